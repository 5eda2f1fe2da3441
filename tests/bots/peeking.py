"""Players that see what no seat may see: upper marks for All-Pro, and matches to measure it against them.

``python -m tests.bots.peeking hands --matches 400 --budget 100`` plays All-Pro against one that sees the other hand;
``everything`` instead of ``hands`` shows it the draw pile and the coming shuffles too.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from game.bots.players import Budget, SearchBot, make_bot, thinking_generator, thinking_key
from game.bots.search import Search
from game.bots.tally import wilson
from game.chance import shuffled
from game.contract import Action, State, View
from game.variant import Rules
from game.variants import find_rules

Reveal = Callable[[State, Random], State]


class Peek:
    """A view of a seat whose samples come from the true state."""

    def __init__(self, view: View, state: State, reveal: Reveal) -> None:
        self._view = view
        self._state = state
        self._reveal = reveal

    def __getattr__(self, name: str) -> Any:
        return getattr(self._view, name)

    def sample(self, rng: Random) -> State:
        return self._reveal(self._state, rng)


def hands(state: Any, rng: Random) -> State:
    """The true hands over a draw pile in any order, and another chance from then on."""
    copy: Any = state.clone()
    copy.draw_pile = shuffled(sorted(copy.draw_pile), rng)
    copy.key, copy.chance = int(rng.random() * 2**53), 0
    return copy


def everything(state: State, rng: Random) -> State:
    """The true state, the order of the draw pile and the coming shuffles included."""
    return state.clone()


REVEALS: dict[str, Reveal] = {"hands": hands, "everything": everything}


class PeekingBot:
    """A search over what it should not see."""

    def __init__(self, rules: Rules, reveal: Reveal) -> None:
        self.bot = SearchBot(Search(rules))
        self.reveal = reveal

    def choose(self, state: State, legal_actions: Sequence[Action], budget: Budget, rng: Random) -> tuple[Action, ...]:
        decision = state.decision
        assert decision is not None
        peek: Any = Peek(state.view(decision.seat), state, self.reveal)
        return self.bot.choose(peek, legal_actions, budget, rng)


def play_against(rules: Rules, reveal: Reveal, budget: Budget, seed: int, honest_seat: int) -> float | None:
    """Whether All-Pro beat the peeking player: 1, 0, or None for a tie."""
    honest, peeking = make_bot("all-pro", rules), PeekingBot(rules, reveal)
    state, _ = rules.start(rules.complete({}), seed)
    count = 0
    while (decision := state.decision) is not None:
        legal = state.legal_actions()
        rng = thinking_generator(thinking_key(seed, decision.seat, count))
        if decision.seat == honest_seat:
            actions = honest.choose(state.view(decision.seat), legal, budget, rng)
        else:
            actions = peeking.choose(state, legal, budget, rng)
        for action in actions:
            state.push(action)
            count += 1
    winners = state.result.winners
    return None if len(winners) > 1 else float(winners[0] == honest_seat)


def main() -> None:
    parser = argparse.ArgumentParser(description="All-Pro against a player that peeks.")
    parser.add_argument("sees", choices=REVEALS)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--budget", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rules, budget = find_rules("jukem"), Budget(args.budget)
    wins = [
        play_against(rules, REVEALS[args.sees], budget, args.seed + number, number % 2)
        for number in range(args.matches)
    ]
    decided = [won for won in wins if won is not None]
    won = int(sum(decided))
    low, high = wilson(won, len(decided))
    rate = 100 * won / len(decided)
    print(
        f"all-pro won {won} of {len(decided)} decided against one that sees {args.sees}, budget {args.budget}: "
        f"{rate:.1f} % (95 %: {100 * low:.1f} to {100 * high:.1f} %)"
    )


if __name__ == "__main__":
    main()
