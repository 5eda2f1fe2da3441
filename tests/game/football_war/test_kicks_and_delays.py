"""Field goals, timeouts, delay of game and the play clock: FW-65 to FW-77."""

from __future__ import annotations

from random import Random

import pytest

from game.contract import IllegalAction
from game.events import Scored
from game.variants.football_war import RULES
from game.variants.football_war.actions import CLOCK, NO_CLOCK, parse
from game.variants.football_war.events import DelayOfGame
from game.variants.football_war.state import FootballWarState
from tests.game.football_war.positions import act, asked, choices, codes, hand, mains, position, told


def clocked(*timed: str, players: str = "2") -> FootballWarState:
    """A match with the play clock on, its seats having said who is on the clock."""
    state: FootballWarState = RULES.start(RULES.complete({"play_clock": "30", "players": players}), 3)[0]
    act(state, *timed)
    return state


def test_fw_65_a_field_goal_is_led_and_never_an_answer() -> None:
    """FW-65."""
    state = position([["FIELD GOAL", "Curl"], ["HB Dive"]])
    assert "KICK" in choices(state)
    answering = position([["Curl"], ["FIELD GOAL", "HB Dive"]], drive_pile=["Go Route"], live="Go Route")
    assert "KICK" not in choices(answering)
    card = next(card for card in answering.hands[1] if codes([card]) == ["FIELD GOAL"])
    assert answering.why_not(card) == "A FIELD GOAL is kicked on offense, never as an answer. (FW-65)"


@pytest.mark.parametrize(("answer", "text"), [("Curl", "CONCEDE"), ("DEFENSE", "STUFF"), ("AUDIBLE", "CALL(Go Route)")])
def test_fw_66_good_or_stopped_a_kick_costs_the_hand(answer: str, text: str) -> None:
    """FW-66."""
    state = position([["FIELD GOAL", "Curl", "HB Dive"], [answer, "HB Draw"]])
    act(state, "KICK", text)
    assert codes(state.forfeit_pile) == ["Curl", "HB Dive"]
    assert len(state.hands[0]) == 5


def test_fw_66_a_stopped_kick_as_the_last_card_costs_five_once() -> None:
    """FW-66."""
    state = position([["FIELD GOAL"], ["OFFENSE", "HB Draw"]])
    act(state, "KICK", "EXTRA(none)")
    assert len(state.hands[0]) == 5
    assert state.forfeit_pile == ()


def test_fw_67_what_answers_a_kick() -> None:
    """FW-67."""
    held = ["FIELD GOAL", "AUDIBLE", "PENALTY 5", "OFFENSE", "DEFENSE", "Curl"]
    state = position([["HB Dive"], held], drive_pile=["FIELD GOAL"], live="FIELD GOAL")
    kinds = {text.partition("(")[0] for text in mains(state)}
    assert kinds == {"CALL", "FLAG", "EXTRA", "STUFF", "CONCEDE"}
    plain = position([["HB Dive"], ["Curl"]], drive_pile=["FIELD GOAL"], live="FIELD GOAL")
    assert plain.why_not(plain.hands[1][0]) == "Nothing matches a kick: it takes a special card. (FW-67)"


def test_fw_68_a_conceded_kick_is_a_field_goal_even_as_the_last_card() -> None:
    """FW-68."""
    for rest in ([], ["Curl"]):
        state = position([["FIELD GOAL", *rest], ["HB Dive"]])
        (score,) = told(act(state, "KICK", "CONCEDE"), Scored)
        assert (score.points, score.how) == (3, "field_goal")


def test_fw_69_the_five_new_cards_of_a_good_kick_are_the_refill() -> None:
    """FW-69."""
    state = position([["FIELD GOAL", "Curl"], ["HB Dive"] * 5])
    pile = len(state.draw_pile)
    act(state, "KICK", "CONCEDE")
    assert len(state.hands[0]) == 5
    assert len(state.draw_pile) == pile - 6


def test_fw_70_a_timeout_buries_one_card_and_draws_the_top_one() -> None:
    """FW-70."""
    state = position([["Curl", "HB Dive"], []], ["Go Route"])
    buried = state.hands[0][0]
    act(state, "TIMEOUT(Curl)")
    assert state.draw_pile[0] == buried
    assert hand(state, 0) == ["Go Route", "HB Dive"]


def test_fw_71_each_seat_has_one_timeout_a_half() -> None:
    """FW-71."""
    state = position([["Curl", "HB Dive"], ["Go Route"]])
    act(state, "TIMEOUT(Curl)")
    assert not any(text.startswith("TIMEOUT") for text in choices(state))
    act(state, "LEAD(HB Dive)")
    assert any(text.startswith("TIMEOUT") for text in choices(state))


def test_fw_72_a_timeout_needs_a_play_pile_and_a_card() -> None:
    """FW-72."""
    empty = position([["Curl", "HB Dive"], []], more=0)
    assert choices(empty) == ["LEAD(HB Dive)", "LEAD(Curl)"]
    no_card = position([["Curl"], []], drive_pile=["Go Route"], live="Go Route")
    assert choices(no_card) == ["CONCEDE"]
    with pytest.raises(IllegalAction):
        no_card.apply(parse("TIMEOUT(Curl)"))


