"""Penalties, OFFENSE and DEFENSE, AUDIBLE and the safety: FW-45 to FW-64."""

from __future__ import annotations

import pytest

from game.contract import BadPosition, IllegalAction
from game.events import CardMoved, Flag, Scored
from game.variants.football_war.actions import parse
from game.variants.football_war.cards import PLAYS
from game.variants.football_war.events import CardsDrawn, PlayCalledBack, PlayDefended
from tests.game.football_war.positions import act, asked, choices, codes, drive, hand, live, mains, position, told

YARDS = [(5, 1), (10, 2), (15, 3)]


def test_fw_45_a_flag_goes_against_the_other_seat() -> None:
    """FW-45."""
    lead = position([["Curl", "PENALTY 5"], []], drive_pile=["HB Dive"])
    assert told(act(lead, "FLAG(5)"), Flag)[0].seat == 1
    answer = position([["HB Dive"], ["PENALTY 5", "Curl"]], drive_pile=["Go Route"], live="Go Route")
    assert told(act(answer, "FLAG(5)"), Flag)[0].seat == 0


def test_fw_46_the_penalty_stays_on_the_flag_pile_for_the_half() -> None:
    """FW-46."""
    state = position([["Curl", "PENALTY 5"], ["HB Dive", "PENALTY 5"]], drive_pile=["HB Draw"])
    act(state, "FLAG(5)", "LEAD(Curl)", "FLAG(5)")
    assert codes(state.flag_pile) == ["PENALTY 5", "PENALTY 5"]
    with pytest.raises(BadPosition, match="FW-46"):
        position([["Curl"], []], flag_pile=["HB Dive"])


@pytest.mark.parametrize(("yards", "cards"), YARDS)
def test_fw_47_a_flag_costs_one_card_for_five_yards(yards: int, cards: int) -> None:
    """FW-47."""
    state = position([["Curl", f"PENALTY {yards}"], []], drive_pile=["HB Dive"] * 4)
    events = act(state, f"FLAG({yards})")
    assert len(state.hands[1]) == cards
    assert told(events, Flag)[0].yards == yards


def test_fw_48_the_cards_come_one_by_one_from_the_top_of_the_drive_pile() -> None:
    """FW-48."""
    state = position([["Curl", "PENALTY 10"], []], drive_pile=["HB Dive", "HB Draw", "Go Route"])
    moves = [move.code for move in told(act(state, "FLAG(10)"), CardMoved) if move.source == "drive_pile"]
    assert moves == ["HB Dive", "HB Draw"]
    assert drive(state) == ["Go Route"]


def test_fw_49_missing_cards_come_from_the_play_pile_or_not_at_all() -> None:
    """FW-49."""
    state = position([["Curl", "PENALTY 15"], []], ["HB Sweep"], ["HB Dive"], more=0)
    act(state, "FLAG(15)")
    assert hand(state, 1) == ["HB Dive", "HB Sweep"]
    assert not state.draw_pile


def test_fw_50_cards_taken_from_the_drive_pile_are_known_to_all_until_they_are_played() -> None:
    """FW-50."""
    state = position([["Curl", "PENALTY 10"], ["QB Sneak"]], drive_pile=["HB Dive", "HB Draw"])
    moves = [move for move in told(act(state, "FLAG(10)"), CardMoved) if move.source == "drive_pile"]
    assert all(move.masked(None) == move for move in moves)
    assert sorted(codes(state.view(0).known[1])) == ["HB Dive", "HB Draw"]
    act(state, "LEAD(Curl)", "CONCEDE")
    assert sorted(codes(state.view(0).known[1])) == ["HB Dive", "HB Draw"]


def test_fw_50_a_known_copy_is_spent_before_a_hidden_one() -> None:
    """FW-50."""
    state = position([["Curl", "QB Sneak", "PENALTY 5"], ["HB Dive", "Go Route"]], drive_pile=["HB Dive"])
    taken = state.drive_pile[-1]
    act(state, "FLAG(5)")
    assert state.view(0).known[1] == (taken,)
    act(state, "LEAD(Curl)", "CONCEDE")
    state.facts.offense, state.facts.defense = 1, 0
    act(state, "LEAD(HB Dive)")
    assert state.drive_pile[-1] == taken
    assert state.view(0).known[1] == ()


