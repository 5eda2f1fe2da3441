"""Jukem's Pro, Rookie, reasons and evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.variants import find_rules
from tests.bots.hidden import choices
from tests.play import moments

JUKEM = find_rules("jukem")
DECK = [code for code, card in JUKEM.cards.items() for _ in range(card.count)]


def table(
    hand: Sequence[str],
    *,
    phase: str = "play",
    line: Sequence[Sequence[str]] = (),
    their_line: Sequence[Sequence[str]] = (),
    their_hand: Sequence[str] = ("RUN 5", "RUN 10", "CATCH 15", "CATCH 20"),
    discard: Sequence[str] = ("PASS 5-20",),
    pile: int = 20,
    **fields: Any,
) -> Any:
    """A position in which seat 0 decides; the cards not named are in the draw pile, the others out of play."""
    attacker = 1 if phase == "defense" else 0
    rest = list(DECK)
    for code in [*hand, *their_hand, *discard, *(code for play in [*line, *their_line] for code in play)]:
        rest.remove(code)
    return JUKEM.state_type.from_dict(
        {
            "attacker": attacker,
            "phase": phase,
            "zones": {
                "hand:0": list(hand),
                "hand:1": list(their_hand),
                "line:0": [list(play) for play in line],
                "line:1": [list(play) for play in their_line],
                "discard_pile": list(discard),
                "draw_pile": rest[:pile],
                "out_of_play": rest[pile:],
            },
            **fields,
        }
    )


def advised(state: Any) -> str:
    return str(JUKEM.advise(state.view(0), state.legal_actions(), Random(1)).action)


def test_pro_scores_when_it_can() -> None:
    state = table(["RUN 30", "RUN 10", "RUN 5", "CATCH 20", "FUMBLE"], line=[["RUN 30"], ["RUN 25"], ["RUN 15"]])
    assert advised(state) == "RUN 30"


def test_pro_finishes_with_the_cheaper_cards() -> None:
    hand = ["RUN 20", "RUN 10", "JUKEM", "CATCH 50", "FUMBLE"]
    assert advised(table(hand, line=[["RUN 30"], ["RUN 25"], ["RUN 25"]])) == "RUN 20"


def test_pro_leaves_itself_the_exact_finish_it_holds() -> None:
    hand = ["RUN 10", "RUN 15", "RUN 20", "CATCH 50", "FUMBLE"]
    assert advised(table(hand, line=[["RUN 30"], ["RUN 30"], ["RUN 15"]])) in ("RUN 10", "RUN 15")


def test_pro_takes_the_discard_that_finishes_its_drive() -> None:
    hand = ["FIELD GOAL", "CATCH 40", "CATCH 50", "PASS 5-20"]
    line = [["RUN 30"], ["RUN 25"], ["RUN 20"]]
    assert advised(table(hand, phase="replenish", line=line, discard=["RUN 25"])) == "take_discard"


def test_pro_looks_at_a_fresh_card_before_it_decides_on_the_discard() -> None:
    state = table(["FIELD GOAL", "CATCH 40", "CATCH 50"], phase="replenish", discard=["JUKEM"])
    assert advised(state) == "draw_pile"


def test_pro_kicks_before_the_half_runs_out() -> None:
    hand = ["FIELD GOAL", "CATCH 40", "CATCH 50", "RUN 30", "HOLDING"]
    assert advised(table(hand, line=[["RUN 30"], ["RUN 25"], ["RUN 20"]], pile=0)) == "FIELD GOAL"


def test_jf_64_pro_makes_the_plays_that_cannot_be_stopped_first_on_the_last_turn() -> None:
    hand = ["RUN 25", "JUKEM", "RUN 20", "HOLDING", "FUMBLE"]
    stop = ["SACK", "RUN 5", "RUN 10", "CATCH 15"]
    assert advised(table(hand, line=[["RUN 30"]], their_hand=stop, pile=0)) == "RUN 25 + JUKEM"


@pytest.mark.parametrize("card", ["HOLDING", "FUMBLE"])
def test_pro_holds_no_card_back_on_the_last_turn(card: str) -> None:
    hand = [card, "RUN 5", "RUN 10", "CATCH 30"]
    state = table(hand, phase="defense", their_line=[["RUN 5"]], their_hand=["RUN 10"], pile=0)
    assert advised(state) == card


def test_pro_wipes_out_a_long_drive_and_saves_its_red_card_from_a_short_one() -> None:
    hand = ["FUMBLE", "RUN 5", "RUN 10", "CATCH 30"]
    theirs = ["RUN 15", "CATCH 15", "PASS 10-35", "RUN 20"]
    long = [["RUN 30"], ["RUN 25"], ["RUN 30"]]
    assert advised(table(hand, phase="defense", their_line=long, their_hand=theirs)) == "FUMBLE"
    assert advised(table(hand, phase="defense", their_line=[["RUN 10"]], their_hand=theirs)) == "let_it_stand"


def test_pro_does_not_feed_the_other_drive() -> None:
    hand = ["RUN 25", "CATCH 40", "RUN 20", "HOLDING", "FUMBLE"]
    line = [["RUN 30"], ["RUN 30"], ["RUN 25"]]
    state = table(hand, line=line, their_line=[["RUN 20"], ["RUN 20"], ["RUN 20"], ["RUN 15"]], their_hand=["SACK"])
    assert advised(state) != "discard RUN 25"


def test_every_choice_has_one_sentence_that_speaks_for_it() -> None:
    for seed in range(12):
        for state in choices(JUKEM, seed, 2):
            assert state.decision is not None
            view = state.view(state.decision.seat)
            for action in state.legal_actions():
                advice = JUKEM.advise(view, [action], Random(1))
                assert advice.action == action
                assert advice.reason.endswith(".")
                assert ". " not in advice.reason
                assert len(advice.reason) < 110


def test_the_evaluation_is_a_chance_and_the_seats_share_it() -> None:
    for seed in range(12):
        for state in moments(JUKEM, {}, seed):
            first = JUKEM.evaluate(state, 0)
            assert 0 <= first <= 1
            assert first + JUKEM.evaluate(state, 1) == pytest.approx(1)


def test_the_evaluation_knows_a_result_and_favors_the_leader() -> None:
    *_, last = moments(JUKEM, {}, 3)
    assert last.result is not None
    assert JUKEM.evaluate(last, last.result.winners[0]) == 1
    ahead = table(["RUN 5"], phase="play", points=[21, 0], scoring=[[0, 7, 0]] * 3, period=1)
    assert JUKEM.evaluate(ahead, 0) > 0.9
