"""What follows from a choice: draws, the change of possession, points, and the end of a half."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.contract import Emit
from game.events import CardMover, MatchEnded, PeriodEnded, PossessionChanged, Scored
from game.variants.football_war import knowledge
from game.variants.football_war.cards import (
    CARDS,
    CODE,
    FIELD_GOAL_POINTS,
    HAND_SIZE,
    KICK_FACE,
    LAST_PERIOD,
    NO_PLAY,
    OVERTIME,
    SAFETY_CHAIN,
    SAFETY_POINTS,
    STUFF_CARDS,
    TOUCHDOWN_POINTS,
    Passed,
    Score,
)
from game.variants.football_war.events import (
    CardsDrawn,
    DefenseMoved,
    Draw,
    GoesLive,
    HandForfeited,
    MismanagedDrive,
    PlayConceded,
    PlayLive,
    TurnoverOnDowns,
)
from game.variants.football_war.phases.base import BY_NAME

if TYPE_CHECKING:
    from game.variants.football_war.state import FootballWarState

moved = CardMover(CODE)


# Drawing


def draw(state: FootballWarState, seat: int, count: int, why: Draw, clause: str, emit: Emit) -> None:
    """Takes cards from the top of the Play pile into a hand, as many as there still are (FW-14, FW-78)."""
    pile = state.draw_pile
    left = len(pile) - count
    if left < 0:
        left, count = 0, len(pile)
    if emit is None and left >= len(state.buried):
        if count:
            state.hands[seat] += pile[: left - 1 : -1] if left else pile[::-1]
            del pile[left:]
            state.drawn[seat] += count
        return
    for _ in range(count):
        _draw_one(state, seat, clause, emit)
    if emit:
        emit(CardsDrawn(clause=clause if count else "FW-78", seat=seat, count=count, why=why))


def _draw_one(state: FootballWarState, seat: int, clause: str, emit: Emit) -> None:
    card = state.draw_pile.pop()
    state.drawn[seat] += 1
    if len(state.draw_pile) < len(state.buried):
        card = knowledge.dig_up(state, seat, card)
    else:
        state.hands[seat].append(card)
    if emit:
        emit(moved(clause, "draw_pile", f"hand:{seat}", "draw", card, (seat,)))


def draw_locked(state: FootballWarState, seat: int, clause: str, emit: Emit) -> None:
    """Takes one card that may not be used before its owner's decision is finished (FW-74, FW-75, FW-77)."""
    before, digs = state.hands[seat][:], knowledge.next_is_known_to(state, seat)
    draw(state, seat, 1, "delay", clause, emit)
    drawn = [card for card in state.hands[seat] if card not in before]
    state.locked += tuple(drawn)
    state.locked_seen += (digs,) * len(drawn)


def take_back(state: FootballWarState, seat: int, count: int, emit: Emit) -> None:
    """Penalty cards: from the Drive pile, top first and before all eyes, then from the Play pile (FW-47 to FW-50)."""
    drive = state.drive_pile
    taken = min(count, len(drive))
    for _ in range(taken):
        card = drive.pop()
        knowledge.give_known(state, seat, card)
        if emit:
            emit(moved("FW-50", "drive_pile", f"hand:{seat}", "take", card))
    if emit and taken:
        emit(CardsDrawn(clause="FW-48", seat=seat, count=taken, why="flag"))
    if taken < count:
        draw(state, seat, count - taken, "flag", "FW-49", emit)


def mismanaged(state: FootballWarState, seat: int, emit: Emit, clause: str = "FW-40") -> None:
    """Five cards for the seat that emptied its hand with a card that cannot score (FW-39, FW-40)."""
    if not state.hands[seat]:
        if emit:
            emit(MismanagedDrive(clause=clause, seat=seat))
        draw(state, seat, HAND_SIZE, "mismanaged", clause, emit)


def lay(state: FootballWarState, seat: int, face: int, emit: Emit, clause: str = "FW-11") -> None:
    """Puts a card of a hand face up on the Drive pile (FW-11)."""
    card = knowledge.spend(state, seat, face)
    state.drive_pile.append(card)
    if emit:
        emit(moved(clause, f"hand:{seat}", "drive_pile", "play", card))


# Possession


def next_seat(state: FootballWarState, seat: int) -> int:
    """The next seat in the direction of play (FW-97)."""
    return (seat + state.direction) % len(state.hands)


def go_live(state: FootballWarState, face: int, chain: int, how: GoesLive, clause: str, emit: Emit) -> None:
    """A play lies on the table, and the defense must answer it (FW-25)."""
    state.live = face
    state.chain = chain
    state.phase = BY_NAME["answer"]
    if emit:
        seat, defense, play = state.offense, state.defense, CARDS[face].code
        emit(PlayLive(clause=clause, seat=seat, defense=defense, play=play, how=how, chain=chain))


def lead_next(state: FootballWarState, emit: Emit) -> None:
    """No play is live and the offense leads; without a card it cannot, and the half is over (FW-80)."""
    state.live = NO_PLAY
    state.chain = 0
    if state.hands[state.offense]:
        state.phase = BY_NAME["lead"]
    else:
        end_period(state, emit)


def take_over(state: FootballWarState, seat: int, clause: str, emit: Emit) -> None:
    """The seat is on offense now, against the next one in the direction of play (FW-31, FW-97)."""
    hand_over(state, seat, clause, emit)
    put_on_defense(state, next_seat(state, seat), "FW-97", emit)


