"""What the items on the slate know of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.variants.football_war.table_state import FootballWarTableState


class ShownTable(Protocol):
    """The match as far as it has been shown, and who looks on."""

    table_state: FootballWarTableState
    names: Sequence[str]
    viewer: int
    you: int | None

    @property
    def own_hand(self) -> Sequence[str]:
        """Returns the codes of the player's hand, as far as they have been shown; none before others at the screen."""

    @property
    def marks_to_go(self) -> int:
        """Returns the marks of the drive between the ball and the goal line, as they are drawn."""
