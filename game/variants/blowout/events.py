"""What happens in BLOWOUT!!! that the shared events cannot say."""

from __future__ import annotations

from typing import Literal

from game.contract import Event
from game.events import Consequence

Ended = Literal["run", "pass", "no_gain", "overthrown", "sack", "interception", "fumble"]
"""How a RUN or a PASS came to its end: ``no_gain`` is a PASS that did not beat the defense."""
Kicked = Literal["punt", "field_goal"]


class StartChosen(Event, frozen=True, kw_only=True, tag="start_chosen"):
    """The winner of the flip chose; ``offense`` has the ball first."""

    seat: int
    offense: int


class CallMade(Event, frozen=True, kw_only=True, tag="call_made"):
    """``seat`` has made its call, face down: nothing but the fact is told (BO-106)."""

    seat: int


class YardsCompared(Consequence, frozen=True, kw_only=True, tag="yards_compared"):
    """A RUN or a PASS of ``seat`` met a defensive play; no response has changed it yet (BO-59)."""

    seat: int
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

    seat: int
    how: Kicked
    yards: int
    needed: int | None
    """What a field goal takes; None for a punt."""


class ResponseMade(Event, frozen=True, kw_only=True, tag="response_made"):
    """``seat`` answered in its window with that card, or with none (BO-44)."""

    seat: int
    card: str | None


class PlayChallenged(Event, frozen=True, kw_only=True, tag="play_challenged"):
    """A CHALLENGE of ``seat`` voided the play, and ``undone`` with it, where a response was (BO-50, BO-51)."""

    seat: int
    undone: str | None = None


class PlayEnded(Event, frozen=True, kw_only=True, tag="play_ended"):
    """A RUN or a PASS of ``seat`` is over, responses counted: from ``ball_on`` to ``ends_at``."""

    seat: int
    how: Ended
    ball_on: int
    ends_at: int


class BallKicked(Event, frozen=True, kw_only=True, tag="ball_kicked"):
    """``seat`` kicked from ``ball_on``, responses counted."""

    seat: int
    how: Kicked
    ball_on: int
    yards: int
    needed: int | None
    """What a field goal took; None for a punt."""
    good: bool
    """Whether a field goal was; a punt always is."""


class TurnoverOnDowns(Consequence, frozen=True, kw_only=True, tag="turnover_on_downs"):
    """``seat`` fell short on fourth down (BO-69)."""

    seat: int


class CardsRanOut(Consequence, frozen=True, kw_only=True, tag="cards_ran_out"):
    """``seat`` can make no call and draw no card: the period is over, or in overtime all decks are new (BO-86)."""

    seat: int
