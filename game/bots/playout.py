"""Plays a sampled position with Pro until it can be evaluated."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.contract import Action, Decision, Ending, State, View
from game.variant import Policy, Rules

Values = tuple[float, ...]
"""Each seat's chance to win, from 0 to 1."""


Choice = tuple[Decision | None, Sequence[Action], bool]
"""A decision (None at the end of the match), its actions, and whether its group is partly decided."""
_THE_END: Choice = (None, (), False)


class Group:
    """Tracks the group of simultaneous decisions in progress.

    Groups with the same name may follow each other: a new one begins when a seat returns after others have chosen, and
    at the first decision after a single one.
    """

    __slots__ = ("_seats", "name", "number")

    def __init__(self) -> None:
        self.name = ""
        """The name of the current group; empty if there is none."""
        self._seats: list[int] = []
        self.number = 0
        """Number of groups so far."""

    def add(self, decision: Decision) -> bool:
        """Adds a decision and returns whether it continues the current group."""
        name, seat, seats = decision.group, decision.seat, self._seats
        goes_on = bool(name) and name == self.name and (seat == seats[-1] or seat not in seats)
        if goes_on:
            seats.append(seat)
        else:
            self.name, self._seats = name, [seat]
            self.number += 1
        return goes_on

    def copy(self) -> Group:
        """Returns an independent copy."""
        other = Group()
        other.name, other._seats, other.number = self.name, self._seats[:], self.number
        return other


class Playout:
    """Plays positions of one variant to a point where they can be evaluated."""

    def __init__(self, rules: Rules, policy: Policy, seats: int) -> None:
        self.policy = policy
        self._evaluate = rules.evaluate
        self._max_depth = rules.search.max_playout_depth
        self._seats = seats

    def run(
        self,
        state: State,
        depth: int,
        rng: Random,
        group: Group,
        choice: Choice | None = None,
        view: View | None = None,
    ) -> Values:
        """Plays ``depth`` choices with Pro, and on until the position is quiet; returns each seat's chance to win.

        A position in which a card waits for its answer, or a group is partly decided, is not evaluated. ``choice`` is
        the next choice and ``view`` its decider's view, if already known.
        """
        policy, spent = self.policy, 0
        while True:
            decision, legal, is_open = choice or next_choice(state, group)
            if decision is None:
                return self.values(state)
            if spent >= depth and ((decision.quiet and not is_open) or spent >= self._max_depth):
                return self.values(state)
            state.push(policy(view or state.view(decision.seat), legal, rng))
            choice = view = None
            spent += 1

    def values(self, state: State) -> Values:
        """Returns each seat's chance to win in this position."""
        result = state.result
        if result is not None:
            won = 0.5 if result.reason is Ending.TIE else 1.0
            return tuple([won if seat in result.winners else 0.0 for seat in range(len(result.points))])
        if self._seats == 2:
            first = self._evaluate(state, 0)
            return (first, 1.0 - first)
        return tuple([self._evaluate(state, seat) for seat in range(self._seats)])


class ModelPlayout(Playout):
    """Plays positions to the same points and evaluates them by the public chance to win."""

    def __init__(self, rules: Rules, policy: Policy, seats: int) -> None:
        super().__init__(rules, policy, seats)
        self._rules = rules

    def values(self, state: State) -> Values:
        """Returns each seat's chance, from the search's evaluation if no weights fit the match."""
        return self._rules.chances(state) or super().values(state)


def next_choice(state: State, group: Group) -> Choice:
    """Returns the next decision with more than one choice; plays forced actions on the way."""
    while (decision := state.decision) is not None:
        is_open = group.add(decision) if decision.group or group.name else False
        legal = state.legal_actions()
        if len(legal) > 1:
            return decision, legal, is_open
        state.push(legal[0])
    return _THE_END
