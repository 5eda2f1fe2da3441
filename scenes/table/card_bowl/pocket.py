"""The pocket round the passer: it shrinks as the rush gains, and a gauge beside it says by how much."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from game.variants.card_bowl.events import RushFaced
from game.variants.card_bowl.pass_rush import AUTOMATIC, Pocket, Unit
from scenes.table.card_bowl.lineup import Lineup
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.boxes import blit_at, box_at
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Face, Theme

SAFEST = -12
"""Margin at which the pocket has its full width."""
NARROW, WIDE = (0.66, 0.6), (2.1, 0.8)
"""Half width and height of the pocket when it has collapsed and when it is safe, in card widths and heights."""
BEHIND = 0.66
"""Distance from the blockers' row to the start of a threat's arrow, in card heights."""
DASHES = 28
"""Number of dashes of the ring."""
_HEADS = ("PASS RUSH", "PROTECTION")
_NUMBER = 17.0
"""Type size of the numbers right of the heads, in units."""
_ROWS: tuple[tuple[Face, float, str], ...] = (("text", 15, "chalk300"), ("block", 17, ""), ("block", 17, "firstDown"))
"""Face, type size in units, and color of each row below them. An empty color is the ring's."""
STEPS = 48.0
"""Number of widths that the ring can have, so that it is seldom repainted."""


def openness(pocket: Pocket) -> float:
    """Returns how wide the pocket is: 1 if no rush comes near, 0 if a sack is automatic (CB-284)."""
    return min(1.0, max(0.0, (AUTOMATIC + 1 - pocket.worst.margin) / (AUTOMATIC + 1 - SAFEST)))


def _where(unit: Unit) -> str:
    """Returns where a threat comes from.

    >>> _where(Unit(-2, 0, 9, 5)), _where(Unit(4, 4, 9, 5))
    ('up the middle', 'from the right')
    """
    middle = (unit.low + unit.high) / 2
    return "up the middle" if abs(middle) <= 1 else "from the left" if middle < 0 else "from the right"


def told(pocket: Pocket, final: bool = True) -> tuple[str, str, str]:
    """Returns the lines below the numbers: where the worst threat is, what it means, and the pressure.

    While men still move, which ``final`` denies, they tell whether the pocket holds so far.
    """
    unit, count = pocket.worst, len(pocket.threats)
    if not final:
        return _where(unit), "a sack if he waits" if unit.margin > 0 else "the pocket holds so far", ""
    if unit.margin > AUTOMATIC:
        return _where(unit), "sack if he waits" if pocket.early else "surely a sack", ""
    means = f"{unit.margin} too strong" if unit.margin > 0 else f"holds by {-unit.margin}"
    where = _where(unit) if count < 2 else f"from {count} sides"
    return where, means, f"pressure {pocket.pressure}" if pocket.pressure else ""


def faced(pocket: Pocket, sums: Sequence[Unit], event: RushFaced) -> Pocket:
    """Returns how the passer stands as one threat is faced: with the numbers that are added up then.

    ``sums`` are the threats as the men stand now; a man may have come since the gauge was set.
    """
    same = (unit for unit in sums if (unit.rush, unit.protection) == (event.rush, event.protection))
    unit = next(same, pocket.worst._replace(rush=event.rush, protection=event.protection))
    return Pocket(unit, (unit,), pocket.pressure)


