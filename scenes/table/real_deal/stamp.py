"""The word that an answer leaves on a play: STOP, or ALLOWED where nothing stops it."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.variants.real_deal.table_state import LINES
from scenes.table.stage.effects import stamped
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import ColorName, Theme

SIZES: dict[str, tuple[float, ColorName]] = {"stop": (46.0, "loss"), "allowed": (34.0, "gain")}
"""Height in units and color of each word; both cover about as much of a card."""
HIGH = 0.7
"""Share by which a stamp is larger before it strikes."""
STEPS = 8
"""Sizes between that and its own."""


class Stamp(StageItem):
    """A word that strikes a card and stands on it until the card leaves the desk."""

    layer = 290.0
    """Above a card that lands, below cards in flight."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.card: Sprite | None = None
        self.word = ""
        self.high = 0.0
        """How far it is above the card, 1 to 0."""
        self._drawn: tuple[Hashable, pygame.Surface] = (None, pygame.Surface((0, 0)))
        """The last picture, and what it shows: its size is asked for in every frame."""

    @property
    def stands(self) -> bool:
        """Whether it is on a card of the desk."""
        return self.card is not None and self.card.zone in LINES

    def render_key(self) -> Hashable:
        if self.card is None or not self.stands:
            return None
        return self.card.render_key(), self.word, round(self.high * STEPS)

    def bounds(self) -> pygame.Rect:
        return self._picture().get_rect(center=self._center)

    @property
    def _center(self) -> tuple[int, int]:
        assert self.card is not None
        return round(self.card.x), round(self.card.y - self.card.rise)

    def paint(self, surface: pygame.Surface) -> None:
        picture = self._picture()
        surface.blit(picture, picture.get_rect(center=self._center))

    def _picture(self) -> pygame.Surface:
        """Returns the word as large and as tilted as it is now."""
        assert self.card is not None
        size, color = SIZES[self.word]
        step, tilt = round(self.high * STEPS), round(self.card.tilt)
        shows = self.word, step, tilt, self.theme.px(size)
        if self._drawn[0] != shows:
            plate = stamped(self.theme, self.word, color, size)
            turned = pygame.transform.rotozoom(plate, -tilt, 1 + HIGH * step / STEPS) if step or tilt else plate
            self._drawn = shows, turned
        return self._drawn[1]
