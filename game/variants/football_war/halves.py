"""Starts and ends halves, and ends the match."""

from __future__ import annotations

from game.contract import Emit
from game.events import DriveBegan, MatchEnded, PeriodBegan, PeriodEnded, Shuffled
from game.variants.football_war.board import Board
from game.variants.football_war.cards import DECKS, GATHERED, HAND_SIZE, LAST_PERIOD, OVERTIME
from game.variants.football_war.events import moved

_TOSS = {2: "FW-17", 4: "FW-96"}


def kick_off(state: Board, period: int, offense: int | None, emit: Emit) -> None:
    """Starts a half: a coin flip if ``offense`` is None, a full shuffle, five cards each (FW-17 to FW-23)."""
    facts = state.facts
    _clear(state)
    facts.period = period
    if offense is None:
        offense = state.toss(_TOSS[facts.seats] if period == 0 else _extra_time(period), emit)
    facts.offense = offense
    facts.defense = facts.next_seat(offense)
    if period == 0:
        facts.first_kicker = facts.defense  # FW-18, FW-96
    _deal(state, emit)
    state.phase = state.by_name["lead"]
    if emit:
        emit(DriveBegan(clause="FW-23", seat=offense))


def _clear(state: Board) -> None:
    """Resets everything except the points before a half (FW-20)."""
    state.clear()
    facts, seats = state.facts, state.facts.seats
    facts.clockwise = True  # FW-95
    facts.live = None
    facts.chain = 0
    facts.timeouts = facts.look_backs = tuple(range(seats))  # FW-21
    facts.locked_seen = ()
    facts.looking = facts.clock_stopped = False
    facts.drawn = (0,) * seats
    facts.passed = ((),) * seats


def _deal(state: Board, emit: Emit) -> None:
    facts, seats = state.facts, state.facts.seats
    pile = state.draw_pile = state.shuffle(DECKS[seats])
    if emit:
        clause = _extra_time(facts.period) if facts.period >= OVERTIME else "FW-90"
        emit(PeriodBegan(clause=clause, period=facts.period, dealer=facts.defense))
        emit(Shuffled(clause="FW-19", sources=GATHERED[seats], target="draw_pile", count=len(pile)))
    for turn in range(HAND_SIZE * seats):
        seat = (facts.offense + turn) % seats
        card = pile.pop()
        state.hands[seat].append(card)
        if emit:
            emit(moved("FW-19", "draw_pile", f"hand:{seat}", "deal", card, (seat,)))


def _extra_time(period: int) -> str:
    """Returns the clause that starts an overtime period."""
    return "FW-91" if period == OVERTIME else "FW-93"


def end_period(state: Board, emit: Emit) -> None:
    """Starts the second half or an overtime period, or ends the match (FW-90 to FW-93, FW-111)."""
    facts = state.facts
    if emit:
        emit(PeriodEnded(clause="FW-80", period=facts.period, score=facts.points))
    if facts.period == 0 and facts.length == "two":
        kick_off(state, 1, facts.first_kicker, emit)  # FW-22
    elif len(facts.leaders) == 1:
        end_match(state, "FW-90", emit)
    elif facts.period < LAST_PERIOD:
        kick_off(state, max(OVERTIME, facts.period + 1), None, emit)
    else:
        end_match(state, "FW-93", emit)


def end_match(state: Board, clause: str, emit: Emit) -> None:
    """Ends the match."""
    state.phase = None
    state.facts.live = None
    state.facts.chain = 0
    if emit:
        result = state.result
        assert result is not None
        emit(MatchEnded(clause=clause, result=result))
