"""What is heard in big moments: a stinger of its own for each."""

from __future__ import annotations

from pathlib import Path

import pytest

import assets
from game.contract import Ending, Result, ScoreKind
from game.events import MatchEnded, PeriodEnded, Scored
from scenes.table.cues.stingers import STINGERS, final_sounds
from tests.scenes.pilot import Pilot
from tests.scenes.table.test_shared_cues import quiet, show


def test_every_stinger_is_there() -> None:
    for name in STINGERS.values():
        assets.path(f"sounds/stinger_{name}.wav")
    for winners in ((0,), (1,), (0, 1)):
        for name in final_sounds(Result((3, 3), winners, Ending.REGULATION), 0):
            assets.path(f"sounds/{name}.wav")


@pytest.mark.parametrize(
    ("event", "stinger"),
    [
        (Scored(clause="", seat=0, points=6, how=ScoreKind.TOUCHDOWN, score=(6, 0)), "stinger_touchdown"),
        (Scored(clause="", seat=0, points=2, how=ScoreKind.SAFETY, score=(2, 0)), "stinger_safety"),
        (PeriodEnded(clause="", period=0, score=(0, 0)), "stinger_halftime"),
        (PeriodEnded(clause="", period=1, score=(0, 0)), "horn"),
        (MatchEnded(clause="", result=Result((6, 0), (0,), Ending.REGULATION)), "stinger_final_win"),
        (MatchEnded(clause="", result=Result((0, 6), (1,), Ending.REGULATION)), "stinger_final_loss"),
        (MatchEnded(clause="", result=Result((6, 6), (0, 1), Ending.TIE)), "stinger_final_tie"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_big_moment_has_its_own_stinger(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch, event: Scored, stinger: str
) -> None:
    pilot, table = quiet(tmp_path, opened)
    heard: list[str] = []
    halves = ("First half", "Second half", "Overtime")
    monkeypatch.setattr(table.playback.cue_context, "period_name", lambda period: halves[period])
    monkeypatch.setattr(pilot.app.sound, "play", lambda sound, steps=0: heard.append(sound))
    show(table, event)
    pilot.wait(2.0)
    assert [sound for sound in heard if sound.startswith(("stinger_", "horn"))] == [stinger]


def test_the_march_stops_at_the_table(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, _ = quiet(tmp_path, opened)
    assert pilot.app.stack.music == ""


def test_nobody_who_looks_on_has_lost() -> None:
    assert final_sounds(Result((0, 6), (1,), Ending.REGULATION), None)[0] == "stinger_final_win"
