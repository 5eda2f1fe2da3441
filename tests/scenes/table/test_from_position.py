"""A table opens on a match that begins from a position, shows where it stands, and plays it to its end."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.chance import pick
from game.match import Match, Player
from game.variant import Rules
from scenes.control.session import Session
from scenes.table.playback import Playback
from scenes.table.scene import Table
from tests.play import chooser, players
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import CLUBS
from tests.scenes.table.stand_ins import Quick, Shelf
from tests.variants import ON_TABLE

every_game = pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)
PLACES = 6
"""Positions of one match that a table is opened on."""
MOST_ACTIONS = 400
FRAMES, PACE = 240, 0.2


def opened_at(folder: Path, opened: list[Pilot], rules: Rules, position: dict[str, Any]) -> tuple[Pilot, Any]:
    """A table between computers on a match that begins there."""
    computers = [Player(club, "pro") for club in CLUBS[: rules.seat_count(rules.complete({}))]]
    pilot = Pilot.start(folder, None)
    opened.append(pilot)
    pilot.app.launch = SimpleNamespace(speed=PACE)
    session = Session(Match(rules, {}, computers, 3, position), SimpleNamespace(), Quick(), Shelf())  # type: ignore[arg-type]
    table = Table(pilot.app, session, lambda: None)
    pilot.app.stack.reset(table)
    pilot.frames(1)
    return pilot, table


def begun(rules: Rules) -> Match:
    """A match of random choices with the usual options, whole where it is not too long."""
    match, rng = Match(rules, {}, players(rules, {}), 4), chooser(4)
    while match.decision is not None and len(match.actions) < MOST_ACTIONS:
        match.play(pick(match.state.legal_actions(), rng))
    return match


@every_game
def test_it_shows_where_the_match_stands_and_goes_on(
    tmp_path: Path, opened: list[Pilot], rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is dealt: it is laid out like a match that was left there."""
    monkeypatch.setattr(Playback, "begin", lambda playback: pytest.fail("cards are gathered and dealt"))
    match = begun(rules)
    length = len(match.actions)
    for place in range(1, length, max(1, length // PLACES)):
        pilot, table = opened_at(tmp_path / str(place), opened, rules, match.state_after(place).to_dict())
        assert any(line.text.startswith("Taken up with Gulls on") for line in table.dash.log.lines)
        for _ in range(FRAMES):
            pilot.frames()
            if table.director.waiting:
                table.go_on()
        table.playback.settle()
        assert table.match.actions
        assert tuple(table.dash.bug.points) == table.match.state.view(0).points
