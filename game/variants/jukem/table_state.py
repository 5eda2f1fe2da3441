"""The state that Jukem's table draws: both drives, beside cards and score."""

from __future__ import annotations

from dataclasses import dataclass

from game.events import PeriodBegan, Scored
from game.table_state import TableState
from game.variants.jukem.cards import TOUCHDOWN_YARDS
from game.variants.jukem.events import DriveGrew, DriveWiped, PlayRemoved, TurnBegan
from game.variants.jukem.view import JukemView


@dataclass
class JukemTableState(TableState):
    """The table state of Jukem; ``offense`` is the seat on turn."""

    totals: tuple[int, int] = (0, 0)
    """Yards on each drive line."""

    @property
    def threat(self) -> float:
        return self.totals[self.offense] / TOUCHDOWN_YARDS

    def adopt(self, view: JukemView) -> None:
        self.period, self.offense, self.totals = view.facts.period, view.facts.attacker, view.totals

    def on_turn_began(self, event: TurnBegan) -> None:
        self.offense = event.seat

    def on_drive_grew(self, event: DriveGrew | PlayRemoved) -> None:
        self._set(event.seat, event.total)

    on_play_removed = on_drive_grew

    def on_drive_wiped(self, event: DriveWiped | Scored) -> None:
        self._set(event.seat, 0)

    on_scored = on_drive_wiped

    def on_period_began(self, event: PeriodBegan) -> None:
        self.totals = (0, 0)

    def _set(self, seat: int, total: int) -> None:
        self.totals = (self.totals[0], total) if seat else (total, self.totals[1])
