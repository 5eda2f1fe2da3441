"""Each game names the decisions at which a computer's thinking time could reveal a hidden hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.bots.players import search_candidates
from game.contract import State
from game.variant import Rules
from game.zones import hands_of
from tests.bots.hidden import twin
from tests.play import short
from tests.variants import ON_TABLE

MATCHES = 4
TWINS = 2
MOST = 60
"""How often each kind of decision is checked."""


def beginnings(rules: Rules) -> Iterator[State]:
    """Yields the decisions of Pro's matches; of a gesture only the first, when all of it is planned."""
    for seed in range(MATCHES):
        state, _ = rules.start(rules.complete(short(rules, {})), seed)
        rng, before = Random(seed), None
        while (decision := state.decision) is not None:
            gesture = (decision.seat, decision.gesture)
            if not decision.gesture or gesture != before:
                yield state
            before = gesture
            state.push(rules.pro(state.view(decision.seat), state.legal_actions(), rng))


def could_tell(rules: Rules, state: State, other: State) -> bool:
    """Returns whether the choices, or whether a search is made, depend on the hand in which the positions differ."""
    one, two = state.legal_actions(), other.legal_actions()
    decision = state.decision
    assert decision is not None
    view, twins = state.view(decision.seat), other.view(decision.seat)
    hands = hands_of(rules.zones, decision.seat)
    if len(one) != len(two):
        return True
    differ = any(sorted(view.zones()[hand]) != sorted(twins.zones()[hand]) for hand in hands)  # type: ignore[type-var]
    return differ and len(one) > 1 and len(search_candidates(rules, view, one)) > 1


def kinds_that_could_tell(rules: Rules) -> set[str]:
    """Returns the kinds of decisions, other than covert ones, with a position that has such a twin."""
    rng, looked, found = Random(1), dict[str, int](), set[str]()
    for state in beginnings(rules):
        decision = state.decision
        assert decision is not None
        looked[decision.kind] = looked.get(decision.kind, 0) + 1
        if decision.covert or decision.kind in found or looked[decision.kind] > MOST:
            continue
        if any(could_tell(rules, state, twin(state, 1 - decision.seat, rng)) for _ in range(TWINS)):
            found.add(decision.kind)
    return found


@pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)
def test_every_game_names_the_decisions_at_which_time_could_tell_of_a_hand(rules: Rules) -> None:
    """In Jukem All-Pro needed no time with one choice and half a second with more, and ``play`` was not named."""
    assert kinds_that_could_tell(rules) <= rules.search.secret
