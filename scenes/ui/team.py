"""Team plates: a color and a pattern for each seat, so that color alone is never needed."""

from __future__ import annotations

import pygame

from scenes.ui.shapes import paint_plate, plate
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

_COLORS = ("home", "away", "gain", "firstDown")
_STRIPE = (18, 6)
"""Distance between stripes and their width, in units."""


def team_color(seat: int) -> str:
    """Returns the token of a seat's color."""
    return _COLORS[seat % len(_COLORS)]


def paint_team(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, seat: int, *, cut: float = 10) -> None:
    """Draws a plate in a seat's color. Every second seat has diagonal stripes, unless the setting is off."""
    if not (theme.patterns and theme.team_pattern(seat) % 2):
        paint_plate(surface, theme, rect, team_color(seat), cut=cut)
        return
    key = ("team plate", rect.size, seat, cut)
    surface.blit(theme.cached(key) or theme.store(key, _striped(theme, rect.size, seat, cut)), rect)


def _striped(theme: Theme, size: tuple[int, int], seat: int, cut: float) -> pygame.Surface:
    picture = plate(theme, size, team_color(seat), cut=cut).copy()
    stripes = pygame.Surface(size)
    stripes.fill((255, 255, 255))
    height, (step, width) = size[1], (theme.px(units) for units in _STRIPE)
    across = round(width * 1.414)
    for x in range(-height, size[0], step):
        corners = [(x, height), (x + height, 0), (x + height + across, 0), (x + across, height)]
        pygame.draw.polygon(stripes, (205, 205, 205), corners)
    picture.blit(stripes, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


class TeamPlate(Widget):
    """A team's name on its plate."""

    def __init__(self, name: str, seat: int, *, size: float = 28, cut: float = 14) -> None:
        super().__init__(name)
        self.seat, self.size, self.cut = seat, size, cut

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height("block", self.size) + theme.px(16)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        paint_team(surface, theme, self.rect, self.seat, cut=self.cut)
        inner = self.rect.inflate(-theme.px(40), 0)
        paint_text(surface, theme, inner, self.name, face="block", size=self.size, color="inkText", align="center")
