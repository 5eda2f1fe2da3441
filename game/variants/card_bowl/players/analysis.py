"""The play under way as one seat sees it: the value of each man, guessed if he lies face down."""

from __future__ import annotations

from collections.abc import Sequence

from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.formations import BACKS, LEFT, LTE, RECEIVERS, RIGHT, RTE, SIDE
from game.variants.card_bowl.fronts import COVER, ILB, LANES, SL, SR
from game.variants.card_bowl.lanes import Place, lane_list, run_places
from game.variants.card_bowl.players.alignment import Alignment
from game.variants.card_bowl.ranges import flat_side
from game.variants.card_bowl.sums import BEST_BLOCKERS
from game.variants.card_bowl.view import CardBowlView

DRAWN = 7.1
"""Average value of a drawn card."""
LINEMAN, LINEBACKER, CORNER, SAFETY, SENT = 10.1, 12.3, 7.8, 5.0, 7.3
"""Guessed values of face-down men of a defense that Pro has set; the last is of a man sent from his place.

The guesses 7.3, 10 and 8.5 are those of a defense that stands anyhow, and promise too much to a run.
"""
BLOCKER = (0.0, 6.5, 9.5, 11.0)
"""Guessed value of a face-down blocker alone, in a pair and in a triple team."""
CARRIER, RECEIVER = 9.5, 9.0
"""Guessed values of a face-down ball carrier and receiver."""
PROTECTED = -99.0
"""Margin of a pass rush that does not exist."""


class PassTarget:
    """A man who may be thrown to; the side of a back in the middle is 0, and that of the flat he is thrown to."""

    __slots__ = ("is_back", "is_end", "man", "side", "worth")

    def __init__(self, man: int, slot: int, side: int, worth: float) -> None:
        self.man = man
        self.side = side
        self.worth = worth
        self.is_back = slot in BACKS
        self.is_end = slot in (LTE, RTE)


