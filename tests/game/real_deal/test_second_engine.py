"""Our engine and one written from the rulebook alone play side by side: the same cards, the same choices, all equal."""

from __future__ import annotations

import os
from random import Random

import pytest

from game.chance import generator, shuffled
from game.contract import Ending
from game.variants.real_deal import RULES
from game.variants.real_deal.cards import CODE, TEAM_IDS, WILD_IDS, WILDS_DEALT
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.naive import Naive

MATCHES = int(os.environ.get("PIGSKIN_PARLOR_SECOND_ENGINE", "200"))
"""Matches for each length and way to choose; more by hand."""
ASKS = {"toss": "toss choice", "offense": "offense decision", "counter": "counter decision"}


class Feed:
    """The very chance of a match of ours, as the second engine asks for it."""

    def __init__(self, seed: int) -> None:
        self.seed, self.count = seed, 0
        self.wilds: list[int] = []

    def _generator(self) -> Random:
        self.count += 1
        return generator(self.seed, self.count - 1)

    def toss(self, why: str, seats: int) -> int:
        """The seat that our coin names."""
        return int(self._generator().random() * seats)

    def shuffle(self, what: str, cards: list[str]) -> list[str]:
        """The cards in our order, the first one drawn first."""
        if what == "wild":
            self.wilds = shuffled(WILD_IDS, self._generator())
            return [CODE[card] for card in self.wilds]
        seat = int(what[-1])
        own = (*TEAM_IDS[seat], *self.wilds[WILDS_DEALT * seat : WILDS_DEALT * (seat + 1)])
        return [CODE[card] for card in reversed(shuffled(own, self._generator()))]


def codes(cards: list[int]) -> list[str]:
    return [CODE[card] for card in cards]


def assert_equal(state: RealDealState, other: Naive) -> None:
    """Every zone, fact and choice is the same."""
    facts = state.facts
    for seat in (0, 1):
        assert sorted(codes(state.hands[seat])) == sorted(other.hand[seat])
        assert codes(state.draw_piles[seat][::-1]) == other.draw_pile[seat]
        assert codes(state.table_piles[seat]) == other.table_pile[seat]
        assert sorted(codes(state.discard_piles[seat])) == sorted(other.discard_pile[seat])
        assert sorted(codes(list(state.face_down[seat]))) == sorted(other.face_down[seat])
    assert facts.period + 1 == other.quarter
    assert list(facts.finished) == other.finished
    assert state.phase is not None
    assert ASKS[state.phase.name] == other.asks
    if state.phase.name != "toss":
        assert facts.offense == other.ball
        assert (facts.return_open, facts.limited) == (other.return_open, other.limited)
        waits = facts.chain[-1] if state.phase.name == "counter" else (None, None)
        assert tuple(waits) == (other.waiting_by, other.waiting)
    assert [str(action) for action in sorted(state.legal_actions(), key=str)] == sorted(other.choices())


def play_both(seed: int, length: str, by_kind: bool) -> int:
    """Plays one match in both engines and gives its decisions."""
    options = {"length": length}
    state: RealDealState = RULES.start(options, seed)[0]
    other = Naive(options, Feed(seed))
    rng, decisions = Random(f"second engine/{seed}"), 0
    while (decision := state.decision) is not None:
        assert decision.seat == other.seat
        assert list(state.facts.points) == other.points
        assert_equal(state, other)
        legal = state.legal_actions()
        if by_kind:
            kind = rng.choice(sorted({type(action).__name__ for action in legal}))
            legal = [action for action in legal if type(action).__name__ == kind]
        action = rng.choice(legal)
        state.apply(action)
        other.play(str(action))
        decisions += 1
    result = state.result
    assert result is not None
    assert list(result.points) == other.points
    assert ([] if result.reason is Ending.TIE else list(result.winners)) == other.winners
    return decisions


@pytest.mark.parametrize("length", [pytest.param("four", marks=pytest.mark.long), "two"])
@pytest.mark.parametrize("by_kind", [False, True])
def test_rd_1_to_rd_70_a_second_engine_agrees(length: str, by_kind: bool) -> None:
    assert sum(play_both(seed, length, by_kind) for seed in range(MATCHES)) > 20 * MATCHES
