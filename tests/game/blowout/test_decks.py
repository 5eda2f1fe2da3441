"""The decks of BLOWOUT!!!, and that no card is lost (BO-1, BO-2, BO-10, BO-11, BO-12, BO-13, BO-14, BO-15, BO-105)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from game.contract import BadPosition, ScoreKind
from game.events import Scored
from game.variants.blowout import RULES
from game.variants.blowout.cards import (
    CODE,
    DEFENSE_CALLS,
    DEFENSE_DECK,
    IDS,
    KIND,
    OFFENSE_CALLS,
    OFFENSE_DECK,
    SEAT_DECK,
    YARDS,
    ZONES,
)
from game.zones import Role
from tests.game.blowout.positions import act, choices, played, position, printed, somewhere


def test_bo_1_two_seats_own_three_decks_each_and_keep_their_cards() -> None:
    assert RULES.seats == (2,)
    for seat in (0, 1):
        backs = [zone.back for zone in ZONES.values() if zone.owner == seat and zone.role is Role.DRAW]
        assert backs == ["offense", "defense", "special_teams"]
    for state, _ in somewhere(6, 9):
        for index in range(6):
            lying = (*state.hands[index], *state.draw_piles[index], *state.discard_piles[index])
            assert {SEAT_DECK[card] for card in lying} <= {index}
        assert all(SEAT_DECK[card] // 3 == seat for seat in (0, 1) for card in state.plays[seat])


def test_bo_2_touchdown_7_field_goal_3_safety_2_and_nothing_else() -> None:
    worth = {
        ScoreKind.RUSHING_TOUCHDOWN: 7,
        ScoreKind.PASSING_TOUCHDOWN: 7,
        ScoreKind.FIELD_GOAL: 3,
        ScoreKind.SAFETY: 2,
    }
    seen = set()
    for seed in range(12):
        for step in played("halves", seed):
            for event in step.events:
                if isinstance(event, Scored):
                    assert event.points == worth[event.how]
                    assert sum(event.score) == sum(step.before.facts.points) + event.points
                    seen.add(event.how)
    assert seen == set(worth)


def test_bo_10_the_decks_are_those_of_the_rulebook() -> None:
    offense = {"RUN 45": 1, "RUN 60": 1, "RUN 65": 2, "RUN 70": 1, "RUN 75": 1, "RUN 80": 1, "RUN 100": 1}
    offense |= dict.fromkeys([f"PASS {yards}" for yards in (15, 30, 40, 45, 50, 55, 60, 65, 70, 75, 85, 100)], 1)
    offense |= dict.fromkeys(["OFFSIDES-D", "PASS INTERFERENCE", "HOLDING", "CHALLENGE"], 1)
    plays = {10: 1, 20: 1, 30: 1, 40: 1, 45: 1, 50: 3, 55: 3, 60: 5, 65: 5, 70: 4, 75: 2, 80: 1, 90: 1, 100: 1}
    defense = {f"DEF −{yards}": count for yards, count in plays.items()}
    defense |= {"DELAY OF GAME": 1, "OFFSIDES-O": 1, "INTERCEPTION": 1, "FUMBLE": 1, "SACK": 2, "CHALLENGE": 1}
    kicks = {30: 1, 35: 1, 40: 2, 45: 2, 50: 2, 55: 2, 60: 1, 65: 1}
    special = {f"KICK {yards}": count for yards, count in kicks.items()}
    for index in range(3):
        assert Counter(printed(CODE[card]) for card in IDS[index]) == (offense, defense, special)[index]
    assert [len(IDS[index]) for index in range(3)] == [24, 37, 12]


def test_bo_11_values_lie_within_their_ranges_and_reach_the_ends() -> None:
    for kind, low, high in (("RUN", 45, 100), ("PASS", 15, 100), ("DEF", 10, 100)):
        values = [YARDS[code] for code in CODE if KIND[code] == kind]
        assert (min(values), max(values)) == (low, high)


def test_bo_12_both_seats_have_the_same_decks() -> None:
    for index in range(3):
        assert [CODE[card] for card in IDS[index]] == [CODE[card] for card in IDS[index + 3]]


def test_bo_13_equal_cards_are_one_choice() -> None:
    state = position(
        ["RUN 65", "RUN 65", "PASS 40", "PASS 55", "PASS 60"],
        ["DEF -60", "DEF -60", "DEF -60", "DEF -65", "DEF -65", "SACK"],
    )
    assert choices(state) == ["RUN 65", "PASS 40", "PASS 55", "PASS 60"]
    act(state, "RUN 65")
    assert choices(state) == ["DEF −60", "DEF −65"]
    act(state, "DEF -60")
    assert [CODE[card] for card in state.hands[0]].count("RUN 65") == 1
    assert [CODE[card] for card in state.hands[4]].count("DEF -60") == 2


def test_bo_14_challenge_is_in_the_offense_deck_and_in_the_defense_deck() -> None:
    for deck in (OFFENSE_DECK, DEFENSE_DECK):
        assert [card.count for card in deck if card.title == "CHALLENGE"] == [1]


def test_bo_15_every_full_hand_holds_a_card_that_may_be_called() -> None:
    for place, size, calls in ((0, 5, OFFENSE_CALLS), (1, 6, DEFENSE_CALLS)):
        idle = [card for card in IDS[place] if CODE[card] not in calls]
        assert not list(combinations(idle, size))


def test_bo_105_the_zones_of_a_deck_always_hold_all_of_it() -> None:
    for seed in range(4):
        for step in played("quarters", seed):
            state = step.after
            for index, cards in enumerate(IDS):
                laid = [card for play in state.plays for card in play if SEAT_DECK[card] == index]
                lying = [*state.hands[index], *state.draw_piles[index], *state.discard_piles[index], *laid]
                assert sorted(lying) == list(cards)
    state = position()
    state.hands[0] = state.hands[0][:-1]
    with pytest.raises(BadPosition, match="BO-105"):
        state.check()
