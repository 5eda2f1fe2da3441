"""The events that all variants share.

A variant adds an event of its own only if its table must show something that none of these can express.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from game.contract import DriveEnd, Event, Result, ScoreKind
from game.zones import Role, Zones

Manner = Literal["deal", "draw", "take", "turn_up", "play", "discard", "remove", "score"]


SpotKind = Literal["start", "kickoff", "return", "play", "penalty", "punt", "touchback", "turnover", "period", "try"]
"""Why the ball lies where it lies."""


class SeatEvent(Event, frozen=True, kw_only=True):
    """Something that ``seat`` did, or that the seat named by ``acted_by`` did to it."""

    seat: int


class Consequence(SeatEvent, frozen=True, kw_only=True):
    """Something that happened to ``seat`` as a consequence; no seat acts."""

    acted_by = ""


class CardMoved(Event, frozen=True, kw_only=True, tag="card_moved"):
    """A card moved from one zone to another.

    ``seen_by`` lists the seats that see its face, or is None for everybody. For the others, masking sets ``card`` and
    ``code`` to None.
    """

    source: str
    target: str
    how: Manner
    card: int | None
    code: str | None
    seat: int | None = None
    """The seat that moved it; None if no seat did."""
    seen_by: tuple[int, ...] | None = None

    def masked(self, seat: int | None) -> CardMoved:
        """Returns the event without the card's identity if ``seat`` does not see its face."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        return replace(self, card=None, code=None)


class CardMover:
    """Creates the events of cards moving between zones, from the code of each card id and the zones.

    >>> from game.zones import Role, SeenBy, Zone, declared
    >>> pile, hand = Zone("draw_pile", Role.DRAW, SeenBy.NOBODY), Zone("hand:0", Role.HAND, SeenBy.OWNER, owner=0)
    >>> zones = declared([pile, hand])
    >>> event = CardMover(["RUN 5", "JUKEM"], zones)("JF-22", "draw_pile", "hand:0", "draw", 1, (0,))
    >>> event.code, event.seat
    ('JUKEM', 0)
    """

    def __init__(self, codes: Sequence[str], zones: Zones) -> None:
        self._codes = codes
        self._hands = {zone.name: zone.owner for zone in zones.values() if zone.role is Role.HAND}
        """The owner of each hand; a card is moved by the owner of the hand that it leaves or enters."""

    def __call__(
        self, clause: str, source: str, target: str, how: Manner, card: int, seen_by: tuple[int, ...] | None = None
    ) -> CardMoved:
        """Creates the event; ``seen_by`` are the seats that see the card's face, or None for everybody."""
        return CardMoved(
            clause=clause,
            source=source,
            target=target,
            how=how,
            card=card,
            code=self._codes[card],
            seat=self._hands.get(source if how in ("play", "discard") else target),
            seen_by=seen_by,
        )


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """A face-down card is turned up where it lies."""

    zone: str
    card: int
    code: str
    seat: int | None = None
    """The seat that the card belongs to."""


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    """All cards of ``sources`` were gathered and shuffled into ``target``, which then holds ``count`` cards."""

    sources: tuple[str, ...]
    target: str
    count: int


class CoinTossed(SeatEvent, frozen=True, kw_only=True, tag="coin_tossed"):
    """A coin toss chose a seat for the first deal or the first possession."""


class PeriodBegan(Event, frozen=True, kw_only=True, tag="period_began"):
    """A half, quarter or overtime period begins; ``period`` counts from 0."""

    period: int
    dealer: int | None = None
    """The seat that dealt or kicked off, if one did."""


class TakenUp(Event, frozen=True, kw_only=True, tag="taken_up"):
    """The match begins from a position; ``score`` is the score in it."""

    score: tuple[int, ...]


class BallSpotted(Consequence, frozen=True, kw_only=True, tag="ball_spotted"):
    """The ball lies at ``ball_on``, in yards from the goal line of ``seat``, which is on offense."""

    ball_on: int
    why: SpotKind


class DownSet(Consequence, frozen=True, kw_only=True, tag="down_set"):
    """The next snap of ``seat`` is on this down; ``marker`` is the line to gain, in the yards of ``ball_on``."""

    down: int
    marker: int


class ClockRan(Event, frozen=True, kw_only=True, tag="clock_ran"):
    """The game clock ran by ``by`` of its units; ``left`` is the time left in the period."""

    by: int
    left: int


class DriveBegan(Consequence, frozen=True, kw_only=True, tag="drive_began"):
    """``seat`` begins a drive, at ``ball_on`` in a game with a field."""

    ball_on: int | None = None


class DriveAdvanced(Consequence, frozen=True, kw_only=True, tag="drive_advanced"):
    """A play of ``seat`` counts for its drive; ``gain`` is in the game's own measure, negative for a loss."""

    gain: int
    plays: int = 1
    """1, or -1 if a play is removed again."""


class DriveEnded(Consequence, frozen=True, kw_only=True, tag="drive_ended"):
    """The drive of ``seat`` is over; ``points`` are those it scored for that seat."""

    how: DriveEnd
    points: int = 0


class PossessionChanged(Consequence, frozen=True, kw_only=True, tag="possession_changed"):
    """``seat`` is on offense now."""


class Flag(SeatEvent, frozen=True, kw_only=True, tag="flag"):
    """A flag was thrown against ``seat`` for ``foul``; ``by`` is the seat that called it, if one did."""

    foul: str
    yards: int
    by: int | None = None

    acted_by = "by"


class Scored(SeatEvent, frozen=True, kw_only=True, tag="scored"):
    """A seat scored; ``points`` are the points gained, ``score`` the points of all seats afterwards."""

    points: int
    how: ScoreKind
    score: tuple[int, ...]


class PeriodEnded(Event, frozen=True, kw_only=True, tag="period_ended"):
    """A period is over. Unfinished drives count for nothing."""

    period: int
    score: tuple[int, ...]


class MatchEnded(Event, frozen=True, kw_only=True, tag="match_ended"):
    """The match is over."""

    result: Result
