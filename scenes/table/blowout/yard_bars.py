"""The yards of both cards as bars, and the count before the snap."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.ui.theme import ColorName, Theme

HUTS = ("", "hut!", "hut, hut!", "hike!")
LONGEST = 100
"""Yards of a bar that fills half of the area."""


def paint(
    surface: pygame.Surface, theme: Theme, box: pygame.Rect, bars: Sequence[tuple[int, float, ColorName]]
) -> None:
    """Paints for each seat a bar of its yards in its color, from its own edge towards the middle."""
    surface.fill(theme.color("ink700"), box)
    for seat, yards, color in bars:
        wide = round(box.w / 2 * min(yards, LONGEST) / LONGEST)
        left = box.x if seat == 0 else box.right - wide
        if wide:
            surface.fill(theme.color(color), (left, box.y, wide, box.h))
    surface.fill(theme.color("line500"), (box.centerx - 1, box.y - theme.px(2), 2, box.h + theme.px(4)))


def paint_hut(surface: pygame.Surface, theme: Theme, box: pygame.Rect, beat: int, pop: float) -> None:
    """Paints a beat of the count, larger by ``pop``, 0 to 1."""
    size = theme.fit("block", 56 + 10 * pop, HUTS[beat], box.w - theme.px(20))
    text = theme.text("block", round(size), HUTS[beat], "blowout" if beat < 3 else "firstDown")
    surface.blit(text, text.get_rect(center=box.center))
