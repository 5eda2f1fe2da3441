"""The cues that only Card Bowl has, but for those of results: men lining up and moving, and the sums of a play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from game.events import (
    BallSpotted,
    CardMoved,
    CoinTossed,
    DownSet,
    DriveAdvanced,
    Flag,
    PeriodBegan,
    PossessionChanged,
    Revealed,
    Scored,
    Shuffled,
)
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import MAN_OF
from game.variants.card_bowl.clock import is_overtime
from game.variants.card_bowl.facts import KICKS_AWAY
from game.variants.card_bowl.log import log_line
from game.variants.card_bowl.pass_rush import pocket
from game.variants.card_bowl.phases.snap import DELAY, FALSE_START
from game.variants.card_bowl.plain_results import flies_out, may_be_thrown_away
from game.variants.card_bowl.record_sheet import flag_yards
from scenes.table.card_bowl import kicking, moments, passing, running
from scenes.table.card_bowl.acting import TOSSES
from scenes.table.card_bowl.dealing import card_moved, drew, revealed, shuffled
from scenes.table.card_bowl.feeding import feed
from scenes.table.card_bowl.parts import CardBowlParts
from scenes.table.card_bowl.playing_out import READ_SUM, ball_moved, spotted
from scenes.table.card_bowl.pocket import faced, openness
from scenes.table.card_bowl.result_cues import (
    BRIEF,
    WORD,
    advanced,
    down_set,
    goes_on,
    if_any,
    play_ended,
    possession,
    scored,
)
from scenes.table.card_bowl.shown import DRAWN
from scenes.table.cues.cue_context import CueContext, CuesByEvent
from scenes.table.cues.director import Cue
from scenes.table.cues.lunge import HIT_SECONDS
from scenes.table.cues.motions import Motion, cue, do, hear, made, pause, then, together
from scenes.table.cues.touches import run_seconds
from scenes.table.stage.animator import in_out_cubic

CAMERA = 0.3
"""Seconds of a camera move in or out."""
LINE_UP, STANDS = 0.1, 0.22
"""Seconds in which a side lines up, and in which men go to their places."""
OFFENSE_MOVES, DEFENSE_MOVES = 0.02, 0.035
"""Seconds from one man's move to the next, for offense and defense."""
READ_SET = 0.15
"""Seconds to read what a set of cards gains in the open field: a run may have several."""
READ_AWAY = 0.6
"""Seconds to read what a catch behind the line would lose, before the pass is thrown away."""
SUDDEN = "The first points win"
"""How an overtime ends (CB-40)."""
WITHOUT_RUN = {"kneel": "Kneel", "spike": "Spike"}
"""The headlines of plays in which nobody moves."""
GUESSED, READ_SIZE = 0.5, 30.0
"""Seconds to read what a call of the defense has guessed, and its type size in units."""
CLASH = 0.18
"""Seconds until cards are drawn after the snap."""
FEEDS = 0.2
"""Seconds in which a man or a card adds to the meter, and further ones."""
CALLED, FELL, KICKED = 0.6, 0.5, 0.4
"""Seconds of a headline, of an incomplete pass, and of a kick that is called."""
FLAGGED, SENTENCE, RUNS_ON, RECOVERED = 0.9, 0.6, 0.25, 0.6
"""Seconds of a flag, of a sentence, of a run in the open field, and of a recovery."""


# The men


def _lined_up(table: CardBowlParts, event: own.LinedUp, ctx: CueContext) -> list[Cue]:
    """Moves the camera in to the line as the offense lines up."""
    return [
        Cue(partial(_move_camera, table, ctx, "whoosh") if event.formation else partial(ctx.sound, "whoosh"), LINE_UP)
    ]


def _began(table: CardBowlParts, event: own.PlayBegan, ctx: CueContext) -> list[Cue]:
    """Moves the camera as a play begins: in to the ball of a kick, otherwise out to the whole field."""

    def begin() -> None:
        table.wide_field.ball, table.ground.scroll = float(table.table_state.spot), 0.0
        table.kick_film.settle()
        _move_camera(table, ctx)

    return [Cue(begin)]


