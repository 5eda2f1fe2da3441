"""The opening events of a match that begins from a written position."""

from __future__ import annotations

from game.contract import Event
from game.events import BallSpotted, DownSet, DriveBegan, PeriodBegan, PossessionChanged, TakenUp
from tests.games.miniature.board import Board


def opening(state: Board) -> list[Event]:
    """Score, round, and the drive, which begins where the ball lies."""
    facts = state.facts
    seat, ball_on = facts.offense, facts.ball_on
    return [
        PeriodBegan(clause="MG-1", period=facts.round),
        TakenUp(clause="MG-1", score=facts.points),
        PossessionChanged(clause="MG-1", seat=seat),
        DriveBegan(clause="MG-5", seat=seat, ball_on=ball_on),
        BallSpotted(clause="MG-5", seat=seat, ball_on=ball_on, why="start"),
        DownSet(clause="MG-12", seat=seat, down=facts.down, marker=facts.marker),
    ]
