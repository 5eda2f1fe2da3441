"""When a hand gives in by itself: nothing in it answers the play, and nothing else is worth a thought."""

from __future__ import annotations

import random

import pytest

from game.contract import Action
from game.review.judging import Judge
from game.variants import VARIANTS, find_rules
from game.variants.football_war import RULES
from game.variants.football_war.actions import CONCEDE
from game.variants.football_war.state import FootballWarState
from tests.game.football_war.positions import act, choices, position


def given_in(state: FootballWarState) -> Action | None:
    """What the hand of whoever decides does by itself."""
    assert state.decision is not None
    return RULES.concession(state.view(state.decision.seat), state.legal_actions())


def answering(hand: list[str], led: str = "Curl", left: int = 2, **fields: object) -> FootballWarState:
    """Seat 1 answers what seat 0 has just led, with so many cards left in the hand of seat 0."""
    state = position([[led, *["HB Dive"] * left], hand], drive_pile=["FB Trap", "FB Trap"], **fields)  # type: ignore[arg-type]
    act(state, "KICK" if led == "FIELD GOAL" else f"LEAD({led})")
    return state


def test_fw_33_a_hand_without_an_answer_gives_in_though_a_look_back_is_left() -> None:
    state = answering(["Go Route", "FIELD GOAL"], timeouts=[0])
    assert {"LOOK_BACK", "CONCEDE"} <= set(choices(state))
    assert given_in(state) == CONCEDE


@pytest.mark.parametrize("card", ["Curl", "AUDIBLE", "OFFENSE", "DEFENSE", "PENALTY 5"])
def test_fw_26_a_hand_that_could_answer_is_asked(card: str) -> None:
    assert given_in(answering(["Go Route", card])) is None


def test_fw_65_a_kick_is_not_answered_by_plays() -> None:
    assert given_in(answering(["Curl", "Go Route"], "FIELD GOAL", timeouts=[0])) == CONCEDE


def test_fw_70_a_hand_is_asked_while_it_may_call_a_timeout() -> None:
    """The card that it draws may be the answer; without one there is nothing left to think about."""
    assert given_in(answering(["Go Route"])) is None
    assert given_in(answering(["Go Route"], left=0)) is None
    assert given_in(answering(["Go Route"], left=0, timeouts=[0])) == CONCEDE


@pytest.mark.parametrize(
    ("hand", "left", "timeouts", "is_forced"),
    [
        (["Go Route"], 2, [1], True),
        (["Curl"], 2, [1], False),
        (["PENALTY 5"], 2, [1], False),
        (["Go Route"], 0, [1], False),
    ],
)
def test_only_a_timeout_against_a_play_that_scores_nothing_is_no_choice(
    hand: list[str], left: int, timeouts: list[int], is_forced: bool
) -> None:
    """The review counted each play that nothing stopped as a choice, as long as a timeout was left."""
    state = answering(hand, left=left, timeouts=timeouts)
    view, legal = state.view(1), state.legal_actions()
    assert len(legal) > 1
    assert RULES.forced(view, legal) is is_forced
    assert bool(Judge(RULES, 2, "").offered(view, legal)) is not is_forced


def test_fw_75_a_locked_card_answers_nothing_and_the_open_pile_is_looked_at_first() -> None:
    state = answering(["Go Route"], draw_pile=["Curl"])
    act(state, "LOOK_BACK")
    assert "MATCH(Curl)" not in choices(state)
    assert given_in(state) is None


def test_fw_24_a_lead_is_never_given_in() -> None:
    assert given_in(position([["Curl"], ["Go Route"]])) is None


def test_every_concession_is_legal_and_beside_it_only_what_leaves_the_answer_open() -> None:
    seen = 0
    for seed in range(6):
        state, _ = RULES.start({"players": "4" if seed % 2 else "2"}, seed)
        rng = random.Random(seed)
        while state.decision is not None:
            legal = state.legal_actions()
            given = given_in(state)
            others = {str(action).split("(")[0] for action in legal if action != given}
            if given is not None:
                seen += 1
                assert given in legal
                assert others <= {"LOOK_BACK"}
            state.push(rng.choice(legal))
    assert seen > 100


def test_no_other_game_gives_in_for_its_player() -> None:
    for variant in VARIANTS:
        if variant.name != "football_war" and variant.built:
            rules = find_rules(variant.name)
            state, _ = rules.start(rules.complete({}), 1)
            assert rules.concession(state.view(state.decision.seat), state.legal_actions()) is None
