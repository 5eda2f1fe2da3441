"""What happens in BLOWOUT!!! that the shared events cannot say."""

from __future__ import annotations

from typing import Literal

from game.events import Consequence, SeatEvent
from game.field import FIELD

Ended = Literal["run", "pass", "no_gain", "overthrown", "sack", "interception", "fumble"]
"""How a RUN or a PASS came to its end: ``no_gain`` is a PASS that did not beat the defense."""
Kicked = Literal["punt", "field_goal"]


class StartChosen(SeatEvent, frozen=True, kw_only=True, tag="start_chosen"):
    """The winner of the flip chose; ``offense`` has the ball first."""

    offense: int


class CallMade(SeatEvent, frozen=True, kw_only=True, tag="call_made"):
    """``seat`` has made its call, face down: nothing but the fact is told (BO-106)."""


class YardsCompared(Consequence, frozen=True, kw_only=True, tag="yards_compared"):
    """A RUN or a PASS of ``seat`` met a defensive play; no response has changed it yet (BO-59)."""

    call: str
    against: str
    yards: int
    """What the offense's card gains."""
    loss: int
    """What the defensive play takes."""
    net: int
    """The one less the other."""
    ball_on: int
    ends_at: int
    """Where the play would end, on the scale of ``ball_on``; past 100 and below 0 as well."""
    how: Ended


class KickSetUp(Consequence, frozen=True, kw_only=True, tag="kick_set_up"):
    """A KICK of ``seat`` was revealed; no response has changed it yet (BO-77, BO-78)."""

    how: Kicked
    yards: int
    needed: int | None
    """What a field goal takes; None for a punt."""


class ResponseMade(SeatEvent, frozen=True, kw_only=True, tag="response_made"):
    """``seat`` answered in its window with that card, or with none (BO-44)."""

    card: str | None


class PlayChallenged(SeatEvent, frozen=True, kw_only=True, tag="play_challenged"):
    """A CHALLENGE of ``seat`` voided the play, and ``undone`` with it, where a response was (BO-50, BO-51)."""

    undone: str | None = None


class PlayEnded(SeatEvent, frozen=True, kw_only=True, tag="play_ended"):
    """A RUN or a PASS of ``seat`` is over, responses counted: from ``ball_on`` to ``ends_at``."""

    how: Ended
    ball_on: int
    ends_at: int

    @property
    def gain(self) -> int:
        """The yards from the line of scrimmage; past the goal line as well."""
        return self.ends_at - self.ball_on

    @property
    def scores(self) -> bool:
        """Whether it is a touchdown: nobody has taken the ball (BO-64)."""
        return self.how in ("run", "pass") and self.ends_at >= FIELD


class BallKicked(SeatEvent, frozen=True, kw_only=True, tag="ball_kicked"):
    """``seat`` kicked from ``ball_on``, responses counted."""

    how: Kicked
    ball_on: int
    yards: int
    needed: int | None
    """What a field goal took; None for a punt."""
    good: bool
    """Whether a field goal was; a punt always is."""


class TurnoverOnDowns(Consequence, frozen=True, kw_only=True, tag="turnover_on_downs"):
    """``seat`` fell short on fourth down (BO-69)."""


class CardsRanOut(Consequence, frozen=True, kw_only=True, tag="cards_ran_out"):
    """``seat`` can make no call and draw no card: the period is over, or in overtime all decks are new (BO-86)."""
