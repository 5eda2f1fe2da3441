"""The cues of BLOWOUT's own events: calls, reveals, yards, responses, and the ball."""

from __future__ import annotations

from functools import partial

from game.contract import ScoreKind
from game.events import (
    BallSpotted,
    CardMoved,
    CoinTossed,
    DownSet,
    Flag,
    MatchEnded,
    PeriodBegan,
    PossessionChanged,
    Revealed,
    Scored,
    Shuffled,
)
from game.variants.blowout.cards import DRAW_PILES, FUMBLE, HANDS, HOLDING, INTERFERENCE, PLAYS
from game.variants.blowout.event_order import CallWasted, PlayCame
from game.variants.blowout.events import (
    BallKicked,
    CallMade,
    CardsRanOut,
    KickSetUp,
    PlayChallenged,
    PlayEnded,
    ResponseMade,
    StartChosen,
    TurnoverOnDowns,
    YardsCompared,
)
from game.variants.blowout.facts import OVERTIME
from game.variants.blowout.names import period_name
from scenes.table.blowout import acting, flags, moments, snap
from scenes.table.blowout.field_strip import SLIDE_SECONDS
from scenes.table.blowout.parts import BlowoutParts
from scenes.table.blowout.shown import club
from scenes.table.cues import flights, lunge
from scenes.table.cues.cue_context import CueContext, CuesByEvent
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import cue, do, hear, pause, together
from scenes.table.stage.effects import BANNER_LASTS

DRAW, BETWEEN_DRAWS = 0.26, 0.05
"""Seconds to draw a card, and until the next one."""
WALK = 0.5
"""Seconds to carry the ball to its spot after a penalty or a change of sides."""
ANSWER, STRUCK, FOULED, STANDS = 0.2, 0.5, 0.08, 0.06
"""Seconds: for a response to reach the field, of its effect, of a foul before its flag, and of a play that stands."""
SETTLES, AWAY = 0.2, 0.04
"""Seconds to close up hands, and until the next card of a down is discarded."""
LAID, CHANGES, CALLED = 0.05, 0.15, 0.95
"""Seconds: until what follows a ball that is laid down, until what follows a change of sides, and of a headline."""
CHAINS, CHAINS_AGAIN, SIGN, SIGN_DULL = 0.75, 0.4, 0.2, 0.05
"""Seconds of a match's first new series and of a later one, and to turn the sign after a play that went somewhere and
after a dull one."""


# Cards


def _card_moved(table: BlowoutParts, event: CardMoved, ctx: CueContext) -> list[Cue] | None:
    if event.target in HANDS:
        return [Cue(partial(_draw, table, event, ctx), BETWEEN_DRAWS)]
    if event.target not in PLAYS:
        return [Cue(partial(_put_away, table, event, ctx), AWAY)]
    if event.clause == "BO-27":
        if event.seat == table.viewer:
            table.own_card = event.card  # it left the hand with the cue before, under its cover
        return [Cue(partial(snap.lay, table, event, ctx), 0.0)]
    return [Cue(partial(_answer, table, event, ctx), ANSWER)]


def _draw(table: BlowoutParts, event: CardMoved, ctx: CueContext) -> None:
    ctx.move(event, DRAW, "card_slide")
    table.settle_hands(ctx, 0.0 if ctx.reduced else SETTLES)


def _put_away(table: BlowoutParts, event: CardMoved, ctx: CueContext) -> None:
    """Discards a card of the down and clears what was said about it."""
    table.board_of_duel.clear()
    table.yard_count.stop()
    table.field.hide_preview()
    table.rail.show(())
    acting.close_film(table, ctx)
    ctx.move(event, DRAW)
    if event.card in table.spent:
        table.spent.remove(event.card)
        table.settle_hands(ctx, 0.0 if ctx.reduced else SETTLES)


def _answer(table: BlowoutParts, event: CardMoved, ctx: CueContext) -> None:
    table.spend(event.seat, event.card)
    ctx.move(event, ANSWER, "card_slap")
    table.settle_hands(ctx, 0.0 if ctx.reduced else SETTLES)


def _shuffled(table: BlowoutParts, event: Shuffled, ctx: CueContext) -> list[Cue]:
    """Gathers six decks at once and shuffles them together."""
    shared = ctx.shared(event)
    if event.clause == "BO-23" or event.target == DRAW_PILES[-1]:
        return shared
    return [Cue(shared[0].start, 0.0)]


