"""The cues that only Football War has: plays, their outcomes, draws and steals."""

from __future__ import annotations

from functools import partial

from game.events import CardMoved, CoinTossed, Flag, PeriodBegan, PossessionChanged, Revealed, Scored
from game.match_words import clubs_do
from game.variants.football_war.cards import FIELD_GOAL, HAND_SIZE, OVERTIME
from game.variants.football_war.events import (
    CardsDrawn,
    DefenseMoved,
    DelayOfGame,
    DirectionTurned,
    DrivePileClosed,
    DrivePileOpened,
    ExtraDiscarded,
    LastSeries,
    LeadDue,
    MismanagedDrive,
    PlayCalledBack,
    PlayConceded,
    PlayDefended,
    PlayLive,
    Stuffed,
    TimeoutCalled,
    TurnoverOnDowns,
)
from scenes.table.cues.cue_context import READ_BASE, READ_WORD, CueContext, CuesByEvent
from scenes.table.cues.director import Cue
from scenes.table.cues.flights import JUDGED, KICKED, TOSSED, flag, stamp
from scenes.table.cues.motions import (
    BREATH,
    Motion,
    MotionContext,
    count,
    cue,
    do,
    freeze,
    hear,
    knock,
    made,
    move,
    pause,
    scuff,
    then,
    then_told,
    together,
)
from scenes.table.cues.touches import COMES, MEETS, STAMPED, flare
from scenes.table.football_war import gains, laying, points, suspense
from scenes.table.football_war.call_board import NO_LAST, became
from scenes.table.football_war.parts import FootballWarParts
from scenes.table.stage.animator import in_out_cubic
from scenes.table.stage.effects import STAMP_STAYS
from scenes.ui.theme import ColorName

LAMP, SWEEP, SLAPPED = 0.22, 0.36, 0.2
"""Seconds to light a lamp of the chain, to swing the sides or draw the drive, and to slap the ball back."""
AFTER_SCORE = "FW-88"
"""The clause that gives the ball to the side that conceded a score."""
SUDDEN = "The first lead wins"
"""How an overtime ends (FW-92)."""
DOWNS = "turnover on downs"
"""The kind of the big moment in which a last card is stopped."""
SHINES = 0.2
"""Seconds that a card drawn into the viewer's hand shines."""
DECIDED, FAST = 0.5, 0.5
"""Seconds on the clock for which the card that decides an exchange stays at least, and the pace below which it stays
less."""
CALLED_BACK = "called back"
"""The verdict on a play at which a flag is thrown."""
TAKEN_BACK, NAMED = "FW-48", 0.25
"""The clause by which a flag's cards come from the Drive pile, and the seconds in which each is read."""
SMALL_TYPE = 28.0
"""Type size of a word on a small pile, and of names beside a hand, in units."""


def _on_drive(table: FootballWarParts, words: str, color: ColorName, sound: str = "") -> Motion:
    """Stamps a word on the Drive pile."""
    return made(lambda: stamp(table.drive_pile.rect.center, words, str(color), sound=sound), STAMPED)


def _on_play_pile(table: FootballWarParts, words: str, color: ColorName, sound: str = "") -> Motion:
    """Stamps a small word on the Play pile."""
    return made(lambda: stamp(table.play_pile.rect.center, words, str(color), SMALL_TYPE, sound), STAMPED)


# The play and what becomes of it


def _readable(ctx: CueContext, words: int) -> float:
    """Returns the seconds to read what decided an exchange; at Fast hardly fewer, as the next one follows at once."""
    return max(READ_BASE + READ_WORD * words, DECIDED / max(ctx.pace, FAST))


def _live(table: FootballWarParts, event: PlayLive, ctx: CueContext) -> list[Cue]:
    call = table.call

    def stands_on_board() -> None:
        call.verdict, call.is_clear, table.answered = "", False, False

    announced = together(do(stands_on_board), _spots(table), flare(call, "glow"), _announced(table, event, ctx))
    hushed = made(lambda: _at_stake(table, event, ctx) if call.stake else pause(0.0), 0.0)
    rest = cue(
        pause(max(0.0, ctx.reading(event.seat, 5) - announced.lasts - BREATH)), ctx, when=lambda: _is_read(table)
    )
    if event.how == "return":  # its word goes over the whole table
        return [cue(announced, ctx), cue(then(hushed, pause(BREATH)), ctx, tells=True), rest]
    return [cue(then(announced, hushed, pause(BREATH)), ctx, tells=True), rest]


