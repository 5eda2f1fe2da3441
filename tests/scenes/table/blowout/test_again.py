"""BLOWOUT's acts shown again: everything says what it said when they were taken."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenes.table.again import shown_live_and_again
from tests.scenes.table.player import Sit


def says(game: Any) -> tuple[Any, ...]:
    """What the things say, but for the question that a player is asked: nobody is asked again."""
    board, field = game.board_of_duel, game.field
    lies = round(field.ball.yards), round(field.to_gain.yards), round(game.red_line.yards), field.sign.down
    preview = (field.preview.label, round(field.preview.end)) if field.preview.progress else None
    moment = (board.hut, board.ruling, round(board.told, 6))
    return game.video.says(), game.slots(), [cover.hidden for cover in game.covers], lies, preview, moment


@pytest.mark.parametrize(("pace", "acts", "reduced"), [(0.0, 30, True), (1.0, 6, False), (1.0, 3, True)])
def test_what_is_shown_again_says_what_it_said_live(blowout: Sit, pace: float, acts: int, reduced: bool) -> None:
    """The preview of an open play too, which a decision took away before the ball moved."""
    player = blowout("human", "pro", seed=3, pace=pace, reduced_motion=reduced)
    assert shown_live_and_again(player, player.table, says, acts) > 3 * acts


def test_a_call_of_the_defense_leaves_the_hand_again_as_it_did_when_it_was_picked(blowout: Sit) -> None:
    """It is turned up in the same act, after which no view tells that it was secret."""
    player = blowout("human", "pro", seed=3, pace=0.5)
    player.rest()
    if player.match.decision.kind == "coin":
        player.take(player.legal[0])
    player.alone()
    assert player.match.decision.kind == "defense_call"
    take, seen, count = player.game.handle_event, [], len(player.taken)

    def noted(event: Any) -> None:
        take(event)
        seen.append((event, len(player.hand)))

    player.game.handle_event = noted
    player.click(player.usable())
    player.click(player.large[0])
    player.still()
    live = seen[:]
    seen.clear()
    player.table.rewind.replay_from(count)
    player.still()
    assert len(player.taken) == count + 1
    assert seen == live
