"""Motions that open and close a match and its periods: the clubs face to face, the coin toss, the wipe."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from scenes.table.cues.motions import Motion, MotionContext, freeze, hear, hush, shake, then, together
from scenes.table.cues.touches import bounce
from scenes.table.stage.animator import in_quart, linear, out_cubic
from scenes.table.stage.captains import Captains
from scenes.table.stage.opening import Coin, FaceOff
from scenes.table.stage.wipe import Wipe

TOSS_SECONDS, COIN_STAYS, BRIGHTEN = 0.7, 0.9, 0.12
"""Seconds of the coin in the air, of its display, and in which the table brightens again."""
LEAPS, LEAP, LEAP_SECONDS = 3, 26.0, 0.28
"""Leaps of the winner's mascot, their height in units, and seconds of each."""
PLATE_OPENS = 0.16
"""Seconds in which the plate below the coin opens."""
MEET, FACED, PART = 0.24, 0.6, 0.2
"""Seconds in which the clubs come in, stand face to face, and leave."""
SHAKE_SECONDS = 0.2
"""Seconds for which the table still shakes after they met."""

COVER, STAY = 0.35, 0.05
"""Seconds in which the wipe comes in, and again in which it leaves, and for which it covers the table."""


class Toss:
    """A coin toss. Its pictures are drawn ahead."""

    def __init__(self, ctx: MotionContext, names: Sequence[str], winner: int, below: str, color: str) -> None:
        """``names`` are the teams, of which the ``winner`` and the next at the table are on the coin."""
        effects, other = ctx.effects, (winner + 1) % len(names)
        self.coin = Coin(effects.theme, effects.area, (names[winner], names[other]), (names[winner], below, color))
        self.clubs = Captains(effects.theme, effects.area, names, sorted((winner, other)), winner)
        pictures = chain(self.clubs.pictures(), self.coin.pictures())
        ctx.later(lambda: effects.expect(*pictures), MEET + SHAKE_SECONDS)  # not while the clubs come in

    @property
    def flies(self) -> Motion:
        """The coin goes up and comes down; with reduced motion it just lies there."""
        return Motion(self._throw, TOSS_SECONDS)

    @property
    def tells(self) -> Motion:
        """The winner appears below the coin, until both disappear."""
        return Motion(self._tell, COIN_STAYS)

    def _throw(self, ctx: MotionContext) -> None:
        ctx.effects.stage.add(self.clubs)
        ctx.effects.show_over_table(self.coin)
        together(hear("coin"), hush(TOSS_SECONDS)).begin(ctx)
        ctx.animator.to(self.coin, "thrown", 1.0, 0.0 if ctx.reduced else TOSS_SECONDS * ctx.pace, linear)
        ctx.later(lambda: ctx.effects.end_moment(self.coin, BRIGHTEN), TOSS_SECONDS + COIN_STAYS - BRIGHTEN)
        ctx.later(lambda: ctx.effects.stage.remove(self.clubs), TOSS_SECONDS + COIN_STAYS)

    def _tell(self, ctx: MotionContext) -> None:
        ctx.animator.to(self.coin, "thrown", 1.0, 0.0)  # it must have landed when the winner is shown
        self.clubs.told = True
        leaps = (bounce(self.clubs, "hop", LEAP, LEAP_SECONDS) for _ in range(LEAPS))
        together(hear("tap"), hear("crowd_cheer"), freeze(), then(*leaps)).begin(ctx)
        ctx.animator.to(self.coin, "opened", 1.0, 0.0 if ctx.reduced else PLATE_OPENS * ctx.pace, out_cubic)
        ctx.effects.gleam(self.coin, PLATE_OPENS, COIN_STAYS - PLATE_OPENS - BRIGHTEN)


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


def wipe(words: str) -> Motion:
    """Sweeps a band with ``words`` over the table, which uncovers what comes next. It has no reduced form."""

    def begin(ctx: MotionContext) -> None:
        shown = Wipe(ctx.effects.theme, ctx.effects.area, words)
        ctx.effects.stage.add(shown)
        hear("whoosh").begin(ctx)
        ctx.animator.to(shown, "crossed", 0.5, COVER * ctx.pace, out_cubic)
        ctx.later(lambda: ctx.animator.to(shown, "crossed", 1.0, COVER * ctx.pace, in_quart), COVER + STAY)
        ctx.later(lambda: ctx.effects.stage.remove(shown), 2 * COVER + STAY)

    return Motion(begin, COVER + STAY)
