"""What only Football War shows: plays that are slammed down, called back, kicked, given up and scored."""

from __future__ import annotations

from functools import partial

from game.contract import ScoreKind
from game.events import CardMoved, CoinTossed, Flag, PeriodBegan, PossessionChanged, Revealed, Scored
from game.match_words import clubs_do
from game.variants.football_war.cards import FIELD_GOAL, HAND_SIZE, PENALTY_CARDS, STUFF_CARDS
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
from game.variants.football_war.names import play_name
from scenes.table.cues.cue_maker import CueMaker, CuesByEvent
from scenes.table.cues.director import Cue
from scenes.table.cues.motions import cue
from scenes.table.football_war import flights
from scenes.table.football_war.parts import FootballWarParts
from scenes.table.stage.animator import in_out_cubic, in_quart, linear, out_cubic

LAMP = 0.22
"""Seconds in which a lamp of the chain lights."""
FOURTH = "Nobody matched the fourth AUDIBLE!"
"""How a safety is made."""
AFTER_SCORE = "FW-88"
"""The clause by which the side that conceded a score has the ball."""
SWEEP = 0.36
"""Seconds of the arrow from one side to the other."""


# The play and what becomes of it


def _live(table: FootballWarParts, event: PlayLive, make: CueMaker) -> list[Cue]:
    def go() -> None:
        call = table.call
        call.verdict, call.between = "", False
        _pulse(table, make)
        lasts = 0.0 if make.reduced else LAMP * make.pace
        make.animator.to(call, "lamps", float(event.chain), lasts, out_cubic)
        if call.stake:
            make.sound("crowd_ooh")
        _announce(table, event, make)

    wait = {"call": 0.9, "return": 0.8, "kick": 0.3}.get(event.how, 0.15)
    return [Cue(go, max(wait, make.reading(event.seat, 5)), tells=True)]


def _announce(table: FootballWarParts, event: PlayLive, make: CueMaker) -> None:
    if event.how == "call":
        make.sound("whistle_up", event.chain - 1)
        below = f"{_who(event.defense, make)} must match {play_name(event.play)}"
        make.effects.banner(table.sideline.rect, f"Audible: {event.play}", below, "audible")
    elif event.how == "return":
        next_one = "you" if event.defense == make.shown.you else make.names[event.defense]
        where = "right back" if len(make.names) == 2 else f"on to {next_one}"
        make.sound("swish")
        below = f"{event.play} goes {where} with an empty hand"
        make.effects.banner(table.sideline.rect, "Return!", below, "firstDown")
    else:
        make.sound("hut")


def _pulse(table: FootballWarParts, make: CueMaker) -> None:
    table.call.glow = 1.0
    make.animator.to(table.call, "glow", 0.0, 0.5 * make.pace, linear)


def _judge(table: FootballWarParts, verdict: str, color: str) -> None:
    table.call.verdict, table.call.verdict_color = verdict, color


def _defended(table: FootballWarParts, event: PlayDefended, make: CueMaker) -> list[Cue]:
    verdict = {"match": "matched", "turnover": "turned over"}.get(event.how, "stopped")

    def go() -> None:
        _judge(table, verdict, make.color_of(event.seat))
        _pulse(table, make)

    kick = _kick(table, make, good=False) if event.play == FIELD_GOAL else []
    return [*kick, Cue(go, max(0.25, make.reading(event.seat, 3)), tells=True), Cue(table.call.clear)]


def _conceded(table: FootballWarParts, event: PlayConceded, make: CueMaker) -> list[Cue]:
    def go() -> None:
        _judge(table, "conceded", "loss")
        make.sound("swish")

    kick = _kick(table, make, good=True) if event.play == FIELD_GOAL else []
    told = Cue(go, max(0.2, make.reading(event.by, 1)), tells=True)
    return [*kick, told, Cue(partial(_clear_unless_scored, table))]


def _clear_unless_scored(table: FootballWarParts) -> None:
    """A play with something at stake stays on the board until it has scored."""
    if not table.position.at_stake:
        table.call.clear()


def _called_back(table: FootballWarParts, event: PlayCalledBack, make: CueMaker) -> list[Cue]:
    return [Cue(lambda: _judge(table, "called back", "penalty"), 0.1, tells=True)]


# Flags, draws and what follows from a last card


