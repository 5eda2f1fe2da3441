"""Lessons on the table: played to their ends, and whatever else a player may press meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.worker import Answer
from game.contract import Action
from game.lesson import Chapter, Move, Note, Place, PlaceKind, Reply, actions_of, chapters
from game.variants import VARIANTS
from scenes.control import turns
from scenes.control.script import Script
from scenes.learn.places import place_on, pressed_for
from scenes.learn.scene import Lesson
from scenes.shell.dialog import Dialog
from tests.game.test_lessons import CHAPTERS, EVERY_CHAPTER
from tests.scenes.learn.looking import assert_covers_nothing, assert_one_way_is_lit, assert_words_are_explained
from tests.scenes.learn.student import JUKEM, Study, go_to

MOST_SECONDS = 90
FEWEST_PRESSES, MOST_PRESSES = 8, 15
FIRST_CHAPTERS = [chapters(variant.name)[0] for variant in VARIANTS]
BOTH = {"mouse": (False, {"size": (1280, 720)}), "keys": (True, {"size": (1024, 600), "text_size": 130})}
IN_SHORT = {each.name: [*BOTH][place % 2] for place, each in enumerate(FIRST_CHAPTERS)}
WAYS = [
    pytest.param(
        each, *way, id=f"{each.name}-{name}",
        marks=() if name == IN_SHORT.get(each.name) else pytest.mark.long,
    )
    for each in CHAPTERS for name, way in BOTH.items()
]  # fmt: skip
"""The ways to play the chapters: the first one of each game in one way, all others only where long tests run."""


def assert_others_are_answered(lesson: Lesson) -> None:
    """Another choice is not taken, and the note says why."""
    step, taken = lesson.step, len(lesson.match.actions)
    if isinstance(step, Move):
        for other in [action for action in lesson.control.legal if str(action) != step.play][:3]:
            lesson.control.commit(other)
            assert (lesson.note.text, len(lesson.match.actions)) == (step.otherwise, taken)
            assert_covers_nothing(lesson)


@pytest.mark.parametrize(("chapter", "keys", "look"), WAYS)
def test_a_lesson_is_played_to_its_end(study: Study, chapter: Chapter, keys: bool, look: dict[str, Any]) -> None:
    student = study(chapter, keys=keys, **look)
    student.watch = assert_covers_nothing
    for _ in chapter.stops:
        student.read()
        assert_covers_nothing(student.lesson)
        assert_words_are_explained(student.lesson)
        assert_one_way_is_lit(student.lesson)
        if not keys:
            assert_others_are_answered(student.lesson)
        student.do()
    assert student.ended == [chapter]
    assert student.pilot.app.settings.learned == [chapter.name]
    assert keys or FEWEST_PRESSES <= student.presses <= MOST_PRESSES


def test_beside_a_play_sheet_a_lesson_offers_no_long_lists(study: Study) -> None:
    """124 other sets stood beside the first call of a newcomer."""
    student = study(chapters("card_bowl")[0])
    go_to(student, 1)
    while not isinstance(student.lesson.step, Move):
        student.do()
        student.read()
    assert vars(student.lesson.game)["play_sheet"].calls
    sheet = vars(student.lesson.game)["play_sheet"]
    assert len(sheet.calls) == 4, "one of each kind, the one that the note asks for among them"
    assert "Inside run right" in [call.name for call in sheet.calls]
    assert not student.lesson.column.large


def test_the_script_is_not_asked_again_where_a_note_follows_its_answer(
    study: Study, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With nothing in motion many answers fit into a frame: a note ends them."""
    answers: list[Answer | None] = []
    poll = Script.poll

    def watched(script: Script, ticket: int) -> Answer | None:
        answers.append(poll(script, ticket))
        return answers[-1]

    monkeypatch.setattr(turns, "INSTANT_DEMO_SECONDS", 0.1)
    monkeypatch.setattr(Script, "poll", watched)
    go_to(study(chapters("card_bowl")[1]), 14)
    assert answers
    assert None not in answers


@pytest.mark.long
@EVERY_CHAPTER
def test_a_lesson_is_short(study: Study, chapter: Chapter) -> None:
    student = study(chapter, speed="normal")
    for _ in chapter.stops:
        student.read()
        student.do()
    assert student.seconds <= MOST_SECONDS


