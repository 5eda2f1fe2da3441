"""A player who does what a lesson says, by mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.contract import Action
from game.lesson import Chapter, Move, Note, chapters
from scenes.learn.scene import Lesson
from scenes.shell.loop import STEP
from scenes.ui.focus import Focusable
from tests.scenes.pilot import Pilot
from tests.scenes.table.reaching import Reaching

__all__ = ["JUKEM", "Student", "Study", "go_to"]

JUKEM = chapters("jukem")[0]

PER_WORD = 0.3
"""Seconds in which a word is read."""
LONGEST = 30.0
"""Seconds in which a note must come."""


class Student(Reaching):
    """Sits in a lesson; ``lesson`` is its scene."""

    def __init__(self, folder: Path, opened: list[Pilot], chapter: Chapter, *, keys: bool = False, **look: Any) -> None:
        self.ended: list[Chapter] = []
        self.presses = 0
        self.seconds = 0.0
        """What the lesson takes somebody who reads every word."""
        pilot = Pilot.start(folder, None, **look)
        opened.append(pilot)
        self.chapter = chapter
        self.watch: Callable[[Lesson], object] = lambda lesson: None
        """Looks at the lesson when a card has been picked and a button is still to be pressed."""
        self.lesson = Lesson(pilot.app, chapter, self.ended.append)
        pilot.app.stack.reset(self.lesson)
        commit = self.lesson.control.commit
        super().__init__(pilot, self.lesson, keys)

        def committed(*gesture: Action, pressed: bool = True) -> None:
            self.committed += gesture[:1] if pressed else ()
            commit(*gesture, pressed=pressed)

        self.lesson.control.commit = committed  # type: ignore[method-assign]

    def read(self) -> str:
        """Waits until the lesson says something; gives it."""
        for _ in range(round(LONGEST / STEP)):
            self.pilot.frames()
            self.seconds += STEP
            if self.lesson.director.waiting:
                self.lesson.go_on()
                self.presses += 1
            if self.lesson.note.text and not self.pilot.app.stack.fade:
                break
        else:
            raise AssertionError(f"nothing is said at step {self.lesson.at}: {self.lesson.step}")
        self.seconds += PER_WORD * len(self.lesson.note.text.split())
        self.pilot.wait(0.4)
        return self.lesson.note.text

    def do(self) -> None:
        """Does what the step asks for: goes on from a note, or makes the move."""
        step = self.lesson.step
        if isinstance(step, Note):
            self._go_on()
        elif isinstance(step, Move):
            action = self.lesson.match.rules.parse(step.play)
            if action.pick(0).sources and step.at is None:
                self.reach(action)
            else:
                targets = self.lesson.input.focus.targets
                self._press(next(target for target in targets if target.rect in self.lesson.note.at))

    def _go_on(self) -> None:
        button = self.lesson.note.button
        assert button is not None
        if self.keys:
            self._send_keys("return")
        else:
            self._click(button.rect.center)

    def _press(self, target: Focusable) -> None:
        super()._press(target)
        if self.lesson.choosing is not None and self.lesson.choosing.picked and not self.committed:
            self.pilot.frames(2)
            self.watch(self.lesson)

    def _click(self, position: tuple[int, int]) -> None:
        self.presses += 1
        super()._click(position)


Study = Callable[..., Student]
"""Sits down in a lesson, as the fixture ``study`` does."""


def go_to(student: Student, place: int) -> None:
    """Does what the lesson says up to a step."""
    student.read()
    while student.lesson.at < place:
        student.do()
        student.read()
