"""The first events of a match that begins from a given position."""

from __future__ import annotations

from game.contract import Event
from game.events import (
    BallSpotted,
    ClockRan,
    DownSet,
    DriveBegan,
    PeriodBegan,
    PossessionChanged,
    TakenUp,
)
from game.field import FIELD
from game.variants.card_bowl import clock
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.events import BallMoved, LinedUp
from game.variants.card_bowl.facts import NOBODY, CardBowlFacts, Play
from game.variants.card_bowl.formations import FORMATIONS, SLOTS
from game.variants.card_bowl.fronts import place_name
from game.variants.card_bowl.strides import ball_now

BEFORE_THE_TOSS = ("pool", "toss_call", "toss_choice")


def opening(board: Board) -> list[Event]:
    """Score, period and clock, then the drive that goes on, from where the ball lies.

    A play that goes on is shown by the board; it is in no figures, since its call is not told.
    """
    facts = board.facts
    taken_up = TakenUp(clause="CB-34", score=facts.points)
    if board.phase.name in BEFORE_THE_TOSS and facts.period in clock.OPENING:
        return [taken_up]
    return [
        PeriodBegan(clause="CB-37", period=facts.period),
        taken_up,
        ClockRan(clause="CB-34", by=0, left=facts.clock),
        *_drive(facts),
        *_spot(facts),
        *_lines(board.play),
        *_ball(board),
    ]


def _drive(facts: CardBowlFacts) -> list[Event]:
    """Returns the drive that goes on, also while the other side may be getting the ball."""
    seat = facts.drive
    if seat == NOBODY:
        return []
    spot = facts.ball_on if seat == facts.offense else FIELD - facts.ball_on
    return [PossessionChanged(clause="CB-48", seat=seat), DriveBegan(clause="CB-48", seat=seat, ball_on=spot)]


def _ball(board: Board) -> list[Event]:
    """Returns where the ball is in the middle of a play, from where it goes on."""
    spot = ball_now(board.play, board.phase.name)
    return [] if spot is None else [BallMoved(clause="CB-34", seat=spot.seat, ball_on=spot.ball_on, way="dead")]


def _lines(play: Play) -> list[Event]:
    """Returns where the men of a play that goes on stand."""
    found: list[Event] = []
    if play.slots:
        names = tuple(SLOTS[slot] for slot in play.slots)
        code = FORMATIONS[play.formation].code
        found.append(LinedUp(clause="CB-206", seat=play.offense, formation=code, places=names))
    if play.slots and play.places:
        names = tuple(place_name(place, play.slots) for place in play.places)
        found.append(LinedUp(clause="CB-215", seat=1 - play.offense, formation="", places=names))
    return found


def _spot(facts: CardBowlFacts) -> list[Event]:
    """Returns where the ball lies for a snap or a try; a kickoff has a spot of its own."""
    seat = facts.offense
    if facts.next in ("try", "two_points"):
        return [BallSpotted(clause="CB-199", seat=seat, ball_on=facts.ball_on, why="try")]
    if facts.next != "call":
        return []
    return [
        BallSpotted(clause="CB-421", seat=seat, ball_on=facts.ball_on, why="start"),
        DownSet(clause="CB-45", seat=seat, down=facts.down, marker=facts.marker),
    ]
