"""The counter decision and what a counter does (RD-28 to RD-32, RD-35 to RD-39)."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import DriveEnd, IllegalAction, Target
from game.events import CardMoved, DriveEnded, PossessionChanged
from game.variants.real_deal.actions import parse
from game.variants.real_deal.cards import CHART, CODE, CONTINUATIONS, STOPS
from game.variants.real_deal.events import PlayCountered
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.positions import act, choices, position, told


def against(
    play: str, held: list[str], rest: tuple[str, ...] = ("PUNTS INSIDE THE 10",), **facts: Any
) -> RealDealState:
    """Team 0 has made a play, team 1 answers with what it holds."""
    state = position([[play, *rest], held], **facts)
    act(state, f"PLAY({play})")
    return state


def test_rd_28_rd_29_conceding_is_legal_with_a_counter_in_hand() -> None:
    state = against("RUSHING TD 1-5", ["4TH DOWN STOP", "MISSES FG"])
    assert choices(state) == ["CONCEDE(4TH DOWN STOP)", "CONCEDE(MISSES FG)", "COUNTER(4TH DOWN STOP)"]


def test_rd_29_accepting_is_legal_with_a_counter_in_hand() -> None:
    state = against("PUNTS INSIDE THE 10", ["BLOCKS KICK", "MISSES FG"], rest=("SAFETY",))
    assert choices(state) == ["ACCEPT", "COUNTER(BLOCKS KICK)"]


def test_rd_28_conceding_against_a_kick_inside_the_10_is_no_choice() -> None:
    state = against("PUNTS INSIDE THE 10", ["BLOCKS KICK", "MISSES FG"], rest=("SAFETY",))
    with pytest.raises(IllegalAction):
        state.apply(parse("CONCEDE(MISSES FG)"))
    card = next(card for card in state.hands[1] if CODE[card] == "MISSES FG")
    assert "(RD-47, RD-50)" in str(state.why_not(card, Target("zone", "discard_pile:1")))


def test_rd_30_only_one_counter_meets_a_play() -> None:
    state = against("RUSHING TD 1-5", ["4TH DOWN STOP", "RED FLAG"])
    first, second = state.hands[1]
    assert "(RD-30)" in str(state.why_not(first, None, (second,)))
    act(state, "COUNTER(RED FLAG)")
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (0, "offense")


def test_rd_31_conceding_with_an_empty_hand_costs_no_card() -> None:
    state = against("RUSHING TD 1-5", [])
    assert choices(state) == ["CONCEDE(none)"]
    moves = [move for move in told(act(state, "CONCEDE(none)"), CardMoved) if move.how == "discard"]
    assert moves == []
    assert state.facts.points == (7, 0)


def test_rd_32_each_decision_has_one_owner() -> None:
    state = against("RUSHING TD 1-5", ["4TH DOWN STOP"])
    assert state.decision is not None
    assert state.decision.seat == 1
    with pytest.raises(IllegalAction):
        state.apply(parse("PUNT(PUNTS INSIDE THE 10)"))


@pytest.mark.parametrize("stop", STOPS)
def test_rd_35_a_stop_takes_the_ball(stop: str) -> None:
    play = CHART[stop][0]
    state = against(play, [stop, "RETURN TD"])
    events = act(state, f"COUNTER({stop})")
    facts = state.facts
    assert told(events, PlayCountered)[0].effect == "stop"
    assert (facts.offense, facts.return_open, facts.limited) == (1, False, False)
    assert facts.points == (0, 0)
    assert facts.finished == (1, 0)
    assert told(events, PossessionChanged)[-1].seat == 1
    assert "PLAY(RETURN TD)" not in choices(state)


@pytest.mark.parametrize("card", CONTINUATIONS)
def test_rd_36_a_continuation_leaves_the_ball_and_nobody_draws(card: str) -> None:
    play = CHART[card][-1] if CHART[card][-1] != "SAFETY" else CHART[card][0]
    rest = ("BLOCKS KICK", "MISSES FG") if play != "RETURN TD" else ("BLOCKS KICK",)
    state = against(play, [card, "4TH DOWN STOP"], rest=rest, return_open=play == "RETURN TD")
    before = [len(pile) for pile in state.draw_piles]
    events = act(state, f"COUNTER({card})")
    assert told(events, PlayCountered)[0].effect == "continuation"
    assert [len(pile) for pile in state.draw_piles] == before
    assert state.facts.offense == 0
    assert state.facts.finished == (0, 0)
    assert not told(events, DriveEnded)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (0, "offense")


def test_rd_37_after_a_safety_the_ball_stays_with_its_victim() -> None:
    state = position([["RUSHING TD OVER 20", "HOLDING", "SAFETY"], ["SAFETY", "MISSES FG"]])
    act(state, "PLAY(RUSHING TD OVER 20)", "COUNTER(SAFETY)", "COUNTER(HOLDING)")
    assert state.facts.offense == 0
    assert state.facts.points == (0, 0)


def test_rd_38_return_open_is_over_after_a_continuation_and_the_limit_stays() -> None:
    state = against("PASSING TD OVER 20", ["QB SACK"], rest=("RETURN TD",), return_open=True, limited=True)
    act(state, "COUNTER(QB SACK)")
    assert (state.facts.return_open, state.facts.limited) == (False, True)
    assert "PLAY(RETURN TD)" not in choices(state)


def test_rd_39_without_a_card_the_ball_changes_hands_and_both_draw() -> None:
    state = against("PASSING TD OVER 20", ["QB SACK"], rest=(), return_open=True)
    events = act(state, "COUNTER(QB SACK)")
    facts = state.facts
    assert (facts.offense, facts.return_open, facts.limited) == (1, False, False)
    assert facts.finished == (1, 0)
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert told(events, DriveEnded)[0].how is DriveEnd.OUT_OF_CARDS


def test_rd_33_a_card_that_is_no_counter_says_what_it_answers() -> None:
    state = against("RUSHING TD 1-5", ["QB SACK", "PUNTS INSIDE THE 10"], rest=())
    place = Target("zone", "table_pile:1")
    sack, punt = (
        next(card for card in state.hands[1] if CODE[card] == code) for code in ("QB SACK", "PUNTS INSIDE THE 10")
    )
    assert "it answers PASSING TD 1–10" in str(state.why_not(sack, place))
    assert "is no counter" in str(state.why_not(punt, place))
    assert state.why_not(sack, Target("zone", "discard_pile:1")) is None
