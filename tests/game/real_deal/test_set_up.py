"""The deal, the toss and the choice (RD-4, RD-17 to RD-23, RD-70)."""

from __future__ import annotations

from random import Random

import pytest

from game.contract import BadPosition
from game.events import CardMoved, CoinTossed, PeriodBegan, Shuffled
from game.variant import BadOption
from game.variants.real_deal import RULES
from game.variants.real_deal.cards import TEAM_IDS
from game.variants.real_deal.events import TossChosen, TossDue
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.positions import act, position, told


def to_period(period: int, choice: str, seed: int = 5) -> RealDealState:
    """A random match up to the first decision of a period, its first choice given."""
    state: RealDealState = RULES.start({}, seed)[0]
    act(state, choice)
    rng = Random(seed)
    while state.facts.period < period:
        state.push(rng.choice(state.legal_actions()))
    return state


def test_rd_19_each_team_deals_itself_four_of_21() -> None:
    state, _ = RULES.start({}, 9)
    assert [len({*state.hands[seat], *state.draw_piles[seat]}) for seat in (0, 1)] == [21, 21]
    assert [len(hand) for hand in state.hands] == [4, 4]


def test_rd_17_four_cards_in_hand_and_seventeen_to_draw() -> None:
    state, events = RULES.start({}, 1)
    for seat in (0, 1):
        assert (len(state.hands[seat]), len(state.draw_piles[seat])) == (4, 17)
        assert set(TEAM_IDS[seat]) <= {*state.hands[seat], *state.draw_piles[seat]}
    assert told(events, PeriodBegan)[0].period == 0
    assert [event.count for event in told(events, Shuffled)] == [21, 21]
    assert len(told(events, CardMoved)) == 8


def test_rd_18_a_shuffle_gathers_the_zones_of_its_own_team() -> None:
    events = RULES.start({}, 1)[1]
    for seat, event in enumerate(told(events, Shuffled)):
        assert event.target == f"draw_pile:{seat}"
        assert all(zone.endswith(f":{seat}") for zone in event.sources)


def test_rd_17_the_next_quarter_deals_all_cards_anew() -> None:
    state = to_period(1, "RECEIVE")
    assert [len(pile) for pile in state.draw_piles] == [17, 17]
    assert state.discard_piles == [[], []]


def test_rd_20_the_winner_of_the_toss_chooses_after_the_deal() -> None:
    state, events = RULES.start({}, 4)
    toss = told(events, CoinTossed)[0]
    assert events[-2:] == [toss, TossDue(clause="RD-20", seat=toss.seat)]
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (toss.seat, "toss")
    assert [str(action) for action in state.legal_actions()] == ["RECEIVE", "DEFER"]


def test_rd_4_the_toss_is_fair() -> None:
    winners = [RULES.start({}, seed)[0].facts.toss_winner for seed in range(200)]
    assert 70 < sum(winners) < 130


@pytest.mark.parametrize(("choice", "gets_it"), [("RECEIVE", True), ("DEFER", False)])
def test_rd_20_rd_23_receiving_is_being_on_offense_with_return_open(choice: str, gets_it: bool) -> None:
    state, _ = RULES.start({}, 4)
    winner = state.facts.toss_winner
    chosen = told(act(state, choice), TossChosen)[0]
    assert (chosen.seat, chosen.receives, chosen.offense) == (winner, gets_it, state.facts.offense)
    assert (state.facts.offense == winner) == gets_it
    assert (state.facts.return_open, state.facts.limited) == (True, False)


@pytest.mark.parametrize(("choice", "same"), [("RECEIVE", False), ("DEFER", True)])
def test_rd_21_who_chooses_at_halftime(choice: str, same: bool) -> None:
    state = to_period(2, choice)
    decision = state.decision
    assert decision is not None
    assert decision.kind == "toss"
    assert (decision.seat == state.facts.toss_winner) == same
    chooser = decision.seat
    chosen = told(act(state, "DEFER"), TossChosen)[0]
    assert chosen.clause == ("RD-22" if same else "RD-21")
    assert state.facts.offense == 1 - chooser
    assert (state.facts.return_open, state.facts.limited) == (True, False)
    assert state.facts.choice == choice.lower()


def test_rd_22_a_deferring_winner_chooses_again_at_halftime() -> None:
    state = to_period(2, "DEFER")
    assert state.decision is not None
    assert state.decision.seat == state.facts.toss_winner


@pytest.mark.parametrize("period", [0, 2])
def test_rd_23_a_half_begins_with_return_open_and_without_a_limit(period: int) -> None:
    state = to_period(period, "RECEIVE") if period else RULES.start({}, 3)[0]
    act(state, "RECEIVE")
    assert (state.facts.return_open, state.facts.limited) == (True, False)


def test_rd_20_no_card_can_be_picked_before_the_choice() -> None:
    state, _ = RULES.start({}, 1)
    reason = state.why_not(state.hands[0][0])
    assert reason is not None
    assert "(RD-20)" in reason


def test_rd_70_options_are_known_and_fixed() -> None:
    assert RULES.complete({}) == {"length": "four", "color": "black"}
    with pytest.raises(BadOption, match="length"):
        RULES.complete({"length": "three"})
    assert RULES.start({"length": "two", "color": "white"}, 1)[0].facts.quarters == 2


def test_a_toss_choice_in_the_second_quarter_is_refused() -> None:
    with pytest.raises(BadPosition, match="phase"):
        position([["SAFETY"], ["MISSES FG"]], phase="toss", period=1)
