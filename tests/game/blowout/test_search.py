"""What a search is told of BLOWOUT!!!: keys that hold no secret, and calls that can be made anew."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.descent import Tree
from game.bots.keys import Keys
from game.bots.playout import Playout
from game.bots.selection import Ucb
from game.bots.simultaneous import MixedRoot
from game.contract import Action
from game.variants.blowout import RULES
from game.variants.blowout.actions import parse
from game.variants.blowout.cards import DISCARD_PILES, HANDS
from game.variants.blowout.forecast import forecast
from game.variants.blowout.search import outline, undo_hidden_choices
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, act, asked, choices, position, somewhere


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
    before = undo_hidden_choices(sample, 1)
    assert asked(before) == ("offense_call", 0)
    assert asked(sample) == ("defense_call", 1)
    before.check()
    act(before, choices(before)[0])
    assert before.view(1) == state.view(1)
    assert undo_hidden_choices(state, 0) is state


@pytest.mark.parametrize("phase", ["offense_call", "defense_call"])
def test_bo_60_a_forecast_knows_what_two_calls_come_to(phase: str) -> None:
    state = position()
    if phase == "defense_call":
        act(state, "RUN 60")
    seat = 0 if phase == "offense_call" else 1
    told = forecast(state.view(seat))
    assert told is not None

    def chance(offense: str, defense: str) -> float:
        calls = parse(offense), parse(defense)
        return told(*calls) if seat == 0 else 1.0 - told(*calls[::-1])

    assert chance("RUN 70", "DEF -20") > chance("RUN 70", "DEF -65") > chance("RUN 60", "DEF -100")
    assert chance("PASS 40", "DEF -60") > chance("RUN 60", "DEF -100"), "an incomplete pass loses no yards (BO-61)"
    assert all(0.0 < chance(call, "DEF -50") < 1.0 for call in OFFENSE_HAND)


def test_bo_44_nothing_is_forecast_where_calls_are_answered() -> None:
    state = position()
    act(state, "RUN 70")
    act(state, "DEF -20")
    assert asked(state) == ("defense_response", 1)
    assert forecast(state.view(1)) is None


def test_bo_27_a_forced_snap_of_the_offense_tells_nothing_of_the_next_one() -> None:
    """Its only call scores, and then the seats change: their next calls are no answer to this one."""
    rest = ["draw_pile", DISCARD_PILES[0], DISCARD_PILES[3]]
    state = position(
        ["RUN 45"],
        DEFENSE_HAND,
        length="quarters",
        ball_on=95,
        rest=rest,
        zones={HANDS[3]: ["RUN 45"], HANDS[1]: list(DEFENSE_HAND)},
    )
    assert choices(state) == ["RUN 45"]
    sample = state.clone()
    act(sample, "RUN 45")
    root = MixedRoot(
        Tree(1, Keys(RULES, 1), Playout(RULES, RULES.pro, 2), lambda decision: Ucb(), Random(1)),
        sample.legal_actions(),
        4,
        is_hidden=False,
    )
    met: list[Action] = []

    def forecast_noted(own: Action, other: Action) -> float:
        met.append(other)
        return 0.5

    root.learn_forecast(state, forecast_noted)
    assert met == []
