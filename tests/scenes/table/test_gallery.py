"""The gallery of motion, and how the stands follow what is at stake."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.contract import Event
from game.variants import find_rules
from game.variants.jukem.events import DriveGrew
from tests.gallery import BEFORE, COLUMNS, MOMENTS, WIDE, frames, is_named, sheet
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import sit_down
from tests.scenes.table.test_shared_cues import quiet


def test_the_gallery_shows_a_thing_from_just_before_it(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(find_rules("jukem"), tmp_path, opened, "pro", "pro", pace=1.0)
    pictures = list(frames(pilot, table, "DriveGrew", 6))
    assert len(pictures) == BEFORE + 6
    whole = sheet(pictures)
    assert whole.get_size() == (WIDE * COLUMNS, 3 * 270)


def test_every_named_moment_is_an_event_of_some_game() -> None:
    made = {kind.__name__: kind for kind in _kinds(Event)}
    for name, (kind, fields) in MOMENTS.items():
        assert set(fields) <= set(made[kind].__struct_fields__), name


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    """All kinds of events below one."""
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)


def test_a_moment_is_told_from_others_of_its_kind() -> None:
    """A play that a JUKEM doubles is another one than a run."""
    doubled, run = (
        DriveGrew(clause="JF-34", seat=0, codes=codes, yards=30, total=30)
        for codes in (("RUN 15", "JUKEM"), ("RUN 30",))
    )
    assert [is_named(event, "double") for event in (doubled, run)] == [True, False]
    assert [is_named(event, "run") for event in (doubled, run)] == [True, True]


def test_the_stands_get_louder_as_points_come_nearer(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, table = quiet(tmp_path, opened)
    heard: list[float] = []
    monkeypatch.setattr(pilot.app.sound, "set_crowd_level", heard.append)
    ends: list[Any] = []
    for spot in (0, 100):
        monkeypatch.setattr(type(table.game.table_state), "threat", spot / 100, raising=False)
        pilot.wait(2.0)
        ends.append(heard[-1])
    assert ends == [pytest.approx(0.35), pytest.approx(1.0)]
    assert heard == sorted(heard)
