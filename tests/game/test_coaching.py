"""The coach warns of surely costly choices, from the seat's view, and never at hidden or simultaneous ones."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.bots.hints import Caution
from game.contract import State
from game.review.coaching import Coach, is_dear
from game.variants import find_rules
from tests.game.blowout.positions import position as blowout
from tests.game.jukem.positions import position as jukem

NEAR = [["RUN 25"], ["RUN 25"], ["RUN 20"], ["RUN 10"]]
"""Returns a drive with 20 yards to go."""


def at_the_goal(**fields: Any) -> State:
    """Returns a Jukem position in which RUN 20 is a touchdown and FIELD GOAL is not."""
    hands = ["RUN 20", "FIELD GOAL", "RUN 5", "SACK"], ["RUN 10", "RUN 5", "CATCH 20", "CATCH 25"]
    return jukem(hands, lines=[NEAR, ()], **{"score": (0, 7), "draw_count": 8, "period": 1, **fields})


def cautions(variant: str, state: State, seed: int = 1) -> list[Caution]:
    coach = Coach(find_rules(variant), 2, "coach")
    assert state.decision is not None
    found = [*coach.cautions(state.view(state.decision.seat), state.legal_actions(), Random(seed))]
    assert found[:-1] == [None] * (len(found) - 1)
    return found[-1] or []


def test_it_warns_of_a_kick_where_a_run_is_a_touchdown() -> None:
    (caution,) = cautions("jukem", at_the_goal())
    assert (caution.action, caution.better) == ("FIELD GOAL", "RUN 20")
    assert "touchdown" in caution.reason


def test_it_lets_pass_what_costs_little() -> None:
    assert not cautions("jukem", at_the_goal(score=(0, 0)))


def test_only_what_surely_costs_much_is_dear() -> None:
    assert is_dear([0.2, 0.21, 0.19, 0.2])
    assert not is_dear([0.12, 0.13, 0.11, 0.12]), "sure, and too little"
    assert not is_dear([1.0, 0.0, -0.6, 0.4]), "much, and by chance"


def test_it_knows_no_more_than_the_seat() -> None:
    state = at_the_goal()
    twin = state.view(0).sample(Random(3))
    assert cautions("jukem", twin) == cautions("jukem", state)


@pytest.mark.parametrize("seed", range(3))
def test_it_says_nothing_where_both_choose_unseen(seed: int) -> None:
    state = blowout()
    assert state.decision is not None
    assert state.decision.group
    assert not cautions("blowout", state, seed)