@pytest.mark.parametrize(
    ("variant", "look"),
    [
        ("jukem", {"reduced_motion": True, "speed": "fast"}),
        ("real_deal", {"computer_pace": "click"}),
        ("blowout", {"theme": "high_contrast"}),
    ],
    ids=str,
)
def test_a_lesson_is_whole_however_it_is_shown(study: Study, variant: str, look: dict[str, Any]) -> None:
    chapter = chapters(variant)[0]
    student = study(chapter, **look)
    for _ in chapter.stops:
        student.read()
        assert_covers_nothing(student.lesson)
        student.do()
    assert student.ended == [chapter]


def test_a_choice_that_the_lesson_does_not_go_by_is_answered_and_not_taken(study: Study) -> None:
    student = study()
    go_to(student, 2)
    step, lesson = student.lesson.step, student.lesson
    other = next(each for each in lesson.control.legal if str(each) == "RUN 25")
    student.reach(other)
    assert isinstance(step, Move)
    assert lesson.note.text == step.otherwise
    assert lesson.note.refuses
    assert (lesson.at, [str(action) for action in lesson.match.actions]) == (2, ["draw_pile"])
    student.do()
    assert lesson.at > 2


def test_another_call_of_the_sheet_is_answered_and_forgotten(study: Study) -> None:
    student = study(chapters("card_bowl")[0])
    go_to(student, 3)
    student._press(student._target("Call: Sweep left"))
    step = student.lesson.step
    assert isinstance(step, Move)
    assert (student.read(), "call:0" in student.lesson.match.notes) == (step.otherwise, False)
    student.do()
    assert student.lesson.match.notes["call:0"] == "1:Inside run right"


def test_the_right_call_with_other_men_is_answered_too(study: Study) -> None:
    student = study(chapters("card_bowl")[0])
    go_to(student, 3)
    lesson, step = student.lesson, student.lesson.step
    assert isinstance(step, Move)
    lesson.match.notes.update(step.kept)
    meant = [lesson.match.rules.parse(text) for text in (step.play, *step.then)]
    lesson.control.commit(meant[0], *reversed(meant[1:]))
    assert (lesson.at, lesson.note.text) == (3, step.otherwise)


def test_what_the_coach_does_stays_as_it_is_in_a_lesson(study: Study) -> None:
    student = study(chapters("card_bowl")[0])
    go_to(student, 3)
    student._press(student._target("What you decide"))
    assert student.pilot.scene is student.lesson
    assert student.lesson.note.text == "In a lesson this stays as it is. It can be changed in a match."


def test_the_lesson_says_once_more_what_to_do_where_a_hint_is_asked_for(study: Study) -> None:
    student = study()
    go_to(student, 2)
    student.reach(next(each for each in student.lesson.control.legal if str(each) == "RUN 25"))
    student._send_keys("h")
    assert student.read() == student.lesson.step.text  # type: ignore[union-attr]


def test_who_uses_keys_finds_the_focus_on_what_is_to_be_pressed(study: Study) -> None:
    student = study(keys=True)
    go_to(student, 1)
    assert student.lesson.input.focus.visible
    target = student.lesson.input.pointing.focused
    assert target is not None
    assert target.rect in student.lesson.note.at


def test_nothing_is_asked_before_a_note_was_read(study: Study) -> None:
    student = study()
    student.read()
    assert student.lesson.choosing is None
    student.do()
    student.read()
    assert student.lesson.choosing is not None


def test_the_other_side_does_what_stands_in_the_script(study: Study) -> None:
    student = study()
    go_to(student, 8)
    told = [action for step in JUKEM.steps[:8] for action in actions_of(student.lesson.match, step)]
    assert student.lesson.match.actions == told


def test_a_step_back_shows_the_table_as_it_was(study: Study) -> None:
    student = study()
    go_to(student, 4)
    student._send_keys("z")
    assert student.lesson.at == 2
    assert student.read() == JUKEM.steps[2].text  # type: ignore[union-attr]
    assert [str(action) for action in student.lesson.match.actions] == ["draw_pile"]
    student._send_keys("z", "z", "z")
    assert student.lesson.at == 0
    assert student.read() == "This is where the lesson begins."
    student._send_keys("return")
    assert (student.read(), student.lesson.at) == (JUKEM.steps[0].text, 0)  # type: ignore[union-attr]
    go_to(student, 4)


