"""What the desk shows of the viewer's choice, beside the state of the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from game.variants.real_deal.table_state import RealDealTableState
from scenes.table.real_deal.briefing import Briefing
from scenes.table.real_deal.stamp import Stamp


@dataclass
class Caption:
    """The viewer's question and the preview of a picked card."""

    asked: bool = False
    """Whether the viewer has to decide."""
    what_else: str = ""
    """What a hand without an attack or an answer can do; empty if it has one, or if others look on."""
    odds: str = ""
    """The chance that the viewer's waiting play stands, as a text; empty if others look on."""
    ghost: str = ""
    """Preview of the picked card."""
    briefing: Briefing = field(default_factory=Briefing)
    """What the hand is good for, without the picked card if it is no attack."""
    alive: frozenset[str] | None = None
    """The counters that the other side may still hold, as the viewer knows; None if others look on."""
    holds_end: bool = False
    """Whether the viewer's hand holds HAS BALL END OF QUARTER, and nobody else looks on."""
    bought: str = ""
    """What an own attack that was called back has brought; empty if others look on, or without one."""

    def go_on(self) -> None:
        """Clears question and preview while something is shown."""
        self.asked, self.ghost = False, ""
        if self.briefing.is_answering:
            self.briefing = Briefing()


class ShownTable(Protocol):
    """The parts of the table that the things on the desk draw."""

    table_state: RealDealTableState
    caption: Caption
    stamp: Stamp
    names: Sequence[str]
    viewer: int
    last_drive: str
    """How the possession before ended, as a sentence; empty in a quarter's first one."""
    between: bool
    """Whether nobody is on offense: one possession is over and the next has not begun."""

    @property
    def undecided(self) -> bool:
        """Whether it is not known who begins the quarter."""