def _penalty(table: FootballWarParts, event: Flag, make: CueMaker) -> list[Cue]:
    """A thrown flag; the board is empty after it, since no play stays live."""

    def go() -> None:
        theme = make.app.theme
        flag = theme.svg("flag_penalty", (theme.px(64), theme.px(64)))
        goal = table.drive_pile.rect.center
        make.sound("flag")
        start = (goal[0] + theme.px(420), goal[1] - theme.px(60))
        make.effects.fly(flag, start, goal, 0.48, theme.px(110), 1.5, 0.6)

    def fallen() -> None:
        make.sound("whistle")
        below = f"{_draws(event.seat, make)} {PENALTY_CARDS[event.yards]}, from the Drive pile first"
        make.effects.banner(table.sideline.rect, f"Flag: {event.yards} yards", below, "penalty")

    return [Cue(go, 0.48), Cue(fallen, 0.82, tells=True), Cue(table.call.clear)]


def _drawn(table: FootballWarParts, event: CardsDrawn, make: CueMaker) -> list[Cue]:
    """How many cards a side took, stamped on its hand."""
    if event.count < 2 or event.why == "refill":
        return []

    def go() -> None:
        spot = table.counts.spots.get(event.seat)
        theme = make.app.theme
        hand = table.slate.layout.hand
        make.effects.stamp(
            (hand.centerx, hand.y + theme.px(30)) if spot is None else (spot[0] - theme.px(40), spot[1]),
            f"+{event.count}",
            "loss",
        )

    return [Cue(go, 0.25)]


def _turned_up(table: FootballWarParts, event: Revealed, make: CueMaker) -> list[Cue]:
    """The card below one that is taken back: it lies open as that one goes (FW-48)."""
    return []


def _stuffed(table: FootballWarParts, event: Stuffed, make: CueMaker) -> list[Cue]:
    text = f"{_draws(event.seat, make)} {STUFF_CARDS}"
    return [Cue(lambda: make.banner("Stuffed!", text, "stuff", "thud"), 0.7, tells=True)]


def _turnover_on_downs(table: FootballWarParts, event: TurnoverOnDowns, make: CueMaker) -> list[Cue]:
    below, color = f"Last card stopped: {_draws(event.seat, make)} {HAND_SIZE}", make.color_of(event.seat)
    told = make.moments.big("turnover on downs", "Turnover on downs", below, color, "whistle", "crowd_groan")
    return [cue(told, make, tells=True)]


def _mismanaged(table: FootballWarParts, event: MismanagedDrive, make: CueMaker) -> list[Cue]:
    below = f"Special card last: {_draws(event.seat, make)} {HAND_SIZE}"
    return [Cue(lambda: make.banner("Mismanaged drive", below, "loss", "whistle"), 1.0, tells=True)]


def _timeout(table: FootballWarParts, event: TimeoutCalled, make: CueMaker) -> list[Cue]:
    def go() -> None:
        buries = clubs_do(_who(event.seat, make), "buries a card and draws", "bury a card and draw")
        make.banner("Timeout", f"{buries} one", make.color_of(event.seat), "whistle")

    return [Cue(go, 0.8, tells=True)]


def _delay(table: FootballWarParts, event: DelayOfGame, make: CueMaker) -> list[Cue]:
    def go() -> None:
        why = "looked back" if event.why == "look_back" else "ran out of time"
        make.sound("flag")
        make.banner("Delay of game", f"{_who(event.seat, make)} {why}: 1 card", "penalty", "whistle")

    return [Cue(go, 0.8, tells=True)]


def _open_pile(table: FootballWarParts, event: DrivePileOpened | DrivePileClosed, make: CueMaker) -> list[Cue]:
    return [Cue(table.show_open_pile)]


# Whose ball it is


def _possession(table: FootballWarParts, event: PossessionChanged, make: CueMaker) -> list[Cue]:
    """Somebody else has the ball: it was stolen, but for the kickoff after a score (FW-88)."""

    def go() -> None:
        table.call.clear()
        make.sound("whistle")

    if event.clause == AFTER_SCORE:
        return [Cue(go, tells=True)]
    whose = "your ball" if event.seat == make.shown.you else f"{make.names[event.seat]} have the ball"
    if make.moments.is_first("a steal"):
        stolen = make.moments.big("stolen", "Stolen!", whose, make.color_of(event.seat), "crowd_gasp")
        return [cue(stolen, make), Cue(go, tells=True)]

    def tell() -> None:
        go()
        make.effects.banner(table.sideline.rect, "Stolen!", whose, make.color_of(event.seat))

    return [Cue(tell, tells=True)]


