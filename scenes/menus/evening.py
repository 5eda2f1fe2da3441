"""The evening of a match: a stadium under floodlights, and a club's crest in its light."""

from __future__ import annotations

import pygame

from scenes.ui.boxes import blit_at, box_at
from scenes.ui.clubs import paint_crest
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

DESIGN = (1280, 720)
FIELD, STANDS = 320 / 1280, 200 / 1280
"""How high the field is for each unit of its width, and the stands that stand behind it."""
GLOW = 1.35
"""How much larger than a crest the light around it is."""


def stadium_at_night(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """Sky, floodlights, full stands and the field as one sees it from its side line; ``size`` in pixels.

    It fills the window: of a flat or a narrow one it shows the middle. Callers share it and may not change it.
    """
    key = ("stadium at night", size)
    return theme.cached(key) or theme.store(key, _stadium(theme, size))


def paint_lit_crest(surface: pygame.Surface, theme: Theme, area: pygame.Rect, name: str, seat: int) -> None:
    """Draws the crest of a team in the middle of ``area``, in a glow of its color."""
    side = min(area.size)
    if not theme.high_contrast:
        around = round(side * GLOW)
        blit_at(surface, theme.svg("evening/glow", (around, around), team_color(seat)), center=area.center)
    paint_crest(surface, theme, area, name)


def _stadium(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.Surface(size)
    grown = max(size[0] / DESIGN[0], size[1] / DESIGN[1])
    whole = box_at(round(DESIGN[0] * grown), round(DESIGN[1] * grown), center=picture.get_rect().center)
    picture.blit(theme.svg("evening/sky", whole.size), whole)
    field = theme.svg("evening/field", (whole.w, round(whole.w * FIELD)))
    crowd = theme.svg("crowd", (whole.w, round(whole.w * STANDS)))
    blit_at(picture, crowd, midbottom=(whole.centerx, whole.bottom - field.get_height()))
    blit_at(picture, field, midbottom=whole.midbottom)
    return picture.convert()
