"""The grounds of the tables: opaque from edge to edge, and plain in high contrast."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from scenes.table.blowout.ground import paint_field, red_line, stadium
from scenes.table.card_bowl.background import film_room
from scenes.table.real_deal.ground import Spot, studio
from scenes.table.stage.drawing import box, vector
from scenes.table.stage.field_geometry import FieldGeometry
from scenes.table.stage.layout import Layout
from scenes.ui.theme import Theme
from tests.scenes.table.card_texts import themed

WIDE, HIGH = 1032.0, 372.0
SPOTS = (Spot(300, 122, 168, 234), Spot(564, 122, 168, 234))
FIELD = FieldGeometry(24, 1008, 96, 84)
GROUNDS: dict[str, Callable[[Theme], str]] = {
    "studio": lambda theme: studio(theme, WIDE, HIGH, SPOTS),
    "stadium": lambda theme: stadium(theme, WIDE, HIGH, FIELD),
    "film room": lambda theme: film_room(theme, WIDE, HIGH),
}


@pytest.mark.parametrize("high_contrast", [False, True])
@pytest.mark.parametrize("size", [(826, 298), (1032, 372)])
@pytest.mark.parametrize("name", GROUNDS)
def test_a_ground_covers_its_region(name: str, size: tuple[int, int], high_contrast: bool) -> None:
    picture = vector(GROUNDS[name](themed(1.0, high_contrast)), WIDE, HIGH, size)
    assert pygame.mask.from_surface(picture, 250).count() >= size[0] * (size[1] - 1)


@pytest.mark.parametrize("name", GROUNDS)
def test_a_ground_has_no_texture_and_no_gradient_in_high_contrast(name: str) -> None:
    body = GROUNDS[name](themed(1.0, True))
    assert "Gradient" not in body
    assert len(GROUNDS[name](themed(1.0))) > 5 * len(body)


def test_the_field_is_a_hundred_and_twenty_yards_long() -> None:
    """BO-4: goal lines at 0 and 100, back lines ten yards behind them."""
    assert (FIELD.x(-10), FIELD.x(110)) == (FIELD.left, FIELD.right)
    assert FIELD.x(50) == (FIELD.left + FIELD.right) / 2


def test_end_zones_are_told_apart_without_their_color() -> None:
    """The visitors' has stripes."""
    theme, layout = themed(1.0), Layout(1280, 720)
    surface = pygame.Surface((1280, 720))
    paint_field(surface, theme, layout, 128, FIELD, [("", "home"), ("", "home")])
    shades = []
    for yards in (-10, 100):
        area = layout.rect(FIELD.x(yards) + 6, 128 + FIELD.top + 6, 60, 60)
        shades.append(
            {tuple(surface.get_at((x, y))) for x in range(area.x, area.right) for y in (area.y, area.centery)}
        )
    assert len(shades[0]) == 1 < len(shades[1])


def test_lines_on_the_field_are_where_they_are_asked_for() -> None:
    marks = vector(red_line(FIELD, 60), WIDE, HIGH, (1032, 372))
    assert abs(marks.get_bounding_rect().centerx - FIELD.x(60)) <= 1


@pytest.mark.parametrize("size", [(605, 33), (605, 34), (607, 34), (300, 34)])
def test_a_drawing_fills_the_pixels_that_it_is_given(size: tuple[int, int]) -> None:
    """A strip one pixel flatter than its drawing ended ten pixels too early."""
    body = box(0, 0, 756, 42, "#112233") + box(378, 0, 378, 42, "#FFFFFF")
    picture = vector(body, 756, 42, size)
    assert picture.get_size() == size
    row = [picture.get_at((x, size[1] // 2)).r for x in range(size[0])]
    assert abs(next(x for x, red in enumerate(row) if red > 128) - size[0] / 2) <= 1
    assert min(row[-2:]) > 128
