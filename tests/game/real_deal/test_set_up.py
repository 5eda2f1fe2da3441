"""The deal, the toss and the choice (RD-4, RD-17 to RD-23, RD-70)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.events import CardMoved, CoinTossed, PeriodBegan, Shuffled
from game.options import BadOption
from game.variants.real_deal import RULES
from game.variants.real_deal.cards import TEAM_IDS
from game.variants.real_deal.events import TossChosen, TossDue
from game.variants.real_deal.state import RealDealState
from tests.game.cases import case, cases
from tests.game.real_deal.positions import act, at, goes, told


def to_period(period: int, choice: str, seed: int = 5) -> RealDealState:
    """A random match up to the first decision of a period, its first choice given."""
    state: RealDealState = RULES.start({}, seed)[0]
    act(state, choice)
    rng = Random(seed)
    while state.facts.period < period:
        state.push(rng.choice(state.legal_actions()))
    return state


@cases(
    case("RD-17, RD-19 each team deals itself four of 21", lambda: RULES.start({}, 9)[0], held=[4, 4], draws=[17, 17]),
    case("RD-17 the next quarter deals all cards anew", lambda: to_period(1, "RECEIVE"), draws=[17, 17],
         discards=[[], []]),
    *(case(f"RD-23 half {half} begins with return open and without a limit", given, "RECEIVE",
           return_open=True, limited=False)
      for half, given in ((1, lambda: RULES.start({}, 3)[0]), (2, lambda: to_period(2, "RECEIVE")))),
    case("RD-20 no card can be picked before the choice", lambda: RULES.start({}, 1)[0], choices=["RECEIVE", "DEFER"],
         held_card="First say whether you receive or defer. (RD-20)"),
    case("RD-20 nobody chooses in the second quarter", at("SAFETY | MISSES FG", phase="toss", period=1), bad="phase"),
)  # fmt: skip
def test_the_deal_and_the_choice(given: Any, course: Any) -> None:
    goes(given, course)


def test_rd_17_rd_18_a_shuffle_gathers_the_zones_of_its_own_team_and_four_cards_a_team_are_dealt() -> None:
    """RD-17, RD-18."""
    state, events = RULES.start({}, 1)
    for seat, event in enumerate(told(events, Shuffled)):
        assert (event.target, event.count) == (f"draw_pile:{seat}", 21)
        assert all(zone.endswith(f":{seat}") for zone in event.sources)
        assert set(TEAM_IDS[seat]) <= {*state.hands[seat], *state.draw_piles[seat]}
    assert told(events, PeriodBegan)[0].period == 0
    assert len(told(events, CardMoved)) == 8


def test_rd_20_the_winner_of_the_toss_chooses_after_the_deal() -> None:
    state, events = RULES.start({}, 4)
    toss = told(events, CoinTossed)[0]
    assert events[-2:] == [toss, TossDue(clause="RD-20", seat=toss.seat)]
    assert (state.decision.seat, state.decision.kind) == (toss.seat, "toss")


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
def test_rd_21_rd_22_who_chooses_at_halftime(choice: str, same: bool) -> None:
    """RD-21, RD-22: the team that has not chosen, or the winner of the toss that has put its choice off."""
    state = to_period(2, choice)
    decision = state.decision
    assert decision is not None
    assert decision.kind == "toss"
    assert (decision.seat == state.facts.toss_winner) == same
    chosen = told(act(state, "DEFER"), TossChosen)[0]
    assert chosen.clause == ("RD-22" if same else "RD-21")
    assert state.facts.offense == 1 - decision.seat
    assert (state.facts.return_open, state.facts.limited) == (True, False)
    assert state.facts.choice == choice.lower()


def test_rd_70_options_are_known_and_fixed() -> None:
    assert RULES.complete({}) == {"length": "four", "color": "black"}
    with pytest.raises(BadOption, match="length"):
        RULES.complete({"length": "three"})
    assert RULES.start({"length": "two", "color": "white"}, 1)[0].facts.quarters == 2
