"""The sheet of the defense says what each call stops, and a first match offers the lesson before it."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.variants.card_bowl.coach import call_named
from game.variants.card_bowl.lessons import DEFENSE
from game.variants.card_bowl.players.calls import DEFENSE as DEFENSES
from game.variants.card_bowl.players.fitted_answers import GIVES_UP, KINDS, gives_up
from scenes.table.card_bowl.play_sheet import GIVES_UP as GIVES_UP_WORDS
from tests.game.card_bowl.fit_answers import gained
from tests.game.card_bowl.fit_calls import called
from tests.scenes.pilot import Pilot
from tests.scenes.table import sitting
from tests.scenes.table.card_bowl.seats import Start


def newcomer(start: Start, asked: str) -> tuple[Pilot, Any]:
    """A table at which somebody plays their first match."""
    pilot, table = start(asked=asked)
    table.session.knows_game = lambda: False
    table.game.tell_level(table.control.view)
    table.control.restart_choice()
    sitting.rest(pilot, table, 3.0)
    return pilot, table


def test_what_a_defense_gives_up_is_what_it_gives_up_in_plays_that_are_dealt_again() -> None:
    """A few deals tell the largest difference of the table: a line of five against one of three, in runs."""
    run = call_named("Inside run left")
    assert run is not None
    found = dict[str, float]()
    for name in ("Stack the line", "Prevent"):
        deals = [state for seed in range(60) if (state := called(seed, "formation")) is not None]
        yards = [gained(state, run, DEFENSES[name], Random(7)) for state in deals]
        found[name] = sum(yards) / len(yards)
    assert found["Stack the line"] + 3 < found["Prevent"]


def test_each_defense_stops_something_else_and_none_stops_everything() -> None:
    least = {min(GIVES_UP, key=lambda name: gives_up(name)[kind]) for kind in range(len(KINDS))}
    assert len(least) > 1


def test_a_first_match_offers_the_lesson_on_defense_until_it_is_done(start: Start) -> None:
    pilot, table = newcomer(start, "front")
    names = [thing.button.name for thing in table.column.large]
    assert "Learn defense" in names
    opened: list[object] = []

    def lesson(chapter: object, aside: bool) -> Any:
        opened.append((chapter, aside))
        return table

    pilot.app.routes["lesson"] = lesson
    shortcut = next(each for each in table.game.shortcuts(table.control.view, table.session.legal())
                    if each.name == "Learn defense")  # fmt: skip
    shortcut.opens(pilot.app, lambda actions: None)
    assert opened == [(DEFENSE, True)]
    table.game.learned = [DEFENSE.name]
    assert all(each.name != "Learn defense" for each in table.game.shortcuts(table.control.view, table.session.legal()))


def test_escape_closes_all_calls_before_it_pauses(start: Start) -> None:
    """The pause menu opened over a sheet that the player had wanted to close."""
    pilot, table = newcomer(start, "formation")
    sheet = table.game.play_sheet
    assert not sheet.is_whole
    turn = next(thing.button for thing in table.column.large if thing.button.name == "All calls")
    sitting.click(pilot, turn.rect.center)
    sitting.rest(pilot, table, 1.0)
    assert sheet.is_whole
    paused: list[bool] = []
    table.keyboard.others["cancel"] = lambda: paused.append(True)
    pilot.press("escape")
    sitting.rest(pilot, table, 1.0)
    assert not sheet.is_whole
    assert not paused
    pilot.press("escape")
    assert paused


def test_a_rule_stands_above_the_key_to_the_signs_not_in_its_place(start: Start) -> None:
    """The key to whistle and star gave way to rules in the first huddles."""
    _, table = newcomer(start, "front")
    sheet = table.game.play_sheet
    sheet.note, sheet.keeps_key = "", False
    before = [*sheet.tiles()]
    assert sheet.note_down("A short rule.")
    row = sheet.note_row()
    assert not row.colliderect(sheet.row())
    assert all(tile.bottom <= row.top for tile in sheet.tiles())
    assert sheet.tiles() != before


@pytest.mark.parametrize("asked", ["formation", "front"])
def test_the_meaning_of_the_signs_stays_while_calls_are_pointed_at_until_the_first_call(
    start: Start, asked: str
) -> None:
    """Whistle and stars were marks without a legend as soon as the pointer was on a call."""
    _, table = newcomer(start, asked)
    game, sheet, theme = table.game, table.game.play_sheet, table.game.theme
    written, words = theme.text, list[str]()

    def write(face: str, size: float, text: str, *more: Any, **how: Any) -> pygame.Surface:
        words.append(text)
        picture: pygame.Surface = written(face, size, text, *more, **how)
        return picture

    theme.text = write
    for legend in (True, False):
        game.tell_level(table.control.view)
        sheet.looked_at = sheet.calls[0].name
        words.clear()
        sheet.paint(pygame.Surface(table.app.screen.get_size()))
        told = " ".join(words)
        assert "avg" in told
        assert ("coach" in told) == legend
        assert all(tile.bottom <= (sheet.note_row() if legend else sheet.row()).top for tile in sheet.tiles())
        game._call(sheet.calls[0], table.control.view, table.choosing.legal)


def test_figures_of_a_defense_are_those_of_the_own_hand_and_say_so(start: Start) -> None:
    """RUN and PASS on a tile are the same for every hand."""
    _, table = newcomer(start, "front")
    sheet = table.game.play_sheet
    sheet.looked_at = "Base"
    assert sheet.figures()[0][0] == "Base with your hand"
    assert "average hand" in GIVES_UP_WORDS
