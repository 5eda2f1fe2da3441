"""What a game's table says of the choice at hand, and how it shows it. What a game leaves out is done as here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import pygame

from game.contract import Action, Card, Decision, Target, View
from scenes.control.match_control import Doubt
from scenes.control.pending_choice import HeldCard
from scenes.table.kit.offers import Lookup, Overlay, PlaceChoice, Shortcut, SpreadCard, StandIn, zone_place
from scenes.table.stage.piles import OpenPile
from scenes.table.stage.sprites import Sprite


class ChoiceHooks:
    """The part of a game's table that is asked for choices."""

    piles: dict[str, OpenPile]
    """The piles that it shows, by zone."""
    viewer: int
    """The seat that sits at the bottom."""
    offered: Mapping[Target, Sequence[Action]] = {}
    """What the places of the table mean now, for the cards that are picked or by themselves."""

    def place_choices(self) -> Sequence[PlaceChoice]:
        """The places that can be clicked now, in reading order."""
        return [PlaceChoice(_capital(pile.name), zone_place(zone), pile.rect) for zone, pile in self.piles.items()]

    def stand_ins(self) -> Sequence[StandIn]:
        """The places that stand for cards of the hand now, in reading order."""
        return ()

    def spread_cards(self) -> Sequence[SpreadCard]:
        """Cards that lie open over the table for reading, from left to right and from the top."""
        return ()

    def spread_area(self) -> pygame.Rect | None:
        """The part of the table that they lie over, or None."""
        return None

    def signs(self) -> Mapping[str, pygame.Rect]:
        """Headings and marks of the table that its words explain, by name, and where they are, in pixels."""
        return {}

    def kept_clear(self) -> Sequence[pygame.Rect]:
        """What no explanation may lie over, in pixels: what is at stake, and what the other side did or called."""
        return ()

    def lookup(self) -> Lookup | None:
        """Where the game's own chart is opened, beside its key; None for a game without one."""
        return None

    def overlay(self) -> Overlay | None:
        """Where a page of the game is opened; None for a game without one."""
        return None

    def open_chart(self, open_: bool) -> bool:
        """Opens the game's own chart over the table, or closes it; tells whether that changed anything."""
        return False

    def asks(self, view: View) -> str:
        """What is asked of the viewer, in at most twelve words; empty for the words of the rules."""
        return ""

    def about_hand(self, view: View) -> bool:
        """Whether the decision is about cards of the hand, so that those which cannot be used are locked."""
        return True

    def mark_places(self, open_: Collection[Target], focused: Target | None) -> None:
        """Lights the places that can be chosen now, for the cards that are picked or by themselves."""
        for zone, pile in self.piles.items():
            pile.legal, pile.focused = zone_place(zone) in open_, zone_place(zone) == focused

    def mark_shortcut(self, focused: str, pointed: str) -> None:
        """Rings the shortcut on the table that the focus is on, and lights up the one that is looked at."""

    def mark_picked(self, picked: Sequence[HeldCard], view: View) -> None:
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

    def needs_card(self, view: View, legal: Sequence[Action]) -> tuple[str, str] | None:
        """An act that has its button before its card is picked: what it is called, and what it asks for."""
        return None

    def doubt(self, action: Action, view: View, legal: Sequence[Action]) -> Doubt | None:
        """What to ask before an action that gives something away, or None."""
        return None

    def limit(self, view: View, legal: Sequence[Action]) -> tuple[float, Action] | None:
        """The seconds that the viewer has for the decision, and what happens after them; None without a clock."""
        return None

    def leaves_open(self, action: Action) -> bool:
        """Whether the same decision goes on after the action, as after a timeout."""
        return False

    def begins(self, decision: Decision) -> bool:
        """Whether a play begins with a decision: what came before it is shown by itself."""
        return False

    def goes_on(self, decision: Decision) -> bool:
        """Whether a decision goes on with what was just done, so that nobody rests before it.

        It may not depend on what the seat can choose, which its rest would tell.
        """
        return False

    def default_answer(self, view: View) -> Action | None:
        """What a decision that hides the hand is answered with as a rule, whatever the hand holds; None elsewhere.

        It is always legal, and one press of the key that commits does it.
        """
        return None

    def recommended(self, view: View, legal: Sequence[Action]) -> tuple[Action, str] | None:
        """The answer whose button comes first, and why in a sentence; None for the first of the legal ones.

        It may know no more than the deciding seat.
        """
        return None

    def settled(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """What a person has settled already, by an option of the match or by an earlier choice: a step, or a gesture.

        Empty where the person is asked. ``view`` is that of the deciding seat.
        """
        return ()

    def was_settled(self, view: View, legal: Sequence[Action]) -> Sequence[Action]:
        """The same of a decision that is looked back at: what its seat chose there itself was not settled before."""
        return self.settled(view, legal)

    def goes_back(self, view: View) -> None:
        """The match goes back to a decision: what the seat of ``view`` chose there, or later, is to be forgotten."""

    def show_choice(self, view: View, legal: Sequence[Action]) -> None:
        """Shows what the actions of the decision at hand come to, before one of them is picked or pointed at."""

    def shortcuts(self, view: View, legal: Sequence[Action]) -> Sequence[Shortcut]:
        """What stands for several actions of the decision at hand."""
        return ()

    def preview(self, action: Action | None, view: View) -> None:
        """Ghosts what an action would do; None takes the ghost away."""

    def glance(self, card: Card | None, view: View) -> bool:
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