class PocketRing(FilmItem):
    """A dashed ring round the passer, and the gauge; ``PocketWays`` shows the ways of the threats into it."""

    layer = 13.5  # on the grass: no card, no sum and no way of a blocker lies below the ring

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.pocket: Pocket | None = None
        """The pocket that is drawn; None if it is not known, or there is no passer."""
        self.open = 1.0
        """Width of the ring as drawn, 0 to 1."""
        self.final = False
        """Whether the viewer decides with these numbers, or a sack card is drawn against them."""

    def render_key(self) -> Hashable:
        if self.pocket is None or not self.shown.table_state.play.slots:
            return None
        return self.pocket, self.final, round(self.open * STEPS), self.shown.table_state.shotgun

    def bounds(self) -> pygame.Rect:
        lineup = self.lineup
        return self.ring(1.0).unionall([self.gauge(), *self._ways_area(lineup)]).inflate(8, 8)

    def _ways_area(self, lineup: Lineup) -> list[pygame.Rect]:
        units = self.pocket.threats if self.pocket is not None else ()
        return [pygame.Rect(self._entry(lineup, unit), (1, 1)) for unit in units]

    def ring(self, open_: float) -> pygame.Rect:
        """Returns the box of the ring in pixels, at a width from 0 to 1."""
        lineup = self.lineup
        passer = lineup.slot("QB", self.shown.table_state.shotgun)
        wide, high = (narrow + (widest - narrow) * open_ for narrow, widest in zip(NARROW, WIDE, strict=True))
        wide, high = wide * lineup.card, high * lineup.card_high
        return lineup.layout.rect(passer.x - wide, passer.y - high, 2 * wide, 2 * high)

    def gauge(self) -> pygame.Rect:
        """Returns the rect of the plate with the numbers, right of the right flat."""
        lineup, theme = self.lineup, self.theme
        high = len(_HEADS) * theme.line_height("block", _NUMBER) + theme.px(8)
        high += sum(theme.line_height(face, size) for face, size, _, _ in self._lines())
        return box_at(self._wide(), high, bottomright=lineup.gauge.bottomright)

    def _wide(self) -> int:
        lineup = self.lineup
        beside = lineup.gauge.right - lineup.rect(lineup.flat("right flat")).right - self.theme.px(4)
        return min(round(lineup.gauge.w * self.theme.text_scale), beside)

    def _room(self) -> int:
        """Returns the width for text, in pixels."""
        return self._wide() - self.theme.px(14)

    def _lines(self) -> list[tuple[Face, float, str, str]]:
        """Returns face, type size in units, color and text of every line below the numbers."""
        theme, room, found = self.theme, self._room(), []
        for (face, size, ink), words in zip(_ROWS, told(self.pocket, self.final) if self.pocket else (), strict=False):
            fitting = theme.fit(face, size, words, room)
            found += [(face, fitting, ink, line) for line in theme.wrap(face, fitting, words, room) if line]
        return found

    @staticmethod
    def _entry(lineup: Lineup, unit: Unit) -> tuple[int, int]:
        """Returns where a threat comes through the blockers."""
        y = lineup.slot("C").y + BEHIND * lineup.card_high
        return tuple(map(round, lineup.layout.point(lineup.lane_x((unit.low + unit.high) / 2), y)))  # type: ignore[return-value]

    def paint(self, surface: pygame.Surface) -> None:
        pocket = self.pocket
        assert pocket is not None
        color = "loss" if pocket.threats else "gain"
        ring = self.ring(round(self.open * STEPS) / STEPS)
        self._paint_ring(surface, ring, color)
        self._paint_gauge(surface, pocket, color)

    def paint_ways(self, surface: pygame.Surface) -> None:
        """Paints the ways of the threats from the line to the ring."""
        lineup, ring = self.lineup, self.ring(round(self.open * STEPS) / STEPS)
        for unit in self.pocket.threats if self.pocket is not None else ():
            self._paint_way(surface, self._entry(lineup, unit), ring)

    def _paint_ring(self, surface: pygame.Surface, ring: pygame.Rect, color: str) -> None:
        """Paints the ring in dashes, unlike the frames of men; they are short under threat."""
        theme = self.theme
        shown = 0.42 if color == "loss" else 0.7
        for dash in range(DASHES):
            ends = []
            for share in (0.0, shown / 2, shown):
                angle = 2 * math.pi * (dash + share) / DASHES
                ends.append((ring.centerx + ring.w / 2 * math.cos(angle), ring.centery + ring.h / 2 * math.sin(angle)))
            pygame.draw.lines(surface, theme.color("ink900"), False, ends, theme.px(9))
            pygame.draw.lines(surface, theme.color(color), False, ends, theme.px(5))

    def _paint_way(self, surface: pygame.Surface, start: tuple[int, int], ring: pygame.Rect) -> None:
        """Paints an arrow from the line to the edge of the pocket."""
        theme = self.theme
        dx, dy = ring.centerx - start[0], ring.centery - start[1]
        far = math.hypot(dx / (ring.w / 2), dy / (ring.h / 2)) or 1.0
        tip = (ring.centerx - dx / far, ring.centery - dy / far)
        length = math.hypot(dx, dy) or 1.0
        ux, uy = dx / length, dy / length
        head = theme.px(13)
        base = (tip[0] - ux * head, tip[1] - uy * head)
        side = (-uy * head / 2, ux * head / 2)
        wings = [tip, (base[0] + side[0], base[1] + side[1]), (base[0] - side[0], base[1] - side[1])]
        for name, wide in (("ink900", 8), ("loss", 5)):
            pygame.draw.line(surface, theme.color(name), start, base, theme.px(wide))
        pygame.draw.polygon(surface, theme.color("loss"), wings)
        pygame.draw.polygon(surface, theme.color("ink900"), wings, theme.px(1.5))

    def _paint_gauge(self, surface: pygame.Surface, pocket: Pocket, color: str) -> None:
        theme, box = self.theme, self.gauge()
        paint_plate(surface, theme, box, "ink900", border=color, line=2, cut=8)
        inner, high = box.inflate(-theme.px(14), -theme.px(8)), theme.line_height("block", _NUMBER)
        y = inner.top
        for head, number in zip(_HEADS, (pocket.worst.rush, pocket.worst.protection), strict=True):
            blit_at(surface, theme.text("block", 14, head, "chalk300"), midleft=(inner.left, y + high // 2))
            value = theme.text("block", _NUMBER, str(number), "chalk50")
            surface.blit(value, value.get_rect(midright=(inner.right, y + high // 2)))
            y += high
        for face, size, ink, words in self._lines():
            blit_at(surface, theme.text(face, size, words, ink or color), midtop=(box.centerx, y))
            y += theme.line_height(face, size)


class PocketWays(FilmItem):
    """The ways of the threats, over the cards of backs: those who stand in them have not stopped them."""

    layer = 40.0

    def __init__(self, ring: PocketRing) -> None:
        super().__init__(ring.theme, ring.shown)
        self.ring = ring

    def render_key(self) -> Hashable:
        threatened = self.ring.pocket is not None and self.ring.pocket.threats
        return self.ring.render_key() if threatened else None

    def bounds(self) -> pygame.Rect:
        return self.ring.bounds()

    def paint(self, surface: pygame.Surface) -> None:
        self.ring.paint_ways(surface)
