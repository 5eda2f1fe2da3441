"""What makes a call and a drive felt: praise on the player's card, and plays in a row. Takes no time itself."""

from __future__ import annotations

from game.variants.blowout.cards import PLAYS
from game.variants.blowout.events import PlayEnded
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import stamp
from scenes.table.cues.motions import MAX_PITCH, Motion, MotionContext, freeze, hear, together
from scenes.table.cues.touches import ring

GAINS, STOPS, CROWD = 2, 3, 3
"""Gains and stops in a row from which they are counted aloud, and those from which the crowd rises for them."""
PRAISE, ROW, GROWS, LARGEST = 30.0, 28.0, 4.0, 44.0
"""Type sizes of praise and of the count of a row, which grows with each."""
ASIDE, FROM_TOP = 190.0, 34.0
"""Units from the corner of the film ahead of the offense to the middle of the count: the yards over the ball and the
video board behind it stay in sight.
"""


def praised(table: BlowoutParts, ctx: CueContext) -> Motion:
    """Stamps on the player's card that the call was just enough, or that going for it paid."""

    def begin(at: MotionContext) -> None:
        seat, words = table.you, table.verdict.praise
        cards = ctx.board.zones.get(PLAYS[seat], []) if seat is not None and words else []
        for card in cards[:1]:
            together(stamp(card.rect.center, words, "gain", PRAISE, "crowd_cheer"), ring(card, "gain")).begin(at)

    return Motion(begin)


def counted(table: BlowoutParts, event: PlayEnded, ctx: CueContext) -> Motion:
    """Counts gains of a drive or stops of the defense in a row, each louder and larger than the one before.

    To a player who is alone their own failures are not counted.
    """

    def begin(at: MotionContext) -> None:
        gains, stops = table.momentum.gains, table.momentum.stops
        row, words = (gains, "gains") if gains else (stops, "stops")
        if row < (GAINS if gains else STOPS) or (stops and table.alone and event.seat == table.you):
            return
        film, px = table.film, ctx.app.theme.px
        x = film.area.right - px(ASIDE) if film.play.forward > 0 else film.area.left + px(ASIDE)
        color = ctx.color_of(event.seat if gains else 1 - event.seat)
        size = min(LARGEST, ROW + GROWS * (row - GAINS))
        told = stamp((x, film.area.top + px(FROM_TOP)), f"{row} {words} in a row", color, size)
        rises = (freeze(), hear("crowd_cheer" if gains else "crowd_ooh")) if row >= CROWD else ()
        together(told, hear("chains", min(2 * (row - GAINS), MAX_PITCH)), *rises).begin(at)

    return Motion(begin)
