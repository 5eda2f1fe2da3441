"""The cues that only Real Deal has: for plays, answers, concessions, punts and the ends of quarters."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.events import CardMoved, PeriodBegan, PossessionChanged, Scored, Shuffled
from game.variants.real_deal.cards import BLOCK, KICK_LONG, KICKS, MISS, POINTS, PUNT_INSIDE
from game.variants.real_deal.events import (
    DeckRanOut,
    PlayAccepted,
    PlayConceded,
    PlayCountered,
    PlayMade,
    PossessionBegan,
    Punted,
    QuarterCalled,
    TossChosen,
)
from game.variants.real_deal.names import FIRST_SCORE_WINS
from game.variants.real_deal.table_state import LINES
from game.zones import Role
from scenes.table.cues.cue_context import CueContext, CuesByEvent
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import Motion, cue, do, hear, pause, then_told, together
from scenes.table.real_deal import answers, crossing, moments, pictures
from scenes.table.real_deal.briefing import time_left
from scenes.table.real_deal.parts import RealDealParts, turns_over
from scenes.table.stage.animator import in_out_sine

PLAYED_WORDS, MET_WORDS, PUNT_WORDS = 5, 7, 1
"""Words to read of a play, of a counter and of a punt."""
LAID_DOWN, TURNS_DOWN = 0.28, 0.1
"""Seconds to lay a card face down on the discards, and to turn it face down on its way."""
ALLOWED, KICKED, BANNERED = 0.3, 0.7, 0.9
"""Least seconds for a word that allows a play, a kick, and a kick that fails."""
CALLED, WARNED, WHY = 0.9, 0.6, 1.6
"""Seconds for a headline of the quarter, for that of long plays, and for one that says why."""
BEGINS = 0.1
WON, RUN_OUT = "Won in overtime!", "The clock runs out"


# Cards


def _card_moved(table: RealDealParts, event: CardMoved, ctx: CueContext) -> list[Cue] | None:
    if table.rules.zones[event.target].role is Role.LINE:
        return [Cue(partial(answers.lay, table, event, ctx), answers.LAY)]
    if event.how == "discard":
        return [Cue(partial(_lay_face_down, event, ctx), LAID_DOWN)]
    if table.rules.zones[event.source].role is Role.LINE:
        closes = together(answers.close_crack(table), crossing.close(table))
        return [cue(closes, ctx, lasts=0.0), *ctx.shared(event)]
    return None


def _lay_face_down(event: CardMoved, ctx: CueContext) -> None:
    """Turns a punted or conceded card face down as it leaves the hand; it is not shown again (RD-12)."""
    sprite = ctx.move(event, LAID_DOWN, "card_slide_low")
    sprite.card_id = None
    if ctx.reduced:
        sprite.flip = 0.0
    else:
        ctx.animator.to(sprite, "flip", 0.0, TURNS_DOWN * ctx.pace, in_out_sine)


def _shuffled(table: RealDealParts, event: Shuffled, ctx: CueContext) -> list[Cue]:
    """Gathers both decks before the shuffle is shown."""
    shared = ctx.shared(event)
    return shared if event.target.endswith("1") else shared[:1]


# The duel


def _play_made(table: RealDealParts, event: PlayMade, ctx: CueContext) -> list[Cue]:
    share = ctx.moments.share("struck back" if event.as_counter else f"{event.points} at stake")
    calm = event.as_counter or not event.points
    shown = together(hear("snap"), moments.raise_stakes(table, share, calm=calm))
    return [cue(shown, ctx, lasts=max(shown.lasts, ctx.reading(event.seat, PLAYED_WORDS) * share), tells=True)]


def _countered(table: RealDealParts, event: PlayCountered, ctx: CueContext) -> list[Cue]:
    result = moments.result(table, event, ctx)
    least = BANNERED if event.counter in (MISS, BLOCK) else moments.LASTS[event.effect]
    lasts = max(least, ctx.reading(event.seat, MET_WORDS) - moments.SEEN, result.lasts)
    has_word = event.counter in moments.WORDS or turns_over(event)
    said = then_told(result, ctx, lasts=lasts) if has_word else [cue(result, ctx, lasts=lasts, tells=True)]
    return [cue(pictures.answer(table, event, ctx), ctx), *said]


def _allowed(table: RealDealParts, event: PlayConceded | PlayAccepted, ctx: CueContext) -> list[Cue]:
    """The word on the play is read first; the sentence comes with the card that is laid down."""
    return then_told(moments.allowed(table, event, ctx), ctx, lasts=ALLOWED)


def _accepted(table: RealDealParts, event: PlayAccepted, ctx: CueContext) -> list[Cue]:
    if event.play != PUNT_INSIDE:
        return _allowed(table, event, ctx)
    stands = moments.punt_stands(table, 1 - event.seat, ctx)
    kicked = together(moments.allowed(table, event, ctx), crossing.down(table, event.seat, ctx))
    return [cue(kicked, ctx), cue(stands, ctx, lasts=KICKED, tells=True)]


def _scored(table: RealDealParts, event: Scored, ctx: CueContext) -> list[Cue]:
    chain, kicked = table.table_state.chain, event.how == "field_goal"
    far = kicked and [code for _, code in chain if code in KICKS][-1:] == [KICK_LONG]
    won = table.table_state.in_overtime  # by the first score (RD-67)
    named, points = ctx.moments.score(event, partial(_headline, table, event), whole=far or won)
    start = (
        [cue(pictures.kick(table, 1 - event.seat), ctx, lasts=KICKED), cue(moments.hide_stakes(table, ctx), ctx)]
        if kicked
        else [cue(crossing.cross(table, event, ctx), ctx)]
    )
    flies = moments.reward(table, event, ctx)
    called = (each for each in ctx.shown.acts[-1] if isinstance(each, QuarterCalled))
    ends = [_runs_out(table, each, ctx, tells=False) for each in called]
    raised = moments.celebrated(table, event, ctx, flies, named.lasts) if event.how.is_touchdown else ([], flies)
    return [*start, *raised[0], named, cue(raised[1], ctx), points, *ends]


def _headline(table: RealDealParts, event: Scored) -> str:
    return WON if table.table_state.in_overtime else moments.headline(table.table_state.chain, event.how)


def _punted(table: RealDealParts, event: Punted, ctx: CueContext) -> list[Cue]:
    read = pause(ctx.reading(event.seat, PUNT_WORDS))
    return [cue(pictures.punted(table), ctx), cue(read, ctx, tells=True)]


# The quarter


def _possession_changed(table: RealDealParts, event: PossessionChanged, ctx: CueContext) -> list[Cue]:
    """Lights up the ball's mark and says who has the ball, while the cards of the next possession are drawn.

    A possession inside the own 10 has a headline of its own.
    """
    lights = [replace(light, lasts=0.0) for light in ctx.shared(event)]
    began = next((each for each in ctx.shown.acts[-1] if isinstance(each, PossessionBegan)), None)
    if began is None or began.limited:
        return lights
    words = f"{ctx.names[event.seat]} have the ball"
    return [*lights, cue(moments.announced(table, ctx, words, "", ctx.color_of(event.seat)), ctx, lasts=0.0)]


def _possession_began(table: RealDealParts, event: PossessionBegan, ctx: CueContext) -> list[Cue]:
    bright = moments.light(table, 0.0)
    begins = [cue(bright, ctx, lasts=BEGINS, tells=True)]
    if event.limited:
        words = "Long plays or return!" if event.return_open else "Long plays only!"
        begins = then_told(together(bright, moments.announced(table, ctx, words, "", "real_deal")), ctx, lasts=WARNED)
    return [*begins, cue(_last_card(table, ctx), ctx, lasts=WHY, when=lambda: table.table_state.next_draw_ends)]


def _last_card(table: RealDealParts, ctx: CueContext) -> Motion:
    """Warns that the next draw uses up a deck, which ends the quarter (RD-61)."""

    def warn() -> None:
        _over_spots(table, ctx, "Last card in a deck!", time_left(table.table_state)[0], "firstDown", "tick").begin(ctx)

    return do(warn)


def _over_spots(
    table: RealDealParts, ctx: CueContext, words: str, below: str, color: str, sound: str, lasts: float = WHY
) -> Motion:
    """Shows a headline over the empty spots, with time to read the line below it."""
    shown = do(lambda: ctx.effects.banner(table.desk.both, words, below, color, lasts))
    return together(hear(sound), shown)


def _toss_chosen(table: RealDealParts, event: TossChosen, ctx: CueContext) -> list[Cue]:
    words = f"{ctx.names[event.seat]}: {'receive' if event.receives else 'defer'}"
    why = _WHY.get(event.clause, "")
    below, color = f"{why}The ball goes to {ctx.names[event.offense]}", ctx.color_of(event.offense)
    lasts = WHY if why else CALLED
    said = _over_spots(table, ctx, words, below, color, "whistle", lasts)
    return [cue(together(moments.hide_stakes(table, ctx, lasts), said), ctx, lasts=lasts, tells=True)]


_WHY = {"RD-21": "They had no choice at the start. ", "RD-22": "They deferred at the start. "}
"""Why a seat had the choice of the second half."""


def _quarter_called(table: RealDealParts, event: QuarterCalled, ctx: CueContext) -> list[Cue]:
    stands = event.play is not None and POINTS[event.play] > 0
    shown = Cue(partial(moments.quarter_called, table, ctx, aside=stands), moments.ENDS)
    if stands:  # it stops nothing (RD-55): the points come first
        return [shown, cue(pause(0.0), ctx, tells=True), cue(do(partial(_lay_aside, ctx)), ctx)]
    return [shown, _runs_out(table, event, ctx, tells=True)]


def _lay_aside(ctx: CueContext) -> None:
    """Puts the cards of the possession where they lie from then on."""
    for zone in LINES:
        ctx.board.glide(zone, ctx.animator, 0.0)


def _runs_out(table: RealDealParts, event: QuarterCalled, ctx: CueContext, *, tells: bool) -> Cue:
    """Says that a card has ended the quarter: as it comes, or after the points of a play that it let stand."""
    below = f"HAS BALL END OF QUARTER: {ctx.names[event.seat]}"
    told = moments.announced(table, ctx, RUN_OUT, below, ctx.color_of(event.seat))
    return cue(told, ctx, lasts=CALLED, tells=tells)


def _deck_ran_out(table: RealDealParts, event: DeckRanOut, ctx: CueContext) -> list[Cue]:
    words, below = f"{ctx.names[event.seat]} drew their last card", "A used-up deck ends the quarter."
    return then_told(_over_spots(table, ctx, words, below, "firstDown", "horn_short"), ctx, lasts=WHY)


def _period_began(table: RealDealParts, event: PeriodBegan, ctx: CueContext) -> list[Cue]:
    fresh = FIRST_SCORE_WINS if event.clause == "RD-66" else "fresh decks and three wild cards each"
    title, below = ctx.period_name(event.period), fresh
    told = [moments.announced(table, ctx, title, below, "real_deal", "whistle")] if event.period else []
    return [cue(together(*told), ctx, lasts=CALLED if event.period else 0.0, tells=True)]


CUE_HANDLERS: CuesByEvent = {
    CardMoved: _card_moved,
    Shuffled: _shuffled,
    PlayMade: _play_made,
    PlayCountered: _countered,
    PlayConceded: _allowed,
    PlayAccepted: _accepted,
    Scored: _scored,
    Punted: _punted,
    PossessionChanged: _possession_changed,
    PossessionBegan: _possession_began,
    TossChosen: _toss_chosen,
    QuarterCalled: _quarter_called,
    DeckRanOut: _deck_ran_out,
    PeriodBegan: _period_began,
}
