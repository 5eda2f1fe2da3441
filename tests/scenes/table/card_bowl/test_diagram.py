"""Plays, calls, formations and fronts as they are drawn: nobody stands on another, and an arrow ends in a point."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.variants.card_bowl import words
from game.variants.card_bowl.actions import CallFront, SetFormation
from game.variants.card_bowl.coach import DefenseCall
from game.variants.card_bowl.formations import FORMATIONS
from game.variants.card_bowl.fronts import places, preset
from game.variants.card_bowl.players.calls import DEFENSES
from scenes.table.card_bowl.diagram import _Board, _standing
from scenes.ui.button import Button
from tests.scenes.table.card_bowl.seats import Start
from tests.scenes.table.card_texts import themed


@pytest.mark.parametrize("call", DEFENSES, ids=lambda call: call.name)
def test_no_man_of_a_defense_stands_on_another(call: DefenseCall) -> None:
    """Two over a wide receiver were drawn as one blot where another receiver stood beside him."""
    for formation in FORMATIONS:
        spots = [spot for _, spot in _standing(places(preset(call.front, formation), formation), formation)]
        near = [(one, other) for one, other in combinations(spots, 2)
                if abs(one[0] - other[0]) < 0.9 and abs(one[1] - other[1]) < 0.3]  # fmt: skip
        assert near == []


@pytest.mark.parametrize("rows", [1.35, 4.0])
def test_an_arrow_ends_in_a_point_however_short_it_is(rows: float) -> None:
    """The line stood out beyond its head, and a head longer than its way pointed nowhere."""
    theme = themed(3.0)
    surface = pygame.Surface((360, 240))
    board = _Board(surface, theme, surface.get_rect(), 6.0)
    board.arrow([(0.0, 0.0), (0.0, -rows)], "firstDown")
    inked = [sum(surface.get_at((x, y))[:3] != (0, 0, 0) for x in range(360)) for y in range(240)]
    drawn = [count for count in inked if count]
    line = max(2, theme.px(2.5))
    assert drawn[0] < line < max(drawn)
    assert drawn.index(max(drawn)) < 0.8 * len(drawn), "the line is seen below the head"


@pytest.mark.parametrize(("asked", "menu"), [("formation", "Other sets"), ("front", "Whole front")])
def test_sets_and_fronts_are_chosen_by_their_drawings(start: Start, asked: str, menu: str) -> None:
    """124 sets were a bare list of words, and ten fronts ten names."""
    pilot, table = start(asked=asked)
    table.choices.dialogs.open_menu(menu)
    pilot.frames(2)
    buttons = [each for each in pilot.scene.widgets if isinstance(each, Button) and each.zone == "offers"]
    pictures = set()
    for button in buttons[:3]:
        assert button.drawing is not None
        area = button._label_area(pilot.app.theme, *button.rect.size).move(button.rect.topleft)
        drawn = pygame.Rect(button.rect.left + pilot.app.theme.px(16), area.top, area.left, area.h)
        drawn.w = area.left - drawn.left - 1
        pictures.add(pygame.image.tobytes(pilot.app.screen.subsurface(drawn), "RGB"))
    assert len(pictures) == 3


def test_a_named_set_or_front_says_what_it_is_good_for() -> None:
    assert words.button(SetFormation("UC-RTE-LW1-RW1-BC-BD")) == ("I-form", "power runs")
    assert words.button(CallFront("Nickel")) == ("Nickel", "stops passes")
