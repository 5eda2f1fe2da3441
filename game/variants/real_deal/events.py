"""What happens in Real Deal that the shared events cannot say."""

from __future__ import annotations

from typing import Literal

from game.events import Consequence, SeatEvent

Effect = Literal["stop", "continuation", "safety", "return"]


class TossChosen(SeatEvent, frozen=True, kw_only=True, tag="toss_chosen"):
    """A seat said whether it receives or defers; ``offense`` has the ball first."""

    receives: bool
    offense: int


class TossDue(Consequence, frozen=True, kw_only=True, tag="toss_due"):
    """``seat`` has to say who has the ball first in a half; the clause says why it does."""


class PossessionBegan(Consequence, frozen=True, kw_only=True, tag="possession_began"):
    """``seat`` has the ball, and this is what it may do with it (RD-41, RD-51)."""

    return_open: bool
    limited: bool
    finished: tuple[int, int]
    """Possessions that each team has finished in the quarter."""


class BallTaken(Consequence, frozen=True, kw_only=True, tag="ball_taken", omit_defaults=True):
    """``seat`` has the ball, and no possession begins: it returned a kick (RD-59) or called the quarter (RD-56)."""

    limited: bool = False
    """Whether it may make long plays only."""


class PlayMade(SeatEvent, frozen=True, kw_only=True, tag="play_made"):
    """A play of ``seat`` waits for a counter; ``points`` are what it scores without one."""

    play: str
    points: int
    as_counter: bool = False
    """Whether it was itself played as a counter: a SAFETY, or a RETURN TD against a kick."""


class PlayCountered(SeatEvent, frozen=True, kw_only=True, tag="play_countered", omit_defaults=True):
    """``seat`` met the play of the other one with a card of the chart."""

    play: str
    counter: str
    effect: Effect
    returned: str = ""
    """The kick that the ball carrier has returned, where it goes on after that (RD-44, RD-48)."""


class PlayConceded(SeatEvent, frozen=True, kw_only=True, tag="play_conceded"):
    """``seat`` let the play of the other one score, with how many cards laid down for it."""

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
