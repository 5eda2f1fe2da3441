"""The piles on a club's side line: three small decks and their discards, with counts."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.variants.blowout.cards import DEFENSE, DISCARD_PILES, DRAW_PILES, OFFENSE
from game.variants.blowout.facts import OVERTIME
from game.variants.blowout.names import LEGEND
from game.variants.blowout.table_state import BlowoutTableState
from scenes.table.blowout.played import left
from scenes.table.stage.piles import OpenPile, Pile
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

FIRST_PLAYED = 3
"""Most cards on the piles of a seat for which its decks are explained unasked."""


class Deck(Pile):
    """A deck with its count on it, as there is no room below."""

    def paint(self, surface: pygame.Surface) -> None:
        self.paint_cards(surface)
        _paint_count(surface, self.theme, self.rect, str(self.count), "chalk50" if self.count else "loss")
        self.paint_marks(surface)


class Discards(OpenPile):
    """An open pile. Its count is drawn over the cards, which are items of their own."""

    layer = 30.0

    def paint(self, surface: pygame.Surface) -> None:
        if not self.count:
            self.paint_cards(surface)
        else:
            _paint_count(surface, self.theme, self.rect, str(self.count), "chalk300")
        self.paint_marks(surface)


def own_decks(piles: Mapping[str, OpenPile], seat: int) -> pygame.Rect | None:
    """Returns the area of a seat's decks while its first cards lie beside them: later each pile explains itself."""
    decks, discards = (names[3 * seat : 3 * seat + 3] for names in (DRAW_PILES, DISCARD_PILES))
    if not 0 < sum(piles[name].count for name in discards) <= FIRST_PLAYED:
        return None
    return piles[decks[0]].rect.unionall([piles[name].rect for name in decks])


def pile_note(state: BlowoutTableState, zone: str, count: int) -> str:
    """Returns what the count of a deck or of a discard pile means; all of it is public (BO-22, BO-23, BO-108)."""
    if zone in DISCARD_PILES:
        return f"Discards: {count} played. Both sides may look at them."
    seat, deck = divmod(DRAW_PILES.index(zone), 3)
    if deck == OFFENSE and not count and state.period != OVERTIME:
        return LEGEND["offense deck"]
    drawn = f"{count} left to draw."
    if deck != OFFENSE:
        which = "DEFENSE" if deck == DEFENSE else "SPECIAL TEAMS, the KICKs for fourth down"
        return f"{which}: {drawn} It is no clock: once empty, its discards are shuffled into it."
    if state.period == OVERTIME:
        return f"OFFENSE: {drawn} Overtime has no clock: once no play is left, all cards are shuffled."
    plays = left(state, seat)
    about = f"{plays} plays left" if plays != 1 else "One play left"
    return f"OFFENSE: {drawn} {about}, with the hand. The deck is the clock: it is not shuffled again in the period."


def _paint_count(surface: pygame.Surface, theme: Theme, box: pygame.Rect, words: str, color: str) -> None:
    text = theme.text("block", 15, words, color)
    plate = text.get_rect().inflate(theme.px(8), theme.px(2))
    plate.midbottom = (box.centerx, box.bottom + theme.px(2))
    paint_plate(surface, theme, plate, "ink900", cut=4)
    surface.blit(text, text.get_rect(center=plate.center))
