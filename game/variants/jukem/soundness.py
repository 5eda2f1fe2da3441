"""The invariants of a Jukem position, each naming the field that breaks it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.positions import require
from game.variants.jukem.actions import faces, plays_of
from game.variants.jukem.cards import (
    CODE,
    DEALT,
    FIELD_GOAL_POINTS,
    FULL_DECK,
    HAND_SIZE,
    KICK_RETURN,
    LAST_PERIOD,
    PRACTICE_DECK,
    STALL_LIMIT,
    TOUCHDOWN_POINTS,
    TOUCHDOWN_YARDS,
)
from game.variants.jukem.position import NAMES

if TYPE_CHECKING:
    from game.variants.jukem.state import JukemState


def check(state: JukemState) -> None:
    """Raises BadPosition, naming the field, where an invariant is broken (JF-7, JF-81 and the field's own)."""
    _check_cards(state)
    require(state.seat in (0, 1), "attacker", "is 0 or 1")
    require(state.first_dealer in (0, 1), "first_dealer", "is 0 or 1")
    require(0 <= state.period <= LAST_PERIOD, "period", "is 0 to 11 (JF-77)")
    for seat in (0, 1):
        _check_seat(state, seat)
    require(0 <= state.stall <= STALL_LIMIT, "stall", f"is a count up to {STALL_LIMIT} (JF-24)")
    _check_scoring(state)
    level = state.points[0] == state.points[1]
    if state.phase is None:
        over = state.period > 0 and (not level or state.period == LAST_PERIOD)
        require(over, "phase", "over needs a winner, or the last sudden death behind it (JF-72 to JF-77)")
    else:
        require(level or state.period < 2, "points", "are level until somebody scores in sudden death (JF-75)")
        state.phase.check(state)


def _check_scoring(state: JukemState) -> None:
    for score in state.scoring:
        require(score.seat in (0, 1), "scoring", "names seats of the match")
        require(score.points in (TOUCHDOWN_POINTS, FIELD_GOAL_POINTS), "scoring", "is 7 or 3 points (JF-2)")
        require(0 <= score.period <= state.period, "scoring", "names periods that have begun")
    sudden = [score.period for score in state.scoring if score.period > 1]
    ends = sudden == [state.period] and state.phase is None
    require(not sudden or ends, "scoring", "ends the match in sudden death (JF-75)")


def _check_cards(state: JukemState) -> None:
    NAMES.require_each_once(_all_cards(state), PRACTICE_DECK if state.practice else FULL_DECK, "JF-81")


def _check_seat(state: JukemState, seat: int) -> None:
    line, hand = state.lines[seat], state.hands[seat]
    total = sum(play.yards for play in line)
    require(state.totals[seat] == total, "totals", "equal the plays on the line")
    require(total < TOUCHDOWN_YARDS, f"line:{seat}", "stays under 100 between plays (JF-7)")
    late = any(CODE[play.cards[0]] == KICK_RETURN for play in line[1:])
    require(not late, f"line:{seat}", "has its KICK RETURN first (JF-31)")
    room = HAND_SIZE if seat == state.seat and (state.phase is None or state.phase.name != "defense") else DEALT
    require(len(hand) <= room, f"hand:{seat}", f"holds at most {room} (JF-15, JF-16)")
    require(0 <= state.known[seat] <= len(hand), "known", "counts cards of the hand")
    fresh = state.fresh[seat]
    if fresh is not None:
        counted = 0 <= fresh.taken <= state.known[seat] and 0 <= fresh.drawn <= len(hand) - state.known[seat]
        require(counted, "fresh", "counts cards of the hand")
        old = hand[: state.known[seat] - fresh.taken] + hand[state.known[seat] : len(hand) - fresh.drawn]
        require(not plays_of(faces(old), not line, total), "fresh", "leaves cards that make no play (JF-41)")
    require(all(state.score_piles[seat]), f"score_pile:{seat}", "has no empty bundle")
    scores = [score for score in state.scoring if score.seat == seat]
    require(state.points[seat] == sum(score.points for score in scores), "points", "equal the scores made (JF-2)")


def _all_cards(state: JukemState) -> list[int]:
    cards = state.hands[0] + state.hands[1] + state.draw_pile + state.discard_pile + state.out_of_play
    for line in state.lines:
        for play in line:
            cards.extend(play.cards)
    for pile in state.score_piles:
        for bundle in pile:
            cards.extend(bundle)
    return cards
