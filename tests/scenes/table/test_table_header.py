"""The header of a field game: possession, down, distance and spot are always those of one moment."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.events import BallSpotted, DownSet
from game.field import down_and_distance, spot_text
from game.match import Match
from scenes.shell.loop import STEP
from scenes.table import blowout, card_bowl, football_war, jukem, real_deal
from scenes.table.hud.scoreboard import UNSAID
from scenes.ui.team import team_color
from tests.scenes.table.player import Sit
from tests.scenes.table.sitting import CLUBS

WATCHED = 120
"""Acts of a match."""
OPTIONS = {"card_bowl": {"timing": "simple1", "plays_per_quarter": "5"}, "blowout": {}}


class Moment(NamedTuple):
    """What the header says of one down."""

    possession: int
    down: str
    ball_on: str | None
    """Where the ball is; None in a game whose header does not say it."""


def moments(match: Match, spots: bool) -> Iterator[Moment]:
    """Every down that the rules had, in order: as the events tell them, and as each position has them."""

    def moment(seat: int, down: int, ball_on: int, marker: int) -> Moment:
        return Moment(seat, down_and_distance(down, ball_on, marker), _where(seat, ball_on) if spots else None)

    ball_on = 0
    for count, events in enumerate(match.history):
        for event in events:
            if isinstance(event, BallSpotted):
                ball_on = event.ball_on
            elif isinstance(event, DownSet):
                yield moment(event.seat, event.down, ball_on, event.marker)
        view: Any = match.view_after(count, 0)
        facts = view.facts
        if getattr(facts, "next", "call") == "call":
            yield moment(facts.offense, facts.down, facts.ball_on, facts.marker)


def _where(seat: int, ball_on: int) -> str:
    """A spot of a seat's, by the club on whose side of the field it is."""
    side, _, yards = spot_text(ball_on).partition(" ")
    return f"{CLUBS[seat if side == 'own' else 1 - seat]} {yards}" if yards else side


def header(table: Any) -> Moment:
    """What it says now."""
    bug = table.playback.hud.bug
    said = {slot.heading: slot.value for slot in bug.slots}
    return Moment(bug.possession, said["down"], said.get("ball on"))


def watched(table: Any) -> list[Moment]:
    """What it says, frame by frame till so much of the match is over and shown, each time that it changes."""
    found = [header(table)]
    while not table.control.over or table.director.busy:
        table.control.over = len(table.match.actions) >= WATCHED
        table.update(STEP)
        if table.director.waiting:
            table.go_on()
        if header(table) != found[-1]:
            found.append(header(table))
    return found


def in_order(shown: Sequence[Moment], had: Sequence[Moment]) -> int:
    """How many downs were shown; each was one that the rules had, and none came before an earlier one."""
    place, told = 0, [moment for moment in shown if moment.down != UNSAID]
    for moment in told:
        assert moment in had[place:], f"{moment} where the rules had {had[place : place + 3]}"
        place = had.index(moment, place)
    return len(told)


@pytest.mark.parametrize(("name", "seed"), [("blowout", 1), ("card_bowl", 2)])
def test_the_header_never_mixes_two_downs(sit: Sit, name: str, seed: int) -> None:
    """It said "1st & 65" while the chains had yet to follow the ball; shown again, a match says the same."""
    table = sit(name, "pro", "pro", seed=seed, pace=0.25, options=OPTIONS[name]).table
    shown = watched(table)
    had = list(moments(table.match, spots=name == "blowout"))
    assert in_order(shown, had) > 0.7 * len(set(had))
    table.rewind.replay_from(0)
    assert in_order(watched(table), had) > 0.7 * len(set(had))


PAIRS = {
    "jukem": {"to go"},
    "football_war": {"cards in hand"},
    "real_deal": {"decks", "possessions"},
    "card_bowl": {"timeouts"},
}


@pytest.mark.parametrize("name", PAIRS)
@pytest.mark.parametrize("look", [{}, {"size": (1024, 600), "text_size": 130}], ids=["usual", "small"])
def test_a_number_for_each_side_stands_over_the_color_of_its_plate(sit: Sit, name: str, look: dict[str, Any]) -> None:
    """A pair of bare numbers left a newcomer to guess whose is which."""
    player = sit(name, seed=5, **look)
    bug, screen = player.hud.bug, player.app.screen
    fields = {slot.heading: slot for slot in bug.fields()}
    assert {heading for heading, slot in fields.items() if slot.sides} == PAIRS[name]
    for heading in PAIRS[name]:
        area = bug.spots()[heading]
        foot = area.top + player.app.theme.px(55)
        colors = {tuple(screen.get_at((x, foot))) for x in range(area.left, area.right)}
        assert {tuple(player.app.theme.color(team_color(seat))) for seat in (0, 1)} <= colors
        assert fields[heading].value == " : ".join(fields[heading].sides)


def test_nothing_in_a_header_is_a_code() -> None:
    """A newcomer knows "overtime", and neither OT nor SD."""
    for module in (blowout, card_bowl, football_war, real_deal, jukem):
        source = Path(module.__file__ or "").read_text(encoding="utf-8")
        assert not re.findall(r'"(?:\dnd )?(?:OT|SD)"', source)
