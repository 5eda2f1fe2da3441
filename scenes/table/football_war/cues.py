"""What only Football War shows: plays that are answered, called back, kicked, given up and scored, and stolen balls."""

from __future__ import annotations

from functools import partial

from game.contract import ScoreKind
from game.events import CardMoved, CoinTossed, Flag, PeriodBegan, PossessionChanged, Revealed, Scored
from game.match_words import clubs_do
from game.variants.football_war.cards import FIELD_GOAL, HAND_SIZE
from game.variants.football_war.events import (
    CardsDrawn,
    DefenseMoved,
    DelayOfGame,
    DirectionTurned,
    DrivePileClosed,
    DrivePileOpened,
    LastSeries,
    MismanagedDrive,
    PlayCalledBack,
    PlayConceded,
    PlayDefended,
    PlayLive,
    Stuffed,
    TimeoutCalled,
    TurnoverOnDowns,
)
from scenes.table.cues.cue_context import CueContext, CuesByEvent
from scenes.table.cues.director import Cue
from scenes.table.cues.flights import JUDGED, KICKED, TOSSED, flag, kick, stamp
from scenes.table.cues.motions import BREATH, Motion, count, cue, do, hear, made, move, pause, then, together
from scenes.table.cues.touches import MEETS, STAMPED, flare, swell
from scenes.table.football_war import laying
from scenes.table.football_war.parts import FootballWarParts
from scenes.table.stage.animator import in_out_cubic
from scenes.ui.theme import ColorName

LAMP, SWEEP = 0.22, 0.36
"""Seconds in which a lamp of the chain lights, and in which sides or arrow swing round."""
FOURTH = "Nobody matched the fourth AUDIBLE!"
"""How a safety is made."""
AFTER_SCORE = "FW-88"
"""The clause by which the side that conceded a score has the ball."""
DOWNS = "turnover on downs"
"""The moment of a last card that was stopped."""
SMALL = 28.0
"""Size of a word on a small thing, in units."""


def _on_drive(table: FootballWarParts, words: str, color: ColorName, sound: str = "") -> Motion:
    """A word stamped on the play that lies on the Drive pile."""
    return made(lambda: stamp(table.drive_pile.rect.center, words, str(color), sound=sound), STAMPED)


def _on_play_pile(table: FootballWarParts, words: str, color: ColorName, sound: str = "") -> Motion:
    """A word stamped on the Play pile, beside which nothing else happens."""
    return made(lambda: stamp(table.play_pile.rect.center, words, str(color), SMALL, sound), STAMPED)


# The play and what becomes of it


def _live(table: FootballWarParts, event: PlayLive, ctx: CueContext) -> list[Cue]:
    call = table.call

    def stands_on_board() -> None:
        call.verdict, call.between, table.answered = "", False, False

    announced = together(do(stands_on_board), flare(call, "glow"), _announced(table, event, ctx))
    hushed = made(lambda: hear("crowd_ooh") if call.stake else pause(0.0), 0.0)
    wait = max(0.0, ctx.reading(event.seat, 5) - announced.lasts)
    return [cue(then(announced, hushed, pause(max(wait, BREATH))), ctx, tells=True)]


def _announced(table: FootballWarParts, event: PlayLive, ctx: CueContext) -> Motion:
    """What is said as a play goes live: an AUDIBLE lights its lamps one by one, and a return is a big moment."""
    if event.how == "call":
        lit = then(move(table.call, "lamps", 0.0, 0.0), _lamps(table, event.chain))
        return together(lit, _on_drive(table, "Audible!", "audible"))
    dark = move(table.call, "lamps", 0.0, 0.0)
    if event.how == "return":
        next_one = "you" if event.defense == ctx.shown.you else ctx.names[event.defense]
        where = "right back" if len(ctx.names) == 2 else f"on to {next_one}"
        below = f"{event.play} goes {where} with an empty hand"
        return together(dark, ctx.moments.big("return", "Return!", below, ctx.color_of(event.seat), "swish"))
    return together(dark, hear("hut"))


def _lamps(table: FootballWarParts, chain: int) -> Motion:
    """So many lamps light one by one, each with a higher whistle."""
    return count(table.call, "lamps", float(chain), LAMP * chain, ticks=chain, sound="whistle_up")


def _judge(table: FootballWarParts, verdict: str, color: str) -> None:
    table.call.verdict, table.call.verdict_color = verdict, color


def _defended(table: FootballWarParts, event: PlayDefended, ctx: CueContext) -> list[Cue]:
    """What the answer has done stands on the board; it was read since the answer was turned up."""
    if event.play == FIELD_GOAL:
        read = pause(max(BREATH, ctx.reading(event.seat, 3) - KICKED - JUDGED))
        return [_kick(table, ctx, good=False), cue(read, ctx, tells=True)]
    verdict = {"match": "matched", "turnover": "turned over"}.get(event.how, "stopped")
    judged = together(do(partial(_judge, table, verdict, ctx.color_of(event.seat))), flare(table.call, "glow"))
    read = pause(max(2 * BREATH, ctx.reading(event.seat, 3) - MEETS / 2))
    return [cue(then(judged, read), ctx, tells=True), Cue(table.call.clear)]


