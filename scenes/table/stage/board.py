"""Which card sprites lie in which zone, and the moves between zones."""

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
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.stage import Stage
from scenes.table.stage.zones import CardPlaces
from scenes.ui.theme import Theme


class Board:
    """The cards that can be seen. What it shows after a set of cues equals what ``rebuild`` would show."""

    def __init__(self, stage: Stage, faces: Faces, theme: Theme, rules: Rules, zones: CardPlaces[Any]) -> None:
        self.stage, self.faces, self.theme, self.rules, self._zones = stage, faces, theme, rules, zones
        self.zones: dict[str, list[Sprite]] = {}
        self.face_down_seat: int | None = None
        """The seat whose own hands lie face down too, since everybody at the screen looks on."""
        self._made: set[Sprite] = set()
        """Every card on the stage, those included that are on their way out of all zones."""

    def rebuild(self, view: View, *others: View) -> None:
        """Lays every card where the view says, at once; what is hidden there and seen by ``others`` lies face up."""
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
        """Turns what a seat alone sees face down where it lies: from now on nothing here knows these cards."""
        self.face_down_seat = seat
        for sprite in (sprite for zone in self._zones.concealed(seat) for sprite in self.zones.get(zone, [])):
            sprite.card_id, sprite.card, sprite.flip = None, None, 0.0

    def sprites(self) -> list[Sprite]:
        """Every card that is shown in a zone."""
        return [sprite for cards in self.zones.values() for sprite in cards]

    def open_at(self, position: tuple[int, int]) -> Sprite | None:
        """The uppermost face-up card under a point."""
        cards = sorted(self.sprites(), key=lambda sprite: -sprite.layer)
        return next(
            (sprite for sprite in cards if sprite.card and sprite.flip > 0.5 and sprite.rect.collidepoint(position)),
            None,
        )

    def hand(self, seat: int) -> list[Sprite]:
        """The cards of a seat's hands, hand by hand and from left to right."""
        return [sprite for zone in self._zones.hands(seat) for sprite in self.zones.get(zone, [])]

    def at_hand(self, seat: int, zones: Collection[str]) -> list[Sprite]:
        """The cards that a seat can pick: those of its hands, and of other zones that its choices are about."""
        hands = self._zones.hands(seat)
        others = [zone for zone in self.zones if zone in zones and zone not in hands]
        return [*self.hand(seat), *(sprite for zone in others for sprite in self.zones[zone])]

    def picture(self) -> dict[str, list[tuple[int | None, bool]]]:
        """What lies where: card ids and whether they are face up, hands in id order."""
        found = {}
        for zone, cards in self.zones.items():
            shown = [(sprite.card_id, sprite.flip > 0.5) for sprite in cards]
            found[zone] = sorted(shown, key=str) if self._is_hand(zone) else shown
        return found

    def _is_hand(self, zone: str) -> bool:
        return self.rules.zones[zone].role is Role.HAND

    def lay_out(self) -> None:
        """Puts every card exactly on its place."""
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
        """Takes a card out of a zone: the one of that id, an equal one, a hidden one, or a new one from its home.

        Equal copies may have changed places where nobody can tell them apart. A strip is a card again as it leaves.
        """
        cards = self.zones.get(zone, [])
        found = next((each for each in cards if card_id is not None and each.card_id == card_id), None)
        if found is None and card_id is not None:
            code = self.rules.code_of(card_id)
            found = next((each for each in cards if each.card is not None and each.card.code == code), None)
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
        """Tells everybody which card lies in a zone, and gives it, still as it lay.

        None where the zone shows no such card, or lies covered.
        """
        if self.face_down_seat is not None and zone in self._zones.concealed(self.face_down_seat):
            return None
        cards = self.zones.get(zone, [])
        found = next((each for known in (card_id, None) for each in cards if each.card_id == known), None)
        if found is not None:
            self.identify(found, card_id)
        return found

    def identify(self, sprite: Sprite, card_id: int | None) -> None:
        """Tells a sprite which card it is from now on; None makes it unknown again. Its side up stays as it is."""
        sprite.card_id = card_id
        if card_id is not None:
            sprite.card = self.rules.cards[self.rules.code_of(card_id)]

    def put(self, sprite: Sprite, zone: str) -> None:
        """Adds a card to a zone, on top or at the right; a hand that is sorted takes it at its place."""
        sprite.zone = zone
        cards = self.zones.setdefault(zone, [])
        cards.append(sprite)
        if self._is_hand(zone):
            cards.sort(key=lambda each: -1 if each.card_id is None else each.card_id)

    def drop(self, sprite: Sprite) -> None:
        """Takes a card off the table for good."""
        self.stage.remove(sprite)
        self._made.discard(sprite)
        for cards in self.zones.values():
            if sprite in cards:
                cards.remove(sprite)

    def move_the_picked(self, seat: int, events: Sequence[Event], picked: Sequence[HeldCard]) -> None:
        """Makes the cards that were picked those that leave a seat's hands, where the rules spent equal copies of them.

        Two sprites change identities; nothing that anybody sees changes.
        """
        for zone in self._zones.hands(seat):
            self._move_the_picked(zone, events, [sprite for sprite in picked if sprite.zone == zone])

    def _move_the_picked(self, zone: str, events: Sequence[Event], picked: Sequence[HeldCard]) -> None:
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
    """Puts the cards that another seat sees in a zone in the place of those that are hidden there."""
    known = {card for group in groups for card in group}
    news = iter([card for group in seen for card in group if card not in known])
    for group in groups:
        group[:] = [next(news, None) if card is None else card for card in group]
