"""The events that only BLOWOUT!!! has."""

from __future__ import annotations

from typing import Literal

from game.events import Consequence, SeatEvent
from game.field import FIELD

PlayResult = Literal["run", "pass", "no_gain", "overthrown", "sack", "interception", "fumble"]
"""The result of a RUN or a PASS. ``no_gain`` is a PASS that did not beat the defense."""
KickType = Literal["punt", "field_goal"]


class StartChosen(SeatEvent, frozen=True, kw_only=True, tag="start_chosen"):
    """The winner of the toss chose. ``offense`` has the ball first."""

    offense: int


class CallMade(SeatEvent, frozen=True, kw_only=True, tag="call_made"):
    """``seat`` has made its call, face down. Nothing else is public (BO-106)."""


class YardsCompared(Consequence, frozen=True, kw_only=True, tag="yards_compared"):
    """A RUN or a PASS of ``seat`` met a defensive play; no response has changed it yet (BO-59)."""

    call: str
    against: str
    yards: int
    """What the offense's card gains."""
    loss: int
    """What the defensive play takes."""
    net: int
    """``yards`` minus ``loss``."""
    ball_on: int
    ends_at: int
    """Where the play would end, on the scale of ``ball_on``; may exceed 100 or be negative."""
    how: PlayResult


class KickSetUp(Consequence, frozen=True, kw_only=True, tag="kick_set_up"):
    """A KICK of ``seat`` was revealed; no response has changed it yet (BO-77, BO-78)."""

    how: KickType
    yards: int
    needed: int | None
    """The shortest field goal, in yards; None for a punt."""


class ResponseMade(SeatEvent, frozen=True, kw_only=True, tag="response_made"):
    """``seat`` played that response, or none (BO-44)."""

    card: str | None


class PlayChallenged(SeatEvent, frozen=True, kw_only=True, tag="play_challenged"):
    """A CHALLENGE of ``seat`` voided the play and, if there was one, the response ``undone`` (BO-50, BO-51)."""

    undone: str | None = None


class PlayEnded(SeatEvent, frozen=True, kw_only=True, tag="play_ended"):
    """A RUN or a PASS of ``seat`` went from ``ball_on`` to ``ends_at``, responses included."""

    how: PlayResult
    ball_on: int
    ends_at: int

    @property
    def actor(self) -> int | None:
        """The other seat if it takes the ball away, else ``seat``."""
        return 1 - self.seat if self.how in ("interception", "fumble") else self.seat

    @property
    def gain(self) -> int:
        """Yards from the line of scrimmage; may go past a goal line."""
        return self.ends_at - self.ball_on

    @property
    def scores(self) -> bool:
        """Whether it is a touchdown (BO-64)."""
        return self.how in ("run", "pass") and self.ends_at >= FIELD


class BallKicked(SeatEvent, frozen=True, kw_only=True, tag="ball_kicked"):
    """A kick of ``seat`` from ``ball_on`` that no response undid."""

    how: KickType
    ball_on: int
    yards: int
    needed: int | None
    """The shortest field goal, in yards; None for a punt."""
    good: bool
    """Whether a field goal is good; always true for a punt."""


class TurnoverOnDowns(Consequence, frozen=True, kw_only=True, tag="turnover_on_downs"):
    """``seat`` fell short on fourth down (BO-69)."""

    @property
    def actor(self) -> int:
        """The seat that fell short, so that this is the last that is said of it."""
        return self.seat


class CardsRanOut(Consequence, frozen=True, kw_only=True, tag="cards_ran_out"):
    """``seat`` has no call and no card to draw: the period ends, or overtime goes on with new decks (BO-86)."""
