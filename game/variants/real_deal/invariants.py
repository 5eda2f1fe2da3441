"""Checks the invariants of a Real Deal position."""

from __future__ import annotations

from collections import Counter

from game.documents import listed, require, require_facts
from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import (
    COUNTERS_OF,
    DECK_SIZE,
    HAND_SIZE,
    OVERTIMES,
    POINTS,
    SCORE_OF,
    TEAM_OF,
    WILDS_DEALT,
)
from game.variants.real_deal.document import cards_of, names


def check(state: Board) -> None:
    """Raises BadPosition, naming the field, if an invariant is broken (RD-8, RD-15 and the field's own)."""
    require_facts(state.facts)
    for seat in (0, 1):
        _check_cards(state, seat)
    _check_wilds(state)
    _check_chain(state)
    _check_scoring(state)
    facts = state.facts
    last = facts.quarters - 1 + OVERTIMES
    require(facts.period <= last, "period", f"is 0 to {last} (RD-68)")
    if state.phase is None:
        level = facts.points[0] == facts.points[1]
        over = facts.is_last and (not level or facts.period == last)
        require(over, "phase", "over needs the last quarter, and a winner or two overtimes behind it (RD-65 to RD-68)")
    else:
        state.phase.check(state)


def _check_cards(state: Board, seat: int) -> None:
    cards = cards_of(state, seat)
    twice = [card for card, times in Counter(cards).items() if times > 1]
    require(not twice, f"zones of seat {seat}", f"hold {listed(names(twice))} twice (RD-15)")
    foreign = [card for card in cards if TEAM_OF[card] == 1 - seat]
    require(not foreign, f"zones of seat {seat}", f"hold {listed(names(foreign))} of the other team (RD-5)")
    require(
        len(cards) == DECK_SIZE,
        f"zones of seat {seat}",
        f"hold {len(cards)} cards and not {DECK_SIZE} (RD-15); name them, or say where the rest lies",
    )
    require(len(state.hands[seat]) <= HAND_SIZE, f"hand:{seat}", f"holds at most {HAND_SIZE} (RD-60)")
    hidden = set(state.face_down[seat])
    require(hidden <= set(state.discard_piles[seat]), "face_down", "names cards of the team's discard pile (RD-12)")
    going = bool(state.draw_piles[seat]) or state.phase is None
    require(going, f"draw_pile:{seat}", "is never empty at a decision, since that ends the quarter (RD-61)")


def _check_wilds(state: Board) -> None:
    wild = [[card for card in cards_of(state, seat) if TEAM_OF[card] is None] for seat in (0, 1)]
    both = set(wild[0]) & set(wild[1])
    require(not both, "zones", f"hold {listed(names(sorted(both)))} for both teams (RD-7)")
    for seat in (0, 1):
        number = len(wild[seat])
        require(number == WILDS_DEALT, f"zones of seat {seat}", f"hold {number} wild cards and not three (RD-8)")


def _check_chain(state: Board) -> None:
    chain = state.facts.chain
    for seat in (0, 1):
        laid = [played.code for played in chain if played.seat == seat]
        require(
            laid == names(state.table_piles[seat]), f"table_pile:{seat}", "holds the team's cards of the chain (RD-11)"
        )
    waiting: tuple[int, str] | None = None
    for played in chain:
        if waiting is None:
            require(played.code in POINTS, "chain", f"{played.code} is not played on offense")
            waiting = played
            continue
        fits = played.seat != waiting[0] and played.code in COUNTERS_OF[waiting[1]]
        require(fits, "chain", f"{played.code} does not counter {waiting[1]} (RD-33)")
        waiting = played if played.code in POINTS else None
    decided = state.phase is None or (state.phase.name == "counter") == (waiting is not None)
    require(decided, "chain", "ends with a play that waits at a counter decision, and only there (RD-28)")


def _check_scoring(state: Board) -> None:
    facts = state.facts
    for score in facts.scoring:
        fits = any(score.how == how and score.points == POINTS[play] for play, how in SCORE_OF.items())
        require(fits, "scoring", f"{score.points} points for a {score.how.replace('_', ' ')} cannot be (RD-9)")
        require(score.period <= facts.period, "scoring", "names quarters that have begun")
    for seat in (0, 1):
        made = sum(score.points for score in facts.scoring if score.seat == seat)
        require(facts.points[seat] == made, "points", "equal the scores made (RD-64)")
