"""The chances of the plays at a window, told below the film."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.contract import Target
from game.variants.card_bowl import coach
from scenes.table.card_bowl.jobs import EVERYTHING
from scenes.table.card_bowl.odds import MOST, row
from tests.game.card_bowl.table import scrimmage
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import sit_down
from tests.scenes.table.sitting import rest

Start = Callable[..., tuple[Pilot, Any]]
OFFENSE = "QB=2H BD=KS LG=QD RG=QC C=QS LT=JS RT=JD RTE=JH BC=TS LW1=TH RW1=TD"
DEFENSE = "DL-5=AC DL-2=2C DL2=3C DL6=4C CB:LW1=AD CB:RW1=2D OLB-L=3D ILB=4D OLB-R=5D S-L=5C S-R=6C"


@pytest.fixture
def at_a_window(tmp_path: Path, opened: list[Pilot], monkeypatch: pytest.MonkeyPatch) -> tuple[Pilot, Any]:
    """A window at which the player calls everything."""
    monkeypatch.setattr("scenes.table.card_bowl.coaching.CALLS", EVERYTHING)
    pilot, table = sit_down(tmp_path, opened, at=scrimmage(OFFENSE, DEFENSE, window=1))
    rest(pilot, table, 2.0)
    return pilot, table


def test_item_27_the_best_play_of_each_kind_is_told_with_its_chances(at_a_window: tuple[Pilot, Any]) -> None:
    _, table = at_a_window
    view, legal = table.session.view(0), table.choosing.legal
    told = table.game.odds.rows()
    found = coach.prospects(view, legal)
    assert told[0] == row(found[0])
    assert len({each.name.split()[0] for each in told}) == len(told) == MOST
    assert table.game.odds.look() is not None


def test_the_place_that_is_pointed_at_tells_its_own_chances(at_a_window: tuple[Pilot, Any]) -> None:
    _, table = at_a_window
    receiver = Target("slot", "RW1")
    table.game.mark_places((receiver,), receiver)
    told = table.game.odds.rows()
    assert told
    assert all("right receiver" in each.name or "RW1" in each.name for each in told)


def test_nothing_is_told_once_the_play_is_run(at_a_window: tuple[Pilot, Any]) -> None:
    pilot, table = at_a_window
    run = next(action for action in table.choosing.legal if str(action).startswith("RUN"))
    table.commit(run)
    pilot.frames(2)
    assert table.game.odds.look() is None
