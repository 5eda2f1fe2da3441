"""Plays, and what is chosen while one goes on."""

from __future__ import annotations

from game.contract import Pick, Target
from game.variants.card_bowl.actions.base import CardBowlAction, ChooseNumber, MoveMan, OnSlot, Side, lane_of


class Run(CardBowlAction, frozen=True, tag="run"):
    """Run with that man through a lane, or between two of them (CB-303); the quarterback scrambles (CB-328)."""

    label = "Run the {carrier} {lane}"
    menu = "Run"

    carrier: str
    low: int
    high: int

    def pick(self, seat: int) -> Pick:
        return Pick((), lane_of(self.low, self.high))


class Sneak(CardBowlAction, frozen=True, tag="sneak"):
    """The quarterback dives into the middle (CB-319)."""

    label = "Sneak {lane}"
    menu = "Sneak"

    low: int
    high: int

    def pick(self, seat: int) -> Pick:
        return Pick((), lane_of(self.low, self.high))


class Throw(CardBowlAction, frozen=True, tag="throw"):
    """Throw to that receiver; the side is that of the flat a back goes to (CB-301, CB-334)."""

    label = "Throw to the {receiver}, {side}"
    menu = "Throw"

    receiver: str
    side: Side

    def pick(self, seat: int) -> Pick:
        return Pick((), Target("slot", self.receiver))


class Screen(CardBowlAction, frozen=True, tag="screen"):
    """Throw a screen to that back behind a lane or a gap (CB-372)."""

    label = "Screen to the {carrier} {lane}"
    menu = "Screen"

    carrier: str
    low: int
    high: int


class WideScreen(CardBowlAction, frozen=True, tag="wide_screen"):
    """Throw a screen to that back behind an outside group (CB-373); two names are joined by a plus sign."""

    label = "Screen {side} to the {carrier} behind {group}"
    menu = "Screen"

    carrier: str
    group: str
    side: Side


class Lateral(CardBowlAction, frozen=True, tag="lateral"):
    """Toss the ball to that back, to a side, behind a lane or a gap (CB-383)."""

    label = "Lateral {side} to the {carrier} {lane}"
    menu = "Lateral"

    carrier: str
    side: Side
    low: int
    high: int


class WideLateral(CardBowlAction, frozen=True, tag="wide_lateral"):
    """Toss the ball to that back behind an outside group (CB-383)."""

    label = "Lateral {side} to the {carrier} behind {group}"
    menu = "Lateral"

    carrier: str
    group: str
    side: Side


class Extra(MoveMan, frozen=True, tag="extra"):
    """Add that man to the defense of the play (CB-304)."""

    label = "Add man {man}"
    menu = "Add a man"


class Yardage(ChooseNumber, frozen=True, tag="yardage"):
    """Draw that many further yardage cards (CB-342)."""

    menu = "Choose how many"

    range_ = "yardage"
    cards: int


class Strike(ChooseNumber, frozen=True, tag="strike"):
    """Strike drawn cards worth that many points (CB-355)."""

    menu = "Strike points"

    range_ = "points"
    points: int


class Tackle(MoveMan, frozen=True, tag="tackle"):
    """Tackle with that man (CB-391)."""

    label = "Tackle with man {man}"
    menu = "Tackle"


class Lead(OnSlot, frozen=True, tag="lead"):
    """Block downfield with the man of that slot (CB-397)."""

    label = "Block with the {slot}"
    menu = "Block downfield"
