"""A jump of a replay does nothing twice, as a large window has no time for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.variant import Rules
from scenes.table.stage.picture_queue import PictureQueue
from tests.scenes.pilot import Pilot
from tests.scenes.replay.watching import EVERY_GAME, played, watch
from tests.variants import ON_TABLE


@EVERY_GAME
def test_a_jump_writes_the_log_once(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch, rules: Rules
) -> None:
    """It was written twice wherever the last act begins an exchange."""
    _, replay = watch(tmp_path, opened, played(rules))
    hud, written = replay.playback.hud, list[int]()
    write = hud._write_log

    def note() -> None:
        written.append(replay.shown.cursor.count)
        write()

    monkeypatch.setattr(hud, "_write_log", note)
    jumps = [*range(0, replay.shown.length, 5)]
    for place in jumps:
        replay.transport.to(place)
    assert written == jumps


@pytest.mark.parametrize("done", [False, True])
def test_a_frame_at_rest_draws_a_card_to_come_only_once_those_that_lie_there_are_drawn(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    """Both were drawn in one frame, also in that of a jump."""
    pilot, replay = watch(tmp_path, opened, played(ON_TABLE[0]))
    drawn = list[None]()
    monkeypatch.setattr(PictureQueue, "is_done", done)
    monkeypatch.setattr(replay._ahead, "draw_next", lambda: drawn.append(None))
    pilot.frames(3)
    assert len(drawn) == (3 if done else 0)
