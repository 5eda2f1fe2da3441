"""The deal (JF-9 to JF-13, JF-85)."""

from __future__ import annotations

import pytest

from game.events import CardMoved, PeriodBegan, Shuffled
from game.variants.jukem import RULES
from game.variants.jukem.cards import CODE
from game.variants.jukem.events import TurnBegan
from game.variants.jukem.state import JukemState
from tests.game.jukem.positions import asked, codes, every, only, position, take
from tests.play import random_match, start


def _deal(**options: str) -> JukemState:
    state, _ = start(RULES, options, 11)
    assert isinstance(state, JukemState)
    return state


@pytest.mark.parametrize("dealer", [0, 1])
def test_jf_9_one_seat_deals_the_first_half(dealer: int) -> None:
    _, events = start(RULES, {"dealer": str(dealer)}, 3)
    began = only(events, PeriodBegan)
    assert (began.period, began.dealer) == (0, dealer)


@pytest.mark.parametrize(("practice", "cards"), [("off", 56), ("on", 54)])
def test_jf_10_all_cards_are_shuffled_and_four_go_face_down_to_each_seat(practice: str, cards: int) -> None:
    state, events = start(RULES, {"practice": practice}, 3)
    assert only(events, Shuffled).count == cards
    assert [len(state.view(seat).zones()[f"hand:{seat}"]) for seat in (0, 1)] == [4, 4]
    for event in every(events, CardMoved):
        if event.how == "deal":
            seat = int(event.target[-1])
            assert event.seen_by == (seat,)
            for stranger in (1 - seat, None):
                assert event.masked(stranger).code is None
            assert event.masked(seat).code == event.code


def test_jf_10_every_card_can_be_dealt_anywhere() -> None:
    first = {start(RULES, {}, seed)[0].to_dict()["zones"]["hand:0"][0] for seed in range(400)}
    assert len(first) == 56


@pytest.mark.parametrize(("practice", "left"), [("off", 47), ("on", 45)])
def test_jf_11_the_rest_is_the_draw_pile_and_its_top_card_is_turned_up(practice: str, left: int) -> None:
    state, events = start(RULES, {"practice": practice}, 3)
    assert isinstance(state, JukemState)
    assert (len(state.draw_pile), len(state.discard_pile)) == (left, 1)
    turned = [event for event in every(events, CardMoved) if event.how == "turn_up"]
    assert [(event.card, event.seen_by) for event in turned] == [(state.discard_pile[0], None)]


def test_jf_12_any_kind_may_be_turned_up() -> None:
    turned_up = set()
    for seed in range(600):
        state, _ = start(RULES, {}, seed)
        assert isinstance(state, JukemState)
        turned_up.add(CODE[state.discard_pile[0]])
    assert turned_up == set(CODE)


def test_jf_12_the_turned_up_card_can_be_taken() -> None:
    state = _deal()
    top = CODE[state.discard_pile[0]]
    take(state, "take_discard")
    assert top in codes(state.hands[state.facts.attacker])
    assert state.discard_pile == []


@pytest.mark.parametrize("dealer", [0, 1])
def test_jf_13_the_other_seat_goes_first_and_turns_alternate(dealer: int) -> None:
    match = random_match(RULES, {"dealer": str(dealer)}, 5)
    turns: list[int] = []
    for event in (event for events in match.history for event in events):
        if isinstance(event, PeriodBegan):
            turns.clear()
            assert event.dealer is not None
            expected = 1 - event.dealer
        elif isinstance(event, TurnBegan):
            assert event.seat == expected
            expected = 1 - event.seat
            turns.append(event.seat)
    assert asked(_deal(dealer=str(dealer))) == (1 - dealer, "replenish")


def test_jf_85_cards_are_dealt_one_at_a_time_the_other_seat_first() -> None:
    for dealer in (0, 1):
        _, events = start(RULES, {"dealer": str(dealer)}, 8)
        targets = [event.target for event in every(events, CardMoved)]
        assert targets == [f"hand:{1 - dealer}", f"hand:{dealer}"] * 4 + ["discard_pile"]


def test_jf_85_the_deal_comes_from_the_top_of_the_pile() -> None:
    state = position(([], []), draw_count=0, phase="play", first_dealer=1)
    take(state, "end_half")
    twin = position(([], []), draw_count=0, phase="play", first_dealer=1)
    take(twin, "end_half")
    assert state == twin, "one key and one count give one deal"
    other = position(([], []), draw_count=0, phase="play", first_dealer=1, key=1)
    take(other, "end_half")
    assert state.draw_pile != other.draw_pile
