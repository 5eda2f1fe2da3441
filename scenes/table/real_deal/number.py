"""Motions of the points at stake: they pop, break, go back to the card that is undone, or fly to the score."""

from __future__ import annotations

from scenes.table.cues.flights import Point
from scenes.table.cues.motions import Motion, MotionContext, do, hear, move, pause, then, together
from scenes.table.real_deal.parts import RealDealParts
from scenes.table.stage.animator import linear, out_cubic

GLOWS, POPS = 0.6, 0.35
"""Seconds for the plate's edge to glow, and for a number to pop."""
BREAKS, FALLS = 0.26, 0.7
"""Seconds until the pieces of a number are seen to fall, and until they have fallen."""
GOES_BACK, FLIES = 0.3, 0.32
"""Seconds of a number's way back to its card, and to the score."""


def pop(table: RealDealParts) -> Motion:
    """Shows the points at stake and lets them pop; they are right from the first frame."""
    stakes = table.stakes

    def begin() -> None:
        stakes.number_left, stakes.glow, stakes.pop = False, 1.0, 1.0

    fades = [move(stakes, "glow", 0.0, GLOWS, linear), move(stakes, "pop", 0.0, POPS, out_cubic)]
    return together(do(begin), hear("tally"), *fades)


def break_up(table: RealDealParts) -> Motion:
    """Breaks the points at stake; their pieces fall off the plate."""

    def begin(ctx: MotionContext) -> None:
        if table.table_state.at_stake:
            ctx.effects.burst(table.stakes.leave(), table.stakes.number_center, FALLS)

    return together(hear("chains"), then(Motion(begin), pause(BREAKS)))


def go_back(table: RealDealParts, card: Point) -> Motion:
    """Takes the points at stake back to the card that is undone."""
    return _fly(table, "", card, GOES_BACK)


def score(table: RealDealParts, points: int, plate: Point) -> Motion:
    """Lets the points leave the desk and fly into the plate of the side that scored."""
    return _fly(table, f"+{points}", plate, FLIES)


def _fly(table: RealDealParts, words: str, goal: Point, lasts: float) -> Motion:
    """Lets the number leave the plate for a point; other ``words`` than the number may be given."""

    def begin(ctx: MotionContext) -> None:
        start, picture = table.stakes.number_center, table.stakes.leave(words)
        if not ctx.reduced:
            ctx.effects.fly(picture, start, goal, lasts, picture.get_height(), stays=0.0)

    return together(hear("whoosh"), Motion(begin, lasts))
