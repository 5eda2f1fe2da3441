"""Nothing that a player cannot see changes what it does (JF-82 to JF-84)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import islice
from random import Random

import pytest

from game.bots import LEVELS, Budget, make_bot
from game.contract import Action, State
from game.variant import Rules
from game.variants import find_rules
from tests.bots.hidden import cheat, choices, half_cheat, honest, sampler_faults, twin
from tests.game.cases import every_variant

JUKEM = find_rules("jukem")
QUICK = Budget(iterations=8)
SOME = 7
"""Positions checked per match."""

PRINT_CHOICES = """
import json
import random
from game.bots import LEVELS, Budget, make_bot
from game.variants import find_rules
from tests.bots.hidden import choices

random.seed()
rules, found = find_rules("jukem"), []
for state in choices(rules, 5, 12):
    view, legal = state.view(state.decision.seat), state.legal_actions()
    for level in LEVELS:
        random.random()
        found += map(str, make_bot(level, rules).choose(view, legal, Budget(24), random.Random(9)))
print(json.dumps(found))
"""


@every_variant
@pytest.mark.parametrize("level", LEVELS)
def test_nothing_that_a_seat_cannot_see_changes_what_it_does(level: str, rules: Rules) -> None:
    """Hidden cards, secret calls, draw piles and future chance change no choice, in any game."""
    bot = make_bot(level, rules)
    differing = 0
    for seed in range(2):
        for state in islice(choices(rules, seed, 5), SOME):
            assert state.decision is not None
            view, legal = state.view(state.decision.seat), state.legal_actions()
            other = twin(state, view.seat, Random(seed))
            differing += other != state
            chosen = [bot.choose(each, legal, QUICK, Random("same")) for each in (view, other.view(view.seat))]
            assert chosen[0] == chosen[1], (seed, state.to_dict())
            _can_be_played(state, chosen[0])
    assert differing > SOME


def _can_be_played(state: State, actions: Sequence[Action]) -> None:
    """Checks that a choice, or each step of a gesture, is legal."""
    after = state.clone()
    for action in actions:
        after.apply(action)


def test_jf_82_samples_vary_and_reach_every_card_that_could_be_there() -> None:
    for state in choices(JUKEM, 1, 25):
        assert sampler_faults(JUKEM, state, honest, 900) == [], state.to_dict()


@pytest.mark.parametrize("sampler", [cheat, half_cheat])
def test_a_sampler_that_returns_the_true_hand_is_caught(sampler: object) -> None:
    assert callable(sampler)
    caught = [sampler_faults(JUKEM, state, sampler, 900) for state in choices(JUKEM, 1, 25)]
    assert all(any("other hand" in fault for fault in faults) for faults in caught[:4])


def test_choices_repeat_in_other_processes_with_other_hash_seeds() -> None:
    printed = []
    for hash_seed in ("0", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", PRINT_CHOICES], env=environment, capture_output=True, text=True, check=True
        )
        printed.append(json.loads(run.stdout))
    assert printed[0] == printed[1]
    assert len(printed[0]) > 15
