"""The policies of Football War: what Pro does where the strategy notes are clear, and that it beats a beginner."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.search import Search
from game.variant import Policy
from game.variants.football_war import RULES
from game.variants.football_war.actions import CONCEDE, FLAGS, LeadPlay
from game.variants.football_war.card_count import CardCount
from game.variants.football_war.state import FootballWarState
from tests.game.football_war.positions import act, position


def advice(state: FootballWarState) -> str:
    assert state.decision is not None
    chosen = RULES.advise(state.view(state.decision.seat), state.legal_actions(), Random(1))
    return str(chosen.action)


def winner(policies: tuple[Policy, Policy], seed: int) -> tuple[int, ...]:
    state = RULES.start(RULES.complete({}), seed)[0]
    rng = Random(seed)
    while state.decision is not None:
        seat = state.decision.seat
        state.push(policies[seat](state.view(seat), state.legal_actions(), rng))
    result: tuple[int, ...] = state.result.winners
    return result


def test_pro_beats_rookie_from_either_seat() -> None:
    won = 0
    for seed in range(40):
        won += winner((RULES.pro, RULES.rookie), seed) == (0,)
        won += winner((RULES.rookie, RULES.pro), seed) == (1,)
    assert won >= 56


def test_pro_leads_what_was_just_conceded() -> None:
    state = position([["Curl", "Curl", "HB Dive", "Go Route", "QB Sneak"], ["HB Draw"] * 3])
    act(state, "LEAD(Curl)", "CONCEDE")
    assert advice(state) == "LEAD(Curl)"


def test_pro_matches_whenever_it_can() -> None:
    state = position([["HB Dive"], ["Curl", "DEFENSE", "AUDIBLE"]], drive_pile=["Curl"], live="Curl")
    assert advice(state) == "MATCH(Curl)"


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        (["DEFENSE", "OFFENSE", "AUDIBLE", "PENALTY 5"], "STUFF"),
        (["OFFENSE", "AUDIBLE", "PENALTY 5"], "EXTRA(PENALTY 5)"),
        (["PENALTY 5", "PENALTY 15"], "FLAG(15)"),
        (["HB Dive", "HB Draw"], "TIMEOUT(HB Dive)"),
    ],
)
def test_pro_stops_a_last_card_in_the_order_of_the_strategy_notes(hand: list[str], text: str) -> None:
    state = position([[], hand], drive_pile=["Curl"], live="Curl")
    assert advice(state) == text


def test_pro_keeps_a_play_for_the_end() -> None:
    state = position([["Curl", "DEFENSE"], ["HB Dive"] * 3])
    assert advice(state) == "STUFF"
    state = position([["Curl", "OFFENSE", "PENALTY 5"], ["HB Dive"] * 3])
    assert advice(state) == "EXTRA(PENALTY 5)"


def test_pro_trades_a_bad_hand_for_a_field_goal() -> None:
    state = position([["Curl", "HB Dive", "HB Draw", "QB Sneak", "Go Route", "FIELD GOAL"], ["HB Sweep"] * 3])
    assert advice(state) == "KICK"


def test_pro_calls_what_nobody_can_match() -> None:
    gone = ["Hail Mary"] * 5
    state = position([["AUDIBLE"], ["HB Dive"] * 3], drive_pile=gone)
    assert advice(state) == "CALL(Hail Mary)"


def test_a_reading_counts_known_cards_and_concessions() -> None:
    state = position([["Curl", "Curl", "QB Sneak", "PENALTY 5"], ["HB Draw"] * 4], drive_pile=["HB Dive"])
    act(state, "FLAG(5)")
    read = CardCount(state.view(0))
    assert read.holds(1, 1) == 1.0, "HB Dive was taken before all eyes"
    before = read.holds(1, 10)
    act(state, "LEAD(Curl)", "CONCEDE")
    assert 0.0 < CardCount(state.view(0)).holds(1, 10) < before


def test_the_evaluation_knows_a_won_drive() -> None:
    ahead = position([["Curl"], ["HB Dive"] * 3], points=(7, 0))
    behind = position([["Curl"], ["HB Dive"] * 3], points=(0, 7))
    assert RULES.evaluate(ahead, 0) > 0.5 > RULES.evaluate(behind, 0)
    assert RULES.evaluate(ahead, 0) + RULES.evaluate(ahead, 1) == pytest.approx(1.0)
    safe = position([["Curl"], ["HB Dive"] * 3])
    stopped = position([["Curl"], ["Curl", "HB Dive", "HB Dive"]])
    assert RULES.evaluate(safe, 0) > RULES.evaluate(stopped, 0)


def test_the_evaluation_of_a_live_last_card_depends_on_the_answer() -> None:
    lost = position([[], ["HB Dive"] * 3], drive_pile=["Curl"], live="Curl")
    saved = position([[], ["Curl", "HB Dive", "HB Dive"]], drive_pile=["Curl"], live="Curl")
    assert RULES.evaluate(lost, 0) > RULES.evaluate(saved, 0)
    assert sum(RULES.evaluate(position([["Curl"], [], [], []]), seat) for seat in range(4)) == pytest.approx(1.0)


def test_every_action_of_a_hint_has_a_reason_of_its_own() -> None:
    """A hint lists three actions, and asks for what speaks for each one alone."""
    state = position(
        [["Curl", "HB Dive", "OFFENSE", "PENALTY 10", "DEFENSE"], ["Go Route", "HB Draw"]], drive_pile=["Deep Post"]
    )
    view, rng = state.view(0), Random(1)
    reasons = {str(action): RULES.advise(view, [action], rng).reason for action in state.legal_actions()}
    assert reasons["FLAG(10)"] == "They draw 2 cards, and you lead again."
    assert reasons["EXTRA(Curl)"] == "You lead again, and Curl leaves your hand with it."
    assert reasons["TIMEOUT(Curl)"] == "It swaps Curl for the top card of the Play pile, before you lead."
    assert reasons["LEAD(Curl)"].startswith("The chance that they match it is about")
    kept = {code for code in ("Curl", "HB Dive") if "is kept" in reasons[f"LEAD({code})"]}
    assert len(kept) < 2, "the play that is matched least often is kept for nothing"
    assert not any("no other choice" in reason for reason in reasons.values())
    last = position([["PENALTY 10"], ["Go Route"]]).view(0)
    assert "cannot score" in RULES.advise(last, [FLAGS["PENALTY 10"]], rng).reason


def test_issue_9_8_all_pro_does_not_mix_leads_that_everybody_sees() -> None:
    """Each is conceded without a choice, and the half is over: what comes after looks the same."""
    state = position([["HB Dive", "HB Draw"], ["Curl"]], more=0)
    legal = state.legal_actions()
    assert [str(action) for action in legal] == ["LEAD(HB Dive)", "LEAD(HB Draw)"]
    found = Search(RULES).run(state.view(0), legal, Random(1), lambda done: done < 3)
    assert [each.share for each in found] == [None, None]


def test_a_rookie_lets_a_last_card_stand_now_and_then() -> None:
    """A newcomer scored no touchdown in a half: whatever could stop the last card did."""
    state = position([[], ["AUDIBLE", "HB Draw"]], live="Curl", offense=0, more=40)
    view, legal, rng = state.view(1), state.legal_actions(), Random(1)
    conceded = sum(RULES.rookie(view, legal, rng) == CONCEDE for _ in range(400)) / 400
    assert 0.1 < conceded < 0.3


def test_a_hint_to_lead_another_play_says_what_is_kept() -> None:
    """It led the play that is matched more often, and gave no reason for that."""
    state = position([["QB Sneak"] * 4 + ["Curl"], ["Go Route", "HB Draw", "HB Dive"] * 2], more=70)
    view, rng = state.view(0), Random(1)
    reasons = {code: RULES.advise(view, [LeadPlay(code)], rng).reason for code in ("QB Sneak", "Curl")}
    assert reasons["Curl"].endswith("QB Sneak, matched less often, is kept for a play that scores.")
    assert "kept" not in reasons["QB Sneak"]
