"""Marks where the card that is being dragged may be dropped."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme

THIN, THICK, ROUND = 2.0, 4.0, 10.0
"""Line widths at a possible target and at the target under the pointer, and corner radius, in units."""


class DropFrame(StageItem):
    """An outline around each place where the held card may go."""

    layer = 470.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.places: Sequence[pygame.Rect] = ()
        self.pointer = (-1, -1)

    def render_key(self) -> Hashable:
        return tuple((tuple(place), self._would_take(place)) for place in self.places) or None

    def bounds(self) -> pygame.Rect:
        return self.places[0].unionall(self.places[1:]) if self.places else pygame.Rect(0, 0, 0, 0)

    def _would_take(self, place: pygame.Rect) -> bool:
        """Returns whether a card dropped now would go there."""
        return place.collidepoint(self.pointer)

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for place in self.places:
            line = theme.px(THICK if self._would_take(place) else THIN)
            pygame.draw.rect(surface, theme.color("firstDown"), place, line, theme.px(ROUND))
