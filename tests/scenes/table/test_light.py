"""The light over the tables: brightest where it falls, never so bright that words are lost; none in high contrast."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.variants import VARIANTS, find_rules
from scenes.table.blowout.ground import FLOODLIGHTS
from scenes.table.card_bowl.background import PROJECTOR
from scenes.table.football_war.slate import LAMP
from scenes.table.jukem.ground import FLOODLIGHT
from scenes.table.real_deal.ground import SPOTLIGHTS
from scenes.table.stage.light import Light, light_up, paint_rail
from scenes.ui.palette import STANDARD
from tests.scenes.pilot import Pilot
from tests.scenes.table.card_texts import themed
from tests.scenes.table.sitting import sit_down
from tests.scenes.ui.test_palette import contrast

LIGHTS = {
    "jukem": (FLOODLIGHT, "turfB"),
    "football war": (LAMP, "#222B2C"),
    "real deal": (SPOTLIGHTS, "#39435C"),
    "blowout": (FLOODLIGHTS, "turfB"),
    "card bowl": (PROJECTOR, "#27503A"),
}
AREA = pygame.Rect(0, 40, 516, 186)
lit = pytest.mark.parametrize(("light", "ground"), LIGHTS.values(), ids=LIGHTS.keys())


def shone_on(light: Light, ground: str, high_contrast: bool = False) -> pygame.Surface:
    theme = themed(1.0, high_contrast)
    surface = pygame.Surface((516, 280))
    surface.fill(theme.color(ground))
    light_up(surface, theme, AREA, light)
    return surface


def brightness(surface: pygame.Surface, area: pygame.Rect) -> float:
    return sum(pygame.transform.average_color(surface, area)[:3])


@lit
def test_the_light_falls_on_the_table_and_leaves_its_corners(light: Light, ground: str) -> None:
    surface, spot = shone_on(light, ground), pygame.Rect(0, 0, 40, 40)
    spot.center = round(AREA.w * light.x), round(AREA.y + AREA.h * light.y)
    far = pygame.Rect(AREA.right - 40 if light.x < 0.5 else 0, AREA.bottom - 40, 40, 40)
    assert brightness(surface, spot) > 1.5 * brightness(surface, far)
    assert surface.get_at((5, 5)) == themed(1.0).color(ground), "it keeps to its area"


@lit
def test_words_can_be_read_where_the_light_is_brightest(light: Light, ground: str) -> None:
    surface = shone_on(light, ground)
    shades = {tuple(surface.get_at((x, y))) for x in range(AREA.w) for y in range(AREA.top, AREA.bottom)}
    brightest = pygame.Color(max(shades, key=sum))
    assert contrast(f"#{bytes(brightest[:3]).hex()}", STANDARD["chalk50"]) >= 4.5


@lit
def test_nothing_is_lit_in_high_contrast(light: Light, ground: str) -> None:
    surface = shone_on(light, ground, high_contrast=True)
    assert len({tuple(surface.get_at((x, y))) for x in range(0, 516, 7) for y in range(0, 280, 7)}) == 1


def test_the_ground_has_grain_and_is_the_same_in_every_match() -> None:
    one, other = (shone_on(FLOODLIGHT, "turfB") for _ in range(2))
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
    patch = {tuple(one.get_at((x, y))) for x in range(200, 220) for y in range(100, 120)}
    assert len(patch) > 20


def test_words_on_the_rail_can_be_read() -> None:
    surface, area = pygame.Surface((400, 192)), pygame.Rect(0, 0, 400, 192)
    paint_rail(surface, themed(1.0), area)
    shades = {tuple(surface.get_at((x, y))) for x in range(400) for y in range(22, 192)}
    brightest = f"#{bytes(max(shades, key=sum)[:3]).hex()}"
    assert contrast(brightest, STANDARD["chalk300"]) >= 4.5
    assert contrast(brightest, STANDARD["firstDown"]) >= 4.5
    paint_rail(surface, themed(1.0, True), area)
    assert surface.get_at((200, 100)) == themed(1.0, True).color("ink800")


@pytest.mark.parametrize("game", [variant.name for variant in VARIANTS])
def test_every_table_is_darker_in_its_corners_than_where_its_light_falls(
    game: str, tmp_path: Path, opened: list[Pilot]
) -> None:
    """The grounds themselves, without cards: what each game paints is lit."""
    _, table = sit_down(find_rules(game), tmp_path, opened)
    surface, area = table.playback._painted_background(), table.hud.space.table
    side = area.h // 8
    corners = [pygame.Rect(x, area.bottom - side, side, side) for x in (area.left, area.right - side)]
    whole = brightness(surface, area.inflate(-area.w // 4, -area.h // 4))
    assert whole > 1.3 * min(brightness(surface, corner) for corner in corners)
