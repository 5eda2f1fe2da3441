"""Information-set Monte-Carlo tree search for any variant, through its contract alone.

Each iteration samples one full state consistent with the seat's view. All remaining candidate actions are tried on the
same sample, so that card luck cancels out and few samples are needed. Each try descends the tree, lets Pro play a few
decisions and then uses the variant's evaluation. A node of the searching seat is identified by what that seat sees, a
node of another seat by what is public, so neither side reacts to hidden cards. An action that is legal only in some
samples is weighted by how often it was available (Cowling, Powley and Whitehouse, 2012).

A :class:`~game.bots.selection.Selection` picks the actions to try. Simultaneous or hidden decisions are solved with a
mixed strategy in ``simultaneous.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.bots.descent import Choose, Tree
from game.bots.findings import Finding
from game.bots.keys import Keys
from game.bots.nodes import Node
from game.bots.playout import Group, Playout
from game.bots.selection import Race, Ucb
from game.bots.simultaneous import MixedRoot
from game.contract import Action, Decision, State, View
from game.variant import Policy, Rules

ShouldContinue = Callable[[int], bool]
"""Returns whether to continue after ``done`` iterations."""


FORESIGHT = 100
"""Samples valued with the variant's forecast before the first playout."""


class Search:
    """A search for one variant, which may be run any number of times."""

    def __init__(
        self,
        rules: Rules,
        *,
        root: Choose = lambda decision: Race(),
        inner: Choose = lambda decision: Ucb(),
        guide: Policy | None = None,
        playout: int | None = None,
    ) -> None:
        self.rules = rules
        self.root = root
        self.inner = inner
        self.guide = guide or rules.pro
        self.playout = rules.search.playout if playout is None else playout

    def think(
        self, view: View, legal_actions: Sequence[Action], rng: Random, should_continue: ShouldContinue
    ) -> list[Finding]:
        """Returns the tried actions, best first (for a mixed strategy: most probable first).

        ``should_continue`` is called before each iteration except the first, with the number of finished iterations.
        """
        decision = view.decision
        if decision is None:
            raise ValueError("the view waits for no decision")
        playout = Playout(self.rules, self.guide, len(view.points))
        tree = Tree(view.seat, Keys(self.rules, view.seat), playout, self.inner, rng)
        sample = view.sample(rng)
        reopened = self._reopened(view, sample)
        in_the_dark = self.rules.search.bluffs and not decision.group and is_in_the_dark(tree, sample, legal_actions)
        if decision.group or in_the_dark or reopened is not sample:
            return self._mix(MixedRoot(tree, legal_actions, self.playout, in_the_dark), view, reopened, should_continue)
        return self._choose(tree, decision, view, legal_actions, sample, should_continue)

    def _reopened(self, view: View, sample: State) -> State:
        """Returns the sample as it was before the hidden choices of the other seats."""
        reopen = self.rules.reopen
        return sample if reopen is None else reopen(sample, view.seat)

    def _mix(self, root: MixedRoot, view: View, state: State, should_continue: ShouldContinue) -> list[Finding]:
        """Searches for a mixed strategy; ``state`` is the first sample."""
        forecast = self.rules.forecast(view) if self.rules.forecast else None
        if forecast is not None:
            for _ in range(FORESIGHT):
                root.foresee(self._reopened(view, view.sample(root.tree.rng)), forecast)
        root.step(state)
        done = 1
        while should_continue(done):
            root.step(self._reopened(view, view.sample(root.tree.rng)))
            done += 1
        return root.findings()

    def _choose(
        self,
        tree: Tree,
        decision: Decision,
        view: View,
        legal_actions: Sequence[Action],
        sample: State,
        should_continue: ShouldContinue,
    ) -> list[Finding]:
        """Searches for one best action."""
        selection, root = self.root(decision), Node()
        guess = self.guide(view, legal_actions, tree.rng)
        done = 0
        while not done or (should_continue(done) and not selection.is_settled(root)):
            if done:
                sample = view.sample(tree.rng)
            for action in selection.tries(root, legal_actions, guess):
                child, state = root.children[action], sample.clone()
                state.push(action)
                value = tree.follow(state, self.playout, Group())[decision.seat]
                child.add(value)
                child.values.append(value)
            done += 1
        ranking = selection.ranking(root, legal_actions, guess)
        return [Finding(action, root.children[action].visits, root.children[action].mean) for action in ranking]


def is_in_the_dark(tree: Tree, sample: State, legal_actions: Sequence[Action]) -> bool:
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
