"""The chart of drives in the rail: walked by keys, never beyond its frame, and its points read one by one."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pygame
import pytest

from game.contract import DriveEnd
from game.drives import Drive
from game.variants.football_war import RULES
from scenes.table.hud import drives as chart_of_drives
from scenes.table.input.target_kinds import DriveTarget
from tests.scenes.table.player import Sit
from tests.scenes.table.stand_ins import drives_of

SIZES = pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])


def test_the_drives_can_be_walked_and_each_tells_what_became_of_it(football_war: Sit) -> None:
    """One key goes to the latest drive, arrows to those before it, and a press says it in words."""
    player = football_war(seed=2, pace=0.02)
    while len(player.hud.drives.spots()) < 4:
        player.as_pro()
        player.rest()
    drives = drives_of(player.match)
    assert player.hud.drives.drives == drives
    player.press("d")
    bars = player.targets(DriveTarget)
    assert len(bars) == len(drives)
    assert player.focus is bars[-1]
    assert player.hud.drives.ring == bars[-1].rect
    player.press("left", "return")
    line = RULES.words.drive_line(drives[-2], player.match.names)
    assert player.focus is bars[-2]
    assert player.bubble == line
    assert bars[-2].name.endswith(line)


@SIZES
def test_the_latest_drives_stay_inside_the_chart(football_war: Sit, size: tuple[int, int]) -> None:
    player = football_war(size=size)
    chart = player.hud.drives
    chart.drives = tuple(Drive(number % 2, number % 9, end=DriveEnd.STOPPED) for number in range(60))
    spots = chart.spots()
    assert 15 < len(spots) < 60
    assert [number for _, _, number in spots] == list(range(61 - len(spots), 61))
    assert all(player.hud.space.drives.contains(spot) for spot, _, _ in spots)
    assert not any(one.colliderect(other) for (one, _, _), (other, _, _) in pairwise(spots))
    player.frames()


@SIZES
def test_points_of_neighbors_in_a_full_chart_are_read_one_by_one(real_deal: Sit, size: tuple[int, int]) -> None:
    """Points of three drives ran together as 227."""
    player = real_deal(size=size)
    chart, marks = player.hud.drives, list[Any]()
    chart.drives = tuple(Drive(number % 2, 1, 1, DriveEnd.TOUCHDOWN, 7) for number in range(60))
    bars = [chart._bar(column, drive) for column, drive, _ in chart.spots()]
    for bar, (_, drive, _) in zip(bars, chart.spots(), strict=True):
        chart._paint_bar(player.app.screen, bar, drive, bars, marks)
        assert marks[-1].top >= chart.heading.bottom
    gap = player.app.theme.px(4)
    assert not any(one.inflate(gap, 0).colliderect(other) for one, other in pairwise(marks))


@SIZES
def test_points_beside_a_higher_bar_do_not_stand_on_it(football_war: Sit, size: tuple[int, int]) -> None:
    """The 3 of a short drive stood on the bars of its neighbors."""
    player = football_war(size=size)
    chart, marks = player.hud.drives, list[Any]()
    gains = (60, 10, 60) * 20
    chart.drives = tuple(
        Drive(0, gain, 1, DriveEnd.FIELD_GOAL if gain == 10 else DriveEnd.STOPPED, 3 * (gain == 10)) for gain in gains
    )
    bars = [chart._bar(column, drive) for column, drive, _ in chart.spots()]
    for bar, (_, drive, _) in zip(bars, chart.spots(), strict=True):
        chart._paint_bar(player.app.screen, bar, drive, bars, marks)
    assert marks
    assert not any(mark.colliderect(bar) for mark in marks for bar in bars)


def test_taking_a_drive_back_takes_its_bar_back(jukem: Sit) -> None:
    """JF-26: after the play is taken back the chart knows nothing of it."""
    player = jukem("human", "human", pace=0.0)
    before = player.hud.drives.drives
    while not drives_of(player.match):
        player.until(lambda: player.asked)
        player.commit(player.match.rules.rookie(player.view, player.legal, Random(1)))
    player.wait(5)
    assert player.hud.drives.drives == drives_of(player.match) != before
    player.table.rewind.go_back_to(len(player.taken) - 1)
    assert player.hud.drives.drives == drives_of(player.match) == before


@pytest.mark.parametrize(("gain", "plays", "said"), [(0, 0, True), (10, 0, False), (0, 1, False)])
def test_the_sentence_about_the_drives_gives_way_to_the_first_bar(
    jukem: Sit, monkeypatch: pytest.MonkeyPatch, gain: int, plays: int, said: bool
) -> None:
    """The bar grew into it, and it stood beside the bar of a drive that had gained nothing."""
    chart, words = jukem().hud.drives, list[str]()
    monkeypatch.setattr(chart_of_drives, "paint_text", lambda surface, theme, room, text, **look: words.append(text))
    chart.drives = [Drive(0, gain=gain, plays=plays)]
    chart.paint(pygame.Surface((1280, 720)))
    assert (chart_of_drives.BEFORE_FIRST in words) == said


def test_the_bars_of_real_deal_are_as_high_as_their_points(real_deal: Sit) -> None:
    """They counted plays, so that a long drive for nothing stood above the touchdown that won."""
    chart = real_deal().hud.drives
    chart.drives = (
        Drive(0, 1, 1, DriveEnd.TOUCHDOWN, 7),
        Drive(1, 4, 4, DriveEnd.STOPPED),
        Drive(0, 1, 1, DriveEnd.FIELD_GOAL, 3),
        Drive(1, 1, 1),
    )
    touchdown, stopped, kick, open_ = (chart._bar(column, drive).h for column, drive, _ in chart.spots())
    assert touchdown > kick > open_ > stopped
    assert stopped >= chart.theme.px(6), "a dash of 3 pixels was not seen"
    assert "as high as its points" in chart.means
