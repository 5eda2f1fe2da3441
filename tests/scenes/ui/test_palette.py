"""Colors that can be read, and told apart by those who see fewer of them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

import assets
from game.variant import Variant
from game.variants import VARIANTS, find_rules
from scenes.table.games import game_table
from scenes.table.stage.faces import Faces
from scenes.ui.palette import ACCENTS, BANDS, HIGH_CONTRAST, STANDARD, TEAM_TITLES, TEAMS
from scenes.ui.theme import Theme
from tests.scenes.pilot import Pilot

Vector = tuple[float, float, float]

MACHADO = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What the three kinds of color blindness make of linear light (Machado and others, 2009)."""
PAIRS = [(name, pair["home"], pair["away"]) for name, pair in TEAMS.items()]


def linear(color: str) -> Vector:
    shade = pygame.Color(color)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (shade.r / 255, shade.g / 255, shade.b / 255)
    )
    return red, green, blue


def luminance(color: str) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lab(light: Vector) -> Vector:
    red, green, blue = light
    parts = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(color: str, kind: str) -> Vector:
    light = linear(color)
    red, green, blue = (
        min(max(sum(weight * part for weight, part in zip(row, light, strict=True)), 0.0), 1.0) for row in MACHADO[kind]
    )
    return lab((red, green, blue))


def distance(one: str, other: str, kind: str) -> float:
    pairs = zip(seen(one, kind), seen(other, kind), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize(("name", "home", "away"), PAIRS)
def test_every_pair_of_team_colors_can_be_read_and_told_apart(name: str, home: str, away: str) -> None:
    for color in (home, away):
        assert contrast(color, STANDARD["inkText"]) >= 6.7
        assert contrast(color, STANDARD["ink900"]) >= 7
        for kind in MACHADO:
            assert distance(color, STANDARD["firstDown"], kind) >= 27
    for kind in MACHADO:
        assert distance(home, away, kind) >= 27
    assert name in TEAM_TITLES


def test_a_game_without_a_color_or_an_emblem_is_told_where_they_go() -> None:
    """What a new game lacks is said with the file to mend."""
    theme = Theme((1280, 720))
    with pytest.raises(ValueError, match=r"no color 'checkers'.* ACCENTS.* scenes/ui/palette\.py"):
        theme.color("checkers")
    with pytest.raises(assets.AssetMissing, match=r"emblem/checkers\.svg is missing; add it to .*art/emblems\.py"):
        theme.svg("emblem/checkers", (32, 32))
    assert theme.color("white") == pygame.Color("#ffffff")


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_every_game_has_a_color_and_an_emblem(variant: Variant) -> None:
    assert ACCENTS[variant.name]
    assert assets.path(f"svg/emblem/{variant.name}.svg")


def test_team_colors_are_chosen_before_a_match_and_seen_at_once(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, "settings")
    before = pilot.app.theme.color("away")
    pilot.app.change(team_colors="sky_gold")
    assert pilot.app.theme.color("away") == pygame.Color(TEAMS["sky_gold"]["away"]) != before


CUES = ("penalty", "stop", "wipe", "fit", "audible", "stuff", "reverse", "home", "away", "firstDown", "gain", "loss")
"""What banners, arcs and lamps are drawn in."""


@pytest.mark.parametrize(("tokens", "least"), [(STANDARD, 3.0), (HIGH_CONTRAST, 7.0)])
def test_text_and_cues_stand_off_their_ground(tokens: dict[str, str], least: float) -> None:
    for ground in ("ink900", "ink800", "ink700"):
        assert min(contrast(tokens[text], tokens[ground]) for text in ("chalk50", "chalk300")) >= 4.5
    assert contrast(tokens["inkText"], tokens["paper"]) >= 4.5
    faint = {name: contrast(tokens[name], tokens["ink900"]) for name in CUES}
    assert {name: ratio for name, ratio in faint.items() if ratio < least} == {}


@pytest.mark.parametrize("category", BANDS)
def test_the_band_of_every_category_can_be_read(category: str) -> None:
    ground, ink = BANDS[category]
    assert contrast(ground, STANDARD[ink]) >= 4.5


@pytest.mark.parametrize("variant", [variant.name for variant in VARIANTS if variant.playable])
def test_faces_in_high_contrast_are_flat_and_outlined(variant: str) -> None:
    """No art and no gradient, a black outline, and plain ground: only lettering has edges in between."""
    theme = Theme((1280, 720), high_contrast=True)
    kind = game_table(variant)
    faces = Faces(theme, kind.back, kind.paint_face)
    for card in find_rules(variant).cards.values():
        picture = faces.picture(card, 132)
        assert picture.get_at((2, 92))[:3] == (0, 0, 0)
        flat = {tuple(picture.get_at((5, y))[:3]) for y in range(72, 132)}
        assert len(flat) == 1, card.code
