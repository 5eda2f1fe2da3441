"""Motions of the points at stake: they slam down and drop, pop, break, go back to the undone card, fly to the score."""

from __future__ import annotations

from scenes.table.cues.flights import Point
from scenes.table.cues.motions import Motion, MotionContext, do, freeze, hear, move, pause, scuff, then, together
from scenes.table.real_deal.parts import RealDealParts
from scenes.table.stage.animator import linear, out_cubic

GLOWS, POPS = 0.6, 0.35
"""Seconds for the plate's edge to glow, and for a number to pop."""
BREAKS, FALLS = 0.26, 0.7
"""Seconds until the pieces of a number are seen to fall, and until they have fallen."""
GOES_BACK, FLIES = 0.3, 0.32
"""Seconds of a number's way back to its card, and to the score."""
HANGS, DROPS, HUGE = 0.44, 0.14, 170.0
"""Seconds for which a number hangs beside its play and in which it drops to the plate, and its size in units there."""


def pop(table: RealDealParts) -> Motion:
    """Shows the points at stake and lets them pop; they are right from the first frame."""
    stakes = table.stakes

    def begin() -> None:
        stakes.number_left, stakes.glow, stakes.pop = False, 1.0, 1.0

    fades = [move(stakes, "glow", 0.0, GLOWS, linear), move(stakes, "pop", 0.0, POPS, out_cubic)]
    return together(do(begin), hear("tally"), *fades)


def clear(table: RealDealParts) -> Motion:
    """Leaves the plate empty for points that are about to drop to it."""

    def begin(ctx: MotionContext) -> None:
        table.stakes.number_left = not ctx.reduced

    return Motion(begin)


def rise(table: RealDealParts, hangs: float) -> Motion:
    """Slams the points at stake, large, over the spot of the answer that has to come; then they drop to their plate.

    They hang there for ``hangs`` seconds.
    """
    stakes, over = table.stakes, table.desk.spots[1].center

    def slam(ctx: MotionContext) -> None:
        if not ctx.reduced and table.table_state.at_stake:
            ctx.effects.slam(stakes.leave(size=HUGE), over, hangs)
            ctx.sound("thud")

    def drop(ctx: MotionContext) -> None:
        if not ctx.reduced and table.table_state.at_stake:
            ctx.effects.fly(stakes.leave(), over, stakes.number_center, DROPS, stays=0.0)

    def land(ctx: MotionContext) -> None:
        if table.table_state.at_stake:
            together(freeze(), scuff(stakes.number_center, "real_deal"), hear("slam")).begin(ctx)
        pop(table).begin(ctx)

    return then(Motion(slam, hangs), Motion(drop, DROPS), Motion(land))


def break_up(table: RealDealParts) -> Motion:
    """Breaks the points at stake; their pieces fall off the plate."""

    def begin(ctx: MotionContext) -> None:
        if table.table_state.at_stake:
            ctx.effects.burst(table.stakes.leave(), table.stakes.number_center, FALLS)

    return together(hear("chains"), then(Motion(begin), pause(BREAKS)))


def go_back(table: RealDealParts, card: Point, share: float) -> Motion:
    """Takes the points at stake back to the card that is undone, in a ``share`` of its time."""
    return _fly(table, "", card, GOES_BACK * share)


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