def test_a_lesson_goes_on_where_it_was_left(study: Study) -> None:
    student = study()
    go_to(student, 8)
    student._send_keys("escape")
    student.pilot.settle()
    assert isinstance(student.pilot.scene, Dialog)
    app = student.pilot.app
    again = Lesson(app, JUKEM, student.ended.append)
    assert (again.at, len(again.match.actions)) == (8, len(student.lesson.match.actions))
    student.pilot.click("Start over")
    assert (student.lesson.at, student.lesson.match.actions) == (0, [])
    assert student.read() == JUKEM.steps[0].text  # type: ignore[union-attr]


def test_one_press_that_fills_the_hand_counts_as_all_the_draws_that_the_lesson_asks_for(study: Study) -> None:
    student = study(JUKEM)
    place = next(at for at, step in enumerate(JUKEM.steps) if isinstance(step, Move) and "draw two" in step.text)
    go_to(student, place)
    lesson = student.lesson
    fill, *_ = lesson.game.shortcuts(lesson.control.view, lesson.control.legal)
    lesson.control.commit(*fill.take())
    assert student.read() == JUKEM.steps[place + 2].text  # type: ignore[union-attr]
    lesson.back()
    assert student.read() == JUKEM.steps[place + 1].text  # type: ignore[union-attr]
    student.do()
    assert student.read() == JUKEM.steps[place + 2].text  # type: ignore[union-attr]


def test_a_lesson_that_was_skipped_was_not_learned(study: Study) -> None:
    student = study()
    go_to(student, 1)
    student._send_keys("escape")
    student.pilot.click("Skip it")
    settings = student.pilot.app.settings
    assert (student.ended, settings.learned, settings.learn_first) == ([JUKEM], [], False)
    assert Lesson(student.pilot.app, JUKEM, student.ended.append).at == 0


def test_nothing_of_a_lesson_is_kept_as_a_match(study: Study) -> None:
    lesson = study().lesson
    assert lesson.match.practice
    assert lesson.session.stored
    assert lesson.session._store is None


@pytest.mark.parametrize("variant", [variant.name for variant in VARIANTS])
def test_what_every_table_has_is_found_on_each_and_nothing_else(study: Study, variant: str) -> None:
    student = study(chapters(variant)[0])
    student.read()
    lesson = student.lesson
    shared = [Place(PlaceKind.PROMPT), Place(PlaceKind.STRIP), Place(PlaceKind.ANSWER), Place(PlaceKind.SCORE, "1")]
    assert all(place_on(lesson, place) for place in shared)
    named = set(PlaceKind) - {place.kind for place in shared}
    assert not any(place_on(lesson, Place(kind, "nothing")) for kind in named)


def test_every_kind_of_step_is_tried_here() -> None:
    kinds = {type(step) for chapter in CHAPTERS for step in chapter.steps}
    assert kinds == {Move, Note, Reply}


def test_a_card_that_is_not_on_the_table_is_not_pointed_at(study: Study) -> None:
    """The lesson ended with an error instead."""
    student = study()
    lesson, found = student.lesson, list[Action]()
    student.read()
    while not found:
        student.do()
        student.read()
        found = [action for action in lesson.match.state.legal_actions() if action.pick(lesson.viewer).sources]
    shown = {tuple(sprite.rect) for sprite in lesson.board.sprites()}
    assert set(map(tuple, pressed_for(lesson, found[0]))) <= shown
    lesson.board.zones.clear()
    assert len(pressed_for(lesson, found[0])) == 1


def test_a_lesson_of_the_play_sheet_recommends_no_other_call(study: Study) -> None:
    """The note said "press Inside run right", and the white button beside it "Coach: Screen"."""
    student = study(chapters("card_bowl")[0])
    go_to(student, 1)
    student.read()
    assert "Inside run right" in student.lesson.note.text
    assert vars(student.lesson.game)["play_sheet"].coach_picks == ()
    assert student.lesson.column.primary is None
    go_to(student, len(student.chapter.steps) - 1)
    assert student.lesson.hud.drives.drives[0].points == 7
    assert not vars(student.lesson.game)["level_plate"].better, "the calls were the lesson's"
