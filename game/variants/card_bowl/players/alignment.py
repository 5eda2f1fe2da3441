"""The sums of a defense as its men stand: the rush of each lane, covers, and the best extra cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.variants.card_bowl.formations import LEFT, RIGHT
from game.variants.card_bowl.fronts import COVER, ILB, LANES, OL, OR, SL, SR, WIDEST

POSTS = range(SL, SR + 1)
"""The places of the secondary."""


class Alignment:
    """The sums for one alignment; moving a single man shares all sums that stay the same."""

    __slots__ = ("_hidden", "_lanes", "_places", "_values", "backers", "best", "covers", "crowd", "outside", "rush")

    rush: dict[int, float]
    """Total of the men in each lane."""
    crowd: dict[int, int]
    """Number of men in each lane."""
    covers: dict[int, float]
    """Total of the men who cover each man of the offense."""
    best: dict[int, float]
    """The best face-down man at each place of the secondary, 0 if there is none."""
    backers: dict[int, float]
    """The best linebacker for each side, those in the middle included."""
    outside: dict[int, float]
    """The best man outside on each side."""

    def __init__(
        self, places: Sequence[int], values: Sequence[float], hidden: Sequence[bool], lanes: Sequence[int]
    ) -> None:
        self._places, self._values, self._hidden, self._lanes = places, values, hidden, lanes
        self._add_lanes()
        self._add_covers()
        self._add_secondary()

    def moved(self, man: int, place: int) -> Alignment:
        """Returns the sums with one man at another place."""
        then = Alignment.__new__(Alignment)
        before = self._places[man]
        places = [*self._places]
        places[man] = place
        then._places, then._values, then._hidden, then._lanes = places, self._values, self._hidden, self._lanes
        if before < LANES or place < LANES:
            then._add_lanes()
        else:
            then.rush, then.crowd = self.rush, self.crowd
        if before >= COVER or place >= COVER:
            then._add_covers()
        else:
            then.covers = self.covers
        if LANES <= before < COVER or LANES <= place < COVER:
            then._add_secondary()
        else:
            then.best, then.backers, then.outside = self.best, self.backers, self.outside
        return then

    def _add_lanes(self) -> None:
        rush, crowd = dict.fromkeys(self._lanes, 0.0), dict.fromkeys(self._lanes, 0)
        for place, value in zip(self._places, self._values, strict=True):
            if place < LANES:
                g = place - WIDEST
                rush[g] = rush.get(g, 0.0) + value
                crowd[g] = crowd.get(g, 0) + 1
        self.rush, self.crowd = rush, crowd

    def _add_covers(self) -> None:
        covers: dict[int, float] = {}
        for place, value in zip(self._places, self._values, strict=True):
            if place >= COVER:
                covers[place - COVER] = covers.get(place - COVER, 0.0) + value
        self.covers = covers

    def _add_secondary(self) -> None:
        best = dict.fromkeys(POSTS, 0.0)
        for place, value, hidden in zip(self._places, self._values, self._hidden, strict=True):
            if hidden and LANES <= place < COVER and value > best[place]:
                best[place] = value
        middle = best[ILB]
        self.best = best
        self.backers = {LEFT: max(best[OL], middle), RIGHT: max(best[OR], middle)}
        self.outside = {LEFT: max(best[SL], best[OL]), RIGHT: max(best[SR], best[OR])}
