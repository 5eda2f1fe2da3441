"""The deck, what is scored, the options and the deal (JF-1 to JF-13, JF-78 to JF-80, JF-85)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from game.contract import BadPosition, State
from game.events import CardMoved, CoinTossed, PeriodBegan, Scored, Shuffled
from game.match import Match
from game.options import BadOption
from game.record import Player
from game.variants.jukem import RULES
from game.variants.jukem.cards import CARDS, CODE, DEFENSIVE, FULL_DECK, PRACTICE_DECK, RED, YELLOW
from game.variants.jukem.events import TurnBegan
from game.variants.jukem.state import JukemState
from tests.game.cases import case, cases
from tests.game.jukem.positions import at, codes, every, goes, only, position, take, turn
from tests.play import random_match, start

MATCHES = 30
TABLE: dict[tuple[Any, ...], int] = {
    **dict.fromkeys([("RUN", yards) for yards in (5, 10, 15, 20)], 4),
    ("RUN", 25): 3,
    ("RUN", 30): 2,
    ("PASS", 5, 20): 3,
    ("PASS", 10, 35): 3,
    ("PASS", 20, 50): 2,
    **dict.fromkeys([("CATCH", yards) for yards in (10, 15, 25, 30, 35, 40, 50)], 1),
    ("CATCH", 20): 2,
    ("KICK RETURN", 50): 1,
    ("JUKEM",): 4,
    ("PANCAKE BLOCK",): 2,
    ("FIELD GOAL",): 3,
    **dict.fromkeys([(code,) for code in ("HOLDING", "SACK", "FUMBLE", "PICKED OFF")], 2),
}
"""The rulebook's table: kind and value, and the number of copies."""
PRACTICE = pytest.mark.parametrize(("practice", "count"), [("off", 56), ("on", 54)])


@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_jf_1_exactly_two_seats_play(count: int) -> None:
    assert RULES.seats == (2,)
    with pytest.raises(ValueError, match="seats 2"):
        Match(RULES, {}, [Player("Home")] * count, 1)


@PRACTICE
def test_jf_2_jf_3_a_game_is_two_trips_through_the_deck_and_only_touchdowns_and_field_goals_score(
    practice: str, count: int
) -> None:
    """JF-2, JF-3: 7 points and 3; a half draws every card that is left after the deal."""
    for seed in range(MATCHES):
        match = random_match(RULES, {"practice": practice}, seed)
        points, drawn, periods = [0, 0], list[int](), list[int]()
        for event in (event for batch in match.history for event in batch):
            if isinstance(event, Scored):
                assert (event.how, event.points) in {("touchdown", 7), ("field_goal", 3)}
                points[event.seat] += event.points
                assert event.score == tuple(points)
            elif isinstance(event, PeriodBegan):
                periods.append(event.period)
                drawn.append(0)
            elif isinstance(event, CardMoved) and event.how == "draw":
                drawn[-1] += 1
        assert match.result is not None
        assert match.result.points == tuple(points)
        assert periods == list(range(len(periods)))
        assert len(periods) == 2 or every(match.history[-1], Scored), "more than two halves end with a score"
        assert drawn[:2] == [count - 9, count - 9]


def test_jf_4_jf_5_jf_6_the_deck_of_56_cards_is_the_table() -> None:
    """JF-4, JF-5, JF-6: there is one kick return, of 50 yards."""
    deck = {}
    for card in CARDS:
        numbers = (card.low, card.high) if card.kind == "PASS" else (card.value,)
        keeps_number = card.kind in {"RUN", "PASS", "CATCH", "KICK RETURN"}
        deck[(card.kind, *numbers) if keeps_number else (card.kind,)] = card.count
    assert deck == TABLE
    assert len(FULL_DECK) == len(set(FULL_DECK)) == len(CODE) == sum(TABLE.values()) == 56
    for codes_of_a_color in (YELLOW, RED):
        assert sum(card.count for card in CARDS if card.code in codes_of_a_color) == 4


def test_jf_5_more_copies_than_the_deck_has_are_refused_by_zone() -> None:
    document = turn("KICK RETURN").to_dict()
    document["zones"]["hand:0"].append("KICK RETURN")
    with pytest.raises(BadPosition, match=r"^hand:0: more than 1 of KICK RETURN \(JF-5\)"):
        JukemState.from_dict(document)


def test_jf_7_every_total_between_plays_is_a_multiple_of_5_below_100() -> None:
    assert all(number % 5 == 0 for card in CARDS for number in (card.low, card.high))
    assert all(card.value % 5 == 0 for card in CARDS if card.kind in {"RUN", "CATCH", "KICK RETURN", "PANCAKE BLOCK"})
    seen = set()
    for seed in range(MATCHES):
        state, _ = start(RULES, {}, seed)
        for action in random_match(RULES, {}, seed).actions:
            state.push(action)
            seen |= set(state.totals)  # type: ignore[attr-defined]
    assert seen <= set(range(0, 100, 5))
    assert len(seen) > 10


def _dealt_by(dealer: int) -> State:
    return start(RULES, {"dealer": str(dealer)}, 11)[0]


