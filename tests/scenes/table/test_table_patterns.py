"""Teams are told apart by pattern as well as by color, or by color alone, as the player wants it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.variant import Rules
from game.variants import VARIANTS, find_rules
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import sit_down


@pytest.mark.parametrize("rules", [find_rules(each.name) for each in VARIANTS], ids=lambda rules: rules.variant.name)
def test_a_table_shows_teams_with_patterns_or_without(rules: Rules, tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(rules, tmp_path, opened)
    shown = [table.dash.bug, table.dash.drives, *table.game.things()]
    with_patterns = [thing.look() for thing in shown]
    pilot.app.change(team_patterns=False)
    without = [thing.look() for thing in shown]
    pilot.app.change(team_patterns=True)
    assert [thing.look() for thing in shown] == with_patterns
    changed = [thing for thing, old, new in zip(shown, with_patterns, without, strict=True) if old != new]
    assert changed[:2] == shown[:2], "score bug and drive chart"
    assert len(changed) > 2, "and the game's own plates"
