"""Teams are told apart by pattern as well as by color, or by color alone, as the player wants it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.variant import Rules
from game.variants import VARIANTS, find_rules
from scenes.ui.team import paint_team
from scenes.ui.theme import Theme
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


@pytest.mark.parametrize("seat", [0, 1])
def test_a_plate_has_stripes_only_of_a_visitor_and_only_where_the_player_wants_them(seat: int) -> None:
    """Wherever a team is drawn: on tables, panels and pages."""
    theme, drawn = Theme((1280, 720)), []
    for patterns in (True, False):
        theme.patterns = patterns
        surface = pygame.Surface((200, 60))
        paint_team(surface, theme, surface.get_rect(), seat)
        drawn.append(pygame.image.tobytes(surface, "RGB"))
    assert (drawn[0] != drawn[1]) == (seat == 1)
