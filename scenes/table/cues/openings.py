"""Motions that open and close a match and its periods: the clubs face to face, the coin toss, the wipe."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.table.cues.motions import Motion, MotionContext, freeze, hear, hush, shake, together
from scenes.table.stage.animator import in_quart, linear, out_cubic
from scenes.table.stage.opening import Coin, FaceOff
from scenes.table.stage.wipe import Wipe

TOSS_SECONDS, COIN_STAYS, BRIGHTEN = 0.7, 0.9, 0.12
"""Seconds of the coin in the air, of its display, and in which the table brightens again."""
PLATE_OPENS = 0.16
"""Seconds in which the plate below the coin opens."""
MEET, FACED, PART = 0.24, 0.76, 0.2
"""Seconds in which the clubs come in, stand face to face, and leave."""
SHAKE_SECONDS = 0.2
"""Seconds for which the table still shakes after they met."""

COVER, STAY = 0.35, 0.05
"""Seconds in which the wipe comes in, and again in which it leaves, and for which it covers the table."""


class Toss:
    """A coin toss. Its pictures are drawn ahead."""

    def __init__(self, ctx: MotionContext, sides: tuple[str, str], headline: str, below: str, color: str) -> None:
        """``sides`` are the teams on the coin, the winner first."""
        effects = ctx.effects
        self.coin = Coin(effects.theme, effects.area, sides, (headline, below, color))
        ctx.later(lambda: effects.expect(*self.coin.pictures()), MEET + SHAKE_SECONDS)  # not while the clubs come in

    @property
    def flies(self) -> Motion:
        """The coin goes up and comes down; with reduced motion it just lies there."""
        return Motion(self._throw, TOSS_SECONDS)

    @property
    def tells(self) -> Motion:
        """The winner appears below the coin, until both disappear."""
        return Motion(self._tell, COIN_STAYS)

    def _throw(self, ctx: MotionContext) -> None:
        ctx.effects.show_over_table(self.coin)
        together(hear("coin"), hush(TOSS_SECONDS)).begin(ctx)
        ctx.animator.to(self.coin, "thrown", 1.0, 0.0 if ctx.reduced else TOSS_SECONDS * ctx.pace, linear)
        ctx.later(lambda: ctx.effects.end_moment(self.coin, BRIGHTEN), TOSS_SECONDS + COIN_STAYS - BRIGHTEN)

    def _tell(self, ctx: MotionContext) -> None:
        ctx.animator.to(self.coin, "thrown", 1.0, 0.0)  # it must have landed when the winner is shown
        together(hear("tap"), freeze()).begin(ctx)
        ctx.animator.to(self.coin, "opened", 1.0, 0.0 if ctx.reduced else PLATE_OPENS * ctx.pace, out_cubic)
        ctx.effects.gleam(self.coin, PLATE_OPENS, COIN_STAYS - PLATE_OPENS - BRIGHTEN)


def tossed(names: Sequence[str], seat: int) -> tuple[str, str]:
    """Returns the teams on a coin that the seat wins: that one, and the next at the table."""
    return names[seat], names[(seat + 1) % len(names)]


def face_off(ctx: MotionContext, names: Sequence[str], below: str = "") -> Motion:
    """Brings the clubs in from both sides, lets them meet, and leave; with reduced motion they just stand there.

    ``below`` is shown at the bottom meanwhile.
    """
    shown = FaceOff(ctx.effects.theme, ctx.effects.wide, names, below)

    def begin(ctx: MotionContext) -> None:
        ctx.effects.stage.add(shown)
        hear("whoosh").begin(ctx)
        ctx.animator.to(shown, "met", 1.0, 0.0 if ctx.reduced else MEET * ctx.pace, in_quart)
        ctx.later(lambda: meet(ctx), MEET)
        ctx.later(lambda: part(ctx), MEET + FACED)
        ctx.later(lambda: ctx.effects.stage.remove(shown), MEET + FACED + PART)

    def meet(ctx: MotionContext) -> None:
        together(hear("slam"), hear("crowd_cheer"), shake(0.6)).begin(ctx)
        ctx.effects.gleam(shown, SHAKE_SECONDS, FACED - SHAKE_SECONDS)

    def part(ctx: MotionContext) -> None:
        ctx.animator.to(shown, "met", 0.0, 0.0 if ctx.reduced else PART * ctx.pace, in_quart)

    return Motion(begin, MEET + FACED + PART)


def wipe() -> Motion:
    """Sweeps a band over the table, which uncovers what comes next and says what it is. It has no reduced form."""

    def begin(ctx: MotionContext) -> None:
        shown = Wipe(ctx.effects.theme, ctx.effects.area)
        ctx.effects.stage.add(shown)
        hear("whoosh").begin(ctx)
        ctx.animator.to(shown, "crossed", 0.5, COVER * ctx.pace, out_cubic)
        ctx.later(lambda: ctx.animator.to(shown, "crossed", 1.0, COVER * ctx.pace, in_quart), COVER + STAY)
        ctx.later(lambda: ctx.effects.stage.remove(shown), 2 * COVER + STAY)

    return Motion(begin, COVER + STAY)
