"""What hints say of a choice is true of it: attacks that are in hand, and what an end of the quarter costs."""

from __future__ import annotations

from typing import Any

from game.bots.hints import pros_choice
from game.claims import EndsMatch, if_stands
from game.variants.real_deal import RULES
from game.variants.real_deal.actions import PlayCard, parse
from game.variants.real_deal.card_count import CardCount
from game.variants.real_deal.cards import (
    BLOCK,
    END_OF_QUARTER,
    FOURTH_DOWN,
    HOLDING,
    KICK_LONG,
    KICK_SHORT,
    MISS,
    PASS_LONG,
    PASS_SHORT,
    PUNT_INSIDE,
    RED_FLAG,
    RETURN,
    RUN_SHORT,
    SACK,
    SAFETY,
)
from game.variants.real_deal.claims import Overtime, Wins
from game.variants.real_deal.reasons import reason_for
from game.variants.real_deal.state import RealDealState
from tests import claims
from tests.game.real_deal.positions import act, position
from tests.play import sampled_moments


def reason(state: RealDealState, text: str) -> str:
    """What speaks for an action of whoever decides."""
    assert state.decision is not None
    return reason_for(CardCount(state.view(state.decision.seat)), parse(text))


def test_rd_40_a_return_that_is_allowed_is_an_attack() -> None:
    kicked = position([[RETURN, MISS, PUNT_INSIDE], [MISS]], return_open=True)
    assert reason(kicked, f"PUNT({MISS})") == "It gives up the ball, but you keep RETURN TD."
    assert reason(kicked, f"PLAY({PUNT_INSIDE})").startswith("It keeps the attack for later, and")
    stopped = position([[RETURN, MISS, PUNT_INSIDE], [MISS]])
    assert reason(stopped, f"PUNT({MISS})").startswith("No attack in hand is allowed now; ")


def test_rd_51_a_short_play_is_no_attack_inside_the_10() -> None:
    state = position([[RUN_SHORT, MISS], [MISS]], limited=True)
    assert reason(state, f"PUNT({MISS})").startswith("No attack in hand is allowed now; ")


def test_the_toss_counts_the_attacks_in_hand() -> None:
    """That the hand had something to attack with was said of a single long kick."""
    for hand, said in (
        ([KICK_LONG, MISS], "Your hand holds 1 attack for the first drive."),
        ([RETURN, RUN_SHORT], "Your hand holds 2 attacks for the first drive."),
        ([MISS], "The first drive is yours, though your hand has no attack yet."),
    ):
        state = position([hand, [MISS]], phase="toss", toss_winner=0)
        assert reason(state, "RECEIVE") == said
        claims.exact_claims_hold(RULES, state, parse("RECEIVE"))


def test_rd_22_deferring_tells_what_the_hand_stops_and_when_the_choice_comes_back() -> None:
    """That it has nothing to attack with was all that spoke for it."""
    for hand, quarters, said in (
        ([MISS], 4, "No attack in hand, but nothing answers yet"),
        ([RUN_SHORT, FOURTH_DOWN], 2, "Your attack waits, and you stop 5 of 5 plays, and take the ball on 5"),
    ):
        state = position([hand, [MISS]], phase="toss", toss_winner=0, quarters=quarters)
        back = "; the choice comes back at halftime." if quarters == 4 else "."
        assert reason(state, "DEFER") == said + back
        claims.exact_claims_hold(RULES, state, parse("DEFER"))


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
    assert reason(state, f"PLAY({PASS_SHORT})").startswith("They have no card left")


def test_rd_53_the_card_says_that_it_has_no_use_in_the_last_quarter() -> None:
    assert "never in the last quarter" in RULES.cards[END_OF_QUARTER].when


def test_pros_choice_is_that_of_the_policy_and_the_same_each_time() -> None:
    state = position([[RUN_SHORT, MISS], [MISS]])
    view, legal = state.view(0), state.legal_actions()
    assert pros_choice(RULES, view, legal) == pros_choice(RULES, view, legal) == parse(f"PLAY({RUN_SHORT})")


