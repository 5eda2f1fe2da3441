"""The odds of the card that follows a catch, as one seat sees it (CB-369, CB-380)."""

from __future__ import annotations

from game.variants.card_bowl.cards import FACE, RANKS, VALUE
from game.variants.card_bowl.formations import LTE, RECEIVERS, SIDE
from game.variants.card_bowl.fronts import COVER, ILB, SL
from game.variants.card_bowl.players.analysis import DRAWN, Analysis
from game.variants.card_bowl.ranges import LINEBACKERS, SIDE_OF_PLACE

RUN_CARDS = [(VALUE[card], FACE[card]) for card in range(0, 4 * len(RANKS), 4)]
"""Each rank once: its value and its face value."""


class OpenField:
    """Yards of a run that begins with one card, less who can tackle, plus what a face card adds."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.play = analysis.play
        self._known: dict[tuple[str, int, int], float] = {}

    def yards(self, where: str, side: int, carrier: int, group: tuple[int, ...] = (), led: bool = True) -> float:
        """Returns the expected yards of a run through the ``line`` or ``wide`` on a side; ``led`` if others may block.

        Those of an outside group are turned up with the play and lead nobody.
        """
        key = (where, side, sum(1 << man for man in (carrier, *group)))
        if key not in self._known:
            leaders = self._leaders(carrier, group) if led else []
            self._known[key] = _yards(*self._tacklers(where, side, group), leaders)
        return self._known[key]

    def tackled(self, where: str, side: int) -> float:
        """Returns what those together are worth who may tackle after the first card."""
        return sum(self._tacklers(where, side, ())[0])

    def _tacklers(self, where: str, side: int, group: tuple[int, ...]) -> tuple[list[float], list[float]]:
        """Returns those who may tackle after the first and after the second set (CB-393, CB-394)."""
        first: list[float] = []
        second: list[float] = []
        analysis = self.analysis
        for place, value, hidden in zip(self.play.places, analysis.values, analysis.hidden, strict=True):
            if not hidden or place < SL:
                continue
            if place >= COVER:
                if where == "wide" and place - COVER not in group and self._is_wide_of(place - COVER, side):
                    first.append(value)
            elif where == "line":
                (first if place in LINEBACKERS else second).append(value)
            else:
                (first if place == ILB or SIDE_OF_PLACE[place] == side else second).append(value)
        # Before the play is run the best of them is still to be the extra card (CB-304).
        return (first if self.play.act else sorted(first)[:-1]), second

    def _is_wide_of(self, man: int, side: int) -> bool:
        slot = self.play.slots[man]
        return slot in RECEIVERS and SIDE[slot] == side

    def _leaders(self, carrier: int, group: tuple[int, ...]) -> list[float]:
        """Returns who may still block downfield, the best first (CB-397)."""
        up = self.play.up[0] | self.play.led
        found = [
            self.analysis.leads(man)
            for man, slot in enumerate(self.play.slots)
            if slot >= LTE and man != carrier and man not in group and not up >> man & 1
        ]
        return sorted(found, reverse=True)


def _yards(first: list[float], second: list[float], leaders: list[float]) -> float:
    """Returns the average yards in the open field of two sets of cards; as many men lead as tackle (CB-397).

    Further sets, which nobody tackles, are left out.
    """
    stopped = max(0.0, sum(first) - sum(leaders[: len(first)]))
    later = max(0.0, sum(second) - sum(leaders[len(first) :][: len(second)]))
    total = 0.0
    for value, faces in RUN_CARDS:
        gain = max(0.0, value - stopped)
        total += gain + (max(0.0, faces * DRAWN - later) if gain else 0.0)
    return total / len(RUN_CARDS)
