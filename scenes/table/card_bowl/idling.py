"""How the men move while a card is awaited or something is asked in mid-play, so that the play never stands still.

Each man only strays from the place that the position gives him, and is back there as the play is over. How he strays
depends on his place alone, never on his card.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.variants.card_bowl.cards import MAN
from scenes.table.card_bowl.acting import RUNS, rush_lane
from scenes.table.card_bowl.lineup import Man
from scenes.table.card_bowl.shown import ShownTable
from scenes.table.stage.sprites import Sprite

SETS_IN, DIES_DOWN = 0.3, 0.18
"""Seconds in which the motion sets in after the snap, and in which everybody is back at his place."""
DROP, DROPS = 9.0, 1.6
"""Units by which a passer drops back, and seconds in which he has done most of it."""
SHUFFLE, SHUFFLES = 3.0, 1.1
"""Units by which he shifts his weight to either side, and seconds from one side and back."""
ROUTE, ROUTES = (7.0, 11.0), 2.4
"""Units aside and ahead of a receiver's route, and seconds in which he runs it and comes back."""
BEHIND_HIM, MIRRORS = 0.12, 0.8
"""Part of a route by which a cover lags behind, and part of its size that he runs."""
WRESTLE, WRESTLES, NEXT_LANE = 3.0, 0.75, 0.17
"""Units by which the men on the line push each other to and fro, seconds of it, and part of it from lane to lane."""
STEP, STEPS = 2.5, 0.42
"""Units by which a man bobs who runs in the open field, and seconds of two steps."""

Offset = tuple[float, float]


class Idling:
    """Lets the men of a play in progress stray from their places."""

    def __init__(self, shown: ShownTable) -> None:
        self.shown = shown
        self.seconds = 0.0
        """Seconds since the snap of this play."""
        self.share = 0.0
        """How much of the motion is seen, 0 to 1."""
        self.acted = False
        """Whether anything has been shown since the table last jumped: a place in a replay is a still."""
        self._strayed: dict[Man, Offset] = {}
        """How far each man strays, in pixels."""
        self._turn = 0
        """Whose turn it is: every other man of each side moves in a frame, which then paints little of the film."""

    @property
    def is_live(self) -> bool:
        """Whether the ball has been snapped and the play is not over."""
        state, story = self.shown.table_state, self.shown.story
        snapped = self.acted and bool(state.play.slots) and "snap" in state.purposes
        return snapped and not story.fallen and story.ended is None

    def move(self, dt: float, *, still: bool) -> None:
        """Moves on by ``dt`` seconds; all stand ``still`` where a man or a place among them is to be chosen."""
        live = self.is_live and not still
        if not live and not self.share:
            return
        self.seconds = self.seconds + dt if self.share or live else 0.0
        change = dt / SETS_IN if live else -dt / DIES_DOWN
        self.share = max(0.0, min(1.0, self.share + change))
        self._turn = 1 - self._turn
        if self.share:
            self._stray(self._turn)
        else:
            self._stand()

    def rest(self) -> None:
        """Puts everybody at his place at once, until something is shown."""
        self.share, self.acted = 0.0, False
        self._stand()

    def _stand(self) -> None:
        """Puts everybody at his place."""
        self.seconds = 0.0
        self._strayed.clear()
        self.lay()

    def lay(self) -> None:
        """Lets everybody be where he last was: the cards may be new."""
        for man, card in self._cards():
            card.drift = self._strayed.get(man, (0.0, 0.0))

    def _stray(self, first: int) -> None:
        """Lets every other man of each side stray as far as is due, from the ``first`` on."""
        unit = self.shown.lineup.layout.u * self.share
        for man, card in self._cards(first, 2):
            x, y = self._offset(man)
            card.drift = self._strayed[man] = x * unit, y * unit

    def _cards(self, first: int = 0, step: int = 1) -> Iterator[tuple[Man, Sprite]]:
        """Yields every man of a number of each side with his card, from the ``first`` on, each ``step``."""
        for seat, zones in enumerate(MAN):
            for number in range(first, len(zones), step):
                card = self.shown.card_of((seat, number))
                if card is not None:
                    yield (seat, number), card

    def _offset(self, man: Man) -> Offset:
        """Returns how far a man strays now, in units."""
        state, (seat, number) = self.shown.table_state, man
        attacks = seat == state.play.offense
        places = state.slots if attacks else state.places
        if number >= len(places):
            return 0.0, 0.0
        if self.shown.story.broken:
            return 0.0, -STEP * abs(_wave(self.seconds, STEPS, number * 0.37))
        lane = state.lanes[number] if attacks else rush_lane(places[number])
        if lane is not None:
            return 0.0, WRESTLE * _wave(self.seconds, WRESTLES, lane * NEXT_LANE)
        if attacks and number in (0, state.play.carrier) and state.play.act in RUNS:
            return SHUFFLE * _wave(self.seconds, SHUFFLES), 0.0
        if attacks and number == 0:
            drops = DROP * (1.0 - math.exp(-2.0 * self.seconds / DROPS))
            return SHUFFLE * _wave(self.seconds, SHUFFLES), drops
        if attacks:
            return _route(self.seconds / ROUTES, places[number])
        covered = places[number].partition(":")[2]
        x, y = _route(self.seconds / ROUTES - BEHIND_HIM, covered or places[number])
        return MIRRORS * x, MIRRORS * y


def _wave(seconds: float, period: float, phase: float = 0.0) -> float:
    """Returns a wave from -1 to 1 that repeats after a period, in seconds; ``phase`` is a part of it."""
    return math.sin(2 * math.pi * (seconds / period + phase))


def _route(share: float, place: str) -> Offset:
    """Returns where a man is on his way out and back: at 0 and 1 at its start, at 0.5 farthest ahead.

    >>> _route(0.0, "LW1"), _route(0.5, "LW1")[1]
    ((0.0, -0.0), -11.0)
    """
    if share <= 0.0:
        return 0.0, -0.0
    aside, ahead = ROUTE
    side = 1.0 if place.startswith("L") or place.endswith("-L") else -1.0
    return side * aside * math.sin(2 * math.pi * share), -ahead * (1.0 - math.cos(2 * math.pi * share)) / 2