def _move_camera(table: CardBowlParts, ctx: CueContext, sound: str = "") -> None:
    ctx.sound(sound)
    if not ctx.reduced and ctx.pace:
        table.shown.moved = 0.0
        ctx.animator.to(table.shown, "moved", 1.0, CAMERA * ctx.pace, in_out_cubic)


def _man_moved(table: CardBowlParts, event: own.ManMoved, ctx: CueContext) -> list[Cue]:
    offense = event.seat == table.table_state.play.offense
    return [Cue(partial(_settle, table, ctx), OFFENSE_MOVES if offense else DEFENSE_MOVES)]


def _settle(table: CardBowlParts, ctx: CueContext) -> None:
    """Moves every man and every drawn card to its place."""
    lasts = 0.0 if ctx.reduced else STANDS * ctx.pace
    for zone in ctx.board.zones:
        if zone in MAN_OF or zone == DRAWN:
            ctx.board.glide(zone, ctx.animator, lasts)


def _executed(table: CardBowlParts, event: own.Executed, ctx: CueContext) -> list[Cue]:
    """Shows the handoff, or the drop back, and the clash of the lines."""

    def run() -> None:
        if event.play != "pass":
            table.pocket.pocket = None
            passing.handed_over(table, ctx).begin(ctx)
        ctx.sound("snap")

    def guessed() -> bool:
        """Says to whoever called the defense whether it was the right one; returns False if nobody did."""
        read = table.call_verdict.read(event, table.notes, table.you)
        if read is None:
            return False
        kind, right = read
        words, color = f"A {kind}: not your guess", "chalk300"
        if event.play in TOSSES:  # it beats a pass rush: whether that was well guessed, is seen only at its end
            words = f"A {event.play}"
        elif right:
            words, color = f"A {kind}, as you guessed!", "gain"
        ctx.sound("crowd_ooh")
        ctx.effects.stamp(table.lineup.headline.center, words, color, READ_SIZE)
        return True

    charges = then(pause(passing.ON - passing.LEAVES), do(partial(running.run_up, table, ctx)))
    surges = together(charges, made(partial(running.clash, table, ctx), CLASH))
    snaps = Cue(run, passing.LEAVES if event.play != "pass" else BRIEF)
    return [snaps, cue(surges, ctx, lasts=0.0), Cue(guessed, GUESSED), Cue(lambda: None, CLASH)]


# What it comes to


def _read(lasts: float, sound: str = "") -> Callable[[Any, Any, CueContext], list[Cue]]:
    """Returns a handler whose cue leaves time to read the sentence below the film."""
    return lambda table, event, ctx: [Cue(partial(ctx.sound, sound), lasts)]


def _resolved(table: CardBowlParts, event: own.Resolved, ctx: CueContext) -> list[Cue]:
    """Shows a run into its lane, or a pass arriving; one that may still be thrown away goes nowhere yet."""
    if may_be_thrown_away(event):
        return [*_fed(table, ctx), _says(table, READ_AWAY)]
    if event.what != "pass":
        goes = made(lambda: running.through(table, event, ctx), HIT_SECONDS + running.stride(event.gain))
        return [*_fed(table, ctx), cue(goes, ctx)]
    if flies_out(event, table.table_state.play.los):
        return _fed(table, ctx)  # nobody catches it
    catches = made(lambda: passing.caught(table, event, ctx), max(passing.DOWN, run_seconds(event.gain)))
    return [*_fed(table, ctx), cue(catches, ctx), _says(table, 0.0)]


def _fed(table: CardBowlParts, ctx: CueContext) -> list[Cue]:
    """Returns cues that send new terms of the sums to the meter, whose words wait. Many terms take longer."""
    takes = 0.0

    def begin() -> bool:
        nonlocal takes
        table.meter.quiet = True
        gauge = table.pocket.gauge() if table.pocket.pocket is not None else None
        takes = feed(table.meter, ctx, partial(running.surge, table, ctx), gauge)
        return takes > 0

    return [Cue(begin, FEEDS), Cue(lambda: takes > FEEDS, FEEDS)]


def _says(table: CardBowlParts, lasts: float) -> Cue:
    """Returns a cue that lets the words below the meter appear."""
    return Cue(partial(setattr, table.meter, "quiet", False), lasts)


