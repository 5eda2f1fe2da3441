"""What each call of the play sheet promises, from what its seat knows before the snap.

The numbers come from self-play (``tests/game/card_bowl/fit_calls.py``) and are held to sampled positions by a test.
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from game.variants.card_bowl.cards import RED_JOKER, VALUE
from game.variants.card_bowl.formations import FORMATIONS
from game.variants.card_bowl.play_odds import LONG, PlayOdds
from game.variants.card_bowl.players.calls import Call, to_go
from game.variants.card_bowl.players.prospects import FIRST_DOWN_YARDS
from game.variants.card_bowl.view import CardBowlView

Weights = tuple[float, ...]
USUAL_TOTAL, USUAL_TOP = 100, 27
"""What eleven cards come to, and the two best of them."""
TURNOVER = 30
"""Yards that a lost ball costs."""
SHORT = 2
"""Yards to go for which a defense stacks its line."""


class Fitted(NamedTuple):
    """The weights of what a seat knows, by what they tell."""

    turnover: float
    """The chance without the red joker in the hand."""
    loss: Weights
    first_down: Weights
    long: Weights
    yards: Weights


def features(view: CardBowlView) -> Weights:
    """What a seat knows that matters: the distance, its own cards, and how the other side lines up."""
    values = sorted((VALUE[card] for card in view.hand), reverse=True)
    distance, total = to_go(view), (sum(values) - USUAL_TOTAL) / 20
    known = (1.0, log(distance) - 2, total)
    if view.seat == view.play.offense:
        return (*known, (sum(values[:2]) - USUAL_TOP) / 2, float(distance <= SHORT))
    formation = FORMATIONS[view.play.formation]
    return (*known, len(formation.receivers) - 2.0, float(formation.shotgun))


FITTED: dict[str, Fitted] = {
    "Inside run left": Fitted(
        turnover=0.054,
        loss=(-1.38, -0.27, -0.57, -0.18, -0.05),
        first_down=(-1.0, -1.08, 0.89, 0.3, -0.91),
        long=(-2.75, 0.47, 0.7, 0.15, 0.91),
        yards=(4.9, 0.9, 2.32, 0.64, 0.27),
    ),
    "Inside run right": Fitted(
        turnover=0.054,
        loss=(-1.17, -0.25, -0.64, -0.15, -0.2),
        first_down=(-1.27, -0.96, 0.83, 0.36, -0.53),
        long=(-2.77, 0.56, 0.59, 0.2, 1.1),
        yards=(4.14, 1.0, 2.25, 0.63, 0.9),
    ),
    "Sweep left": Fitted(
        turnover=0.056,
        loss=(-2.2, -0.26, -0.8, -0.41, -0.62),
        first_down=(-0.87, -1.98, 1.04, 0.54, -0.73),
        long=(-3.08, 0.4, 0.54, 0.15, 0.84),
        yards=(5.72, 0.65, 2.27, 1.08, 1.46),
    ),
    "Sweep right": Fitted(
        turnover=0.056,
        loss=(-2.33, -0.2, -0.83, -0.41, -0.52),
        first_down=(-0.71, -1.87, 0.96, 0.52, -0.69),
        long=(-2.88, 0.42, 0.65, 0.14, 0.88),
        yards=(6.1, 0.6, 2.27, 1.13, 1.43),
    ),
    "Sneak": Fitted(
        turnover=0.035,
        loss=(-5.4, -0.85, -0.38, -1.14, -0.23),
        first_down=(-1.33, -4.03, 1.06, 0.54, -2.45),
        long=(-5.51, -0.18, 0.37, 0.06, -0.15),
        yards=(5.66, 0.51, 1.34, 0.73, -0.87),
    ),
    "Short pass": Fitted(
        turnover=0.119,
        loss=(-2.5, 0.14, -0.39, -0.01, 0.18),
        first_down=(-0.25, -0.34, 0.27, 0.39, -0.3),
        long=(-0.79, 0.3, 0.3, 0.4, 0.44),
        yards=(9.02, 0.08, 1.46, 2.18, 0.34),
    ),
    "Deep pass": Fitted(
        turnover=0.121,
        loss=(-2.51, 0.14, -0.39, -0.01, 0.18),
        first_down=(-0.32, -0.26, 0.24, 0.41, -0.28),
        long=(-0.75, 0.25, 0.28, 0.4, 0.3),
        yards=(9.17, 0.05, 1.4, 2.18, 0.08),
    ),
    "Screen": Fitted(
        turnover=0.087,
        loss=(-3.72, -0.25, -0.5, -0.09, -0.35),
        first_down=(0.53, -0.99, 0.62, 0.55, -0.69),
        long=(-0.77, 0.44, 0.75, 0.43, 0.25),
        yards=(12.72, 1.2, 3.01, 2.24, 0.61),
    ),
    "Base": Fitted(
        turnover=0.09,
        loss=(-2.22, -0.19, 0.55, -0.48, -0.96),
        first_down=(-0.82, -0.92, -0.57, 0.07, 0.37),
        long=(-2.35, 0.39, -0.5, 0.3, 0.8),
        yards=(5.58, 0.66, -2.43, 0.71, 1.95),
    ),
    "Stack the line": Fitted(
        turnover=0.103,
        loss=(-2.3, -0.35, 0.36, -0.86, -0.36),
        first_down=(-1.15, -0.62, -0.41, 0.28, 0.32),
        long=(-2.19, 0.51, -0.34, 0.46, 0.41),
        yards=(4.88, 0.95, -2.07, 1.6, 1.41),
    ),
    "Blitz": Fitted(
        turnover=0.077,
        loss=(-1.53, 0.18, 0.72, 0.4, -0.57),
        first_down=(-1.43, -0.86, -0.76, 0.13, 0.67),
        long=(-2.86, 0.31, -0.8, 0.4, 0.95),
        yards=(3.11, 0.03, -4.51, -0.38, 3.58),
    ),
    "Nickel": Fitted(
        turnover=0.083,
        loss=(-2.49, -0.23, 0.62, -0.7, -0.24),
        first_down=(-0.58, -0.94, -0.64, 0.22, -0.63),
        long=(-2.26, 0.41, -0.59, 0.57, -0.38),
        yards=(6.61, 0.76, -2.68, 1.03, -2.49),
    ),
    "Double coverage": Fitted(
        turnover=0.065,
        loss=(-3.13, -0.38, 0.71, -0.22, 0.12),
        first_down=(-0.36, -1.15, -0.66, 0.16, -0.84),
        long=(-1.96, 0.19, -0.59, 0.35, -0.72),
        yards=(7.7, 0.42, -2.64, 0.53, -2.95),
    ),
    "Prevent": Fitted(
        turnover=0.084,
        loss=(-3.81, -0.26, 0.99, -0.1, 0.3),
        first_down=(0.74, -1.01, -0.6, -0.68, -0.64),
        long=(-1.1, 0.17, -0.59, -0.21, -0.35),
        yards=(10.81, 0.5, -2.78, -1.44, -3.2),
    ),
}
"""By the name of the call."""


class CallOdds(NamedTuple):
    """What a call promises."""

    odds: PlayOdds
    yards: float
    """Average yards of the offense, a lost ball counted as none."""

    @property
    def net(self) -> float:
        """Average yards, a lost ball counted as what it costs."""
        return self.yards - TURNOVER * self.odds.turnover

    def worth(self, down: int) -> float:
        """The value in yards on that down, a first down counted."""
        return self.net + FIRST_DOWN_YARDS[down - 1] * self.odds.first_down


def call_odds(view: CardBowlView, call: Call) -> CallOdds:
    """The odds of a call for whoever makes it."""
    fitted, known = FITTED[call.name], features(view)
    turnover = 0.0 if RED_JOKER in view.hand else fitted.turnover
    loss, first_down, long = (1 / (1 + exp(-_dot(weights, known))) for weights in fitted[1:4])
    left = (1 - turnover) / max(1 - turnover, loss + first_down)
    long = long if view.facts.ball_on + LONG <= 100 else 0.0
    return CallOdds(PlayOdds.of(turnover, left * loss, left * first_down, left * long), _dot(fitted.yards, known))


def _dot(weights: Weights, known: Weights) -> float:
    return sum(a * b for a, b in zip(weights, known, strict=True))
