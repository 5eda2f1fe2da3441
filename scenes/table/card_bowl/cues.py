"""What only Card Bowl shows: men lining up and being turned up, draws with their purpose, and what a play comes to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from game.contract import Event
from game.events import (
    BallSpotted,
    CardMoved,
    ClockRan,
    DownSet,
    Flag,
    PeriodBegan,
    PossessionChanged,
    Revealed,
    Scored,
    Shuffled,
)
from game.field import down_and_distance
from game.variants.card_bowl import events as own
from game.variants.card_bowl.cards import ID, VALUE
from game.variants.card_bowl.log import log_line
from game.variants.card_bowl.names import SLOT_NAMES, yards
from game.variants.card_bowl.pass_rush import faced
from game.variants.card_bowl.sheet import in_words
from scenes.table.animator import in_out_cubic, in_out_sine, out_cubic
from scenes.table.card_bowl.foot import CAPTIONS
from scenes.table.card_bowl.joker import what
from scenes.table.card_bowl.things import DRAWN, PILE, CardBowlThings, man_of
from scenes.table.cues import CueMaker
from scenes.table.director import Cue

DEAL, DEAL_GAP = 0.16, 0.018
PLACE, PLACE_GAP = 0.22, 0.04
DRAW, DRAW_HOLD = 0.24, 0.16
"""Seconds in which a drawn card falls, and for which it is looked at (M25)."""
LOOK = 0.04
"""Seconds for which a drawn card is looked at of which only a joker would matter."""
LINE_UP = 0.15
TURN, TURN_GAP = 0.16, 0.04
READ_PLAY = 1.5
"""Seconds that the result of a play stays."""
READ_FIRST_DOWN = 0.4
"""Seconds that it stays longer where a series begins with it."""
READ_SUM = 0.9
STRIDE, STRIDE_GOES = 0.1, 0.4
"""Seconds that a card which moves the ball stays longer than another, and in which the ball goes."""
SQUEEZE = 0.24
"""Seconds in which the pocket gives way."""


def cues(table: CardBowlThings, event: Event, make: CueMaker) -> list[Cue] | None:
    """The game's own cues for an event, or None for the shared ones."""
    maker = _MAKERS.get(type(event))
    shown = maker(table, event, make) if maker else None
    if isinstance(event, own.ManMoved | Revealed) and table.pocket_moves:
        table.pocket_moves = False
        shown = [*(shown or ()), Cue(partial(_squeeze, table, make), SQUEEZE)]
    if isinstance(event, _ENDS_THE_POCKET) and shown:
        shown = [replace(shown[0], start=partial(_leave_pocket, table, shown[0])), *shown[1:]]
    if shown:
        shown = _with_stride(table, event, make, shown)
    return shown if shown is None else [*shown, *table.lessons(event, make)]


_ENDS_THE_POCKET = (own.Resolved, own.BadPass, own.Intercepted, own.FumbleBegan, own.RunBroke)


def _leave_pocket(table: CardBowlThings, cue: Cue) -> None:
    table.pocket.pocket = None
    cue.start()


def _with_stride(table: CardBowlThings, event: Event, make: CueMaker, shown: list[Cue]) -> list[Cue]:
    """What moves the ball does so as it is shown: each card that carries a kick or a runner is a stride."""
    go = table.stride(event)
    if go is None:
        return shown
    first = shown[0]

    def both() -> None:
        first.start()
        _stride(table, make, go())

    lasts = first.lasts + (STRIDE if isinstance(event, own.Drew) else 0.0)
    return [replace(first, start=both, lasts=lasts), *shown[1:]]


def _stride(table: CardBowlThings, make: CueMaker, end: float) -> None:
    """The ball goes where a card takes it: kicked in a bow, carried or rolling in a hop."""
    leg, strip, animator = table.standing.legs[-1], table.strip, make.animator
    table.standing.note = leg.note or table.standing.note
    if leg.start == leg.end:
        return
    lasts = 0.0 if make.reduced else STRIDE_GOES * make.pace
    animator.to(strip, "ball", end, lasts, in_out_sine)
    if lasts:
        animator.to(strip, "lift", 1.0 if leg.way == "air" else 0.3, lasts / 2, out_cubic)
        animator.call(partial(animator.to, strip, "lift", 0.0, lasts / 2, in_out_sine), lasts / 2)
    make.sound("kick" if leg.way == "air" else "tick")


# Cards


