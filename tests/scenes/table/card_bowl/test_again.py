"""Card Bowl's acts shown again: everything says what it said when they were taken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.variants.card_bowl import RULES
from game.variants.card_bowl.jobs import EVERYTHING
from tests.scenes.pilot import Pilot
from tests.scenes.table.again import shown_live_and_again
from tests.scenes.table.sitting import sit_down


def says(game: Any) -> tuple[object, ...]:
    """What the score bug, the men, the foot and the way of the ball say."""
    film = game.film
    sums = {lane: tuple(map(str, rows)) for lane, rows in film.position.sums.items()}
    return *game.slots(), game.downs.said, film.key(), sums, tuple(film.legs), film.said, film.note, film.terms


@pytest.mark.parametrize(("pace", "acts"), [(0.0, 120), (1.0, 8)], ids=["instant", "normal"])
def test_what_is_shown_again_says_what_it_said_live(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch, pace: float, acts: int
) -> None:
    monkeypatch.setattr("game.variants.card_bowl.coaching.CALLS", EVERYTHING)
    pilot, table = sit_down(RULES, tmp_path, opened, pace=pace, options={"timing": "simple1", "plays_per_quarter": "5"})
    assert shown_live_and_again(pilot, table, says, acts) > 2 * acts
