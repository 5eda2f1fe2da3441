"""What a match opens with that begins from a position: the events that tell where it stands."""

from __future__ import annotations

from game.contract import Event
from game.events import DriveAdvanced, DriveBegan, PeriodBegan, TakenUp
from game.variants.jukem.board import Board
from game.variants.jukem.events import LastTurn, TurnBegan


def opening(state: Board) -> list[Event]:
    """Score, half, and the drives with every play that lies on their lines, since an answer may take it off again."""
    facts = state.facts
    events: list[Event] = [
        PeriodBegan(clause="JF-3", period=facts.period, dealer=facts.dealer),
        TakenUp(clause="JF-2", score=facts.points),
    ]
    for seat, line in enumerate(state.lines):
        events += [DriveBegan(clause="JF-26", seat=seat)] * bool(line)
        events += [DriveAdvanced(clause="JF-26", seat=seat, gain=play.yards) for play in line]
    events.append(TurnBegan(clause="JF-14", seat=facts.attacker))
    if state.last_turn:
        events.append(LastTurn(clause="JF-63", seat=facts.attacker))
    return events
