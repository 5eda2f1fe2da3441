"""The row below the calls: what the coach's signs mean, and the colors of the bars."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.table.card_bowl.odds_bar import FIGURES, End
from scenes.ui.boxes import blit_at, box_at
from scenes.ui.shapes import sign
from scenes.ui.theme import Theme

SIGN, SIGN_GAP = 16.0, 4.0
"""Units of a sign, and of the gap to its words."""
KEY, KEY_GAP = 14.0, 10.0
"""Type size of the key to the bars, and gap between its words, in units."""
BARS = "The bars:"
"""What stands before the key."""
APART = "   "
"""Between two parts of the words."""
Signs = Sequence[tuple[str, str]]
"""Signs with what they mean."""


def paint_key_row(
    surface: pygame.Surface, theme: Theme, row: pygame.Rect, ways: Sequence[Signs], more: str, ends: Sequence[End]
) -> None:
    """Paints the first of several ways to put it beside which the key to the bars has room.

    ``more`` follows the signs, if the key has room beside both; where it has none beside any of them, it is left out.
    """
    rooms = (row.w - _key_wide(theme, ends), row.w)
    found = ((way, told) for room in rooms for told in (more, "") for way in ways if _wide(theme, way, told) <= room)
    signs, more = next(found, (ways[-1], ""))
    marks = len(signs) * theme.px(SIGN + SIGN_GAP)
    told, left = _told(signs, more), row.left
    size = theme.fit("text", FIGURES, told, row.w - marks)
    for mark, words in signs:
        marked = blit_at(surface, sign(theme, mark, theme.px(SIGN), "firstDown"), midleft=(left, row.centery))
        text = theme.text("text", size, f"{words}{APART}", "chalk300")
        left = blit_at(surface, text, midleft=(marked.right + theme.px(SIGN_GAP), row.centery)).right
    left = blit_at(surface, theme.text("text", size, more, "chalk300"), midleft=(left, row.centery)).right
    if ends and _key_wide(theme, ends) <= row.right - left:
        paint_key(surface, theme, row, ends)


def _told(signs: Signs, more: str) -> str:
    """Returns the words of signs, and ``more`` if there is any, apart."""
    return APART.join(filter(None, [*(words for _, words in signs), more]))


def _wide(theme: Theme, signs: Signs, more: str) -> int:
    """Returns the width of signs with their words."""
    told = _told(signs, more)
    return theme.measure("text", FIGURES, told)[0] + len(signs) * theme.px(SIGN + SIGN_GAP)


def _key_wide(theme: Theme, ends: Sequence[End]) -> int:
    """Returns the width of the key to the bars."""
    each = theme.px(KEY) // 2 + 2 * theme.px(KEY_GAP)
    return (
        theme.measure("text", KEY, BARS)[0]
        + theme.px(KEY_GAP)
        + sum(theme.measure("block", KEY, end.name)[0] + each for end in ends if end.name)
    )


def paint_key(surface: pygame.Surface, theme: Theme, row: pygame.Rect, ends: Sequence[End]) -> None:
    """Paints the colors of the bars with the ends of a play that they stand for, at the right."""
    gap, side, right = theme.px(KEY_GAP), theme.px(KEY) // 2, row.right
    for end in reversed([each for each in ends if each.name]):
        text = theme.text("block", KEY, end.name, end.ink)
        name = blit_at(surface, text, midright=(right, row.centery))
        mark = box_at(side, 2 * side, midright=(name.left - gap // 2, row.centery))
        surface.fill(theme.color(end.bar), mark)
        right = mark.left - gap
    blit_at(surface, theme.text("text", KEY, BARS, "chalk50"), midright=(right, row.centery))
