"""The root of a search that needs a mixed strategy: simultaneous choices, or a choice the next seat cannot see.

The other seats' choices of the same moment are drawn from their own mixed strategies, once per sample, so that all
actions of the searching seat meet the same ones. Hidden choices made earlier are made again. Every action of the
searching seat is tried on every sample; then each side learns what would have done better against the other's strategy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.bots.action_value import ActionValue
from game.bots.descent import Drawn, Tree
from game.bots.mixing import MixedStrategy, drawn
from game.bots.playout import Choice, Group, Values, next_choice
from game.contract import Action, State, View
from game.variant import Rules

MIN_PLAYED = 0.02
"""Smallest probability that is played. Smaller ones are remnants of the first tries."""

FORECAST_SAMPLES = 100
"""Samples valued with the variant's forecast before the first playout."""
FORECAST_WEIGHT = 3
"""Number of tries that a forecast counts for."""

Forecast = Callable[[Action, Action], float]
"""Returns the searching seat's expected chance to win if its action (first) meets another seat's action."""


class Meeting:
    """One choice of another seat on one sample, and the values of the searching seat's actions against it, by index."""

    __slots__ = ("drawn", "values")

    def __init__(self, drawn: Drawn) -> None:
        self.drawn = drawn
        self.values: dict[int, Values] = {}


class Attempt:
    """One action of the searching seat on one sample: the choices it met, the seat's later choices, the values."""

    __slots__ = ("choices", "meetings", "values")

    def __init__(self, meetings: list[Meeting]) -> None:
        self.meetings = meetings
        self.choices: list[Drawn] = []
        self.values: Values = ()


Met = dict[MixedStrategy, Meeting]
"""The other seats' choices on one sample, by their strategies."""


