"""What the table must never let one player learn of another's hand: not in mid-motion, not in the log, not by haste."""

from __future__ import annotations

from typing import Any

import pytest

from game.events import CardMoved
from scenes.control.turns import THINK_BEAT
from tests.scenes.table.player import Sit

LONE_CHOICE: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl"], "offense": 1, "timeouts": []}
"""What makes conceding all that a hand without a Curl can do."""


@pytest.mark.parametrize("game", ["jukem", "football_war"])
def test_the_log_names_no_card_that_only_another_seat_saw(request: pytest.FixtureRequest, game: str) -> None:
    """JF-82, FW-10: taking a card openly is told with its name, and taking it unseen only to whoever took it."""
    player = request.getfixturevalue(game)("human", "pro")
    card: Any = player.match.state.view(1).zones()["hand:1"][0]
    code, line = player.match.rules.code_of(card), player.dash.line
    secret = CardMoved(
        clause="", source="discard_pile", target="hand:1", how="take", card=card, code=code, seat=1, seen_by=(1,)
    )
    assert line(secret) is None
    assert line(secret, 1) is not None


@pytest.mark.parametrize(("wanted", "taken"), [({}, ["CONCEDE"]), ({"auto_continue": False}, [])])
def test_a_lone_choice_is_taken_after_a_beat_unless_that_is_unwanted(
    leading: Sit, wanted: dict[str, Any], taken: list[str]
) -> None:
    """The report: 28 of 126 decisions of a match were a press without a choice."""
    player = leading("HB Draw", **LONE_CHOICE, **wanted)
    assert (len(player.legal), player.taken) == (1, [])
    player.wait(THINK_BEAT)
    assert player.taken[:1] == taken


def test_a_lone_choice_is_never_taken_before_others_at_the_screen(leading: Sit) -> None:
    """FW-10: that the game went on by itself would tell the others that the hand holds no answer."""
    player = leading("HB Draw", kinds=("human", "human"), curtain="press_twice", auto_continue=True, **LONE_CHOICE)
    player.open_curtain()
    assert len(player.legal) == 1
    player.wait(3 * THINK_BEAT)
    assert player.taken == []
