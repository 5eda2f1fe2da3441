"""Events that only Football War has."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from game.contract import Event
from game.events import CardMover, Consequence, SeatEvent
from game.variants.football_war.cards import CODE, ZONES

Answered = Literal["match", "audible", "offense", "defense", "turnover"]
Draw = Literal["concede", "stuffed", "flag", "turnover_on_downs", "mismanaged", "kick", "refill", "timeout", "delay"]
GoesLive = Literal["lead", "call", "kick", "return"]

moved = CardMover(CODE, ZONES)
"""Creates the event of one card moving between zones."""


class PlayClockSet(SeatEvent, frozen=True, tag="play_clock_set"):
    """A seat said whether it plays on the clock."""

    on: bool


class ExchangeBegan(SeatEvent, frozen=True, tag="exchange_began"):
    """The offense starts a new exchange: the log drops card names older than the previous one (FW-13)."""


class LeadDue(Consequence, frozen=True, tag="lead_due"):
    """No play is live, and ``seat`` must lead."""


class PlayLive(SeatEvent, frozen=True, tag="play_live"):
    """``defense`` must answer a play; ``chain`` counts AUDIBLEs in a row, 0 for a real card."""

    defense: int
    play: str
    how: GoesLive
    chain: int


class PlayDefended(SeatEvent, frozen=True, tag="play_defended"):
    """``seat`` stopped the live play with that kind of card."""

    play: str
    how: Answered


class PlayCalledBack(SeatEvent, frozen=True, tag="play_called_back"):
    """A flag called the live play back: it neither scores nor is stopped."""

    play: str


class PlayConceded(SeatEvent, frozen=True, tag="play_conceded"):
    """``by``, the defense, conceded the live play of ``seat``."""

    by: int
    play: str

    acted_by = "by"


class CardsDrawn(Consequence, frozen=True, tag="cards_drawn"):
    """``seat`` drew ``count`` cards. Each card has a CardMoved event of its own."""

    count: int
    why: Draw


class ExtraDiscarded(SeatEvent, frozen=True, tag="extra_discarded"):
    """An OFFENSE discarded one more card of its player's hand, or none."""

    card: str | None


class Stuffed(SeatEvent, frozen=True, tag="stuffed"):
    """``by`` led a DEFENSE: ``seat`` must draw."""

    by: int

    acted_by = "by"


class TurnoverOnDowns(Consequence, frozen=True, tag="turnover_on_downs"):
    """The last card of ``seat`` was stopped."""


class MismanagedDrive(Consequence, frozen=True, tag="mismanaged_drive"):
    """``seat`` played a special card as its last card."""


class HandForfeited(SeatEvent, frozen=True, tag="hand_forfeited"):
    """A kicker gave up the rest of its hand."""

    count: int


class TimeoutCalled(SeatEvent, frozen=True, tag="timeout_called"):
    """A seat took its timeout."""


class DelayOfGame(SeatEvent, frozen=True, tag="delay_of_game"):
    """``seat`` looked back through the Drive pile, or let the play clock run out."""

    why: Literal["look_back", "clock"]


class DrivePileOpened(Consequence, frozen=True, tag="drive_pile_opened"):
    """Only ``seat`` sees the whole Drive pile; top card last."""

    cards: tuple[int, ...]
    seen_by: tuple[int, ...]

    def masked(self, seat: int | None) -> DrivePileOpened:
        """Returns the event without its cards, for a seat that does not see them."""
        return self if seat in self.seen_by else replace(self, cards=())


class DrivePileClosed(Consequence, frozen=True, tag="drive_pile_closed"):
    """``seat`` has decided and sees only the top card of the Drive pile again."""


class DirectionTurned(SeatEvent, frozen=True, tag="direction_turned"):
    """A TURNOVER of ``seat`` reversed the direction of play."""

    clockwise: bool


class DefenseMoved(Consequence, frozen=True, tag="defense_moved"):
    """``seat`` is the defense now."""


class LastSeries(Event, frozen=True, tag="last_series"):
    """The Play pile is used up: the half is in its last series."""
