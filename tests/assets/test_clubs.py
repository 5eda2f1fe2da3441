"""The pictures of the clubs: nobody takes one crest or face for another, at any size."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

import assets
from assets.make.art.clubs.crests import BADGES
from assets.make.art.clubs.features import MOODS
from game.clubs import CLUBS
from scenes.ui.clubs import OTHERS, club_of, paint_crest
from scenes.ui.palette import STANDARD
from scenes.ui.theme import Theme
from tests.scenes.ui.test_palette import contrast

SVG = Path(assets.__file__).parent / "svg"


def drawn(name: str, side: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(str(SVG / f"{name}.svg"), (side, side))


def differing(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of the pixels of two pictures of one size that can be told apart."""
    pixels = [(x, y) for x in range(one.get_width()) for y in range(one.get_height())]
    far = (max(abs(a - b) for a, b in zip(one.get_at(at), other.get_at(at), strict=True)) > 60 for at in pixels)
    return sum(far) / len(pixels)


def test_every_club_has_a_crest_and_all_moods_and_so_has_a_team_with_a_name_of_its_own() -> None:
    assert {club_of(club.name) for club in CLUBS} | {OTHERS} == BADGES.keys()
    assert all(club_of(club.name) == club_of(club.short) for club in CLUBS)
    for club in BADGES:
        assert assets.path(f"svg/crest/{club}.svg")
        assert all(assets.path(f"svg/face/{club}_{mood}.svg") for mood in MOODS)


@pytest.mark.parametrize(("one", "other"), [*combinations([club_of(club.name) for club in CLUBS], 2)])
def test_two_crests_differ_in_outline_and_at_24_pixels(one: str, other: str) -> None:
    shapes = [pygame.mask.from_surface(drawn(f"crest/{club}", 96)) for club in (one, other)]
    common = shapes[0].overlap_area(shapes[1], (0, 0))
    either = shapes[0].count() + shapes[1].count() - common
    assert (either - common) / either > 0.06
    assert differing(drawn(f"crest/{one}", 24), drawn(f"crest/{other}", 24)) > 0.4


@pytest.mark.parametrize("club", BADGES)
def test_the_two_colors_of_a_club_stand_off_each_other_and_its_rim_off_the_table(club: str) -> None:
    badge = BADGES[club]
    assert contrast(badge.rim, badge.ground) >= 4.5
    assert contrast(badge.rim, STANDARD["ink900"]) >= 7
    assert contrast(badge.ground, STANDARD["chalk50"]) >= 4.5


@pytest.mark.parametrize("club", BADGES)
def test_every_mood_is_seen_on_a_face_of_58_pixels(club: str) -> None:
    faces = {mood: drawn(f"face/{club}_{mood}", 58) for mood in MOODS}
    close = {pair for pair in combinations(faces, 2) if differing(faces[pair[0]], faces[pair[1]]) < 0.01}
    assert close == set()


@pytest.mark.parametrize("place", [(24, 24), (200, 200), (64, 40)])
def test_a_crest_is_drawn_in_the_middle_of_its_place_and_nowhere_else(place: tuple[int, int]) -> None:
    theme, surface = Theme((1280, 720)), pygame.Surface((300, 300), pygame.SRCALPHA)
    box = pygame.Rect((20, 30), place)
    paint_crest(surface, theme, box, "Iron Elk")
    ink = surface.get_bounding_rect()
    assert box.contains(ink)
    assert abs(ink.centerx - box.centerx) <= 2
    assert ink.h > 0.9 * min(place)