def _rush_faced(table: CardBowlParts, event: own.RushFaced, ctx: CueContext) -> list[Cue]:
    """Adds a sack card against the rush; the gauge shows the same numbers. A sack is told with its hit."""

    def gauge() -> None:
        ring, now = table.pocket, pocket(table.shown.table_state)
        if ring.pocket is not None:
            ring.pocket, ring.final = faced(ring.pocket, now.threats if now else (), event), True
            ring.open = openness(ring.pocket)

    survives = [] if event.loss else [_says(table, READ_SUM)]
    return [Cue(gauge, 0.0), *_fed(table, ctx), *survives]


def _paused(table: CardBowlParts, event: own.PlayPaused, ctx: CueContext) -> list[Cue]:
    """Sends the terms so far to the meter before anybody decides; a kick has come down before that is told."""
    still_falls = Cue(lambda: table.kick_film.lift > 0, kicking.FALLS - kicking.FALLS_WITH)
    lands = [still_falls, Cue(lambda: None, tells=True)] if event.pause.landed else []
    return lands + ([*_fed(table, ctx), _says(table, 0.0)] if event.pause.rows is not None else [])


def _run_broke(table: CardBowlParts, event: own.RunBroke, ctx: CueContext) -> list[Cue]:
    """Shows that a run goes on; a single card, as after every catch, may gain nothing: no headline (CB-369)."""
    free = moments.called(table, event, ctx, "Breaks free!", "gain", "whoosh")
    return [cue(free if event.cards > 1 else hear("whoosh"), ctx, lasts=RUNS_ON)]


def _sacked(table: CardBowlParts, event: own.Sacked, ctx: CueContext) -> list[Cue]:
    force = 1.0 if event.loss >= moments.BIG_SACK else running.HIT
    hits = made(lambda: running.brought_down(table, ctx, f"-{event.loss}", "loss", force), running.TACKLE)
    told = moments.sacked(table, event, ctx)
    return [cue(hits, ctx), cue(told, ctx, lasts=max(told.lasts, CALLED), tells=True), goes_on(table, ctx)]


def _bad_pass(table: CardBowlParts, event: own.BadPass, ctx: CueContext) -> list[Cue]:
    return [
        cue(made(lambda: passing.fell(table, event, ctx), passing.DOWN + running.THAWED), ctx),
        Cue(lambda: None, FELL, tells=True),
    ]


def _intercepted(table: CardBowlParts, event: own.Intercepted, ctx: CueContext) -> list[Cue]:
    return [cue(moments.intercepted(event, ctx), ctx, tells=True)]


def _fumble(table: CardBowlParts, event: own.FumbleBegan, ctx: CueContext) -> list[Cue]:
    """Shows a ball that gets loose. A kick that nobody has caught is not a fumble."""
    kicked = table.shown.kicks and event.seat == table.table_state.play.offense

    def tumbles() -> Motion | None:
        return kicking.knocked_loose(table, ctx) if table.shown.kicks else moments.knocked_loose(table, ctx)

    def word() -> Motion | None:
        return None if kicked and not table.kick_film.lost else moments.fumble(table, event, ctx)

    lasts = moments.LOOSE_HOP * len(moments.LOOSE_HOPS)
    return [if_any(tumbles, ctx, lasts), replace(if_any(word, ctx, WORD), tells=True)]


def _recovered(table: CardBowlParts, event: own.Recovered, ctx: CueContext) -> list[Cue]:
    """Shows who throws himself on a loose ball; one that changes hands is told over the whole table.

    A kick that its own side has let loose was on its way to the others anyway.
    """
    dives = made(lambda: (kicking if table.shown.kicks else moments).pounced(table, event, ctx), HIT_SECONDS)

    def taken() -> bool:
        loser = table.shown.story.fetches.loses
        return loser != event.seat and not (table.shown.kicks and loser == table.table_state.play.offense)

    def kept() -> Motion | None:
        return None if taken() else moments.called(table, event, ctx, "Recovered", ctx.color_of(event.seat), "thud")

    takes = if_any(lambda: moments.takeaway(event, ctx) if taken() else None, ctx, WORD)
    return [cue(dives, ctx), replace(takes, tells=True), if_any(kept, ctx, RECOVERED)]


