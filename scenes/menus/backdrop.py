"""The animated background of the menu: cards that drift a little on the night field."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from scenes.menus.night_field import night_field
from scenes.ui.boxes import box_at
from scenes.ui.theme import Theme

TICK = 0.2
"""Seconds between two moves. A card drifts about a pixel in that time, so the idle program does little work."""
DEAL = 0.09
"""Seconds from one card to the next while they are dealt."""
SHADOW = 14
"""Distance that a card's shadow extends beyond it, in units."""


class CardPose(NamedTuple):
    """One card: its back, its center as a fraction of the window, tilt in degrees, width in units."""

    back: str
    x: float
    y: float
    tilt: float
    width: float
    phase: float
    """Offset of its drift, so that cards move independently."""


CARDS = (
    CardPose("blowout_special", 0.99, 0.78, 24, 150, 0.4),
    CardPose("real_deal_wild", 0.79, 0.99, -21, 132, 2.2),
    CardPose("real_deal_white", 0.56, 0.97, 14, 150, 4.4),
    CardPose("card_bowl", 0.545, 0.43, 22, 208, 0.0),
    CardPose("blowout_offense", 0.63, 0.355, 11, 208, 1.3),
    CardPose("football_war", 0.72, 0.33, 0, 208, 2.6),
    CardPose("real_deal_black", 0.81, 0.355, -11, 208, 3.9),
    CardPose("jukem", 0.895, 0.43, -22, 208, 5.2),
)
"""All cards, lowest first: loose cards, then a fan with one card for each game."""


class Backdrop:
    """The field and its cards. ``move`` returns the areas to repaint."""

    def __init__(self) -> None:
        self._field: pygame.Surface | None = None
        self._cards: list[pygame.Surface] = []
        self._places: list[pygame.Rect] = []
        self._time = 0.0
        self._since_tick = 0.0

    def layout(self, theme: Theme, size: tuple[int, int]) -> None:
        """Prepares for a window size in pixels. The first time, ``move`` then deals the cards one by one."""
        were_dealt = self.complete
        self._field = night_field(theme, size)
        self._cards, self._places = [], []
        if were_dealt:
            self.deal_all(theme)

    def deal_all(self, theme: Theme) -> None:
        """Deals all cards at once."""
        while len(self._cards) < len(CARDS):
            self._deal(theme)

    def move(self, theme: Theme, dt: float, *, drift: bool) -> list[pygame.Rect]:
        """Moves on by ``dt`` seconds. Returns the areas to repaint."""
        self._since_tick += dt
        if not self.complete:
            return self._deal_in_turn(theme)
        if not drift or self._since_tick < TICK:
            return []
        self._time += self._since_tick
        self._since_tick = 0.0
        return self._drift(theme)

    def _deal_in_turn(self, theme: Theme) -> list[pygame.Rect]:
        if self._since_tick < DEAL:
            return []
        self._since_tick = 0.0
        self._deal(theme)
        return [self._places[-1]]

    @property
    def complete(self) -> bool:
        """Whether all cards are dealt."""
        return len(self._cards) == len(CARDS)

    def _deal(self, theme: Theme) -> None:
        card = CARDS[len(self._cards)]
        picture = _picture(theme, card)
        self._cards.append(picture)
        self._places.append(self._place(theme, card, picture))

    def _drift(self, theme: Theme) -> list[pygame.Rect]:
        changed = []
        for index, picture in enumerate(self._cards):
            place = self._place(theme, CARDS[index], picture)
            if place != self._places[index]:
                changed.append(place.union(self._places[index]))
                self._places[index] = place
        return changed

    def _place(self, theme: Theme, card: CardPose, picture: pygame.Surface) -> pygame.Rect:
        sway = self._time * 2 * math.pi
        x = card.x * theme.size[0] + theme.px(7) * math.sin(sway / 19 + card.phase)
        y = card.y * theme.size[1] + theme.px(9) * math.sin(sway / 13 + card.phase * 1.7)
        return picture.get_rect(center=(round(x), round(y)))

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paints the part of field and cards in ``area``. The surface must be clipped to it."""
        if self._field is not None:
            surface.blit(self._field, area, area)
        for picture, place in zip(self._cards, self._places, strict=True):
            if place.colliderect(area):
                surface.blit(picture, place)


def _picture(theme: Theme, card: CardPose) -> pygame.Surface:
    """Returns a card's tilted back with its shadow. It is drawn once, because drifting does not change it."""
    width = theme.px(card.width)
    size = (width, round(width * 184 / 132))
    margin = theme.px(SHADOW) * 2
    flat = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    if not theme.high_contrast:
        flat.blit(_shadow(theme, flat.get_size(), size), (theme.px(3), theme.px(8)))
    flat.blit(theme.svg(f"back/{card.back}", size), (margin, margin))
    tilted = pygame.transform.rotozoom(flat, card.tilt, 1.0) if card.tilt else flat
    return tilted.convert_alpha()


def _shadow(theme: Theme, size: tuple[int, int], card: tuple[int, int]) -> pygame.Surface:
    """Returns the soft shadow of a card, blurred at an eighth of its size to save time."""
    small = (size[0] // 8, size[1] // 8)
    shade = pygame.Surface(small, pygame.SRCALPHA)
    inner = box_at(card[0] // 8, card[1] // 8, center=(small[0] // 2, small[1] // 2))
    shade.fill((0, 0, 0, 150), inner)
    return pygame.transform.smoothscale(pygame.transform.box_blur(shade, max(theme.px(SHADOW) // 10, 1)), size)
