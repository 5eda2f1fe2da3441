"""The offense decision (RD-24 to RD-27, RD-40, RD-41, RD-51 to RD-54)."""

from __future__ import annotations

import pytest

from game.contract import IllegalAction, Target
from game.variants.real_deal.actions import parse
from game.variants.real_deal.cards import CODE, LONG, SCORING
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.positions import act, choices, position

THEIRS = ["4TH DOWN STOP", "MISSES FG", "BLOCKS KICK", "INTERCEPTION"]


def why_not(state: RealDealState, code: str, place: str | None = None) -> str | None:
    """The reason for the card of the team with the ball, perhaps at a place."""
    decision = state.decision
    assert decision is not None
    card = next(card for card in state.hands[decision.seat] if CODE[card] == code)
    return state.why_not(card, Target("zone", f"{place}:{decision.seat}") if place else None)


@pytest.mark.parametrize("card", SCORING)
def test_rd_24_any_scoring_card_may_be_played(card: str) -> None:
    state = position([[card, "SAFETY"], THEIRS])
    assert choices(state) == sorted([f"PLAY({card})", f"PUNT({card})", "PUNT(SAFETY)"])


def test_rd_24_a_counter_cannot_be_played_on_offense() -> None:
    state = position([["RED FLAG", "SAFETY"], THEIRS])
    with pytest.raises(IllegalAction):
        state.apply(parse("PLAY(RETURN TD)"))
    reason = why_not(state, "RED FLAG", "table_pile")
    assert reason is not None
    assert "(RD-24)" in reason
    assert why_not(state, "RED FLAG", "discard_pile") is None


def test_rd_25_any_card_may_be_punted_even_with_an_attack_in_hand() -> None:
    state = position([["RUSHING TD 1-5", "SAFETY"], THEIRS])
    act(state, "PUNT(RUSHING TD 1-5)")
    facts = state.facts
    assert (facts.offense, facts.return_open, facts.limited) == (1, True, False)


def test_rd_26_without_a_card_to_play_it_can_only_punt() -> None:
    state = position([["SAFETY", "MISSES FG"], THEIRS])
    assert choices(state) == ["PUNT(MISSES FG)", "PUNT(SAFETY)"]


def test_rd_27_a_plain_punt_is_not_countered() -> None:
    state = position([["SAFETY", "MISSES FG"], ["BLOCKS KICK", "RETURN TD"]])
    act(state, "PUNT(SAFETY)")
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (1, "offense")


def test_rd_40_a_return_opens_a_possession_only_after_a_kick() -> None:
    hand = ["RETURN TD", "SAFETY"]
    assert "PLAY(RETURN TD)" in choices(position([hand, THEIRS], return_open=True))
    closed = position([hand, THEIRS])
    assert "PLAY(RETURN TD)" not in choices(closed)
    reason = why_not(closed, "RETURN TD", "table_pile")
    assert reason is not None
    assert "(RD-40)" in reason


def test_rd_41_return_open_after_a_score_and_not_after_a_stop() -> None:
    hands = [["RUSHING TD 1-5", "SAFETY"], ["4TH DOWN STOP", "RETURN TD"]]
    scored, stopped = position(hands), position(hands)
    act(scored, "PLAY(RUSHING TD 1-5)", "CONCEDE(4TH DOWN STOP)")
    act(stopped, "PLAY(RUSHING TD 1-5)", "COUNTER(4TH DOWN STOP)")
    assert (scored.facts.return_open, stopped.facts.return_open) == (True, False)


@pytest.mark.parametrize("card", SCORING)
def test_rd_51_a_limited_possession_allows_long_plays_only(card: str) -> None:
    state = position([[card, "PUNTS INSIDE THE 10"], THEIRS], limited=True)
    assert (f"PLAY({card})" in choices(state)) == (card in LONG)
    assert "PLAY(PUNTS INSIDE THE 10)" in choices(state)
    reason = why_not(state, card, "table_pile")
    assert (reason is None) == (card in LONG)
    assert reason is None or "(RD-51)" in reason


def test_rd_51_a_return_may_open_a_limited_possession() -> None:
    state = position([["RETURN TD", "SAFETY"], THEIRS], limited=True, return_open=True)
    assert "PLAY(RETURN TD)" in choices(state)


def test_rd_51_the_limit_survives_a_continuation() -> None:
    hands = [["RUSHING TD OVER 20", "RUSHING TD 1-5"], ["RED FLAG", "MISSES FG"]]
    state = position(hands, limited=True, return_open=True)
    act(state, "PLAY(RUSHING TD OVER 20)", "COUNTER(RED FLAG)")
    assert (state.facts.limited, state.facts.return_open) == (True, False)
    assert "PLAY(RUSHING TD 1-5)" not in choices(state)


@pytest.mark.parametrize(("finished", "legal"), [((3, 4), False), ((4, 3), False), ((4, 4), True), ((6, 5), True)])
def test_rd_52_four_finished_possessions_each(finished: tuple[int, int], legal: bool) -> None:
    state = position([["HAS BALL END OF QUARTER", "SAFETY"], THEIRS], finished=finished)
    assert ("END_QUARTER" in choices(state)) == legal
    reason = why_not(state, "HAS BALL END OF QUARTER", "table_pile")
    assert (reason is None) == legal
    assert reason is None or "(RD-52)" in reason


@pytest.mark.parametrize(("quarters", "period", "legal"), [(4, 2, True), (4, 3, False), (2, 0, True), (2, 1, False)])
def test_rd_53_never_in_the_last_quarter(quarters: int, period: int, legal: bool) -> None:
    hand = ["HAS BALL END OF QUARTER", "SAFETY"]
    state = position([hand, THEIRS], finished=(5, 5), quarters=quarters, period=period, choice="defer")
    assert ("END_QUARTER" in choices(state)) == legal


def test_rd_53_never_in_overtime() -> None:
    hand = ["HAS BALL END OF QUARTER", "SAFETY"]
    state = position([hand, THEIRS], finished=(5, 5), period=4, choice="defer")
    assert "END_QUARTER" not in choices(state)
    assert "(RD-53)" in str(why_not(state, "HAS BALL END OF QUARTER", "table_pile"))


def test_rd_60_the_draw_pile_says_when_cards_are_drawn() -> None:
    state = position([["SAFETY"], THEIRS])
    assert "(RD-60)" in str(state.why_not(None, Target("zone", "draw_pile:0")))
