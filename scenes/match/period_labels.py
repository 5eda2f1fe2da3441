"""Paints the names of the periods below a chart of the result, in the longest form that fits."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.recap import Recap
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

EXTRA = "OT"
"""Shortest name of an overtime period."""


def paint_periods(surface: pygame.Surface, theme: Theme, recap: Recap, lefts: Sequence[int], field: pygame.Rect) -> int:
    """Paints each period's name below ``field``. ``lefts`` are the left edges of the periods, in pixels.

    Returns the right edge of the last name.
    """
    end = field.left
    rooms = [
        pygame.Rect(left, field.bottom, right - left, theme.line_height("text", 16))
        for left, right in pairwise([*lefts, field.right])
    ]
    for room, name in zip(rooms, period_names(theme, recap, rooms), strict=True):
        if theme.measure("text", 16, name)[0] <= room.width:
            paint_text(surface, theme, room, name, size=16, color="chalk300", align="center")
            end = room.centerx + theme.measure("text", 16, name)[0] // 2
    return end


def period_names(theme: Theme, recap: Recap, rooms: Sequence[pygame.Rect]) -> Sequence[str]:
    """Returns all periods' names in the longest form that fits: full, first words, or numbers and ``OT``."""
    names, number = [period.name for period in recap.periods], 0
    short = []
    for period in recap.periods:
        number += not recap.is_extra(period)
        short.append(EXTRA if recap.is_extra(period) else str(number))
    forms = names, [name.split()[0] for name in names] if len(names) > 1 else names, short
    for form in forms:
        if all(theme.measure("text", 16, name)[0] <= room.width for name, room in zip(form, rooms, strict=True)):
            return form
    return forms[-1]
