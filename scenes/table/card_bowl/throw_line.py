"""How far a pass will go that is still in the passer's hand: dashes, the longer the more cards it has."""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.theme import Theme

STEPS = 60.0
"""Number of lengths that the line can have, so that it is seldom repainted."""
DASH, TIP = 12.0, 11.0
"""Length of a dash and of a gap, and half the length of the arrowhead, in units."""


class ThrowLine(FilmItem):
    """A dashed line from the passer towards the receiver, with an arrowhead. Each card of the pass extends it."""

    layer = 13.6

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.share = 0.0
        """Length of the line as drawn, as a share of the way to the receiver."""

    def render_key(self) -> Hashable:
        return None if self.shown.stance.aim is None else (round(self.share * STEPS), *self.ends())

    def ends(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """Returns where the line begins and where its tip is, in pixels."""
        play, spots = self.shown.table_state.play, self.shown.stance.spots
        start, receiver = (self.lineup.rect(spots[play.offense, man]).center for man in (0, play.carrier))
        share = round(self.share * STEPS) / STEPS
        x, y = _between(start, receiver, share)
        return start, (round(x), round(y))

    def bounds(self) -> pygame.Rect:
        if self.shown.stance.aim is None:
            return self.rect
        (left, top), (x, y) = self.ends()
        line = pygame.Rect(min(left, x), min(top, y), abs(x - left), abs(y - top))
        return line.inflate(2 * self.theme.px(TIP + 4), 2 * self.theme.px(TIP + 4))

    def paint(self, surface: pygame.Surface) -> None:
        theme, (start, tip) = self.theme, self.ends()
        far, dash, ring = math.dist(start, tip), theme.px(DASH), theme.px(TIP)
        for step in range(0, max(round(far) - ring, 0), 2 * dash):
            first, last = (_between(start, tip, part / far) for part in (step, min(step + dash, far - ring)))
            pygame.draw.line(surface, theme.color("ink900"), first, last, theme.px(6))
            pygame.draw.line(surface, theme.color("firstDown"), first, last, theme.px(3))
        along = pygame.Vector2(tip) - start
        if along.length():
            ahead = along.normalize() * ring
            across = ahead.rotate(90)
            head = [tip + ahead, tip - ahead + across, tip - ahead - across]
            pygame.draw.polygon(surface, theme.color("firstDown"), head)
            pygame.draw.polygon(surface, theme.color("ink900"), head, theme.px(2))


def _between(one: tuple[int, int], other: tuple[int, int], share: float) -> tuple[float, float]:
    """Returns the point at a share of the way from one point to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