def hand_over(state: FootballWarState, seat: int, clause: str, emit: Emit) -> None:
    """The ball is the seat's; who faces it is another matter."""
    state.offense = seat
    if emit:
        emit(PossessionChanged(clause=clause, seat=seat))


def put_on_defense(state: FootballWarState, seat: int, clause: str, emit: Emit) -> None:
    """The seat faces the offense."""
    state.defense = seat
    if emit:
        emit(DefenseMoved(clause=clause, seat=seat))


def move_defense(state: FootballWarState, clause: str, emit: Emit) -> None:
    """With four seats the next one faces the offense; with two nothing changes (FW-99, FW-102)."""
    if len(state.hands) > 2:
        seat = next_seat(state, state.defense)
        put_on_defense(state, next_seat(state, seat) if seat == state.offense else seat, clause, emit)


def beat(state: FootballWarState, emit: Emit, stuffed: bool = False) -> bool:
    """What the beaten offense draws (FW-37, FW-57, FW-66).

    True where it is owed five cards and is left with none: the half is over at once (FW-80).
    """
    seat = state.offense
    if state.live == KICK_FACE:
        give_up_hand(state, seat, emit)
        draw(state, seat, HAND_SIZE, "kick", "FW-66", emit)
    elif not state.hands[seat]:
        if emit:
            emit(TurnoverOnDowns(clause="FW-37", seat=seat))
        draw(state, seat, HAND_SIZE, "turnover_on_downs", "FW-37", emit)
    else:
        if stuffed:
            draw(state, seat, STUFF_CARDS, "stuffed", "FW-57", emit)
        return False
    if state.hands[seat]:
        return False
    end_period(state, emit)
    return True


def give_up_hand(state: FootballWarState, seat: int, emit: Emit) -> None:
    """A kicker's remaining hand goes face down to the Forfeit pile (FW-66)."""
    gone = knowledge.forfeit(state, seat)
    if emit and gone:
        for card in gone:
            emit(moved("FW-66", f"hand:{seat}", "forfeit_pile", "remove", card, (seat,)))
        emit(HandForfeited(clause="FW-66", seat=seat, count=len(gone)))


# Points


def concede(state: FootballWarState, emit: Emit) -> None:
    """The defense draws a card; the offense scores, or leads again (FW-33, FW-81 to FW-85)."""
    seat, offense, live = state.defense, state.offense, state.live
    if emit:
        emit(PlayConceded(clause="FW-33", seat=offense, by=seat, play=CARDS[live].code))
    passed = Passed(live, state.drawn[seat])
    draw(state, seat, 1, "concede", "FW-33", emit)
    if live == KICK_FACE:
        _score(state, FIELD_GOAL_POINTS, "field_goal", "FW-82", emit)
    elif not state.hands[offense]:
        _score(state, TOUCHDOWN_POINTS, "touchdown", "FW-64" if state.chain == SAFETY_CHAIN else "FW-81", emit)
    elif state.chain == SAFETY_CHAIN:
        _score(state, SAFETY_POINTS, "safety", "FW-83", emit)
    else:
        state.passed[seat] = (*[each for each in state.passed[seat] if each.face != live], passed)
        move_defense(state, "FW-99", emit)
        lead_next(state, emit)


def _score(state: FootballWarState, points: int, how: str, clause: str, emit: Emit) -> None:
    """Points for the offense, then the refill and a new series of the seat that conceded (FW-86 to FW-88)."""
    scorer, conceder = state.offense, state.defense
    board = list(state.points)
    board[scorer] += points
    state.points = tuple(board)
    state.scoring += (Score(scorer, points, state.period),)
    bundle, state.drive_pile = state.drive_pile, []
    piles = list(state.score_piles)
    piles[scorer] += tuple(bundle)
    state.score_piles = tuple(piles)
    if emit:
        emit(Scored(clause=clause, seat=scorer, points=points, how=how, score=state.points))
        for card in reversed(bundle):
            emit(moved("FW-86", "drive_pile", f"score_pile:{scorer}", "score", card, ()))
    if state.period >= OVERTIME and state.leaders == (scorer,):
        end_match(state, "FW-92", emit)
        return
    if state.live == KICK_FACE:
        give_up_hand(state, scorer, emit)  # FW-69
    _refill(state, conceder, emit)
    if state.draw_pile:
        take_over(state, conceder, "FW-88", emit)
        lead_next(state, emit)
    else:
        end_period(state, emit)  # FW-80


def _refill(state: FootballWarState, first: int, emit: Emit) -> None:
    seat = first
    for _ in state.hands:
        missing = HAND_SIZE - len(state.hands[seat])
        if missing > 0:
            draw(state, seat, missing, "refill", "FW-87", emit)
        seat = next_seat(state, seat)  # FW-108


# Periods


def end_period(state: FootballWarState, emit: Emit) -> None:
    """Starts the second half or an overtime period, or ends the match (FW-90 to FW-93, FW-111)."""
    if emit:
        emit(PeriodEnded(clause="FW-80", period=state.period, score=state.points))
    if state.period == 0 and state.halves == 2:
        state.kick_off(1, state.first_kicker, emit)  # FW-22
    elif len(state.leaders) == 1:
        end_match(state, "FW-90", emit)
    elif state.period < LAST_PERIOD:
        state.kick_off(max(OVERTIME, state.period + 1), None, emit)
    else:
        end_match(state, "FW-93", emit)


def end_match(state: FootballWarState, clause: str, emit: Emit) -> None:
    """The match is over, and its result stands."""
    state.phase = None
    state.live = NO_PLAY
    state.chain = 0
    if emit:
        result = state.result
        assert result is not None
        emit(MatchEnded(clause=clause, result=result))