def _card_moved(table: CardBowlThings, event: CardMoved, make: CueMaker) -> list[Cue] | None:
    if event.how == "deal":
        return [Cue(partial(_deal, table, event, make), DEAL_GAP)]
    if event.target == DRAWN and event.source == PILE:
        return []  # the draw's own event says what it was for, and shows it
    if event.source == DRAWN:
        return [Cue(partial(_take_up, table, event, make), 0.02)]
    if man_of(event.target) is not None:
        return [Cue(partial(_place, table, event, make), PLACE_GAP)]
    if event.how == "discard":
        return [Cue(partial(make.move, event, 0.18), 0.03)]
    return None


def _deal(table: CardBowlThings, event: CardMoved, make: CueMaker) -> None:
    make.move(event, DEAL, "card_slide")
    if event.target == f"hand:{table.viewer}":
        table.shows_hand = True


def _place(table: CardBowlThings, event: CardMoved, make: CueMaker) -> None:
    """A card goes face down to its man; its owner goes on seeing it."""
    man = man_of(event.target)
    assert man is not None
    table.standing.cards[man] = event.code or ""
    table.men.coming.add(man)
    make.move(event, PLACE, "card_slap")
    make.call(partial(table.men.coming.discard, man), PLACE)
    if event.source == f"hand:{table.viewer}" and not make.board.hand(table.viewer):
        table.shows_hand = False


def _take_up(table: CardBowlThings, event: CardMoved, make: CueMaker) -> None:
    """A draw goes back into the deck, and what it was for is forgotten (CB-21)."""
    lying = [sprite.card_id for sprite in make.board.zones.get(DRAWN, ())]
    draws = table.standing.draws
    if event.card in lying and lying.index(event.card) < len(draws):
        del draws[lying.index(event.card)]
    make.move(event, 0.2, "card_slide")


def _drew(table: CardBowlThings, event: own.Drew, make: CueMaker) -> list[Cue]:
    moved = CardMoved(
        clause=event.clause, source=PILE, target=DRAWN, how="turn_up", card=ID[event.code], code=event.code
    )
    named = CAPTIONS.get(event.purpose, event.purpose)
    rush = _sack_card(table, event) if event.purpose == "sack" else ""

    def draw() -> None:
        table.standing.draws.append(event.purpose)
        table.standing.said = rush or table.standing.said
        make.move(moved, DRAW, "card_flip")

    look = LOOK if event.purpose == "snap" or table.is_incomplete else DRAW_HOLD
    found = [Cue(draw, DRAW + (READ_SUM if rush else look))]
    if event.code in ("RJ", "BJ"):
        found.append(_joker(event, named, make))
    return found


def _squeeze(table: CardBowlThings, make: CueMaker) -> None:
    """The pocket shrinks or widens to where the rush now stands."""
    if table.pocket_after is not None and table.pocket_after.threats:
        make.sound("thud")
    table.squeeze(make.animator, 0.0 if make.reduced else SQUEEZE * make.pace)


def _sack_card(table: CardBowlThings, event: own.Drew) -> str:
    """What a sack card comes to, in numbers; empty where it does not count, or nothing is known of the rush."""
    if table.rush_faced is None or event.code in ("RJ", "BJ"):
        return ""
    unit = table.rush_faced.facing(table.sack_cards)
    table.sack_cards += 1
    if unit is None:
        return ""
    result = faced(unit, ID[event.code])
    ends = f"sacked, {yards(result.loss)} lost" if result.loss else "he holds"
    left = f", pressure {result.pressure}" if result.pressure else ""
    return f"Pass rush {unit.rush} against {unit.protection} + {VALUE[ID[event.code]]}: {ends}{left}."


def _joker(event: own.Drew, named: str, make: CueMaker) -> Cue:
    """A joker stops the show and names itself."""
    red = event.code == "RJ"
    head = "Red joker!" if red else "Black joker!"
    below = f"{named}: {what(event.purpose, event.code)} ({event.clause})"

    def show() -> None:
        make.banner(head, below, "loss" if red else "penalty", "whistle")

    return Cue(show, 1.3)


def _revealed(table: CardBowlThings, event: Revealed, make: CueMaker) -> list[Cue]:
    def turn() -> None:
        man = man_of(event.zone)
        if man is None:
            return
        table.standing.cards[man] = event.code
        table.standing.up.add(man)
        if man == (table.standing.offense, 0):
            table.standing.carrier = man
        make.sound("card_flip")
        for sprite in make.board.zones.get(event.zone, ()):
            make.board.identify(sprite, event.card)
            if sprite.flip != 1.0:
                make.animator.to(sprite, "flip", 1.0, 0.0 if make.reduced else TURN * make.pace, in_out_sine)

    return [Cue(turn, TURN_GAP)]


