"""The sensible policy of Jukem, its evaluation, and a beginner's mistakes."""

from collections.abc import Sequence
from random import Random

from game.chance import pick
from game.contract import Action, Advice
from game.variants.jukem.state import JukemState
from game.variants.jukem.view import JukemView


def pro(view: JukemView, legal_actions: Sequence[Action], rng: Random) -> Action:
    return pick(legal_actions, rng)


rookie = pro


def advise(view: JukemView, legal_actions: Sequence[Action], rng: Random) -> Advice:
    return Advice(pick(legal_actions, rng), "")


def evaluate(state: JukemState, seat: int) -> float:
    return 0.5
