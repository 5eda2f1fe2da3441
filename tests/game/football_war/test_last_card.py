"""The last card of a hand: FW-36 to FW-44."""

from __future__ import annotations

import pytest

from game.events import Scored
from game.variants.football_war.events import CardsDrawn, MismanagedDrive, PlayLive, TurnoverOnDowns
from tests.game.football_war.positions import act, asked, choices, hand, live, position, told


@pytest.mark.parametrize("lead", ["HB Dive", "Curl"])
def test_fw_36_an_empty_hand_and_a_conceded_play_are_a_touchdown(lead: str) -> None:
    """FW-36."""
    state = position([[lead], ["Go Route"]])
    events = act(state, f"LEAD({lead})", "CONCEDE")
    (score,) = told(events, Scored)
    assert (score.seat, score.points, score.how) == (0, 7, "touchdown")


def test_fw_37_a_stopped_last_card_is_a_turnover_on_downs() -> None:
    """FW-37."""
    state = position([["Curl"], ["Curl", "HB Dive"]])
    events = act(state, "LEAD(Curl)", "MATCH")
    assert told(events, TurnoverOnDowns)[0].seat == 0
    assert len(state.hands[0]) == 5
    assert (state.facts.offense, state.facts.defense) == (1, 0)


def test_fw_38_the_five_cards_may_answer_a_called_play_at_once() -> None:
    """FW-38."""
    state = position([["Curl"], ["AUDIBLE", "HB Dive"]], ["HB Draw", "Go Route", "Go Route", "Go Route", "Go Route"])
    act(state, "LEAD(Curl)", "CALL(HB Draw)")
    assert asked(state) == ("answer", 0)
    assert "MATCH(HB Draw)" in choices(state)


def test_fw_39_a_penalty_as_the_last_card_draws_five() -> None:
    """FW-39."""
    state = position([["PENALTY 5"], ["HB Dive"]], drive_pile=["Curl"])
    events = act(state, "FLAG(5)")
    assert [(event.seat, event.clause) for event in told(events, MismanagedDrive)] == [(0, "FW-39")]
    assert [len(cards) for cards in state.hands] == [5, 2]
    kinds = [(event.seat, event.why) for event in told(events, CardsDrawn)]
    assert kinds == [(1, "flag"), (0, "mismanaged")], "the penalty is carried out first"


@pytest.mark.parametrize(
    ("cards", "text"),
    [(["OFFENSE"], "EXTRA(none)"), (["OFFENSE", "Curl"], "EXTRA(Curl)"), (["DEFENSE"], "STUFF")],
)
def test_fw_40_offense_and_defense_as_last_cards_draw_five(cards: list[str], text: str) -> None:
    """FW-40."""
    state = position([cards, ["HB Dive"]])
    assert told(act(state, text), MismanagedDrive)
    assert len(state.hands[0]) == 5
    assert asked(state) == ("lead", 0)
    answering = position([["HB Dive"], cards], drive_pile=["Go Route"], live="Go Route")
    act(answering, text)
    assert len(answering.hands[1]) == 5
    assert asked(answering) == ("lead", 1)


def test_fw_40_a_turnover_as_the_last_card_draws_five() -> None:
    """FW-40."""
    state = position([["TURNOVER"], ["HB Dive"], [], []])
    assert told(act(state, "REVERSE"), MismanagedDrive)[0].clause == "FW-40"
    assert len(state.hands[0]) == 5
    answering = position([["HB Dive", "Curl"], ["TURNOVER"], ["Go Route"], ["Go Route"]])
    assert told(act(answering, "LEAD(Curl)", "REVERSE"), MismanagedDrive)[0].seat == 1
    assert [len(cards) for cards in answering.hands] == [1, 5, 1, 1]


def test_fw_41_a_match_with_the_last_card_is_a_return() -> None:
    """FW-41."""
    state = position([["Curl", "HB Dive"], ["Curl"]])
    events = act(state, "LEAD(Curl)", "MATCH")
    assert told(events, PlayLive)[-1].how == "return"
    assert (state.facts.offense, live(state), state.facts.chain) == (1, "Curl", 0)
    assert asked(state) == ("answer", 0)


def test_fw_41_a_beaten_last_card_draws_five_before_it_answers_the_return() -> None:
    """FW-41."""
    state = position([["Curl"], ["Curl"]], ["Curl", "HB Dive", "HB Dive", "HB Dive", "HB Dive"])
    act(state, "LEAD(Curl)", "MATCH")
    assert len(state.hands[0]) == 5
    act(state, "MATCH")
    assert state.facts.offense == 0
    assert len(state.hands[1]) == 5


def test_fw_41_a_return_against_a_called_play_is_no_audible() -> None:
    """FW-41, FW-61: the card that matched is a real one, so the chain is over."""
    state = position([["AUDIBLE", "HB Dive"], ["Curl"]])
    act(state, "CALL(Curl)", "MATCH")
    assert (state.facts.chain, live(state), asked(state)) == (0, "Curl", ("answer", 0))


def test_fw_42_a_call_with_the_last_card_can_be_a_touchdown() -> None:
    """FW-42."""
    state = position([["AUDIBLE"], ["HB Dive"]])
    assert told(act(state, "CALL(Curl)", "CONCEDE"), Scored)[0].points == 7
    answering = position([["HB Dive", "Go Route"], ["AUDIBLE"]], drive_pile=["Curl"], live="Curl")
    assert told(act(answering, "CALL(Curl)", "CONCEDE"), Scored)[0].seat == 1


def test_fw_43_a_mismanaged_drive_changes_no_role_by_itself() -> None:
    """FW-43."""
    flagging = position([["PENALTY 5"], ["HB Dive"]])
    act(flagging, "FLAG(5)")
    assert flagging.facts.offense == 0
    answering = position([["HB Dive"], ["PENALTY 5"]], drive_pile=["Curl"], live="Curl")
    act(answering, "FLAG(5)")
    assert answering.facts.offense == 0
    stopping = position([["HB Dive"], ["DEFENSE"]], drive_pile=["Curl"], live="Curl")
    act(stopping, "STUFF")
    assert stopping.facts.offense == 1


def test_fw_44_the_beaten_offense_draws_before_the_answering_seat() -> None:
    """FW-44."""
    pile = ["HB Dive", "HB Dive", "Curl", "Curl", "Curl", "Curl", "Curl"]
    state = position([["Go Route"], ["DEFENSE"]], pile, ["HB Draw"], live="HB Draw")
    events = act(state, "STUFF")
    assert [(event.seat, event.count) for event in told(events, CardsDrawn)] == [(0, 2), (1, 5)]
    assert hand(state, 0) == ["Go Route", "HB Dive", "HB Dive"]
    assert hand(state, 1) == ["Curl"] * 5
    downs = position([[], ["OFFENSE"]], drive_pile=["HB Draw"], live="HB Draw")
    assert [event.seat for event in told(act(downs, "EXTRA(none)"), CardsDrawn)] == [0, 1]
    reversed_ = position([["Curl"], ["TURNOVER"], ["Go Route"], ["Go Route"]])
    assert [event.seat for event in told(act(reversed_, "LEAD(Curl)", "REVERSE"), CardsDrawn)] == [0, 1]
    leading = position([["DEFENSE"], ["HB Dive"]])
    assert [(event.seat, event.count) for event in told(act(leading, "STUFF"), CardsDrawn)] == [(1, 2), (0, 5)]
