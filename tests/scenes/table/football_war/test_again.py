"""Football War's acts shown again: everything says what it said when they were taken."""

from __future__ import annotations

import pytest

from tests.scenes.table.again import shown_live_and_again
from tests.scenes.table.football_war.test_playing import says
from tests.scenes.table.player import Sit


@pytest.mark.parametrize(
    ("seats", "pace", "acts"), [(2, 0.0, 30), (4, 0.0, 15), (2, 1.0, 6)], ids=["two", "four", "normal"]
)
def test_what_is_shown_again_says_what_it_said_live(football_war: Sit, seats: int, pace: float, acts: int) -> None:
    player = football_war(*["human", "pro", "pro", "pro"][:seats], seed=3, pace=pace)
    assert shown_live_and_again(player, player.table, says, acts) > 4 * acts
