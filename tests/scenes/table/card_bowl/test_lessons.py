"""Notes in a first series: they stay until they are read, come once, and can be had again."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.variants.card_bowl.jobs import COACH, FOURTH, MOMENTS, PLAYS
from scenes.menus.keys_help import KeysHelp
from scenes.table.card_bowl.lessons import LESSONS, OF_CALLS, PAD
from scenes.table.cues.director import Cue
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import EVERY_SIZE, Start
from tests.scenes.table.sitting import click


def read_on(pilot: Pilot, table: Any, presses: int = 200) -> list[str]:
    """Plays on by the first button, and gives the notes that were shown meanwhile, each until a press."""
    shown = []
    for _ in range(presses):
        pilot.frames(4)
        lesson = table.game.lesson.lesson
        if lesson is not None:
            shown.append(lesson.name)
            pilot.wait(2.0)
            assert table.game.lesson.lesson is lesson, "it stays"
            pilot.press("return")
            assert table.game.lesson.lesson is not lesson
        elif pilot.place != "Table":
            pilot.press("return")
        elif table.director.waiting:
            table.go_on()
        elif table.choosing is not None and not table.director.busy:
            pilot.wait(0.3)
            click(pilot, table.column.large[0].button.rect.center)
        if set(shown) == set(LESSONS):
            break
    return shown


def test_a_first_series_teaches_the_call_the_sum_and_what_loses_the_ball(start: Start) -> None:
    pilot, table = start(lessons=True)
    shown = read_on(pilot, table)
    assert sorted(shown) == sorted(LESSONS), "each once"
    assert set(pilot.app.settings.lessons_read) == set(LESSONS)
    assert read_on(pilot, table, 40) == []


def test_no_note_asks_for_a_call_that_the_coach_makes(start: Start) -> None:
    """It came in the third quarter, at a play that nobody was asked for."""
    pilot, table = start(lessons=True)
    table.game.coaching.level = MOMENTS
    for job in (PLAYS, FOURTH):
        table.game.coaching.share(job, COACH)
    shown = read_on(pilot, table, 120)
    assert shown
    assert not OF_CALLS & set(shown)


def test_they_can_be_switched_off_and_shown_again(start: Start) -> None:
    pilot, table = start(lessons=True, lessons_read=[*LESSONS])
    assert read_on(pilot, table, 30) == []
    pilot.app.change(lessons=False)
    pilot.app.change(lessons=True)
    assert pilot.app.settings.lessons_read == []
    assert read_on(pilot, table, 60)


def first_note(pilot: Pilot, table: Any) -> None:
    """Plays on until a note is shown."""
    for _ in range(80):
        if table.game.lesson.lesson is not None:
            return
        pilot.frames(6)
        if table.choosing is not None and not table.director.busy:
            click(pilot, table.column.large[0].button.rect.center)


def test_f1_at_the_table_switches_them_off_and_shows_them_again(start: Start) -> None:
    """By keys and by the mouse, while a note waits too; the notes that were still to come do not come then."""
    pilot, table = start(lessons=True, pace=0.2)
    pilot.app.routes["keys_help"] = partial(KeysHelp, pilot.app)
    first_note(pilot, table)
    assert table.game.lesson.lesson is not None
    pilot.press("f1")
    assert pilot.place == "KeysHelp"
    pilot.walk_to("Notes: switch them off", "left")
    pilot.press("return", "escape")
    assert (pilot.place, pilot.app.settings.lessons) == ("Table", False)
    pilot.press("return")
    assert read_on(pilot, table, 60) == []
    pilot.press("f1")
    pilot.click("Notes: show them all again")
    pilot.click("Close")
    assert pilot.app.settings.lessons
    assert read_on(pilot, table, 120), "they are shown anew"


def test_a_note_that_is_due_when_they_are_switched_off_is_not_waited_for(start: Start) -> None:
    pilot, table = start(lessons=True)
    game, director = table.game, table.director
    lesson = LESSONS["cb_sum"]
    pilot.app.change(lessons=False)
    director.add([Cue(partial(game.lesson.teach, lesson, pilot.app), waits=True)])
    pilot.frames(3)
    assert game.lesson.lesson is None
    assert not director.waiting


def test_the_help_on_keys_elsewhere_says_nothing_of_notes(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path)
    pilot.app.stack.push(KeysHelp(pilot.app))
    pilot.settle()
    assert not [name for name in pilot.names() if name.startswith("Notes")]


def test_a_window_that_changes_its_size_loses_no_note(start: Start) -> None:
    """It is shown at the next occasion, since it was not read."""
    pilot, table = start(lessons=True)
    for _ in range(60):
        if table.game.lesson.lesson is not None:
            break
        pilot.frames(6)
        if table.choosing is not None:
            click(pilot, table.column.large[0].button.rect.center)
    name = table.game.lesson.lesson.name
    pilot.resize((1024, 600))
    assert table.game.lesson.lesson is None
    assert name not in pilot.app.settings.lessons_read


@EVERY_SIZE
@pytest.mark.parametrize("hand", [False, True])
def test_every_note_leaves_the_offense_the_sums_and_the_draws_in_sight(
    start: Start, size: tuple[int, int], text_size: int, hand: bool
) -> None:
    """They are what the notes speak of, and the gauge of the pass rush is read meanwhile."""
    pilot, table = start(size=size, text_size=text_size)
    plate, game = table.game.lesson, table.game
    game.shows_hand = hand
    pilot.frames(3)
    lineup, space = game.lineup, game.space
    assert space.shows_hand == hand
    spoken_of = [lineup.rect(lineup.slot(slot)) for slot in ("LW1", "LT", "C", "RG", "RW1", "QB", "BC")]
    spoken_of += [lineup.lane_rect(0, 0), game.pocket.gauge(), game.draw_pile.rect]
    spoken_of += [space.hand] if hand else [game.sums_panel.rect]
    for lesson in LESSONS.values():
        plate.lesson = lesson
        box = plate.bounds()
        assert space.strip.union(space.table).contains(box)
        assert not [each for each in spoken_of if each.colliderect(box)]
        plate.key, plate.help_key = "Enter", "F1"
        inner = box.w - 2 * game.theme.px(PAD)
        fitting = game.theme.fit("text", 15, plate.foot(), inner)
        assert game.theme.measure("text", fitting, plate.foot())[0] <= inner
