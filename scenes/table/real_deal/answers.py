"""The motion of a duel's cards: a play is laid, its answer comes face down, turns up and strikes it."""

from __future__ import annotations

from game.events import CardMoved
from game.variants.real_deal.table_state import LINES
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.lunge import go_back, lunge
from scenes.table.cues.motions import Motion, do, hit, move, pause, then, together
from scenes.table.real_deal.parts import RealDealParts
from scenes.table.stage.sprites import Sprite

LAY = 0.26
"""Seconds for a card to reach the duel spot."""
CRACKS, PUSHED_OFF = 0.1, 0.26
"""Seconds for a crack to run through a card, and for a stopped play to be pushed off."""
OFF, OFF_TILT = 62.0, -9.0
"""Units and degrees by which a stopped play is pushed off its spot."""


def lay(table: RealDealParts, event: CardMoved, ctx: CueContext) -> None:
    """Moves a card to its spot, an answer face down; a duel that is over makes room."""
    answers = table.table_state.waiting is not None
    card = ctx.move(event, LAY, "card_slap")
    if answers and not ctx.reduced and card.flip == 0.0:
        ctx.animator.to(card, "flip", 0.0, 0.0)
    lasts = 0.0 if ctx.reduced else LAY * ctx.pace
    for zone in LINES:
        if zone != event.target or not ctx.reduced:
            ctx.board.glide(zone, ctx.animator, lasts)


def card_at(ctx: CueContext, place: int) -> Sprite | None:
    """Returns the card at a place of the possession's chain, or None."""
    lying = (card for zone in LINES for card in ctx.board.zones.get(zone, []))
    return next((card for card in lying if card.group == place), None)


def strike(table: RealDealParts, ctx: CueContext, force: float, landing: Motion, *, stops: bool) -> Motion:
    """Returns the motion of an answer that turns up and strikes the play, which cracks if it is stopped.

    ``landing`` begins with the hit; with reduced motion it is returned alone.
    """
    last = len(table.table_state.chain) - 1
    answer, play = card_at(ctx, last), card_at(ctx, last - 1)
    if answer is None or play is None or ctx.reduced:
        return landing
    hits = [hit((play.x + play.width / 2, play.y), play, force=force, away=-1.0), landing]
    hits.append(go_back(answer, table.place_in_chain(last)))
    if stops:
        hits.append(crack(table, play))
    return then(lunge(answer, (play.x, play.y), play.width), together(*hits))


def crack(table: RealDealParts, play: Sprite) -> Motion:
    """Returns the motion of a crack that runs through a play."""

    def open_it() -> None:
        table.crack.card, table.crack.share = play, 0.0

    return then(do(open_it), move(table.crack, "share", 1.0, CRACKS))


def close_crack(table: RealDealParts) -> Motion:
    """Returns the motion of the crack that closes while its card goes to the discards."""
    return move(table.crack, "share", 0.0, CRACKS)


def push_off(table: RealDealParts, ctx: CueContext) -> Motion:
    """Returns the motion of a stopped play that is pushed off its spot."""
    play = card_at(ctx, len(table.table_state.chain) - 2)
    if play is None or ctx.reduced:
        return pause(0.0)
    away = play.x - ctx.app.theme.px(OFF)
    return together(move(play, "x", away, PUSHED_OFF), move(play, "tilt", OFF_TILT, PUSHED_OFF))
