"""The sensible policy of Football War, its evaluation, and a beginner's mistakes."""

from collections.abc import Sequence
from random import Random

from game.chance import pick
from game.contract import Action, Advice


def pro(view, legal_actions: Sequence[Action], rng: Random) -> Action:
    return pick(legal_actions, rng)


rookie = pro


def advise(view, legal_actions, rng: Random) -> Advice:
    return Advice(pick(legal_actions, rng), "Because.")


def evaluate(state, seat: int) -> float:
    return 0.5
