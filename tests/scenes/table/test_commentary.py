"""What the booth says stands over the play log: with the cue that tells of it, whole, and only where it is wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.contract import ScoreKind
from game.events import Scored
from game.variants import find_rules
from scenes.table.hud.commentary import MOST_ROWS, ROWS, Commentary
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
    dash = table.dash
    dash.log.lines = [Line(f"Line {number}.", "") for number in range(60)]
    silent = dash.log.spots()
    dash.happen(FIRST, 1, None)
    plate = dash.commentary.bounds()
    assert dash.commentary.text == "The Gulls are the first on the board."
    assert dash.log.rect.contains(plate)
    assert plate.collidelist([spot for spot, _, _ in dash.log.spots()]) < 0
    assert dash.log.spots() == silent[: len(dash.log.spots())], "the newest lines stay where they are"


def test_a_player_who_does_not_want_the_booth_does_not_hear_it(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = quiet(tmp_path, opened, booth=False)
    table.dash.happen(FIRST, 1, None)
    assert table.dash.commentary.text == ""
    assert table.dash.log.kept == 0
    pilot.app.change(booth=True)
    table.playback.adopt_settings(0.0)
    assert table.dash.commentary.text == "The Gulls are the first on the board."


def test_what_is_said_changes_with_the_cue_that_tells_and_is_the_same_after_a_look_back(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, table = sit_down(find_rules("jukem"), tmp_path, opened, "pro", "pro", seed=21, pace=0.25)
    dash, told = table.dash, [0]
    happen = dash.happen

    def counted(*event: Any) -> None:
        told[0] += 1
        happen(*event)

    monkeypatch.setattr(dash, "happen", counted)
    said = set[str]()
    for _ in range(4000):
        before, by = dash.commentary.text, told[0]
        pilot.frames()
        if table.director.waiting:
            table.go_on()
        assert dash.commentary.text == before or told[0] > by
        said.add(dash.commentary.text)
        if len(said) > 4 and dash.commentary.text and not table.director.busy:
            break
    assert len(said) > 4
    table.skip()
    stands = dash.commentary.text
    dash.retell()
    assert dash.commentary.text == stands


@EVERY_LOOK
def test_every_sentence_is_read_whole(size: tuple[int, int], text_size: int) -> None:
    theme = Theme(size, text_size=text_size)
    plate = Commentary(theme)
    plate.rail = Layout(*size).log
    for plate.text in LONG:
        set_so = plate.set_so
        assert " ".join(set_so.rows) == plate.text
        assert len(set_so.rows) <= (ROWS if text_size == 100 else MOST_ROWS)
        plate.paint(pygame.Surface(size))
    assert theme.overflows == set()


def test_a_name_that_is_too_long_is_cut_and_goes_no_further() -> None:
    theme = Theme((1024, 600), text_size=130)
    plate = Commentary(theme)
    plate.rail = Layout(1024, 600).log
    plate.text = "Two plays in a row struck off by Wolfgang Amadeus the Magnificent of Mannheim and of all Bavaria."
    assert len(plate.set_so.rows) == MOST_ROWS
    assert plate.bounds().h < plate.rail.h / 2
