"""Tints what the held man of the secondary reaches: lanes and receivers (CB-252)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.variants.card_bowl.ranges import Reach
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

NOTHING = Reach((), ())
STRIPES, CLEAR = 13.0, 70
"""Distance from one stripe of the tint to the next in units, and its opacity, 0 to 255."""
WORDS = "IN REACH"
AROUND = 9.0
"""Difference in size between the tint around a man and his card, in units."""


class ReachTint(FilmItem):
    """Striped areas below lanes and cards, so that they are seen without colors too."""

    layer = 13.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.reach = NOTHING
        """The reach of the held man; ``NOTHING`` if nobody is held."""

    def render_key(self) -> Hashable:
        return (self.reach, self.shown.key()) if any(self.reach) else None

    def bounds(self) -> pygame.Rect:
        areas = self.areas()
        margin = 2 * self.theme.px(80 if self.reach.lanes else 16)
        return areas[0].unionall([*areas[1:]]).inflate(margin, margin)

    def areas(self) -> Sequence[pygame.Rect]:
        """Returns the tinted areas in pixels: the lanes as one, then each man of the offense."""
        lineup, state, reach = self.lineup, self.shown.table_state, self.reach
        found = []
        if reach.lanes:
            left, right = lineup.lane_x(reach.lanes[0] - 1), lineup.lane_x(reach.lanes[-1] + 1)
            found.append(lineup.layout.rect(left, lineup.scrimmage - 34, right - left, 68))
        spots = lineup.offense(state.slots, state.lanes, state.flats, state.shotgun)
        grow = 2 * self.theme.px(AROUND)
        return [*found, *(lineup.rect(spots[man]).inflate(grow, grow) for man in reach.men if man < len(spots))]

    def paint(self, surface: pygame.Surface) -> None:
        theme, areas = self.theme, self.areas()
        for area in areas:
            surface.blit(self._tint(area.size), area)
            pygame.draw.rect(surface, theme.color("gain"), area, theme.px(2), theme.px(6))
        text = theme.text("block", 14, WORDS, "inkText")
        for plate in self.plates():
            paint_plate(surface, theme, plate, "gain", cut=3)
            surface.blit(text, text.get_rect(center=plate.center))

    def plates(self) -> Sequence[pygame.Rect]:
        """Returns where the words stand: beside the line, or below receivers side by side."""
        theme, areas = self.theme, self.areas()
        plate = pygame.Rect((0, 0), theme.measure("block", 14, WORDS)).inflate(theme.px(10), 0)
        if self.reach.lanes:
            plate.midright = (areas[0].left + theme.px(2), areas[0].centery)
            return [plate]
        groups: list[pygame.Rect] = []
        for area in sorted(areas, key=lambda area: area.x):
            beside = next((group for group in groups if group.inflate(plate.w, 0).colliderect(area)), None)
            if beside is None:
                groups.append(area.copy())
            else:
                beside.union_ip(area)
        found = []
        for group in groups:
            plate.midtop = (group.centerx, group.bottom - theme.px(2))
            found.append(plate.copy())
        return found

    def _tint(self, size: tuple[int, int]) -> pygame.Surface:
        theme = self.theme
        color = theme.color("gain")
        tint = pygame.Surface(size, pygame.SRCALPHA)
        tint.fill((*color[:3], CLEAR // 2))
        for x in range(-size[1], size[0], theme.px(STRIPES)):
            pygame.draw.line(tint, (*color[:3], 2 * CLEAR), (x, size[1]), (x + size[1], 0), theme.px(2))
        return tint
