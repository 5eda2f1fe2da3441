"""What follows from the two calls: the snap, the ball, the draws, the end of drives, rounds and the match."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.chance import generator, shuffled
from game.contract import DriveEnd, Emit, ScoreKind
from game.events import (
    BallSpotted,
    CardMover,
    DownSet,
    DriveAdvanced,
    DriveBegan,
    DriveEnded,
    MatchEnded,
    PeriodBegan,
    PeriodEnded,
    PossessionChanged,
    Scored,
    Shuffled,
)
from game.field import DOWNS, FIELD, line_to_gain
from tests.games.miniature.board import NO_CALL, Board
from tests.games.miniature.cards import (
    CODE,
    DECK_OF,
    DECKS,
    DISCARD_PILES,
    DRAW_PILES,
    HAND_SIZES,
    HANDS,
    IDS,
    KICK,
    NUMBER,
    SHOWN,
    ZONES,
)
from tests.games.miniature.events import Snapped
from tests.games.miniature.facts import FIELD_GOAL, START, TOUCHDOWN

moved = CardMover(CODE, ZONES)


class Over(NamedTuple):
    """How a drive ended, for how many points, by which clause."""

    how: DriveEnd
    points: Literal[0, 3, 7]
    clause: str


def deal(state: Board, emit: Emit) -> None:
    """Shuffles both decks and deals both hands of each side (MG-3)."""
    for deck in DECKS:
        _shuffle(state, deck, list(IDS[deck]), DRAW_PILES[deck], "MG-3", emit)
        for _ in range(HAND_SIZES[deck]):
            for seat in (0, 1):
                _draw(state, seat, deck, "MG-3", emit)


def begin_drive(state: Board, phase: object, emit: Emit) -> None:
    """Gives the ball to the side whose turn it is (MG-5)."""
    facts = state.facts
    facts.ball_on, facts.marker, facts.down = START, line_to_gain(START), 1
    state.phase = phase
    if emit:
        seat = facts.offense
        if len(facts.made) % 2 == 0:
            emit(PeriodBegan(clause="MG-1", period=facts.round))
        emit(PossessionChanged(clause="MG-1", seat=seat))
        emit(DriveBegan(clause="MG-5", seat=seat, ball_on=START))
        emit(BallSpotted(clause="MG-5", seat=seat, ball_on=START, why="start"))
        emit(DownSet(clause="MG-5", seat=seat, down=1, marker=facts.marker))


def snap(state: Board, first_phase: object, emit: Emit) -> None:
    """Shows both calls, moves the ball, draws, and goes on to ``first_phase`` or ends the match (MG-10 to MG-17)."""
    card, number = _show(state, emit)
    state.facts.snaps += 1
    over = _kick(state, number, emit) if DECK_OF[card] == KICK else _run(state, number, emit)
    for seat in (0, 1):
        for deck in DECKS:
            while len(state.hands[2 * seat + deck]) < HAND_SIZES[deck]:
                _draw(state, seat, deck, "MG-17", emit)
    state.phase = first_phase
    if over is not None:
        _end_drive(state, over, emit)


def _show(state: Board, emit: Emit) -> tuple[int, int]:
    """Turns both calls up over those of the snap before; gives the offense's card and what is left of its number."""
    offense = state.facts.offense
    _clear(state, emit)
    for seat in (offense, 1 - offense):
        card = state.spend(seat, state.calls[seat].card)
        state.shown[seat].append(card)
        if emit:
            emit(moved("MG-10", HANDS[2 * seat + DECK_OF[card]], SHOWN[seat], "play", card))
    (own,), (theirs,) = state.shown[offense], state.shown[1 - offense]
    lanes = state.calls[offense].lane, state.calls[1 - offense].lane
    state.calls = [NO_CALL, NO_CALL]
    number = NUMBER[own] - (NUMBER[theirs] if lanes[0] == lanes[1] else 0)
    if emit:
        faces = {"card": CODE[own], "against": CODE[theirs]}
        emit(Snapped(clause="MG-11", seat=offense, lanes=lanes, number=number, **faces))
    return own, number


