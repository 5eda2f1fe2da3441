"""The motion of a duel's cards: a play is laid, its answer comes face down, turns up and strikes it."""

from __future__ import annotations

from game.events import CardMoved
from game.variants.real_deal.cards import POINTS, TOUCHDOWN_POINTS
from game.variants.real_deal.table_state import LINES
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.lunge import DRAW_BACK_SECONDS, HIT_SECONDS, STRIKE_SECONDS, go_back, rear, strike_at
from scenes.table.cues.motions import Motion, do, freeze, hear, hit, hush, jump, made, move, pause, then, together
from scenes.table.real_deal.lights import FALLEN
from scenes.table.real_deal.parts import RealDealParts
from scenes.table.stage.animator import in_quart, linear, out_back, out_cubic
from scenes.table.stage.sprites import Sprite

LAY = 0.26
"""Seconds for a card to reach the duel spot."""
CRACKS, STAMPS, PUSHED_OFF = 0.1, 0.1, 0.26
"""Seconds for a crack to run through a card, a word to strike it, and for a stopped play to be pushed off."""
OFF, OFF_TILT = 62.0, -9.0
"""Units and degrees by which a stopped play is pushed off its spot."""
LIFTS, POISED = 30.0, 0.08
"""Units by which an answer is lifted as it turns up, and seconds for which it is read there before it strikes."""
HELD = {TOUCHDOWN_POINTS: 0.12}
"""Seconds for which an answer lies face down before it turns up, by the points of the play; none for fewer points."""
DRIVEN, DRIVEN_TILT, GIVES, SETTLES = 30.0, -9.0, 0.08, 0.26
"""Units and degrees by which the play that is struck is driven back, and seconds of its way there and back."""
CRUSHED = 0.4
"""Share of that way at which a play stays that is stopped for good."""
STANDS_STILL, BIG_FREEZE = 0.09, 0.12
"""Seconds for which the table stands still at a hit, and at one that turns the ball over."""


def lay(table: RealDealParts, event: CardMoved, ctx: CueContext) -> None:
    """Moves a card to its spot, an answer face down under lights that fall; a duel that is over makes room."""
    answers = table.table_state.waiting is not None
    card = ctx.move(event, LAY, "card_slap")
    if answers and not ctx.reduced:
        together(
            move(table.lights, "shown", FALLEN, LAY, linear), hush(LAY + max(HELD.values()) + HIT_SECONDS + POISED)
        ).begin(ctx)
        if card.flip == 0.0:
            ctx.animator.to(card, "flip", 0.0, 0.0)
    lasts = 0.0 if ctx.reduced else LAY * ctx.pace
    for zone in LINES:
        if zone != event.target or not ctx.reduced:
            ctx.board.glide(zone, ctx.animator, lasts)


def held(play: str) -> float:
    """Returns the seconds for which the answer to a play lies face down; nothing but the open play decides them."""
    return HELD.get(POINTS[play], 0.0)


def card_at(ctx: CueContext, place: int) -> Sprite | None:
    """Returns the card at a place of the possession's chain, or None."""
    lying = (card for zone in LINES for card in ctx.board.zones.get(zone, []))
    return next((card for card in lying if card.group == place), None)


def strike(
    table: RealDealParts, ctx: CueContext, *reaction: Motion, force: float = 0.0, crushes: bool = False
) -> Motion:
    """Returns the motion of an answer that turns up, is lifted and strikes the play; ``reaction`` begins with the hit.

    ``force`` is the strength of the shake, 0 to 1. A play that it ``crushes`` stays driven back. With reduced motion
    no card moves.
    """

    def begin() -> Motion:
        answer, play = _pair(table, ctx)
        if answer is None or play is None or ctx.reduced:
            return together(*reaction)
        edge, place = (play.x + play.width / 2, play.y), table.place_in_chain(answer.group)
        still = freeze(BIG_FREEZE if force else STANDS_STILL)
        hits = [still, hit(edge, force=force), _drive_back(table, play, crushes=crushes)]
        lands = together(*hits, jump(_others(ctx, answer, play)), go_back(answer, place), *reaction)
        return then(rear(answer, (play.x, play.y)), pause(POISED), _fall(answer, play), lands)

    def poise() -> None:
        answer, _ = _pair(table, ctx)
        if answer is not None and not ctx.reduced:
            move(answer, "rise", table.space.px(LIFTS), DRAW_BACK_SECONDS, out_cubic).begin(ctx)

    return together(do(poise), made(begin, HIT_SECONDS + POISED + together(*reaction).lasts))


