"""The pass: its four tests, yardage cards, the strike."""

from __future__ import annotations

from typing import Any

from game.contract import Emit
from game.field import FIELD
from game.variants.card_bowl import sums
from game.variants.card_bowl.actions import Choose, Strike, Yardage
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import CODE, RED_JOKER, SUIT, VALUE
from game.variants.card_bowl.draws import draw, turn_up
from game.variants.card_bowl.events import BadPass, Executed, ManMoved, tell
from game.variants.card_bowl.facts import Foul
from game.variants.card_bowl.formations import BACKS, LTE, RECEIVERS, RTE, SIDE_NAME, SLOTS
from game.variants.card_bowl.fronts import LANES
from game.variants.card_bowl.lanes import tight_end_man
from game.variants.card_bowl.phases.base import STARTS, CardBowlPhase, answers, go
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.extra_card import add_extra
from game.variants.card_bowl.phases.fumble import down_at, fumble
from game.variants.card_bowl.phases.interception import BACK_LINE, intercept
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.phases.rushing import matches_suit, resolve
from game.variants.card_bowl.phases.sack import sack_round
from game.variants.card_bowl.ranges import back_covers, covering, flat_side

BACKFIELD = 5  # CB-340, CB-364: yards behind the line
BATCH = 5  # CB-343
DEFENSIVE_DRAWS = 2  # CB-356
UNLIMITED = 99


def to_flat(board: Board, man: int, side: int, emit: Emit) -> None:
    """A back leaves the backfield for a flat."""
    play = board.play
    if flat_side(play, man):
        return
    left, right = play.flats
    play.flats = (left | 1 << man, right) if side < 0 else (left, right | 1 << man)
    tell(emit, ManMoved(clause="CB-295", seat=play.offense, man=man, place=f"{SIDE_NAME[side]} flat"))


def throw(board: Board, receiver: int, side: int, emit: Emit) -> None:
    """The receiver and the cards assigned to him are turned up (CB-334 to CB-337)."""
    play = board.play
    slot = play.slots[receiver]
    play.act, play.carrier, play.side = "pass", receiver, side
    play.tackles = "wide" if slot in RECEIVERS else "line"
    if slot in BACKS:
        to_flat(board, receiver, side, emit)
    turn_up(board, play.offense, 1 << receiver, "CB-334", emit)
    tell(emit, Executed(clause="CB-334", seat=play.offense, play="pass", carrier=SLOTS[slot]))
    play.assigned = sum(1 << man for man in covering(play, receiver))
    if play.window == 0 and slot in (LTE, RTE):
        man = tight_end_man(play, slot)
        if man is not None and play.places[man] < LANES:  # CB-270
            play.assigned |= 1 << man
    turn_up(board, 1 - play.offense, play.assigned, "CB-335", emit)
    if slot in BACKS and not play.assigned and back_covers(play):
        go(board, "back_cover")
    else:
        add_extra(board, emit)


def quarterback(board: Board) -> int:
    """Returns the value of the quarterback in a pass (CB-338)."""
    return VALUE[board.men[board.play.offense][0]] + sums.is_shotgun(board.play)


def pass_card(board: Board, emit: Emit) -> bool:
    """Draws the pass card and tests it. Returns False if the ball is loose (CB-339, CB-340)."""
    play = board.play
    card = draw(board, "pass", emit)
    if card == RED_JOKER:
        fumble(board, play.offense, play.los - BACKFIELD, emit)
        return False
    play.thrown = card
    if VALUE[card] + play.pressure >= quarterback(board):
        play.broken = "thrown"
    return True


def _throw_ball(board: Board, emit: Emit) -> None:
    play = board.play
    if not pass_card(board, emit):
        return
    if play.broken:
        _receive(board, emit)  # CB-341
    else:
        _further(board, emit)


# Yardage cards


def yardage_left(board: Board) -> int:
    """Returns how many further yardage cards are allowed (CB-347 to CB-349)."""
    play = board.play
    slot = play.slots[play.carrier]
    most = UNLIMITED
    if play.window == 0:
        most = 0
    elif slot in BACKS or play.blocking >> play.carrier & 1:
        most = 1
    if play.threatened:
        most = min(most, play.window)
    return most - len(play.yardage)