def _shuffled(table: CardBowlThings, event: Shuffled, make: CueMaker) -> list[Cue] | None:
    table.is_incomplete = False
    gather, riffle = make.shared(event)

    def clear() -> None:
        gather.start()
        if event.clause == "CB-12":
            table.standing.clear()
            table.standing.said = ""

    return [Cue(clear, 0.12), Cue(riffle.start, 0.3)]


# The men


def _lined_up(table: CardBowlThings, event: own.LinedUp, make: CueMaker) -> list[Cue]:
    def line_up() -> None:
        make.sound("whoosh")
        table.standing.line_up(event.seat, event.formation, event.places)

    return [Cue(line_up, LINE_UP)]


def _man_moved(table: CardBowlThings, event: own.ManMoved, make: CueMaker) -> list[Cue]:
    def go() -> None:
        table.standing.move(event.seat, event.man, event.place)
        _settle(table, make)

    return [Cue(go, 0.06 if event.seat == table.standing.offense else 0.14)]


def _settle(table: CardBowlThings, make: CueMaker) -> None:
    """Every man goes to his place."""
    lasts = 0.0 if make.reduced else 0.22 * make.pace
    for zone in make.board.zones:
        if man_of(zone) is not None:
            make.board.settle(zone, make.animator, lasts)


def _executed(table: CardBowlThings, event: own.Executed, make: CueMaker) -> list[Cue]:
    words = {"rush": "Handoff!", "pass": "Pass!", "sneak": "Sneak!", "scramble": "Scramble!", "screen": "Screen!",
             "lateral": "Lateral!"}[event.play]  # fmt: skip

    def run() -> None:
        standing = table.standing
        if event.carrier in standing.slots:
            standing.carrier = (event.seat, standing.slots.index(event.carrier))
        low, _, high = event.place.partition("/")
        if _is_lane(low):
            standing.low, standing.high = int(low), int(high or low)
        standing.step = "Play"
        if event.play != "pass":
            table.pocket.pocket = None
        make.sound("snap")
        make.banner(
            words,
            f"{make.names[event.seat]}: {SLOT_NAMES.get(event.carrier, event.carrier)}",
            make.color_of(event.seat),
        )
        _settle(table, make)

    return [Cue(run, 0.7)]


def _is_lane(text: str) -> bool:
    return text.lstrip("-").isdecimal()


# What it comes to


def _resolved(table: CardBowlThings, event: own.Resolved, make: CueMaker) -> list[Cue]:
    def add_up() -> None:
        table.standing.terms = (event.offense, event.defense)
        table.standing.said = log_line(event, make.names) or ""
        make.sound("tick")

    return [Cue(add_up, READ_SUM)]


def _said(table: CardBowlThings, event: Event, make: CueMaker, lasts: float, sound: str = "") -> list[Cue]:
    """A sentence below the film."""

    def say() -> None:
        table.standing.said = log_line(event, make.names) or table.standing.said
        make.sound(sound)

    return [Cue(say, lasts)]


def _called_out(head: str, color: str, sound: str, lasts: float) -> Callable[[Any, Any, CueMaker], list[Cue]]:
    """A cue with a headline and the sentence of the log."""

    def maker(table: CardBowlThings, event: Event, make: CueMaker) -> list[Cue]:
        words = log_line(event, make.names) or ""

        def show() -> None:
            table.standing.said = words
            make.sound(sound)
            make.banner(head, words, color)

        return [Cue(show, lasts)]

    return maker


_INCOMPLETE = _called_out("Incomplete", "chalk300", "crowd_ooh", 0.8)


def _bad_pass(table: CardBowlThings, event: own.BadPass, make: CueMaker) -> list[Cue]:
    """What is drawn after it is drawn for the jokers alone, and goes by as one."""
    table.is_incomplete = True
    return _INCOMPLETE(table, event, make)


def _foul_noted(table: CardBowlThings, event: own.FoulNoted, make: CueMaker) -> list[Cue]:
    words = f"{event.foul.capitalize()}, {make.names[event.seat]}, {yards(event.yards)} ({event.clause})"

    def throw() -> None:
        theme = make.app.theme
        flag = theme.svg("flag_penalty", (theme.px(60), theme.px(60)))
        make.sound("flag")
        field = table.field
        start = field.layout.point(field.wide - 60, field.top + 60)
        end = field.layout.point(field.middle + 120, field.scrimmage + 40)
        make.effects.fly(flag, start, end, 0.48, theme.px(90), 1.5, 0.5)
        make.banner("Flag!", words, "penalty")

    return [Cue(throw, 1.2)]


