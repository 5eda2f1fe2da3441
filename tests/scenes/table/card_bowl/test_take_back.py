"""A call that is taken back is asked for again, and nothing that was called since is played without being asked."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.deciders import Decider
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import Start, sit_down, to_the_call
from tests.scenes.table.sitting import click, rest


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened, seed=3)


def call(pilot: Pilot, table: Any) -> tuple[int, int]:
    """Calls the first play of the sheet; gives how many actions there were before, and which play it is."""
    to_the_call(pilot, table)
    before = len(table.match.actions), table.session.view(0).facts.plays
    tile = next(target for target in table.input.focus.targets if target.name.startswith("Call: "))
    click(pilot, tile.rect.center)
    assert len(table.match.actions) > before[0]
    return before


def take_back(pilot: Pilot, table: Any) -> None:
    pilot.press("z")
    if pilot.place == "Dialog":
        pilot.click("Take it back")
    rest(pilot, table, 3.0)


def asked(table: Any) -> tuple[int, int]:
    """How many actions there are, and which play goes on, where the play sheet is open."""
    assert table.game.play_sheet.calls
    assert table.choosing is not None
    return len(table.match.actions), table.session.view(0).facts.plays


def test_the_call_itself_is_taken_back_and_asked_for_again(start: Start) -> None:
    """The last choice was the call, and not one of the play before."""
    pilot, table = start()
    before = call(pilot, table)
    take_back(pilot, table)
    assert asked(table) == before
    before = call(pilot, table)
    rest(pilot, table, 3.0)
    assert table.match.deciders[before[0]] is Decider.PLAYER
    assert Decider.TABLE in table.match.deciders[before[0] :], "the coach lines the men up further"
    take_back(pilot, table)
    assert asked(table) == before


def test_what_was_taken_back_is_not_called_again_by_itself(start: Start) -> None:
    """Two plays back, and forward again: each play is asked for."""
    pilot, table = start()
    calls = [call(pilot, table), call(pilot, table)]
    for before in reversed(calls):
        take_back(pilot, table)
        assert asked(table) == before
    assert "call:0" not in table.match.notes
    take_back(pilot, table)
    to_the_call(pilot, table)
    assert table.session.view(0).facts.plays == calls[0][1]


def test_what_follows_an_act_that_was_taken_back_is_told_in_its_place(start: Start) -> None:
    """The table is set right from all that has happened, which is masked for the viewer once."""
    pilot, table = start()
    call(pilot, table)
    playback, last = table.playback, len(table.match.history) - 1
    told = playback._told_of(last)
    assert told == [event.masked(0) for event in table.match.history[last]]
    assert playback._told_of(last) is told
    table.match.history[last] = table.match.history[last][:1]
    assert len(playback._told_of(last)) == 1
