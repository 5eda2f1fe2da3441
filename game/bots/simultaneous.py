"""The root of a search that needs a mixed strategy: simultaneous choices, or a choice the next seat cannot see.

The other seats' choices of the same moment are drawn from their own mixed strategies, once per sample, so that all
actions of the searching seat meet the same ones. Hidden choices made earlier are made again. Every action of the
searching seat is tried on every sample; then each side learns what would have done better against the other's strategy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.descent import Drawn, Tree
from game.bots.findings import Finding
from game.bots.mixing import Mixture, drawn
from game.bots.playout import Choice, Group, Values, next_choice
from game.contract import Action, State

FAINT = 0.02
"""Smallest probability that is played. Smaller ones are remnants of the first tries."""

FORESEEN = 3
"""Number of tries that a forecast counts for."""

Forecast = Callable[[Action, Action], float]
"""Returns the searching seat's expected chance to win if its action (first) meets another seat's action."""


class Meeting:
    """One choice of another seat on one sample, and the values of the searching seat's actions against it, by index."""

    __slots__ = ("drawn", "values")

    def __init__(self, drawn: Drawn) -> None:
        self.drawn = drawn
        self.values: dict[int, Values] = {}


class Try:
    """One action of the searching seat on one sample: the choices it met, the seat's later choices, the values."""

    __slots__ = ("choices", "meetings", "values")

    def __init__(self, meetings: list[Meeting]) -> None:
        self.meetings = meetings
        self.choices: list[Drawn] = []
        self.values: Values = ()