def _is_read(table: FootballWarParts) -> bool:
    """Returns whether a lead waits until it has been read: later on only one that plays for points does.

    It stays in sight while the defense decides.
    """
    return bool(table.call.stake) or not table.is_familiar


def _at_stake(table: FootballWarParts, event: PlayLive, ctx: CueContext) -> Motion:
    """Lets a play that would score hit: its card rises and comes down, and its points are stamped on it."""
    said = _on_drive(table, f"For {table.table_state.at_stake}!", ctx.color_of(event.seat), "crowd_ooh")
    return together(points.swells(ctx), said)


def _announced(table: FootballWarParts, event: PlayLive, ctx: CueContext) -> Motion:
    """Announces a live play: an AUDIBLE lights its lamps, and a return is a big moment."""
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
    """Lights ``chain`` lamps one by one, each with a higher whistle."""
    return count(table.call, "lamps", float(chain), LAMP * chain, ticks=chain, sound="whistle_up")


def _defended(table: FootballWarParts, event: PlayDefended, ctx: CueContext) -> list[Cue]:
    """Shows on the board what the answer did."""
    if event.play == FIELD_GOAL:
        read = pause(max(STAMP_STAYS - JUDGED, _readable(ctx, 3) - KICKED - JUDGED))
        told = Cue(lambda: None, BREATH, tells=True)  # the board stays empty as long as the call stands on it
        return [points.kicked(table, ctx, good=False), cue(read, ctx), told]
    _, verdict = became(event) or NO_LAST
    sides = table.sides
    lost = move(sides, "gained", 0.0, SLAPPED)
    slapped = made(lambda: together(move(sides, "to_go", sides.start, SLAPPED), lost), SLAPPED)
    judged = together(
        do(partial(points.judge, table, verdict, ctx.color_of(event.seat))), flare(table.call, "glow"), slapped
    )
    read = pause(max(2 * BREATH, _readable(ctx, 3) - MEETS / 2))
    return [cue(then(judged, read), ctx, tells=True), Cue(table.call.clear)]


def _conceded(table: FootballWarParts, event: PlayConceded, ctx: CueContext) -> list[Cue]:
    """Shows that the play stands, and how many plays are to go; that it scores is shown after the defense has drawn."""
    wait = max(BREATH, _readable(ctx, 1))
    quiet = cue(suspense.silence(table, ctx), ctx, when=lambda: suspense.is_due(table, ctx))
    if event.play == FIELD_GOAL:
        lights = cue(then(suspense.brighten(table), pause(wait)), ctx)
        told = Cue(lambda: None, BREATH, tells=True)  # the board stays empty as long as the posts stand on it
        return [quiet, points.kicked(table, ctx, good=True), lights, told]
    table.concessions += 1
    if event.by == table.you:
        table.call.gives_in = table.call.gives_in or "you let it stand"
    stood = together(made(partial(gains.stood, table, event, ctx, short=table.is_familiar), 0.0), pause(BREATH))
    rest = cue(pause(wait - BREATH), ctx, when=lambda: not (table.is_familiar or suspense.is_due(table, ctx)))
    return [quiet, cue(stood, ctx, tells=True), rest, Cue(partial(_clear_unless_scored, table))]


def _lead_due(table: FootballWarParts, event: LeadDue, ctx: CueContext) -> list[Cue]:
    return [cue(_spots(table), ctx, lasts=0.0), *gains.is_seen(table, ctx)]


def _spots(table: FootballWarParts) -> Motion:
    """Moves the ball to where it lies now, unless it flies there; the next cue does not wait for it."""
    return made(lambda: pause(0.0) if table.sides.in_air else points.runs_on(table, float(table.plays_to_go)), 0.0)


def _clear_unless_scored(table: FootballWarParts) -> None:
    """Clears the board, unless the play is about to score."""
    if not table.table_state.at_stake:
        table.call.clear()


def _called_back(table: FootballWarParts, event: PlayCalledBack, ctx: CueContext) -> list[Cue]:
    """Throws the flag at the play. The card of the penalty comes after it."""
    judged = do(partial(points.judge, table, CALLED_BACK, "penalty"))
    return [
        cue(_tossed(table), ctx),
        cue(then(together(_flag_lands(table, ctx), judged), pause(BREATH)), ctx, tells=True),
    ]


# Flags, draws and what follows from a last card


