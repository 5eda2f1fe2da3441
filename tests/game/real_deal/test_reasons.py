"""What hints say of a choice is true of it: attacks that are in hand, and what an end of the quarter costs."""

from __future__ import annotations

from game.bots.hints import pros_choice
from game.variants.real_deal import RULES
from game.variants.real_deal.actions import parse
from game.variants.real_deal.card_count import CardCount
from game.variants.real_deal.cards import (
    END_OF_QUARTER,
    KICK_LONG,
    MISS,
    PASS_SHORT,
    PUNT_INSIDE,
    RED_FLAG,
    RETURN,
    RUN_SHORT,
)
from game.variants.real_deal.reasons import reason_for
from game.variants.real_deal.state import RealDealState
from tests.game.real_deal.positions import act, position


def reason(state: RealDealState, text: str) -> str:
    """What speaks for an action of whoever decides."""
    assert state.decision is not None
    return reason_for(CardCount(state.view(state.decision.seat)), parse(text))


def test_rd_40_a_return_that_is_allowed_is_an_attack() -> None:
    kicked = position([[RETURN, MISS, PUNT_INSIDE], [MISS]], return_open=True)
    assert reason(kicked, f"PUNT({MISS})") == "It gives up the ball and keeps an attack for later."
    assert reason(kicked, f"PLAY({PUNT_INSIDE})").startswith("It keeps the attack for later, and")
    stopped = position([[RETURN, MISS, PUNT_INSIDE], [MISS]])
    assert reason(stopped, f"PUNT({MISS})").startswith("No attack in hand is allowed now; ")


def test_rd_51_a_short_play_is_no_attack_inside_the_10() -> None:
    state = position([[RUN_SHORT, MISS], [MISS]], limited=True)
    assert reason(state, f"PUNT({MISS})").startswith("No attack in hand is allowed now; ")


def test_rd_26_a_hand_without_an_attack_says_so() -> None:
    assert reason(position([[MISS], [MISS]]), f"PUNT({MISS})").startswith("There is no attack in hand; ")


def test_rd_55_ending_the_quarter_against_a_return_names_the_points_that_it_gives_up() -> None:
    state = position([[KICK_LONG, END_OF_QUARTER], [RETURN, MISS]], finished=[4, 4])
    act(state, f"PLAY({KICK_LONG})", f"COUNTER({RETURN})")
    assert reason(state, "END_QUARTER") == (
        "RETURN TD counts, 7 points for them, but you begin the next quarter with the ball."
    )


def test_rd_56_ending_the_second_quarter_is_not_said_to_bring_the_ball() -> None:
    late = position([[PASS_SHORT, END_OF_QUARTER], [MISS]], finished=[4, 4], period=1, choice="receive")
    assert reason(late, "END_QUARTER") == "It ends the half here."
    early = position([[PASS_SHORT, END_OF_QUARTER], [MISS]], finished=[4, 4])
    assert reason(early, "END_QUARTER") == "You begin the next quarter with the ball."


def test_rd_31_an_empty_hand_is_said_to_hold_no_counter() -> None:
    state = position([[PASS_SHORT], []], draw_piles=[[MISS], [RED_FLAG, MISS]])
    assert reason(state, f"PLAY({PASS_SHORT})").startswith("They have no card left to answer with")


def test_rd_53_the_card_says_that_it_has_no_use_in_the_last_quarter() -> None:
    assert "never in the last quarter" in RULES.cards[END_OF_QUARTER].when


def test_pros_choice_is_that_of_the_policy_and_the_same_each_time() -> None:
    state = position([[RUN_SHORT, MISS], [MISS]])
    view, legal = state.view(0), state.legal_actions()
    assert pros_choice(RULES, view, legal) == pros_choice(RULES, view, legal) == parse(f"PLAY({RUN_SHORT})")
