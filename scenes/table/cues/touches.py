"""Motions of single cards and of the ball: running, breaking, shattering, rising, turning over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from scenes.table.cues.motions import (
    BREATH,
    STRIKE,
    WIND_UP,
    Motion,
    MotionContext,
    do,
    freeze,
    hear,
    jump,
    move,
    scuff,
    shake,
    stagger,
    then,
    together,
)
from scenes.table.stage.animator import Easing, in_out_sine, in_quart, linear, out_cubic
from scenes.table.stage.places import Place
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import ColorName

__all__ = [
    *(
        "COMES",
        "MEETS",
        "STAMPED",
        "TORN",
        "bounce",
        "come",
        "flare",
        "heaves",
        "lob",
        "ring",
        "run",
        "run_seconds",
        "shatter",
    ),
    *("shoves", "swell", "tear", "turn_down", "turn_over", "unroll"),
]

YARD_SECONDS, SHORTEST_RUN, LONGEST_RUN = 0.012, 0.25, 0.9
"""Seconds per yard of a run, and its shortest and longest duration."""
SHOVE_YARDS = 10.0
"""Yards of one shove of something heavy."""
TORN, GAP, ASKEW, DROP = 0.2, 0.04, 9.0, 10.0
"""Seconds in which a link is torn off, seconds between links, and the degrees and units by which each hangs down."""
FLARE_SECONDS, RING_SECONDS, SHATTER_SECONDS = 0.5, 0.45, 0.6
"""Seconds in which a light fades, a light ring spreads, and the pieces of a card fall."""
RISE_SECONDS, FALL_SECONDS, SWELL_TO = 0.25, 0.18, 1.14
"""Seconds in which a card rises and comes down again, and how much larger it is at the top."""
LOB_HEIGHT = 64.0
"""Greatest height of a pass, in units."""
COMES, TURN_UP_SECONDS, TURN_DOWN_SECONDS = 0.24, 0.16, 0.12
"""Seconds in which a card comes to its place, in which it turns face up, and in which it turns face down."""
MEETS = COMES + TURN_UP_SECONDS + WIND_UP + STRIKE + BREATH / 2
"""Seconds until a face-down answer has come, turned up and struck."""
STAMPED = 0.5
"""Seconds until a word stamped on a card has been read."""


def run_seconds(yards: float) -> float:
    """Returns the seconds of a run over some yards.

    >>> run_seconds(5), run_seconds(-50), run_seconds(100)
    (0.25, 0.6, 0.9)
    """
    return round(max(SHORTEST_RUN, min(LONGEST_RUN, YARD_SECONDS * abs(yards))), 3)


def run(thing: Any, attribute: str, start: float, end: float, easing: Easing = in_out_sine) -> Motion:
    """Moves the ball from yard to yard, faster over long distances."""
    return move(thing, attribute, end, run_seconds(end - start), easing)


def heaves(yards: float) -> Easing:
    """Returns the easing of something heavy that is pushed in shoves of ten yards.

    >>> [round(heaves(20)(share), 2) for share in (0.0, 0.25, 0.5, 0.75, 1.0)]
    [0.0, 0.44, 0.5, 0.94, 1.0]
    """
    count = shoves(yards)

    def eased(t: float) -> float:
        done = min(int(t * count), count - 1)
        return (done + out_cubic(t * count - done)) / count

    return eased


def shoves(yards: float) -> int:
    """Returns the number of shoves."""
    return max(1, round(abs(yards) / SHOVE_YARDS))


def lob(thing: Any, attribute: str, yards: float) -> Motion:
    """Lets a thrown ball rise and come down, in the time of a run over the same yards."""
    return together(bounce(thing, attribute, LOB_HEIGHT, run_seconds(yards)), hear("whoosh"))


def bounce(thing: Any, attribute: str, high: float, seconds: float) -> Motion:
    """Lets something that was hit rise by ``high`` units and come down."""
    half = seconds / 2

    def begin(ctx: MotionContext) -> None:
        if not ctx.reduced:
            ctx.animator.to(thing, attribute, ctx.app.theme.px(high), half * ctx.pace, out_cubic)
            ctx.later(lambda: ctx.animator.to(thing, attribute, 0.0, half * ctx.pace, in_quart), half)

    return Motion(begin, seconds)


def unroll(cards: Sequence[Sprite], places: Sequence[Place], left: float, yards: float, easing: Easing) -> Motion:
    """Unrolls cards to strips that come out from behind ``left`` and push ahead to their places.

    ``left`` is in pixels of the window.
    """
    seconds = run_seconds(yards)

    def begin(ctx: MotionContext) -> None:
        whole = max((place.x + place.long / 2 for place in places), default=left) - left
        for sprite, place in zip(cards, places, strict=True):
            for name in ("x", "y", "width", "tilt", "rise", "flip"):
                goal = {"rise": 0.0, "flip": 1.0}.get(name)
                ctx.animator.to(sprite, name, getattr(place, name) if goal is None else goal, 0.0)
            sprite.layer, sprite.long, sprite.left, sprite.alpha = place.layer, place.long, left, 1.0
            if not ctx.reduced:
                sprite.x -= whole
                ctx.animator.to(sprite, "x", place.x, seconds * ctx.pace, easing)

    return Motion(begin, seconds)


def tear(cards: Sequence[Sprite], force: float = 1.0, *, leaves: float = 1.0) -> Motion:
    """Breaks a chain: its cards are torn askew one by one, from the last one back, and the table freezes.

    Those still in the chain jump at each break. ``leaves`` is the opacity of a card that has been torn off.
    """

    def link(place: int, card: Sprite) -> Motion:
        drop = Motion(lambda ctx: move(card, "rise", -float(ctx.app.theme.px(DROP * force)), TORN, in_quart).begin(ctx))
        dust = Motion(lambda ctx: scuff((card.x + card.long / 2, card.y)).begin(ctx))
        falls = move(card, "tilt", (-1) ** place * ASKEW * force, TORN), drop, move(card, "alpha", leaves, TORN)
        return together(hear("chains"), dust, jump(cards[: -place - 1]), *falls)

    links = [link(place, card) for place, card in enumerate(reversed(cards))]
    return together(do(partial(_loosen, cards)), freeze(), stagger(GAP, *links))


def _loosen(cards: Sequence[Sprite]) -> None:
    """Makes strips that leave their chain fully visible."""
    for card in cards:
        card.left = 0.0


def flare(thing: Any, attribute: str) -> Motion:
    """Switches a light on and lets it fade."""

    def begin(ctx: MotionContext) -> None:
        setattr(thing, attribute, 1.0)
        ctx.animator.to(thing, attribute, 0.0, FLARE_SECONDS * ctx.pace, linear)

    return Motion(begin)


def ring(sprite: Sprite, color: ColorName = "firstDown", sound: str = "chains") -> Motion:
    """Spreads a light ring from a card, with the sound of a bell."""
    return together(Motion(lambda ctx: ctx.effects.halo(sprite.rect, color, RING_SECONDS)), hear(sound))


def shatter(sprite: Sprite) -> Motion:
    """Bursts a card into falling pieces. The caller removes the card itself."""
    return Motion(lambda ctx: ctx.effects.shatter(sprite, SHATTER_SECONDS))


def swell(sprite: Sprite) -> Motion:
    """Raises a card once more and brings it down hard: the play stands."""

    def begin(ctx: MotionContext) -> None:
        wide = sprite.width
        ctx.animator.to(sprite, "width", wide if ctx.reduced else wide * SWELL_TO, RISE_SECONDS * ctx.pace, out_cubic)
        ctx.later(lambda: ctx.animator.to(sprite, "width", wide, FALL_SECONDS * ctx.pace, in_quart), RISE_SECONDS)

    return then(Motion(begin, RISE_SECONDS + FALL_SECONDS), together(hear("slam"), freeze(), shake(0.7)))


def come(sprite: Sprite, place: Place) -> Motion:
    """Moves a card to a place. The caller sets its layer for the way."""
    goals = (("x", place.x), ("y", place.y), ("width", place.width), ("tilt", place.tilt), ("rise", 0.0))
    return together(*(move(sprite, name, goal, COMES) for name, goal in goals))


def turn_down(sprite: Sprite) -> Motion:
    """Turns a card face down; takes no time itself."""

    def begin(ctx: MotionContext) -> None:
        ctx.animator.to(sprite, "flip", 0.0, 0.0 if ctx.reduced else TURN_DOWN_SECONDS * ctx.pace, in_out_sine)

    return Motion(begin)


def turn_over(cards: Callable[[], Sequence[Sprite]], sound: str = "card_flip", *, more: float = 0.0) -> Motion:
    """Turns face-down cards up at the same time, in ``more`` seconds more; ``cards`` is called when it starts."""
    seconds = TURN_UP_SECONDS + more

    def begin(ctx: MotionContext) -> None:
        for sprite in cards():
            ctx.animator.to(sprite, "flip", 1.0, 0.0 if ctx.reduced else seconds * ctx.pace, in_out_sine)

    return together(Motion(begin, seconds), hear(sound))
