"""Draws how each seat's chance to win developed, as a line chart."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.ui.team import team_color
from scenes.ui.theme import Theme

DIM = 0.45
"""Strength of the leading team's color behind the line."""


def paint_chances(
    surface: pygame.Surface, theme: Theme, field: pygame.Rect, line: Sequence[tuple[float, ...]], columns: Sequence[int]
) -> None:
    """Draws home's line and fills between it and the middle with the leader's color; with more seats one line each.

    ``columns`` are the x of each point of the match, in window pixels. Home's chance grows upward.
    """
    surface.fill(theme.color("ink900"), field)
    lines = [
        [(x, row(field, chances[seat])) for x, chances in zip(columns, line, strict=True)]
        for seat in range(len(line[0]))
    ]
    if len(lines) > 2:
        for seat, points in enumerate(lines):
            pygame.draw.lines(surface, theme.color(team_color(seat)), False, points, theme.px(2))
        return
    middle, before = field.centery, surface.get_clip()
    shape = [(columns[0], middle), *lines[0], (columns[-1], middle)]
    for seat, half in enumerate((field.top, middle)):
        surface.set_clip(before.clip((field.left, half, field.width, field.height // 2 + 1)))
        pygame.draw.polygon(surface, theme.color("ink900").lerp(theme.color(team_color(seat)), DIM), shape)
    surface.set_clip(before)
    surface.fill(theme.color("line500"), (field.left, middle, field.width, theme.px(1)))
    pygame.draw.lines(surface, theme.color("chalk50"), False, lines[0], theme.px(2))


def row(field: pygame.Rect, chance: float) -> int:
    """Returns the y of a chance, in window pixels."""
    return field.bottom - 1 - round((field.height - 1) * chance)


def paint_mistake(surface: pygame.Surface, theme: Theme, spot: tuple[int, int]) -> None:
    """Marks a mistake on the line."""
    pygame.draw.aacircle(surface, theme.color("ink900"), spot, theme.px(7))
    pygame.draw.aacircle(surface, theme.color("loss"), spot, theme.px(5))
    pygame.draw.aacircle(surface, theme.color("ink900"), spot, theme.px(2))
