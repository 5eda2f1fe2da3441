"""The change of possession, quarters, the end and overtime (RD-2, RD-57, RD-58, RD-60 to RD-68)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.contract import Ending
from game.events import CoinTossed, MatchEnded
from game.variants.real_deal import RULES
from game.variants.real_deal.events import DeckRanOut
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.positions import act, position

LAST_CARD = [["HAS BALL END OF QUARTER"], ["RUSHING TD 1-5", "RED FLAG"]]
HANDS = [
    ["RUSHING TD 6-20", "MISSES FG", "SAFETY", "RED FLAG"],
    ["PASSING TD 1-10", "MISSES FG", "SAFETY", "BLOCKS KICK"],
]
SCORE = ("PLAY(RUSHING TD 6-20)", "CONCEDE(SAFETY)")


@pytest.mark.parametrize(
    ("choices", "seat"),
    [
        (("PUNT(MISSES FG)",), 1),
        (SCORE, 1),
        (("PLAY(RUSHING TD 6-20)", "COUNTER(4TH DOWN STOP)"), 1),
    ],
)
def test_rd_57_the_ball_changes_hands_and_both_draw_to_four(choices: tuple[str, ...], seat: int) -> None:
    hands = [HANDS[0], [*HANDS[1][:3], "4TH DOWN STOP"]]
    state = position(hands)
    act(state, *choices)
    assert state.facts.offense == seat
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert state.facts.finished == (1, 0)


def test_rd_58_after_a_safety_its_team_has_the_ball() -> None:
    state = position([["RUSHING TD OVER 20", "MISSES FG"], ["SAFETY", "MISSES FG"]])
    act(state, "PLAY(RUSHING TD OVER 20)", "COUNTER(SAFETY)", "ACCEPT")
    assert (state.facts.offense, state.facts.return_open) == (1, True)


def test_rd_60_nobody_draws_at_any_other_time() -> None:
    state = position([HANDS[0], ["RED FLAG", "MISSES FG", "SAFETY", "BLOCKS KICK"]])
    act(state, "PLAY(RUSHING TD 6-20)", "COUNTER(RED FLAG)")
    assert [len(hand) for hand in state.hands] == [3, 3]


def ran_out(period: int, *choices: str, **facts: Any) -> tuple[RealDealState, list[object]]:
    state = position(HANDS, draw_piles=LAST_CARD, period=period, choice="receive", **facts)
    return state, list(act(state, *choices))


def test_rd_61_an_empty_draw_pile_ends_the_quarter_after_the_draws() -> None:
    state, events = ran_out(0, *SCORE)
    assert any(isinstance(event, DeckRanOut) and event.seat == 0 for event in events)
    assert state.facts.period == 1


@pytest.mark.parametrize(("choices", "opened"), [(SCORE, True), (("PLAY(RUSHING TD 6-20)", "COUNTER(SAFETY)"), None)])
def test_rd_62_the_next_quarter_goes_on_with_who_was_about_to_begin(
    choices: tuple[str, ...], opened: bool | None
) -> None:
    if opened is None:
        state = position([HANDS[0], ["4TH DOWN STOP"]], draw_piles=LAST_CARD)
        act(state, "PLAY(RUSHING TD 6-20)", "COUNTER(4TH DOWN STOP)")
    else:
        state = ran_out(0, *choices)[0]
    facts = state.facts
    assert (facts.period, facts.offense, facts.return_open, facts.limited) == (1, 1, bool(opened), False)


def test_rd_63_the_limit_is_carried_over_and_the_counts_begin_again() -> None:
    hands = [["PUNTS INSIDE THE 10", "MISSES FG", "SAFETY"], ["PASSING TD 1-10", "MISSES FG", "SAFETY", "BLOCKS KICK"]]
    draws = [["RUSHING TD 1-5", "RED FLAG"], ["RUSHING TD 1-5"]]
    state = position(hands, draw_piles=[draws[0], draws[1]], finished=(3, 5), period=2, choice="receive")
    act(state, "PLAY(PUNTS INSIDE THE 10)", "ACCEPT")
    facts = state.facts
    assert (facts.period, facts.offense, facts.return_open, facts.limited) == (3, 1, True, True)
    assert facts.finished == (0, 0)


def test_rd_2_rd_65_the_higher_score_wins_after_four_quarters() -> None:
    state, events = ran_out(3, *SCORE, points=(10, 14))
    assert state.decision is None
    result = state.result
    assert result is not None
    assert (result.points, result.winners, result.reason) == ((17, 14), (0,), Ending.REGULATION)
    assert any(isinstance(event, MatchEnded) for event in events)


def test_rd_65_with_two_quarters_the_second_is_the_last() -> None:
    state, _ = ran_out(1, *SCORE, points=(10, 14), quarters=2)
    assert state.result is not None


def test_rd_66_a_level_score_goes_to_overtime_with_a_new_toss() -> None:
    state, events = ran_out(3, *SCORE, points=(7, 14))
    facts = state.facts
    toss = [event for event in events if isinstance(event, CoinTossed)]
    assert (facts.period, facts.offense) == (4, toss[-1].seat)
    assert (facts.return_open, facts.limited) == (True, False)
    assert state.decision is not None
    assert state.decision.kind == "offense"


def test_rd_64_rd_67_the_first_score_of_overtime_wins() -> None:
    state = position(HANDS, period=4, points=(14, 14), choice="receive")
    act(state, *SCORE)
    result = state.result
    assert result is not None
    assert (result.points, result.winners, result.reason) == ((21, 14), (0,), Ending.SUDDEN_DEATH)


def test_rd_67_a_safety_wins_overtime_too() -> None:
    state = position([["RUSHING TD OVER 20", "RED FLAG"], ["SAFETY"]], period=4, points=(14, 14), choice="receive")
    act(state, "PLAY(RUSHING TD OVER 20)", "COUNTER(SAFETY)", "ACCEPT")
    assert state.result is not None
    assert state.result.winners == (1,)


@pytest.mark.parametrize(("period", "over"), [(4, False), (5, True)])
def test_rd_68_two_overtimes_without_a_score_are_a_tie(period: int, over: bool) -> None:
    state = position(HANDS, draw_piles=[["SAFETY", "RUSHING TD 1-5"][1:], LAST_CARD[1]], period=period, choice="defer")
    act(state, "PUNT(MISSES FG)")
    assert (state.result is not None) == over
    if over:
        assert state.result is not None
        assert (state.result.winners, state.result.reason) == ((0, 1), Ending.TIE)
    else:
        assert state.facts.period == 5


def test_rd_68_every_match_ends_within_the_bound() -> None:
    rng, longest = Random(68), 0
    for seed in range(60):
        state: RealDealState = RULES.start({}, seed)[0]
        count = 0
        while state.decision is not None:
            legal = state.legal_actions()
            quiet = [action for action in legal if str(action).startswith(("PUNT", "CONCEDE", "ACCEPT"))]
            state.push(rng.choice(quiet or legal if seed % 2 else legal))
            count += 1
        longest = max(longest, count)
    assert 150 < longest < RULES.bound