def _penalty(table: FootballWarParts, event: Flag, ctx: CueContext) -> list[Cue]:
    """Tells the yards and clears the board, since no play stays live; throws the flag unless that was done."""

    def is_to_come() -> bool:
        return table.call.verdict != CALLED_BACK

    said = _on_drive(table, f"Flag! {event.yards} yards", "penalty")
    tossed, lands = (
        cue(_tossed(table), ctx, when=is_to_come),
        cue(_flag_lands(table, ctx), ctx, lasts=0.0, when=is_to_come),
    )
    return [tossed, lands, *then_told(said, ctx), Cue(table.call.clear)]


def _tossed(table: FootballWarParts) -> Motion:
    """Throws a flag at the play."""
    return made(lambda: flag(table.call.rect.midtop, table.drive_pile.rect.center), TOSSED)


def _flag_lands(table: FootballWarParts, ctx: CueContext) -> Motion:
    """Lets a flag hit the play on which it falls."""

    def begin(_: MotionContext) -> None:
        struck = map(knock, ctx.board.zones.get("drive_pile", [])[-1:])
        together(freeze(), scuff(table.drive_pile.rect.center, "penalty"), *struck).begin(ctx)

    return Motion(begin)


def _drawn(table: FootballWarParts, event: CardsDrawn, ctx: CueContext) -> list[Cue]:
    """Waits until drawn cards are in the hand, and stamps on it how many there were; the ball goes back as far."""
    own = event.seat == table.viewer and event.count
    short = event.why == "concede" and table.is_familiar  # the next lead waits for the ball instead
    comes = 0.0 if short else COMES - BREATH + (SHINES if own else 0.0)
    moved = _spots(table)
    if event.clause == TAKEN_BACK:
        return [cue(then(made(partial(_named, table, event.seat), 0.0), moved, pause(NAMED * event.count)), ctx)]
    if event.count < 2 or event.why == "refill":
        return [cue(together(moved, pause(comes)), ctx)]
    drawn = made(lambda: stamp(table.card_places.hand_mark(event.seat), f"+{event.count}", "loss"), 0.0)
    return [cue(then(together(drawn, moved), pause(max(comes, STAMPED / 2))), ctx)]


def _named(table: FootballWarParts, seat: int) -> Motion:
    """Stamps the cards that a flag made a side take back on its hand: all have seen them (FW-50)."""
    names, table.taken_back = ", ".join(table.taken_back), []
    return stamp(table.card_places.hand_mark(seat), f"+ {names}", "loss", SMALL_TYPE)


def _turned_up(table: FootballWarParts, event: Revealed, ctx: CueContext) -> list[Cue]:
    """Shows nothing: the card below is drawn as the top one is taken back (FW-48)."""
    return []


def _extra(table: FootballWarParts, event: ExtraDiscarded, ctx: CueContext) -> list[Cue]:
    """Tells that an OFFENSE was played: the card that goes with it lies on it at once."""
    return then_told(_on_drive(table, "Offense!", "audible", "thud"), ctx)


def _stuffed(table: FootballWarParts, event: Stuffed, ctx: CueContext) -> list[Cue]:
    return then_told(_on_drive(table, "Defense!", "stuff", "thud"), ctx)


def _turnover_on_downs(table: FootballWarParts, event: TurnoverOnDowns, ctx: CueContext) -> list[Cue]:
    """Shows a turnover on downs, with two sides in the color of the new offense."""
    below = f"Last card stopped: {_new_hand(table, event.seat, ctx)}"
    color = ctx.color_of(1 - event.seat) if len(ctx.names) == 2 else "firstDown"
    return then_told(ctx.moments.big(DOWNS, "Turnover on downs", below, color, "whistle", "crowd_groan"), ctx)


def _mismanaged(table: FootballWarParts, event: MismanagedDrive, ctx: CueContext) -> list[Cue]:
    def say() -> None:
        ctx.banner("Mismanaged drive", f"Special card last: {_new_hand(table, event.seat, ctx)}", "loss", "whistle")

    called = do(say)
    return then_told(then(called, pause(STAMPED * 2)), ctx)


def _timeout(table: FootballWarParts, event: TimeoutCalled, ctx: CueContext) -> list[Cue]:
    return then_told(_on_play_pile(table, "Timeout", ctx.color_of(event.seat), "whistle"), ctx)


def _delay(table: FootballWarParts, event: DelayOfGame, ctx: CueContext) -> list[Cue]:
    """Throws a flag for a look back or a clock that ran out."""
    tossed = made(lambda: flag(table.call.rect.midtop, table.play_pile.rect.center), TOSSED)
    return [cue(tossed, ctx), *then_told(_on_play_pile(table, "Delay!", "penalty"), ctx)]


