"""Draws card pictures ahead, one part per frame, so that no frame has to draw a whole new card."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from game.contract import Card, Event
from game.events import CardMoved, Revealed
from scenes.table.stage.board import Board
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import HAND
from scenes.table.stage.sprites import Sprite
from scenes.table.stage.zones import CardPlaces


class Picture(NamedTuple):
    """A card at rest as it will be needed, in pixels and degrees; ``card`` is None for a back."""

    card: Card | None
    width: int
    tilt: int
    back: str


class PictureQueue:
    """The pictures that coming events need, in order, and those that may be needed later.

    It gets masked events only, so no hidden card is drawn. Each call that draws, draws at most one part.
    """

    def __init__(self, faces: Faces, board: Board, game: CardPlaces[Any]) -> None:
        self.faces, self.board, self.game = faces, board, game
        self._coming: deque[CardMoved | Revealed] = deque()
        self._waiting: deque[Picture] = deque()
        self._possible: deque[Picture] = deque()
        """Pictures that may be needed, drawn while nothing moves."""

    @property
    def has_coming(self) -> bool:
        """Whether pictures for events may still be missing."""
        return bool(self._coming or self._waiting)

    @property
    def is_done(self) -> bool:
        """Whether ``draw_possible`` has nothing left to draw."""
        return not self._possible and self._rough is None

    @property
    def _rough(self) -> Sprite | None:
        """A card that lies at rest while its exact picture is not drawn yet, or None."""
        return next((sprite for sprite in self.board.sprites() if sprite.rough), None)

    def _refine(self) -> bool:
        """Draws the next part of a rough card. Returns whether there is one."""
        rough = self._rough
        if rough is not None:
            rough.refine()
        return rough is not None

    def set_possible(self, pictures: Iterable[Picture]) -> None:
        """Sets the pictures that may be needed. ``draw_possible`` draws them while nothing moves."""
        self._possible = deque(pictures)

    def draw_possible(self) -> None:
        """Draws the next part of a rough card or of a picture that may be needed."""
        if self._refine():
            return
        while self._possible and not self.faces.prepare(*self._possible[0]):  # it is complete
            self._possible.popleft()

    def expect(self, event: Event) -> None:
        """Queues the pictures of an event that will be shown."""
        if isinstance(event, CardMoved | Revealed):
            self._coming.append(event)

    def forget(self) -> None:
        """Clears the queue."""
        for pictures in (self._coming, self._waiting, self._possible):
            pictures.clear()

    def draw_next(self) -> None:
        """Draws the next missing part of a picture for coming events; if none is missing, of a rough card."""
        while self._waiting or self._coming:
            while not self._waiting and self._coming:
                self._waiting.extend(self._needed(self._coming.popleft()))
            while self._waiting:
                if self.faces.prepare(*self._waiting[0]):  # it drew a part
                    return
                self._waiting.popleft()
        self._refine()

    def _needed(self, event: CardMoved | Revealed) -> Iterator[Picture]:
        """Yields the pictures for a card that enters a zone or turns up: in flight, at rest, and of its neighbors.

        In flight a card is scaled from its large picture; a hand that is not in use shows it smaller.
        """
        zone, source = (event.target, event.source) if isinstance(event, CardMoved) else (event.zone, event.zone)
        lying = self.board.zones.get(zone, [])
        coming = Sprite(self.faces, self.board.theme, back=self.game.back_of(source))
        if isinstance(event, CardMoved) or not lying:
            lying = [*lying, coming]
        else:
            coming = lying[0]
        turns, large = source != zone and self._is_hidden(source, event.card), self.board.theme.px(HAND.w)
        if turns or event.card is None:
            yield Picture(None, large, 0, coming.back)
        elif zone in self.game.hands(self.game.viewer):
            yield Picture(self._card(event.card), large, 0, coming.back)
        at_rest = [*zip(lying, self.game.places(zone, lying) or (), strict=False)]
        stops = [(coming, place) for place in self.game.stops(zone)]
        for sprite, place in stops + sorted(at_rest, key=lambda each: each[0] is not coming):
            card = self._card(event.card if sprite is coming else sprite.card_id)
            if sprite is coming and card is not None and turns:
                yield Picture(None, round(place.width), 0, sprite.back)
            if not place.long:
                yield Picture(card, round(place.width), round(place.tilt), sprite.back)

    def _card(self, card_id: int | None) -> Card | None:
        return None if card_id is None else self.board.rules.cards[self.board.rules.code_of(card_id)]

    def _is_hidden(self, zone: str, card_id: int | None) -> bool:
        """Returns whether a card will leave a zone face down."""
        return all(sprite.card_id != card_id for sprite in self.board.zones.get(zone, []))