def _further(board: Board, emit: Emit) -> None:
    if yardage_left(board) > 0:
        go(board, "yardage")
    else:
        _receive(board, emit)


class YardageChoice(CardBowlPhase):
    """Further yardage cards, or on to the reception (CB-342, CB-343, CB-352)."""

    name = "yardage"
    clause = "CB-342"
    choices = [Choose("reception"), *(Yardage(cards) for cards in range(1, BATCH + 1))]

    def legal_actions(self, board: Board) -> list[Any]:
        most = 1 if board.play.threatened else min(BATCH, yardage_left(board))
        return self.choices[: most + 1]

    def apply(self, board: Board, action: Choose | Yardage, emit: Emit) -> None:
        if isinstance(action, Choose):
            _receive(board, emit)
        else:
            _draw_yardage(board, action.cards, emit)


def _draw_yardage(board: Board, count: int, emit: Emit) -> None:
    """All announced cards are drawn and count, whatever they are (CB-343 to CB-346)."""
    play = board.play
    receiver = board.men[play.offense][play.carrier]
    for _ in range(count):
        if play.threatened and not _survives(board, emit):
            return
        card = draw(board, "yardage", emit)
        if card == RED_JOKER:
            play.intercepted = True
            continue
        play.yardage = (*play.yardage, card)
        if SUIT[card] == SUIT[receiver]:
            play.broken = "suit"
    if play.intercepted:
        _receive(board, emit)
    elif play.broken:
        _defend(board, emit)
    else:
        _further(board, emit)


def _survives(board: Board, emit: Emit) -> bool:
    """Plays the sack rounds that the next yardage card still needs. Returns whether he survives (CB-350, CB-351)."""
    play = board.play
    while play.survived + play.rounds < len(play.yardage) + 1:
        if sack_round(board, emit) is None:
            return False
        play.rounds += 1
    return True


# Reception, strike, defense


def _receive(board: Board, emit: Emit) -> None:
    """The reception card and its test (CB-353 to CB-355)."""
    play = board.play
    play.reception = draw(board, "reception", emit)
    if play.broken or play.intercepted:
        _defend(board, emit)
        return
    if VALUE[play.reception] >= VALUE[board.men[play.offense][play.carrier]]:
        play.broken = "dropped"
    elif _is_too_long(board):
        go(board, "strike")
        return
    _defend(board, emit)


def _is_too_long(board: Board) -> bool:
    """Returns whether the pass may go over the back line, so that cards may be struck (CB-355)."""
    most = sums.total(sums.offense_pass(board)) - sums.total(sums.defense_pass(board)) - DEFENSIVE_DRAWS
    return board.play.los + most >= BACK_LINE


class StrikeChoice(CardBowlPhase):
    """Which drawn cards are struck: one choice for each total that would be left (CB-355)."""

    name = "strike"
    clause = "CB-355"

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        sums_of_cards = {0}
        for card in (play.thrown, *play.yardage, play.reception):
            sums_of_cards |= {points + VALUE[card] for points in sums_of_cards}
        return [Strike(points) for points in sorted(sums_of_cards)]

    def apply(self, board: Board, action: Strike, emit: Emit) -> None:
        board.play.struck = action.points
        _defend(board, emit)


def _defend(board: Board, emit: Emit) -> None:
    """Two defensive cards, the break-up, and what becomes of the pass (CB-356 to CB-364)."""
    play = board.play
    for _ in range(DEFENSIVE_DRAWS):
        play.draws = (*play.draws, draw(board, "defense_pass", emit))
    if not play.broken and not play.intercepted and _is_broken_up(board):
        play.broken = "broken_up"
    offense, defense = sums.offense_pass(board), sums.defense_pass(board)
    play.gain = sums.total(offense) - sums.total(defense)
    resolve(play, "CB-360", offense, defense, emit)
    _place_interference(board)
    if play.intercepted:
        intercept(board, max(play.los - BACKFIELD, play.los + play.gain), emit)
    elif play.broken:
        incomplete(board, emit)
    elif play.gain < 0:
        go(board, "caught_behind")
    else:
        _complete(board, emit)


