"""The charts of the result: score and chance to win, with names of the periods and numbers of the turning points."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

from game.recap import Period
from scenes.match.period_labels import period_names
from scenes.match.score_chart import ScoreChart
from scenes.match.win_chart import WinChart
from tests.scenes.match.test_results import shown


def test_no_score_crosses_the_legend_of_the_chart(tmp_path: Path) -> None:
    """The highest score lies below the row that says which line is whose, with its mark."""
    pilot, _ = shown(tmp_path)
    theme = pilot.app.theme
    chart = next(widget for widget in pilot.scene.widgets if isinstance(widget, ScoreChart))
    field = chart._field(theme)
    top, _ = chart._scale(theme, field)
    highest = min(y for seat in (0, 1) for _, y in chart._corners(field, top, seat))
    assert highest - theme.px(8) - theme.px(2) >= chart.rect.top + theme.line_height("text", 16)


@pytest.mark.parametrize(
    ("began", "names"),
    [
        ((0, 100, 200, 300), ["First quarter", "Second quarter", "Third quarter", "Fourth quarter"]),
        ((0, 170, 240, 330), ["First", "Second", "Third", "Fourth"]),
        ((0, 300, 320, 340), ["1", "2", "3", "4"]),
        ((0, 300, 340, 350, 380), ["1", "2", "3", "4", "OT"]),
        ((0,), ["First quarter"]),
    ],
)
def test_every_period_of_the_chart_has_a_name(tmp_path: Path, began: tuple[int, ...], names: list[str]) -> None:
    """A short second quarter had none."""
    pilot, _ = shown(tmp_path)
    theme, told = pilot.app.theme, pilot.scene.recap
    quarters = ["First quarter", "Second quarter", "Third quarter", "Fourth quarter", "Overtime"]
    periods = tuple(Period(name, (0, 0), first) for name, first in zip(quarters, began, strict=False))
    told = told._replace(periods=periods, extra_time="overtime")
    edges = [*(round(1.4 * first) for first in began), 560]
    rooms = [pygame.Rect(left, 0, right - left, 20) for left, right in pairwise(edges)]
    assert [*period_names(theme, told, rooms)] == names


def test_the_numbers_of_moments_stand_in_the_order_in_which_they_happened(tmp_path: Path) -> None:
    """The third moment, later than the second, stood left of it."""
    pilot, _ = shown(tmp_path)
    theme, told = pilot.app.theme, pilot.scene.recap
    field = pygame.Rect(0, 0, 400, 120)
    columns = [4 * place for place in range(101)]
    chart = WinChart(told, [(0.4, 0.6)] * 101, [90, 47, 43, 44, 99])
    boxes = chart.number_boxes(theme, field, columns)
    assert [number for number, _ in boxes] == [3, 4, 2, 1, 5]
    assert all(one.x <= other.x for (_, one), (_, other) in pairwise(boxes))
    assert not any(one.colliderect(other) for (_, one), (_, other) in combinations(boxes, 2))
    assert all(field.contains(box) for _, box in boxes)