def _conceded(table: FootballWarParts, event: PlayConceded, ctx: CueContext) -> list[Cue]:
    """The play stands: its card comes down hard, and the side that led it is told how far it has come."""
    wait = max(BREATH, ctx.reading(event.by, 1))
    if event.play == FIELD_GOAL:
        return [_kick(table, ctx, good=True), cue(pause(wait), ctx, tells=True)]
    judged = do(partial(_judge, table, "nobody stops it", ctx.color_of(event.seat)))
    stood = together(judged, made(partial(_stood, table, event, ctx), 0.0), pause(wait))
    return [cue(stood, ctx, tells=True), Cue(partial(_clear_unless_scored, table))]


def _stood(table: FootballWarParts, event: PlayConceded, ctx: CueContext) -> Motion:
    """A card less to go; where points are at stake the score tells what that has come to."""
    left = table.table_state.held(event.seat)
    if table.table_state.at_stake or not left:
        return hear("swish")
    told = _on_drive(table, f"{left} to go", ctx.color_of(event.seat))
    return then(_swells(ctx), told)


def _clear_unless_scored(table: FootballWarParts) -> None:
    """A play with something at stake stays on the board until it has scored."""
    if not table.table_state.at_stake:
        table.call.clear()


def _called_back(table: FootballWarParts, event: PlayCalledBack, ctx: CueContext) -> list[Cue]:
    return [cue(then(do(partial(_judge, table, "called back", "penalty")), pause(BREATH)), ctx, tells=True)]


# Flags, draws and what follows from a last card


def _penalty(table: FootballWarParts, event: Flag, ctx: CueContext) -> list[Cue]:
    """A flag is thrown at the play; the board is empty after it, since no play stays live."""
    tossed = made(lambda: flag(table.call.rect.midtop, table.drive_pile.rect.center), TOSSED)
    said = _on_drive(table, f"Flag! {event.yards} yards", "penalty")
    return [cue(tossed, ctx), cue(said, ctx, tells=True), Cue(table.call.clear)]


def _drawn(table: FootballWarParts, event: CardsDrawn, ctx: CueContext) -> list[Cue]:
    """How many cards a side took, stamped on its hand."""
    if event.count < 2 or event.why == "refill":
        return []
    drawn = made(lambda: stamp(table.spots.hand_mark(event.seat), f"+{event.count}", "loss"), 0.0)
    return [cue(then(drawn, pause(STAMPED / 2)), ctx)]


def _turned_up(table: FootballWarParts, event: Revealed, ctx: CueContext) -> list[Cue]:
    """The card below one that is taken back: it lies open as that one goes (FW-48)."""
    return []


def _stuffed(table: FootballWarParts, event: Stuffed, ctx: CueContext) -> list[Cue]:
    return [cue(_on_drive(table, "Stuffed!", "stuff", "thud"), ctx, tells=True)]


def _turnover_on_downs(table: FootballWarParts, event: TurnoverOnDowns, ctx: CueContext) -> list[Cue]:
    """In the color of who has the ball now, where only one other side can have it."""
    below = f"Last card stopped: {_draws(event.seat, ctx)} {HAND_SIZE}"
    color = ctx.color_of(1 - event.seat) if len(ctx.names) == 2 else "firstDown"
    told = ctx.moments.big(DOWNS, "Turnover on downs", below, color, "whistle", "crowd_groan")
    return [cue(told, ctx, tells=True)]


def _mismanaged(table: FootballWarParts, event: MismanagedDrive, ctx: CueContext) -> list[Cue]:
    below = f"Special card last: {_draws(event.seat, ctx)} {HAND_SIZE}"
    called = do(lambda: ctx.banner("Mismanaged drive", below, "loss", "whistle"))
    return [cue(then(called, pause(STAMPED * 2)), ctx, tells=True)]


def _timeout(table: FootballWarParts, event: TimeoutCalled, ctx: CueContext) -> list[Cue]:
    return [cue(_on_play_pile(table, "Timeout", ctx.color_of(event.seat), "whistle"), ctx, tells=True)]


def _delay(table: FootballWarParts, event: DelayOfGame, ctx: CueContext) -> list[Cue]:
    """A flag for who looked back or was too slow, and the card that it costs."""
    tossed = made(lambda: flag(table.call.rect.midtop, table.play_pile.rect.center), TOSSED)
    return [cue(tossed, ctx), cue(_on_play_pile(table, "Delay!", "penalty"), ctx, tells=True)]


def _open_pile(table: FootballWarParts, event: DrivePileOpened | DrivePileClosed, ctx: CueContext) -> list[Cue]:
    return [Cue(table.show_open_pile)]


# Whose ball it is