def _declared(table: CardBowlThings, event: own.Declared, make: CueMaker) -> list[Cue]:
    told = {2: "fall on it", 1: "fall on it", 0: "go for it", -1: "pick it up", -2: "pick it up"}
    words = "; ".join(f"{name} {told[points]}" for name, points in zip(make.names, event.points, strict=True))

    def show() -> None:
        table.standing.said = f"{words}."

    return [Cue(show, 0.7)]


def _play_ended(table: CardBowlThings, event: own.PlayEnded, make: CueMaker) -> list[Cue]:
    standing = table.standing

    def end() -> None:
        standing.said = in_words(event, make.names)
        table.count_play()
        make.sound("whistle")
        _roll(table, make, standing.from_home(event.holder, event.ball_on))

    return [Cue(end, READ_PLAY)]


def _spotted(table: CardBowlThings, event: BallSpotted, make: CueMaker) -> list[Cue]:
    return [Cue(lambda: _roll(table, make, table.standing.from_home(event.seat, event.ball_on)), 0.25)]


def _roll(table: CardBowlThings, make: CueMaker, to: int) -> None:
    """The ball goes along the strip."""
    table.standing.ball = to
    lasts = 0.0 if make.reduced else 0.5 * make.pace
    make.animator.to(table.strip, "ball", float(min(max(to, -8), 108)), lasts, in_out_cubic)


def _possession_changed(table: CardBowlThings, event: PossessionChanged, make: CueMaker) -> list[Cue]:
    def turn() -> None:
        make.dash.bug.possession = event.seat
        table.standing.carrier = None

    return [Cue(turn, 0.1)]


def _clock_ran(table: CardBowlThings, event: ClockRan, make: CueMaker) -> list[Cue]:
    return [Cue(lambda: setattr(table.standing, "clock", event.left))]


def _down_set(table: CardBowlThings, event: DownSet, make: CueMaker) -> list[Cue]:
    standing = table.standing

    def set_down() -> None:
        ball_on = standing.from_home(event.seat, standing.ball)
        standing.down = down_and_distance(event.down, ball_on, event.marker)
        standing.gain_to = standing.from_home(event.seat, event.marker)

    return [Cue(set_down, READ_FIRST_DOWN if event.down == 1 else 0.0)]


def _scored(table: CardBowlThings, event: Scored, make: CueMaker) -> list[Cue]:
    return [Cue(table.standing.end_series), *make.shared(event)]


def _period_began(table: CardBowlThings, event: PeriodBegan, make: CueMaker) -> list[Cue]:
    return [Cue(partial(table.standing.begin_period, event.period)), *make.shared(event)]


def _timeout(table: CardBowlThings, event: own.TimeoutTaken, make: CueMaker) -> list[Cue]:
    words, standing = log_line(event, make.names) or "", table.standing

    def call() -> None:
        make.banner("Timeout", words, make.color_of(event.seat), "whistle")
        left = list(standing.timeouts)
        left[event.seat] = event.left
        standing.timeouts = (left[0], left[1])

    return [Cue(call, 0.8)]


def _play_called(table: CardBowlThings, event: own.PlayCalled, make: CueMaker) -> list[Cue]:
    def call() -> None:
        table.standing.call(event.play, event.seat)
        table.standing.said = log_line(event, make.names) or ""

    return [Cue(call, 0.1 if event.play == "scrimmage" else 0.5)]


def _flag(table: CardBowlThings, event: Flag, make: CueMaker) -> list[Cue]:
    return _said(table, event, make, 0.9, "flag")


_MAKERS: dict[type[Event], Callable[[Any, Any, CueMaker], list[Cue] | None]] = {
    CardMoved: _card_moved,
    Revealed: _revealed,
    Shuffled: _shuffled,
    BallSpotted: _spotted,
    ClockRan: _clock_ran,
    DownSet: _down_set,
    Scored: _scored,
    PeriodBegan: _period_began,
    Flag: _flag,
    PossessionChanged: _possession_changed,
    own.Drew: _drew,
    own.LinedUp: _lined_up,
    own.ManMoved: _man_moved,
    own.Executed: _executed,
    own.PlayCalled: _play_called,
    own.Resolved: _resolved,
    own.FoulNoted: _foul_noted,
    own.Declared: _declared,
    own.TimeoutTaken: _timeout,
    own.PlayEnded: _play_ended,
    own.Sacked: _called_out("Sacked!", "loss", "thud", 1.0),
    own.BadPass: _bad_pass,
    own.Intercepted: _called_out("Intercepted!", "loss", "slam", 1.3),
    own.FumbleBegan: _called_out("Fumble!", "loss", "bobble", 1.2),
    own.Recovered: _called_out("Recovered", "firstDown", "thud", 1.0),
    own.RunBroke: _called_out("Breaks free!", "gain", "whoosh", 0.9),
}
