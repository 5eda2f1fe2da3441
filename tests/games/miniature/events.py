"""What happens in the miniature game alone."""

from __future__ import annotations

from game.events import Consequence, SeatEvent


class Called(SeatEvent, frozen=True, kw_only=True, tag="called"):
    """``seat`` has made its call: nothing but the fact is told (MG-8)."""


class Snapped(Consequence, frozen=True, kw_only=True, tag="snapped"):
    """The call of ``seat``, on offense, met that of the other; ``lanes`` are theirs in that order."""

    card: str
    against: str
    lanes: tuple[str, str]
    number: int
    """What is left of the offense's number."""
