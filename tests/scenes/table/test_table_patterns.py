"""Teams are told apart by pattern as well as by color, or by color alone, as the player wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.record import Player
from game.variant import Rules
from game.variants import VARIANTS, find_rules
from scenes.control.setup import Setup, has_switched
from scenes.ui.team import paint_team, team_color
from scenes.ui.theme import Theme
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import sit_down


@pytest.mark.parametrize("rules", [find_rules(each.name) for each in VARIANTS], ids=lambda rules: rules.variant.name)
def test_a_table_shows_teams_with_patterns_or_without(rules: Rules, tmp_path: Path, opened: list[Pilot]) -> None:
    pilot, table = sit_down(rules, tmp_path, opened)
    shown = [table.hud.bug, table.hud.drives, *table.hud.strips, *table.game.things()]
    with_patterns = [thing.render_key() for thing in shown]
    pilot.app.change(team_patterns=False)
    without = [thing.render_key() for thing in shown]
    pilot.app.change(team_patterns=True)
    assert [thing.render_key() for thing in shown] == with_patterns
    changed = [thing for thing, old, new in zip(shown, with_patterns, without, strict=True) if old != new]
    assert changed[:3] == shown[:3], "score bug, drive chart and strip"
    bare = rules.variant.name in ("jukem", "card_bowl")  # cards alone, and men who have not lined up yet
    assert len(changed) > 3 or bare, "and the game's own plates"


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


def plates(pilot: Pilot, table: Any) -> dict[str, bytes]:
    """What lies behind the names of both teams on the score bug, by team."""
    theme, found = pilot.app.theme, {}
    for seat, name in enumerate(table.match.names):
        surface = pygame.Surface((200, 60))
        paint_team(surface, theme, surface.get_rect(), seat)
        found[name] = pygame.image.tobytes(surface, "RGB")
        assert theme.color(team_color(seat)) == surface.get_at((100, 55))
    return found


def test_teams_that_switch_sides_keep_color_and_pattern_until_the_table_is_left(
    tmp_path: Path, opened: list[Pilot]
) -> None:
    rules = find_rules("jukem")
    before = plates(*sit_down(rules, tmp_path / "before", opened))
    setup = Setup("jukem", rules.complete({}), (Player("Gulls"), Player("Foxes", "pro")), 7).sides_switched()
    pilot, table = sit_down(rules, tmp_path / "after", opened, match=setup.match())
    assert table.match.names == ("Foxes", "Gulls")
    assert plates(pilot, table) == before
    table.session.setup = setup
    assert has_switched(table.again.notes), "a rematch has other colors"
    pilot.app.stack.push(pilot.app.routes["settings"]())
    pilot.settle()
    assert plates(pilot, table) == before
    pilot.app.home()
    pilot.settle()
    after = plates(pilot, table)
    assert (after["Foxes"], after["Gulls"]) == (before["Gulls"], before["Foxes"])