def _defense_moved(table: FootballWarParts, event: DefenseMoved, make: CueMaker) -> list[Cue]:
    """The arrow turns to who faces the offense now."""

    def go() -> None:
        call = table.call
        call.clear()
        make.sound("tap")
        call.arrow = 0.0
        make.animator.to(call, "arrow", 1.0, 0.0 if make.reduced else SWEEP * make.pace, in_out_cubic)

    return [Cue(go, SWEEP, tells=True)]


def _turned(table: FootballWarParts, event: DirectionTurned, make: CueMaker) -> list[Cue]:
    def go() -> None:
        way = "clockwise" if event.clockwise else "counterclockwise"
        make.banner("Turnover!", f"play goes {way} now", "reverse", "swish")

    return [Cue(go, 0.8, tells=True)]


# Points


def _scored(table: FootballWarParts, event: Scored, make: CueMaker) -> list[Cue]:
    flights.begin_sweep(table)
    wiped = Cue(table.call.clear)
    if event.how is ScoreKind.SAFETY:
        return [*make.moments.score(event, FOURTH), wiped]
    start = [Cue(lambda: _stands(table, make), 0.45)] if event.how.is_touchdown else []
    return [*start, *make.shared(event), wiped]


def _stands(table: FootballWarParts, make: CueMaker) -> None:
    """The last card stands: it rises once more before everything breaks loose."""
    _judge(table, "it stands!", "firstDown")
    for sprite in make.board.zones.get("drive_pile", [])[-1:]:
        wide = sprite.width
        if not make.reduced:
            make.animator.to(sprite, "width", wide * 1.14, 0.25 * make.pace, out_cubic)
            make.call(partial(make.animator.to, sprite, "width", wide, 0.18 * make.pace, in_quart), 0.26)
            make.call(lambda: make.shake(0.7), 0.42)
    make.sound("slam")


def _kick(table: FootballWarParts, make: CueMaker, *, good: bool) -> list[Cue]:
    """The ball leaves the Drive pile for the posts, and is good or is not."""

    def go() -> None:
        theme = make.app.theme
        area = table.call.rect
        posts = theme.svg("posts", (theme.px(150), theme.px(180)))
        ball = theme.svg("ball", (theme.px(52), theme.px(34)))
        middle = (float(area.centerx), float(area.centery))
        wide = 0.0 if good else float(theme.px(130))
        make.sound("kick")
        make.effects.fly(posts, middle, middle, 0.9, stays=0.5)
        end = (middle[0] + wide, middle[1] - theme.px(36))
        make.effects.fly(ball, table.drive_pile.rect.center, end, 0.6, theme.px(110), 2.0, 0.4)
        make.call(lambda: _call_kick(make, middle, good), 0.62)

    return [Cue(go, 1.15)]


def _call_kick(make: CueMaker, middle: tuple[float, float], good: bool) -> None:
    below = (middle[0], middle[1] + make.app.theme.px(64))
    make.effects.stamp(below, "GOOD" if good else "NO GOOD", "gain" if good else "loss")
    for sound in ("thud", "crowd_cheer" if good else "crowd_groan"):
        make.sound(sound)


# The course of a half


def _coin(table: FootballWarParts, event: CoinTossed, make: CueMaker) -> list[Cue]:
    text = f"{clubs_do(_who(event.seat, make), 'gets', 'get')} the ball first"
    return make.toss(event, text)


def _period(table: FootballWarParts, event: PeriodBegan, make: CueMaker) -> list[Cue]:
    """Who kicks off is told but in the first half, where the coin has told it."""

    def line_up() -> None:
        table.call.between = False

    if event.period == 0:
        return [Cue(line_up)]
    name = make.period_name(event.period)
    text = clubs_do(_who(event.dealer or 0, make), "kicks off", "kick off")
    return [Cue(line_up), Cue(lambda: make.banner(name, text, make.accent, "whistle"), 0.8, tells=True)]


def _last_series(table: FootballWarParts, event: LastSeries, make: CueMaker) -> list[Cue]:
    text = "No cards are left to draw"
    return [Cue(lambda: make.banner("Last series", text, "firstDown", "horn_short"), 0.9, tells=True)]


def _who(seat: int, make: CueMaker) -> str:
    return "You" if seat == make.shown.you else make.names[seat]


def _draws(seat: int, make: CueMaker) -> str:
    """Who draws, with the verb that goes with it."""
    return clubs_do(_who(seat, make), "draws", "draw")


MAKERS: CuesByEvent = {
    CardMoved: flights.cues,
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
