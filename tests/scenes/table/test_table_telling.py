"""Tell after show, in every game: nothing is told before ball and card arrived, and no banner hides its subject."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from game.contract import Action, Event, ScoreKind
from game.events import CardMoved, Scored
from game.match import Match, Player
from game.variants import find_rules
from game.variants.jukem.events import DriveGrew, DriveWiped, PlayRemoved
from game.variants.real_deal import cards as deck
from game.variants.real_deal.events import PlayCountered
from game.zones import Role
from scenes.control.session import Session
from scenes.control.setup import Setup
from scenes.table.cues.moments import FLIGHT_LAYER
from scenes.table.scene import Table
from scenes.table.stage.effects import Banner, Flyer
from tests.play import chooser
from tests.scenes.pilot import Pilot
from tests.scenes.table.stand_ins import Quick, Shelf

LONGEST = 0.7
"""Seconds that a banner may stay."""


class Moment(NamedTuple):
    """Something that is seen before it is told."""

    variant: str
    happens: Callable[[Event], bool]


def _scores(variant: str, how: ScoreKind) -> Moment:
    return Moment(variant, lambda event: isinstance(event, Scored) and event.how is how)


def _answered(code: str) -> Moment:
    return Moment("real_deal", lambda event: isinstance(event, PlayCountered) and event.counter == code)


MOMENTS = {
    "jukem field goal": _scores("jukem", ScoreKind.FIELD_GOAL),
    "jukem touchdown": _scores("jukem", ScoreKind.TOUCHDOWN),
    "jukem pass": Moment("jukem", lambda event: isinstance(event, DriveGrew) and event.codes[0].startswith("PASS")),
    "jukem stop": Moment("jukem", lambda event: isinstance(event, PlayRemoved)),
    "jukem wipe": Moment("jukem", lambda event: isinstance(event, DriveWiped)),
    "jukem discard": Moment("jukem", lambda event: isinstance(event, CardMoved) and event.how == "discard"),
    "football war field goal": _scores("football_war", ScoreKind.FIELD_GOAL),
    "football war touchdown": _scores("football_war", ScoreKind.TOUCHDOWN),
    "real deal field goal": _scores("real_deal", ScoreKind.FIELD_GOAL),
    "real deal touchdown": _scores("real_deal", ScoreKind.PASSING_TOUCHDOWN),
    "real deal fumble": _answered(deck.FUMBLE),
    "real deal interception": _answered(deck.INTERCEPTION),
    "real deal flag": _answered(deck.HOLDING),
}


def _before(moment: Moment) -> tuple[Setup, Match, Action]:
    """A match in which the next action brings the moment."""
    rules = find_rules(moment.variant)
    for seed in range(60):
        setup = Setup(moment.variant, rules.complete({}), (Player("Gulls"), Player("Foxes", "pro")), seed)
        match, rng = setup.match(), chooser(seed)
        while match.decision is not None:
            view = match.state.view(match.decision.seat)
            action = rules.pro(view, list(match.state.legal_actions()), rng)
            if any(moment.happens(event) for event in match.play(action)):
                before = setup.match()
                for taken in match.actions[:-1]:
                    before.play(taken)
                return setup, before, action
    raise AssertionError("no match has that moment")


@pytest.fixture(params=list(MOMENTS.values()), ids=list(MOMENTS))
def shown(request: Any, tmp_path: Path, opened: list[Pilot]) -> tuple[Pilot, Any, list[Event]]:
    """A table on which one of the moments has just begun, and the events of its kind that were told."""
    setup, match, action = _before(request.param)
    pilot = Pilot.start(tmp_path, None, size=(1024, 600), auto_continue=False)
    opened.append(pilot)
    table: Any = Table(pilot.app, Session(match, setup, Quick(), Shelf()), lambda: None)  # type: ignore[arg-type]
    pilot.app.stack.reset(table)
    pilot.frames(2)
    table.director.skip()
    table.control.choosing = None
    told: list[Event] = []
    happen = table.dash.happen

    def note(event: Event, act: int, line: Any) -> None:
        happen(event, act, line)
        told.extend([event] if request.param.happens(event) else [])

    table.dash.happen = note
    table.control.commit(action)
    return pilot, table, told


def _frames(pilot: Pilot, table: Any) -> Iterator[None]:
    """The frames of what is shown, until it is over or a panel waits."""
    for _ in range(900):
        if table.director.waiting or not table.director.busy:
            return
        pilot.frames()
        yield


def test_what_happened_is_told_once_ball_and_card_have_arrived(shown: tuple[Pilot, Any, list[Event]]) -> None:
    pilot, table, told = shown
    at_rest: dict[Any, Any] | None = None
    for _ in _frames(pilot, table):
        balls = [thing for thing in table.playback.stage.things if isinstance(thing, Flyer)]
        if told and at_rest is None:
            at_rest = {thing: (thing.x, thing.y) for thing in balls}
            late = [(card.card, card.zone, card.layer) for card in _played(table) if card.layer >= FLIGHT_LAYER]
            assert not late
        for ball in balls if at_rest else ():
            assert at_rest is not None
            assert at_rest.get(ball, (ball.x, ball.y)) == (ball.x, ball.y)
    assert told


def _played(table: Any) -> list[Any]:
    """The cards that lie on the table for all to see, or are on their way there."""
    shown = {name for name, zone in table.match.rules.zones.items() if zone.role in (Role.LINE, Role.DISCARD)}
    return [card for zone, cards in table.board.zones.items() if zone in shown for card in cards]


def test_a_banner_lies_where_nothing_happens_and_goes_soon(shown: tuple[Pilot, Any, list[Event]]) -> None:
    pilot, table, _ = shown
    seen: dict[Any, int] = {}
    for _ in _frames(pilot, table):
        for banner in (thing for thing in table.playback.stage.things if isinstance(thing, Banner)):
            seen[banner] = seen.get(banner, 0) + 1
            box, area = banner.bounds(), table.dash.space.table
            assert area.contains(box)
            assert box.h <= area.h / 4
            assert not any(box.colliderect(card.rect) for card in _cards_of_the_moment(table))
    assert all(frames <= LONGEST * 60 + 2 for frames in seen.values())


def _cards_of_the_moment(table: Any) -> list[Any]:
    """The cards about which the headline is: those of the drive, of the Drive pile, or of the duel."""
    game, zones = table.game, table.board.zones
    if table.match.rules.variant.name == "jukem":
        return list(zones[f"line:{game.position.offense}"])
    if table.match.rules.variant.name == "football_war":
        return list(zones["drive_pile"])
    return list(map(_Spot, game.desk.spots))


class _Spot(NamedTuple):
    rect: pygame.Rect
