"""Kickoff, halves, and the decisions of a turn: FW-17 to FW-35."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.contract import BadPosition, IllegalAction
from game.events import CoinTossed, PeriodBegan, Shuffled
from game.variants.football_war import RULES
from game.variants.football_war.actions import parse
from game.variants.football_war.state import FootballWarState
from tests.game.football_war.positions import act, asked, choices, drive, hand, live, mains, position, told


def kickoff(seed: int, **options: str) -> tuple[FootballWarState, list]:
    return RULES.start(RULES.complete(options), seed)


def at_the_end_of_the_first_half(first_kicker: int) -> FootballWarState:
    """Seat 0 leads its last card; conceding it draws the last card of the Play pile."""
    return position([["Curl"], ["HB Dive"] * 4], ["Go Route"], ["HB Draw"], more=0, first_kicker=first_kicker)


def test_fw_17_the_coin_gives_either_seat_the_ball() -> None:
    """FW-17."""
    offenses = set()
    for seed in range(20):
        state, events = kickoff(seed)
        assert told(events, CoinTossed)[0].seat == state.facts.offense
        offenses.add(state.facts.offense)
    assert offenses == {0, 1}


def test_fw_18_the_other_seat_kicks_off_and_defends() -> None:
    """FW-18."""
    for seed in range(6):
        state, events = kickoff(seed)
        assert state.facts.defense == 1 - state.facts.offense
        assert told(events, PeriodBegan)[0].dealer == state.facts.defense == state.facts.first_kicker


def test_fw_19_every_half_shuffles_all_cards_and_deals_five() -> None:
    """FW-19."""
    state, events = kickoff(1)
    assert told(events, Shuffled)[0].count == 104
    assert [len(cards) for cards in state.hands] == [5, 5]
    assert len(state.draw_pile) == 94
    events = act(at_the_end_of_the_first_half(1), "LEAD(Curl)", "CONCEDE")
    assert told(events, Shuffled)[0].count == 104


def test_fw_20_a_half_starts_with_empty_piles_and_keeps_the_points() -> None:
    """FW-20."""
    state = position(
        [["Curl"], ["HB Dive"] * 4],
        ["Go Route"],
        ["HB Draw"],
        more=0,
        flag_pile=["PENALTY 5"],
    )
    forfeited, kept = state.score_piles[0][-1:], state.score_piles[0][:-1]
    state.score_piles, state.forfeit_pile, state.forfeit_seen = (kept, ()), forfeited, (1,) * len(forfeited)
    act(state, "LEAD(Curl)", "CONCEDE")
    assert state.facts.period == 1
    assert not state.drive_pile
    assert state.flag_pile == state.forfeit_pile == ()
    assert state.score_piles == ((), ())
    assert state.facts.points == (7, 0)


def test_fw_21_timeouts_and_look_backs_come_back_each_half() -> None:
    """FW-21."""
    state = at_the_end_of_the_first_half(1)
    state.facts = replace(state.facts, timeouts=(), look_backs=())
    act(state, "LEAD(Curl)", "CONCEDE")
    assert (state.facts.timeouts, state.facts.look_backs) == ((0, 1), (0, 1))


@pytest.mark.parametrize("kicker", [0, 1])
def test_fw_22_who_kicked_off_first_has_the_ball_in_the_second_half(kicker: int) -> None:
    """FW-22."""
    state = at_the_end_of_the_first_half(kicker)
    events = act(state, "LEAD(Curl)", "CONCEDE")
    assert (state.facts.period, state.facts.offense) == (1, kicker)
    assert not told(events, CoinTossed)


def test_fw_23_a_half_starts_with_a_lead() -> None:
    """FW-23."""
    state, _ = kickoff(4)
    assert asked(state) == ("lead", state.facts.offense)
    assert live(state) is None


def test_fw_24_the_offense_must_lead_and_may_lead_anything() -> None:
    """FW-24."""
    special = ["AUDIBLE", "FIELD GOAL", "PENALTY 5", "PENALTY 10", "PENALTY 15", "OFFENSE", "DEFENSE"]
    state = position([["Curl", "Curl", *special], ["HB Dive"]])
    kinds = [text.partition("(")[0] for text in mains(state)]
    assert kinds.count("LEAD") == 1
    assert kinds.count("CALL") == 16
    assert kinds.count("FLAG") == 3
    assert {"KICK", "STUFF", "EXTRA"} <= set(kinds)
    assert "CONCEDE" not in kinds
    assert "EXTRA(none)" in mains(state)
    with pytest.raises(BadPosition, match="FW-24"):
        position([[], ["HB Dive"]])


def test_fw_25_the_defense_must_answer_and_what_it_may_answer_with() -> None:
    """FW-25."""
    special = ["AUDIBLE", "FIELD GOAL", "PENALTY 15", "OFFENSE", "DEFENSE"]
    state = position([["HB Dive"], ["Curl", *special]], drive_pile=["Curl"], live="Curl")
    kinds = {text.partition("(")[0] for text in mains(state)}
    assert kinds == {"MATCH", "CALL", "FLAG", "EXTRA", "STUFF", "CONCEDE"}
    with pytest.raises(BadPosition, match="drive_pile"):
        position([["HB Dive"], ["Curl"]], drive_pile=["HB Draw"], live="Curl")


def test_fw_26_conceding_is_legal_with_an_answer_in_hand() -> None:
    """FW-26."""
    state = position([["HB Dive"], ["Curl"]], drive_pile=["Curl"], live="Curl")
    assert {"MATCH(Curl)", "CONCEDE"} <= set(choices(state))


@pytest.mark.parametrize("aside", ["TIMEOUT(HB Sweep)", "LOOK_BACK"])
def test_fw_27_a_timeout_or_look_back_leaves_the_decision_open(aside: str) -> None:
    """FW-27."""
    lead = position([["Curl", "HB Sweep"], []], drive_pile=["HB Draw", "HB Draw"])
    act(lead, aside)
    assert asked(lead) == ("lead", 0)
    answer = position([["QB Sneak"], ["HB Sweep", "HB Dive"]], drive_pile=["Curl", "HB Draw"], live="Curl")
    act(answer, aside)
    assert asked(answer) == ("answer", 1)
    assert live(answer) == "Curl"


@pytest.mark.parametrize(
    ("special", "text"), [("PENALTY 5", "FLAG(5)"), ("OFFENSE", "EXTRA(none)"), ("DEFENSE", "STUFF")]
)
def test_fw_28_specials_that_are_led_are_not_answered(special: str, text: str) -> None:
    """FW-28."""
    state = position([["Curl", special], ["HB Dive"]])
    act(state, text)
    assert asked(state) == ("lead", 0)
    assert live(state) is None


def test_fw_29_nobody_else_may_act() -> None:
    """FW-29."""
    state = position([["Curl", "HB Dive"], ["Curl"]])
    for text in ("MATCH(Curl)", "CONCEDE"):
        with pytest.raises(IllegalAction, match="lead of seat 0"):
            state.apply(parse(text))
    act(state, "LEAD(Curl)")
    with pytest.raises(IllegalAction, match="answer of seat 1"):
        state.apply(parse("LEAD(HB Dive)"))


@pytest.mark.parametrize(
    ("card", "text", "offense"),
    [
        ("Curl", "MATCH", 1),
        ("AUDIBLE", "CALL(HB Draw)", 1),
        ("OFFENSE", "EXTRA(none)", 1),
        ("DEFENSE", "STUFF", 1),
        ("PENALTY 5", "FLAG(5)", 0),
        ("HB Dive", "CONCEDE", 0),
    ],
)
def test_fw_30_what_stops_a_play_and_what_does_not(card: str, text: str, offense: int) -> None:
    """FW-30."""
    state = position([["QB Sneak"], [card, "Quick Out"]], drive_pile=["Curl"], live="Curl")
    act(state, text)
    assert state.facts.offense == offense


def test_fw_31_a_stopped_play_turns_the_roles_round() -> None:
    """FW-31."""
    state = position([["QB Sneak"], ["Curl", "Quick Out"]], drive_pile=["Curl"], live="Curl")
    act(state, "MATCH")
    assert (state.facts.offense, state.facts.defense) == (1, 0)


def test_fw_32_the_new_offense_leads() -> None:
    """FW-32."""
    state = position([["QB Sneak"], ["Curl", "Quick Out"]], drive_pile=["Curl"], live="Curl")
    act(state, "MATCH")
    assert asked(state) == ("lead", 1)
    state = position([["QB Sneak"], ["AUDIBLE", "Quick Out"]], drive_pile=["Curl"], live="Curl")
    act(state, "CALL(HB Draw)")
    assert asked(state) == ("answer", 0)


def test_fw_33_conceding_draws_one_card_and_the_offense_leads_again() -> None:
    """FW-33."""
    state = position([["QB Sneak"], ["Quick Out"]], ["HB Draw"], ["Curl"], live="Curl")
    act(state, "CONCEDE")
    assert hand(state, 1) == ["HB Draw", "Quick Out"]
    assert asked(state) == ("lead", 0)
    assert live(state) is None
    assert drive(state) == ["Curl"]


def test_fw_34_the_drawn_card_is_too_late_for_that_play_but_good_for_the_next() -> None:
    """FW-34."""
    state = position([["Curl", "QB Sneak"], ["Quick Out"]], ["Curl"], ["Curl"], live="Curl")
    act(state, "CONCEDE")
    assert asked(state) == ("lead", 0)
    act(state, "LEAD(Curl)")
    assert "MATCH(Curl)" in choices(state)


def test_fw_35_equal_cards_are_one_choice() -> None:
    """FW-35."""
    state = position([["Curl", "Curl", "Curl", "OFFENSE", "OFFENSE"], []])
    found = choices(state)
    assert found.count("LEAD(Curl)") == found.count("EXTRA(Curl)") == found.count("TIMEOUT(Curl)") == 1
    assert found.count("EXTRA(OFFENSE)") == 1
    assert "EXTRA(OFFENSE)" not in choices(position([["Curl", "OFFENSE"], []]))