# The snap


def _call_made(table: BlowoutParts, event: CallMade, ctx: CueContext) -> list[Cue]:
    return [] if event.seat == table.ahead else [Cue(partial(snap.raise_call, table, event.seat, ctx), snap.RISE)]


def _revealed(table: BlowoutParts, event: Revealed, ctx: CueContext) -> list[Cue]:
    """Holds the first reveal back until the second, so that both cards turn on one frame."""
    table.dull.begin()
    table.ruled = False
    table.paired = not table.paired
    if not table.paired:
        return [cue(snap.count(table, event, ctx), ctx)]
    rest = pause(snap.HOLD - snap.HOLD_DULL)
    turns = Cue(partial(snap.turn_up, table, event, ctx), snap.TURN + snap.HOLD_DULL)
    return [turns, cue(rest, ctx, when=lambda: not table.dull.opens(table.table_state))]


def _promised(table: BlowoutParts, event: YardsCompared | KickSetUp, ctx: CueContext) -> list[Cue]:
    def begin() -> None:
        moments.count_out(table, ctx, moments.COUNTED_DULL if table.dull.short else moments.COUNTED)

    table.dull.expect(event)
    rest = pause(moments.COUNTED - moments.COUNTED_DULL)
    counts = Cue(begin, moments.COUNTED_DULL + moments.SEEN)
    return [counts, cue(rest, ctx, when=lambda: not table.dull.short)]


# Answers


def _response(table: BlowoutParts, event: ResponseMade, ctx: CueContext) -> list[Cue]:
    """Shows a response. Letting the play stand takes its time, too; a foul is read under its flag."""
    if event.card is None:
        lasts = STANDS
    else:
        effect = flights.HOPS if event.card == FUMBLE else STRUCK
        lasts = FOULED if event.card in (HOLDING, INTERFERENCE) else max(effect, ctx.reading(event.seat, 3))
    told = Cue(partial(moments.answered, table, event, ctx), lasts, tells=True)
    return [told] if event.card is None else [Cue(partial(moments.answer, table, event, ctx), lunge.HIT_SECONDS), told]


def _challenged(table: BlowoutParts, event: PlayChallenged, ctx: CueContext) -> list[Cue]:
    return [cue(flags.challenge(table, event, ctx), ctx)]


def _flag(table: BlowoutParts, event: Flag, ctx: CueContext) -> list[Cue]:
    table.ruled = True
    falls, lies = flags.throw_flag(table, event, ctx)
    return [cue(falls, ctx), cue(lies, ctx, tells=True)]


# What becomes of the ball


def _play_ended(table: BlowoutParts, event: PlayEnded, ctx: CueContext) -> list[Cue]:
    table.dull.end(event)
    return [cue(moments.run_play(table, event, ctx), ctx), cue(moments.play_over(table, event, ctx), ctx, tells=True)]


def _kicked(table: BlowoutParts, event: BallKicked, ctx: CueContext) -> list[Cue]:
    over = moments.kick_over(table, event, ctx)
    lasts = max(moments.READ, over.lasts)
    return [cue(moments.kick(table, event, ctx), ctx), cue(over, ctx, lasts=lasts, tells=True)]


def _spotted(table: BlowoutParts, event: BallSpotted, ctx: CueContext) -> list[Cue]:
    walk = WALK if event.why == "penalty" else LAID

    def begin() -> None:
        strip = table.field
        strip.hide_preview()
        seconds = SLIDE_SECONDS if event.why == "play" else WALK
        if event.why == "penalty" and table.film.open:
            table.yard_count.start(strip.ball.yards, table.film.play.forward)
            together(
                acting.step_along(table, event.ball_on, seconds), acting.break_line(table, event.ball_on, seconds)
            ).begin(ctx)
        strip.slide_ball(ctx.animator, event.ball_on, 0.0 if ctx.reduced else seconds * ctx.pace)

    return [Cue(begin, walk)]


def _down_set(table: BlowoutParts, event: DownSet, ctx: CueContext) -> list[Cue]:
    made = event.clause != moments.FIRST_AND_TEN and event.marker != table.table_state.marker
    fresh = event.clause == moments.FIRST_AND_TEN  # the cards of the last down are put away meanwhile
    sign = SIGN_DULL if table.dull.short else SIGN
    lasts = LAID if fresh else sign
    if made and not table.ruled:  # a ruling tells of a first down, too
        lasts = CHAINS if ctx.moments.is_first("chains") else CHAINS_AGAIN
    return [Cue(partial(moments.set_down, table, event, ctx), lasts)]


