"""What the desk says of a choice in the making, beside how the match stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.variants.real_deal.table_state import RealDealTableState


@dataclass
class Caption:
    """What the viewer is asked, and what a picked card would do."""

    asked: bool = False
    """Whether the viewer has to decide."""
    attack: bool = False
    """Whether the viewer's hand holds a card that the offense may play for points now."""
    answer: bool = True
    """Whether the viewer's hand may hold an answer to the play that waits; False only before its owner alone."""
    odds: str = ""
    """How likely the viewer's own play stands while it waits, as the viewer knows; empty before others."""
    ghost: str = ""
    """What the picked card would do."""

    def go_on(self) -> None:
        """Something happens, and nobody is asked while it does."""
        self.asked, self.ghost = False, ""


class ShownTable(Protocol):
    """What the things on the desk draw."""

    table_state: RealDealTableState
    caption: Caption
    names: Sequence[str]
    viewer: int
    between: bool
    """Whether one possession is over and the next has not begun: nobody is on offense."""
