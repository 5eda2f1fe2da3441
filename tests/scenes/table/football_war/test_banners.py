"""What the banners of Football War say is seen whole beside the board, in every window."""

from __future__ import annotations

from typing import Any

import pytest

from game.clubs import CLUBS
from game.contract import ScoreKind
from game.events import Scored
from game.variants.football_war import events as own
from scenes.table.stage import effects, moment
from scenes.ui.text import elided
from tests.scenes.pilot import EVERY_LOOK
from tests.scenes.table.player import Sit

LONGEST = max((club.short for club in CLUBS), key=len)
TOLD: list[Any] = [
    own.TurnoverOnDowns(clause="FW-83", seat=1),
    own.MismanagedDrive(clause="FW-84", seat=1),
    own.TimeoutCalled(clause="FW-70", seat=1),
    own.DelayOfGame(clause="FW-74", seat=1, why="look_back"),
    own.DelayOfGame(clause="FW-76", seat=1, why="clock"),
    own.LastSeries(clause="FW-89"),
    Scored(clause="FW-92", seat=1, points=2, how=ScoreKind.SAFETY, score=(0, 2)),
]
"""What is announced by the club with the longest name, which is not the reader's."""


@EVERY_LOOK
def test_no_line_of_a_banner_is_cut(
    size: tuple[int, int], text_size: int, football_war: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FW-70: that of a timeout ended in dots."""
    player = football_war(size=size, text_size=text_size)
    make = player.table.playback.maker
    make.names = ("Gulls", LONGEST)
    seen: list[tuple[str, str]] = []

    def shortened(theme: Any, face: Any, size_u: float, text: str, width: int, **style: Any) -> str:
        seen.append((text, elided(theme, face, size_u, text, width, **style)))
        return seen[-1][1]

    for room in (effects, moment):
        monkeypatch.setattr(room, "elided", shortened)
    for event in TOLD:
        for cue in make.game.cues(event, make) or []:
            cue.start()
    assert len(seen) == len(TOLD)
    assert [shown for _, shown in seen] == [text for text, _ in seen]