def _turnover_on_downs(table: BlowoutParts, event: TurnoverOnDowns, ctx: CueContext) -> list[Cue]:
    color = ctx.color_of(1 - event.seat)
    told = ctx.moments.big("turnover on downs", "Turnover on downs", "", color, "whistle", "crowd_ooh")
    return [cue(together(do(table.yard_count.stop), told), ctx)]


def _possession_changed(table: BlowoutParts, event: PossessionChanged, ctx: CueContext) -> list[Cue]:
    leaves = together(do(table.yard_count.stop), do(lambda: acting.close_film(table, ctx)))
    return [cue(together(leaves, do(lambda: moments.change_sides(table, ctx))), ctx, lasts=CHANGES)]


def _scored(table: BlowoutParts, event: Scored, ctx: CueContext) -> list[Cue]:
    shown = ctx.moments.score(event, moments.headline_of_score(event.how))
    says = do(lambda: setattr(table.video, "kept", (f"{club(ctx.names[event.seat])} +{event.points}", "")))
    told = cue(together(says, do(table.yard_count.stop)), ctx)
    if event.how is not ScoreKind.FIELD_GOAL:
        return [told, *_hushed(table, ctx, shown)]

    def call() -> bool:
        if not table.kicked_far:
            together(moments.keep_board_empty(table, ctx), do(shown[0].start)).begin(ctx)
        return not table.kicked_far

    called = Cue(call, shown[0].lasts)
    return [told, called, *shown[1:]]  # a kick from afar had its word over the whole table


# The match


def _start_chosen(table: BlowoutParts, event: StartChosen, ctx: CueContext) -> list[Cue]:
    words = f"{ctx.names[event.offense]} on offense"
    shown = together(hear("whistle"), moments.headline(table, ctx, words, ctx.color_of(event.offense)))
    return [cue(together(do(table.tell_field), shown), ctx, lasts=CALLED)]


def _ran_out(table: BlowoutParts, event: CardsRanOut, ctx: CueContext) -> list[Cue]:
    """Says that no play is left before the period ends, or before new decks in overtime (BO-103).

    What is over at the end of the match the final whistle says.
    """
    period = table.table_state.period
    below = "" if period == OVERTIME or ctx.ends_match else f"{period_name(period)} over"
    told = moments.headline(table, ctx, f"{ctx.names[event.seat]}: no play left", "firstDown", below)
    empty = moments.keep_board_empty(table, ctx, CALLED + SETTLES)  # nobody chooses a call before the whistle
    return [cue(together(hear("horn_short"), told, empty), ctx, lasts=CALLED)]


def _announced(table: BlowoutParts, event: PeriodBegan | MatchEnded, ctx: CueContext) -> list[Cue]:
    return _hushed(table, ctx, ctx.shared(event))


def _coin_tossed(table: BlowoutParts, event: CoinTossed, ctx: CueContext) -> list[Cue]:
    shown = ctx.shared(event)
    return _hushed(table, ctx, shown, sum(each.lasts for each in shown))


def _hushed(table: BlowoutParts, ctx: CueContext, shown: list[Cue], lasts: float = BANNER_LASTS) -> list[Cue]:
    """Returns the cues, with the board kept empty under their headline."""
    return [cue(moments.keep_board_empty(table, ctx, lasts), ctx), *shown] if shown else []


CUE_HANDLERS: CuesByEvent = {
    CardMoved: _card_moved,
    Shuffled: _shuffled,
    CallMade: _call_made,
    Revealed: _revealed,
    YardsCompared: _promised,
    KickSetUp: _promised,
    ResponseMade: _response,
    PlayChallenged: _challenged,
    Flag: _flag,
    CallWasted: _flag,
    PlayEnded: _play_ended,
    PlayCame: _play_ended,
    BallKicked: _kicked,
    BallSpotted: _spotted,
    DownSet: _down_set,
    TurnoverOnDowns: _turnover_on_downs,
    PossessionChanged: _possession_changed,
    Scored: _scored,
    StartChosen: _start_chosen,
    CardsRanOut: _ran_out,
    PeriodBegan: _announced,
    MatchEnded: _announced,
    CoinTossed: _coin_tossed,
}