def test_fw_51_a_flag_as_an_answer_replays_the_down() -> None:
    """FW-51."""
    state = position([["HB Dive"], ["PENALTY 5", "Curl"]], drive_pile=["Go Route", "HB Draw"], live="Go Route")
    events = act(state, "FLAG(5)")
    assert told(events, PlayCalledBack)
    assert not told(events, PlayDefended)
    assert asked(state) == ("lead", 0)
    assert live(state) is None
    assert state.facts.points == (0, 0)


def test_fw_52_the_called_back_card_is_the_first_to_be_taken_back() -> None:
    """FW-52."""
    state = position([["HB Dive"], ["PENALTY 5", "Curl"]], drive_pile=["Go Route", "HB Draw"], live="Go Route")
    act(state, "FLAG(5)")
    assert hand(state, 0) == ["Go Route", "HB Dive"]


def test_fw_53_a_flag_on_the_last_card_costs_the_penalty_cards_only() -> None:
    """FW-53."""
    state = position([[], ["PENALTY 5", "Curl"]], drive_pile=["Go Route"], live="Go Route")
    act(state, "FLAG(5)")
    assert hand(state, 0) == ["Go Route"]
    assert asked(state) == ("lead", 0)


def test_fw_54_a_flagged_kick_is_called_back_and_costs_no_hand() -> None:
    """FW-54."""
    state = position([["FIELD GOAL", "HB Dive"], ["PENALTY 5", "Curl"]])
    act(state, "KICK", "FLAG(5)")
    assert hand(state, 0) == ["FIELD GOAL", "HB Dive"]
    assert state.forfeit_pile == ()
    assert state.facts.points == (0, 0)


def test_fw_55_offense_takes_one_extra_card_of_any_kind_or_none() -> None:
    """FW-55."""
    held = ["OFFENSE", "Curl", "AUDIBLE", "FIELD GOAL", "PENALTY 15", "DEFENSE"]
    state = position([held, ["HB Dive"]])
    extras = {text for text in choices(state) if text.startswith("EXTRA")}
    assert extras == {"EXTRA(none)", *(f"EXTRA({code})" for code in held[1:])}
    act(state, "EXTRA(DEFENSE)")
    assert drive(state) == ["DEFENSE", "OFFENSE"]
    assert hand(state, 1) == ["HB Dive"], "the extra card has no effect"
    answering = position(
        [["HB Dive", "QB Sneak"], ["OFFENSE", "DEFENSE", "Go Route"]], drive_pile=["Curl"], live="Curl"
    )
    act(answering, "EXTRA(DEFENSE)")
    assert hand(answering, 0) == ["HB Dive", "QB Sneak"], "nor has it as an answer"
    alone = position([["OFFENSE", "Curl"], []])
    act(alone, "EXTRA(none)")
    assert hand(alone, 0) == ["Curl"]


def test_fw_56_defense_as_a_lead_makes_the_defense_draw_two() -> None:
    """FW-56."""
    state = position([["DEFENSE", "Curl"], ["HB Dive"]], ["Go Route", "HB Draw"])
    act(state, "STUFF")
    assert hand(state, 1) == ["Go Route", "HB Dive", "HB Draw"]
    assert asked(state) == ("lead", 0)


def test_fw_57_defense_as_an_answer_makes_the_beaten_offense_draw_two_or_five_not_both() -> None:
    """FW-57."""
    state = position([["HB Dive"], ["DEFENSE", "Curl"]], drive_pile=["Go Route"], live="Go Route")
    act(state, "STUFF")
    assert len(state.hands[0]) == 3
    downs = position([[], ["DEFENSE", "Curl"]], drive_pile=["Go Route"], live="Go Route")
    act(downs, "STUFF")
    assert len(downs.hands[0]) == 5
    kick = position([["HB Dive"], ["DEFENSE", "Curl"]], drive_pile=["FIELD GOAL"], live="FIELD GOAL")
    act(kick, "STUFF")
    assert len(kick.hands[0]) == 5


def test_fw_58_an_audible_names_any_of_the_16_plays() -> None:
    """FW-58."""
    gone = ["Curl"] * 5
    state = position([["HB Dive", "QB Sneak"], ["AUDIBLE", "HB Draw"]], drive_pile=gone, live="Curl")
    calls = [text for text in choices(state) if text.startswith("CALL")]
    assert calls == [f"CALL({play})" for play in PLAYS]
    for text in ("CALL(AUDIBLE)", "CALL(Flea Flicker)", "CALL(FIELD GOAL)"):
        with pytest.raises(IllegalAction, match="FW-58"):
            parse(text)


