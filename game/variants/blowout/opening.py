"""The opening events of a match that begins from a written position."""

from __future__ import annotations

from game.contract import Event
from game.events import BallSpotted, DownSet, DriveBegan, PeriodBegan, PossessionChanged, TakenUp
from game.variants.blowout.zones import BlowoutZones


def opening(state: BlowoutZones) -> list[Event]:
    """Returns the events for score and period, and for a drive that begins where the ball lies."""
    facts = state.facts
    taken_up = TakenUp(clause="BO-2", score=facts.points)
    if state.phase.name == "coin":
        return [taken_up]
    seat, ball_on = facts.offense, facts.ball_on
    return [
        PeriodBegan(clause="BO-94" if facts.in_overtime else "BO-19", period=facts.period),
        taken_up,
        PossessionChanged(clause="BO-8", seat=seat),
        BallSpotted(clause="BO-3", seat=seat, ball_on=ball_on, why="start"),
        DownSet(clause="BO-6", seat=seat, down=facts.down, marker=facts.marker),
        DriveBegan(clause="BO-6", seat=seat, ball_on=ball_on),
    ]
