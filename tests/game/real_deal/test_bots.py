"""The computer players: they count cards, and every chance that they state is true."""

from __future__ import annotations

from random import Random

import pytest

from game.events import Scored
from game.variants.real_deal import RULES
from game.variants.real_deal.actions import Concede, Counter, PlayCard
from game.variants.real_deal.card_count import CardCount
from game.variants.real_deal.cards import CODE, COUNTERS_OF, RETURN, SCORING
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.positions import act, position

SAMPLES = 4000


def random_position(seed: int) -> RealDealState:
    rng = Random(f"position/{seed}")
    state: RealDealState = RULES.start({}, seed)[0]
    for _ in range(rng.randrange(3, 60)):
        if state.decision is None:
            break
        state.push(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("seed", range(5))
def test_the_chance_that_no_counter_is_held_is_that_of_sampling(seed: int) -> None:
    """Within 5 points over samples of the same view, for every scoring play."""
    state, rng = random_position(seed), Random(seed)
    view = state.view(0)
    read = CardCount(view)
    hands = [{CODE[card] for card in view.sample(rng).hands[1]} for _ in range(SAMPLES)]
    for play in SCORING:
        free = sum(not hand & COUNTERS_OF[play] for hand in hands) / SAMPLES
        assert read.chance_unstopped(play) == pytest.approx(free, abs=0.05)
        if not read.may_hold(COUNTERS_OF[play]):
            assert read.chance_unstopped(play) == pytest.approx(1.0)


def test_note_1_a_shown_counter_is_gone_until_the_next_quarter() -> None:
    state = position([["RUSHING TD 1-5", "PASSING TD 1-10"], ["RED FLAG", "MISSES FG"]])
    before = CardCount(state.view(0)).chance_unstopped("PASSING TD 1-10")
    act(state, "PLAY(RUSHING TD 1-5)", "COUNTER(RED FLAG)")
    read = CardCount(state.view(0))
    assert "RED FLAG" not in read.may_hold(COUNTERS_OF["PASSING TD 1-10"])
    assert read.chance_unstopped("PASSING TD 1-10") > before


def test_note_4_the_narrowest_counter_is_played_first() -> None:
    state = position([["RUSHING TD OVER 20"], ["RED FLAG", "RECOVERS FUMBLE", "4TH DOWN STOP", "SAFETY"]])
    act(state, "PLAY(RUSHING TD OVER 20)")
    played = []
    hand = ["SAFETY", "RECOVERS FUMBLE", "4TH DOWN STOP", "RED FLAG"]
    for _ in hand:
        action = RULES.pro(state.view(1), state.legal_actions(), Random(1))
        assert isinstance(action, Counter)
        played.append(action.card)
        state.discard_piles[1].append(state.spend(1, action.card))
    assert played == hand


def test_note_7_pro_lays_down_what_is_dead() -> None:
    state = position(
        [["RUSHING TD 1-5"], ["HAS BALL END OF QUARTER", "PASSING TD 1-10", "SAFETY"]], period=3, choice="defer"
    )
    act(state, "PLAY(RUSHING TD 1-5)")
    action = RULES.pro(state.view(1), state.legal_actions(), Random(1))
    assert action == Concede("HAS BALL END OF QUARTER")


def test_two_in_five_attacks_on_rookie_score_and_a_quarter_of_those_on_pro() -> None:
    """Attacks on the side that a newcomer meets failed four times in a row, and they took no pleasure in it."""
    scored, stated = zip(*(attacks_that_score(level) for level in ("rookie", "pro")), strict=True)
    assert 0.37 < scored[0] < 0.5
    assert scored[1] < 0.3
    assert scored[1] < stated[1], "as the chart's tab says, it keeps its counters"
    assert scored[0] > stated[0], "and Rookie overlooks some"


def attacks_that_score(level: str) -> tuple[float, float]:
    """Returns the share of the attacks of Pro that score against a level, and the mean of the chances stated."""
    tried = stood = 0
    stated = 0.0
    for seed in range(30):
        state, rng = RULES.start({"length": "two"}, seed)[0], Random(seed)
        while state.decision is not None:
            seat = state.decision.seat
            policy = RULES.pro if seat == 0 else getattr(RULES, level)
            action = policy(state.view(seat), state.legal_actions(), rng)
            attacks = seat == 0 and isinstance(action, PlayCard) and action.card in (*SCORING, RETURN)
            if isinstance(action, PlayCard) and attacks:
                tried, stated = tried + 1, stated + CardCount(state.view(0)).chance_unstopped(action.card)
            events = state.apply(action)
            stood += sum(isinstance(each, Scored) and each.seat == 0 and each.points > 2 for each in events)
    return stood / tried, stated / tried


def test_note_3_pro_attacks_rather_than_punts() -> None:
    for seed in range(30):
        state = random_position(seed)
        if state.decision is None or state.decision.kind != "offense":
            continue
        legal = state.legal_actions()
        view = state.view(state.decision.seat)
        attacks = [action for action in legal if isinstance(action, PlayCard) and action.card in SCORING]
        if attacks:
            action = RULES.pro(view, legal, Random(1))
            assert isinstance(action, PlayCard) or str(action) == "END_QUARTER"
