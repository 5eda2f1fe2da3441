"""Draws cards ahead, one picture a frame, so that no card that moves or turns up has to be drawn then."""

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
    """A card as it will lie at rest; ``card`` is None for a back."""

    card: Card | None
    width: int
    tilt: int
    back: str


class PictureQueue:
    """The pictures that the events to come will need, those of the first event in front.

    It is told of events as the viewer may see them, and asks for nothing else: no card is drawn that will not be shown.
    """

    def __init__(self, faces: Faces, board: Board, game: CardPlaces[Any]) -> None:
        self.faces, self.board, self.game = faces, board, game
        self._coming: deque[CardMoved | Revealed] = deque()
        self._waiting: deque[Picture] = deque()
        self._perhaps: deque[Picture] = deque()
        """What may be looked at while nothing moves."""

    @property
    def waits(self) -> bool:
        """Whether something may be left to draw."""
        return bool(self._coming or self._waiting)

    @property
    def idles(self) -> bool:
        """Whether what lies there and what may be looked at is drawn."""
        return not self._perhaps and self._rough is None

    @property
    def _rough(self) -> Sprite | None:
        return next((sprite for sprite in self.board.sprites() if sprite.rough), None)

    def _refine(self) -> bool:
        """Draws the next part of a card as it lies; whether there was one."""
        rough = self._rough
        if rough is not None:
            rough.refine()
        return rough is not None

    def stand_by(self, pictures: Iterable[Picture]) -> None:
        """These pictures, and none that were named before, may be looked at while nothing moves."""
        self._perhaps = deque(pictures)

    def draw_at_rest(self) -> None:
        """Draws the next part of what lies there, or of what may be looked at."""
        if self._refine():
            return
        while self._perhaps and not self.faces.prepare(*self._perhaps[0]):
            self._perhaps.popleft()

    def expect(self, event: Event) -> None:
        """An event will be shown, after those that it was told of before."""
        if isinstance(event, CardMoved | Revealed):
            self._coming.append(event)

    def forget(self) -> None:
        """All that was expected has been seen."""
        for pictures in (self._coming, self._waiting, self._perhaps):
            pictures.clear()

    def draw_one(self) -> None:
        """Draws the next part of a picture that is not there yet."""
        while self._waiting or self._coming:
            while not self._waiting and self._coming:
                self._waiting.extend(self._needed(self._coming.popleft()))
            while self._waiting:
                if self.faces.prepare(*self._waiting[0]):
                    return
                self._waiting.popleft()
        self._refine()

    def _needed(self, event: CardMoved | Revealed) -> Iterator[Picture]:
        """The card that comes to a zone or turns up, first as it stands on its way, then as it and the others lie."""
        zone, source = (event.target, event.source) if isinstance(event, CardMoved) else (event.zone, event.zone)
        lying = self.board.zones.get(zone, [])
        coming = Sprite(self.faces, self.board.theme, back=self.game.back_of(source))
        if isinstance(event, CardMoved) or not lying:
            lying = [*lying, coming]
        else:
            coming = lying[0]
        turns, large = source != zone and self._is_hidden(source, event.card), self.board.theme.px(HAND.w)
        if turns or event.card is None:
            yield Picture(None, large, 0, coming.back)  # from this one it is scaled on its way
        elif zone in self.game.hands(self.game.viewer):
            yield Picture(self._card(event.card), large, 0, coming.back)  # a hand that is not in use lies smaller
        lie = [*zip(lying, self.game.places(zone, lying) or (), strict=False)]
        stands = [(coming, place) for place in self.game.stations(zone)]
        for sprite, place in stands + sorted(lie, key=lambda each: each[0] is not coming):
            card = self._card(event.card if sprite is coming else sprite.card_id)
            if sprite is coming and card is not None and turns:
                yield Picture(None, round(place.width), 0, sprite.back)
            if not place.long:
                yield Picture(card, round(place.width), round(place.tilt), sprite.back)

    def _card(self, card_id: int | None) -> Card | None:
        return None if card_id is None else self.board.rules.cards[self.board.rules.code_of(card_id)]

    def _is_hidden(self, zone: str, card_id: int | None) -> bool:
        """Whether a card will leave a zone face down."""
        return all(sprite.card_id != card_id for sprite in self.board.zones.get(zone, []))