def _clear(state: Board, emit: Emit) -> None:
    """Puts the cards of the snap before on their discard piles (MG-16)."""
    for seat in (0, 1):
        for card in state.shown[seat]:
            state.discard_piles[DECK_OF[card]].append(card)
            if emit:
                emit(moved("MG-16", SHOWN[seat], DISCARD_PILES[DECK_OF[card]], "discard", card))
        state.shown[seat] = []


def _run(state: Board, number: int, emit: Emit) -> Over | None:
    """Moves the ball; tells whether the drive is over (MG-11 to MG-14)."""
    facts, seat = state.facts, state.facts.offense
    gain = min(number, FIELD - facts.ball_on)
    spot = facts.ball_on + gain
    if emit:
        emit(DriveAdvanced(clause="MG-11", seat=seat, gain=gain))
        emit(BallSpotted(clause="MG-11", seat=seat, ball_on=spot, why="play"))
    if spot == FIELD:
        return Over(DriveEnd.TOUCHDOWN, TOUCHDOWN, "MG-14")
    facts.ball_on = spot
    if spot >= facts.marker:
        facts.down, facts.marker = 1, line_to_gain(spot)
    elif facts.down == DOWNS:
        return Over(DriveEnd.DOWNS, 0, "MG-13")
    else:
        facts.down += 1
    if emit:
        emit(DownSet(clause="MG-12", seat=seat, down=facts.down, marker=facts.marker))
    return None


def _kick(state: Board, number: int, emit: Emit) -> Over:
    """A kick is good where what is left of its number reaches the goal line (MG-15)."""
    good = state.facts.ball_on + number >= FIELD
    return Over(DriveEnd.FIELD_GOAL, FIELD_GOAL, "MG-15") if good else Over(DriveEnd.MISSED_FIELD_GOAL, 0, "MG-15")


def _end_drive(state: Board, over: Over, emit: Emit) -> None:
    """Counts the drive and goes on to the next one, or ends the match (MG-1, MG-19)."""
    facts, seat, period = state.facts, state.facts.offense, state.facts.round
    how, points, clause = over
    facts.made += (points,)
    if emit:
        if points:
            kind = ScoreKind.TOUCHDOWN if points == TOUCHDOWN else ScoreKind.FIELD_GOAL
            emit(Scored(clause=clause, seat=seat, points=points, how=kind, score=facts.points))
        emit(DriveEnded(clause=clause, seat=seat, how=how, points=points))
        if facts.round > period:
            emit(PeriodEnded(clause="MG-1", period=period, score=facts.points))
    if not facts.is_over:
        begin_drive(state, state.phase, emit)
        return
    state.phase = None
    if emit:
        result = state.result
        assert result is not None
        emit(MatchEnded(clause="MG-19" if len(result.winners) == 2 else "MG-1", result=result))


def _draw(state: Board, seat: int, deck: int, clause: str, emit: Emit) -> None:
    """One card of a deck into a hand; an empty pile is made anew of its discards (MG-17)."""
    if not state.draw_piles[deck]:
        cards, state.discard_piles[deck] = state.discard_piles[deck], []
        _shuffle(state, deck, cards, DISCARD_PILES[deck], "MG-17", emit)
    card = state.draw_piles[deck].pop()
    state.hands[2 * seat + deck].append(card)
    if emit:
        how = "deal" if clause == "MG-3" else "draw"
        emit(moved(clause, DRAW_PILES[deck], HANDS[2 * seat + deck], how, card, (seat,)))  # type: ignore[arg-type]


def _shuffle(state: Board, deck: int, cards: list[int], source: str, clause: str, emit: Emit) -> None:
    state.draw_piles[deck] = shuffled(cards, generator(state.key, state.chance))
    state.chance += 1
    if emit:
        emit(Shuffled(clause=clause, sources=(source,), target=DRAW_PILES[deck], count=len(cards)))
