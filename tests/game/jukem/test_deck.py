"""The deck, what is scored, and the options (JF-1 to JF-8, JF-78 to JF-80)."""

from __future__ import annotations

import pytest

from game.contract import BadPosition
from game.events import CardMoved, CoinTossed, PeriodBegan, Scored
from game.match import Match, Player
from game.variant import BadOption
from game.variants.jukem import RULES
from game.variants.jukem.cards import CARDS, CODE, DEFENSIVE, FULL_DECK, PRACTICE_DECK, RED, YELLOW
from game.variants.jukem.state import JukemState
from tests.game.jukem.positions import choices, every, position, take, turn
from tests.play import random_match, start

MATCHES = 30

TABLE = {
    ("RUN", 5): 4,
    ("RUN", 10): 4,
    ("RUN", 15): 4,
    ("RUN", 20): 4,
    ("RUN", 25): 3,
    ("RUN", 30): 2,
    ("PASS", 5, 20): 3,
    ("PASS", 10, 35): 3,
    ("PASS", 20, 50): 2,
    ("CATCH", 10): 1,
    ("CATCH", 15): 1,
    ("CATCH", 20): 2,
    ("CATCH", 25): 1,
    ("CATCH", 30): 1,
    ("CATCH", 35): 1,
    ("CATCH", 40): 1,
    ("CATCH", 50): 1,
    ("KICK RETURN", 50): 1,
    ("JUKEM",): 4,
    ("PANCAKE BLOCK",): 2,
    ("FIELD GOAL",): 3,
    ("HOLDING",): 2,
    ("SACK",): 2,
    ("FUMBLE",): 2,
    ("PICKED OFF",): 2,
}
"""The rulebook's table: kind and value, and the number of copies."""


@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_jf_1_exactly_two_seats_play(count: int) -> None:
    assert RULES.seats == (2,)
    with pytest.raises(ValueError, match="seats 2"):
        Match(RULES, {}, [Player("Home")] * count, 1)


def test_jf_2_only_touchdowns_for_7_and_field_goals_for_3_change_the_score() -> None:
    for seed in range(MATCHES):
        match = random_match(RULES, {}, seed)
        points = [0, 0]
        for scored in (event for events in match.history for event in every(events, Scored)):
            assert (scored.how, scored.points) in {("touchdown", 7), ("field_goal", 3)}
            points[scored.seat] += scored.points
            assert scored.score == tuple(points)
        assert match.result is not None
        assert match.result.points == tuple(points)


@pytest.mark.parametrize(("practice", "through"), [("off", 47), ("on", 45)])
def test_jf_3_a_game_is_two_trips_through_the_whole_deck(practice: str, through: int) -> None:
    for seed in range(MATCHES):
        match = random_match(RULES, {"practice": practice}, seed)
        events = [event for batch in match.history for event in batch]
        periods = [event.period for event in every(events, PeriodBegan)]
        assert periods == list(range(len(periods)))
        assert len(periods) == 2 or every(match.history[-1], Scored), "more than two halves end with a score"
        drawn: list[int] = []
        for event in events:
            if isinstance(event, PeriodBegan):
                drawn.append(0)
            elif isinstance(event, CardMoved) and event.how == "draw":
                drawn[-1] += 1
        assert drawn[:2] == [through, through], "a half draws every card that is left after the deal"


def test_jf_4_the_deck_has_56_cards() -> None:
    assert len(FULL_DECK) == len(set(FULL_DECK)) == len(CODE) == 56
    assert sum(card.count for card in CARDS) == 56


def test_jf_5_the_deck_is_the_table() -> None:
    deck = {}
    for card in CARDS:
        numbers = (card.low, card.high) if card.kind == "PASS" else (card.value,)
        keeps_number = card.kind in {"RUN", "PASS", "CATCH", "KICK RETURN"}
        deck[(card.kind, *numbers) if keeps_number else (card.kind,)] = card.count
    assert deck == TABLE
    assert sum(card.count for card in CARDS if card.code in YELLOW) == 4
    assert sum(card.count for card in CARDS if card.code in RED) == 4


def test_jf_5_more_copies_than_the_deck_has_are_refused_by_zone() -> None:
    document = turn(["KICK RETURN"]).to_dict()
    document["zones"]["hand:0"].append("KICK RETURN")
    with pytest.raises(BadPosition, match=r"^hand:0: more than 1 of KICK RETURN \(JF-5\)"):
        JukemState.from_dict(document)


def test_jf_6_the_one_kick_return_is_worth_50_yards() -> None:
    assert CODE.count("KICK RETURN") == 1
    state = turn(["KICK RETURN"])
    take(state, "KICK RETURN")
    assert state.totals == [50, 0]


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


def test_jf_7_a_line_of_100_yards_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^line:0: .*JF-7"):
        position(([], []), lines=([["KICK RETURN"], ["PASS 20-50", "CATCH 50"]], []))


def test_jf_8_equal_cards_are_listed_once() -> None:
    assert choices(turn(["RUN 15", "RUN 15", "RUN 15", "FUMBLE", "FUMBLE"])) == {"RUN 15"}
    assert choices(turn(["SACK", "SACK", "FUMBLE", "FUMBLE", "CATCH 10"])) == {
        "discard SACK",
        "discard FUMBLE",
        "discard CATCH 10",
    }
    state = turn(["RUN 15"], ["SACK", "SACK", "HOLDING", "HOLDING"])
    take(state, "RUN 15")
    assert choices(state) == {"let_it_stand", "SACK", "HOLDING"}


@pytest.mark.parametrize(("practice", "count"), [("off", 56), ("on", 54)])
def test_jf_78_the_practice_game_leaves_out_one_yellow_and_one_red_card(practice: str, count: int) -> None:
    state, _ = start(RULES, {"practice": practice}, 1)
    deck = [name.partition(" #")[0] for name in _all_names(state.to_dict()["zones"])]
    assert len(deck) == count
    left_out = 56 - count
    assert sum(name in YELLOW for name in deck) == 4 - left_out // 2
    assert sum(name in RED for name in deck) == 4 - left_out // 2


def _all_names(zones: dict[str, list[str]]) -> list[str]:
    return [name for zone, cards in zones.items() if ":" not in zone or zone.startswith("hand") for name in cards]


def test_jf_79_one_holding_and_one_fumble_stay_out_for_the_whole_game() -> None:
    assert sorted(CODE[card] for card in set(FULL_DECK) - set(PRACTICE_DECK)) == ["FUMBLE", "HOLDING"]
    absent = set(FULL_DECK) - set(PRACTICE_DECK)
    for seed in range(5):
        for events in random_match(RULES, {"practice": "on"}, seed).history:
            assert not {event.card for event in every(events, CardMoved)} & absent
    defensive = [CODE[card] for card in PRACTICE_DECK if CODE[card] in DEFENSIVE]
    assert sorted(defensive) == ["FUMBLE", "HOLDING", "PICKED OFF", "PICKED OFF", "SACK", "SACK"]


def test_jf_80_the_first_dealer_is_chosen_or_random() -> None:
    for dealer in ("0", "1"):
        for seed in range(4):
            state, events = start(RULES, {"dealer": dealer}, seed)
            assert state.facts.dealer == int(dealer)
            assert not every(events, CoinTossed)
    tossed = [every(start(RULES, {}, seed)[1], CoinTossed)[0].seat for seed in range(40)]
    assert 10 <= sum(tossed) <= 30
    assert RULES.complete({}) == {"practice": "off", "dealer": "random"}
    with pytest.raises(BadOption, match="random or 0 or 1"):
        RULES.complete({"dealer": "2"})
