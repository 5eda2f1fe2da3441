"""Where the card in the player's hand may be dropped, as long as it is held."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme

THIN, THICK, ROUND = 2.0, 4.0, 10.0
"""Units of the line where the card may go, and where it would go now, and of its corners."""


class DropFrame(StageItem):
    """A line around each place that the held card may go to."""

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
        """Whether a card that is dropped now goes there."""
        return place.collidepoint(self.pointer)

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for place in self.places:
            line = theme.px(THICK if self._would_take(place) else THIN)
            pygame.draw.rect(surface, theme.color("firstDown"), place, line, theme.px(ROUND))
