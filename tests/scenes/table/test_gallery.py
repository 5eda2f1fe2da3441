"""The gallery of motion, and how the stands follow what is at stake."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.variants import find_rules
from tests.gallery import BEFORE, COLUMNS, WIDE, frames, sheet
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import sit_down
from tests.scenes.table.test_shared_cues import quiet


def test_the_gallery_shows_a_thing_from_just_before_it(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(find_rules("jukem"), tmp_path, opened, "pro", "pro", pace=1.0)
    pictures = list(frames(pilot, table, "DriveGrew", 6))
    assert len(pictures) == BEFORE + 6
    whole = sheet(pictures)
    assert whole.get_size() == (WIDE * COLUMNS, 3 * 270)


def test_the_stands_get_louder_as_points_come_nearer(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, table = quiet(tmp_path, opened)
    heard: list[float] = []
    monkeypatch.setattr(pilot.app.sound, "crowd", heard.append)
    ends: list[Any] = []
    for spot in (0, 100):
        monkeypatch.setattr(type(table.game.position), "threat", spot / 100, raising=False)
        pilot.wait(2.0)
        ends.append(heard[-1])
    assert ends == [pytest.approx(0.35), pytest.approx(1.0)]
    assert heard == sorted(heard)