class Analysis:
    """The offense's sums, and those of the defense in one ``alignment``."""

    def __init__(self, view: CardBowlView) -> None:
        play = view.play
        self.play = play
        self.offense = view.men[play.offense]
        self.lanes = lane_list(play)
        self.places = run_places(self.lanes)
        self.values = [self._of_defender(view, man) for man in range(len(play.places))]
        """Value of each man of the defense."""
        self.hidden = [not play.up[1] >> man & 1 for man in range(len(play.places))]
        self._crowds = {g: sum(lane == g for lane in play.lanes) for g in self.lanes}
        self._blockers = [self._of_blocker(man) for man in range(len(play.slots))]
        self._line: dict[int, list[float]] = {g: [] for g in self.lanes}
        self._backs: dict[int, list[float]] = {g: [] for g in self.lanes}
        for slot, lane, value in zip(play.slots, play.lanes, self._blockers, strict=False):
            if lane in self._line:
                (self._backs if slot in BACKS else self._line)[lane].append(value)
        self.force = {place: self._force(*place) for place in self.places}
        """The blockers at each place, as many as count for a run."""
        self.protection = self._protections()
        """All blockers of each place and the quarterback (CB-277)."""
        self.targets = self._targets()
        self.alignment = Alignment(play.places, self.values, self.hidden, self.lanes)
        """The alignment that is added up; replaced to weigh a move."""

    def value(self, man: int, guess: float) -> float:
        """Returns what a man of the offense is worth."""
        card = self.offense[man]
        return VALUE[card] if card >= 0 else guess

    def _of_defender(self, view: CardBowlView, man: int) -> float:
        play = view.play
        card, place = view.men[1 - play.offense][man], play.places[man]
        if card >= 0:
            return VALUE[card]
        if play.origins and play.origins[man] >= 0:
            return SENT
        if place in (SL, SR):
            return SAFETY
        return LINEMAN if place < LANES else CORNER if place >= COVER else LINEBACKER

    def _of_blocker(self, man: int) -> float:
        crowd = self._crowds.get(self.play.lanes[man], 1)
        value = self.value(man, BLOCKER[min(crowd, len(BLOCKER) - 1)])
        return value / 2 if self.play.slots[man] in BACKS else value

    def _force(self, low: int, high: int) -> float:
        """Returns the four best linemen and tight ends and the best back (CB-310)."""
        line, backs = self._line[low], self._backs[low]
        if low != high:
            line, backs = line + self._line[high], backs + self._backs[high]
        counted = sum(line) if len(line) <= BEST_BLOCKERS else sum(sorted(line)[-BEST_BLOCKERS:])
        return counted + max(backs) if backs else counted

    def moved_in(self, place: Place) -> float:
        """Returns what blockers moved into a place are worth (CB-240)."""
        play = self.play
        return sum(
            value
            for man, (value, lane) in enumerate(zip(self._blockers, play.lanes, strict=True))
            if lane in place and play.pulled >> man & 1
        )

    def _protections(self) -> dict[Place, float]:
        quarterback = self.value(0, RECEIVER)
        lane = {g: sum(self._line[g]) + sum(self._backs[g]) for g in self.lanes}
        return {
            (low, high): lane[low] + (lane[high] if low != high else 0.0) + quarterback for low, high in self.places
        }

    def _targets(self) -> list[PassTarget]:
        play, found = self.play, []
        for man, slot in enumerate(play.slots):
            side = SIDE[slot] or flat_side(play, man)
            if slot in RECEIVERS or slot in (LTE, RTE) or (slot in BACKS and play.lanes[man] == NO_LANE):
                found.append(PassTarget(man, slot, side, self.value(man, RECEIVER)))
        return found

    def rush(self, place: Place) -> float:
        """Returns the defense's men at a place."""
        low, high = place
        rush = self.alignment.rush
        return rush[low] if low == high else rush[low] + rush[high]

    def extra_run(self, place: Place) -> float:
        """Returns the best card that the defense may add to a run there (CB-304, CB-305)."""
        low, high = place
        backers = self.alignment.backers
        left = backers[LEFT] if low <= 0 else 0.0
        return max(left, backers[RIGHT]) if high >= 0 else left

    def against(self, target: PassTarget) -> float:
        """Returns the cards that count against a throw: those assigned to the receiver, and the best extra card."""
        now = self.alignment
        if target.is_back:
            extra = now.backers[target.side] if target.side else min(now.backers.values())
        elif target.is_end:
            extra = max(now.outside[target.side], now.best[ILB])
        else:
            extra = now.outside[target.side]
        return now.covers.get(target.man, CORNER if target.is_back else 0.0) + extra  # CB-336

    def outside(self, group: Sequence[int], side: int) -> float:
        """Returns the cards against a screen or lateral outside: those on the group and the best extra one (CB-379)."""
        now = self.alignment
        extra = max(now.outside[side], now.best[ILB])
        return sum([now.covers.get(man, 0.0) for man in group]) + extra

    def leads(self, man: int) -> float:
        """Returns what a man is worth who blocks outside or downfield, a back half (CB-374, CB-397)."""
        value = self.value(man, RECEIVER)
        return value / 2 if self.play.slots[man] in BACKS else value

    def run_margin(self, carrier: float, place: Place) -> float:
        """Returns the expected margin (O - D) of a rush there."""
        return 2 * carrier + self.force[place] - self.rush(place) - self.extra_run(place) - 2 * DRAWN

    def threat(self) -> float:
        """Returns the largest margin of the pass rush, below zero if the protection holds (CB-277 to CB-279)."""
        rush, crowd, largest = self.alignment.rush, self.alignment.crowd, PROTECTED
        for place, protection in self.protection.items():
            low, high = place
            if crowd[low] and crowd[high]:
                margin = (rush[low] if low == high else rush[low] + rush[high]) - protection
                if margin > largest:
                    largest = margin
        return largest
