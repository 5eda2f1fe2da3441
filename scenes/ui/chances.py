"""The line of chances: how likely each seat was to win, from left to right."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.ui.team import team_color
from scenes.ui.theme import Theme

DIM = 0.45
"""How strong the color of who is ahead is behind the line."""


def paint_chances(
    surface: pygame.Surface, theme: Theme, field: pygame.Rect, line: Sequence[tuple[float, ...]], columns: Sequence[int]
) -> None:
    """A line for home, and the color of who is ahead between it and the middle; with more seats a line for each.

    ``columns`` tells where each place of the match lies, in window pixels; home's chance grows to the top.
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
    """The row of a chance in a field, in window pixels."""
    return field.bottom - 1 - round((field.height - 1) * chance)


def paint_mistake(surface: pygame.Surface, theme: Theme, spot: tuple[int, int]) -> None:
    """The mark of a choice that cost something, on the line."""
    pygame.draw.aacircle(surface, theme.color("ink900"), spot, theme.px(7))
    pygame.draw.aacircle(surface, theme.color("loss"), spot, theme.px(5))
    pygame.draw.aacircle(surface, theme.color("ink900"), spot, theme.px(2))
