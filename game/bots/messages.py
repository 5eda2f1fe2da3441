"""What the table and the process in which bots think tell each other: plain data, never a state.

No seed is told of a match that still goes on.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from game.bots.hints import Caution, Hint
from game.bots.players import Budget
from game.record import MatchRecord
from game.review.ledger import Review, Row


class Purpose(StrEnum):
    """What a decision is thought about for."""

    ACT = "act"
    HINTS = "hints"
    CAUTIONS = "cautions"


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """Think about one decision."""

    ticket: int
    package: str
    """The module that holds the variant's rules, so that the process finds one that is not among the program's own."""
    level: str
    view: msgspec.Raw
    legal_actions: tuple[str, ...]
    budget: Budget
    key: str
    """The key of the player's generator."""
    purpose: Purpose = Purpose.ACT


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """Stop thinking about it: nobody waits any more."""

    ticket: int


class Hurry(msgspec.Struct, frozen=True, tag="hurry"):
    """Answer within so many seconds, whatever was allowed before."""

    ticket: int
    seconds: float


class Answered(msgspec.Struct, frozen=True, tag="told"):
    """What came of a question."""

    ticket: int
    actions: tuple[str, ...]
    """One, or all of a gesture; none where cautions were asked for."""
    hints: tuple[Hint, ...] = ()
    cautions: tuple[Caution, ...] = ()


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A question that could not be answered, and why."""

    ticket: int
    why: str


class AskReview(msgspec.Struct, frozen=True, tag="review"):
    """Review a finished match, of which nothing is secret any more, whenever nobody else asks for anything."""

    ticket: int
    match: MatchRecord
    seat: int
    rows: tuple[Row, ...]
    """What was judged before."""


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    """How far a review has come."""

    ticket: int
    first: int
    """The number of the first row that is told: those before it are known."""
    review: Review
    """With the rows from there on alone."""


ToWorker = Ask | AskReview | Cancel | Hurry
FromWorker = Answered | Reviewed | Failed
