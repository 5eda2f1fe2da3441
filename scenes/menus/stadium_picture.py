"""The picture behind the setup of a match: a stadium under floodlights, and crests of clubs in a glow."""

from __future__ import annotations

import pygame

from scenes.ui.boxes import blit_at, box_at
from scenes.ui.clubs import paint_crest
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

DESIGN = (1280, 720)
FIELD, STANDS = 320 / 1280, 200 / 1280
"""Heights of the field and of the stands behind it, as fractions of the field's width."""
GLOW = 1.35
"""Diameter of the glow around a crest, as a multiple of the crest's side."""


def stadium_at_night(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """Returns sky, floodlights, full stands and the field seen from the sideline; ``size`` in pixels.

    The picture covers the window; if the proportions differ, its edges are cut off. Callers share it and must not
    change it.
    """
    key = ("stadium at night", size)
    return theme.cached(key) or theme.store(key, _stadium(theme, size))


def paint_lit_crest(surface: pygame.Surface, theme: Theme, area: pygame.Rect, name: str, seat: int) -> None:
    """Draws the crest of a team in the middle of ``area``, in a glow of the team's color."""
    side = min(area.size)
    if not theme.high_contrast:
        around = round(side * GLOW)
        blit_at(surface, theme.svg("evening/glow", (around, around), team_color(seat)), center=area.center)
    paint_crest(surface, theme, area, name)


def _stadium(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    picture = pygame.Surface(size)
    scale = max(size[0] / DESIGN[0], size[1] / DESIGN[1])
    whole = box_at(round(DESIGN[0] * scale), round(DESIGN[1] * scale), center=picture.get_rect().center)
    picture.blit(theme.svg("evening/sky", whole.size), whole)
    field = theme.svg("evening/field", (whole.w, round(whole.w * FIELD)))
    crowd = theme.svg("crowd", (whole.w, round(whole.w * STANDS)))
    blit_at(picture, crowd, midbottom=(whole.centerx, whole.bottom - field.get_height()))
    blit_at(picture, field, midbottom=whole.midbottom)
    return picture.convert()
