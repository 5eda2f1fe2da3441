"""What only Card Bowl shows: men lining up and going to their places, what a play comes to, and what ends it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.contract import Event
from game.events import (
    BallSpotted,
    CardMoved,
    CoinTossed,
    DownSet,
    Flag,
    PossessionChanged,
    Revealed,
    Shuffled,
)
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import MAN_OF
from game.variants.card_bowl.jobs import ME, PLAYS
from game.variants.card_bowl.log import log_line
from game.variants.card_bowl.names import SLOT_NAMES
from game.variants.card_bowl.sheet import flag_yards
from scenes.table.card_bowl.dealing import card_moved, drew, revealed, shuffled
from scenes.table.card_bowl.parts import DRAWN, CardBowlParts
from scenes.table.card_bowl.playing_out import READ_SUM, ball_moved, roll, spotted, with_it
from scenes.table.cues.cue_maker import CueMaker
from scenes.table.cues.director import Cue

LINE_UP = 0.15
READ_PLAY = 1.5
"""Seconds that the result of a play stays."""
AT_THE_POSTS = ("good", "missed", "no_good")
"""How a kick at the posts ends: the ball stays where it came down."""
READ_FIRST_DOWN = 0.4
"""Seconds that it stays longer where a series begins with it."""


def cues(table: CardBowlParts, event: Event, make: CueMaker) -> list[Cue] | None:
    """The game's own cues for an event, or None for the shared ones."""
    maker = _MAKERS.get(type(event))
    shown = maker(table, event, make) if maker else None
    shown = with_it(table, event, make, shown)
    calls = table.coaching.shares[PLAYS] == ME
    return shown if shown is None or not table.teaches else [*shown, *table.lesson.cues(event, make, calls=calls)]


# The men


def _man_moved(table: CardBowlParts, event: own.ManMoved, make: CueMaker) -> list[Cue]:
    return [Cue(partial(_settle, table, make), 0.06 if event.seat == table.position.play.offense else 0.14)]


def _settle(table: CardBowlParts, make: CueMaker) -> None:
    """Every man goes to his place, and every draw."""
    lasts = 0.0 if make.reduced else 0.22 * make.pace
    for zone in make.board.zones:
        if zone in MAN_OF or zone == DRAWN:
            make.board.glide(zone, make.animator, lasts)


def _executed(table: CardBowlParts, event: own.Executed, make: CueMaker) -> list[Cue]:
    head = "Handoff!" if event.play == "rush" else f"{event.play.capitalize()}!"
    below = f"{make.names[event.seat]}: {SLOT_NAMES.get(event.carrier, event.carrier)}"

    def run() -> None:
        if event.play != "pass":
            table.pocket.pocket = None
        make.banner(head, below, make.color_of(event.seat), "snap")
        _settle(table, make)

    return [Cue(run, 0.7)]


# What it comes to


def _read(lasts: float, sound: str = "") -> Callable[[Any, Any, CueMaker], list[Cue]]:
    """A cue that gives time to read the sentence below the film."""
    return lambda table, event, make: [Cue(partial(make.sound, sound), lasts)]


def _called_out(head: str, color: str, sound: str, lasts: float) -> Callable[[Any, Any, CueMaker], list[Cue]]:
    """A cue with a headline and the sentence of the log."""

    def maker(table: CardBowlParts, event: Event, make: CueMaker) -> list[Cue]:
        words = log_line(event, make.names) or ""

        return [Cue(lambda: make.banner(head, words, color, sound), lasts)]

    return maker


def _run_broke(table: CardBowlParts, event: own.RunBroke, make: CueMaker) -> list[Cue]:
    """A single card, as after every catch, is nothing to shout about (CB-369)."""
    head = "Breaks free!" if event.cards > 1 else "Runs on"
    return _called_out(head, "gain", "whoosh", 0.9)(table, event, make)


def _foul_noted(table: CardBowlParts, event: own.FoulNoted, make: CueMaker) -> list[Cue]:
    words = f"{event.foul.capitalize()}, {make.names[event.seat]}, {flag_yards(event)} ({event.clause})"

    def throw() -> None:
        theme = make.app.theme
        flag = theme.svg("flag_penalty", (theme.px(60), theme.px(60)))
        make.sound("flag")
        lineup = table.lineup
        start = lineup.layout.point(lineup.wide - 60, lineup.top + 60)
        end = lineup.layout.point(lineup.middle + 120, lineup.scrimmage + 40)
        make.effects.fly(flag, start, end, 0.48, theme.px(90), 1.5, 0.5)
        make.banner("Flag!", words, "penalty")

    return [Cue(throw, 1.2)]


def _play_ended(table: CardBowlParts, event: own.PlayEnded, make: CueMaker) -> list[Cue]:
    def end() -> None:
        make.sound("whistle")
        if event.how not in AT_THE_POSTS:
            roll(table, make)

    return [Cue(end, READ_PLAY)]


def _down_set(table: CardBowlParts, event: DownSet, make: CueMaker) -> list[Cue]:
    return [Cue(lambda: None, READ_FIRST_DOWN if event.down == 1 else 0.0)]


def _timeout(table: CardBowlParts, event: own.TimeoutTaken, make: CueMaker) -> list[Cue]:
    words = log_line(event, make.names) or ""

    def call() -> None:
        make.banner("Timeout", words, make.color_of(event.seat), "whistle")

    return [Cue(call, 0.8)]


def _coin_called(table: CardBowlParts, event: own.CoinCalled, make: CueMaker) -> list[Cue]:
    table.called = event.side
    return []


def _coin_tossed(table: CardBowlParts, event: CoinTossed, make: CueMaker) -> list[Cue]:
    """The side that lies up is told with whose it is (CB-35)."""
    sides = ("heads", "tails") if table.called == "heads" else ("tails", "heads")
    return make.toss(event, f"{sides[event.seat].capitalize()}! {log_line(event, make.names)}")


def _play_called(table: CardBowlParts, event: own.PlayCalled, make: CueMaker) -> list[Cue]:
    return [Cue(lambda: None, 0.1 if event.play == "scrimmage" else 0.5)]


_MAKERS: dict[type[Event], Callable[[Any, Any, CueMaker], list[Cue] | None]] = {
    CardMoved: card_moved,
    Revealed: revealed,
    Shuffled: shuffled,
    BallSpotted: spotted,
    DownSet: _down_set,
    Flag: _read(0.9, "flag"),
    PossessionChanged: _read(0.1),
    own.BallMoved: ball_moved,
    own.RushFaced: _read(READ_SUM),
    own.Drew: drew,
    own.LinedUp: _read(LINE_UP, "whoosh"),
    own.ManMoved: _man_moved,
    own.Executed: _executed,
    own.PlayCalled: _play_called,
    own.CoinCalled: _coin_called,
    CoinTossed: _coin_tossed,
    own.Resolved: _read(READ_SUM, "tick"),
    own.FoulNoted: _foul_noted,
    own.Declared: _read(READ_SUM),
    own.TimeoutTaken: _timeout,
    own.DownRepeated: _read(0.9),
    own.PlayEnded: _play_ended,
    own.Sacked: _called_out("Sacked!", "loss", "thud", 1.0),
    own.BadPass: _called_out("Incomplete", "chalk300", "crowd_ooh", 0.8),
    own.Intercepted: _called_out("Intercepted!", "loss", "slam", 1.3),
    own.FumbleBegan: _called_out("Fumble!", "loss", "bobble", 1.2),
    own.Recovered: _called_out("Recovered", "firstDown", "thud", 1.0),
    own.SetGained: _read(READ_SUM),
    own.RunBroke: _run_broke,
}
