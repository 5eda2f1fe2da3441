"""Playing a sampled position on by Pro until it can be judged."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.contract import Action, Decision, Ending, State, View
from game.variant import Policy, Rules

Values = tuple[float, ...]
"""Each seat's chance to win, 0 to 1."""


Choice = tuple[Decision | None, Sequence[Action], bool]
"""A decision with more than one choice, its actions, and whether a part of its group is in; None at the match's end."""
_THE_END: Choice = (None, (), False)


class Group:
    """The decisions made together that are under way, as far as they have been met.

    Groups of one name may follow each other: a seat that is back after others have chosen begins the next one, and so
    does whoever decides after a decision that stood alone.
    """

    __slots__ = ("_seats", "name", "number")

    def __init__(self) -> None:
        self.name = ""
        """The name of the group under way; empty where there is none."""
        self._seats: list[int] = []
        self.number = 0
        """How many groups were met so far."""

    def meet(self, decision: Decision) -> bool:
        """Takes a decision in, and tells whether it goes on with the group that was under way."""
        name, seat, seats = decision.group, decision.seat, self._seats
        goes_on = bool(name) and name == self.name and (seat == seats[-1] or seat not in seats)
        if goes_on:
            seats.append(seat)
        else:
            self.name, self._seats = name, [seat]
            self.number += 1
        return goes_on

    def copy(self) -> Group:
        """The same, to go on from in another way."""
        other = Group()
        other.name, other._seats, other.number = self.name, self._seats[:], self.number
        return other


class Playout:
    """How a search of one variant plays a position on, and what it makes of the end."""

    def __init__(self, rules: Rules, guide: Policy, seats: int) -> None:
        self.guide = guide
        self._evaluate = rules.evaluate
        self._longest = rules.search.longest
        self._seats = seats

    def run(
        self, state: State, left: int, rng: Random, group: Group, ahead: Choice | None = None, view: View | None = None
    ) -> Values:
        """Lets Pro play on for ``left`` choices, and gives each seat's chance to win where the position is quiet.

        What waits for an answer is not judged, and neither is a group of which a part is in. ``ahead`` is the choice
        at hand, and ``view`` its decider's, where they were found already.
        """
        guide, spent = self.guide, 0
        while True:
            decision, legal, is_open = ahead or next_choice(state, group)
            if decision is None:
                return self.values(state)
            if spent >= left and ((decision.quiet and not is_open) or spent >= self._longest):
                return self.values(state)
            state.push(guide(view or state.view(decision.seat), legal, rng))
            ahead = view = None
            spent += 1

    def values(self, state: State) -> Values:
        """Each seat's chance to win as the position stands."""
        result = state.result
        if result is not None:
            won = 0.5 if result.reason is Ending.TIE else 1.0
            return tuple([won if seat in result.winners else 0.0 for seat in range(len(result.points))])
        if self._seats == 2:
            first = self._evaluate(state, 0)
            return (first, 1.0 - first)
        return tuple([self._evaluate(state, seat) for seat in range(self._seats)])


def next_choice(state: State, group: Group) -> Choice:
    """The next decision with more than one choice, forced ones taken on the way."""
    while (decision := state.decision) is not None:
        is_open = group.meet(decision) if decision.group or group.name else False
        legal = state.legal_actions()
        if len(legal) > 1:
            return decision, legal, is_open
        state.push(legal[0])
    return _THE_END
