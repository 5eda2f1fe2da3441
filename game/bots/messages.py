"""The messages between the table and the process of the computer players: plain data, never a state.

No message contains the seed of a match in progress.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from game.bots.hints import Caution, Hint
from game.bots.players import Budget
from game.record import MatchRecord
from game.review.ledger import Review, Row


class Purpose(StrEnum):
    """What a decision is analyzed for."""

    ACT = "act"
    HINTS = "hints"
    CAUTIONS = "cautions"


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """Analyze one decision."""

    ticket: int
    package: str
    """The module with the variant's rules, so that the process also finds variants outside the program."""
    level: str
    view: msgspec.Raw
    legal_actions: tuple[str, ...]
    budget: Budget
    key: str
    """The key of the player's random generator."""
    purpose: Purpose = Purpose.ACT


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """Stop: nobody waits for the answer any more."""

    ticket: int


class Hurry(msgspec.Struct, frozen=True, tag="hurry"):
    """Answer within ``seconds``, whatever the budget was."""

    ticket: int
    seconds: float


class Answered(msgspec.Struct, frozen=True, tag="told"):
    """The answer to a question."""

    ticket: int
    actions: tuple[str, ...]
    """One action, or all actions of a gesture; none if cautions were asked for."""
    hints: tuple[Hint, ...] = ()
    cautions: tuple[Caution, ...] = ()


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The question could not be answered."""

    ticket: int
    why: str


class AskReview(msgspec.Struct, frozen=True, tag="review"):
    """Review a finished match, where nothing is secret any more, whenever nothing else is asked."""

    ticket: int
    match: MatchRecord
    seat: int
    rows: tuple[Row, ...]
    """The rows judged before."""


class Reviewed(msgspec.Struct, frozen=True, tag="reviewed"):
    """The progress of a review."""

    ticket: int
    first: int
    """The index of the first row sent; earlier rows are already known."""
    review: Review
    """Contains only the rows from ``first`` on."""


ToWorker = Ask | AskReview | Cancel | Hurry
FromWorker = Answered | Reviewed | Failed
