"""How a card hits another one from where it lies: it rears back, turns up, strikes, and goes back."""

from __future__ import annotations

import math

from scenes.table.cues.flights import Point
from scenes.table.cues.motions import Motion, MotionContext, do, move, then, together
from scenes.table.stage.animator import in_out_sine, in_quart, out_back, out_cubic
from scenes.table.stage.places import Place
from scenes.table.stage.sprites import Sprite

WINDS_UP, STRIKES, GOES_BACK = 0.16, 0.09, 0.24
"""Seconds in which a card rears back and turns up, in which it strikes, and in which it goes back."""
HITS = WINDS_UP + STRIKES
REARS, TILTS, ABOVE = 18.0, 5.0, 80.0
"""Units that it rears back, the degrees that it is tilted, and its layer: above all cards that lie."""


def rear(card: Sprite, target: Point, *, turns: bool = True) -> Motion:
    """A card draws back from a point of the window, and ``turns`` up if it lay face down."""

    def begin(ctx: MotionContext) -> None:
        goal = 1.0 if turns and card.card is not None else card.flip
        if ctx.reduced:
            card.flip = goal
            return
        card.layer = max(card.layer, ABOVE)
        if card.flip != goal:
            ctx.sound("card_flip")
        (across, down), back = _toward(card, target), ctx.app.theme.px(REARS)
        tilt = math.copysign(TILTS, -across)
        for name, end in (("x", card.x - across * back), ("y", card.y - down * back), ("tilt", tilt)):
            ctx.animator.to(card, name, end, WINDS_UP * ctx.pace, out_cubic)
        if card.flip != goal:
            ctx.animator.to(card, "flip", goal, WINDS_UP * ctx.pace, in_out_sine)

    return Motion(begin, WINDS_UP)


def lunge(card: Sprite, target: Point, short: float, *, turns: bool = True) -> Motion:
    """A card rears back and strikes towards a point of the window, of which it comes ``short`` by so many pixels."""

    def begin(ctx: MotionContext) -> None:
        if ctx.reduced:
            return
        across, down = _toward(card, target)
        far = max(0.0, math.hypot(target[0] - card.x, target[1] - card.y) - short)
        tilt = math.copysign(TILTS, across)
        for name, end in (("x", card.x + across * far), ("y", card.y + down * far), ("tilt", tilt)):
            ctx.animator.to(card, name, end, STRIKES * ctx.pace, in_quart)

    return then(rear(card, target, turns=turns), Motion(begin, STRIKES))


def go_back(card: Sprite, place: Place) -> Motion:
    """A card that has struck goes back to its place."""
    goes = together(*(move(card, name, getattr(place, name), GOES_BACK, out_back) for name in ("x", "y", "tilt")))
    return then(goes, do(lambda: setattr(card, "layer", place.layer)))


def _toward(card: Sprite, target: Point) -> Point:
    """The way from a card to a point, one pixel long."""
    across, down = target[0] - card.x, target[1] - card.y
    far = math.hypot(across, down) or 1.0
    return across / far, down / far
