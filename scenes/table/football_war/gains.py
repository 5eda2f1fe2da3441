"""What a play that stands looks and sounds like: the ball flies off its card and lands a mark nearer to the points.

Each further one of a drive lands harder, within the same time.
"""

from __future__ import annotations

from functools import partial

from game.variants.football_war.events import PlayConceded
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.flights import ball, stamp
from scenes.table.cues.motions import (
    MAX_PITCH,
    Motion,
    cue,
    do,
    freeze,
    hear,
    made,
    pause,
    scuff,
    shake,
    then,
    together,
)
from scenes.table.cues.touches import STAMPED, bounce, flare, ring
from scenes.table.football_war import points, routes
from scenes.table.football_war.parts import FootballWarParts
from scenes.table.football_war.sides import BALL

FLIES, HIGH, JOLT, JOLTED = 0.22, 46.0, 7.0, 0.2
"""Seconds of the ball from its card to the field and the height of its arc in units; how far the field is jolted as it
lands there, in units, and for how many seconds."""
ROW, STREAK = 2, 3
"""Plays of a drive that stood from which they are counted aloud, and from which the crowd rises for them."""
LIES = 0.1
"""Seconds for which the ball lies where it has landed before the next lead, twice that in a row."""
IN_SHORT = 0.65
"""The share of its time that the ball takes over the card of a later play of a match."""
TO_GO, LAST_ONE, IN_A_ROW, GROWS, LARGEST = 40.0, 50.0, 34.0, 5.0, 54.0
"""Type sizes of the words on a play that stood: how many are to go, that it is the last one, and how many
stood in a row, growing with each."""
ABOVE, BELOW = -44.0, 34.0
"""Distances of these words from the middle of the Drive pile where both are told, in units."""


def stood(table: FootballWarParts, event: PlayConceded, ctx: CueContext, *, short: bool) -> Motion:
    """Tells how many cards are left, unless the play scores, after the ball has gone the way of that play.

    The card of the first plays of a match rises for it, and so does that of any play but the first of a drive.
    """
    left, row, color = table.table_state.held(event.seat), table.stood, ctx.color_of(event.seat)
    if table.table_state.at_stake or not left:
        return hear("swish")
    judged = do(partial(points.judge, table, "nobody stops it", color))
    rises = hear("swish") if short and row < ROW else points.swells(ctx)
    runs = together(do(lambda: setattr(table.sides, "in_air", True)), routes.acts_out(ctx, IN_SHORT if short else 1.0))
    told = made(partial(_tells, table, ctx, left, row, color), STAMPED)
    flies = together(told, then(made(partial(_flies, table, ctx, left), FLIES), _lands(table, ctx, left, row)))
    return together(judged, rises, then(runs, flies))


def is_seen(table: FootballWarParts, ctx: CueContext) -> list[Cue]:
    """Returns the cues that wait until a ball in the air has landed and that was seen, longer in a row.

    The end of an act breaks off what still moves, so the gains of the other side's concessions were never shown.
    """
    sides = table.sides
    lands = Cue(lambda: None, ready=lambda: not sides.in_air)
    lies = cue(pause(LIES), ctx, when=lambda: sides.lit > 0)
    return [lands, lies, cue(pause(LIES), ctx, when=lambda: sides.lit > 0 and table.stood >= ROW)]


def _flies(table: FootballWarParts, ctx: CueContext, left: int) -> Motion:
    """Sends the ball from the end of its way over the card to its new mark, which the drive reaches with it."""
    ways = [routes.way(card) for card in ctx.board.zones.get("drive_pile", [])[-1:]]
    start = ways[0][-1] if ways and ways[0] else table.drive_pile.rect.center
    end = table.sides.ball_at(float(left), table.drive_of(float(left)))
    flown = ball(start, end, wide=BALL[0], high=HIGH, turns=1.0, lasts=FLIES, stays=0.0, sound="whoosh")
    return together(flown, points.runs_on(table, float(left), FLIES))


def _lands(table: FootballWarParts, ctx: CueContext, left: int, row: int) -> Motion:
    """Lets the ball hit the field, which is jolted; the crowd rises for a streak, and for the last play to go."""
    sides = table.sides
    jolted = bounce(sides, "jolt", JOLT, JOLTED)
    dust = Motion(lambda ctx_: scuff(sides.ball_at(), "chalk50").begin(ctx_))
    landed = [do(lambda: setattr(sides, "in_air", False)), hear("thud"), dust, jolted, flare(sides, "lit")]
    if row >= ROW:
        landed += [shake(min(1.0, 0.2 * row)), hear("chains", min(2 * (row - ROW), MAX_PITCH))]
    if row >= STREAK:
        landed += [freeze(), *(ring(card, sound="") for card in ctx.board.zones.get("drive_pile", [])[-1:])]
    if row >= STREAK or left == 1:
        landed.append(hear("crowd_cheer" if row > STREAK or left == 1 else "crowd_ooh"))
    return then(together(*landed), pause(JOLTED))


def _tells(table: FootballWarParts, ctx: CueContext, left: int, row: int, color: str) -> Motion:
    """Stamps the plays to go on the Drive pile, and above them how many stood in a row."""
    (x, y), px = table.drive_pile.rect.center, ctx.app.theme.px
    to_go = stamp((x, y + (px(BELOW) if row >= ROW else 0)), f"{left} to go", color, LAST_ONE if left == 1 else TO_GO)
    if row < ROW:
        return to_go
    size = min(LARGEST, IN_A_ROW + GROWS * (row - ROW))
    return together(to_go, stamp((x, y + px(ABOVE)), f"{row} in a row", "firstDown", size))
