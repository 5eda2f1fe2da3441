"""The chance to win in Jukem, from public numbers alone: points, drives, turn and cards left.

On a last turn nothing is fitted: the cards that nobody has seen lie in the two hands, so it is worked out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from statistics import fmean

from game.variants.jukem.actions import faces
from game.variants.jukem.board import Board, JukemFacts, changed
from game.variants.jukem.cards import (
    DEALT,
    FIELD_GOAL_POINTS,
    FIELD_GOAL_TOTAL,
    HAND_SIZE,
    TOUCHDOWN_POINTS,
    TOUCHDOWN_YARDS,
)
from game.variants.jukem.evaluation import DEFENSIVE_FACES, Values, best_last_turn, value_of_points
from game.variants.jukem.fitted_chance import FITS
from game.variants.jukem.view import JukemView
from game.win_chance import Features, Row, chances, lead

_HALF_PILE = 47
"""Cards of the draw pile after the deal of a half (JF-11)."""
_HALVES = 2


def features(state: Board) -> Features:
    """Returns the public numbers of a position."""
    facts = state.facts
    late = facts.period >= _HALVES
    left = 0.0 if late else (_HALVES - 1 - facts.period + len(state.draw_pile) / _HALF_PILE) / _HALVES
    waits = state.phase is not None and state.phase.name == "defense"
    rows = [
        _row(facts.points, seat, state.totals[seat], len(state.hands[seat]), facts.attacker == seat, waits)
        for seat in (0, 1)
    ]
    return Features(_fit(facts, late), min(1.0, left), tuple(rows))


def _fit(facts: JukemFacts, late: bool) -> str:
    return ("practice" if facts.practice else "full") + (" overtime" if late else "")


def _row(points: Sequence[int], seat: int, total: int, cards: int, on_turn: bool, waits: bool) -> Row:
    """``waits`` is true while the last play of the seat on turn may still be answered."""
    drive, laid = total / TOUCHDOWN_YARDS, on_turn and waits
    return (
        *lead(points, seat),
        drive,
        drive * drive,
        float(total >= FIELD_GOAL_TOTAL),
        float(on_turn),
        on_turn * drive,
        float(laid),
        laid * drive,
        cards / HAND_SIZE,
    )


def last_turn_chances(state: Board) -> tuple[float, float] | None:
    """Returns both chances on the last turn of a period; None before it."""
    seat = state.facts.attacker
    if state.draw_pile or state.phase is None:
        return None
    chance = fmean(_worths(state, _values(state), answers=True))
    return (1.0 - chance, chance) if seat else (chance, 1.0 - chance)


def can_score(view: JukemView) -> bool:
    """Returns whether the seat on turn may still make points that matter if all its plays stand, as everybody sees."""
    state = view.sample(Random(0))
    if state.draw_pile:
        return True
    nothing, *more = values = _values(state)
    return max(more) > nothing and any(worth > nothing for worth in _worths(state, values, answers=False))


def _values(state: Board) -> Values:
    """The chance of the seat on turn if it ends the period with no points, a field goal or a touchdown more."""
    facts, seat = state.facts, state.facts.attacker
    after = [
        changed(facts.points, seat, facts.points[seat] + gain) for gain in (0, FIELD_GOAL_POINTS, TOUCHDOWN_POINTS)
    ]
    if not facts.period:
        return tuple(_at_halftime(facts, points)[seat] for points in after)
    return tuple(value_of_points(points[seat] - points[1 - seat], facts.period, 0) for points in after)


def _at_halftime(facts: JukemFacts, points: tuple[int, int]) -> tuple[float, ...]:
    """Both chances before the second half, in which the first dealer has the first turn (JF-70)."""
    rows = [_row(points, seat, 0, DEALT, facts.first_dealer == seat, False) for seat in (0, 1)]
    fit = _fit(facts, late=False)
    return chances(Features(fit, 1 / _HALVES, tuple(rows)), FITS[fit])


def _worths(state: Board, values: Values, answers: bool) -> Iterator[float]:
    """Yields the chance of the seat on turn for each way in which the hidden cards may lie in the two hands.

    ``answers`` is true if the other side answers whenever it can: nothing is worth keeping after a last turn.
    """
    seat, known = state.facts.attacker, state.facts.known
    own, other = (state.hands[each][: known[each]] for each in (seat, 1 - seat))
    hidden = sorted(card for each in (0, 1) for card in state.hands[each][known[each] :])
    phase = "" if state.phase is None else state.phase.name
    if phase == "replenish":
        own = [*own, state.discard_pile[-1]]  # its only choice then (JF-20)
    for held in combinations(hidden, len(state.hands[seat]) - known[seat]):
        theirs = faces([*other, *(card for card in hidden if card not in held)])
        stops = answers and bool(theirs & DEFENSIVE_FACES)
        if stops and phase == "defense":
            yield values[0]
        else:
            yield best_last_turn(state.totals[seat], [*own, *held], not state.lines[seat], float(stops), values)[0]