def test_fw_59_a_called_play_needs_a_real_card() -> None:
    """FW-59."""
    state = position([["AUDIBLE", "QB Sneak"], ["Curl", "HB Dive"]])
    act(state, "CALL(Curl)")
    assert "MATCH(Curl)" in mains(state)
    other = position([["AUDIBLE", "QB Sneak"], ["HB Dive", "HB Draw"]])
    act(other, "CALL(Curl)")
    assert mains(other) == ["CONCEDE"]


def test_fw_60_a_call_as_an_answer_turns_the_roles_and_is_live() -> None:
    """FW-60."""
    state = position([["HB Dive"], ["AUDIBLE", "HB Draw"]], drive_pile=["Curl"], live="Curl")
    act(state, "CALL(Go Route)")
    assert (state.facts.offense, live(state)) == (1, "Go Route")
    assert asked(state) == ("answer", 0)


def test_fw_61_the_chain_counts_audibles_that_answer_each_other() -> None:
    """FW-61."""
    lead = position([["AUDIBLE", "AUDIBLE", "HB Dive"], ["AUDIBLE", "HB Draw", "QB Sneak"]])
    act(lead, "CALL(Curl)")
    assert lead.facts.chain == 1
    act(lead, "TIMEOUT(QB Sneak)")
    assert lead.facts.chain == 1
    act(lead, "CALL(Curl)", "CALL(Curl)")
    assert lead.facts.chain == 3
    act(lead, "CONCEDE")
    assert lead.facts.chain == 0
    answer = position([["HB Dive"], ["AUDIBLE", "HB Draw"]], drive_pile=["Curl"], live="Curl")
    act(answer, "CALL(Go Route)")
    assert answer.facts.chain == 1
    broken = position([["Curl", "HB Dive"], ["AUDIBLE", "HB Draw"]], drive_pile=["AUDIBLE"], live="Go Route", chain=1)
    act(broken, "CALL(Curl)", "MATCH")
    assert broken.facts.chain == 0


def test_fw_61_a_look_back_leaves_the_chain_whole() -> None:
    """FW-61."""
    state = position([["AUDIBLE", "HB Dive"], ["AUDIBLE", "HB Draw"]], drive_pile=["HB Sweep"])
    act(state, "CALL(Curl)", "LOOK_BACK", "CALL(Curl)")
    assert state.facts.chain == 2


def test_fw_62_only_a_match_or_a_concession_meets_the_fourth_audible() -> None:
    """FW-62."""
    held = ["AUDIBLE", "OFFENSE", "DEFENSE", "PENALTY 5", "Curl"]
    state = position([["HB Dive"], held], drive_pile=["AUDIBLE"] * 4, live="Curl", chain=4)
    assert mains(state) == ["MATCH(Curl)", "CONCEDE"]
    assert any(text.startswith("TIMEOUT") for text in choices(state))
    card = next(card for card in state.hands[1] if codes([card]) == ["AUDIBLE"])
    assert state.why_not(card) == "Only a match stops the fourth AUDIBLE: Curl BLUE. (FW-62)"
    third = position([["HB Dive"], held], drive_pile=["AUDIBLE"] * 3, live="Curl", chain=3)
    assert len(mains(third)) > 16


def test_fw_63_conceding_the_fourth_audible_is_a_safety() -> None:
    """FW-63."""
    state = position([["HB Dive"], ["Go Route"]], drive_pile=["AUDIBLE"] * 4, live="Curl", chain=4)
    (score,) = told(act(state, "CONCEDE"), Scored)
    assert (score.seat, score.points, score.how) == (0, 2, "safety")
    third = position([["HB Dive"], ["Go Route"]], drive_pile=["AUDIBLE"] * 3, live="Curl", chain=3)
    assert not told(act(third, "CONCEDE"), Scored)


def test_fw_64_a_fourth_audible_as_the_last_card_is_a_touchdown() -> None:
    """FW-64."""
    state = position([[], ["Go Route"]], drive_pile=["AUDIBLE"] * 4, live="Curl", chain=4)
    (score,) = told(act(state, "CONCEDE"), Scored)
    assert (score.points, score.how) == (7, "touchdown")


def test_a_draw_event_tells_who_drew_and_why() -> None:
    state = position([["DEFENSE", "Curl"], ["HB Dive"]])
    (drawn,) = told(act(state, "STUFF"), CardsDrawn)
    assert (drawn.seat, drawn.count, drawn.why) == (1, 2, "stuffed")
