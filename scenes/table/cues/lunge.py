"""Motions of a card that hits another: it draws back, turns face up, strikes, and returns."""

from __future__ import annotations

import math

from scenes.table.cues.flights import Point
from scenes.table.cues.motions import Motion, MotionContext, do, move, then, together
from scenes.table.stage.animator import in_out_sine, in_quart, out_back, out_cubic
from scenes.table.stage.places import Place
from scenes.table.stage.sprites import Sprite

DRAW_BACK_SECONDS, STRIKE_SECONDS, RETURN_SECONDS = 0.16, 0.09, 0.24
"""Seconds in which a card draws back and turns up, in which it strikes, and in which it returns."""
HIT_SECONDS = DRAW_BACK_SECONDS + STRIKE_SECONDS
DRAW_BACK, TILT, STRIKING_LAYER = 18.0, 5.0, 80.0
"""Distance that it draws back in units, tilt in degrees, and layer: above all resting cards."""


def rear(card: Sprite, target: Point, *, turns: bool = True) -> Motion:
    """Draws a card back from a point of the window and, with ``turns``, turns it face up."""

    def begin(ctx: MotionContext) -> None:
        goal = 1.0 if turns and card.card is not None else card.flip
        if ctx.reduced:
            card.flip = goal
            return
        card.layer = max(card.layer, STRIKING_LAYER)
        if card.flip != goal:
            ctx.sound("card_flip")
        (across, down), back = _toward(card, target), ctx.app.theme.px(DRAW_BACK)
        tilt = math.copysign(TILT, -across)
        for name, end in (("x", card.x - across * back), ("y", card.y - down * back), ("tilt", tilt)):
            ctx.animator.to(card, name, end, DRAW_BACK_SECONDS * ctx.pace, out_cubic)
        if card.flip != goal:
            ctx.animator.to(card, "flip", goal, DRAW_BACK_SECONDS * ctx.pace, in_out_sine)

    return Motion(begin, DRAW_BACK_SECONDS)


def lunge(card: Sprite, target: Point, short: float, *, turns: bool = True) -> Motion:
    """Draws a card back and strikes toward a point of the window, stopping ``short`` pixels before it."""
    return then(rear(card, target, turns=turns), strike_at(card, target, short))


def strike_at(card: Sprite, target: Point, short: float) -> Motion:
    """Lets a card that has drawn back strike toward a point of the window, stopping ``short`` pixels before it."""

    def begin(ctx: MotionContext) -> None:
        if ctx.reduced:
            return
        across, down = _toward(card, target)
        far = max(0.0, math.hypot(target[0] - card.x, target[1] - card.y) - short)
        tilt = math.copysign(TILT, across)
        for name, end in (("x", card.x + across * far), ("y", card.y + down * far), ("tilt", tilt)):
            ctx.animator.to(card, name, end, STRIKE_SECONDS * ctx.pace, in_quart)

    return Motion(begin, STRIKE_SECONDS)


def go_back(card: Sprite, place: Place) -> Motion:
    """Returns a card that has struck to its place."""
    goes = together(*(move(card, name, getattr(place, name), RETURN_SECONDS, out_back) for name in ("x", "y", "tilt")))
    return then(goes, do(lambda: setattr(card, "layer", place.layer)))


def _toward(card: Sprite, target: Point) -> Point:
    """Returns the unit vector from a card to a point."""
    across, down = target[0] - card.x, target[1] - card.y
    far = math.hypot(across, down) or 1.0
    return across / far, down / far
