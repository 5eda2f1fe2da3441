"""BLOWOUT's acts shown again: everything says what it said when they were taken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.scenes.pilot import Pilot
from tests.scenes.table.again import shown_live_and_again
from tests.scenes.table.blowout.seats import sit_down


def says(game: Any) -> tuple[Any, ...]:
    """What the things say, but for the question that a player is asked: nobody is asked again."""
    board, field = game.board_of_duel, game.field
    lies = round(field.ball.yards), round(field.to_gain.yards), round(game.red_line.yards), field.sign.down
    ghost = (field.ghost.label, round(field.ghost.end)) if field.ghost.shown else None
    moment = (board.hut, board.say, round(board.told, 6))
    return game.video.says(), game.slots(), [cover.hidden for cover in game.covers], lies, ghost, moment


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(("pace", "acts"), [(0.0, 30), (1.0, 6)], ids=["instant", "normal"])
def test_what_is_shown_again_says_what_it_said_live(
    tmp_path: Path, opened: list[Pilot], pace: float, acts: int, reduced: bool
) -> None:
    """The ghost of an open play too, which a decision took away before the ball moved."""
    pilot, table = sit_down(tmp_path, opened, "human", "pro", seed=3, pace=pace, reduced_motion=reduced)
    assert shown_live_and_again(pilot, table, says, acts) > 3 * acts
