"""The ground of the film, which changes its height whenever the hand comes or goes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import sit_down

Start = Callable[..., tuple[Pilot, Any]]


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)


def test_each_ground_is_painted_once_for_a_window_size_however_often_the_hand_folds(start: Start) -> None:
    """Painting it takes several frames' time at 2160p, and a hand folds twice in every play."""
    pilot, table = start("pro", "pro", pace=0.02)
    painted, paint = [], table.game.paint_background

    def noted(surface: Any) -> None:
        painted.append(surface.get_size())
        paint(surface)

    table.game.paint_background = noted
    folds, fold = [], table.playback.fold

    def folded() -> bool:
        folds.extend([table.game.shows_hand] if (done := fold()) else [])
        return done

    table.playback.fold = folded
    while len(folds) < 6:
        pilot.frames()
    assert len(painted) <= 1, "one of the two was there already"
    pilot.resize((1024, 600))
    assert painted[-1] == (1024, 600)
