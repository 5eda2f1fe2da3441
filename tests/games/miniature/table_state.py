"""What the table of the miniature game draws of a match: the ball and the down beside cards and score."""

from __future__ import annotations

from dataclasses import dataclass

from game.events import MatchEnded
from game.table_state import TableState
from tests.games.miniature.view import MiniatureView

__all__ = ["MiniatureTableState"]


@dataclass
class MiniatureTableState(TableState):
    """What the table of the miniature game draws; ``period`` is the round."""

    def adopt(self, view: MiniatureView) -> None:
        facts = view.facts
        if facts.is_over:
            self.period, self.offense = facts.rounds - 1, 1 - facts.offense
            return
        self.period, self.offense = facts.round, facts.offense
        self.ball_on, self.down, self.marker = facts.ball_on, facts.down, facts.marker

    def on_match_ended(self, event: MatchEnded) -> None:
        self.ball_on = self.down = self.marker = 0
