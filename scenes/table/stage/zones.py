"""The hooks by which a game says where cards of its zones lie. A game overrides what it does differently."""

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
    """The part of a game's table that lays cards."""

    back = ""
    """The picture on the back of its cards, empty for plain ones."""
    backs: Mapping[str, str] = {}
    """For a game with several backs, the picture of each by the name that its zones give it."""

    def __init__(self, theme: Theme, rules: Rules) -> None:
        self.theme, self.rules = theme, rules
        self.piles: dict[str, OpenPile] = {}
        """The piles that it shows, by zone."""
        self.viewer = 0
        """The seat that sits at the bottom."""
        self.names: Sequence[str] = ("", "")
        """The clubs by seat."""
        self.space = Layout(0, 0)

    def arrange(self, view: V) -> dict[str, list[list[int | None]]]:
        """The card ids of each zone that shows cards, in groups of cards that lie together; None for a hidden card.

        Hands in id order, and every other zone but those of which nobody sees a card.
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
        """The zones of a seat's hands, in reading order."""
        return hands_of(self.rules.zones, seat)

    def concealed(self, seat: int) -> Sequence[str]:
        """The zones of a seat whose cards lie face down while others look on."""
        return self.hands(seat)

    def places(self, zone: str, cards: Sequence[Sprite]) -> list[Place] | None:
        """The places of a zone's cards; None for a zone that shows only a count."""
        declared = self.rules.zones[zone]
        if declared.role is Role.HAND:
            return self._places_of_hand(declared.owner, len(cards))
        if zone in self.piles:
            home = self.home(zone)
            return [home._replace(tilt=float((i * 7) % 5 - 2), layer=6 + i / 100) for i in range(len(cards))]
        return None

    def _places_of_hand(self, owner: int | None, count: int) -> list[Place]:
        """The places of a hand: the viewer's at the foot of the table, another seat's in its part of the strip."""
        if owner is None or owner == self.viewer:
            return fanned_hand(self.space, count)
        seats = len(self.names)
        return backs_in_strip(self.space, count, (owner - self.viewer) % seats - 1, seats - 1)

    def stations(self, zone: str) -> Sequence[Place]:
        """Where a card stands for a moment on its way to a zone."""
        return ()

    def home(self, zone: str) -> Place:
        """The place where a card enters or leaves a zone."""
        pile = self.piles.get(zone)
        return off_table(self.space) if pile is None else at(pile.rect, pile.rect.w, 6.0)

    def back_of(self, zone: str) -> str:
        """The picture on the back of a card that lies in a zone."""
        return self.backs.get(self.rules.zones[zone].back, self.back)

    def group_of(self, event: CardMoved, cards: Sequence[Sprite]) -> int:
        """The number of the group that a card joins in its zone; by default every card is its own group."""
        return len(cards)

    def count(self, zone: str, change: int) -> None:
        """Counts a card that left (-1) or entered (+1) a zone."""
        if zone in self.piles:
            self.piles[zone].count = max(0, self.piles[zone].count + change)

    def gathered(self, zone: str, cards: int) -> None:
        """Counts the cards of a zone in which all cards of other zones were gathered."""
        if zone in self.piles:
            self.piles[zone].count = cards

    def gather_all(self, view: V) -> None:
        """Puts every card into a draw pile before the first deal: that of its owner, with its back."""
        zones = self.rules.zones
        for name in [name for name, zone in zones.items() if zone.role is Role.DRAW]:
            pile = (zones[name].owner, zones[name].back)
            alike = [cards for other, cards in view.zones().items() if (zones[other].owner, zones[other].back) == pile]
            shared = zones[name].owner is None
            self.gathered(name, sum(len(cards) for cards in (view.zones().values() if shared else alike)))

    def riffle(self, animator: Animator, seconds: float) -> None:
        """Shuffles the piles for all to see: each draw pile is spread and joined again, twice."""
        piles = [pile for zone, pile in self.piles.items() if self.rules.zones[zone].role is Role.DRAW]
        for pile in piles:
            for beat in range(4 if isinstance(pile, Pile) else 0):
                goal = 1.0 if beat % 2 == 0 else 0.0
                spread = partial(animator.to, pile, "riffle", goal, seconds / 4, in_out_sine)
                animator.call(spread, beat * seconds / 4)
