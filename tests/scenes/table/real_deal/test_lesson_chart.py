"""The first lesson has its learner open the counter chart, and explains what the table shows beside the cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.lesson import Note, Reply, chapters
from tests.scenes.learn.student import Student
from tests.scenes.pilot import Pilot


def test_a_note_that_points_at_the_chart_opens_it_and_the_next_shows_the_dot_on_it(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    """The chart was framed with the words "press the chart", and a press only went on to the next note."""
    chapter = chapters("real_deal")[0]
    student = Student(tmp_path, opened, chapter, speed="instant")
    pointed = [step.at.name if isinstance(step, Note) else "" for step in chapter.steps]
    to_chart = pointed.index("Counter chart")
    student.read()
    while student.lesson.at < to_chart:
        student.do()
        student.read()
    lesson: Any = student.lesson
    assert not lesson.game.chart.open
    student._click(lesson.note.at[0].center)
    student.read()
    assert lesson.game.chart.open
    assert lesson.note.at == [lesson.game.chart.cell("TACKLE FOR LOSS", "RUSHING TD 6-20")]
    student.pilot.resize((1024, 600))
    student.read()
    assert lesson.game.chart.open
    student._send_keys("z")
    assert (student.read(), lesson.game.chart.open) == (lesson.step.text, False)
    assert lesson.at == to_chart
    student.do()
    student.read()
    student.do()
    assert (lesson.at, lesson.game.chart.open) == (to_chart + 2, False)


def test_the_first_note_leaves_the_lamps_in_sight(tmp_path: Path, opened: list[Pilot]) -> None:
    student = Student(tmp_path, opened, chapters("real_deal")[0], speed="instant")
    student.read()
    lesson: Any = student.lesson
    assert not lesson.note.box.colliderect(lesson.game.desk.marks)


def test_the_first_lesson_says_what_the_foot_of_a_card_and_a_lit_lamp_mean_and_that_pointing_tells_the_rest() -> None:
    """The team, WILD, the lamps and the possessions were never said."""
    told = " ".join(step.text for step in chapters("real_deal")[0].steps if not isinstance(step, Reply))
    texts = (
        "The foot of a card names its team",
        "Cards marked WILD",
        "the RETURN TD lamp lights",
        "Pointing",
    )
    assert [text for text in texts if text not in told] == []
