"""The light that falls on a duel alone, and the crack in a stopped play."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence

import pygame

from scenes.table.stage.layout import HAND
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme

DARK, STEPS = 0.2, 8
"""Share by which the studio beside a waiting play gets darker, and the number of steps."""
FALLEN = 2.2
"""How dark it is for a moment, while a play is laid and while its answer strikes: nothing has to be read there then."""
EDGES, EDGE = 6, 9.0
"""Number and width in units of the strips over which the light fades at both sides."""
_CRACK: tuple[Sequence[tuple[float, float]], ...] = (
    ((1.0, 0.42), (0.82, 0.5), (0.66, 0.4), (0.5, 0.52), (0.34, 0.43), (0.18, 0.56), (0.0, 0.5)),
    ((0.66, 0.4), (0.6, 0.22), (0.67, 0.0)),
    ((0.5, 0.52), (0.57, 0.74), (0.49, 1.0)),
    ((0.34, 0.43), (0.24, 0.26), (0.27, 0.1)),
    ((0.82, 0.5), (0.86, 0.66), (0.8, 0.8)),
)
"""The lines of a crack, from the edge that was hit, in shares of the card's size."""
WIDE, FINE = 6.0, 2.0
"""Width in units of a crack's dark line and of the light one in it."""


class Lights(StageItem):
    """Darkens the rest of the studio while a play is at stake."""

    layer = 60.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.area = self.lit = pygame.Rect(0, 0, 0, 0)
        """The studio and its part that stays bright, in pixels."""
        self.shown = 0.0
        """How dark the rest is: 0, 1 while a play waits, or ``FALLEN``."""

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
            if part := strip.clip(painted):  # outside the clip this fill would darken twice
                surface.fill((left, left, left), part, pygame.BLEND_RGB_MULT)

    def _strips(self) -> Iterator[tuple[pygame.Rect, float]]:
        """Yields parts of the studio and how dark each gets, 0 to 1."""
        area, lit, wide = self.area, self.lit, self.theme.px(EDGE)
        soft = EDGES * wide
        yield pygame.Rect(area.left, area.top, lit.left - soft - area.left, area.h), 1.0
        yield pygame.Rect(lit.right + soft, area.top, area.right - lit.right - soft, area.h), 1.0
        for index in range(EDGES):
            share = (index + 1) / (EDGES + 1)
            yield pygame.Rect(lit.left - (index + 1) * wide, area.top, wide, area.h), share
            yield pygame.Rect(lit.right + index * wide, area.top, wide, area.h), share


class Crack(StageItem):
    """A crack that runs through a card from its right edge and moves with the card."""

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
        """Returns a point of a card in window pixels; ``across`` and ``down`` are shares of its size."""
        x, y = (across - 0.5) * card.width, (down - 0.5) * card.width * HAND.h / HAND.w
        turn = math.radians(card.tilt)
        return (
            card.x + x * math.cos(turn) - y * math.sin(turn),
            card.y - card.rise + x * math.sin(turn) + y * math.cos(turn),
        )