def _open_pile(table: FootballWarParts, event: DrivePileOpened | DrivePileClosed, ctx: CueContext) -> list[Cue]:
    return [Cue(table.show_open_pile)]


# Whose ball it is


def _possession(table: FootballWarParts, event: PossessionChanged, ctx: CueContext) -> list[Cue]:
    """Swings the sides round. It is a steal, except after a score (FW-88) or a stopped last card (FW-37)."""
    call, sides = table.call, table.sides
    swung = then(move(sides, "swing", 1.0, 0.0), move(sides, "swing", 0.0, SWEEP, in_out_cubic))
    changed = together(then(do(call.clear), _spots(table)), hear("whistle"), swung)
    if event.clause == AFTER_SCORE or ctx.moments.follows(DOWNS):
        return [cue(changed, ctx, tells=True, lasts=0.0)]
    whose = "your ball" if event.seat == ctx.shown.you else f"{ctx.names[event.seat]} have the ball"
    if ctx.moments.is_first("a steal"):
        stolen = ctx.moments.big("stolen", "Stolen!", whose, ctx.color_of(event.seat), "crowd_gasp")
        return [cue(stolen, ctx, big=True), cue(changed, ctx, tells=True, lasts=0.0)]
    said = together(changed, hear("whoosh"), _on_drive(table, "Stolen!", ctx.color_of(event.seat), "crowd_ooh"))
    return then_told(said, ctx, lasts=SWEEP)  # the end of the act would break off the swing of the sides


def _defense_moved(table: FootballWarParts, event: DefenseMoved, ctx: CueContext) -> list[Cue]:
    """Draws the drive anew, to the new defense."""
    turned = then(move(table.sides, "drawn", 0.0, 0.0), move(table.sides, "drawn", 1.0, SWEEP, in_out_cubic))
    return [cue(together(do(table.call.clear), hear("tap"), turned), ctx, tells=True, lasts=BREATH)]


def _turned(table: FootballWarParts, event: DirectionTurned, ctx: CueContext) -> list[Cue]:
    return then_told(_on_drive(table, "Turnover!", "reverse", "swish"), ctx)


# The course of a half


def _coin(table: FootballWarParts, event: CoinTossed, ctx: CueContext) -> list[Cue]:
    text = f"{clubs_do(_who(event.seat, ctx), 'gets', 'get')} the ball first"
    return ctx.toss(event, text)


def _period(table: FootballWarParts, event: PeriodBegan, ctx: CueContext) -> list[Cue]:
    """Tells who kicks off, except in the first half, where the coin has told it."""

    def line_up() -> None:
        table.call.is_clear = False

    if event.period == 0:
        return [Cue(line_up)]
    name = ctx.period_name(event.period)
    text = clubs_do(_who(event.dealer or 0, ctx), "kicks off", "kick off")
    if event.period >= OVERTIME:
        text = f"{text}. {SUDDEN}"
    called = do(lambda: ctx.banner(name, text, ctx.accent, "whistle"))
    return [Cue(line_up), cue(then(called, pause(STAMPED * 2)), ctx, tells=True)]


def _last_series(table: FootballWarParts, event: LastSeries, ctx: CueContext) -> list[Cue]:
    text = "No cards are left to draw"
    return then_told(ctx.moments.big("last series", "Last series", text, "firstDown", "horn_short"), ctx)


def _who(seat: int, ctx: CueContext) -> str:
    return "You" if seat == ctx.shown.you else ctx.names[seat]


def _new_hand(table: FootballWarParts, seat: int, ctx: CueContext) -> str:
    """Returns who draws how many cards for an empty hand: no more than the Play pile has (FW-78)."""
    cards = min(HAND_SIZE, table.play_pile.count)
    return f"{clubs_do(_who(seat, ctx), 'draws', 'draw')} {cards}" if cards else "nothing is left to draw"


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
    ExtraDiscarded: _extra,
    TurnoverOnDowns: _turnover_on_downs,
    MismanagedDrive: _mismanaged,
    TimeoutCalled: _timeout,
    DelayOfGame: _delay,
    DrivePileOpened: _open_pile,
    DrivePileClosed: _open_pile,
    PossessionChanged: _possession,
    DefenseMoved: _defense_moved,
    DirectionTurned: _turned,
    Scored: points.scored,
    CoinTossed: _coin,
    PeriodBegan: _period,
    LastSeries: _last_series,
    LeadDue: _lead_due,
}
