"""The snap of a scrimmage play, the line call and the backs, and an early sneak."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.variants.card_bowl.actions import BLOCK, STAY, Block, Choose, Sneak, Stay
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import MEN
from game.variants.card_bowl.draws import turn_up
from game.variants.card_bowl.events import ManMoved
from game.variants.card_bowl.facts import NO_LANE, Blocking, LineUp, replaced
from game.variants.card_bowl.formations import BACKS, FORMATIONS, SPOT
from game.variants.card_bowl.fronts import LANES, WIDEST
from game.variants.card_bowl.lanes import (
    MOST_MOVED_IN,
    defended,
    lane_list,
    line_men,
    men_at,
    moved_in,
    reach,
    run_places,
)
from game.variants.card_bowl.phases.base import STARTS, CardBowlPhase, go
from game.variants.card_bowl.phases.defense_turn import begin_pattern_turn
from game.variants.card_bowl.phases.rushing import sneak
from game.variants.card_bowl.phases.snap import SNAPPED, snap

MIDDLE = 3  # CB-320


def snap_ball(board: Board, emit: Emit) -> None:
    """The quarterback is turned up and the snap card drawn; then the line is called (CB-229, CB-258)."""
    play = board.play
    play.snapped = play.places
    play.origins = (-1,) * MEN
    play.lane_keys = sum({1 << place for place in play.places if place < LANES})
    play.acted = 0
    turn_up(board, play.offense, 1, "CB-229", emit)
    if snap(board, FORMATIONS[play.formation].shotgun, emit) == SNAPPED:
        play.step, play.asked = 1, 0
        go(board, "line_call")


def put_in_lane(board: Board, man: int, g: int, clause: str, emit: Emit) -> None:
    """A blocker goes into a lane, or stays idle."""
    play = board.play
    play.lanes = replaced(play.lanes, man, g)
    if emit:
        place = "stays" if g == NO_LANE else f"lane {g:+d}"
        emit(ManMoved(clause=clause, seat=play.offense, man=man, place=place))


class LineCall(CardBowlPhase):
    """Each lineman and tight end gets a lane in reach, or stays (CB-238 to CB-242, CB-258, CB-259)."""

    name = "line_call"
    clause = "CB-258"
    gesture = "line_call"

    def men(self, play: LineUp) -> list[int]:
        """Returns the men who are called, in order."""
        return line_men(play)

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        slot = play.slots[self.men(play)[play.asked]]
        spot = SPOT[slot]
        lanes = sorted(defended(play))
        found = [BLOCK[slot][g + WIDEST] for g in lanes if _may_go(play, slot, g)]
        return found if spot in lanes else [*found, STAY[slot]]

    def apply(self, board: Board, action: Block | Stay, emit: Emit) -> None:
        play = board.play
        men = self.men(play)
        man = men[play.asked]
        if isinstance(action, Block):
            put_in_lane(board, man, action.g, self.clause, emit)
            spot = SPOT.get(play.slots[man])
            if spot is None or abs(action.g - spot) >= 2:  # CB-240, CB-263
                play.pulled |= 1 << man
        play.asked += 1
        if play.asked == len(men):
            play.asked = 0
            _offer_sneak(board)


def _may_go(play: Blocking, slot: int, g: int) -> bool:
    distance = abs(g - SPOT[slot])
    return distance <= reach(slot) and (distance < 2 or moved_in(play, g) < MOST_MOVED_IN)


def middle_places(play: Blocking) -> list[tuple[int, int]]:
    """Returns where a sneak may go: center and guard match-ups (CB-320)."""
    return [(low, high) for low, high in run_places(lane_list(play)) if low >= -MIDDLE and high <= MIDDLE]


def _offer_sneak(board: Board) -> None:
    play = board.play
    if not FORMATIONS[play.formation].shotgun and middle_places(play):
        go(board, "early_sneak")
    else:
        begin_pattern_turn(board, play.step + 1)


class EarlySneak(CardBowlPhase):
    """A quarterback sneak right after step 1 or step 3 (CB-260, CB-264)."""

    name = "early_sneak"
    clause = "CB-260"
    no_sneak = Choose("no_sneak")

    def legal_actions(self, board: Board) -> list[Any]:
        return [self.no_sneak, *[Sneak(low, high) for low, high in middle_places(board.play)]]

    def apply(self, board: Board, action: Choose | Sneak, emit: Emit) -> None:
        if isinstance(action, Sneak):
            sneak(board, action.low, action.high, emit)
        else:
            begin_pattern_turn(board, board.play.step + 1)


def begin_step_3(board: Board, emit: Emit) -> None:
    """The backs may go into the line (CB-263)."""
    play = board.play
    play.step, play.asked = 3, 0
    if any(slot in BACKS for slot in play.slots):
        go(board, "backs")
    else:
        _offer_sneak(board)


class Backs(LineCall):
    """Each back stays, or goes face down into a lane (CB-263)."""

    name = "backs"
    clause = "CB-263"
    gesture = "backs"

    def men(self, play: LineUp) -> list[int]:
        return men_at(play, BACKS)

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        slot = play.slots[self.men(play)[play.asked]]
        free = [g for g in lane_list(play) if moved_in(play, g) < MOST_MOVED_IN]
        return [STAY[slot], *[BLOCK[slot][g + WIDEST] for g in free]]


STARTS["snap"] = snap_ball
STARTS["step_3"] = begin_step_3
