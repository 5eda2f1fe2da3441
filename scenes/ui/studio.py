"""The background of scenes without a table."""

from __future__ import annotations

import pygame

from scenes.ui.theme import Theme


def paint_studio(surface: pygame.Surface, theme: Theme, area: pygame.Rect) -> None:
    """Paints a flat color with slanted bands. The surface is clipped to ``area``."""
    surface.fill(theme.color("ink900"), area)
    if theme.high_contrast:
        return
    width, height = theme.size
    lean = height * 0.36
    band = theme.color("ink900").lerp(theme.color("ink800"), 0.55)
    for left, across in ((0.52, 0.16), (0.74, 0.05), (0.83, 0.3)):
        x, w = width * left, width * across
        pygame.draw.polygon(surface, band, [(x + lean, 0), (x + lean + w, 0), (x + w, height), (x, height)])
