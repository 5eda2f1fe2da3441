"""The end of a period: what the panel shows, and what periods are called in a match of fewer of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.events import PeriodBegan, PeriodEnded
from game.match import Player
from game.match_words import several
from game.recap import figures_of
from game.variants import find_rules
from saves.setup import Setup
from scenes.table.scene import Table
from scenes.table.session import Session
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
def test_the_panel_shows_the_drives_of_each_side_and_two_figures(
    tmp_path: Path, opened: list[Pilot], variant: str, chosen: dict[str, str]
) -> None:
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
    assert table.dash.space.table.contains(summary.bounds())
    assert summary.shown == (summary.headline, [side.points for side in summary.sides], summary.period)


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
    table.game.standing.period = 2
    assert table.game.slots()[0].value == "OT"
