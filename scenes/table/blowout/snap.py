"""The snap: calls rise face down, wait through the count, and turn up on one frame."""

from __future__ import annotations

from game.events import CardMoved, Revealed
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.blowout.played import is_last_play
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.motions import Motion, MotionContext, do, hush, stagger, together
from scenes.table.stage.animator import in_quart, linear, out_cubic
from scenes.table.stage.layout import HAND, STRIP

RISE = 0.34
"""Seconds for a call to reach the field."""
COUNTS = (0.66, (1, 2, 3)), (0.33, (1, 3)), (0.2, (3,))
"""Seconds and beats of the first count of a match and of that before the last play of a period, of the second one, and
of all others.
"""
TURN, HOLD, HOLD_DULL = 0.20, 0.35, 0.15
"""Seconds to turn both calls up, and to look at them, in most plays and in a dull one."""


def from_afar(table: BlowoutParts) -> tuple[tuple[float, float], int]:
    """Returns where the cover of the other side's call comes from, and its width there."""
    layout = table.space
    return layout.point(layout.rail_x - 90, 97), layout.px(STRIP.w)


def raise_call(table: BlowoutParts, seat: int, ctx: CueContext) -> None:
    """Moves a call from its hand to the field, under its cover."""
    cover, spot = table.covers[seat], table.stadium.spots[seat]
    own = [sprite for sprite in ctx.board.hand(seat) if seat == table.viewer and table.is_called(sprite)]
    layout = table.space
    start = layout.point(layout.rail_x / 2, layout.units_high - 96) if seat == table.viewer else None
    wide = layout.px(HAND.w)
    for sprite in own[:1]:
        start, wide = (sprite.x, sprite.y - sprite.rise), round(sprite.width)
        table.count(sprite.zone, -1)
        ctx.board.drop(sprite)
        table.lifted = seat
        table.spend(seat, sprite.card_id)
    table.called, table.own_call, table.own_card = (), "", None
    if start is None:
        start, wide = from_afar(table)
    ctx.sound("card_slide")
    cover.lie(spot)
    cover.hidden = False
    table.board_of_duel.forecast = None
    table.field.hide_preview()
    table.settle_hands(ctx, 0.0 if ctx.reduced else 0.2)
    if ctx.reduced:
        cover.alpha = 0.0
        ctx.animator.to(cover, "alpha", 1.0, 0.1 * ctx.pace, linear)
        return
    goal = cover.x, cover.y, cover.width
    (cover.x, cover.y), cover.width = start, float(wide)
    for name, value in zip(("x", "y", "width"), goal, strict=True):
        ctx.animator.to(cover, name, value, RISE * ctx.pace, out_cubic)


def lay(table: BlowoutParts, event: CardMoved, ctx: CueContext) -> None:
    """Puts the card itself under its cover, unseen."""
    board, seat = ctx.board, table.rules.zones[event.target].owner
    held = board.zones.get(event.source, [])
    known = next((sprite for sprite in held if event.card is not None and sprite.card_id == event.card), None)
    hidden = next((sprite for sprite in reversed(held) if sprite.card_id is None), None)
    gone = known or (hidden if seat != table.lifted else None)
    if gone is not None:
        table.count(event.source, -1)
        board.drop(gone)
    if seat == table.lifted:
        table.lifted = None
    table.spend(event.seat, event.card)
    sprite = board.take(event.target, event.card)
    sprite.back, sprite.flip, sprite.alpha = table.back_of(event.source), 0.0, 0.0
    board.put(sprite, event.target)
    table.settle_hands(ctx, 0.0 if ctx.reduced else 0.2)


def count(table: BlowoutParts, event: Revealed, ctx: CueContext) -> Motion:
    """Counts before the snap: hut, hut, hike. The first of a match and a period's last have all beats."""
    told = next((each for each in COUNTS[:-1] if ctx.moments.is_first(f"count {each}")), COUNTS[-1])
    lasts, beats = COUNTS[0] if is_last_play(table.table_state) else told
    beat_lasts = lasts / len(beats)
    counted = stagger(beat_lasts, *(_hut(table, beat, beat_lasts) for beat in beats))
    return together(do(lambda: setattr(table, "reveals", [event])), hush(lasts), *[] if ctx.reduced else [counted])


def _hut(table: BlowoutParts, beat: int, lasts: float) -> Motion:
    board = table.board_of_duel

    def begin(ctx: MotionContext) -> None:
        board.hut, board.pop = beat, 1.0
        ctx.sound("hut", beat - 1)
        ctx.animator.to(board, "pop", 0.0, lasts * ctx.pace, in_quart)

    return Motion(begin, lasts)


def turn_up(table: BlowoutParts, event: Revealed, ctx: CueContext) -> None:
    """Turns both calls up, so that their faces are seen on the same frame."""
    reveals, table.reveals = [*table.reveals, event], []
    ctx.sound("snap")
    ctx.sound("card_flip")
    for each in reveals:
        _turn(table, each, ctx)


def _turn(table: BlowoutParts, event: Revealed, ctx: CueContext) -> None:
    animator, half = ctx.animator, TURN / 2 * ctx.pace
    cover = table.covers[event.seat or 0]
    sprite = ctx.board.zones[event.zone][0]
    ctx.board.identify(sprite, event.card)
    if ctx.reduced:
        animator.to(cover, "alpha", 0.0, 0.1 * ctx.pace, linear)
        sprite.flip = 1.0
        animator.to(sprite, "alpha", 1.0, 0.1 * ctx.pace, linear)
        ctx.later(lambda: setattr(cover, "hidden", True), 0.1)
        return

    def show_face() -> None:
        cover.hidden = True
        sprite.flip, sprite.alpha = 0.5, 1.0
        animator.to(sprite, "flip", 1.0, half, linear)

    animator.to(cover, "open", 0.0, half, linear)
    animator.call(show_face, half)
