"""What a game's table says of the choice at hand, and how it shows it. What a game leaves out is done as here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.contract import Action, Card, Target
from scenes.control.actions import V
from scenes.control.pending_choice import HeldCard
from scenes.table.kit.offers import Laid, PlaceChoice, Shortcut, zone_place
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.zones import Zones


class ChoiceHooks(Zones[V]):
    """The part of a game's table that is asked for choices."""

    offered: Mapping[Target, Sequence[Action]] = {}
    """What the places of the table mean now, for the cards that are picked or by themselves."""

    def on_table(self) -> Sequence[Laid]:
        """What lies on the table to be pressed or read, each kind in reading order: its piles."""
        return [PlaceChoice(_capital(pile.name), zone_place(zone), pile.rect) for zone, pile in self.piles.items()]

    def signs(self) -> Mapping[str, pygame.Rect]:
        """Headings and marks of the table that its words explain, by name, and where they are, in pixels."""
        return {}

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """What no explanation may lie over, in pixels: what is at stake, and what the other side did or called."""
        return ()

    def mark_places(self, open_: Collection[Target], focused: Target | None) -> None:
        """Lights the places that can be chosen now, for the cards that are picked or by themselves."""
        for zone, pile in self.piles.items():
            pile.legal, pile.focused = zone_place(zone) in open_, zone_place(zone) == focused

    def mark_shortcut(self, focused: str, pointed: str) -> None:
        """Rings the shortcut on the table that the focus is on, and lights up the one that is looked at."""

    def mark_picked(self, picked: Sequence[HeldCard], view: V) -> None:
        """Shows what the picked cards reach; none are picked where nothing is held."""

    def place_at(self, position: tuple[int, int]) -> tuple[Target, pygame.Rect] | None:
        """The place under a held card, whether or not it may go there, where a game can say why not; else None."""
        return None

    def carried(self, zone: str) -> float | None:
        """How wide a card of a zone is while it is dragged over the table, in pixels; None for as wide as it lies."""
        return None

    def mark_hand(self, hand: Sequence[Sprite], choosing: bool) -> None:
        """Marks what goes with what in the viewer's hand."""

    def dropped(self, candidates: Sequence[Action], position: tuple[int, int]) -> Action | None:
        """The action meant by dropping the picked cards at a point, if there is no doubt: what its place says."""
        areas = self.areas()
        over = {place for place, area in areas.items() if area.collidepoint(position)}
        targets = {action: action.pick(self.viewer).target for action in candidates}
        meant = [action for action, target in targets.items() if (target in over if over else target not in areas)]
        return meant[0] if len(meant) == 1 else None

    def areas(self) -> Mapping[Target, pygame.Rect]:
        """Where picked cards can be dropped for a place; piles are a little larger than they look."""
        grown = {zone: pile.rect.inflate(pile.rect.w // 2, pile.rect.h // 4) for zone, pile in self.piles.items()}
        return {zone_place(zone): area for zone, area in grown.items()}

    def show_choice(self, view: V, legal: Sequence[Action]) -> None:
        """Shows what the actions of the decision at hand come to, before one of them is picked or pointed at."""

    def shortcuts(self, view: V, legal: Sequence[Action]) -> Sequence[Shortcut]:
        """What stands for several actions of the decision at hand."""
        return ()

    def preview(self, action: Action | None, view: V) -> None:
        """Ghosts what an action would do; None takes the ghost away."""

    def glance(self, card: Card | None, view: V) -> bool:
        """Shows what the card of the hand that pointer or focus are on would do; None where they are on none.

        Tells whether that says all there is to say, so that no explanation need lie over it.
        """
        return False


def _capital(name: str) -> str:
    """A pile's name at the start of a sentence.

    >>> _capital("draw pile")
    'Draw pile'
    """
    return name[:1].upper() + name[1:]
