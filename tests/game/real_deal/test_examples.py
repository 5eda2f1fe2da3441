"""The worked examples of the rulebook, RDX-1 to RDX-16, as positions, actions and what must come of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.events import PeriodEnded
from tests.game.real_deal.positions import act, choices, codes, position, told

EXAMPLES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_worked_example_goes_as_the_rulebook_says(example: dict[str, Any]) -> None:
    given, then = dict(example["given"]), example["then"]
    tossed = given["offense"] is None
    if tossed:
        given["offense"] = 0
    state = position(given.pop("hands"), phase="toss" if tossed else "offense", **given)
    events = []
    for step in example["when"]:
        seat, _, text = step.partition(": ")
        decision = state.decision
        assert decision is not None
        assert decision.seat == int(seat), "another seat acts"
        assert text in choices(state)
        events += act(state, text)
    facts = state.facts
    assert list(facts.points) == then["points"]
    over = bool(told(events, PeriodEnded))
    assert over == bool(then.get("new_quarter") or then.get("overtime"))
    if then.get("overtime"):
        assert facts.in_overtime
        assert facts.return_open
        assert state.result is None
        return
    assert (facts.offense, facts.return_open, facts.limited) == (then["offense"], then["return_open"], then["limited"])
    if over:
        assert (facts.period, facts.finished) == (given["period"] + 1, (0, 0))
        assert [len(pile) for pile in state.draw_piles] == [17, 17]
        return
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (then["next"], "offense")
    assert [codes(hand) for hand in state.hands] == then["hands"]
    assert [len(pile) for pile in state.draw_piles] == then["draw_counts"]
    assert list(facts.finished) == then["finished"]
    assert choices(state) == then["legal"]


def test_all_sixteen_examples_are_here() -> None:
    assert [example["id"] for example in EXAMPLES] == [f"RDX-{number}" for number in range(1, 17)]