def _foul_noted(table: CardBowlParts, event: own.FoulNoted, ctx: CueContext) -> list[Cue]:
    words = f"A penalty: {event.foul}, {ctx.names[event.seat]}, {flag_yards(event)}"
    banner = do(lambda: ctx.banner("Flag!", words, "penalty"))
    return [cue(together(moments.flag(table), banner), ctx, lasts=FLAGGED)]


def _flag(table: CardBowlParts, event: Flag, ctx: CueContext) -> list[Cue]:
    """Shows a flag; one that stopped the play at the snap gets a headline, as nothing else tells of it."""
    if event.foul not in (FALSE_START, DELAY):
        return _read(SENTENCE, "flag")(table, event, ctx)
    words = f"{event.foul.capitalize()}, {flag_yards(event)}"
    return [Cue(lambda: ctx.banner("Played again", words, "penalty", "flag"), CALLED)]


def _repeated(table: CardBowlParts, event: own.DownRepeated, ctx: CueContext) -> list[Cue]:
    return [cue(moments.called(table, event, ctx, "Played again", "penalty", "whistle"), ctx, lasts=CALLED)]


def _timeout(table: CardBowlParts, event: own.TimeoutTaken, ctx: CueContext) -> list[Cue]:
    words = log_line(event, ctx.names) or ""

    def call() -> None:
        ctx.banner("Timeout", words, ctx.color_of(event.seat), "whistle")

    return [Cue(call, CALLED)]


def _coin_called(table: CardBowlParts, event: own.CoinCalled, ctx: CueContext) -> list[Cue]:
    return []


def _coin_tossed(table: CardBowlParts, event: CoinTossed, ctx: CueContext) -> list[Cue]:
    """Shows the coin with the side that lies up and whose it is (CB-35)."""
    calls = (each for act in ctx.shown.acts for each in act if isinstance(each, own.CoinCalled))
    heads = next((call.side == "heads" for call in calls), False)
    sides = ("heads", "tails") if heads else ("tails", "heads")
    return ctx.toss(event, f"{sides[event.seat].capitalize()}! {log_line(event, ctx.names)}")


def _period_began(table: CardBowlParts, event: PeriodBegan, ctx: CueContext) -> list[Cue] | None:
    """Says how an overtime ends, whose coin is tossed next (CB-40)."""
    if not is_overtime(event.period):
        return None
    called = do(lambda: ctx.banner(ctx.period_name(event.period), SUDDEN, ctx.accent, "whistle"))
    return [cue(then(called, pause(2 * CALLED)), ctx, tells=True)]


def _play_called(table: CardBowlParts, event: own.PlayCalled, ctx: CueContext) -> list[Cue]:
    if event.play in KICKS_AWAY:
        return [cue(made(lambda: kicking.called(table, event, ctx), kicking.KICKED), ctx)]
    if event.play in WITHOUT_RUN:
        told = moments.called(table, event, ctx, WITHOUT_RUN[event.play], "chalk300", "whistle")
        return [cue(told, ctx, lasts=CALLED)]
    return [Cue(lambda: None, BRIEF if event.play == "scrimmage" else KICKED)]


CUE_HANDLERS: CuesByEvent = {
    CardMoved: card_moved,
    Revealed: revealed,
    Shuffled: shuffled,
    own.CoinCalled: _coin_called,
    CoinTossed: _coin_tossed,
    PeriodBegan: _period_began,
    BallSpotted: spotted,
    DownSet: down_set,
    DriveAdvanced: advanced,
    Flag: _flag,
    PossessionChanged: possession,
    Scored: scored,
    own.BallMoved: ball_moved,
    own.RushFaced: _rush_faced,
    own.PlayPaused: _paused,
    own.Drew: drew,
    own.LinedUp: _lined_up,
    own.PlayBegan: _began,
    own.ManMoved: _man_moved,
    own.Executed: _executed,
    own.PlayCalled: _play_called,
    own.Resolved: _resolved,
    own.FoulNoted: _foul_noted,
    own.Declared: _read(READ_SUM),
    own.TimeoutTaken: _timeout,
    own.DownRepeated: _repeated,
    own.PlayEnded: play_ended,
    own.Sacked: _sacked,
    own.BadPass: _bad_pass,
    own.Intercepted: _intercepted,
    own.FumbleBegan: _fumble,
    own.Recovered: _recovered,
    own.SetGained: _read(READ_SET),
    own.RunBroke: _run_broke,
}
