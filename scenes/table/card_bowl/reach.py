"""What the held man of the secondary reaches, tinted on the film: lanes of the line, and receivers (CB-252)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.variants.card_bowl.ranges import Reach
from scenes.table.card_bowl.field import Field
from scenes.table.card_bowl.standing import Standing
from scenes.table.stage import Thing
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

NOTHING = Reach((), ())
STRIPES, CLEAR = 13.0, 70
"""Units from one stripe of the tint to the next, and how far it covers the grass, of 255."""
AROUND = 9.0
"""Units by which the tint around a man is larger than his card."""


class ReachTint(Thing):
    """Striped areas below lanes and cards, so that they are seen without colors too."""

    layer = 13.0

    def __init__(self, theme: Theme, standing: Standing) -> None:
        self.theme, self.standing = theme, standing
        self.field: Field | None = None
        self.reach = NOTHING
        """What the held man reaches; nothing while nobody is held."""

    def look(self) -> Hashable:
        return (self.reach, self.standing.key()) if any(self.reach) else None

    def bounds(self) -> pygame.Rect:
        areas = self.areas()
        margin = 2 * self.theme.px(80 if self.reach.lanes else 16)
        return areas[0].unionall([*areas[1:]]).inflate(margin, margin)

    def areas(self) -> Sequence[pygame.Rect]:
        """The tinted areas in pixels: the lanes as one, then each man of the offense."""
        field, standing, reach = self.field, self.standing, self.reach
        assert field is not None
        found = []
        if reach.lanes:
            left, right = field.lane_x(reach.lanes[0] - 1), field.lane_x(reach.lanes[-1] + 1)
            found.append(field.layout.rect(left, field.scrimmage - 34, right - left, 68))
        spots = field.offense(standing.slots, standing.lanes, standing.flats, standing.shotgun)
        grow = 2 * self.theme.px(AROUND)
        return [*found, *(field.rect(spots[man]).inflate(grow, grow) for man in reach.men if man < len(spots))]

    def paint(self, surface: pygame.Surface) -> None:
        theme, areas = self.theme, self.areas()
        for area in areas:
            surface.blit(self._tint(area.size), area)
            pygame.draw.rect(surface, theme.color("gain"), area, theme.px(2), theme.px(6))
        text = theme.text("block", 14, "IN REACH", "inkText")
        plate = text.get_rect().inflate(theme.px(10), 0)
        for area in areas[:1] if self.reach.lanes else areas:
            plate.midbottom = (area.centerx, area.top + theme.px(2))
            if self.reach.lanes:  # the line has cards above and below
                plate.midright = (area.left + theme.px(2), area.centery)
            paint_plate(surface, theme, plate, "gain", cut=3)
            surface.blit(text, text.get_rect(center=plate.center))

    def _tint(self, size: tuple[int, int]) -> pygame.Surface:
        theme = self.theme
        color = theme.color("gain")
        tint = pygame.Surface(size, pygame.SRCALPHA)
        tint.fill((*color[:3], CLEAR // 2))
        for x in range(-size[1], size[0], theme.px(STRIPES)):
            pygame.draw.line(tint, (*color[:3], 2 * CLEAR), (x, size[1]), (x + size[1], 0), theme.px(2))
        return tint