@cases(
    case("JF-7 a line of 100 yards is refused", at("", "", line="KICK RETURN, PASS 20-50 + CATCH 50"),
         bad=r"^line:0: .*JF-7"),
    case("JF-8 equal cards are listed once", at("3 RUN 15, 2 FUMBLE"), choices={"RUN 15"}),
    case("JF-8 as discards, too", at("2 SACK, 2 FUMBLE, CATCH 10"),
         choices={"discard SACK", "discard FUMBLE", "discard CATCH 10"}),
    case("JF-8 and as answers", at("RUN 15", "2 SACK, 2 HOLDING"), "RUN 15", choices={"let_it_stand", "SACK",
         "HOLDING"}),
    *(case(f"JF-13 where seat {dealer} deals the other one goes first",
           partial(_dealt_by, dealer), asks=("replenish", 1 - dealer))
      for dealer in (0, 1)),
)  # fmt: skip
def test_equal_cards_and_the_first_turn(given: Any, course: Any) -> None:
    goes(given, course)


@PRACTICE
def test_jf_10_jf_11_jf_78_the_shuffle_the_deal_and_the_card_that_is_turned_up(practice: str, count: int) -> None:
    """JF-10, JF-11, JF-78: four cards go face down to each seat; the practice game lacks a yellow and a red card."""
    state, events = start(RULES, {"practice": practice}, 3)
    assert isinstance(state, JukemState)
    assert only(events, Shuffled).count == count
    assert [len(state.view(seat).zones()[f"hand:{seat}"]) for seat in (0, 1)] == [4, 4]
    assert (len(state.draw_pile), len(state.discard_pile)) == (count - 9, 1)
    for event in every(events, CardMoved):
        if event.how == "deal":
            seat = int(event.target[-1])
            assert event.seen_by == (seat,)
            assert [event.masked(stranger).code for stranger in (1 - seat, None)] == [None, None]
            assert event.masked(seat).code == event.code
    turned = [event for event in every(events, CardMoved) if event.how == "turn_up"]
    assert [(event.card, event.seen_by) for event in turned] == [(state.discard_pile[0], None)]
    deck = Counter(codes([card for cards in (*state.hands, state.draw_pile, state.discard_pile) for card in cards]))
    assert deck.total() == count
    for color in (YELLOW, RED):
        assert sum(deck[code] for code in color) == 4 - (56 - count) // 2


def test_jf_10_jf_12_every_card_can_be_dealt_anywhere_and_any_kind_turned_up() -> None:
    """JF-10, JF-12."""
    first, turned_up = set(), set()
    for seed in range(600):
        state, _ = start(RULES, {}, seed)
        assert isinstance(state, JukemState)
        first.add(state.to_dict()["zones"]["hand:0"][0])
        turned_up.add(CODE[state.discard_pile[0]])
    assert len(first) == 56
    assert turned_up == set(CODE)


def test_jf_12_the_turned_up_card_can_be_taken() -> None:
    state, _ = start(RULES, {}, 11)
    assert isinstance(state, JukemState)
    top = CODE[state.discard_pile[0]]
    take(state, "take_discard")
    assert top in codes(state.hands[state.facts.attacker])
    assert state.discard_pile == []


@pytest.mark.parametrize("dealer", [0, 1])
def test_jf_13_turns_alternate_and_the_other_seat_than_the_dealer_goes_first(dealer: int) -> None:
    match = random_match(RULES, {"dealer": str(dealer)}, 5)
    turns, expected = 0, -1
    for event in (event for events in match.history for event in events):
        if isinstance(event, PeriodBegan):
            assert event.dealer is not None
            expected = 1 - event.dealer
        elif isinstance(event, TurnBegan):
            assert event.seat == expected
            expected, turns = 1 - event.seat, turns + 1
    assert turns > 20


def test_jf_79_one_holding_and_one_fumble_stay_out_for_the_whole_game() -> None:
    """JF-79."""
    absent = set(FULL_DECK) - set(PRACTICE_DECK)
    assert sorted(CODE[card] for card in absent) == ["FUMBLE", "HOLDING"]
    for seed in range(5):
        for events in random_match(RULES, {"practice": "on"}, seed).history:
            assert not {event.card for event in every(events, CardMoved)} & absent
    defensive = [CODE[card] for card in PRACTICE_DECK if CODE[card] in DEFENSIVE]
    assert sorted(defensive) == ["FUMBLE", "HOLDING", "PICKED OFF", "PICKED OFF", "SACK", "SACK"]


def test_jf_9_jf_80_jf_85_the_first_dealer_is_chosen_or_random_and_deals_one_card_at_a_time() -> None:
    """JF-9, JF-80, JF-85: the other seat first."""
    for dealer in (0, 1):
        for seed in range(4):
            state, events = start(RULES, {"dealer": str(dealer)}, seed)
            began = only(events, PeriodBegan)
            assert (began.period, began.dealer, state.facts.dealer) == (0, dealer, dealer)
            assert not every(events, CoinTossed)
            targets = [event.target for event in every(events, CardMoved)]
            assert targets == [f"hand:{1 - dealer}", f"hand:{dealer}"] * 4 + ["discard_pile"]
    tossed = [every(start(RULES, {}, seed)[1], CoinTossed)[0].seat for seed in range(40)]
    assert 10 <= sum(tossed) <= 30
    assert RULES.complete({}) == {"practice": "off", "dealer": "random"}
    with pytest.raises(BadOption, match="random or 0 or 1"):
        RULES.complete({"dealer": "2"})


def test_jf_85_one_key_and_one_count_give_one_deal() -> None:
    state, twin, other = (position(("", ""), draw_count=0, first_dealer=1, key=key) for key in (0, 0, 1))
    for each in (state, twin, other):
        take(each, "end_half")
    assert state == twin
    assert state.draw_pile != other.draw_pile
