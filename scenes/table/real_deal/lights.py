"""What a duel does to the studio: the light that is left on it alone, and the crack in a play that was stopped."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence

import pygame

from scenes.table.stage.layout import HAND
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme

DARK, STEPS = 0.2, 8
"""By how much the studio is darker beside the duel, and in how many steps it gets so."""
EDGES, EDGE = 6, 9.0
"""Strips in which the light runs out at both sides, and units of each."""
_CRACK: tuple[Sequence[tuple[float, float]], ...] = (
    ((1.0, 0.42), (0.82, 0.5), (0.66, 0.4), (0.5, 0.52), (0.34, 0.43), (0.18, 0.56), (0.0, 0.5)),
    ((0.66, 0.4), (0.6, 0.22), (0.67, 0.0)),
    ((0.5, 0.52), (0.57, 0.74), (0.49, 1.0)),
    ((0.34, 0.43), (0.24, 0.26), (0.27, 0.1)),
    ((0.82, 0.5), (0.86, 0.66), (0.8, 0.8)),
)
"""The lines of a crack from the edge that was hit, in shares of the card."""
WIDE, FINE = 6.0, 2.0
"""Units of a crack's dark line and of the light one in it."""


class Lights(StageItem):
    """The lamps over the duel: while a play is at stake the rest of the studio is darker."""

    layer = 60.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.area = self.lit = pygame.Rect(0, 0, 0, 0)
        """The studio, and the part of it that stays bright, in pixels."""
        self.shown = 0.0
        """How far the other lamps are down, 0 to 1."""

    @property
    def _step(self) -> int:
        return 0 if self.theme.high_contrast else round(self.shown * STEPS)

    def render_key(self) -> Hashable:
        return self._step or None

    def bounds(self) -> pygame.Rect:
        return self.area

    def paint(self, surface: pygame.Surface) -> None:
        painted = surface.get_clip()
        for strip, share in self._strips():
            left = round(255 * (1 - DARK * share * self._step / STEPS))
            if part := strip.clip(painted):  # beside what is painted anew, a fill of this kind would darken again
                surface.fill((left, left, left), part, pygame.BLEND_RGB_MULT)

    def _strips(self) -> Iterator[tuple[pygame.Rect, float]]:
        """Parts of the studio and how dark each gets, from 0 to 1."""
        area, lit, wide = self.area, self.lit, self.theme.px(EDGE)
        soft = EDGES * wide
        yield pygame.Rect(area.left, area.top, lit.left - soft - area.left, area.h), 1.0
        yield pygame.Rect(lit.right + soft, area.top, area.right - lit.right - soft, area.h), 1.0
        for index in range(EDGES):
            share = (index + 1) / (EDGES + 1)
            yield pygame.Rect(lit.left - (index + 1) * wide, area.top, wide, area.h), share
            yield pygame.Rect(lit.right + index * wide, area.top, wide, area.h), share


class Crack(StageItem):
    """Runs through a card from its right edge, and goes where the card goes."""

    layer = 90.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.card: Sprite | None = None
        self.share = 0.0
        """How far it has run, 0 to 1."""

    def render_key(self) -> Hashable:
        return None if self.card is None or self.share <= 0 else (self.card.render_key(), round(self.share * 8))

    def bounds(self) -> pygame.Rect:
        return self.card.bounds() if self.card is not None else pygame.Rect(0, 0, 0, 0)

    def paint(self, surface: pygame.Surface) -> None:
        if self.card is None:
            return
        for width, color in ((WIDE, "inkText"), (FINE, "chalk50")):
            for line in _CRACK:
                run = [self._point(self.card, *point) for point in line[: 1 + math.ceil(self.share * (len(line) - 1))]]
                pygame.draw.lines(surface, self.theme.color(color), False, run, self.theme.px(width))

    @staticmethod
    def _point(card: Sprite, across: float, down: float) -> tuple[float, float]:
        """A point of a card in pixels of the window, as the card now lies."""
        x, y = (across - 0.5) * card.width, (down - 0.5) * card.width * HAND.h / HAND.w
        turn = math.radians(card.tilt)
        return (
            card.x + x * math.cos(turn) - y * math.sin(turn),
            card.y - card.rise + x * math.sin(turn) + y * math.cos(turn),
        )
