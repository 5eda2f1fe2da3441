"""What the log must never let one player learn of another's hand."""

from __future__ import annotations

from typing import Any

import pytest

from game.events import CardMoved


@pytest.mark.parametrize("game", ["jukem", "football_war"])
def test_the_log_names_no_card_that_only_another_seat_saw(request: pytest.FixtureRequest, game: str) -> None:
    """JF-82, FW-10: taking a card openly is told with its name, and taking it unseen only to whoever took it."""
    player = request.getfixturevalue(game)("human", "pro")
    card: Any = player.match.state.view(1).zones()["hand:1"][0]
    code, line = player.match.rules.code_of(card), player.hud.lines.of
    secret = CardMoved(
        clause="", source="discard_pile", target="hand:1", how="take", card=card, code=code, seat=1, seen_by=(1,)
    )
    assert line(secret) is None
    assert line(secret, 1) is not None
