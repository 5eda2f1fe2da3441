"""Rush, sneak and scramble: no choice of their own but the scramble's sideline."""

from __future__ import annotations

from game.contract import Emit
from game.field import FIELD
from game.variants.card_bowl import sums
from game.variants.card_bowl.actions import Choose, lane_name
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import FACE, RED_JOKER, SUIT, round_half_up
from game.variants.card_bowl.draws import draw, turn_up
from game.variants.card_bowl.events import Executed, Resolved
from game.variants.card_bowl.facts import COMPLEX, Execution
from game.variants.card_bowl.formations import SLOTS
from game.variants.card_bowl.lanes import blockers, lane_list, rushers, side_of_lane
from game.variants.card_bowl.phases.base import STARTS, CardBowlPhase, answers, go
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.extra_card import add_extra
from game.variants.card_bowl.phases.fumble import down_at, fumble
from game.variants.card_bowl.phases.open_field import run

RUSH_DRAWS, QUARTERBACK_DRAWS = 3, 2  # CB-308, CB-321, CB-329
SNEAK_LOSS, SCRAMBLE_LOSS = 1, 6  # CB-325, CB-330
SIDELINE_COST = 2  # CB-331


def rush(board: Board, carrier: int, low: int, high: int, emit: Emit) -> None:
    """A back takes the handoff into a lane or gap (CB-306, CB-307, CB-315)."""
    play = board.play
    play.act = "rush"
    enter(board, carrier, low, high, emit)
    card = draw(board, "handoff", emit)
    if card == RED_JOKER:
        drop_handoff(board, emit)
        return
    play.handoff = card
    add_extra(board, emit)


def drop_handoff(board: Board, emit: Emit) -> None:
    """A fumbled handoff rolls back by the face values of the defensive draws (CB-315)."""
    play = board.play
    draw_defense(board, RUSH_DRAWS, emit)
    fumble(board, play.offense, play.los - faces(board), emit)


def sneak(board: Board, low: int, high: int, emit: Emit) -> None:
    """The quarterback into the middle (CB-319 to CB-327)."""
    board.play.act = "sneak"
    enter(board, 0, low, high, emit)
    _end_run(board, QUARTERBACK_DRAWS, emit)


def scramble(board: Board, low: int, high: int, emit: Emit) -> None:
    """The quarterback keeps the ball (CB-328, CB-329)."""
    board.play.act = "scramble"
    enter(board, 0, low, high, emit)
    add_extra(board, emit)


def enter(board: Board, carrier: int, low: int, high: int, emit: Emit) -> None:
    """The runner and the lanes' cards are turned up; which men may tackle is settled (CB-302, CB-393, CB-394)."""
    play = board.play
    play.carrier, play.low, play.high = carrier, low, high
    lanes = lane_list(play)
    end = side_of_lane(lanes, low) if low == high else 0
    play.side = end or play.side
    play.tackles = "wide" if end else "line"
    shown = sum({1 << man for man in (carrier, *blockers(play, low, high))})
    turn_up(board, play.offense, shown, "CB-302", emit)
    turn_up(board, 1 - play.offense, sum(1 << man for man in rushers(play, low, high)), "CB-271", emit)
    if emit:
        name = SLOTS[play.slots[carrier]]
        emit(Executed(clause="CB-299", seat=play.offense, play=play.act, carrier=name, place=lane_name(low, high)))


def draw_defense(board: Board, count: int, emit: Emit) -> None:
    """The defensive draws of a run; a red joker knocks the ball loose (CB-308, CB-316)."""
    play = board.play
    for _ in range(count):
        card = draw(board, "defense_run", emit)
        play.draws = (*play.draws, card)


def faces(board: Board) -> int:
    """Returns the sum of the face values of the defensive draws."""
    return sum([FACE[card] for card in board.play.draws])


def add_up(board: Board, emit: Emit) -> int:
    """Sets the gain of a run, by its kind. Returns O - D (CB-312, CB-313, CB-324, CB-325, CB-330)."""
    play = board.play
    offense, defense = sums.offense_run(board), sums.defense_run(board)
    difference = sums.total(offense) - sums.total(defense)
    play.gain = _gain(play.act, difference, faces(board))
    resolve(play, "CB-312", offense, defense, emit)
    return difference


def resolve(play: Execution, clause: str, offense: sums.Terms, defense: sums.Terms, emit: Emit) -> None:
    """Tells both rows of what was run, and the gain."""
    if emit:
        rows = {"offense": tuple(offense), "defense": tuple(defense)}
        totals = (sums.total(offense), sums.total(defense))
        emit(Resolved(clause=clause, totals=totals, gain=play.gain, what=play.act, **rows))


def _gain(act: str, difference: int, face_sum: int) -> int:
    if act == "sneak":
        return (
            round_half_up(difference, 4)
            if difference >= 0
            else -min(face_sum, SNEAK_LOSS, -round_half_up(difference, 4))
        )
    if difference >= 0:
        return round_half_up(difference, 2) if difference else 0
    loss = min(face_sum, -difference // 2)
    return -min(loss, SCRAMBLE_LOSS) if act == "scramble" else -loss


def break_open(board: Board, difference: int) -> int:
    """Returns how many first cards a run has in the open field (CB-314)."""
    return max(0, FACE[board.play.handoff] - faces(board)) if difference > 0 else 0


def matches_suit(board: Board, card: int) -> bool:
    """Returns whether a card drives the runner out of bounds in the late window (CB-91)."""
    play = board.play
    carrier = board.men[play.offense][play.carrier]
    return play.late and board.facts.timing == COMPLEX and SUIT[card] == SUIT[carrier]


def lost_ball(board: Board, spot: int, emit: Emit) -> bool:
    """Returns whether a red joker among the defensive draws caused a fumble, which is then resolved (CB-316)."""
    play = board.play
    if not play.loose:
        return False
    if spot >= FIELD:
        finish(board, play.offense, spot, "touchdown", emit)  # CB-399
    else:
        fumble(board, play.offense, spot, emit)
    return True


def _end_run(board: Board, count: int, emit: Emit) -> None:
    play = board.play
    draw_defense(board, count, emit)
    difference = add_up(board, emit)
    spot = play.los + play.gain
    if lost_ball(board, spot, emit):
        return
    if spot >= FIELD or play.act == "sneak":
        down_at(board, play.offense, spot, emit)
    elif play.act == "rush":
        _end_rush(board, spot, difference, emit)
    elif play.late and play.tackles == "wide":
        go(board, "scramble_sideline")
    else:
        down_at(board, play.offense, spot, emit)


def _end_rush(board: Board, spot: int, difference: int, emit: Emit) -> None:
    play = board.play
    cards = break_open(board, difference)
    if matches_suit(board, play.handoff):
        down_at(board, play.offense, spot, emit, out=True)
    elif cards:
        run(board, play.offense, spot, cards, emit, play.tackles)
    else:
        down_at(board, play.offense, spot, emit)


class ScrambleSideline(CardBowlPhase):
    """After a scramble around the end: stay in, or two yards less and out of bounds (CB-331)."""

    name = "scramble_sideline"
    clause = "CB-331"
    choices = answers("keep_ball", "out_of_bounds")

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        play = board.play
        out = action.what == "out_of_bounds"
        down_at(board, play.offense, play.los + play.gain - SIDELINE_COST * out, emit, out=out)


STARTS["after_extra_rush"] = lambda board, emit: _end_run(board, RUSH_DRAWS, emit)
STARTS["after_extra_scramble"] = lambda board, emit: _end_run(board, QUARTERBACK_DRAWS, emit)