def _fall(answer: Sprite, play: Sprite) -> Motion:
    """Brings a lifted answer down on the play."""
    blow = strike_at(answer, (play.x, play.y), play.width)
    return together(blow, move(answer, "rise", 0.0, STRIKE_SECONDS, in_quart))


def _drive_back(table: RealDealParts, play: Sprite, *, crushes: bool) -> Motion:
    """Drives the play that is struck back and lets it return, or only a part of the way."""
    stays, far = CRUSHED if crushes else 0.0, table.space.px(DRIVEN)
    there = [("x", play.x - far), ("tilt", DRIVEN_TILT)]
    back = [("x", play.x - stays * far), ("tilt", stays * DRIVEN_TILT)]
    return then(
        together(*(move(play, name, end, GIVES, out_cubic) for name, end in there)),
        together(*(move(play, name, end, SETTLES, out_back) for name, end in back)),
    )


def turn_up(table: RealDealParts, ctx: CueContext, *reaction: Motion) -> Motion:
    """Returns the motion of an answer that turns up and throws or kicks something: ``reaction``."""

    def begin() -> Motion:
        answer, play = _pair(table, ctx)
        if answer is None or play is None or ctx.reduced:
            return together(*reaction)
        returns = go_back(answer, table.place_in_chain(answer.group))
        return then(rear(answer, (play.x, play.y)), together(returns, *reaction))

    return made(begin, DRAW_BACK_SECONDS + together(*reaction).lasts)


def struck(table: RealDealParts, ctx: CueContext) -> Motion:
    """Returns the motion of a play that is hit by what an answer has thrown."""

    def begin() -> Motion:
        answer, play = _pair(table, ctx)
        if answer is None or play is None or ctx.reduced:
            return pause(0.0)
        others = jump(_others(ctx, answer, play))
        return together(hit((play.x, play.y), play, force=0.0, away=-1.0), others)

    return made(begin, 0.0)


def lift(table: RealDealParts, ctx: CueContext, units: float, tilt: float, seconds: float) -> Motion:
    """Returns the motion of a play that is lifted off the desk, or put down again with 0 ``units``."""

    def begin() -> Motion:
        _, play = _pair(table, ctx)
        if play is None or ctx.reduced:
            return pause(0.0)
        return together(move(play, "rise", table.space.px(units), seconds), move(play, "tilt", tilt, seconds))

    return made(begin, seconds)


def _pair(table: RealDealParts, ctx: CueContext) -> tuple[Sprite | None, Sprite | None]:
    """Returns the last answer and the play that it meets."""
    last = len(table.table_state.chain) - 1
    return card_at(ctx, last), card_at(ctx, last - 1)


def _others(ctx: CueContext, *struck: Sprite) -> list[Sprite]:
    """Returns the cards of finished duels, which jump at a hit."""
    return [card for zone in LINES for card in ctx.board.zones.get(zone, []) if card not in struck]


def crack(table: RealDealParts, ctx: CueContext, play: Sprite | None = None) -> Motion:
    """Returns the motion of a crack that runs through the play that is answered, or another one."""

    def open_it() -> None:
        table.crack.card, table.crack.share = play or _pair(table, ctx)[1], 0.0

    return do(lambda: None) if ctx.reduced else then(do(open_it), move(table.crack, "share", 1.0, CRACKS))


def stamp(table: RealDealParts, ctx: CueContext, word: str, before: int = 0) -> Motion:
    """Returns the motion of a word that strikes the last card of the chain, or the one ``before`` it, and stands."""

    def begin() -> None:
        table.stamp.card = card_at(ctx, len(table.table_state.chain) - 1 - before)
        table.stamp.word, table.stamp.high = word, float(not ctx.reduced)

    return then(together(do(begin), move(table.stamp, "high", 0.0, STAMPS, in_quart)), hear("thud"))


def close_crack(table: RealDealParts) -> Motion:
    """Returns the motion of the crack that closes while its card goes to the discards."""
    return move(table.crack, "share", 0.0, CRACKS)


def push_off(table: RealDealParts, ctx: CueContext) -> Motion:
    """Returns the motion of a stopped play that is pushed off its spot."""
    _, play = _pair(table, ctx)
    if play is None or ctx.reduced:
        return pause(0.0)
    away = play.x - ctx.app.theme.px(OFF)
    return together(move(play, "x", away, PUSHED_OFF), move(play, "tilt", OFF_TILT, PUSHED_OFF))
