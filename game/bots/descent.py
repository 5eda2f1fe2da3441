"""Descends the search tree on one sampled state: by bounds, or by mixed strategies at simultaneous decisions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import NamedTuple

from game.bots.keys import Keys
from game.bots.mixing import MixedStrategy
from game.bots.nodes import Child, Node
from game.bots.playout import Choice, Group, Playout, Values, next_choice
from game.bots.selection import Selection
from game.contract import Action, Decision, State, View

SelectionFactory = Callable[[Decision], Selection]
"""Creates the selection for a single decision."""


class Drawn(NamedTuple):
    """One choice drawn from a mixed strategy."""

    mixture: MixedStrategy
    offered: Sequence[Action]
    action: Action
    seat: int


class Tree:
    """The tree of one search of one seat. The same knowledge leads to the same node, whatever the moves were."""

    def __init__(self, seat: int, keys: Keys, playout: Playout, inner_selection: SelectionFactory, rng: Random) -> None:
        self.seat = seat
        self.keys = keys
        self.rng = rng
        self._playout = playout
        self._inner_selection = inner_selection
        self.is_frozen = False
        """Whether learning has stopped: players then use the strategies found, and after that play like Pro."""
        self._nodes: dict[Hashable, Node] = {}
        self._mixtures: dict[Hashable, MixedStrategy] = {}

    def follow(self, state: State, depth: int, group: Group, choice: Choice | None = None) -> Values:
        """Descends for ``depth`` choices, adds one node, plays out and returns each seat's value.

        A group that was entered is always completed. ``choice`` is the next choice, if already known.
        """
        if self.is_frozen:
            return self._playout.run(state, depth, self.rng, group, choice)
        path: list[tuple[int, Child]] = []
        together: dict[int, list[Drawn]] = {}
        view: View | None = None
        while depth > 0 or together:
            choice = choice or next_choice(state, group)
            decision, legal, is_open = choice
            if decision is None or (depth <= 0 and not is_open):
                break
            if decision.group:
                action = self._draw(decision, legal, state, together.setdefault(group.number, []))
            else:
                action, view = self._select(decision, legal, state, path)
            if action is None:
                break
            state.push(action)
            choice = view = None
            depth -= 1
        values = self._playout.run(state, depth, self.rng, group, choice, view)
        for seat, child in path:
            child.add(values[seat])
        for drawn in together.values():
            learn_together(drawn, values)
        return values

    def _select(
        self, decision: Decision, legal: Sequence[Action], state: State, path: list[tuple[int, Child]]
    ) -> tuple[Action | None, View | None]:
        """Returns the next action of a single decision (None at a new node), and the decider's view, if created."""
        key, view = self.keys.of(state, decision)
        node = self._nodes.get(key)
        if node is None:
            self._nodes[key] = Node()
            return None, view
        guess = node.guess
        if guess is None:
            guess = self._playout.policy(view or state.view(decision.seat), legal, self.rng)
            if decision.seat == self.seat:  # the guess is the same at every visit
                node.guess = guess
        action = self._inner_selection(decision).tries(node, legal, guess)[0]
        path.append((decision.seat, node.children[action]))
        return action, view

    def _draw(self, decision: Decision, legal: Sequence[Action], state: State, before: list[Drawn]) -> Action | None:
        """Returns the next action of a simultaneous decision, or None if its group is new."""
        mixture, is_new = self.mixture(decision, state, before)
        if is_new and not before:
            return None
        action = mixture.draw(legal, self.rng)
        before.append(Drawn(mixture, legal, action, decision.seat))
        return action

    def mixture(self, decision: Decision, state: State, before: Sequence[Drawn]) -> tuple[MixedStrategy, bool]:
        """Returns the mixed strategy of a decision and whether it is new; ``before`` are its group's choices so far.

        A seat that chooses twice in a group knows its own first choice; the others do not.
        """
        own = tuple([drawn.action for drawn in before if drawn.seat == decision.seat])
        key = (self.keys.of(state, decision).key, own)
        mixture = self._mixtures.get(key)
        if mixture is not None:
            return mixture, False
        mixture = self._mixtures[key] = MixedStrategy()
        return mixture, True


def learn_together(drawn: Sequence[Drawn], values: Values) -> None:
    """Updates all mixed strategies of a group from one try: what every other action would have scored."""
    for each in drawn:
        answer = tuple([other.action for other in drawn if other.seat != each.seat])
        each.mixture.add(answer, each.action, values[each.seat])
        each.mixture.learn(each.offered, [each.mixture.payoff(answer, action) for action in each.offered])
