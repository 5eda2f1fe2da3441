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

from game.bots.action_value import ActionValue
from game.bots.descent import SelectionFactory, Tree
from game.bots.keys import Keys
from game.bots.nodes import Node
from game.bots.playout import Group, Playout
from game.bots.selection import Race, Ucb
from game.bots.simultaneous import MixedRoot, learn_forecasts, mixed_root, open_sample
from game.contract import Action, Decision, State, View
from game.variant import Policy, Rules

ShouldContinue = Callable[[int], bool]
"""Returns whether to continue after ``done`` iterations."""


class Search:
    """A search for one variant, which may be run any number of times."""

    def __init__(
        self,
        rules: Rules,
        *,
        root: SelectionFactory = lambda decision: Race(),
        inner: SelectionFactory = lambda decision: Ucb(),
        playout_policy: Policy | None = None,
        playout_depth: int | None = None,
        playout_type: type[Playout] = Playout,
        plans: bool = True,
    ) -> None:
        """``playout_type`` plays samples on and evaluates the position where it stops.

        ``plans`` tells whether later choices are searched, too. Otherwise Pro makes them after a single decision.
        """
        self.rules = rules
        self.root = root
        self.inner = inner
        self.playout_policy = playout_policy or rules.pro
        self.playout_depth = rules.search.playout_depth if playout_depth is None else playout_depth
        self._playout_type = playout_type
        self._plans = plans

    def run(
        self, view: View, legal_actions: Sequence[Action], rng: Random, should_continue: ShouldContinue
    ) -> list[ActionValue]:
        """Returns the tried actions, best first (for a mixed strategy: most probable first).

        ``should_continue`` is called before each iteration except the first, with the number of finished iterations.
        """
        decision = view.decision
        if decision is None:
            raise ValueError("the view waits for no decision")
        playout = self._playout_type(self.rules, self.playout_policy, len(view.points))
        tree = Tree(view.seat, Keys(self.rules, view.seat), playout, self.inner, rng)
        sample = view.sample(rng)
        root = mixed_root(self.rules, tree, view, sample, legal_actions, self.playout_depth)
        if root is not None:
            return self._mix(root, view, self.rules.undo_hidden_choices(sample, view.seat), should_continue)
        return self._choose(tree, decision, view, legal_actions, sample, should_continue)

    def _mix(self, root: MixedRoot, view: View, state: State, should_continue: ShouldContinue) -> list[ActionValue]:
        """Searches for a mixed strategy; ``state`` is the first sample."""
        learn_forecasts(self.rules, root, view)
        root.step(state)
        done = 1
        while should_continue(done):
            root.step(open_sample(self.rules, view, root.tree.rng))
            done += 1
        return root.action_values()

    def _choose(
        self,
        tree: Tree,
        decision: Decision,
        view: View,
        legal_actions: Sequence[Action],
        sample: State,
        should_continue: ShouldContinue,
    ) -> list[ActionValue]:
        """Searches for one best action."""
        selection, root = self.root(decision), Node()
        guess = self.playout_policy(view, legal_actions, tree.rng)
        tree.is_frozen = not self._plans
        done = 0
        while not done or (should_continue(done) and not selection.is_settled(root)):
            if done:
                sample = view.sample(tree.rng)
            for action in selection.tries(root, legal_actions, guess):
                child, state = root.children[action], sample.clone()
                state.push(action)
                value = tree.follow(state, self.playout_depth, Group())[decision.seat]
                child.add(value)
                child.values.append(value)
            done += 1
        ranking = selection.ranking(root, legal_actions, guess)
        return [ActionValue(action, root.children[action].visits, root.children[action].mean) for action in ranking]
