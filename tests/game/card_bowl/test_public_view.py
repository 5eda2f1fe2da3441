"""What all may know of a position: the same whatever a seat holds hidden."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from game.contract import State
from game.variants.card_bowl import RULES
from game.variants.card_bowl.view import CardBowlView
from tests.play import moments

MOMENTS = 400
"""Decisions of a match that are looked at."""


def view_of(state: State, seat: int) -> CardBowlView:
    """What a seat sees."""
    view = state.view(seat)
    assert isinstance(view, CardBowlView)
    return view


@pytest.mark.parametrize("seed", range(4))
def test_the_view_that_all_may_see_is_the_same_whatever_the_seat_has_hidden(seed: int) -> None:
    """Before two people the odds of a throw told by two percent which cards the passer's coach had set aside."""
    rng, differed = Random(seed), 0
    for state in islice(moments(RULES, {}, seed), MOMENTS):
        seat = state.decision.seat if state.decision else 0
        mine, theirs = view_of(state, seat), state.view(1 - seat)
        if mine.hand:
            continue
        twin = view_of(theirs.sample(rng), seat)
        differed += (mine.out, mine.men) != (twin.out, twin.men)
        assert mine.for_all() == twin.for_all()
    assert differed
