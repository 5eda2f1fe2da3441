"""What lies behind the scenes around the table: plain studio ink."""

from __future__ import annotations

import pygame

from scenes.ui.theme import Theme


def paint_studio(surface: pygame.Surface, theme: Theme, area: pygame.Rect) -> None:
    """Paints flat ink with slanted bands into ``area``, to which the surface is clipped."""
    surface.fill(theme.color("ink900"), area)
    if theme.high_contrast:
        return
    width, height = theme.size
    lean = height * 0.36
    band = theme.color("ink900").lerp(theme.color("ink800"), 0.55)
    for left, across in ((0.52, 0.16), (0.74, 0.05), (0.83, 0.3)):
        x, w = width * left, width * across
        pygame.draw.polygon(surface, band, [(x + lean, 0), (x + lean + w, 0), (x + w, height), (x, height)])