class MixedRoot:
    """The decision of the searching seat and its mixed strategy."""

    def __init__(self, tree: Tree, offered: Sequence[Action], playout_depth: int, is_hidden: bool) -> None:
        self.tree = tree
        self.offered = offered
        self._playout_depth = playout_depth
        self._is_hidden = is_hidden
        """Whether the next seat cannot see the choice although the two decisions are not a group."""
        self._own = MixedStrategy()
        self._rounds = 0
        self._payoff_sums = [0.0] * len(offered)

    def step(self, state: State) -> None:
        """Tries every action on one sample, in which the others' hidden choices are still open, and learns from it."""
        attempts, met = self._attempt_all(state)
        strategy = self._own.strategy(self.offered)
        for meeting in met.values():
            self._teach(meeting, strategy)
        for each in attempts:
            _learn_later(each, self.tree.seat)
        self._learn(attempts)

    def measure(self, state: State) -> dict[Action, float]:
        """Returns the value of every action on one such sample. Called once the tree is frozen."""
        attempts, _ = self._attempt_all(state)
        return {action: each.values[self.tree.seat] for action, each in zip(self.offered, attempts, strict=True)}

    def _attempt_all(self, state: State) -> tuple[list[Attempt], Met]:
        """Tries every action on one sample. Returns the attempts and the choices that they met."""
        group = Group()
        meetings = self._meet_before(state, group)
        met = {each.drawn.mixture: each for each in meetings}
        places = range(len(self.offered))
        return [self._attempt(at, state.clone(), group.copy(), Attempt(list(meetings)), met) for at in places], met

    def learn_forecast(self, state: State, forecast: Forecast) -> None:
        """Learns from the forecast of the searching seat's actions on one sample, without playouts.

        The other seat's hidden choice is still open in it. A sample in which that seat has no choice teaches nothing.
        """
        met = self._other_choice(state)
        if met is None:
            return
        mixture, theirs = met
        for each in theirs:
            if not self._own.knows((mixture, each)):
                self._expect(mixture, each, forecast)
        own, other = self._own.strategy(self.offered), mixture.strategy(theirs)
        places = range(len(self.offered))
        mixture.learn(theirs, [_mean(own, [mixture.payoff(place, each) for place in places]) for each in theirs])
        self._own.learn(
            self.offered,
            [_mean(other, [self._own.payoff((mixture, each), action) for each in theirs]) for action in self.offered],
        )

    def _expect(self, mixture: MixedStrategy, theirs: Action, forecast: Forecast) -> None:
        """Records for both seats the forecast of every own action against one action of the other seat."""
        for index, action in enumerate(self.offered):
            chance = forecast(action, theirs)
            mixture.expect(index, theirs, 1.0 - chance, FORECAST_WEIGHT)
            self._own.expect((mixture, theirs), action, chance, FORECAST_WEIGHT)

    def _other_choice(self, state: State) -> tuple[MixedStrategy, Sequence[Action]] | None:
        """Returns the other seat's mixed strategy and actions for its hidden choice, or None if it has no choice."""
        group = Group()
        before = self._meet_before(state, group)
        if before:
            return before[0].drawn.mixture, before[0].drawn.offered
        state.push(self.offered[0])
        moment = group.number
        decision, legal, is_open = next_choice(state, group)
        if decision is None or not is_open or group.number != moment or decision.seat == self.tree.seat:
            return None
        return self.tree.mixture(decision, state, ())[0], legal

    def _meet_before(self, state: State, group: Group) -> list[Meeting]:
        """Makes the others' hidden choices that come before the searching seat's decision."""
        found: list[Meeting] = []
        while True:
            decision, legal, _ = next_choice(state, group)
            assert decision is not None, "an open sample reaches the searching seat's decision"
            if decision.seat == self.tree.seat:
                return found
            mixture, _ = self.tree.mixture(decision, state, [each.drawn for each in found])
            action = self._drawn_from(mixture, legal)
            found.append(Meeting(Drawn(mixture, legal, action, decision.seat)))
            state.push(action)

    def _attempt(self, place: int, state: State, group: Group, attempt: Attempt, met: Met) -> Attempt:
        """Plays one action and the choices of seats that cannot see it, and descends the tree from there."""
        state.push(self.offered[place])
        chosen = [each.drawn for each in attempt.meetings]
        moment = group.number
        while True:
            choice = next_choice(state, group)
            if not self._is_unseen(choice, attempt, group.number == moment):
                break
            drawn = self._draw(choice, state, chosen, attempt, met)
            chosen.append(drawn)
            state.push(drawn.action)
        attempt.values = self.tree.follow(state, self._playout_depth, group, choice)
        for meeting in attempt.meetings:
            meeting.values[place] = attempt.values
        return attempt

    def _is_unseen(self, choice: Choice, attempt: Attempt, is_now: bool) -> bool:
        """Returns whether the next choice is made without seeing the tried action; ``is_now``: in the same group."""
        decision, _, is_open = choice
        if decision is None or is_open:
            return is_open and is_now
        return self._is_hidden and not attempt.meetings and decision.seat != self.tree.seat

    def _draw(self, choice: Choice, state: State, chosen: Sequence[Drawn], attempt: Attempt, met: Met) -> Drawn:
        """Returns the hidden choice of a seat. Another seat chooses the same whatever the searching seat tries."""
        decision, legal, _ = choice
        assert decision is not None
        mixture, _ = self.tree.mixture(decision, state, chosen)
        meeting = met.get(mixture)
        if meeting is not None and meeting.drawn.action in legal:
            attempt.meetings.append(meeting)
            return meeting.drawn
        drawn = Drawn(mixture, legal, self._drawn_from(mixture, legal), decision.seat)
        if decision.seat == self.tree.seat:
            attempt.choices.append(drawn)
        else:
            met[mixture] = Meeting(drawn)
            attempt.meetings.append(met[mixture])
        return drawn

    def _drawn_from(self, mixture: MixedStrategy, legal: Sequence[Action]) -> Action:
        """Draws an action to try; from a frozen tree, one as it would be played."""
        rng = self.tree.rng
        return drawn(legal, _played(mixture, legal), rng) if self.tree.is_frozen else mixture.draw(legal, rng)

    def _teach(self, meeting: Meeting, strategy: Sequence[float]) -> None:
        """Updates another seat's strategy against the searching seat's current strategy."""
        mixture, offered, action, seat = meeting.drawn
        for place, values in meeting.values.items():
            mixture.add(place, action, values[seat])
            self._own.add((mixture, action), self.offered[place], values[self.tree.seat])
        payoffs: list[float | None] = []
        for each in offered:
            found = [(strategy[place], mixture.payoff(place, each)) for place in meeting.values]
            known = [share * payoff for share, payoff in found if payoff is not None]
            payoffs.append(sum(known) if known else None)
        mixture.learn(offered, payoffs)

    def _learn(self, attempts: Sequence[Attempt]) -> None:
        """Updates the searching seat's strategy against the others' current strategies."""
        payoffs = [self._expected_payoff(action, each) for action, each in zip(self.offered, attempts, strict=True)]
        self._rounds += 1
        self._own.learn(self.offered, payoffs)
        sums = zip(self._payoff_sums, payoffs, strict=True)
        self._payoff_sums = [total + self._rounds * payoff for total, payoff in sums]

    def _expected_payoff(self, action: Action, attempt: Attempt) -> float:
        """Returns the expected value of a try, with the others' choices weighted by their strategies."""
        payoff = attempt.values[self.tree.seat]
        for meeting in attempt.meetings:
            mixture, offered, met, _ = meeting.drawn
            payoff -= self._own.payoff((mixture, met), action) or 0.0
            for share, each in zip(mixture.strategy(offered), offered, strict=True):
                if share:
                    payoff += share * (self._own.payoff((mixture, each), action) or 0.0)
        return payoff

    def action_values(self) -> list[ActionValue]:
        """Returns the results of all actions, most probable first."""
        shares = _played(self._own, self.offered)
        weight = self._rounds * (self._rounds + 1) / 2
        found = [
            ActionValue(action, self._rounds, min(1.0, max(0.0, payoff / weight)), share)
            for action, share, payoff in zip(self.offered, shares, self._payoff_sums, strict=True)
        ]
        return sorted(found, key=lambda each: (-(each.share or 0.0), -each.chance))


