"""Playing on from any place of a match that is over: with the cards as they lay, or with hidden ones dealt anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.cursor import Step
from game.match import Match
from game.record import HUMAN
from game.variant import Rules
from scenes.control.setup import Setup
from scenes.match.pause import Pause
from scenes.replay.play_on import DEALT_ANEW, START, TITLE
from scenes.ui.choice import Choice
from tests.scenes.matches import FakeTable
from tests.scenes.pilot import EVERY_LOOK, Pilot
from tests.scenes.replay.watching import EVERY_GAME, played, watch
from tests.variants import ON_TABLE


def stood(
    folder: Path, opened: list[Pilot], match: Match, share: float = 0.5, **look: Any
) -> tuple[Pilot, list[Setup]]:
    """A replay that stands somewhere in a match, and the matches that are begun from there."""
    begun: list[Setup] = []
    pilot, replay = watch(folder, opened, match, **look)

    def begin(setup: Setup) -> Any:
        begun.append(setup)
        return pilot.scene

    pilot.app.routes["table"] = begin
    replay.transport.to(round(replay.shown.length * share))
    replay.recompose()
    pilot.frames(2)
    return pilot, begun


@EVERY_GAME
@pytest.mark.parametrize("anew", [False, True])
def test_a_practice_match_goes_on_from_there(tmp_path: Path, opened: list[Pilot], rules: Rules, anew: bool) -> None:
    match = played(rules, 0)
    pilot, begun = stood(tmp_path, opened, match)
    pilot.click(TITLE)
    there = match.state_after(pilot.scene.place)
    pilot.click("Against", at=(0.95, 0.5))
    if anew:
        pilot.click("Cards", at=(0.9, 0.5))
        assert pilot.scene.cards == DEALT_ANEW
    seat = pilot.scene.seat
    pilot.click(START)
    again = begun[0].match()
    assert again.practice
    assert [player.kind for player in again.players] == [
        HUMAN if each == seat else "all-pro" for each in range(len(match.players))
    ]
    known = rules.table_state(again.state.view(seat)), rules.table_state(there.view(seat))
    assert known[0] == known[1], "nothing changes for the seat that is taken over"
    if not anew:
        assert again.state.to_dict() == there.to_dict()


def test_what_the_seat_could_not_see_is_dealt_anew(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, begun = stood(tmp_path, opened, played(ON_TABLE[0], 0), 0.2)
    pilot.click(TITLE)
    there = pilot.scene.cursor.match.state_after(pilot.scene.place)
    pilot.click("Cards", at=(0.9, 0.5))
    pilot.click(START)
    again = begun[0].match().state
    assert again.to_dict()["zones"] != there.to_dict()["zones"]
    assert again.view(0).zones() == there.view(0).zones()


def test_there_is_nothing_to_play_at_the_end_and_nothing_to_try_before_a_match_is_over(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    """Of a match that goes on nobody may try out what is still to come."""
    pilot, _ = stood(tmp_path / "over", opened, played(ON_TABLE[0], 0), 1.0)
    button = pilot.scene.find(TITLE)
    assert not button.enabled
    pilot.scene.transport.to(3)
    pilot.frames(3)
    assert pilot.scene.find(TITLE).enabled
    pilot, _ = stood(tmp_path / "on", opened, played(ON_TABLE[0], 0, length=30))
    assert pilot.scene.find(TITLE) is None


@EVERY_GAME
def test_it_begins_with_a_choice_of_the_seat_that_is_taken_over(
    tmp_path: Path, opened: list[Pilot], rules: Rules
) -> None:
    """After a call that had been made, practice began with what that call led to."""
    match = played(rules, 0)
    for share in (0.3, 0.45, 0.6, 0.75):
        pilot, _ = stood(tmp_path / str(share), opened, match, share)
        count = pilot.scene.shown.cursor.count
        pilot.click(TITLE)
        place, seat, cursor = pilot.scene.place, pilot.scene.seat, pilot.scene.cursor
        opens = max(mark.place for mark in cursor.marks(Step.PLAY) if mark.place <= count)
        own = [
            at
            for at in range(opens, count + 1)
            if match.decisions[at].seat == seat and len(match.state_after(at).legal_actions()) > 1
        ]
        assert opens <= place <= count
        assert match.gesture_start(place) == place
        if own:
            assert match.decisions[place].seat == seat
            assert len(match.state_after(place).legal_actions()) > 1
            assert all(match.gesture_start(at) <= place for at in own), "a later choice of the play is nearer"


def test_a_practice_match_knows_the_way_back_to_its_replay(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, _ = watch(tmp_path, opened, played(ON_TABLE[0], 0))
    below = pilot.scene
    table = FakeTable(pilot.app, played(ON_TABLE[0], 0, length=30))
    pilot.app.stack.push(table)
    pilot.app.stack.push(Pause(pilot.app, table))
    pilot.settle()
    assert "Restart" not in pilot.names()
    pilot.click(below.way_back)
    pilot.settle()
    assert pilot.scene is below


def test_it_is_left_with_nothing_begun(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, begun = stood(tmp_path, opened, played(ON_TABLE[0], 0))
    replay = pilot.scene
    pilot.click(TITLE)
    pilot.press("escape")
    assert pilot.scene is replay
    assert not begun


def test_the_choices_end_where_the_buttons_below_them_end(tmp_path: Path, opened: list[Pilot]) -> None:
    """They reached 12 units over the edge."""
    pilot, _ = stood(tmp_path, opened, played(ON_TABLE[0], 0))
    pilot.click(TITLE)
    theme, cancel = pilot.app.theme, pilot.scene.find("Cancel")
    choices = [each for each in pilot.scene.widgets if isinstance(each, Choice)]
    assert len(choices) == 3
    assert {abs(each.control(theme).right - cancel.rect.right) <= 1 for each in choices} == {True}


@EVERY_LOOK
def test_everything_fits(tmp_path: Path, opened: list[Pilot], size: tuple[int, int], text_size: int) -> None:
    pilot, _ = stood(tmp_path, opened, played(ON_TABLE[0], 0), size=size, text_size=text_size)
    pilot.click(TITLE)
    assert pilot.app.theme.overflows == set()
    assert all(pilot.app.screen.get_rect().contains(widget.rect) for widget in pilot.scene.widgets)
