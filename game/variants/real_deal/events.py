"""The events that only Real Deal has."""

from __future__ import annotations

from typing import Literal

from game.events import Consequence, SeatEvent

Effect = Literal["stop", "continuation", "safety", "return"]


class TossChosen(SeatEvent, frozen=True, kw_only=True, tag="toss_chosen"):
    """``seat`` chose to receive or to defer; ``offense`` has the ball first."""

    receives: bool
    offense: int


class TossDue(Consequence, frozen=True, kw_only=True, tag="toss_due"):
    """``seat`` has to choose who has the ball first in a half; the clause says why it chooses."""


class PossessionBegan(Consequence, frozen=True, kw_only=True, tag="possession_began"):
    """A possession of ``seat`` begins, with what it allows (RD-41, RD-51)."""

    return_open: bool
    limited: bool
    finished: tuple[int, int]
    """Possessions that each team has finished in this quarter."""


class BallTaken(Consequence, frozen=True, kw_only=True, tag="ball_taken", omit_defaults=True):
    """``seat`` has the ball without a new possession: it returned a kick (RD-59) or ended the quarter (RD-56)."""

    limited: bool = False
    """Whether only long plays are allowed."""


class PlayMade(SeatEvent, frozen=True, kw_only=True, tag="play_made"):
    """A play of ``seat`` waits for a counter; it scores ``points`` without one."""

    play: str
    points: int
    as_counter: bool = False
    """Whether it was itself played as a counter: a SAFETY, or a RETURN TD against a kick."""


class PlayCountered(SeatEvent, frozen=True, kw_only=True, tag="play_countered", omit_defaults=True):
    """``seat`` answered the other seat's play with a counter."""

    play: str
    counter: str
    effect: Effect
    returned: str = ""
    """The kick that the ball carrier has returned, if it goes on after that (RD-44, RD-48)."""


class PlayConceded(SeatEvent, frozen=True, kw_only=True, tag="play_conceded"):
    """``seat`` let the other seat's play score and laid down ``cards`` cards."""

    play: str
    cards: int


class PlayAccepted(SeatEvent, frozen=True, kw_only=True, tag="play_accepted"):
    """``seat`` let a SAFETY count or a punt inside the 10 stand."""

    play: str


class Punted(SeatEvent, frozen=True, kw_only=True, tag="punted"):
    """``seat`` laid a card face down and gave the ball away."""


class QuarterCalled(SeatEvent, frozen=True, kw_only=True, tag="quarter_called"):
    """``seat`` played HAS BALL END OF QUARTER; ``play`` is the play that it did not stop, if one waited."""

    play: str | None = None


class DeckRanOut(Consequence, frozen=True, kw_only=True, tag="deck_ran_out"):
    """A draw pile of ``seat`` is empty after the draws: the quarter is over (RD-61)."""
