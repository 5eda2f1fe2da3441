"""The idea, the deck, and what everyone can see: FW-1 to FW-16."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.chance import generator, pick
from game.contract import BadPosition
from game.events import CardMoved
from game.variants.football_war import RULES, words
from game.variants.football_war.cards import CARDS, CODE, DECKS, PLAYS
from game.variants.football_war.events import ExchangeBegan
from game.variants.football_war.state import FootballWarState
from tests.game.football_war.positions import act, asked, choices, drive, mains, position, told

NAMES = ("Huskies", "Comets", "Badgers", "Otters")


def deal(seed: int = 1, **options: str) -> FootballWarState:
    state: FootballWarState = RULES.start(RULES.complete(options), seed)[0]
    return state


def random_states(seats: str, matches: int) -> list[FootballWarState]:
    """Positions all over a few random matches."""
    found = []
    for seed in range(matches):
        state, rng = deal(seed, players=seats), generator(f"{seed}/choices", 0)
        while state.decision is not None:
            found.append(state.clone())
            state.push(pick(state.legal_actions(), rng))
    return found


def test_fw_1_the_standard_game_has_two_seats_and_four_can_play() -> None:
    """FW-1."""
    assert RULES.seat_count(RULES.complete({})) == 2
    assert len(deal().hands) == 2
    assert len(deal(players="4").hands) == 4
    with pytest.raises(BadPosition, match="hand:2: there are 2 seats"):
        position([["Curl"], []]).from_dict({**position([["Curl"], []]).to_dict(), "zones": {"hand:2": ["Curl"]}})


@pytest.mark.parametrize("points", [(7, 0), (0, 3)])
def test_fw_2_most_points_when_the_last_half_is_over_win(points: tuple[int, int]) -> None:
    """FW-2."""
    state = position([["Curl"], ["HB Dive"]], more=0, phase="over", period=1, points=points)
    assert state.result is not None
    assert state.result.winners == (points.index(max(points)),)
    assert state.result.points == points


@pytest.mark.parametrize("seats", ["2", "4"])
def test_fw_3_one_seat_is_offense_and_another_is_defense(seats: str) -> None:
    """FW-3."""
    for state in random_states(seats, 2):
        assert state.facts.offense != state.facts.defense
    with pytest.raises(BadPosition, match="defense"):
        position([["Curl"], []], defense=0)


def test_fw_4_chance_is_the_coin_and_the_shuffle_alone() -> None:
    """FW-4."""
    state = deal(3)
    flips = state.chance
    assert flips == 2
    while state.facts.period == 0:
        state.push(state.legal_actions()[0])
    assert state.chance == flips + 1


def test_fw_5_the_deck_of_two_has_104_cards() -> None:
    """FW-5."""
    counts = Counter(CODE[card] for card in DECKS[2])
    assert len(DECKS[2]) == 104
    assert len(PLAYS) == 16
    assert all(counts[play] == 5 for play in PLAYS)
    assert {code: count for code, count in counts.items() if code not in PLAYS} == {
        "AUDIBLE": 6,
        "FIELD GOAL": 3,
        "PENALTY 5": 4,
        "PENALTY 10": 2,
        "PENALTY 15": 2,
        "OFFENSE": 4,
        "DEFENSE": 3,
    }


def test_fw_6_four_players_add_four_turnover_cards() -> None:
    """FW-6."""
    counts = Counter(CODE[card] for card in DECKS[4])
    assert len(DECKS[4]) == 108
    assert counts["TURNOVER"] == 4


def test_fw_7_only_the_same_name_matches() -> None:
    """FW-7."""
    state = position([["QB Sneak"], ["Curl", "Quick Out", "HB Dive"]], drive_pile=["Curl"], live="Curl")
    assert [text for text in mains(state) if text.startswith("MATCH")] == ["MATCH(Curl)"]
    state = position([["QB Sneak"], ["Quick Out", "HB Dive"]], drive_pile=["Curl"], live="Curl")
    assert mains(state) == ["CONCEDE"]


def test_fw_8_a_name_has_one_color() -> None:
    """FW-8."""
    assert {words.color(play) for play in PLAYS[:8]} == {"GREEN"}
    assert {words.color(play) for play in PLAYS[8:]} == {"BLUE"}
    state = position([["QB Sneak"], ["Curl"]], drive_pile=["Quick HB Pitch"], live="Quick HB Pitch")
    assert state.why_not(state.hands[1][0]) == "Needs the same play and color: Quick HB Pitch GREEN. (FW-7)"


def test_fw_9_run_and_pass_are_treated_alike() -> None:
    """FW-9."""
    courses = []
    for play in ("HB Dive", "Curl"):
        state = position([[play, play, "AUDIBLE", "QB Sneak"], ["PENALTY 5", play, "Go Route"]])
        texts = (f"LEAD({play})", "FLAG(5)", f"LEAD({play})", "MATCH", "LEAD(Go Route)", f"CALL({play})", "CONCEDE")
        kinds = [[(type(event).__name__, getattr(event, "seat", None)) for event in act(state, text)] for text in texts]
        courses.append((kinds, asked(state), [len(cards) for cards in state.hands]))
    assert courses[0] == courses[1]


@pytest.mark.parametrize("seats", ["2", "4"])
def test_fw_10_a_seat_sees_its_own_hand_only(seats: str) -> None:
    """FW-10."""
    state = deal(2, players=seats)
    for seat in range(int(seats)):
        zones = state.view(seat).zones()
        for other, hand in enumerate(state.hands):
            assert zones[f"hand:{other}"] == (tuple(hand) if other == seat else (None,) * 5)


def test_fw_11_played_cards_lie_face_up_on_the_drive_pile_but_flags_do_not() -> None:
    """FW-11."""
    state = position([["Curl", "OFFENSE", "HB Dive", "PENALTY 5"], ["Curl", "QB Sneak"]])
    act(state, "EXTRA(HB Dive)", "LEAD(Curl)", "MATCH")
    assert drive(state) == ["Curl", "Curl", "HB Dive", "OFFENSE"]
    state = position([["Curl", "PENALTY 5"], ["Curl", "QB Sneak"]])
    act(state, "FLAG(5)")
    assert drive(state) == []
    assert [CODE[card] for card in state.flag_pile] == ["PENALTY 5"]


def test_fw_12_only_the_top_of_the_drive_pile_lies_open() -> None:
    """FW-12."""
    state = position([["Curl", "HB Dive"], ["QB Sneak"]], drive_pile=["Go Route", "Curl", "HB Draw"])
    for seat in (0, 1):
        assert state.view(seat).zones()["drive_pile"] == (None, None, state.drive_pile[-1])


def test_fw_12_what_was_played_face_up_is_remembered_by_every_seat() -> None:
    """FW-12."""
    state = position([["Curl", "HB Dive"], ["QB Sneak"]], drive_pile=["Go Route", "Curl", "HB Draw"])
    for seat in (0, 1):
        view = state.view(seat)
        assert view.drive_pile == tuple(state.drive_pile)
        assert view.sample(Random(1)).drive_pile == state.drive_pile


def test_fw_13_a_forgetful_log_names_no_card() -> None:
    """FW-13."""
    named = 0
    for seed in range(4):
        state, rng = deal(seed, players="4"), Random(seed)
        while state.decision is not None:
            for event in state.apply(pick(state.legal_actions(), rng)):
                line, forgetful = words.log_line(event, NAMES), words.log_line(event, NAMES, forgetful=True)
                if forgetful is not None:
                    assert not any(card.code in forgetful for card in CARDS), forgetful
                named += line is not None and any(card.code in line for card in CARDS)
    assert named > 100


def test_fw_13_an_exchange_begins_with_each_lead_and_with_nothing_else() -> None:
    """FW-13."""
    state = position([["Curl", "HB Dive", "Go Route"], ["Curl", "QB Sneak"]], ["HB Draw"])
    assert not told(act(state, "TIMEOUT(Go Route)"), ExchangeBegan)
    assert len(told(act(state, "LEAD(Curl)"), ExchangeBegan)) == 1
    assert not told(act(state, "MATCH"), ExchangeBegan)
    assert RULES.forgetting is not None
    assert RULES.forgetting.begins(told(act(state, "LEAD(QB Sneak)"), ExchangeBegan)[0])


def test_fw_14_a_draw_from_the_play_pile_is_seen_by_its_seat_only() -> None:
    """FW-14."""
    state = position([["Curl", "HB Dive"], ["QB Sneak"]], ["Go Route"])
    moves = told(act(state, "LEAD(Curl)", "CONCEDE"), CardMoved)
    (drawn,) = [move for move in moves if move.source == "draw_pile"]
    assert drawn.masked(1).code == "Go Route"
    assert drawn.masked(0).code is None
    assert drawn.masked(None).card is None


def test_fw_15_an_answer_is_always_asked_for_and_never_tells_what_was_held() -> None:
    """FW-15."""
    holder = position([["HB Dive"], ["Curl", "QB Sneak"]], ["Go Route"], ["Curl"], live="Curl", timeouts=[], key=1)
    nobody = position([["HB Dive"], ["HB Draw", "QB Sneak"]], ["Go Route"], ["Curl"], live="Curl", timeouts=[], key=1)
    assert mains(nobody) == ["CONCEDE"]
    assert holder.decision == nobody.decision
    assert holder.decision is not None
    assert holder.decision.covert
    shown = [[event.masked(0) for event in act(state, "CONCEDE")] for state in (holder, nobody)]
    assert shown[0] == shown[1]
    alike = position([["Curl", "Curl"], ["HB Dive"]], more=0)
    differing = position([["Curl", "HB Draw"], ["HB Dive"]], more=0)
    assert len(choices(alike)) == 1 < len(choices(differing))
    assert alike.decision == differing.decision
    assert alike.decision is not None
    assert alike.decision.covert, "that a lead is forced would tell that all cards are equal"


@pytest.mark.parametrize("seats", ["2", "4"])
def test_fw_16_no_card_is_lost_or_doubled(seats: str) -> None:
    """FW-16."""
    for state in random_states(seats, 3):
        state.check()
        zones = state.view(0).zones()
        assert sum(len(cards) for cards in zones.values()) == len(DECKS[int(seats)])
    document = deal(players=seats).to_dict()
    document["zones"]["flag_pile"] = document["zones"]["draw_pile"][:1]
    with pytest.raises(BadPosition, match="FW-16"):
        FootballWarState.from_dict(document)
