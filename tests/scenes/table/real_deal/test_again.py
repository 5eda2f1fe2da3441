"""Real Deal's acts shown again: everything says what it said when they were taken."""

from __future__ import annotations

import pytest

from tests.scenes.table.again import shown_live_and_again
from tests.scenes.table.player import Sit
from tests.scenes.table.real_deal.test_playing import says


@pytest.mark.parametrize(("pace", "acts"), [(0.0, 40), (1.0, 6)], ids=["instant", "normal"])
def test_what_is_shown_again_says_what_it_said_live(real_deal: Sit, pace: float, acts: int) -> None:
    player = real_deal("human", "pro", seed=3, pace=pace, options={"length": "two"})
    assert shown_live_and_again(player, player.table, lambda game: (game.tab.says(), says(game)), acts) > 5 * acts
