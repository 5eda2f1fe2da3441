"""What the booth says stands over the play log: with the cue that tells of it, whole, and only where it is wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.contract import ScoreKind
from game.events import Scored
from game.variants import find_rules
from scenes.table.hud.commentary import MAX_ROWS, ROWS, Commentary
from scenes.table.hud.log import Line
from scenes.table.stage.layout import Layout
from scenes.ui.theme import Theme
from tests.scenes.pilot import EVERY_LOOK, Pilot
from tests.scenes.table.sitting import sit_down
from tests.scenes.table.test_shared_cues import quiet

FIRST = Scored(clause="", seat=0, points=7, how=ScoreKind.TOUCHDOWN, score=(7, 0))
LONG = (
    "Seventh stop on downs against the Herons.",
    "Three straight passes missed for the Herons.",
    "Into the second quarter the Herons lead by 14.",
    "Seven plays in a row conceded by the Herons.",
)


def test_a_remark_stands_over_the_head_of_the_log_and_nothing_of_the_log_under_it(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    _, table = quiet(tmp_path, opened)
    hud = table.hud
    hud.log.lines = [Line(f"Line {number}.", "") for number in range(60)]
    silent = hud.log.spots()
    hud.show_event(FIRST, 1, None)
    plate = hud.commentary.bounds()
    assert hud.commentary.text == "The Gulls are the first on the board."
    assert hud.log.rect.contains(plate)
    assert plate.collidelist([spot for spot, _, _ in hud.log.spots()]) < 0
    assert hud.log.spots() == silent[: len(hud.log.spots())], "the newest lines stay where they are"


def test_a_player_who_does_not_want_the_booth_does_not_hear_it(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened, booth=False)
    table.hud.show_event(FIRST, 1, None)
    assert table.hud.commentary.text == ""
    assert table.hud.log.kept == 0
    pilot.app.change(booth=True)
    table.playback.adopt_settings(0.0)
    assert table.hud.commentary.text == "The Gulls are the first on the board."


def test_what_is_said_changes_with_the_cue_that_tells_and_is_the_same_after_a_look_back(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, table = sit_down(find_rules("jukem"), tmp_path, opened, "pro", "pro", seed=21, pace=0.25)
    hud, told = table.hud, [0]
    happen = hud.show_event

    def counted(*event: Any) -> None:
        told[0] += 1
        happen(*event)

    monkeypatch.setattr(hud, "show_event", counted)
    said = set[str]()
    for _ in range(4000):
        before, by = hud.commentary.text, told[0]
        pilot.frames()
        if table.director.waiting:
            table.go_on()
        assert hud.commentary.text == before or told[0] > by
        said.add(hud.commentary.text)
        if len(said) > 4 and hud.commentary.text and not table.director.busy:
            break
    assert len(said) > 4
    table.skip()
    stands = hud.commentary.text
    hud.rebuild_log()
    assert hud.commentary.text == stands


@EVERY_LOOK
def test_every_sentence_is_read_whole(size: tuple[int, int], text_size: int) -> None:
    theme = Theme(size, text_size=text_size)
    plate = Commentary(theme)
    plate.rail = Layout(*size).log
    for plate.text in LONG:
        layout = plate.layout
        assert " ".join(layout.rows) == plate.text
        assert len(layout.rows) <= (ROWS if text_size == 100 else MAX_ROWS)
        plate.paint(pygame.Surface(size))
    assert theme.overflows == set()


def test_a_name_that_is_too_long_is_cut_and_goes_no_further() -> None:
    theme = Theme((1024, 600), text_size=130)
    plate = Commentary(theme)
    plate.rail = Layout(1024, 600).log
    plate.text = "Two plays in a row struck off by Wolfgang Amadeus the Magnificent of Mannheim and of all Bavaria."
    assert len(plate.layout.rows) == MAX_ROWS
    assert plate.bounds().h < plate.rail.h / 2
