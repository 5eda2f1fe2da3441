"""Taking cards (JF-16 to JF-24)."""

from __future__ import annotations

from typing import Any

import pytest

from game.events import CardMoved
from game.variants.jukem import RULES
from game.variants.jukem.events import LastTurn
from game.variants.jukem.state import JukemState
from tests.game.jukem.positions import asked, choices, codes, hand, only, take, turn
from tests.play import moments

BOTH = {"draw_pile", "take_discard"}


def _replenish(cards: list[str], **more: Any) -> JukemState:
    return turn(cards, phase="replenish", **{"discard_pile": ["RUN 30", "RUN 25"], **more})


def test_jf_16_the_attacker_takes_one_card_at_a_time_until_it_holds_five() -> None:
    state = _replenish(["SACK", "FUMBLE"])
    for held in (2, 3, 4):
        assert asked(state) == (0, "replenish")
        assert len(state.hands[0]) == held
        take(state, "draw_pile")
    assert asked(state) == (0, "play")
    assert len(state.hands[0]) == 5


def test_jf_17_a_card_comes_from_the_top_of_either_pile() -> None:
    drawn = _replenish(["SACK"], draw_pile=["JUKEM", "RUN 5"])
    take(drawn, "draw_pile", "draw_pile")
    assert hand(drawn, 0) == ["JUKEM", "RUN 5", "SACK"]
    taken = _replenish(["SACK"])
    take(taken, "take_discard")
    assert hand(taken, 0) == ["RUN 30", "SACK"]
    assert codes(taken.discard_pile) == ["RUN 25"]


def test_jf_18_only_one_card_a_turn_comes_from_the_discard_pile() -> None:
    state = _replenish(["SACK"])
    assert choices(state) == BOTH
    take(state, "take_discard")
    assert choices(state) == {"draw_pile"}


def test_jf_18_the_next_turn_may_take_one_again() -> None:
    state = _replenish(["SACK", "FUMBLE", "CATCH 10", "CATCH 15"])
    take(state, "take_discard", "RUN 30", "let_it_stand")
    assert asked(state) == (1, "replenish")
    assert choices(state) == BOTH


@pytest.mark.parametrize("order", [("draw_pile", "take_discard"), ("take_discard", "draw_pile")])
def test_jf_19_the_sources_may_be_used_in_any_order(order: tuple[str, str]) -> None:
    state = _replenish(["SACK", "FUMBLE"], draw_pile=["JUKEM", "PANCAKE BLOCK"])
    take(state, *order)
    assert hand(state, 0) == ["FUMBLE", "JUKEM", "RUN 30", "SACK"]


def test_jf_19_each_choice_is_made_after_seeing_the_card_before_it() -> None:
    state = _replenish(["SACK", "FUMBLE"], draw_pile=["JUKEM"])
    take(state, "draw_pile")
    assert asked(state) == (0, "replenish")
    assert "JUKEM" in {RULES.code_of(card) for card in state.view(0).hand}


def test_jf_20_nobody_can_stop_below_five_cards_while_a_source_is_open() -> None:
    for seed in range(20):
        for state in moments(RULES, {}, seed):
            assert isinstance(state, JukemState)
            if state.phase is not None and state.phase.name == "replenish":
                assert choices(state) <= BOTH
            elif state.phase is not None and state.phase.name == "play" and state.draw_pile:
                assert len(state.hands[state.facts.attacker]) == 5


def test_jf_21_replenish_ends_short_of_five_when_no_source_is_open() -> None:
    state = _replenish(["SACK", "FUMBLE"], draw_count=1, discard_pile=[])
    take(state, "draw_pile")
    assert asked(state) == (0, "play")
    assert len(state.hands[0]) == 3


def test_jf_21_the_discard_pile_is_still_a_source_after_the_last_draw() -> None:
    state = _replenish(["SACK", "FUMBLE"], draw_count=1)
    events = take(state, "draw_pile")
    assert only(events, LastTurn).seat == 0
    assert choices(state) == {"take_discard"}


def test_jf_22_the_attacker_alone_sees_the_face_of_a_drawn_card() -> None:
    state = _replenish(["SACK"], draw_pile=["JUKEM"])
    moved = only(take(state, "draw_pile"), CardMoved)
    assert moved.code == "JUKEM"
    assert moved.masked(0) == moved
    for stranger in (1, None):
        assert (moved.masked(stranger).card, moved.masked(stranger).code) == (None, None)
    assert moved.card in state.view(0).hand
    assert moved.card in state.view(1).unseen


@pytest.mark.parametrize("then", ["RUN 30", "RUN 5"])
def test_jf_23_a_taken_card_may_be_played_or_kept_in_the_same_turn(then: str) -> None:
    state = _replenish(["SACK", "FUMBLE", "RUN 5", "CATCH 10"])
    take(state, "take_discard")
    assert choices(state) == {"RUN 5", "RUN 30"}
    take(state, then, "let_it_stand")
    assert ("RUN 30" in codes(state.hands[0])) == (then == "RUN 5")


def test_jf_23_a_taken_card_may_be_discarded_in_the_same_turn() -> None:
    state = _replenish(["SACK", "FUMBLE", "PASS 5-20", "CATCH 50"], discard_pile=["CATCH 40"])
    take(state, "take_discard", "discard CATCH 40")
    assert codes(state.discard_pile) == ["CATCH 40"]
    assert asked(state) == (1, "replenish")


DEAD = ["SACK", "FUMBLE", "CATCH 10", "CATCH 15"]
OTHER_DEAD = ["SACK", "FUMBLE", "HOLDING", "PICKED OFF"]


def test_jf_24_after_six_turns_without_a_draw_the_discard_is_not_offered_first() -> None:
    state = turn(DEAD, OTHER_DEAD, phase="replenish", discard_pile=["JUKEM"])
    for count in range(6):
        assert state.facts.stall == count
        assert choices(state) == BOTH
        take(state, "take_discard", "discard JUKEM")
    assert state.facts.stall == 6
    assert choices(state) == {"draw_pile"}


def test_jf_24_a_draw_opens_the_discard_again_and_sets_the_count_to_0() -> None:
    state = turn(DEAD[:3], OTHER_DEAD, phase="replenish", discard_pile=["JUKEM"], stall=6, draw_pile=["PANCAKE BLOCK"])
    take(state, "draw_pile")
    assert choices(state) == BOTH
    take(state, "take_discard", "discard JUKEM")
    assert state.facts.stall == 0
    assert choices(state) == BOTH


def test_jf_24_the_count_stays_at_its_limit_until_somebody_draws_and_starts_at_0_in_each_half() -> None:
    state = turn(DEAD, OTHER_DEAD, phase="replenish", discard_pile=["JUKEM"], stall=6, draw_count=1)
    take(state, "draw_pile", "end_half")
    assert (state.facts.period, state.facts.stall) == (1, 0)


@pytest.mark.parametrize(("stall", "offered"), [(0, BOTH), (5, BOTH), (6, {"draw_pile"})])
def test_jf_24_six_is_the_limit(stall: int, offered: set[str]) -> None:
    assert choices(_replenish(["SACK"], stall=stall)) == offered
