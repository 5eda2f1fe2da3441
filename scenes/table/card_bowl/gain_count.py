"""The yards that the ball carrier has gained so far, counted above his card as he runs."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.field import FIELD
from scenes.table.card_bowl.ground import Ground
from scenes.table.card_bowl.shown import FilmItem
from scenes.ui.boxes import blit_at, box_at
from scenes.ui.shapes import paint_plate

SIZE = 28.0
"""Type size in units."""


class GainCount(FilmItem):
    """The count, which runs with the card; nothing while the carrier has neither gained nor lost a yard."""

    layer = 63.0

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground.theme, ground.shown)
        self.ground = ground
        self.counts = False
        """Whether a carrier runs; motions switch it on and off."""

    @property
    def _card(self) -> pygame.Rect | None:
        """The card of the carrier as it is drawn; None while nobody of the offense runs."""
        holder = self.shown.stance.holder
        if not self.counts or holder is None or holder[0] != self.shown.table_state.play.offense:
            return None
        card = self.shown.card_of(holder)
        return None if card is None or card.alpha < 1 else card.rect

    @property
    def yards(self) -> int:
        """Yards past the line of scrimmage of the card as it is drawn, from 0 to those of the run: not its run-up."""
        card, lineup, reach = self._card, self.lineup, self.shown.story.reach
        if card is None or reach is None:
            return 0
        line = lineup.layout.point(0, lineup.scrimmage)[1]
        drawn = round((line - card.centery) / (lineup.yard * self.theme.u) + self.ground.scroll)
        end = min(reach, FIELD - self.shown.table_state.play.los)
        return max(min(0, end), min(max(0, end), drawn))

    def render_key(self) -> Hashable:
        yards = self.yards
        return (yards, tuple(self.bounds())) if yards else None

    def bounds(self) -> pygame.Rect:
        theme, card = self.theme, self._card
        if card is None:
            return pygame.Rect(0, 0, 0, 0)
        wide = theme.measure("block", SIZE, f"{self.yards:+d}")[0] + theme.px(12)
        high = theme.line_height("block", SIZE)
        return box_at(wide, high, center=(card.centerx, card.top - high // 2)).clamp(self.lineup.film)

    def paint(self, surface: pygame.Surface) -> None:
        theme, yards, plate = self.theme, self.yards, self.bounds()
        paint_plate(surface, theme, plate, "gain" if yards > 0 else "loss", border="inkText", line=2, cut=5)
        blit_at(surface, theme.text("block", SIZE, f"{yards:+d}", "inkText"), center=plate.center)
