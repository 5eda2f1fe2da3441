"""The log at the table tells a pass in the order in which it happens (CB-357)."""

from __future__ import annotations

from pathlib import Path

from tests.game.card_bowl.positions import play, scrimmage
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import sit_down
from tests.scenes.table.sitting import click, rest

COVER = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1=KC OLB-L ILB OLB-R=4H S-L S-R"


def test_a_pass_that_is_broken_up_says_so_and_adds_up_to_nothing(tmp_path: Path, opened: list[Pilot]) -> None:
    """EX-54; the log told "adds up to 10 yards" and then "broken up"."""
    state = scrimmage("QB=KS RW1=QD", COVER, "5S 4S 7H 7C 2D", window=1)
    play(state, "THROW(RW1,right)", "EXTRA(8)")
    pilot, table = sit_down(tmp_path, opened, at=state)
    assert table.choosing is not None, "the player is asked about yardage cards"
    before = len(table.hud.log.lines)
    by_name = {thing.button.name: thing.button for thing in table.column.large}
    click(pilot, by_name["Throw it"].rect.center)
    rest(pilot, table, 3.0)
    told = [line.text for line in table.hud.log.lines[before:]]
    assert told[0] == "The pass is broken up: the cover has 20 with its card, the receiver 16 with his."
    assert not any("adds up" in text for text in told)
    assert any(text.endswith("pass: incomplete.") for text in told)
    assert table.game.shown.story.rows is None, "45 against 25 + ? lay there until the next play"
    table.hud.rebuild_log()
    assert [line.text for line in table.hud.log.lines[-len(told) :]] == told, "and tells it alike when it is reopened"
