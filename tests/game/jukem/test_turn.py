"""The course of a turn, and what may be done in it (JF-14, JF-15, JF-25, JF-41 to JF-45)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.variants.jukem import RULES
from game.variants.jukem.cards import BY_CODE, DEFENSIVE
from game.variants.jukem.events import TurnBegan
from game.variants.jukem.state import JukemState
from tests.game.jukem.positions import asked, choices, codes, hand, moves, only, take, turn
from tests.play import moments

hands_of_five = st.lists(
    st.sampled_from([code for code, card in BY_CODE.items() if card.count > 1]), min_size=5, max_size=5
)


def test_jf_14_a_turn_is_replenish_play_and_defense_and_then_the_other_seat_is_on_turn() -> None:
    state = turn(["RUN 5", "RUN 10", "RUN 20", "SACK"], phase="replenish", draw_pile=["RUN 15"])
    assert asked(state) == (0, "replenish")
    take(state, "draw_pile")
    assert asked(state) == (0, "play")
    take(state, "RUN 15")
    assert asked(state) == (1, "defense")
    events = take(state, "let_it_stand")
    assert only(events, TurnBegan).seat == 1
    assert asked(state) == (1, "replenish")


def test_jf_15_a_seat_begins_every_turn_with_at_most_four_cards() -> None:
    before: tuple[int, int] | None = None
    for seed in range(12):
        for state in moments(RULES, {}, seed):
            assert isinstance(state, JukemState)
            if asked_kind(state) == "replenish" and before != (state.facts.period, state.facts.attacker):
                assert len(state.hands[state.facts.attacker]) <= 4
            before = (state.facts.period, state.facts.attacker) if asked_kind(state) == "replenish" else None
            assert len(state.hands[1 - state.facts.attacker]) <= 4


def asked_kind(state: JukemState) -> str | None:
    return state.decision.kind if state.decision else None


@pytest.mark.parametrize(
    ("cards", "line", "action", "defended"),
    [
        (["RUN 5", "RUN 10"], [], "RUN 5", True),
        (["RUN 5", "FIELD GOAL"], [["KICK RETURN"], ["RUN 20"]], "FIELD GOAL", False),
        (["SACK", "FUMBLE"], [], "discard SACK", False),
    ],
)
def test_jf_25_one_play_one_kick_or_one_discard_ends_an_ordinary_turn(
    cards: list[str], line: list[list[str]], action: str, defended: bool
) -> None:
    state = turn(cards, line=line)
    take(state, action, *(["let_it_stand"] if defended else []))
    assert asked(state) == (1, "replenish")
    assert hand(state, 0) == sorted(set(cards) - {action.removeprefix("discard ")})


@given(hands_of_five)
def test_jf_41_discards_are_offered_exactly_where_no_yardage_play_is(cards: list[str]) -> None:
    state = turn(_available(cards))
    offered = choices(state)
    plays = {choice for choice in offered if not choice.startswith("discard ")}
    discards = offered - plays
    assert bool(plays) != bool(discards)
    if discards:
        assert discards == {f"discard {code}" for code in set(hand(state, 0))}


def _available(cards: list[str]) -> list[str]:
    kept: list[str] = []
    for code in cards:
        if kept.count(code) < BY_CODE[code].count:
            kept.append(code)
    return kept


def test_jf_41_a_playable_run_may_not_be_held_back() -> None:
    assert choices(turn(["RUN 5", "SACK"], line=[["RUN 30"]])) == {"RUN 5"}


def test_jf_42_any_legal_play_may_be_chosen_and_no_boost_is_compulsory() -> None:
    state = turn(["RUN 5", "RUN 25", "JUKEM", "PANCAKE BLOCK"])
    assert choices(state) == {
        "RUN 5",
        "RUN 5 + JUKEM",
        "RUN 5 + PANCAKE BLOCK",
        "RUN 5 + PANCAKE BLOCK + JUKEM",
        "RUN 25",
        "RUN 25 + JUKEM",
        "RUN 25 + PANCAKE BLOCK",
        "RUN 25 + PANCAKE BLOCK + JUKEM",
    }


@pytest.mark.parametrize("code", ["JUKEM", "FUMBLE", "PASS 5-20", "CATCH 50", "FIELD GOAL", "PANCAKE BLOCK"])
def test_jf_43_one_card_of_any_kind_may_be_discarded_face_up_when_nothing_can_be_played(code: str) -> None:
    state = turn([code, "SACK"], discard_pile=["RUN 20"])
    events = take(state, f"discard {code}")
    assert moves(events, "hand:0", "discard_pile") == [code]
    assert codes(state.discard_pile) == ["RUN 20", code]
    assert asked(state) == (1, "replenish")


def test_jf_44_a_field_goal_is_offered_beside_the_plays_or_beside_the_discards() -> None:
    line = [["KICK RETURN"], ["RUN 20"]]
    assert choices(turn(["FIELD GOAL", "RUN 5", "SACK"], line=line)) == {"FIELD GOAL", "RUN 5"}
    beside = {"FIELD GOAL", "discard FIELD GOAL", "discard SACK"}
    assert choices(turn(["FIELD GOAL", "SACK"], line=line)) == beside


@pytest.mark.parametrize(
    "cards",
    [
        ["PASS 5-20", "PASS 10-35", "PASS 20-50"],
        ["CATCH 10", "CATCH 20", "CATCH 50"],
        ["JUKEM", "JUKEM", "PANCAKE BLOCK"],
        ["KICK RETURN", "JUKEM"],
        list(DEFENSIVE),
    ],
)
def test_jf_45_cards_without_a_partner_are_not_playable(cards: list[str]) -> None:
    state = turn(cards, line=[["RUN 5"]])
    assert choices(state) == {f"discard {code}" for code in cards}
    for card in state.hands[0]:
        assert state.why_not(card) is None, "it may be discarded"
    last = turn(cards, line=[["RUN 5"]], draw_count=0)
    for card in last.hands[0]:
        assert last.why_not(card), "on the last turn it cannot be used at all"
