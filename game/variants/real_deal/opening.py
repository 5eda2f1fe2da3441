"""The opening events of a match that begins from a written position."""

from __future__ import annotations

from game.contract import Event
from game.events import DriveAdvanced, DriveBegan, PeriodBegan, PossessionChanged, TakenUp
from game.variants.real_deal.board import Board
from game.variants.real_deal.events import PossessionBegan


def opening(state: Board) -> list[Event]:
    """Returns the events for score, quarter and possession, and for a play of the offense that waits for a counter."""
    facts = state.facts
    events: list[Event] = [
        PeriodBegan(clause="RD-2", period=facts.period),
        TakenUp(clause="RD-9", score=facts.points),
    ]
    if state.phase.name == "toss":
        return events
    seat = facts.offense
    events += [
        PossessionChanged(clause="RD-3", seat=seat),
        DriveBegan(clause="RD-3", seat=seat),
        PossessionBegan(
            clause="RD-51" if facts.limited else "RD-41",
            seat=seat,
            return_open=facts.return_open,
            limited=facts.limited,
            finished=facts.finished,
        ),
    ]
    if state.phase.name == "counter" and facts.chain[-1].seat == seat:
        events.append(DriveAdvanced(clause="RD-24", seat=seat, gain=1))
    return events
