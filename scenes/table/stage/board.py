"""The card sprites in each zone, and moves between zones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from game.contract import Event, View
from game.events import CardMoved
from game.variant import Rules
from game.zones import Role
from scenes.control.pending_choice import HeldCard
from scenes.table.stage.animator import Animator, Easing, out_cubic
from scenes.table.stage.faces import Faces
from scenes.table.stage.places import Place
from scenes.table.stage.sprites import Sprite, with_code
from scenes.table.stage.stage import Stage
from scenes.table.stage.zones import CardPlaces
from scenes.ui.theme import Theme


class Board:
    """The visible cards. After a set of cues it must equal what ``rebuild`` would show."""

    def __init__(self, stage: Stage, faces: Faces, theme: Theme, rules: Rules, zones: CardPlaces[Any]) -> None:
        self.stage, self.faces, self.theme, self.rules, self._zones = stage, faces, theme, rules, zones
        self.zones: dict[str, list[Sprite]] = {}
        self.face_down_seat: int | None = None
        """The seat whose own hand lies face down, too, because everybody at the screen looks on; None otherwise."""
        self._made: set[Sprite] = set()
        """All cards on the stage, including those that are leaving all zones."""

    def rebuild(self, view: View, *others: View) -> None:
        """Places every card at once as the view says. Cards hidden there but seen by ``others`` lie face up."""
        for sprite in self._made:
            self.stage.remove(sprite)
        self._made.clear()
        self.zones = {}
        hidden = [] if self.face_down_seat is None else self._zones.hands(self.face_down_seat)
        seen = [self._zones.arrange(other) for other in others]
        for zone, groups in self._zones.arrange(view).items():
            cards = self.zones[zone] = []
            for other in seen:
                _turn_up(groups, other.get(zone, []))
            for number, group in enumerate(groups):
                for card_id in group:
                    sprite = self._sprite(zone, None if zone in hidden else card_id)
                    sprite.group = number
                    cards.append(sprite)
        self.lay_out()

    def turn_face_down(self, seat: int) -> None:
        """Turns face down what only a seat sees. The sprites no longer know these cards."""
        self.face_down_seat = seat
        for sprite in (sprite for zone in self._zones.concealed(seat) for sprite in self.zones.get(zone, [])):
            sprite.card_id, sprite.card, sprite.flip = None, None, 0.0

    def sprites(self) -> list[Sprite]:
        """Returns all cards in zones."""
        return [sprite for cards in self.zones.values() for sprite in cards]

    def open_at(self, position: tuple[int, int]) -> Sprite | None:
        """Returns the topmost face-up card at a position."""
        cards = sorted(self.sprites(), key=lambda sprite: -sprite.layer)
        return next(
            (sprite for sprite in cards if sprite.card and sprite.flip > 0.5 and sprite.rect.collidepoint(position)),
            None,
        )

    def hand(self, seat: int) -> list[Sprite]:
        """Returns the cards of a seat's hands, hand by hand and from left to right."""
        return [sprite for zone in self._zones.hands(seat) for sprite in self.zones.get(zone, [])]

    def at_hand(self, seat: int, zones: Collection[str]) -> list[Sprite]:
        """Returns the cards that a seat can pick: its hands and the other ``zones`` that its choices use."""
        hands = self._zones.hands(seat)
        others = [zone for zone in self.zones if zone in zones and zone not in hands]
        return [*self.hand(seat), *(sprite for zone in others for sprite in self.zones[zone])]

    def picture(self) -> dict[str, list[tuple[int | None, bool]]]:
        """Returns the card ids in each zone and whether they are face up, hands in id order. Used by tests."""
        found = {}
        for zone, cards in self.zones.items():
            shown = [(sprite.card_id, sprite.flip > 0.5) for sprite in cards]
            found[zone] = sorted(shown, key=str) if self._is_hand(zone) else shown
        return found

    def _is_hand(self, zone: str) -> bool:
        return self.rules.zones[zone].role is Role.HAND

    def lay_out(self) -> None:
        """Places every card exactly, without animation."""
        for zone in self.zones:
            self._each(zone, self._put)

    def glide(self, zone: str, animator: Animator, lasts: float, easing: Easing = out_cubic) -> None:
        """Moves the cards of a zone to their places within ``lasts`` seconds."""
        self._each(zone, lambda sprite, place: self._send(sprite, place, animator, lasts, easing))

    def _each(self, zone: str, act: Callable[[Sprite, Place], None]) -> None:
        cards = self.zones.get(zone, [])
        places = self._zones.places(zone, cards)
        for sprite, place in zip(cards, places or [], strict=False):
            act(sprite, place)

    @staticmethod
    def _put(sprite: Sprite, place: Place) -> None:
        sprite.x, sprite.y, sprite.width, sprite.tilt, sprite.layer, sprite.long = place
        sprite.alpha, sprite.flip, sprite.left = 1.0, 1.0 if sprite.card else 0.0, 0.0

    @staticmethod
    def _send(sprite: Sprite, place: Place, animator: Animator, lasts: float, easing: Easing) -> None:
        sprite.layer, sprite.long = place.layer, place.long
        for name in ("x", "y", "width", "tilt"):
            animator.to(sprite, name, getattr(place, name), lasts, easing)

    def take(self, zone: str, card_id: int | None) -> Sprite:
        """Removes a card from a zone: the one of that id, an equal one, a hidden one, or a new one at the zone's home.

        Equal copies may have swapped places, as nobody can tell them apart. A strip becomes a card again.
        """
        cards = self.zones.get(zone, [])
        found = next((each for each in cards if card_id is not None and each.card_id == card_id), None)
        if found is None and card_id is not None:
            found = with_code(cards, self.rules.code_of(card_id))
        if found is None:
            found = next((each for each in reversed(cards) if each.card_id is None), None)
        if found is not None:
            cards.remove(found)
        else:
            found = self._sprite(zone, None)
            self._put(found, self._zones.home(zone))
        self.identify(found, card_id)
        found.long = 0.0
        return found

    def reveal(self, zone: str, card_id: int) -> Sprite | None:
        """Sets which card lies in a zone and returns its sprite, unchanged.

        Returns None if the zone shows no such card, or is concealed.
        """
        if self.face_down_seat is not None and zone in self._zones.concealed(self.face_down_seat):
            return None
        cards = self.zones.get(zone, [])
        found = next((each for known in (card_id, None) for each in cards if each.card_id == known), None)
        if found is not None:
            self.identify(found, card_id)
        return found

    def identify(self, sprite: Sprite, card_id: int | None) -> None:
        """Sets which card a sprite is, or by None that it is unknown again: its face stays until it is turned down."""
        sprite.card_id = card_id
        if card_id is not None:
            sprite.card = self.rules.cards[self.rules.code_of(card_id)]

    def put(self, sprite: Sprite, zone: str) -> None:
        """Adds a card to a zone, on top or at the right. A hand stays sorted."""
        sprite.zone = zone
        cards = self.zones.setdefault(zone, [])
        cards.append(sprite)
        if self._is_hand(zone):
            cards.sort(key=lambda each: -1 if each.card_id is None else each.card_id)

    def drop(self, sprite: Sprite) -> None:
        """Removes a card from the table."""
        self.stage.remove(sprite)
        self._made.discard(sprite)
        for cards in self.zones.values():
            if sprite in cards:
                cards.remove(sprite)

    def match_picked_cards(self, seat: int, events: Sequence[Event], picked: Sequence[HeldCard]) -> None:
        """Makes the picked cards leave a seat's hands if the rules used equal copies of them.

        Two sprites swap their ids; nothing visible changes.
        """
        for zone in self._zones.hands(seat):
            self._match_picked_cards(zone, events, [sprite for sprite in picked if sprite.zone == zone])

    def _match_picked_cards(self, zone: str, events: Sequence[Event], picked: Sequence[HeldCard]) -> None:
        by_id = {sprite.card_id: sprite for sprite in self.zones.get(zone, [])}
        spent = {event.card: event.code for event in events if isinstance(event, CardMoved) and event.source == zone}
        waiting = [sprite for sprite in picked if sprite.card_id not in spent]
        for card_id, code in spent.items():
            moving = by_id.get(card_id)
            wanted = next((sprite for sprite in waiting if sprite.card and sprite.card.code == code), None)
            if moving in picked or wanted is None:
                continue
            waiting.remove(wanted)
            if moving is not None:
                moving.card_id = wanted.card_id
            wanted.card_id = card_id

    def _sprite(self, zone: str, card_id: int | None) -> Sprite:
        card = None if card_id is None else self.rules.cards[self.rules.code_of(card_id)]
        sprite = Sprite(self.faces, self.theme, card_id, card, self._zones.back_of(zone))
        sprite.zone = zone
        self._made.add(sprite)
        self.stage.add(sprite)
        return sprite


def _turn_up(groups: list[list[int | None]], seen: list[list[int | None]]) -> None:
    """Replaces hidden cards of a zone by those that another seat sees in it."""
    known = {card for group in groups for card in group}
    news = iter([card for group in seen for card in group if card not in known])
    for group in groups:
        group[:] = [next(news, None) if card is None else card for card in group]
