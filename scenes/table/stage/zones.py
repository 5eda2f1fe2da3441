"""Hooks with which a game defines where the cards of its zones lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Generic

from game.events import CardMoved
from game.variant import Rules
from game.zones import Role, SeenBy, hands_of
from scenes.control.actions import V
from scenes.table.stage.animator import Animator, in_out_sine
from scenes.table.stage.layout import Layout
from scenes.table.stage.piles import OpenPile, Pile
from scenes.table.stage.places import Place, at, backs_in_strip, fanned_hand, off_table
from scenes.table.stage.sprites import Sprite
from scenes.ui.theme import Theme


class CardPlaces(Generic[V]):
    """The part of a game's table that places cards."""

    back = ""
    """The picture on the back of its cards, empty for plain backs."""
    backs: Mapping[str, str] = {}
    """In a game with several backs, the picture of each by the name used in its zones."""

    def __init__(self, theme: Theme, rules: Rules) -> None:
        self.theme, self.rules = theme, rules
        self.piles: dict[str, OpenPile] = {}
        """The piles shown, by zone."""
        self.viewer = 0
        """The seat at the bottom of the table."""
        self.names: Sequence[str] = ("", "")
        """The clubs by seat."""
        self.space = Layout(0, 0)

    def arrange(self, view: V) -> dict[str, list[list[int | None]]]:
        """Returns the card ids of each zone that shows cards, in groups that lie together; None for a hidden card.

        Includes hands, in id order, and all zones of which somebody sees cards.
        """
        found: dict[str, list[list[int | None]]] = {}
        for name, cards in view.zones().items():
            zone = self.rules.zones[name]
            if zone.role is Role.HAND:
                found[name] = [[card] for card in sorted(cards, key=lambda card: -1 if card is None else card)]
            elif zone.sight is not SeenBy.NOBODY:
                found[name] = [[card] for card in cards]
        return found

    def hands(self, seat: int) -> Sequence[str]:
        """Returns the zones of a seat's hands, in reading order."""
        return hands_of(self.rules.zones, seat)

    def concealed(self, seat: int) -> Sequence[str]:
        """Returns the zones of a seat whose cards lie face down while others look on."""
        return self.hands(seat)

    def places(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        """Returns the places of a zone's cards, or None if the zone shows only a count."""
        declared = self.rules.zones[zone]
        if declared.role is Role.HAND:
            return self._places_of_hand(declared.owner, len(cards))
        if zone in self.piles:
            home = self.home(zone)
            return [home._replace(tilt=float((i * 7) % 5 - 2), layer=6 + i / 100) for i in range(len(cards))]
        return None

    def _places_of_hand(self, owner: int | None, count: int) -> list[Place]:
        """Returns the places of a hand: the viewer's at the bottom, another seat's in its part of the strip."""
        if owner is None or owner == self.viewer:
            return fanned_hand(self.space, count)
        seats = len(self.names)
        return backs_in_strip(self.space, count, (owner - self.viewer) % seats - 1, seats - 1)

    def stops(self, zone: str) -> Sequence[Place]:
        """Returns the places where a card pauses on its way to a zone, and where it steps back to from there."""
        return ()

    def home(self, zone: str) -> Place:
        """Returns the place where cards enter and leave a zone."""
        pile = self.piles.get(zone)
        return off_table(self.space) if pile is None else at(pile.rect, pile.rect.w, 6.0)

    def back_of(self, zone: str) -> str:
        """Returns the picture on the back of cards in a zone."""
        return self.backs.get(self.rules.zones[zone].back, self.back)

    def group_of(self, event: CardMoved, cards: Sequence[Sprite]) -> int:
        """Returns the group that a card joins in its zone; by default every card is its own group."""
        return len(cards)

    def count(self, zone: str, change: int) -> None:
        """Counts a card that left (-1) or entered (+1) a zone."""
        if zone in self.piles:
            self.piles[zone].count = max(0, self.piles[zone].count + change)

    def gathered(self, zone: str, cards: int) -> None:
        """Sets the count of a zone into which cards were gathered."""
        if zone in self.piles:
            self.piles[zone].count = cards

    def gather_all(self, view: V) -> None:
        """Puts all cards into draw piles before the first deal, each into that of its owner and back."""
        zones = self.rules.zones
        for name in [name for name, zone in zones.items() if zone.role is Role.DRAW]:
            pile = (zones[name].owner, zones[name].back)
            alike = [cards for other, cards in view.zones().items() if (zones[other].owner, zones[other].back) == pile]
            shared = zones[name].owner is None
            self.gathered(name, sum(len(cards) for cards in (view.zones().values() if shared else alike)))

    def riffle(self, animator: Animator, seconds: float) -> None:
        """Animates a shuffle: each draw pile is spread and joined again, twice."""
        piles = [pile for zone, pile in self.piles.items() if self.rules.zones[zone].role is Role.DRAW]
        for pile in piles:
            for beat in range(4 if isinstance(pile, Pile) else 0):
                goal = 1.0 if beat % 2 == 0 else 0.0
                spread = partial(animator.to, pile, "riffle", goal, seconds / 4, in_out_sine)
                animator.call(spread, beat * seconds / 4)
