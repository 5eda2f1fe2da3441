"""Lessons on the table, in a folder of the test's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.lesson import Chapter
from tests.scenes.learn.student import JUKEM, Student, Study
from tests.scenes.pilot import Pilot


@pytest.fixture
def study(tmp_path: Path, opened: list[Pilot]) -> Study:
    """Sits down in a lesson, at once in most tests: nothing moves."""

    def sit_down(chapter: Chapter = JUKEM, **how: Any) -> Student:
        return Student(tmp_path, opened, chapter, **{"speed": "instant", **how})

    return sit_down
