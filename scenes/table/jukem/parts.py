"""The stage items of Jukem's table, which the table lays out and the cues move."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pygame

from game.contract import Card, Event
from game.variant import Rules
from game.variants.jukem.cards import BY_CODE, JUKEM
from game.variants.jukem.events import DriveGrew, DriveWiped, PlayRemoved
from game.variants.jukem.table_state import JukemTableState
from game.variants.jukem.view import JukemView
from game.zones import Role
from scenes.table.jukem.field import EndZone, FitArcs, GhostTag, Lane, TotalPlate
from scenes.table.jukem.ground import RULER
from scenes.table.jukem.links import paint_link, spans
from scenes.table.kit.game_table import GameTable
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import DRIVE, PILE
from scenes.table.stage.layout import STRIP as BACKS
from scenes.table.stage.piles import OpenPile, Pile
from scenes.table.stage.places import Place, at
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import Theme

OVERLAP, WAITS = 34.0, 30.0
"""Units that waiting cards stick out behind the ball, and units on the field at which the first of a drive waits."""
LARGE = 300.0
"""Units of a field that a large number needs."""


class JukemParts(GameTable[JukemView]):
    """Piles, fields and totals."""

    table_state: JukemTableState

    def __init__(self, theme: Theme, faces: Faces, rules: Rules) -> None:
        super().__init__(theme, faces, rules)
        self.lanes = [Lane(theme, 0, "home"), Lane(theme, 1, "away")]
        self.end_zones = [EndZone(theme, lane.seat) for lane in self.lanes]
        self.plates = [TotalPlate(theme, lane) for lane in self.lanes]
        self.tags = [GhostTag(theme, lane) for lane in self.lanes]
        faces.paint_strip = paint_link
        self.draw_pile = Pile(theme, faces, "draw")
        self.discard = OpenPile(theme, "discard")
        self.arcs = FitArcs(theme)
        self.answer: Sprite | None = None
        """The defensive card that lies on a play while that play is being removed."""
        self.pushed = 0
        """The yards of the play that was laid last."""
        self.piles = {"draw_pile": self.draw_pile, "discard_pile": self.discard}

    def home(self, zone: str) -> Place:
        """Returns where a card enters or leaves a zone; scored plays go to the plate of their side.

        What is lost leaves at the left edge: at the right it flew over the log.
        """
        declared = self.rules.zones[zone]
        if declared.role is Role.SCORE and declared.owner is not None:
            return at(self.plates[declared.owner].rect, self.space.px(BACKS.w), 40.0)
        if declared.role is Role.OUT:
            return Place(-self.space.px(BACKS.w), float(self.space.table.centery), self.space.px(BACKS.w), -14.0, 40.0)
        return super().home(zone)

    def chain(self, seat: int, cards: Sequence[Sprite], total: int) -> list[Place]:
        """Returns the places of a drive's cards: links within its ``total``, and cards that wait behind the ball."""
        found: list[Place] = []
        at = 0.0
        for _, group in itertools.groupby(cards, lambda sprite: (sprite.card is None, sprite.group)):
            play = list(group)
            known = [sprite.card for sprite in play if sprite.card is not None]
            links = spans(known, at)
            if known and at < links[-1][1] <= total:
                at = links[-1][1]
                found += [self._link(seat, *link) for link in links]
            else:
                found += [self._behind(seat, len(play) - index, 40.0 + index) for index in range(len(play))]
        return found

    def links_of(self, seat: int, codes: Sequence[str], start: float) -> list[tuple[Card, Place]]:
        """Returns the cards of a seat's play that begins at ``start`` yards, with their places."""
        cards = [BY_CODE[code] for code in codes]
        return [(card, self._link(seat, *link)) for card, link in zip(cards, spans(cards, start), strict=True)]

    def _link(self, seat: int, start: float, end: float) -> Place:
        """Returns the place of a card that covers the field between two yard lines."""
        lane, wide = self.lanes[seat], self.space.px(DRIVE.w)
        left, right = round(lane.x(start)), round(lane.x(end))
        return Place((left + right) / 2, float(lane.middle), wide, 0.0, 30.0 + start / 100, right - left)

    def _behind(self, seat: int, place: int, layer: float) -> Place:
        """Returns where a card waits behind the ball; the one that pushes it has ``place`` 1."""
        lane, px = self.lanes[seat], self.space.px
        x = max(lane.x(lane.yards), lane.x(0) + px(WAITS)) - px(DRIVE.w) / 2 - (place - 1) * px(OVERLAP)
        return Place(x, float(lane.middle), px(DRIVE.w), 0.0, layer)

    def beside(self, lane: Lane, event: PlayRemoved) -> pygame.Rect:
        """Returns the larger part of a field beside a play that is lost and the answer on it, for a word on it."""
        area = lane.rect.inflate(0, -2 * self.space.px(RULER))
        ahead = round(lane.x(event.total + event.yards)) + self.space.px(PILE.w)
        behind = round(lane.x(event.total)) - area.x
        if area.right - ahead >= behind:
            return pygame.Rect(ahead, area.y, area.right - ahead, area.h)
        return pygame.Rect(area.x, area.y, behind, area.h)

    def beside_waiting(self, seat: int) -> tuple[float, float]:
        """Returns the middle of a large number on a seat's field: ahead of the ball, or else behind the waiting cards.

        What the number is about lies beside it.
        """
        lane, px = self.lanes[seat], self.space.px
        ball, cards = lane.head()[0], px(DRIVE.w + 2 * OVERLAP)
        ahead = ball + px(LARGE) <= lane.rect.right
        return ball + px(LARGE) / 2 if ahead else ball - cards - px(LARGE) / 2, float(lane.middle)

    def is_big(self, event: Event) -> bool:
        """Returns whether an event begins a big moment: here also a wipe or a play with JUKEM."""
        doubled = isinstance(event, DriveGrew) and JUKEM in event.codes
        return doubled or isinstance(event, DriveWiped) or super().is_big(event)
