"""A game that never begins a drive, made of the miniature: nothing on its table or result speaks of drives."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from game.contract import Event
from game.events import DriveAdvanced, DriveBegan, DriveEnded
from game.recap_words import story
from game.variant import Rules
from scenes.control.setup import Setup
from scenes.match.results import Results
from scenes.match.score_chart import ScoreChart
from scenes.ui.figures import FiguresTable
from tests.scenes.table.player import Sit
from tests.scenes.written import painted
from tests.variants import ON_TABLE

OF_DRIVES = (DriveBegan, DriveAdvanced, DriveEnded)
MINIATURE = next(rules for rules in ON_TABLE if rules.variant.name == "miniature")


def without(events: Sequence[Event]) -> list[Event]:
    """The events of an action but those of drives."""
    return [event for event in events if not isinstance(event, OF_DRIVES)]


def drive_less() -> Rules:
    """The miniature as a game without drives."""
    words: Any = SimpleNamespace(**{**vars(MINIATURE.words), "FULL_DRIVE": 0})
    return replace(MINIATURE, words=words, event_order=without)


def test_a_game_without_drives_has_table_panel_and_result(sit: Sit, monkeypatch: Any) -> None:
    player = sit(drive_less())
    assert "drives" not in painted(player.hud.drives, monkeypatch)
    player.hud.summarize("Round 1 over", (7, 0), "round 1")
    told = painted(player.hud.summary, monkeypatch)
    assert "the score" in told
    assert not [words for words in told if "drive" in words]
    assert [side.figures for side in player.hud.summary.sides] == [("0 points in round 1",)] * 2

    match, rng = player.match, Random(3)
    while match.decision is not None:
        match.play(MINIATURE.pro(match.state.view(match.decision.seat), match.state.legal_actions(), rng))
    match.history = [without(events) for events in match.history]
    setup = Setup("miniature", match.options, match.players, 7)
    player.app.stack.reset(Results(player.app, match, setup, rematch=list, switch=list, menu=list))
    player.settle()
    shown = player.scene.widgets
    assert [widget.title for widget in shown if isinstance(widget, FiguresTable)] == ["Score"]
    assert [widget for widget in shown if isinstance(widget, ScoreChart)]
    assert "drive" not in story(player.scene.recap)
