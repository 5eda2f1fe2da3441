"""The cues of moving cards in Football War: leads, answers, draws, penalty cards, and the sweep after a score."""

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
    move,
    pause,
    strike,
    then,
    together,
)
from scenes.table.cues.touches import COMES, MEETS, come, ring, shatter, turn_down, turn_over
from scenes.table.football_war import suspense
from scenes.table.football_war.parts import FootballWarParts
from scenes.table.stage.animator import in_quart
from scenes.table.stage.places import Place
from scenes.table.stage.sprites import Sprite

MAX_FLYING = 8
"""Number of cards that fly to the Score pile after a score; the others are only counted."""
SLOWLY = 0.3
"""Seconds more in which the answer to a play for points turns up."""


def cues(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> list[Cue] | None:
    """Returns the cues of a moving card, or None for the shared ones."""
    if event.how == "play" and event.target == "drive_pile":
        return _played(table, event, ctx)
    if event.how == "take":
        return [cue(then(do(lambda: _take_back(table, event, ctx)), pause(COMES + BREATH)), ctx)]
    if event.how == "draw":
        return [cue(then(do(lambda: _draw(event, ctx)), pause(BREATH)), ctx)]
    if event.how == "score":
        return _swept(table, event, ctx)
    if event.target in ("draw_pile", "forfeit_pile"):
        return [cue(_put_away(event, ctx), ctx)]
    return None


# A lead, and its answer


def _played(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> list[Cue]:
    """Lets an answer meet the live play; a lead, or the extra card of an OFFENSE, goes on the Drive pile."""
    met: list[bool] = []

    def answers() -> bool:
        met.append(table.call.play is not None and not table.answered)
        table.answered |= met[-1]
        return met[-1]

    def decides() -> bool:
        return met[-1] and suspense.is_due(table, ctx)

    quiet = made(lambda: suspense.silence(table, ctx), suspense.SILENCE)
    decisive = made(lambda: _answer(table, event, ctx, SLOWLY), MEETS + SLOWLY)
    answer = made(lambda: _answer(table, event, ctx), MEETS)
    laid = made(lambda: _lay(table, event, ctx), COMES)
    return [
        cue(quiet, ctx, when=lambda: answers() and decides()),
        cue(decisive, ctx, when=decides),
        cue(answer, ctx, when=lambda: met[-1] and not decides()),
        cue(then(laid, pause(BREATH)), ctx, when=lambda: not met[-1]),
    ]


def _lay(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> Motion:
    under = list(ctx.board.zones.get("drive_pile", []))

    def begin() -> None:
        laid = ctx.move(event, COMES, "card_slap")
        if not ctx.reduced:
            _swoops(laid, (table.places("drive_pile", [laid]) or [])[-1]).begin(ctx)

    return then(do(begin), pause(COMES), do(partial(_cover, under, ctx)))


def _answer(table: FootballWarParts, event: CardMoved, ctx: CueContext, slowly: float = 0.0) -> Motion:
    """Brings the answer face down beside the play, turns it up and strikes the play; a match rings.

    Until it is turned up nothing tells which card it is. It turns up ``slowly`` by so many seconds more.
    """
    under = list(ctx.board.zones.get("drive_pile", []))
    answer = ctx.leave(event)
    ctx.board.put(answer, "drive_pile")
    table.count("drive_pile", 1)
    ctx.board.glide(event.source, ctx.animator, 0.0 if ctx.reduced else COMES * ctx.pace)
    home = (table.places("drive_pile", [answer]) or [])[-1]
    left, right = table.card_places.meeting()
    answer.layer = FLIGHT_LAYER
    matches = event.code == table.call.play
    meet = [_swoops(answer, right), turn_down(answer), *(come(card, left) for card in under), hear("card_slide")]
    rings = [ring(card) for card in (answer, *under)] if matches else []
    seen = then(pause(BREATH + slowly), together(*rings))
    shown = together(turn_over(lambda: [answer], more=slowly), seen)
    cracked = together(_crack(answer, under, home, ctx), suspense.brighten(table))
    return then(hush(MEETS + slowly), together(*meet), shown, cracked)


def _swoops(card: Sprite, place: Place) -> Motion:
    """Brings a card along the strip or the hand and only then over the slate, so that it crosses no board."""
    along = move(card, "x", place.x, COMES * 0.75)
    across = move(card, "y", place.y, COMES, in_quart)
    grows = move(card, "width", place.width, COMES, in_quart)
    return together(come(card, place), along, across, grows)


def _crack(answer: Sprite, under: Sequence[Sprite], home: Place, ctx: CueContext) -> Motion:
    """Brings the answer down on the play, which bursts."""
    falls = strike(answer, home.x, home.y, width=home.width, tilt=home.tilt)
    struck = [hit((card.x, card.y), force=0.55) for card in under]
    broken = [shatter(card) for card in under]
    return then(falls, together(*struck, *broken, do(partial(_cover, under, ctx)), do(partial(_lie, answer, home))))


def _cover(under: Sequence[Sprite], ctx: CueContext) -> None:
    """Removes the sprites of covered cards (FW-12)."""
    for card in under:
        ctx.board.drop(card)


def _lie(answer: Sprite, home: Place) -> None:
    answer.layer = home.layer


def _take_back(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> None:
    """Moves the top card face up into the penalized hand and shows the next one (FW-48, FW-50)."""
    table.taken_back.append(event.code or "")
    ctx.move(event, COMES, "card_slide")
    if table.table_state.drive_pile and not ctx.board.zones.get("drive_pile"):
        top = ctx.board.take("drive_pile", table.table_state.drive_pile[-1])
        top.flip = 1.0
        ctx.board.put(top, "drive_pile")
        ctx.board.glide("drive_pile", ctx.animator, 0.0)


def _draw(event: CardMoved, ctx: CueContext) -> None:
    """Draws a card; one that the viewer sees shines as it comes into the hand."""
    drawn = ctx.move(event, COMES, "card_slide")
    if event.code is not None and not ctx.reduced:
        ctx.animator.call(lambda: ring(drawn, "gain", sound="").begin(ctx), COMES * ctx.pace)


def _put_away(event: CardMoved, ctx: CueContext) -> Motion:
    """Moves a card face down to a pile."""
    gone = made(lambda: turn_down(ctx.move(event, COMES, "card_slide_low")), 0.0)
    return then(gone, pause(COMES if event.target == "draw_pile" else BREATH / 2))


# What a score sweeps up


def begin_sweep(table: FootballWarParts) -> None:
    """Starts the sweep of a drive that scored."""
    table.swept_count = 0


def _swept(table: FootballWarParts, event: CardMoved, ctx: CueContext) -> list[Cue]:
    """Streams the cards of the drive face down to the score plate of the scorer, at most SWEPT of them."""
    table.swept_count += 1
    if table.swept_count > MAX_FLYING:
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
