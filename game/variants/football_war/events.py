"""What happens in Football War that the shared events cannot say."""

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
"""Makes the event of one card going from zone to zone."""


class PlayClockSet(SeatEvent, frozen=True, tag="play_clock_set"):
    """A seat said whether it plays on the clock."""

    on: bool


class ExchangeBegan(SeatEvent, frozen=True, tag="exchange_began"):
    """The offense starts a new exchange: what the log tells of the last but one loses its card names (FW-13)."""


class LeadDue(Consequence, frozen=True, tag="lead_due"):
    """No play is live, and ``seat`` has to lead."""


class PlayLive(SeatEvent, frozen=True, tag="play_live"):
    """A play lies on the table for ``defense`` to answer; ``chain`` counts AUDIBLEs in a row, 0 for a real card."""

    defense: int
    play: str
    how: GoesLive
    chain: int


class PlayDefended(SeatEvent, frozen=True, tag="play_defended"):
    """The live play was stopped by ``seat``, and by which kind of card."""

    play: str
    how: Answered


class PlayCalledBack(SeatEvent, frozen=True, tag="play_called_back"):
    """A flag took the live play back: nothing is scored and nothing defended."""

    play: str


class PlayConceded(SeatEvent, frozen=True, tag="play_conceded"):
    """The defense, ``by``, gave in to the live play of ``seat``."""

    by: int
    play: str

    acted_by = "by"


class CardsDrawn(Consequence, frozen=True, tag="cards_drawn"):
    """A seat drew ``count`` cards, and why; the cards themselves have events of their own."""

    count: int
    why: Draw


class ExtraDiscarded(SeatEvent, frozen=True, tag="extra_discarded"):
    """An OFFENSE got rid of one more card of its player's hand, or of none."""

    card: str | None


class Stuffed(SeatEvent, frozen=True, tag="stuffed"):
    """A DEFENSE was led by ``by``: ``seat`` must draw."""

    by: int

    acted_by = "by"


class TurnoverOnDowns(Consequence, frozen=True, tag="turnover_on_downs"):
    """The last card of ``seat`` was defended."""


class MismanagedDrive(Consequence, frozen=True, tag="mismanaged_drive"):
    """A special card was the last one in the hand of ``seat``."""


class HandForfeited(SeatEvent, frozen=True, tag="hand_forfeited"):
    """A kicker gave up the rest of its hand."""

    count: int


class TimeoutCalled(SeatEvent, frozen=True, tag="timeout_called"):
    """A seat took its timeout."""


class DelayOfGame(SeatEvent, frozen=True, tag="delay_of_game"):
    """A seat sifted the Drive pile, or let the play clock run out."""

    why: Literal["look_back", "clock"]


class DrivePileOpened(Consequence, frozen=True, tag="drive_pile_opened"):
    """``seat``, and nobody else, sees the whole Drive pile: its cards, top card last."""

    cards: tuple[int, ...]
    seen_by: tuple[int, ...]

    def masked(self, seat: int | None) -> DrivePileOpened:
        """The event without the cards for all seats that do not see them."""
        return self if seat in self.seen_by else replace(self, cards=())


class DrivePileClosed(Consequence, frozen=True, tag="drive_pile_closed"):
    """``seat`` has decided, and sees the top card of the Drive pile alone from now on."""


class DirectionTurned(SeatEvent, frozen=True, tag="direction_turned"):
    """A TURNOVER of ``seat`` made play go round the other way."""

    clockwise: bool


class DefenseMoved(Consequence, frozen=True, tag="defense_moved"):
    """The next seat round the table faces the offense."""


class LastSeries(Event, frozen=True, tag="last_series"):
    """The Play pile is used up: the half is in its last series."""