def test_what_speaks_for_a_punt_is_what_the_hand_keeps_and_never_what_it_loses() -> None:
    """The better of two punts was said to give the touchdown away, the worse one to keep it."""
    state = position([[RUN_SHORT, PASS_SHORT, RED_FLAG], [MISS]])
    assert reason(state, f"PUNT({PASS_SHORT})") == (
        f"It gives up the ball, but you keep {RUN_SHORT.replace('-', '–')} and RED FLAG."
    )
    alone = position([[PASS_SHORT, RED_FLAG], [MISS]])
    assert reason(alone, f"PUNT({PASS_SHORT})") == "It gives up the ball, but you keep RED FLAG."


def test_a_concession_beside_a_counter_says_what_it_is_good_for() -> None:
    """It was recommended with the sentence that the card would have answered the play."""
    state = position([[KICK_SHORT, MISS], [RED_FLAG, PASS_SHORT]])
    act(state, f"PLAY({KICK_SHORT})")
    assert reason(state, f"CONCEDE({RED_FLAG})") == (
        "It costs 3 points, but you get the ball and keep PASSING TD 1–10."
    )


NEARLY_OUT = {"quarters": 2, "draw_piles": [[RUN_SHORT, PASS_SHORT], [BLOCK]]}
LAST: dict[str, Any] = {"period": 1, "points": [26, 26], **NEARLY_OUT}
"""Level in the last quarter, whose end comes with the next draw."""


def test_rd_65_no_card_is_kept_for_another_play_where_the_match_is_over() -> None:
    """It "keeps BLOCKS KICK for another play" was said of letting the other side win."""
    state = position([[KICK_SHORT, MISS], [HOLDING, PUNT_INSIDE]], **LAST)
    act(state, f"PLAY({KICK_SHORT})")
    assert reason(state, f"CONCEDE({PUNT_INSIDE})") == "It costs 3 points, and they win the match."
    level = position([[KICK_SHORT, MISS], [BLOCK, PUNT_INSIDE]], **{**LAST, "draw_piles": [[RUN_SHORT], [PASS_SHORT]]})
    act(level, f"PLAY({KICK_SHORT})")
    assert reason(level, f"COUNTER({BLOCK})") == "It saves 3 points, and it is level: overtime follows."


def test_rd_67_what_ends_the_match_is_claimed_of_its_last_acts() -> None:
    """Beside random matches: ends of regulation and overtimes, where any score wins.

    A SAFETY that breaks a tie with the last cards was said to lead to overtime.
    """
    hands = [[KICK_SHORT, PASS_LONG, MISS], [BLOCK, SAFETY, FOURTH_DOWN, HOLDING]]
    found = set()
    for period, points in ((1, [26, 26]), (1, [23, 26]), (1, [30, 26]), (2, [26, 26]), (3, [26, 26])):
        fields: dict[str, Any] = {**NEARLY_OUT, "draw_piles": [[RUN_SHORT], [PASS_SHORT]]}
        fields |= {"period": period, "points": points}
        state = position(hands, **fields)
        for play in (KICK_SHORT, PASS_LONG):
            begun = state.clone()
            act(begun, f"PLAY({play})")
            for at in (state, begun):
                for action in at.legal_actions():
                    claims.exact_claims_hold(RULES, at, action)
                    said = RULES.claims(at.view(at.decision.seat), action)  # type: ignore[union-attr]
                    found |= {type(claim) for claim in (*said, *if_stands(said))}
    assert {Wins, Overtime, EndsMatch} <= found


def test_a_reason_is_short_enough_for_the_panel_of_hints() -> None:
    """The third hint had no reason: its sentence named a whole hand."""
    said = set()
    for state, _ in sampled_moments(RULES, 40, every=1):
        if state.decision is not None:
            counted = CardCount(state.view(state.decision.seat))  # type: ignore[arg-type]
            said |= {
                reason_for(counted, action) for action in state.legal_actions() if not isinstance(action, PlayCard)
            }
    assert [text for text in said if len(text) > 110] == []
    assert any("the other counters" in text for text in said)


def test_a_punt_without_an_attack_says_which_plays_the_rest_of_the_hand_stops() -> None:
    """Three hints had the same sentence below 47, 34 and 29 %."""
    state = position([[FOURTH_DOWN, SAFETY, SACK], [MISS]])
    said = [reason(state, f"PUNT({code})") for code in (FOURTH_DOWN, SAFETY, SACK)]
    assert said[0] == "There is no attack in hand; without 4TH DOWN STOP you stop 3 of 5 plays."
    assert said[1] == "There is no attack in hand; without SAFETY you stop 5 of 5 plays, and take the ball on 5."
    assert len({*said}) == 3
