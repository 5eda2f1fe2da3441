"""What the table and the process in which bots think tell each other: plain data, never a state, never a seed."""

from __future__ import annotations

import msgspec

from game.bots.hints import Hint
from game.bots.players import Budget


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
    hints: bool = False


class Cancel(msgspec.Struct, frozen=True, tag="cancel"):
    """Stop thinking about it: nobody waits any more."""

    ticket: int


class Hurry(msgspec.Struct, frozen=True, tag="hurry"):
    """Answer within so many seconds, whatever was allowed before."""

    ticket: int
    seconds: float


class StoryAndBooth(msgspec.Struct, frozen=True, tag="told"):
    """What came of a question."""

    ticket: int
    actions: tuple[str, ...]
    """One, or all of a gesture."""
    hints: tuple[Hint, ...] = ()


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A question that could not be answered, and why."""

    ticket: int
    why: str


ToWorker = Ask | Cancel | Hurry
FromWorker = StoryAndBooth | Failed
