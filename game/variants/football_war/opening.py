"""The opening events of a match that begins from a written position."""

from __future__ import annotations

from game.contract import Event
from game.events import DriveBegan, PeriodBegan, TakenUp
from game.variants.football_war.board import Board
from game.variants.football_war.events import LastSeries


def opening(state: Board) -> list[Event]:
    """Returns the events that tell the score, the half and whose drive it is; who kicked off is unknown."""
    facts = state.facts
    events: list[Event] = [
        PeriodBegan(clause="FW-90", period=facts.period),
        TakenUp(clause="FW-2", score=facts.points),
        DriveBegan(clause="FW-23", seat=facts.offense),
    ]
    if not state.draw_pile:
        events.append(LastSeries(clause="FW-79"))
    return events
