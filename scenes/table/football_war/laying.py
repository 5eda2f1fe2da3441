"""How cards travel in Football War: led, answered face to face, taken back face up, and swept up after a score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.events import CardMoved
from scenes.table.cues.big_moments import FLIGHT_LAYER
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import (
    BREATH,
    Motion,
    cue,
    do,
    hear,
    hit,
    hush,
    made,
    pause,
    strike,
    then,
    together,
)
from scenes.table.cues.touches import COMES, MEETS, come, ring, shatter, turn_down, turn_over
from scenes.table.football_war.parts import FootballWarParts
from scenes.table.stage.places import Place
from scenes.table.stage.sprites import Sprite

SWEPT = 8
"""Cards of a Drive pile that are seen going to the Score pile; the others go with them."""


def cues(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> list[Cue] | None:
    """The cues of a card that moves, or None for the shared ones."""
    if event.how == "play" and event.target == "drive_pile":
        return _played(table, event, ctx)
    if event.how == "take":
        return [cue(then(do(lambda: _take_back(table, event, ctx)), pause(COMES + BREATH)), ctx)]
    if event.how == "draw":
        return [cue(then(do(lambda: ctx.move(event, COMES, "card_slide")), pause(BREATH)), ctx)]
    if event.how == "score":
        return _swept(table, event, ctx)
    if event.target in ("draw_pile", "forfeit_pile"):
        return [cue(_put_away(event, ctx), ctx)]
    return None


# A lead, and its answer


def _played(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> list[Cue]:
    """An answer meets the live play; a lead goes on the Drive pile, and so does what an OFFENSE takes along."""
    met: list[bool] = []

    def answers() -> bool:
        met.append(table.call.play is not None and not table.answered)
        table.answered |= met[-1]
        return met[-1]

    answer = made(lambda: _answer(table, event, ctx), MEETS)
    laid = made(lambda: _lay(event, ctx), COMES)
    return [cue(answer, ctx, when=answers), cue(then(laid, pause(BREATH)), ctx, when=lambda: not met[-1])]


def _lay(event: CardMoved, ctx: CueContext) -> Motion:
    under = list(ctx.board.zones.get("drive_pile", []))
    return then(do(lambda: ctx.move(event, COMES, "card_slap")), pause(COMES), do(partial(_cover, under, ctx)))


def _answer(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> Motion:
    """It comes face down beside the play, turns up, and cracks it; a match rings as it is seen.

    Up to that frame nothing tells which card it is.
    """
    under = list(ctx.board.zones.get("drive_pile", []))
    answer = ctx.leave(event)
    ctx.board.put(answer, "drive_pile")
    table.count("drive_pile", 1)
    ctx.board.glide(event.source, ctx.animator, 0.0 if ctx.reduced else COMES * ctx.pace)
    home = (table.places("drive_pile", [answer]) or [])[-1]
    left, right = table.spots.meeting()
    answer.layer = FLIGHT_LAYER
    matches = event.code == table.call.play
    meet = [come(answer, right), turn_down(answer), *(come(card, left) for card in under), hear("card_slide")]
    rings = [ring(card) for card in (answer, *under)] if matches else []
    shown = together(turn_over(lambda: [answer]), then(pause(BREATH), together(*rings)))
    return then(hush(MEETS), together(*meet), shown, _crack(answer, under, home, ctx))


def _crack(answer: Sprite, under: Sequence[Sprite], home: Place, ctx: CueContext) -> Motion:
    """The answer comes down on the play, which bursts under it."""
    falls = strike(answer, home.x, home.y, width=home.width, tilt=home.tilt)
    struck = [hit((card.x, card.y), force=0.55) for card in under]
    broken = [shatter(card) for card in under]
    return then(falls, together(*struck, *broken, do(partial(_cover, under, ctx)), do(partial(_lie, answer, home))))


def _cover(under: Sequence[Sprite], ctx: CueContext) -> None:
    """Of a pile the top card alone is seen (FW-12)."""
    for card in under:
        ctx.board.drop(card)


def _lie(answer: Sprite, home: Place) -> None:
    answer.layer = home.layer


def _take_back(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> None:
    """The top card goes into the penalized hand before all eyes, and the next one lies open (FW-48, FW-50)."""
    ctx.move(event, COMES, "card_slide")
    if table.table_state.drive_pile and not ctx.board.zones.get("drive_pile"):
        top = ctx.board.take("drive_pile", table.table_state.drive_pile[-1])
        top.flip = 1.0
        ctx.board.put(top, "drive_pile")
        ctx.board.glide("drive_pile", ctx.animator, 0.0)


def _put_away(event: CardMoved, ctx: CueContext) -> Motion:
    """A card goes face down to a pile, whoever knew it."""
    gone = made(lambda: turn_down(ctx.move(event, COMES, "card_slide_low")), 0.0)
    return then(gone, pause(COMES if event.target == "draw_pile" else BREATH / 2))


# What a score sweeps up


def begin_sweep(table: FootballWarParts) -> None:
    """The cards that move next are those of a scored drive."""
    table.swept = 0


def _swept(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> list[Cue]:
    """The cards of the drive stream face down into the plate of the side that scored; many of them go together."""
    table.swept += 1
    if table.swept > SWEPT:
        return [cue(do(partial(_sweep_unseen, table, event)), ctx)]
    return [cue(then(made(lambda: _sweep(table, event, ctx), 0.0), pause(BREATH / 2)), ctx)]


def _sweep(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> Motion:
    scorer = table.rules.zones[event.target].owner or 0
    shown = ctx.board.zones.get("drive_pile", [])
    top = ctx.leave(event, shown[-1].card_id if shown else None)
    return together(turn_down(top), do(lambda: ctx.moments.reward(event, scorer, top)))


def _sweep_unseen(table: FootballWarParts, event: CardMoved) -> None:
    table.count("drive_pile", -1)
    table.count(event.target, 1)