def mixed_root(
    rules: Rules, tree: Tree, view: View, sample: State, offered: Sequence[Action], playout_depth: int
) -> MixedRoot | None:
    """Returns the root of a simultaneous or hidden decision, or None if one action is best in the decision."""
    decision = view.decision
    assert decision is not None
    is_hidden = rules.search.bluffs and not decision.group and is_hidden_choice(tree, sample, offered)
    if decision.group or is_hidden or rules.undo_hidden_choices(sample, view.seat) is not sample:
        return MixedRoot(tree, offered, playout_depth, is_hidden)
    return None


def is_hidden_choice(tree: Tree, sample: State, legal_actions: Sequence[Action]) -> bool:
    """Returns whether another seat decides next and cannot see which of the actions was chosen."""
    seen = set()
    for action in legal_actions:
        state = sample.clone()
        state.push(action)
        decision = state.decision
        if decision is None or decision.seat == tree.seat:
            return False
        seen.add(tree.keys.of(state, decision).key)
        if len(seen) > 1:
            return False
    return True


def open_sample(rules: Rules, view: View, rng: Random) -> State:
    """Samples a state from a view in which the hidden choices of the other seats are still open."""
    state: State = rules.undo_hidden_choices(view.sample(rng), view.seat)
    return state


def learn_forecasts(rules: Rules, root: MixedRoot, view: View) -> None:
    """Starts a mixed strategy from the variant's forecast, if it has one."""
    forecast = rules.forecast(view) if rules.forecast else None
    if forecast is not None:
        for _ in range(FORECAST_SAMPLES):
            root.learn_forecast(open_sample(rules, view, root.tree.rng), forecast)


def _played(mixture: MixedStrategy, offered: Sequence[Action]) -> list[float]:
    """Returns the final probability of each action; very small ones become 0."""
    shares = [share if share >= MIN_PLAYED else 0.0 for share in mixture.average(offered)]
    total = sum(shares)
    return [share / total for share in shares] if total else shares


def _mean(shares: Sequence[float], payoffs: Sequence[float | None]) -> float:
    """Returns the mean of values weighted with probabilities."""
    return sum([share * payoff for share, payoff in zip(shares, payoffs, strict=True) if payoff is not None])


def _learn_later(attempt: Attempt, seat: int) -> None:
    """Updates the strategies of the seat's own later choices in the group from a try."""
    value = attempt.values[seat]
    for mixture, offered, action, _ in attempt.choices:
        for meeting in attempt.meetings:
            mixture.add((meeting.drawn.mixture, meeting.drawn.action), action, value)
        mixture.learn(offered, [_mean_payoff(mixture, each, attempt.meetings) for each in offered])


def _mean_payoff(mixture: MixedStrategy, action: Action, meetings: Sequence[Meeting]) -> float | None:
    """Returns the mean value of an action against the strategies it meets, or None if untried."""
    payoffs = []
    for meeting in meetings:
        theirs, offered, _, _ = meeting.drawn
        for share, each in zip(theirs.strategy(offered), offered, strict=True):
            payoff = mixture.payoff((theirs, each), action)
            if payoff is None:
                return None
            payoffs.append(share * payoff)
    return sum(payoffs) / len(meetings) if payoffs else None
