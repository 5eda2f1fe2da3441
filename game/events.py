"""What can happen on the table of any variant.

A variant adds an event of its own only where the table must show something that none of these can say.
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
    """Something that ``seat`` did, or another one did to it where ``acted_by`` says so."""

    seat: int


class Consequence(SeatEvent, frozen=True, kw_only=True):
    """Something that came to ``seat`` and that nobody does: it follows from what somebody did."""

    acted_by = ""


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
    seat: int | None = None
    """Whose doing it is; None where it is nobody's."""
    seen_by: tuple[int, ...] | None = None

    def masked(self, seat: int | None) -> CardMoved:
        """The event without the card's identity where ``seat`` does not see its face."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        return replace(self, card=None, code=None)


class CardMover:
    """Makes the event of one card going from zone to zone, knowing the code of each card id and the zones.

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
        """The owner of each hand: whose hand a card leaves or enters does it."""

    def __call__(
        self, clause: str, source: str, target: str, how: Manner, card: int, seen_by: tuple[int, ...] | None = None
    ) -> CardMoved:
        """The event; the card's face is seen by the seats ``seen_by``, or by everybody."""
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
    """A card that lay face down in a zone is turned up where it lies."""

    zone: str
    card: int
    code: str
    seat: int | None = None
    """Whose card it is."""


class Shuffled(Event, frozen=True, kw_only=True, tag="shuffled"):
    """All cards of ``sources`` were gathered and shuffled into ``target``, which holds ``count`` cards then."""

    sources: tuple[str, ...]
    target: str
    count: int


class CoinTossed(SeatEvent, frozen=True, kw_only=True, tag="coin_tossed"):
    """Chance named a seat, for the first deal or the first possession."""


class PeriodBegan(Event, frozen=True, kw_only=True, tag="period_began"):
    """A half, quarter or overtime period starts; ``period`` counts from 0."""

    period: int
    dealer: int | None = None
    """Who dealt or kicked off, where somebody does."""


class TakenUp(Event, frozen=True, kw_only=True, tag="taken_up"):
    """The match begins from a position: ``score`` are the points that stand on the board, however they were made."""

    score: tuple[int, ...]


class BallSpotted(Consequence, frozen=True, kw_only=True, tag="ball_spotted"):
    """The ball lies at ``ball_on``, in yards from the own goal line of ``seat``, which is on offense."""

    ball_on: int
    why: SpotKind


class DownSet(Consequence, frozen=True, kw_only=True, tag="down_set"):
    """The next snap of ``seat`` is on this down; ``marker`` is the line to gain on the scale of ``ball_on``."""

    down: int
    marker: int


class ClockRan(Event, frozen=True, kw_only=True, tag="clock_ran"):
    """The game clock ran by ``by`` in its own unit; ``left`` is what the period still has."""

    by: int
    left: int


class DriveBegan(Consequence, frozen=True, kw_only=True, tag="drive_began"):
    """``seat`` begins a drive, at ``ball_on`` in a game with a field."""

    ball_on: int | None = None


class DriveAdvanced(Consequence, frozen=True, kw_only=True, tag="drive_advanced"):
    """A play of ``seat`` counts for its drive: ``gain`` in the game's own measure, negative for a loss."""

    gain: int
    plays: int = 1
    """1, or -1 where a play is taken off again."""


class DriveEnded(Consequence, frozen=True, kw_only=True, tag="drive_ended"):
    """The drive of ``seat`` is over; ``points`` are those that it made for that seat."""

    how: DriveEnd
    points: int = 0


class PossessionChanged(Consequence, frozen=True, kw_only=True, tag="possession_changed"):
    """``seat`` is on offense now."""


class Flag(SeatEvent, frozen=True, kw_only=True, tag="flag"):
    """A flag was thrown against ``seat`` for the foul ``foul``; ``by`` threw it, None where no player did."""

    foul: str
    yards: int
    by: int | None = None

    acted_by = "by"


class Scored(SeatEvent, frozen=True, kw_only=True, tag="scored"):
    """Points went on the board; ``points`` are those gained, ``score`` the seats' points after it."""

    points: int
    how: ScoreKind
    score: tuple[int, ...]


class PeriodEnded(Event, frozen=True, kw_only=True, tag="period_ended"):
    """A period is over; unfinished drives count for nothing."""

    period: int
    score: tuple[int, ...]


class MatchEnded(Event, frozen=True, kw_only=True, tag="match_ended"):
    """The match is over."""

    result: Result
