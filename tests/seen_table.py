"""The table as one seat sees it, updated only by events: what a scene does, without a window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

from game.contract import Event, View
from game.events import CardMoved, Revealed, Shuffled

Zones = Mapping[str, Sequence[int | None]]
Faces = Counter[str | None]


class SeenTable:
    """Zones as multisets of faces, None for each card that is face down to the seat.

    It holds faces rather than ids, because equal copies cannot be distinguished: nobody may know which of them moves.
    """

    def __init__(self, seat: int, zones: Zones, code_of: Callable[[int], str], dim: Collection[str] = ()) -> None:
        """In ``dim`` zones cards may become visible without an event.

        These are piles with an open top card, for a seat that has not seen the lower cards being played.
        """
        self.seat = seat
        self._dim = dim
        self._code_of = code_of
        self._described: dict[tuple[int | None, ...], Faces] = {}
        self.zones = {name: self._counted(cards) for name, cards in zones.items()}

    def happen(self, events: Sequence[Event]) -> None:
        """Moves cards as the seat sees them move."""
        for event in events:
            masked = event.masked(self.seat)
            if isinstance(masked, CardMoved):
                self._move(masked)
            elif isinstance(masked, Revealed):
                self._reveal(masked)
            elif isinstance(masked, Shuffled):
                self._shuffle(masked)

    def shows(self, view: View) -> bool:
        """Returns whether the table equals the view; it may remember cards that are face down again."""
        return all(self._shows(name, self._faces(tuple(cards))) for name, cards in view.zones().items())

    def _shows(self, name: str, described: Faces) -> bool:
        zone = self.zones[name]
        if dict.__eq__(zone, described):  # as dictionaries: many times as fast, and nearly always enough
            return True
        return zone.total() == described.total() and (name in self._dim or _face_up(described) <= _face_up(zone))

    def _move(self, event: CardMoved) -> None:
        if event.code is None:
            # A hidden card left, so that which of the others are still there cannot be told any more.
            self.zones[event.source] = Counter({None: self.zones[event.source].total()})
        source = self.zones[event.source]
        lying = event.code if source[event.code] else None
        assert source[lying], f"{event} takes a card that is not in {event.source}: {source}"
        source[lying] -= 1
        if not source[lying]:
            del source[lying]
        self.zones[event.target][event.code] += 1

    def _reveal(self, event: Revealed) -> None:
        cards = self.zones[event.zone]
        known = event.zone in self._dim and cards[event.code]  # it may have come to light before
        if cards[None] and not known:
            cards[None] -= 1
            cards[event.code] += 1
        assert cards[event.code], f"{event} turns up a card that is not in {event.zone}: {cards}"
        self.zones[event.zone] = +cards

    def _shuffle(self, event: Shuffled) -> None:
        for zone in event.sources:
            self.zones[zone] = Counter()
        self.zones[event.target] = Counter({None: event.count})

    def _faces(self, cards: tuple[int | None, ...]) -> Faces:
        """Returns the faces of a zone in a view, cached; must not be changed."""
        found = self._described.get(cards)
        if found is None:
            found = self._described[cards] = self._counted(cards)
        return found

    def _counted(self, cards: Sequence[int | None]) -> Faces:
        return Counter(None if card is None else self._code_of(card) for card in cards)


def _face_up(cards: Faces) -> Faces:
    return Counter({card: count for card, count in cards.items() if card is not None})