def _possession(table: FootballWarParts, event: PossessionChanged, ctx: CueContext) -> list[Cue]:
    """Somebody else has the ball, and the sides swing round.

    It was stolen, but for a score (FW-88) and a last card that was stopped (FW-37), which have told so.
    """
    call = table.call
    swung = then(move(call, "swing", 1.0, 0.0), move(call, "swing", 0.0, SWEEP, in_out_cubic))
    changed = together(do(call.clear), hear("whistle"), swung)
    if event.clause == AFTER_SCORE or ctx.moments.follows(DOWNS):
        return [cue(changed, ctx, tells=True, lasts=0.0)]
    whose = "your ball" if event.seat == ctx.shown.you else f"{ctx.names[event.seat]} have the ball"
    if ctx.moments.is_first("a steal"):
        stolen = ctx.moments.big("stolen", "Stolen!", whose, ctx.color_of(event.seat), "crowd_gasp")
        return [cue(stolen, ctx, big=True), cue(changed, ctx, tells=True, lasts=0.0)]
    said = together(changed, _on_drive(table, "Stolen!", ctx.color_of(event.seat)))
    return [cue(said, ctx, tells=True, lasts=0.0)]


def _defense_moved(table: FootballWarParts, event: DefenseMoved, ctx: CueContext) -> list[Cue]:
    """The arrow turns to who faces the offense now."""
    call = table.call
    turned = then(move(call, "arrow", 0.0, 0.0), move(call, "arrow", 1.0, SWEEP, in_out_cubic))
    return [cue(together(do(call.clear), hear("tap"), turned), ctx, tells=True)]


def _turned(table: FootballWarParts, event: DirectionTurned, ctx: CueContext) -> list[Cue]:
    return [cue(_on_drive(table, "Turnover!", "reverse", "swish"), ctx, tells=True)]


# Points


def _scored(table: FootballWarParts, event: Scored, ctx: CueContext) -> list[Cue]:
    laying.begin_sweep(table)
    wiped = Cue(table.call.clear)
    if event.how is ScoreKind.SAFETY:
        return [*ctx.moments.score(event, FOURTH), wiped]
    start = [cue(made(partial(_stands, table, ctx), SWEEP), ctx)] if event.how.is_touchdown else []
    return [*start, *ctx.shared(event), wiped]


def _stands(table: FootballWarParts, ctx: CueContext) -> Motion:
    """The last card stands: it rises once more before everything breaks loose."""
    return together(do(partial(_judge, table, "it stands!", "firstDown")), _swells(ctx))


def _swells(ctx: CueContext) -> Motion:
    """The card on top of the Drive pile rises once more and comes down hard."""
    return together(*map(swell, ctx.board.zones.get("drive_pile", [])[-1:]))


def _kick(table: FootballWarParts, ctx: CueContext, *, good: bool) -> Cue:
    """The ball leaves the Drive pile for the posts, which stand on the wiped board, and is good or is not."""
    kicked = partial(kick, good=good)
    flies = made(lambda: kicked(table.drive_pile.rect.center, table.call.rect.center), KICKED + JUDGED)
    return cue(together(do(table.call.clear), flies), ctx)


# The course of a half


def _coin(table: FootballWarParts, event: CoinTossed, ctx: CueContext) -> list[Cue]:
    text = f"{clubs_do(_who(event.seat, ctx), 'gets', 'get')} the ball first"
    return ctx.toss(event, text)


def _period(table: FootballWarParts, event: PeriodBegan, ctx: CueContext) -> list[Cue]:
    """Who kicks off is told but in the first half, where the coin has told it."""

    def line_up() -> None:
        table.call.between = False

    if event.period == 0:
        return [Cue(line_up)]
    name = ctx.period_name(event.period)
    text = clubs_do(_who(event.dealer or 0, ctx), "kicks off", "kick off")
    called = do(lambda: ctx.banner(name, text, ctx.accent, "whistle"))
    return [Cue(line_up), cue(then(called, pause(STAMPED * 2)), ctx, tells=True)]


def _last_series(table: FootballWarParts, event: LastSeries, ctx: CueContext) -> list[Cue]:
    text = "No cards are left to draw"
    return [cue(ctx.moments.big("last series", "Last series", text, "firstDown", "horn_short"), ctx, tells=True)]


def _who(seat: int, ctx: CueContext) -> str:
    return "You" if seat == ctx.shown.you else ctx.names[seat]


def _draws(seat: int, ctx: CueContext) -> str:
    """Who draws, with the verb that goes with it."""
    return clubs_do(_who(seat, ctx), "draws", "draw")


CUE_HANDLERS: CuesByEvent = {
    CardMoved: laying.cues,
    PlayLive: _live,
    PlayDefended: _defended,
    PlayConceded: _conceded,
    PlayCalledBack: _called_back,
    Flag: _penalty,
    CardsDrawn: _drawn,
    Revealed: _turned_up,
    Stuffed: _stuffed,
    TurnoverOnDowns: _turnover_on_downs,
    MismanagedDrive: _mismanaged,
    TimeoutCalled: _timeout,
    DelayOfGame: _delay,
    DrivePileOpened: _open_pile,
    DrivePileClosed: _open_pile,
    PossessionChanged: _possession,
    DefenseMoved: _defense_moved,
    DirectionTurned: _turned,
    Scored: _scored,
    CoinTossed: _coin,
    PeriodBegan: _period,
    LastSeries: _last_series,
}
