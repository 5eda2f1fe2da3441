"""The worked examples of the rulebook, BW-1 to BW-22, as positions, actions and what must come of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.events import PeriodEnded
from game.variants.blowout.state import BlowoutState
from tests.game.blowout.positions import act, asked, choices, told

EXAMPLES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))


def _start(given: dict[str, Any]) -> BlowoutState:
    """The position of an example: hands that it does not show are filled from their decks as DRAW-UP would."""
    needed = {f"defense_hand:{1 - given['offense']}", f"offense_hand:{given['offense']}"}
    assert needed <= given["zones"].keys()
    document = {"length": "full", "period": 0, "phase": "offense_call", **given}
    return BlowoutState.from_dict(document)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_worked_example_goes_as_the_rulebook_says(example: dict[str, Any]) -> None:
    given, when, then = example["given"], example["when"], example["then"]
    state, offense = _start(given), given["offense"]
    assert asked(state) == ("offense_call", offense)
    events = act(state, when["offense"])
    assert asked(state) == ("defense_call", 1 - offense)
    events += act(state, when["defense"])
    for window in when["windows"]:
        assert asked(state) == (f"{window['who']}_response", offense if window["who"] == "offense" else 1 - offense)
        assert sorted(choices(state)) == sorted(window["choices"])
        events += act(state, window["choice"])
    facts = state.facts
    assert asked(state) == ("offense_call", then["offense"])
    assert list(facts.points) == then["points"]
    assert (facts.offense, facts.ball_on, facts.down) == (then["offense"], then["ball_on"], then["down"])
    assert (facts.marker, facts.to_go) == (then["marker"], then["to_go"])
    if then.get("period_ends"):
        assert told(events, PeriodEnded)
        assert facts.period == 1
        assert [len(state.discard_piles[index]) for index in range(6)] == [0] * 6
        return
    assert not told(events, PeriodEnded)
    assert sorted(choices(state)) == sorted(then["calls"]["offense"])
    act(state, choices(state)[0])
    assert sorted(choices(state)) == sorted(then["calls"]["defense"])


def test_all_twenty_two_examples_are_here() -> None:
    assert [example["id"] for example in EXAMPLES] == [f"BW-{number}" for number in range(1, 23)]
