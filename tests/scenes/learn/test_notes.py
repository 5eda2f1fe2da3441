"""The notes of a lesson: what they say, where they stand, and how they are left."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.lesson import Note, Reply, Step, chapters
from tests.scenes.learn.looking import assert_covers_nothing
from tests.scenes.learn.student import Study, go_to


def test_no_card_has_the_focus_while_a_note_waits_for_a_key(study: Study) -> None:
    """Enter on a note put a frame on some card of the hand, whose description stood beside a note about another."""
    student = study(chapters("blowout")[0], keys=True)
    notes, moves = 0, 0
    while not (notes > 2 and moves > 2):
        student.read()
        student.pilot.frames(2)
        focused, is_note = student.lesson.input.pointing.focused, isinstance(student.lesson.step, Note)
        assert (focused is None) or not is_note
        notes, moves = notes + is_note, moves + (not is_note and focused is not None)
        student.do()


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1024, 600), 130)], ids=str)
def test_a_note_leaves_what_the_last_play_came_to_to_be_read(study: Study, size: Any, text_size: int) -> None:
    """The coach's bubbles lay over the sentence on the board."""
    student = study(chapters("blowout")[0], size=size, text_size=text_size)
    told = 0
    while told < 3:
        student.read()
        game: Any = student.lesson.playback.game
        area = game.board_of_duel.verdict_area
        told += bool(area)
        assert not student.lesson.note.box.colliderect(area)
        student.do()


def test_a_word_of_football_in_a_note_is_explained_to_pointer_and_key(study: Study) -> None:
    student = study()
    student.read()
    lesson = student.lesson
    drive, touchdown = {term.said: term for term in lesson.note.terms}.values()  # one may go on in the next line
    student.pilot.send(pygame.Event(pygame.MOUSEMOTION, pos=touchdown.rect.center, rel=(1, 0), buttons=(0, 0, 0)))
    student.pilot.frames(3)
    assert lesson.hud.tip.text == touchdown.said
    student.pilot.send(pygame.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(1, 0), buttons=(0, 0, 0)))
    student.pilot.frames(3)
    assert not lesson.hud.tip.text
    student._send_keys("h")
    student.pilot.frames()
    assert lesson.hud.tip.text == f"{drive.said} {touchdown.said}"


@pytest.mark.parametrize("how", ["return", "space", "n", "click"])
def test_a_note_is_left_by_a_key_or_a_click_and_by_nothing_else(study: Study, how: str) -> None:
    student = study()
    student.read()
    student.pilot.wait(5.0)
    student._send_keys("right", "v")
    assert student.lesson.at == 0
    if how == "click":
        student._click((500, 400))
    else:
        student._send_keys(how)
    assert student.lesson.at == 1


def test_a_press_that_comes_with_the_note_does_not_close_it_unread(study: Study) -> None:
    student = study()
    for _ in range(300):
        student.pilot.frames()
        if student.lesson.note.text:
            break
    student._send_keys("return")
    assert student.lesson.at == 0


def test_the_button_of_a_tool_works_while_a_note_is_read(study: Study) -> None:
    student = study()
    go_to(student, 4)
    back = next(button for button in student.lesson.column.buttons if button.name.startswith("Back a step"))
    student._click(back.rect.center)
    assert student.lesson.at == 2


def test_the_note_alone_speaks_of_a_wrong_press_until_the_right_one(study: Study) -> None:
    """A red bubble beside the note stayed after the right card was picked, and the note named a button to come."""
    student = study()
    go_to(student, 2)
    lesson = student.lesson
    cards = {sprite.card.code: sprite for sprite in lesson.board.hand(0) if sprite.card}
    student._click(cards["FUMBLE"].rect.center)
    student.read()
    assert (lesson.note.refuses, lesson.hud.bubble.text) == (True, "")
    assert lesson.note.text != lesson.step.text  # type: ignore[union-attr]
    student._click(cards["RUN 20"].rect.center)
    assert student.read() == "Now press the white button: Gain 20 yards."
    button = lesson.column.primary
    assert button is not None
    assert lesson.note.at == [button.rect], "it points at the button that it names"
    assert lesson.note.pointer is not None, "it lies beside that button"
    assert not lesson.note.refuses
    student._click(cards["RUN 20"].rect.center)
    assert student.read() == lesson.step.text  # type: ignore[union-attr]


@pytest.mark.parametrize("look", [{"size": (1280, 720)}, {"size": (1024, 600), "text_size": 130}], ids=str)
def test_a_note_leaves_the_result_in_sight_that_it_speaks_of(study: Study, look: dict[str, Any]) -> None:
    """A note lay over the two numbers of an intercepted pass, another one over the title of an extra point."""
    student = study(chapters("blowout")[0], **look)
    go_to(student, next(place for place, step in enumerate(student.chapter.steps) if "INTERCEPTION" in _told(step)))
    game: Any = student.lesson.game
    assert not student.lesson.note.box.colliderect(game.board_of_duel.bounds())
    student = study(chapters("card_bowl")[0], **look)
    go_to(student, next(place for place, step in enumerate(student.chapter.steps) if "7 to 0" in _told(step)))
    game = student.lesson.game
    assert not student.lesson.note.box.colliderect(game.caption.place)


def _told(step: Step) -> str:
    return "" if isinstance(step, Reply) else step.text


def test_a_refusal_that_was_read_makes_room_for_what_there_is_to_do(study: Study) -> None:
    student = study()
    go_to(student, 2)
    lesson = student.lesson
    lesson.hud.refuse("No.", lesson.hud.space.actions)
    assert student.read() == "No."
    student.pilot.wait(8.0)
    assert (lesson.note.text, lesson.note.refuses) == (lesson.step.text, False)  # type: ignore[union-attr]


def test_notes_find_their_places_in_another_window(study: Study) -> None:
    student = study()
    go_to(student, 2)
    student.pilot.resize((1024, 600))
    student.read()
    assert_covers_nothing(student.lesson)


@pytest.mark.parametrize("look", [{"theme": "high_contrast"}, {"reduced_motion": True}], ids=str)
def test_a_note_is_whole_in_every_look(study: Study, look: dict[str, Any]) -> None:
    student = study(**look, size=(1024, 600), text_size=130)
    student.read()
    note = student.lesson.note
    widths = [note.theme.measure("text", 18, line)[0] for line in note._lines]
    assert max(widths) < note.box.w
    assert note.button is not None
    assert note.box.contains(note.button.rect)
    assert pygame.Rect(0, 0, 1024, 600).contains(note.box)
