"""A card that can be picked, with a chance below it as a bar and a percentage."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

CARD_RATIO = 184 / 132
"""Height of a card divided by its width."""
EDGE, BAR = 5.0, 8.0
"""Margin around the card and height of the bar, in units."""


class CardOffer(Widget):
    """Picks a card when pressed. The ``best`` of all chances is shown in another color and with a star."""

    focusable = True

    def __init__(
        self,
        name: str,
        action: Callable[[], object],
        picture: Callable[[int], pygame.Surface],
        chance: float | None = None,
        best: bool = False,
    ) -> None:
        """``picture`` draws the card at a width in pixels."""
        super().__init__(name, zone="offers")
        self.action, self.picture, self.chance, self.best = action, picture, chance, best

    @staticmethod
    def _foot(theme: Theme) -> int:
        """Returns the pixels below the card."""
        return theme.line_height("text", 18) + theme.px(BAR + 4)

    @classmethod
    def high(cls, wide: int, theme: Theme) -> int:
        """Returns the height of an offer of that width, in pixels."""
        return round((wide - 2 * theme.px(EDGE)) * CARD_RATIO) + 2 * theme.px(EDGE) + cls._foot(theme)

    @classmethod
    def widest(cls, wide: int, high: int, theme: Theme) -> int:
        """Returns the largest width at which an offer fits into an area, all in pixels."""
        edge = 2 * theme.px(EDGE)
        return min(wide, round((high - edge - cls._foot(theme)) / CARD_RATIO) + edge)

    def press(self) -> None:
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        box, edge = self.rect, theme.px(EDGE)
        if self.glow > 0:
            paint_plate(surface, theme, box, "ink700", border="line500", line=2, cut=8)
        face = self.picture(box.w - 2 * edge)
        card = blit_at(surface, face, midtop=(box.centerx, box.top + edge))
        if self.chance is None:
            return
        color = "gain" if self.best else "chalk50"
        bar = pygame.Rect(card.left, card.bottom + theme.px(5), card.w, theme.px(BAR))
        surface.fill(theme.color("ink900"), bar)
        surface.fill(theme.color(color), (*bar.topleft, round(bar.w * self.chance), bar.h))
        pygame.draw.rect(surface, theme.color("line500"), bar, max(theme.px(1), 1))
        words = theme.text("text", 18, f"{round(100 * self.chance)} %", color, bold=True)
        place = blit_at(surface, words, midtop=(box.centerx, bar.bottom))
        if self.best:
            side = theme.px(14)
            blit_at(
                surface, theme.svg("ui/star", (side, side), color), midright=(place.left - theme.px(5), place.centery)
            )
