"""What can happen on the table of any variant.

A variant adds an event of its own only where the table must show something that none of these can say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from game.contract import Event, Result

Manner = Literal["deal", "draw", "take", "turn_up", "play", "discard", "remove", "score"]


class Consequence(Event, frozen=True, kw_only=True):
    """What nobody does: it follows from what somebody did."""

    @property
    def actor(self) -> int | None:
        return None


class CardMoved(Event, frozen=True, kw_only=True, tag="card_moved"):
    """A card went from one zone to another.

    ``seen_by`` lists the seats that see its face, None meaning everybody; for the others ``card`` and ``code`` are
    None once the event is masked.
    """

    source: str
    target: str
    how: Manner
    card: int | None
    code: str | None
    seen_by: tuple[int, ...] | None = None

    @property
    def actor(self) -> int | None:
        owner = self.source if self.how in ("play", "discard") else self.target
        return int(owner[5:]) if owner.startswith("hand:") else None

    def masked(self, seat: int | None) -> CardMoved:
        """The event without the card's identity where ``seat`` does not see its face."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        return replace(self, card=None, code=None)


class CardMover:
    """Makes the event of one card going from zone to zone, knowing the code of each card id.

    >>> CardMover(["RUN 5", "JUKEM"])("JF-22", "draw_pile", "hand:0", "draw", 1, (0,)).code
    'JUKEM'
    """

    def __init__(self, codes: Sequence[str]) -> None:
        self._codes = codes

    def __call__(
        self, clause: str, source: str, target: str, how: Manner, card: int, seen_by: tuple[int, ...] | None = None
    ) -> CardMoved:
        """The event; the card's face is seen by the seats ``seen_by``, or by everybody."""
        code = self._codes[card]
        return CardMoved(clause=clause, source=source, target=target, how=how, card=card, code=code, seen_by=seen_by)


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    """``count`` cards were gathered and shuffled into a zone."""

    zone: str
    count: int


class CoinTossed(Event, frozen=True, kw_only=True, tag="coin_tossed"):
    """Chance named a seat, for the first deal or the first possession."""

    seat: int


class PeriodBegan(Event, frozen=True, kw_only=True, tag="period_began"):
    """A half, quarter or overtime period starts; ``period`` counts from 0."""

    period: int
    dealer: int


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """A seat comes on turn."""

    seat: int


class LastTurn(Event, frozen=True, kw_only=True, tag="last_turn"):
    """The turn on hand will be the last of its period."""

    seat: int


class DriveGrew(Event, frozen=True, kw_only=True, tag="drive_grew"):
    """A play was laid: ``codes`` are its cards, ``yards`` its gain, ``total`` the drive after it."""

    seat: int
    codes: tuple[str, ...]
    yards: int
    total: int


class PlayStood(Event, frozen=True, kw_only=True, tag="play_stood"):
    """The defense, ``by``, let the last play of ``seat`` stand."""

    seat: int
    by: int

    @property
    def actor(self) -> int | None:
        return self.by


class PlayRemoved(Event, frozen=True, kw_only=True, tag="play_removed"):
    """A defensive card of ``by`` took the last play of ``seat`` off its drive."""

    seat: int
    by: int
    answer: str
    yards: int
    total: int

    @property
    def actor(self) -> int | None:
        return self.by


class DriveWiped(Event, frozen=True, kw_only=True, tag="drive_wiped"):
    """A defensive card of ``by`` took the whole drive of ``seat``."""

    seat: int
    by: int
    answer: str
    yards: int

    @property
    def actor(self) -> int | None:
        return self.by


class PossessionChanged(Consequence, frozen=True, kw_only=True, tag="possession_changed"):
    """``seat`` is on offense now."""

    seat: int


class Penalty(Event, frozen=True, kw_only=True, tag="penalty"):
    """A flag of ``by`` was thrown against ``seat``; ``card`` is the card that called it."""

    seat: int
    by: int
    yards: int
    card: str

    @property
    def actor(self) -> int | None:
        return self.by


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """Points went on the board; ``points`` are those gained, ``score`` the seats' points after it."""

    seat: int
    points: int
    how: str
    score: tuple[int, ...]


class PeriodEnded(Event, frozen=True, kw_only=True, tag="period_ended"):
    """A period is over; unfinished drives count for nothing."""

    period: int
    score: tuple[int, ...]


class MatchEnded(Event, frozen=True, kw_only=True, tag="match_ended"):
    """The match is over."""

    result: Result


SharedEvent = (
    CardMoved
    | Shuffled
    | CoinTossed
    | PeriodBegan
    | TurnBegan
    | LastTurn
    | DriveGrew
    | PlayStood
    | PlayRemoved
    | DriveWiped
    | PossessionChanged
    | Penalty
    | Scored
    | PeriodEnded
    | MatchEnded
)
"""Every event of this module, for decoding."""