def _best_cover(board: Board) -> int:
    """Returns the highest card that is assigned to the receiver, 0 without one (CB-357)."""
    play = board.play
    men = board.men[1 - play.offense]
    return max((VALUE[card] for man, card in enumerate(men) if play.assigned >> man & 1), default=0)


def _is_broken_up(board: Board) -> bool:
    """Returns whether the best cover beats the receiver (CB-357)."""
    play = board.play
    best, receiver = _best_cover(board), VALUE[board.men[play.offense][play.carrier]]
    return best >= receiver and best + VALUE[play.draws[0]] > receiver + VALUE[play.reception]


def _decided_by(board: Board) -> tuple[int, tuple[int, int] | None]:
    """Returns the card that makes a pass incomplete, below 0 for none, with what it came to and against what."""
    play = board.play
    receiver = VALUE[board.men[play.offense][play.carrier]]
    if play.broken == "thrown":
        return play.thrown, (VALUE[play.thrown] + play.pressure, quarterback(board))
    if play.broken == "suit":
        suit = SUIT[board.men[play.offense][play.carrier]]
        return next(card for card in play.yardage if SUIT[card] == suit), None
    if play.broken == "dropped":
        return play.reception, (VALUE[play.reception], receiver)
    if play.broken == "broken_up":
        card = play.draws[0]
        return card, (_best_cover(board) + VALUE[card], receiver + VALUE[play.reception])
    return -1, None


def _place_interference(board: Board) -> None:
    """Pass interference goes to the spot of the catch, at most to the 1 (CB-367)."""
    play = board.play
    if play.foul is None or play.foul.basis != "dpi":
        return
    if play.gain < 0:
        play.foul = Foul(play.foul.seat, 5, "los", False, play.foul.name, clause="CB-367")
    else:
        play.foul = play.foul._replace(spot=min(FIELD - 1, play.los + play.gain), auto=True, clause="CB-367")


def incomplete(board: Board, emit: Emit) -> None:
    """The ball is dead at the line."""
    play = board.play
    if emit:
        card, against = _decided_by(board)
        code = CODE[card] if card >= 0 else ""
        back = play.broken == "thrown" and sums.is_shotgun(board.play)
        emit(BadPass(clause="CB-344", seat=play.offense, why=play.broken, card=code, against=against, shotgun=back))
    finish(board, play.offense, play.los, "incomplete", emit)


def _complete(board: Board, emit: Emit) -> None:
    play = board.play
    spot = play.los + play.gain
    if spot >= BACK_LINE:
        play.broken = "long"  # CB-363
        incomplete(board, emit)
    elif spot >= FIELD:
        finish(board, play.offense, spot, "touchdown", emit)
    else:
        _catch(board, spot, emit)


def _catch(board: Board, spot: int, emit: Emit) -> None:
    """Out of bounds by the suit in the late window, else the run after the catch (CB-91, CB-369)."""
    play = board.play
    if matches_suit(board, play.reception):
        down_at(board, play.offense, spot, emit, out=True)
    else:
        run(board, play.offense, spot, 1, emit, play.tackles, automatic=True)


class CaughtBehind(CardBowlPhase):
    """A pass that would be caught behind the line: incomplete, or caught (CB-362, CB-447)."""

    name = "caught_behind"
    clause = "CB-362"
    choices = answers("incomplete", "keep_ball")

    def legal_actions(self, board: Board) -> list[Any]:
        play = board.play
        return self.choices[:1] if play.los + play.gain <= FIELD - BACK_LINE else self.choices

    def apply(self, board: Board, action: Choose, emit: Emit) -> None:
        play = board.play
        if action.what == "incomplete":
            play.broken = "away"
            incomplete(board, emit)
        else:
            _catch(board, play.los + play.gain, emit)


STARTS["after_extra_pass"] = _throw_ball
