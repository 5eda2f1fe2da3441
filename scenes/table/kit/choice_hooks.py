"""The hooks by which a game shows the choice at hand. A game overrides what it does differently."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.contract import Action, Card, Target
from scenes.control.actions import V
from scenes.control.pending_choice import PendingChoice
from scenes.table.kit.offers import Laid, PlaceChoice, Shortcut, zone_place
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.zones import CardPlaces


class ChoiceHooks(CardPlaces[V]):
    """The part of a game's table that shows choices."""

    def on_table(self) -> Sequence[Laid]:
        """The things to press or read on the table, each kind in reading order; by default the piles."""
        return [PlaceChoice(_capital(pile.name), zone_place(zone), pile.rect) for zone, pile in self.piles.items()]

    def legend(self) -> Mapping[str, pygame.Rect]:
        """The areas in pixels of headings and marks, by the names under which the rules' words explain them."""
        return {}

    def matters(self, view: V) -> Sequence[str]:
        """The marks of the legend on which the decision turns: each is explained unasked in a first match."""
        return ()

    def landmarks(self) -> Mapping[str, pygame.Rect]:
        """The areas in pixels of the parts of this table that lessons speak of, by their names."""
        return {}

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """The areas in pixels that no explanation may cover: the stakes, and what the other side did or called."""
        return ()

    def mark_places(self, open_: Collection[Target], focused: Target | None) -> None:
        """Lights the places that can be chosen now, and rings the one that has the focus."""
        for zone, pile in self.piles.items():
            pile.legal, pile.focused = zone_place(zone) in open_, zone_place(zone) == focused

    def mark_shortcut(self, focused: str, pointed: str) -> None:
        """Rings the shortcut of that name that has the focus, and lights the one that is pointed at."""

    def place_at(self, position: tuple[int, int]) -> tuple[Target, pygame.Rect] | None:
        """The place under a held card, also one where it may not go if the game can say why; else None."""
        return None

    def carried(self, zone: str) -> float | None:
        """The width in pixels of a card of a zone while it is dragged over the table; None for no change."""
        return None

    def dropped(self, candidates: Sequence[Action], position: tuple[int, int]) -> Action | None:
        """The action of dropping the picked cards at a point; None if none or several are meant."""
        areas = self.areas()
        over = {place for place, area in areas.items() if area.collidepoint(position)}
        targets = {action: action.pick(self.viewer).target for action in candidates}
        meant = [action for action, target in targets.items() if (target in over if over else target not in areas)]
        return meant[0] if len(meant) == 1 else None

    def areas(self) -> Mapping[Target, pygame.Rect]:
        """The area in which a drop counts for each place; a pile's is a little larger than the pile."""
        grown = {zone: pile.rect.inflate(pile.rect.w // 2, pile.rect.h // 4) for zone, pile in self.piles.items()}
        return {zone_place(zone): area for zone, area in grown.items()}

    def show_choice(self, choosing: PendingChoice | None, hand: Sequence[Sprite], view: V) -> None:
        """Shows more of the decision at hand and of the cards picked for it; None while nothing is asked."""

    def shortcuts(self, view: V, legal: Sequence[Action]) -> Sequence[Shortcut]:
        """The shortcuts for several actions of the decision at hand."""
        return ()

    def preview(self, action: Action | None, view: V) -> None:
        """Shows what an action would do; None takes that away."""

    def glance(self, card: Card | None, view: V) -> None:
        """Shows what the card under pointer or focus would do; None takes that away."""


def _capital(name: str) -> str:
    """A pile's name at the start of a sentence.

    >>> _capital("draw pile")
    'Draw pile'
    """
    return name[:1].upper() + name[1:]
