"""Jukem's Pro, Rookie, reasons and evaluation."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.variants import find_rules
from game.variants.jukem.actions import parse
from game.variants.jukem.reasons import reason_for
from game.variants.jukem.state import JukemState
from tests.game.jukem.positions import Cards, Line, position
from tests.play import moments

JUKEM = find_rules("jukem")


def table(
    hand: Cards,
    *,
    phase: str = "play",
    line: Line = "",
    their_line: Line = "",
    their_hand: Cards = "RUN 5, RUN 10, CATCH 15, CATCH 20",
    pile: int = 20,
    **fields: Any,
) -> JukemState:
    """Returns a position in which seat 0 decides."""
    lines, discards = (line, their_line), fields.pop("discard", "PASS 5-20")
    fields |= {"attacker": int(phase == "defense"), "phase": phase}
    return position((hand, their_hand), lines=lines, discard_pile=discards, draw_count=pile, **fields)


def advised(state: Any) -> str:
    return str(JUKEM.advise(state.view(0), state.legal_actions(), Random(1)).action)


LAST_STOP = "SACK, RUN 5, RUN 10, CATCH 15"
REST = "RUN 5, RUN 10, CATCH 30"
LAST_ANSWER = {"phase": "defense", "their_line": "RUN 5", "their_hand": "RUN 10", "pile": 0}
WINDOW: dict[str, Any] = {"phase": "defense", "their_hand": "RUN 15, CATCH 15, PASS 10-35, RUN 20"}


CHOICES: dict[str, tuple[str, dict[str, Any], str]] = {
    "it scores when it can": ("RUN 30, RUN 10, RUN 5, CATCH 20, FUMBLE", {"line": "RUN 30, RUN 25, RUN 15"}, "RUN 30"),
    "it finishes with the cheaper cards":
        ("RUN 20, RUN 10, JUKEM, CATCH 50, FUMBLE", {"line": "RUN 30, RUN 25, RUN 25"}, "RUN 20"),
    "it leaves itself the exact finish it holds":
        ("RUN 10, RUN 15, RUN 20, CATCH 50, FUMBLE", {"line": "RUN 30, RUN 30, RUN 15"}, "RUN 10 or RUN 15"),
    "it takes the discard that finishes its drive":
        ("FIELD GOAL, CATCH 40, CATCH 50, PASS 5-20",
         {"phase": "replenish", "line": "RUN 30, RUN 25, RUN 20", "discard": "RUN 25"}, "take_discard"),
    "it looks at a fresh card before it decides on the discard":
        ("FIELD GOAL, CATCH 40, CATCH 50", {"phase": "replenish", "discard": "JUKEM"}, "draw_pile"),
    "it kicks before the half runs out":
        ("FIELD GOAL, CATCH 40, CATCH 50, RUN 30, HOLDING", {"line": "RUN 30, RUN 25, RUN 20", "pile": 0},
        "FIELD GOAL"),
    "JF-64 on the last turn it makes the plays that cannot be stopped first":
        ("RUN 25, JUKEM, RUN 20, HOLDING, FUMBLE", {"line": "RUN 30", "their_hand": LAST_STOP, "pile": 0},
         "RUN 25 + JUKEM"),
    "it holds no yellow card back on the last turn": (f"HOLDING, {REST}", LAST_ANSWER, "HOLDING"),
    "it holds no red card back on the last turn": (f"FUMBLE, {REST}", LAST_ANSWER, "FUMBLE"),
    "it wipes out a long drive": (f"FUMBLE, {REST}", {"their_line": "RUN 30, RUN 25, RUN 30", **WINDOW}, "FUMBLE"),
    "it saves its red card from a short one": (f"FUMBLE, {REST}", {"their_line": "RUN 10", **WINDOW}, "let_it_stand"),
}  # fmt: skip
"""Hands with the other cards of the position, and Pro's choice."""


@pytest.mark.parametrize("what", CHOICES)
def test_what_pro_does(what: str) -> None:
    hand, fields, answer = CHOICES[what]
    assert advised(table(hand, **fields)) in answer.split(" or ")


def test_pro_does_not_feed_the_other_drive() -> None:
    hand = "RUN 25, CATCH 40, RUN 20, HOLDING, FUMBLE"
    line = "RUN 30, RUN 30, RUN 25"
    state = table(hand, line=line, their_line="RUN 20, RUN 20, RUN 20, RUN 15", their_hand="SACK")
    assert advised(state) != "discard RUN 25"


TWO_RUNS = "RUN 10, RUN 10, RUN 20, FUMBLE, SACK"
REASONS: dict[str, tuple[str, dict[str, Any], dict[str, str]]] = {
    "a second FIELD GOAL with an empty drive helps nothing, but nobody else can kick then":
        ("FIELD GOAL, CATCH 50, RUN 20, RUN 20",
         {"phase": "replenish", "discard": "FIELD GOAL", "their_line": "RUN 25", "score": (13, 10), "period": 1,
          "pile": 6, "out_of_play": "FIELD GOAL"},
         {"take_discard": "Without this FIELD GOAL the other side has none left to kick."}),
    "each play says what it really keeps":
        (TWO_RUNS, {"line": "RUN 30, RUN 5"},
         {"RUN 10": "Gains 10 yards and keeps RUN 20 to play next, with 55 to go.",
          "RUN 20": "Gains 20 yards and keeps RUN 10 to play next, with 45 to go."}),
    "a card that is held back on the last turn may answer the next play, and is not saved for later":
        (f"FUMBLE, {REST}", LAST_ANSWER | {"their_hand": "RUN 10, RUN 30, RUN 15"},
         {"let_it_stand": "They may go on, and the card is kept for their next play.",
          "FUMBLE": "It ends their last turn, and no card is carried over to the next deal."}),
}  # fmt: skip


@pytest.mark.parametrize("what", REASONS)
def test_a_reason_is_true_of_this_position_and_of_its_own_choice(what: str) -> None:
    hand, fields, said = REASONS[what]
    view = table(hand, **fields).view(0)
    assert {action: reason_for(view, parse(action)) for action in said} == said


def test_the_evaluation_knows_a_result_and_favors_the_leader() -> None:
    *_, last = moments(JUKEM, {}, 3)
    assert last.result is not None
    assert JUKEM.evaluate(last, last.result.winners[0]) == 1
    ahead = table("RUN 5", phase="play", score=(21, 0), period=1)
    assert JUKEM.evaluate(ahead, 0) > 0.9
