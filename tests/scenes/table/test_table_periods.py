"""The end of a period: what the panel shows, and what periods are called in a match of fewer of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.drives import Drive
from game.events import PeriodBegan, PeriodEnded
from game.match import Player
from game.match_words import several
from game.recap import figures_of
from game.variants import find_rules
from scenes.control.session import Session
from scenes.control.setup import Setup
from scenes.table.hud.log import Line
from scenes.table.scene import Table
from scenes.ui.text import elided
from tests.scenes.pilot import Pilot
from tests.scenes.table.stand_ins import Quick, Shelf

NAMES = ("Gulls", "Foxes", "Iron Elk", "Owls")


def _table(folder: Path, opened: list[Pilot], variant: str, **chosen: str) -> tuple[Pilot, Any]:
    rules = find_rules(variant)
    options = rules.complete(chosen)
    players = tuple(Player(name, "rookie") for name in NAMES[: rules.seat_count(options)])
    setup = Setup(variant, options, players, 5)
    pilot = Pilot.start(folder, None, size=(1024, 600))
    opened.append(pilot)
    table: Any = Table(pilot.app, Session(setup.match(), setup, Quick(), Shelf()), lambda: None)  # type: ignore[arg-type]
    pilot.app.stack.reset(table)
    pilot.frames(2)
    return pilot, table


@pytest.mark.parametrize(("variant", "chosen"), [("jukem", {}), ("football_war", {"players": "4"}), ("real_deal", {})])
def test_the_panel_shows_the_drives_of_each_side_and_two_figures_none_of_them_cut(
    tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch, variant: str, chosen: dict[str, str]
) -> None:
    written: dict[str, str] = {}

    def noted(*told: Any) -> str:
        return written.setdefault(told[3], elided(*told))

    monkeypatch.setattr("scenes.table.hud.summary.elided", noted)
    pilot, table = _table(tmp_path, opened, variant, **chosen)
    summary = table.dash.summary
    for _ in range(9000):
        pilot.frames()
        table.director.skip()
        if table.director.waiting:
            break
    pilot.frames()
    drives = table.dash.drives.drives
    for seat, side in enumerate(summary.sides):
        own = [drive for drive in drives if drive.seat == seat]
        assert list(side.drives) == own
        assert str(figures_of(own).gain) in side.figures[1]
        assert str(figures_of(own).longest) in side.figures[2]
        assert side.figures[0] == f"{several(side.points, 'point')} in the {summary.period}"
    assert len(summary.sides) == len(table.match.players)
    assert written
    assert all(text == whole for whole, text in written.items())
    assert table.dash.space.table.contains(summary.bounds())
    assert summary.shown == (summary.headline, [side.points for side in summary.sides], summary.period)


def test_a_strip_forgets_what_was_said_before_the_period(tmp_path: Path, opened: list[Pilot]) -> None:
    """In the second half the opponent's strip still said: the last card is drawn, last turn for Foxes."""
    _, table = _table(tmp_path, opened, "jukem")
    strip = table.dash.strips[0]
    table.dash.happen(
        PeriodEnded(clause="JF-68", period=0, score=(0, 0)), 0, Line("Foxes ran for 5.", "JF-26", strip.color)
    )
    assert strip.last == "Foxes ran for 5."
    began = PeriodBegan(clause="JF-70", period=1, dealer=0)
    table.dash.happen(began, 0, table.dash.line(began))
    assert strip.last == ""


@pytest.mark.parametrize("count", [1, 12, 40])
def test_the_panel_has_room_for_every_drive(tmp_path: Path, opened: list[Pilot], count: int) -> None:
    """After 27 drives the panel showed sixteen, and less than the score with them."""
    _, table = _table(tmp_path, opened, "football_war")
    box = pygame.Rect(10, 10, table.app.theme.px(240), 80)
    screen = pygame.Surface((400, 100))
    screen.fill("black")
    table.dash.summary._paint_chart(screen, box, 0, [Drive(0, gain=9)] * count)
    bars = [screen.get_at((x, box.bottom - 4))[:3] != (0, 0, 0) for x in range(box.left, box.right)]
    assert sum(now and not before for before, now in zip([False, *bars], bars, strict=False)) == count


def test_overtime_after_two_quarters_is_called_overtime(tmp_path: Path, opened: list[Pilot]) -> None:
    """Log lines named periods without the match's length, so that overtime was a third quarter."""
    _, table = _table(tmp_path, opened, "real_deal", length="two")
    lines = [
        table.dash.line(PeriodBegan(clause="RD-66", period=2, dealer=None)),
        table.dash.line(PeriodEnded(clause="RD-61", period=2, score=(7, 7))),
        table.dash.line(PeriodBegan(clause="RD-66", period=3, dealer=None)),
    ]
    assert [line.text.split(":")[0] for line in lines] == ["Overtime", "Overtime over", "Second overtime"]
    assert table.playback.maker.period_name(2) == "Overtime"
    table.playback.settle()
    table.game.position.period = 2
    assert table.game.slots()[0].value == "OT"
