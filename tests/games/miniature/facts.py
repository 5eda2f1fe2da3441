"""What both seats of a miniature match always know beside the cards that lie open."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from game.contract import MOST_COUNTED, Facts
from game.field import DOWNS, FIELD, line_to_gain

START = 75  # MG-5
TOUCHDOWN: Final = 7  # MG-14
FIELD_GOAL: Final = 3  # MG-15

Seat = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]


class MiniatureFacts(Facts, kw_only=True):
    """The public facts of a match."""

    rounds: Literal[2, 3] = 2
    first: Seat = 0
    """Who has the ball first in every round."""
    made: tuple[Literal[0, 3, 7], ...] = ()
    """The points of each drive that is over, in order (MG-1)."""
    ball_on: Annotated[int, Meta(ge=0, lt=FIELD)] = START
    marker: Annotated[int, Meta(ge=0, le=FIELD)] = line_to_gain(START)
    down: Annotated[int, Meta(ge=1, le=DOWNS)] = 1
    snaps: Count = 0
    """How many there were in the match."""

    @property
    def offense(self) -> int:
        """Who has the ball: the sides take turns (MG-1)."""
        return (self.first + len(self.made)) % 2

    @property
    def round(self) -> int:
        """The round, counted from 0."""
        return len(self.made) // 2

    @property
    def is_over(self) -> bool:
        """Whether every drive was played."""
        return self.round == self.rounds

    @property
    def points(self) -> tuple[int, int]:
        """The points by seat."""
        first, second = sum(self.made[::2]), sum(self.made[1::2])
        return (second, first) if self.first else (first, second)
