"""The chart of all odds of a call, and the colors of its parts."""

from __future__ import annotations

import pygame

from scenes.table.blowout.odds_chart import fill
from scenes.ui.theme import Theme


def test_a_hatched_part_is_painted_only_where_it_is_painted_again() -> None:
    """Where a part of the board is painted again, its lines lay over a card or a note beside that part."""
    theme, window, again = Theme((1280, 720)), pygame.Surface((1280, 720)), pygame.Rect(0, 0, 60, 40)
    window.set_clip(again)
    fill(window, theme, pygame.Rect(20, 10, 200, 60), {"undone": "gain"}, "undone")
    window.set_clip(None)
    colors = {tuple(window.get_at((x, 20))) for x in range(20, 60)}
    assert len(colors) > 1, "it is hatched"
    window.fill("black", again)
    assert pygame.image.tobytes(window, "RGB") == bytes(3 * window.width * window.height)
