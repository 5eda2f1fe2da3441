"""Information-set Monte-Carlo tree search, for any variant, through its contract alone.

Every iteration samples one full state that agrees with the seat's view and tries on it the actions that are still of
interest, so that luck in the cards is the same for all of them and few samples tell them apart. Each try follows the
tree of information sets below its action and lets the variant's Pro play on for a few decisions before the variant's
evaluation is asked. The tree's nodes are what the *searching* seat would have seen by then, so cards hidden from it
never split them; actions that only some samples allow are judged against how often they could be chosen at all
(Cowling, Powley and Whitehouse, 2012). What is tried is left to a :class:`~game.bots.selection.Selection`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from game.bots.selection import Kid, Node, Race, Selection, Ucb
from game.contract import Action, Decision, Ending, Policy, Rules, State, View

PLAYOUT_DECISIONS = 4
"""Decisions with a choice that are played in an iteration before the position is evaluated."""
LONGEST_PLAYOUT = 400
"""Decisions after which a playout is cut even where the position is not quiet."""

Choose = Callable[[Decision], Selection]
"""Picks the way to select for a decision: a variant's simultaneous choices may want one of their own."""


class Finding(NamedTuple):
    """What a search found out about one action."""

    action: Action
    visits: int
    chance: float
    """The estimated chance to win, 0 to 1."""


class Search:
    """A search for one variant; ``think`` may be called any number of times."""

    def __init__(
        self,
        rules: Rules,
        *,
        root: Choose = lambda decision: Race(),
        inner: Choose = lambda decision: Ucb(),
        guide: Policy | None = None,
        playout: int = PLAYOUT_DECISIONS,
    ) -> None:
        self.rules = rules
        self.root = root
        self.inner = inner
        self.guide = guide or rules.pro
        self.playout = playout
        self._seats = 0

    def think(
        self, view: View, legal_actions: Sequence[Action], rng: Random, may_go_on: Callable[[int], bool]
    ) -> list[Finding]:
        """The actions that were tried, best first.

        ``may_go_on`` is asked before each iteration but the first, with the number of those done.
        """
        decision = view.decision
        if decision is None:
            raise ValueError("the view waits for no decision")
        self._seats = len(view.points)
        selection, root = self.root(decision), Node()
        guess = self.guide(view, legal_actions, rng)
        done = 0
        while not done or (may_go_on(done) and not selection.is_settled(root)):
            sample = view.sample(rng)
            for action in selection.tries(root, legal_actions, guess):
                kid, state = root.kids[action], sample.clone()
                state.push(action)
                value = self._follow(view.seat, kid, state, rng)[decision.seat]
                kid.add(value)
                kid.values.append(value)
            done += 1
        ranking = selection.ranking(root, legal_actions, guess)
        return [Finding(action, root.kids[action].visits, root.kids[action].mean) for action in ranking]

    def _follow(self, seat: int, kid: Kid, state: State, rng: Random) -> tuple[float, ...]:
        """Goes down the tree as ``seat`` knows it, adds one node to it, plays out, and gives each seat's value."""
        path: list[tuple[int, Kid]] = []
        left = self.playout
        while left:
            decision, legal = _next_choice(state)
            if decision is None:
                break
            seen = state.view(seat)
            node = kid.nodes.get(seen)
            if node is None:
                kid.nodes[seen] = Node()
                break
            guess = self._guess(node, decision, seen, state, legal, rng)
            action = self.inner(decision).tries(node, legal, guess)[0]
            kid = node.kids[action]
            path.append((decision.seat, kid))
            state.push(action)
            left -= 1
        values = self._play_out(state, left, rng)
        for decider, passed in path:
            passed.add(values[decider])
        return values

    def _guess(
        self, node: Node, decision: Decision, seen: View, state: State, legal: Sequence[Action], rng: Random
    ) -> Action:
        """Pro's choice; where the searching seat decides it is the same whenever the node is reached."""
        if decision.seat != seen.seat:
            return self.guide(state.view(decision.seat), legal, rng)
        if node.guess is None:
            node.guess = self.guide(seen, legal, rng)
        return node.guess

    def _play_out(self, state: State, left: int, rng: Random) -> tuple[float, ...]:
        """Lets Pro play on and gives each seat's chance to win where it stops.

        It does not stop at a covert decision: that is an answer to something just laid, so the position is not quiet.
        """
        guide, spent = self.guide, 0
        while True:
            decision, legal = _next_choice(state)
            if decision is None or (spent >= left and (not decision.covert or spent >= LONGEST_PLAYOUT)):
                return self._values(state)
            state.push(guide(state.view(decision.seat), legal, rng))
            spent += 1

    def _values(self, state: State) -> tuple[float, ...]:
        result = state.result
        if result is not None:
            won = 0.5 if result.reason is Ending.TIE else 1.0
            return tuple([won if seat in result.winners else 0.0 for seat in range(len(result.points))])
        evaluate = self.rules.evaluate
        seats = self._seats
        if seats == 2:
            first = evaluate(state, 0)
            return (first, 1.0 - first)
        return tuple([evaluate(state, seat) for seat in range(seats)])


def _next_choice(state: State) -> tuple[Decision | None, list[Action]]:
    """The next decision with more than one choice, forced ones taken on the way; None at the end."""
    while (decision := state.decision) is not None:
        legal = state.legal_actions()
        if len(legal) > 1:
            return decision, legal
        state.push(legal[0])
    return None, []
