"""The key of a search node contains nothing that the decider cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.bots.keys import Keys
from game.contract import Decision, State
from game.variant import Rules
from tests.bots.hidden import choices, twin
from tests.game.cases import every_variant
from tests.play import BUILT

MODES = [replace(rules, key=None) for rules in BUILT] + [rules for rules in BUILT if rules.key]
every_key = pytest.mark.parametrize(
    "rules", MODES, ids=lambda rules: f"{rules.variant.name}, {'own key' if rules.key else 'usual key'}"
)


def asked(rules: Rules, matches: int) -> Iterator[tuple[State, Decision, State]]:
    """Yields positions of random matches, each with a twin that looks the same to the deciding seat."""
    for seed in range(matches):
        for state in choices(rules, seed, 4):
            decision = state.decision
            assert decision is not None
            yield state, decision, twin(state, decision.seat, Random(seed))


def differing_keys(rules: Rules, matches: int, own: bool) -> tuple[int, int]:
    """Returns the number of positions, and how many had another key than their twin."""
    found = [
        Keys(rules, seat).of(state, decision).key != Keys(rules, seat).of(other, decision).key
        for state, decision, other in asked(rules, matches)
        for seat in range(rules.seats[0])
        if (seat == decision.seat) is own and other != state
    ]
    return len(found), sum(found)


@every_key
def test_the_key_of_an_opponents_decision_holds_nothing_that_the_searching_seat_hides(rules: Rules) -> None:
    looked_at, differing = differing_keys(rules, 6, own=False)
    assert looked_at > 50
    assert differing == 0


@every_key
def test_the_key_of_the_own_decision_holds_what_the_seat_sees_alone(rules: Rules) -> None:
    looked_at, differing = differing_keys(rules, 6, own=True)
    assert looked_at > 50
    assert differing == 0


@every_variant
def test_a_key_that_names_the_searching_hand_is_caught(rules: Rules) -> None:
    def leaky(state: Any, seat: int) -> object:
        return tuple(state.view(seat).zones().values())

    looked_at, differing = differing_keys(replace(rules, key=leaky), 2, own=False)
    assert differing > looked_at / 2


@every_key
def test_the_key_of_the_own_decision_tells_hands_apart(rules: Rules) -> None:
    keys, views = set(), set()
    for state in choices(rules, 3, 1):
        assert state.decision is not None
        keys.add(Keys(rules, state.decision.seat).of(state, state.decision).key)
        views.add((state.decision, str(state.view(state.decision.seat))))
    assert len(keys) == len(views)
