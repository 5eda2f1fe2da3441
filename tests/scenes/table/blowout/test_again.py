"""BLOWOUT's acts shown again: everything says what it said when they were taken."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.scenes.pilot import Pilot
from tests.scenes.table.again import shown_live_and_again
from tests.scenes.table.blowout.seats import sit_down, still
from tests.scenes.table.sitting import click, corner, rest


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


def test_a_call_of_the_defense_leaves_the_hand_again_as_it_did_when_it_was_picked(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    """It is turned up in the same act, after which no view tells that it was secret."""
    pilot, table = sit_down(tmp_path, opened, "human", "pro", seed=3, pace=0.5)
    rest(pilot, table)
    if table.match.decision.kind == "coin":
        table.commit(table.choosing.legal[0])
        rest(pilot, table)
    still(table)
    assert table.match.decision.kind == "defense_call"
    take, seen, count = table.game.take, [], len(table.match.actions)

    def noted(event: Any) -> None:
        take(event)
        seen.append((event, len(table.board.hand(0))))

    table.game.take = noted
    click(pilot, corner(next(sprite for sprite in table.board.hand(0) if table.choosing.usable(sprite))))
    click(pilot, table.column.large[0].button.rect.center)
    _until_still(pilot, table)
    live = seen[:]
    seen.clear()
    table.rewind.play_again(count)
    _until_still(pilot, table)
    assert len(table.match.actions) == count + 1
    assert seen == live


def _until_still(pilot: Pilot, table: Any) -> None:
    for _ in range(900):
        if not table.director.busy:
            break
        pilot.frames()
