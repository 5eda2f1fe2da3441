"""The consequences of choices in Jukem: points, the end of turns, periods and the match, and deals. Used by phases."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.contract import DriveEnd, Emit, Event, ScoreKind
from game.events import (
    CardMover,
    DriveAdvanced,
    DriveBegan,
    DriveEnded,
    MatchEnded,
    PeriodBegan,
    PeriodEnded,
    Scored,
    Shuffled,
    TakenUp,
)
from game.variants.jukem.board import Board, Score, changed
from game.variants.jukem.cards import (
    CODE,
    DEALT,
    DISCARD_PILE,
    DRAW_PILE,
    FIELD_GOAL_POINTS,
    FULL_DECK,
    HANDS,
    LAST_PERIOD,
    LINES,
    PRACTICE_DECK,
    SCORE_PILES,
    TOUCHDOWN_POINTS,
    ZONES,
)
from game.variants.jukem.events import LastTurn, TurnBegan

moved = CardMover(CODE, ZONES)

_DEAL_CLAUSES = (("JF-3", "JF-10"), ("JF-70", "JF-69"), ("JF-73", "JF-73"), ("JF-76", "JF-76"))
"""The clauses of a kickoff and of its shuffle: first half, second half, sudden death, further sudden deaths."""


class Worth(NamedTuple):
    """A kind of score: its points, how its drive ends, and the clauses of its points and cards."""

    how: ScoreKind
    points: Literal[7, 3]
    end: DriveEnd
    clause: str
    removal: str


TOUCHDOWN = Worth(ScoreKind.TOUCHDOWN, TOUCHDOWN_POINTS, DriveEnd.TOUCHDOWN, "JF-51", "JF-52")
FIELD_GOAL = Worth(ScoreKind.FIELD_GOAL, FIELD_GOAL_POINTS, DriveEnd.FIELD_GOAL, "JF-47", "JF-48")


def deal(state: Board, emit: Emit) -> None:
    """Shuffles every card, deals four to each seat and turns one up (JF-10, JF-11, JF-69, JF-85)."""
    facts = state.facts
    state.clear()
    facts.stall, facts.drew, facts.took = 0, False, False
    facts.known, facts.fresh = (0, 0), (None, None)
    ids = PRACTICE_DECK if facts.practice else FULL_DECK
    pile = state.draw_pile = state.shuffle(ids)
    first = facts.attacker = 1 - facts.dealer
    if emit:
        began, shuffle = _DEAL_CLAUSES[min(facts.period, len(_DEAL_CLAUSES) - 1)]
        emit(PeriodBegan(clause=began, period=facts.period, dealer=facts.dealer))
        emit(Shuffled(clause=shuffle, sources=tuple(ZONES), target=DRAW_PILE, count=len(ids)))
    for turn in range(2 * DEALT):
        seat = first if turn % 2 == 0 else 1 - first
        card = pile.pop()
        state.hands[seat].append(card)
        if emit:
            emit(moved("JF-85", DRAW_PILE, HANDS[seat], "deal", card, (seat,)))
    state.discard_pile.append(pile.pop())
    if emit:
        emit(moved("JF-11", DRAW_PILE, DISCARD_PILE, "turn_up", state.discard_pile[0]))
        emit(TurnBegan(clause="JF-13", seat=first))
    state.phase = state.by_name["replenish"]


def play_is_over(state: Board, emit: Emit) -> None:
    """Ends the turn after a play that stands; on the last turn the attacker goes on (JF-25, JF-64)."""
    if state.draw_pile:
        end_turn(state, emit)
    else:
        state.phase = state.by_name["play"]


def score(state: Board, worth: Worth, emit: Emit) -> None:
    """Puts points on the board and the whole line on the score pile (JF-47, JF-48, JF-51, JF-52)."""
    facts = state.facts
    how, points, end, clause, removal = worth
    seat = facts.attacker
    bundle = tuple([card for play in state.lines[seat] for card in play.cards])
    state.score_piles[seat] += (bundle,)
    state.lines[seat] = []
    state.totals[seat] = 0
    facts.points = changed(facts.points, seat, facts.points[seat] + points)
    facts.scoring += (Score(seat, points, facts.period),)
    if emit:
        emit(Scored(clause=clause, seat=seat, points=points, how=how, score=facts.points))
        emit(DriveEnded(clause=clause, seat=seat, how=end, points=points))
        for card in bundle:
            emit(moved(removal, LINES[seat], SCORE_PILES[seat], "score", card))
    if facts.period >= 2:
        _end_match(state, "JF-75", emit)
    else:
        end_turn(state, emit)


def end_turn(state: Board, emit: Emit) -> None:
    """Passes the turn on, or ends the period after its last turn (JF-13, JF-66)."""
    if not state.draw_pile:
        _end_period(state, emit)
        return
    facts = state.facts
    if not facts.drew:
        facts.stall += 1  # JF-24
    else:
        facts.drew = False
        if facts.stall:
            facts.stall = 0
    if facts.took:  # it takes longer to set a fact than to ask for it
        facts.took = False
    seat = facts.attacker = 1 - facts.attacker
    state.phase = state.by_name["replenish"]
    if emit:
        emit(TurnBegan(clause="JF-14", seat=seat))


def _end_period(state: Board, emit: Emit) -> None:
    """Starts the second half, sudden death or its next period, or ends the match (JF-68 to JF-77)."""
    facts = state.facts
    _end_drives(state, "JF-68", emit)
    if emit:
        emit(PeriodEnded(clause="JF-68", period=facts.period, score=facts.points))
    level = facts.points[0] == facts.points[1]
    if facts.period == 0 or (level and facts.period < LAST_PERIOD):
        facts.period += 1
        deal(state, emit)
    else:
        _end_match(state, "JF-77" if level else "JF-72", emit)


def _end_drives(state: Board, clause: str, emit: Emit) -> None:
    """Emits the end of every unfinished drive."""
    if emit:
        for seat, line in enumerate(state.lines):
            if line:
                emit(DriveEnded(clause=clause, seat=seat, how=DriveEnd.TIME))


def _end_match(state: Board, clause: str, emit: Emit) -> None:
    state.phase = None
    if emit:
        if clause == "JF-75":
            _end_drives(state, clause, emit)
        result = state.result
        assert result is not None
        emit(MatchEnded(clause=clause, result=result))


def opening(state: Board) -> list[Event]:
    """Returns the events that open a match from a position: half, score, and every play of the drives."""
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
