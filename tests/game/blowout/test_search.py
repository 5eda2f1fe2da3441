"""What a search is told of BLOWOUT!!!: keys that hold no secret, and calls that can be made anew."""

from __future__ import annotations

from random import Random

from game.variants.blowout.search import outline, reopen
from tests.game.blowout.positions import act, asked, choices, position, somewhere


def test_a_key_holds_nothing_that_the_seat_cannot_see() -> None:
    for state, rng in somewhere(4, 12):
        for seat in (0, 1):
            twin = state.view(seat).sample(rng)
            assert outline(twin, seat) == outline(state, seat)


def test_a_key_tells_the_own_hand_and_the_field_apart() -> None:
    keys = {
        outline(position(ball_on=spot, defense_hand=hand, offense=1), 1)
        for spot in (20, 21)
        for hand in (["DEF -60"] * 5 + ["DEF -65"],)
    }
    assert len(keys) == 2
    state, other = position(), position(["RUN 60", "RUN 70", "PASS 40", "PASS 55", "PASS 85"])
    assert outline(state, 0) != outline(other, 0)
    assert outline(state, 1) == outline(other, 1)


def test_bo_106_the_first_call_is_made_anew_for_a_search_of_the_second_caller() -> None:
    state = position(down=4)
    act(state, "KICK 45")
    sample = state.view(1).sample(Random(1))
    before = reopen(sample, 1)
    assert asked(before) == ("offense_call", 0)
    assert asked(sample) == ("defense_call", 1)
    before.check()
    act(before, choices(before)[0])
    assert before.view(1) == state.view(1)
    assert reopen(state, 0) is state
