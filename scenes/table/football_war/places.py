"""Computes the places of cards, by zone."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.table.football_war.sideline import Sideline
from scenes.table.football_war.slate import Slate
from scenes.table.stage.layout import FORMATION, HAND, Layout, fan
from scenes.table.stage.places import CARD_TOP, Place, backs_in_strip
from scenes.table.stage.sprites import Sprite

MAX_IN_ROW = 19
"""Largest number of hand cards in one row; a larger hand has two, so that each corner stays visible."""
MAX_TILT, MAX_SAG = 2.0, 0.5
"""Tilt in degrees and drop in units at the ends of a fanned hand."""
MEET_LEFT, MEETING, MEET_GAP = 216.0, 156.0, 10.0
"""Left edge of a play where its answer meets it, the width of both, and the gap between them, in units.

Both stand between the Forfeit pile and the call board, so that they cover neither.
"""
STAMP_ASIDE = 64.0
"""Distance from the right end of a strip to the stamp on its hand, in units."""
BACK_ROW_UP = 52.0
"""Units by which the back row stands out above the front row."""


class Places:
    """The places of cards for one window size and one seat at the bottom."""

    def __init__(self, layout: Layout, slate: Slate, sideline: Sideline, viewer: int, seats: int) -> None:
        self.layout, self.slate, self.sideline = layout, slate, sideline
        self.viewer, self.seats = viewer, seats

    def of(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        """Returns the places of a zone's cards, or None if it shows only a count."""
        name, _, seat = zone.partition(":")
        if name == "hand":
            return self._hand(len(cards)) if int(seat) == self.viewer else self._backs(int(seat), len(cards))
        if name == "drive_pile":
            top = self.home(zone)
            tilt = 0.0 if not cards or cards[-1].card_id is None else cards[-1].card_id * 7 % 5 - 2.0
            return [top._replace(tilt=tilt, layer=30.0 + i) for i in range(len(cards))]
        if name == "flag_pile":
            wide = self.layout.px(FORMATION.w)
            return [Place(*self.slate.flag(i, len(cards)), wide, 0.0, 12.0 + i) for i in range(len(cards))]
        return None

    def home(self, zone: str) -> Place:
        """Returns where a card enters or leaves a zone."""
        name, _, seat = zone.partition(":")
        if name == "score_pile":
            return _at(self.sideline.score_pile(int(seat)), 40.0)
        rect = {
            "draw_pile": self.slate.play_pile,
            "drive_pile": self.slate.drive_pile,
            "forfeit_pile": self.slate.forfeit_pile,
        }[name]
        return _at(rect, 6.0)

    def hand_mark(self, seat: int) -> tuple[float, float]:
        """Returns the center of the stamp on a hand, in pixels."""
        px, hand = self.layout.px, self.layout.hand
        if seat == self.viewer:
            return hand.centerx, hand.y + px(30)
        return self.layout.point(self.layout.strip_edges(*self._part(seat))[1] - STAMP_ASIDE, 96)

    def meeting(self) -> tuple[Place, Place]:
        """Returns the places of a play and of its answer beside it."""
        px, down = self.layout.px, float(self.slate.drive_pile.centery)
        x, _ = self.layout.point(MEET_LEFT + MEETING / 2, 0)
        left = Place(float(x), down, px(MEETING), 0.0, 40.0)
        return left, left._replace(x=left.x + px(MEETING + MEET_GAP))

    def _hand(self, count: int) -> list[Place]:
        front = count if count <= MAX_IN_ROW else -(-count // 2)
        behind = count - front
        down = BACK_ROW_UP if behind else 0.0
        return [*self._row(behind, 0.0, 190.0), *self._row(front, down, 230.0)]

    def _row(self, count: int, down: float, layer: float) -> list[Place]:
        layout, scale = self.layout, self.layout.hand_scale
        centers = fan(count, 24, layout.rail_x - 24, HAND.w * scale, 14)
        half = max((count - 1) / 2, 1.0)
        steep = min(1.0, 5 / max(count, 1)) if not down else 0.0
        top = layout.hand_top + (CARD_TOP + HAND.h / 2 + down) * scale
        found = []
        for i, x in enumerate(centers):
            off = (i - (count - 1) / 2) / half
            spot = layout.point(x, top + off * off * MAX_SAG * steep)
            found.append(Place(*spot, layout.px(HAND.w * scale), float(round(off * MAX_TILT * steep)), layer + i))
        return found

    def _part(self, seat: int) -> tuple[int, int]:
        """Returns which part of the strip another seat has, and how many parts there are."""
        return (seat - self.viewer) % self.seats - 1, self.seats - 1

    def _backs(self, seat: int, count: int) -> list[Place]:
        return backs_in_strip(self.layout, count, *self._part(seat), beside=20 if self.seats == 2 else 14)


def _at(rect: pygame.Rect, layer: float) -> Place:
    """Returns the place of a card that fills the width of a rect."""
    return Place(float(rect.centerx), float(rect.centery), float(rect.w), 0.0, layer)