def test_fw_73_the_timeout_card_may_be_used_at_once() -> None:
    """FW-73."""
    state = position([["HB Dive"], ["HB Draw"]], ["Curl"], ["Curl"], live="Curl")
    act(state, "TIMEOUT(HB Draw)")
    assert "MATCH(Curl)" in choices(state)


def test_fw_74_a_look_back_draws_a_card_and_opens_the_drive_pile_for_one_decision() -> None:
    """FW-74."""
    state = position([["HB Dive"], ["HB Draw"]], ["HB Sweep"], ["Curl", "Go Route", "QB Sneak"], live="Curl")
    assert told(act(state, "LOOK_BACK"), DelayOfGame)[0].why == "look_back"
    assert hand(state, 1) == ["HB Draw", "HB Sweep"]
    assert state.view(1).zones()["drive_pile"] == tuple(state.drive_pile)
    assert state.view(0).zones()["drive_pile"] == (None, None, state.drive_pile[-1])
    act(state, "CONCEDE")
    assert state.view(1).zones()["drive_pile"][:2] == (None, None)


def test_fw_75_the_delay_card_is_locked_until_the_decision_is_finished() -> None:
    """FW-75."""
    state = position([["HB Dive", "Go Route"], ["HB Draw"]], ["Curl"], ["Curl", "Go Route"], live="Curl")
    act(state, "LOOK_BACK")
    card = state.hands[1][-1]
    assert codes([card]) == ["Curl"]
    assert choices(state) == ["CONCEDE", "TIMEOUT(HB Draw)"]
    assert state.why_not(card) == "Just drawn: it can be played from your next decision on. (FW-75)"
    assert state.view(0).counts[1] == 2
    act(state, "CONCEDE")
    assert not state.locked
    lead = position([["HB Dive"], []], ["Curl"], ["Curl", "Go Route"])
    act(lead, "LOOK_BACK")
    assert mains(lead) == ["LEAD(HB Dive)"]


def test_fw_75_an_unlocked_copy_may_be_used() -> None:
    """FW-75."""
    state = position([["HB Dive"], ["Curl", "HB Draw"]], ["Curl"], ["Curl", "Go Route"], live="Curl")
    act(state, "LOOK_BACK")
    locked = state.locked[0]
    state.hands[1].remove(locked)
    state.hands[1].insert(0, locked)
    act(state, "MATCH")
    assert locked in state.hands[1]
    assert locked not in state.drive_pile


def test_fw_76_each_seat_has_one_look_back_a_half() -> None:
    """FW-76."""
    state = position([["HB Dive"], ["HB Draw"]], drive_pile=["Curl", "Go Route"])
    act(state, "LOOK_BACK")
    assert "LOOK_BACK" not in choices(state)
    assert "LOOK_BACK" not in choices(position([["HB Dive"], []], drive_pile=["Curl"]))


def test_fw_77_without_the_option_there_is_no_clock() -> None:
    """FW-77."""
    state = RULES.start(RULES.complete({}), 3)[0]
    assert state.decision.kind == "lead"
    assert CLOCK not in state.legal_actions()


@pytest.mark.parametrize("players", ["2", "4"])
def test_fw_77_each_seat_says_whether_it_plays_on_the_clock_and_bots_do_not(players: str) -> None:
    """FW-77."""
    state: FootballWarState = RULES.start(RULES.complete({"play_clock": "60", "players": players}), 3)[0]
    for seat in range(int(players)):
        assert asked(state) == ("play_clock", seat)
        assert choices(state) == ["NO_CLOCK", "ON_THE_CLOCK"]
        view = state.view(seat)
        for policy in (RULES.pro, RULES.rookie):
            assert policy(view, state.legal_actions(), Random(1)) == NO_CLOCK
        assert state.why_not(state.hands[seat][0]) == "First say whether you play on the clock. (FW-77)"
        act(state, "NO_CLOCK")
    assert asked(state) == ("lead", state.facts.offense)
    assert CLOCK not in state.legal_actions()


def test_fw_77_the_clock_costs_one_locked_card_and_rests_for_that_decision() -> None:
    """FW-77."""
    state = clocked("ON_THE_CLOCK", "ON_THE_CLOCK")
    seat = state.facts.offense
    assert told(act(state, "CLOCK_RAN_OUT"), DelayOfGame)[0].why == "clock"
    assert len(state.hands[seat]) == 6
    assert len(state.locked) == 1
    assert CLOCK not in state.legal_actions()
    act(state, next(text for text in choices(state) if text.startswith("LEAD")))
    assert not state.locked
    assert CLOCK in state.legal_actions()


def test_fw_77_only_seats_on_the_clock_are_caught_by_it() -> None:
    """FW-77."""
    state = clocked("ON_THE_CLOCK", "NO_CLOCK")
    while state.facts.offense != 0:
        state.push(state.legal_actions()[0])
    for _ in range(40):
        decision = asked(state)
        assert decision is not None
        assert (CLOCK in state.legal_actions()) == (decision[1] == 0)
        act(state, next(text for text in choices(state) if text != "CLOCK_RAN_OUT"))


def test_fw_77_the_clock_draws_nothing_from_an_empty_pile() -> None:
    """FW-77."""
    state = position([["Curl"], ["HB Dive"]], more=0, play_clock="30", timed=[0])
    act(state, "CLOCK_RAN_OUT")
    assert hand(state, 0) == ["Curl"]
    assert choices(state) == ["LEAD(Curl)"]
