"""The root of a search that needs a mixed strategy: choices made together, or without seeing the other's.

The others' choices that belong to the same moment are drawn from mixtures of their own, once for each sample, so that
all actions of the searching seat meet the same ones; those that were made before it, still hidden, are made anew. Every
own action is tried on every sample, and each side then learns what would have done better against the other's mixture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.descent import Drawn, Tree
from game.bots.findings import Finding
from game.bots.mixing import Mixture, drawn
from game.bots.playout import Choice, Group, Values, next_choice
from game.contract import Action, State

FAINT = 0.02
"""A share below which an action is not played at all: it is what is left of the first tries."""

FORESEEN = 3
"""How many tries a forecast weighs as much as."""

Forecast = Callable[[Action, Action], float]
"""The searching seat's expected chance to win when one of its actions meets another seat's."""


class Meeting:
    """One choice of another seat on one sample, and the values of the searching seat's actions against it, in order."""

    __slots__ = ("drawn", "values")

    def __init__(self, drawn: Drawn) -> None:
        self.drawn = drawn
        self.values: dict[int, Values] = {}


class Try:
    """One own action on one sample: whom it met, what the seat itself went on with, and what came of it."""

    __slots__ = ("choices", "meetings", "values")

    def __init__(self, meetings: list[Meeting]) -> None:
        self.meetings = meetings
        self.choices: list[Drawn] = []
        self.values: Values = ()


class MixedRoot:
    """The decision of the searching seat, and the strategy that it comes to."""

    def __init__(self, tree: Tree, offered: Sequence[Action], playout: int, in_the_dark: bool) -> None:
        self.tree = tree
        self.offered = offered
        self._playout = playout
        self._in_the_dark = in_the_dark
        """Whether who answers next does not see the choice, though the two are no group."""
        self._own = Mixture()
        self._rounds = 0
        self._worths = [0.0] * len(offered)

    def step(self, state: State) -> None:
        """Tries every action on one sample, whose hidden choices of others are still to be made, and learns from it."""
        tries, shared = self._try_all(state)
        strategy = self._own.strategy(self.offered)
        for meeting in shared.values():
            self._teach(meeting, strategy)
        for each in tries:
            _learn_later(each, self.tree.seat)
        self._learn(tries)

    def measure(self, state: State) -> dict[Action, float]:
        """What every action comes to on one such sample, once the tree is frozen."""
        tries, _ = self._try_all(state)
        return {action: each.values[self.tree.seat] for action, each in zip(self.offered, tries, strict=True)}

    def _try_all(self, state: State) -> tuple[list[Try], dict[Mixture, Meeting]]:
        """Tries every action on one sample, and gives whom they met as well."""
        group = Group()
        meetings = self._meet_before(state, group)
        shared = {each.drawn.mixture: each for each in meetings}
        places = range(len(self.offered))
        return [self._try(at, state.clone(), group.copy(), Try(list(meetings)), shared) for at in places], shared

    def foresee(self, state: State, forecast: Forecast) -> None:
        """Learns from the expected values of the searching seat's actions on one sample, without playing out.

        Its hidden choices of the other seat are still to be made. A sample in which that seat has no choice teaches
        nothing.
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
        """Notes for both seats what every own action may be expected to come to against one of the other's."""
        for index, action in enumerate(self.offered):
            chance = forecast(action, theirs)
            mixture.expect(index, theirs, 1.0 - chance, FORESEEN)
            self._own.expect((mixture, theirs), action, chance, FORESEEN)

    def _other_choice(self, state: State) -> tuple[Mixture, Sequence[Action]] | None:
        """How the other seat mixes what it chooses in the dark on a sample, and among what; None where it has none."""
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
        """Has the others choose what they chose in the dark before the searching seat, up to its decision."""
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
        """Takes one action, has those choose who do not see it, and follows the tree from there."""
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
        """Whether the next choice is made without seeing the action that is tried; ``is_now``: in the same group."""
        decision, _, is_open = ahead
        if decision is None or is_open:
            return is_open and is_now
        return self._in_the_dark and not attempt.meetings and decision.seat != self.tree.seat

    def _draw(
        self, ahead: Choice, state: State, chosen: Sequence[Drawn], attempt: Try, shared: dict[Mixture, Meeting]
    ) -> Drawn:
        """The choice of a seat in the dark: another seat chooses alike whatever the searching seat tries."""
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
        """An action to try; from a frozen tree one as it is played."""
        rng = self.tree.rng
        return drawn(legal, _played(mixture, legal), rng) if self.tree.is_frozen else mixture.draw(legal, rng)

    def _teach(self, meeting: Meeting, strategy: Sequence[float]) -> None:
        """Lets another seat learn what would have done better against the searching seat's current strategy."""
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
        """Has the searching seat learn, from what each action is worth against the others' strategies as they are."""
        worths = [self._worth(action, each) for action, each in zip(self.offered, tries, strict=True)]
        self._rounds += 1
        self._own.learn(self.offered, worths)
        self._worths = [sum_ + self._rounds * worth for sum_, worth in zip(self._worths, worths, strict=True)]

    def _worth(self, action: Action, attempt: Try) -> float:
        """What a try came to, had the others drawn each of their choices as often as their strategies have it."""
        worth = attempt.values[self.tree.seat]
        for meeting in attempt.meetings:
            mixture, offered, met, _ = meeting.drawn
            worth -= self._own.worth((mixture, met), action) or 0.0
            for share, each in zip(mixture.strategy(offered), offered, strict=True):
                if share:
                    worth += share * (self._own.worth((mixture, each), action) or 0.0)
        return worth

    def findings(self) -> list[Finding]:
        """What was found out about every action: the one that is played most often first."""
        shares = _played(self._own, self.offered)
        weight = self._rounds * (self._rounds + 1) / 2
        found = [
            Finding(action, self._rounds, min(1.0, max(0.0, worth / weight)), share)
            for action, share, worth in zip(self.offered, shares, self._worths, strict=True)
        ]
        return sorted(found, key=lambda each: (-(each.share or 0.0), -each.chance))


def _played(mixture: Mixture, offered: Sequence[Action]) -> list[float]:
    """How often each action is played in the end: never where it is faint."""
    shares = [share if share >= FAINT else 0.0 for share in mixture.average(offered)]
    total = sum(shares)
    return [share / total for share in shares] if total else shares


def _mean(shares: Sequence[float], worths: Sequence[float | None]) -> float:
    """The mean of worths, each as often as its share."""
    return sum([share * worth for share, worth in zip(shares, worths, strict=True) if worth is not None])


def _learn_later(attempt: Try, seat: int) -> None:
    """Has the mixtures of the seat's own later choices of the group learn from a try."""
    value = attempt.values[seat]
    for mixture, offered, action, _ in attempt.choices:
        for meeting in attempt.meetings:
            mixture.add((meeting.drawn.mixture, meeting.drawn.action), action, value)
        mixture.learn(offered, [_mean_worth(mixture, each, attempt.meetings) for each in offered])


def _mean_worth(mixture: Mixture, action: Action, meetings: Sequence[Meeting]) -> float | None:
    """What an action is worth against the strategies of those whom it meets; None if it was never tried."""
    worths = []
    for meeting in meetings:
        theirs, offered, _, _ = meeting.drawn
        for share, each in zip(theirs.strategy(offered), offered, strict=True):
            worth = mixture.worth((theirs, each), action)
            if worth is None:
                return None
            worths.append(share * worth)
    return sum(worths) / len(meetings) if worths else None
