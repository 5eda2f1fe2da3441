"""The chance to win in the rail: only where it is wanted, from what everybody sees, and never ahead of the picture."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.variants import find_rules
from game.win_line import win_line
from tests.bots.hidden import twin
from tests.scenes.matches import as_pro
from tests.scenes.pilot import Pilot
from tests.scenes.replay.watching import EVERY_GAME, played, watch
from tests.scenes.table.sitting import sit_down

JUKEM = find_rules("jukem")
NOT_FITTED = {"quarter_intervals": "60"}


def told(table: Any) -> list[tuple[float, ...]]:
    """The chances of the line in the rail."""
    return [point.chances for point in table.playback.hud.chance_line.points]


def test_it_has_no_room_until_it_is_wanted_and_then_that_of_the_oldest_entries_of_the_log(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    pilot, table = sit_down(JUKEM, tmp_path, opened, match=as_pro(JUKEM, 20))
    hud, before = table.hud, table.hud.log.rect.copy()
    assert not told(table)
    assert "win chance" not in hud.headings
    pilot.app.settings.win_chance = True
    table.resume()
    assert told(table) == win_line(table.match)
    assert hud.log.rect.h + hud.chance_line.rect.h == before.h
    assert "win chance" in hud.headings


def test_it_follows_the_picture_and_goes_back_with_what_is_taken_back(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(JUKEM, tmp_path, opened, match=as_pro(JUKEM, 20), pace=1.0, win_chance=True)
    acts = len(table.match.actions)
    table.control.commit(table.match.state.legal_actions()[0])
    pilot.frames()
    assert len(told(table)) == acts + 1
    table.skip()
    assert told(table) == win_line(table.match)
    table.rewind.go_back_to(acts)
    assert told(table) == win_line(table.match)


def test_a_match_without_chances_keeps_its_whole_log(tmp_path: Path, opened: list[Pilot]) -> None:
    _, table = sit_down(find_rules("card_bowl"), tmp_path, opened, options=NOT_FITTED, win_chance=True)
    assert not table.hud.chance_line.rect.h


@pytest.mark.parametrize("game", ["jukem", "football_war", "real_deal"])
def test_it_is_the_same_whatever_is_hidden(tmp_path: Path, opened: list[Pilot], game: str) -> None:
    rules = find_rules(game)
    state = as_pro(rules, 30).state
    other = twin(state, 0, Random(1))
    one, two = (
        sit_down(rules, tmp_path / name, opened, at=each, win_chance=True)[1]
        for name, each in (("one", state), ("two", other))
    )
    assert told(one) == told(two) != []


@EVERY_GAME
def test_a_replay_shows_it_unasked_as_far_as_the_place(tmp_path: Path, opened: list[Pilot], rules: Any) -> None:
    match = played(rules)
    _, replay = watch(tmp_path, opened, match)
    line = win_line(match) or []
    for place in (len(match.actions) // 2, 3, len(match.actions)):
        replay.transport.to(place)
        assert told(replay) == line[: place + 1]
