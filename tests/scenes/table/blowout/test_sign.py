"""The sign over the field of BLOWOUT!!!: down, distance and spot, and what it says between two drives."""

from __future__ import annotations

import pytest

from tests.scenes.table.blowout.test_moments import down
from tests.scenes.table.player import Sit


@pytest.mark.parametrize(("acts", "ball_on", "said"), [
    (("RUN 75", "DEF -45", "none", "none"), 80, ["1st & 10 Foxes 20", "Gulls +7", "1st & 10 Foxes 20"]),
    (("RUN 75", "DEF -60", "FUMBLE", "none"), 40, ["1st & 10 Gulls 40", "1st & 10 Foxes 45"]),
], ids=["touchdown", "fumble"])  # fmt: skip
def test_the_sign_keeps_the_last_down_or_the_points_until_the_next_down(
    snap: Sit, acts: tuple[str, ...], ball_on: int, said: list[str]
) -> None:
    """CARDS PLAYED stood there for some frames whenever the ball changed hands."""
    player, seen = down(snap, *acts, ball_on=ball_on), list[str]()
    for _ in player.motion():
        text = " ".join(filter(None, player.game.video.says()))
        seen += [text] if seen[-1:] != [text] else []
    assert seen == said