class MixedRoot:
    """The decision of the searching seat and its mixed strategy."""

    def __init__(self, tree: Tree, offered: Sequence[Action], playout: int, in_the_dark: bool) -> None:
        self.tree = tree
        self.offered = offered
        self._playout = playout
        self._in_the_dark = in_the_dark
        """Whether the next seat cannot see the choice although the two decisions are not a group."""
        self._own = Mixture()
        self._rounds = 0
        self._worths = [0.0] * len(offered)

    def step(self, state: State) -> None:
        """Tries every action on one sample, in which the others' hidden choices are still open, and learns from it."""
        tries, shared = self._try_all(state)
        strategy = self._own.strategy(self.offered)
        for meeting in shared.values():
            self._teach(meeting, strategy)
        for each in tries:
            _learn_later(each, self.tree.seat)
        self._learn(tries)

    def measure(self, state: State) -> dict[Action, float]:
        """Returns the value of every action on one such sample. Called once the tree is frozen."""
        tries, _ = self._try_all(state)
        return {action: each.values[self.tree.seat] for action, each in zip(self.offered, tries, strict=True)}

    def _try_all(self, state: State) -> tuple[list[Try], dict[Mixture, Meeting]]:
        """Tries every action on one sample. Returns the tries and the choices that they met."""
        group = Group()
        meetings = self._meet_before(state, group)
        shared = {each.drawn.mixture: each for each in meetings}
        places = range(len(self.offered))
        return [self._try(at, state.clone(), group.copy(), Try(list(meetings)), shared) for at in places], shared

    def foresee(self, state: State, forecast: Forecast) -> None:
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
        mixture.learn(theirs, [_mean(own, [mixture.worth(place, each) for place in places]) for each in theirs])
        self._own.learn(
            self.offered,
            [_mean(other, [self._own.worth((mixture, each), action) for each in theirs]) for action in self.offered],
        )

    def _expect(self, mixture: Mixture, theirs: Action, forecast: Forecast) -> None:
        """Records for both seats the forecast of every own action against one action of the other seat."""
        for index, action in enumerate(self.offered):
            chance = forecast(action, theirs)
            mixture.expect(index, theirs, 1.0 - chance, FORESEEN)
            self._own.expect((mixture, theirs), action, chance, FORESEEN)

    def _other_choice(self, state: State) -> tuple[Mixture, Sequence[Action]] | None:
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
            assert decision is not None, "a reopened sample comes to the searching seat's decision"
            if decision.seat == self.tree.seat:
                return found
            mixture, _ = self.tree.mixture(decision, state, [each.drawn for each in found])
            action = self._drawn_from(mixture, legal)
            found.append(Meeting(Drawn(mixture, legal, action, decision.seat)))
            state.push(action)

    def _try(self, place: int, state: State, group: Group, attempt: Try, shared: dict[Mixture, Meeting]) -> Try:
        """Plays one action and the choices of seats that cannot see it, and descends the tree from there."""
        state.push(self.offered[place])
        chosen = [each.drawn for each in attempt.meetings]
        moment = group.number
        while True:
            ahead = next_choice(state, group)
            if not self._is_dark(ahead, attempt, group.number == moment):
                break
            drawn = self._draw(ahead, state, chosen, attempt, shared)
            chosen.append(drawn)
            state.push(drawn.action)
        attempt.values = self.tree.follow(state, self._playout, group, ahead)
        for meeting in attempt.meetings:
            meeting.values[place] = attempt.values
        return attempt

    def _is_dark(self, ahead: Choice, attempt: Try, is_now: bool) -> bool:
        """Returns whether the next choice is made without seeing the tried action; ``is_now``: in the same group."""
        decision, _, is_open = ahead
        if decision is None or is_open:
            return is_open and is_now
        return self._in_the_dark and not attempt.meetings and decision.seat != self.tree.seat

    def _draw(
        self, ahead: Choice, state: State, chosen: Sequence[Drawn], attempt: Try, shared: dict[Mixture, Meeting]
    ) -> Drawn:
        """Returns the hidden choice of a seat. Another seat chooses the same whatever the searching seat tries."""
        decision, legal, _ = ahead
        assert decision is not None
        mixture, _ = self.tree.mixture(decision, state, chosen)
        meeting = shared.get(mixture)
        if meeting is not None and meeting.drawn.action in legal:
            attempt.meetings.append(meeting)
            return meeting.drawn
        drawn = Drawn(mixture, legal, self._drawn_from(mixture, legal), decision.seat)
        if decision.seat == self.tree.seat:
            attempt.choices.append(drawn)
        else:
            shared[mixture] = Meeting(drawn)
            attempt.meetings.append(shared[mixture])
        return drawn

    def _drawn_from(self, mixture: Mixture, legal: Sequence[Action]) -> Action:
        """Draws an action to try; from a frozen tree, one as it would be played."""
        rng = self.tree.rng
        return drawn(legal, _played(mixture, legal), rng) if self.tree.is_frozen else mixture.draw(legal, rng)

    def _teach(self, meeting: Meeting, strategy: Sequence[float]) -> None:
        """Updates another seat's strategy against the searching seat's current strategy."""
        mixture, offered, action, seat = meeting.drawn
        for place, values in meeting.values.items():
            mixture.add(place, action, values[seat])
            self._own.add((mixture, action), self.offered[place], values[self.tree.seat])
        worths: list[float | None] = []
        for each in offered:
            found = [(strategy[place], mixture.worth(place, each)) for place in meeting.values]
            known = [share * worth for share, worth in found if worth is not None]
            worths.append(sum(known) if known else None)
        mixture.learn(offered, worths)

    def _learn(self, tries: Sequence[Try]) -> None:
        """Updates the searching seat's strategy against the others' current strategies."""
        worths = [self._worth(action, each) for action, each in zip(self.offered, tries, strict=True)]
        self._rounds += 1
        self._own.learn(self.offered, worths)
        self._worths = [sum_ + self._rounds * worth for sum_, worth in zip(self._worths, worths, strict=True)]

    def _worth(self, action: Action, attempt: Try) -> float:
        """Returns the expected value of a try, with the others' choices weighted by their strategies."""
        worth = attempt.values[self.tree.seat]
        for meeting in attempt.meetings:
            mixture, offered, met, _ = meeting.drawn
            worth -= self._own.worth((mixture, met), action) or 0.0
            for share, each in zip(mixture.strategy(offered), offered, strict=True):
                if share:
                    worth += share * (self._own.worth((mixture, each), action) or 0.0)
        return worth

    def findings(self) -> list[Finding]:
        """Returns the results of all actions, most probable first."""
        shares = _played(self._own, self.offered)
        weight = self._rounds * (self._rounds + 1) / 2
        found = [
            Finding(action, self._rounds, min(1.0, max(0.0, worth / weight)), share)
            for action, share, worth in zip(self.offered, shares, self._worths, strict=True)
        ]
        return sorted(found, key=lambda each: (-(each.share or 0.0), -each.chance))


def _played(mixture: Mixture, offered: Sequence[Action]) -> list[float]:
    """Returns the final probability of each action; very small ones become 0."""
    shares = [share if share >= FAINT else 0.0 for share in mixture.average(offered)]
    total = sum(shares)
    return [share / total for share in shares] if total else shares


def _mean(shares: Sequence[float], worths: Sequence[float | None]) -> float:
    """Returns the mean of values weighted with probabilities."""
    return sum([share * worth for share, worth in zip(shares, worths, strict=True) if worth is not None])


def _learn_later(attempt: Try, seat: int) -> None:
    """Updates the strategies of the seat's own later choices in the group from a try."""
    value = attempt.values[seat]
    for mixture, offered, action, _ in attempt.choices:
        for meeting in attempt.meetings:
            mixture.add((meeting.drawn.mixture, meeting.drawn.action), action, value)
        mixture.learn(offered, [_mean_worth(mixture, each, attempt.meetings) for each in offered])


def _mean_worth(mixture: Mixture, action: Action, meetings: Sequence[Meeting]) -> float | None:
    """Returns the mean value of an action against the strategies it meets, or None if untried."""
    worths = []
    for meeting in meetings:
        theirs, offered, _, _ = meeting.drawn
        for share, each in zip(theirs.strategy(offered), offered, strict=True):
            worth = mixture.worth((theirs, each), action)
            if worth is None:
                return None
            worths.append(share * worth)
    return sum(worths) / len(meetings) if worths else None
