"""The result of a match of Card Bowl: figures of both sides, drives, the play of the game, and the sheet as text."""

from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.contract import Ending
from game.match import Match
from game.recap import recap
from game.record import HUMAN, RESULT_NOTE, Player
from game.variants import find_rules
from scenes.control.setup import Setup
from scenes.match.results import Results
from scenes.match.score_chart import ScoreChart
from scenes.ui.figures import FiguresTable
from tests.scenes.pilot import EVERY_LOOK, Pilot

RULES = find_rules("card_bowl")
PLAYERS = (Player("Gulls", HUMAN), Player("Foxes", "pro"))
OPTIONS = RULES.complete({"timing": "simple2", "quarter_intervals": "90"})
FIRST_SEED = 19
"""The seed from which a match that goes to overtime is looked for."""
COACHED = "A coached match: the coach set the men for the plays that were called."


@cache
def over() -> Match:
    """The first match that goes to overtime."""
    match = next(each for each in map(played_by_pro, count(FIRST_SEED)) if ended(each) is Ending.SUDDEN_DEATH)
    match.notes[RESULT_NOTE] = COACHED
    return match


def ended(match: Match) -> Ending | None:
    result = match.state.result
    return result.reason if result else None


def played_by_pro(seed: int) -> Match:
    match, rng = Match(RULES, OPTIONS, PLAYERS, seed), Random(seed)
    while match.decision is not None:
        match.play(RULES.pro(match.state.view(match.decision.seat), match.state.legal_actions(), rng))
    return match


def shown(folder: Path, **look: Any) -> Pilot:
    setup = Setup("card_bowl", OPTIONS, PLAYERS, over().seed)
    return Pilot.start(folder, lambda app: Results(app, over(), setup, rematch=print, switch=print, menu=print), **look)


def test_figures_and_drives_are_one_click_away(tmp_path: Path) -> None:
    pilot = shown(tmp_path)
    told = recap(over())
    assert told.box is not None
    assert pilot.shows("Score. Gulls: First quarter"), "the score by quarter is what is seen first"
    assert not pilot.shows(told.box.highlight), "the play of the match is another one on the same page"
    assert pilot.shows(COACHED)
    pilot.click("Figures")
    for row in told.box.rows:
        assert pilot.shows(f"{row.title}: Gulls {row.cells[0]}; Foxes {row.cells[1]}")
    pilot.click("Drives")
    assert len(told.drives) > 8
    for drive in told.drives:
        assert pilot.shows(drive.text)
    pilot.click("Score")
    assert pilot.shows("Score. Gulls: First quarter")


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
def test_the_score_by_quarter_leaves_no_hole_above_it(tmp_path: Path, size: tuple[int, int]) -> None:
    """Quarters in two lines took the room of the chart, and nothing stood there."""
    pilot = shown(tmp_path, size=size)
    table = next(each for each in pilot.scene.widgets if isinstance(each, FiguresTable) and each.title == "Score")
    heads = table.heads(pilot.app.theme, table.rect.width)
    assert heads == ["First", "Second", "Third", "Fourth on", "Final"]
    assert any(isinstance(widget, ScoreChart) for widget in pilot.scene.widgets)


@EVERY_LOOK
def test_the_numbers_beside_the_chart_do_not_lie_over_each_other(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    pilot = shown(tmp_path, size=size, text_size=text_size)
    theme = pilot.app.theme
    for chart in (widget for widget in pilot.scene.widgets if isinstance(widget, ScoreChart)):
        field = chart._field(theme)
        top, step = chart._scale(theme, field)
        assert top >= max(*chart.recap.points)
        if step < top:
            assert field.height * step // top >= theme.text_px(16) - 1


def test_all_of_it_is_reached_by_keys(tmp_path: Path) -> None:
    pilot = shown(tmp_path)
    assert pilot.focused == "Rematch"
    pilot.walk_to("Score", "tab")
    pilot.walk_to("Figures", "right")
    pilot.press("return")
    assert pilot.scene.page == "Figures"
    pilot.walk_to("Save as text", "down")
    pilot.press("return")
    assert [path.suffix for path in (tmp_path / "sheets").iterdir()] == [".txt"]


def test_the_text_holds_the_score_the_figures_and_every_play(tmp_path: Path) -> None:
    pilot = shown(tmp_path)
    pilot.click("Figures")
    for _ in range(2):
        pilot.click("Save as text")
    (path,) = (tmp_path / "sheets").iterdir()
    told = recap(over())
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["Card Bowl", f"Gulls {told.points[0]} – {told.points[1]} Foxes"]
    assert told.box is not None
    assert f"Rushes: Gulls {told.box.rows[1].cells[0]}; Foxes {told.box.rows[1].cells[1]}" in lines
    assert RULES.record_sheet is not None
    happened = (event for events in over().history for event in events)
    assert "\n".join(lines).endswith(RULES.record_sheet(happened, over().names).rstrip("\n"))
    assert any(path.name in text for text in pilot.scene.toasts.texts)


def test_a_folder_that_cannot_be_written_is_said_before(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    pilot = shown(tmp_path / "file" / "below")
    pilot.click("Figures")
    assert not pilot.target("Save as text").enabled


@EVERY_LOOK
def test_every_page_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    pilot = shown(tmp_path, size=size, text_size=text_size)
    window = pygame.Rect((0, 0), size)
    for page in ("Score", "Figures", "Drives"):
        pilot.click(page)
        assert pilot.app.theme.overflows == set()
        assert all(window.contains(w.rect) for w in pilot.scene.widgets if w.clip is None), page
