"""The worked examples of the rulebook, FWX-1 to FWX-18, as positions, actions and what must come of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.events import PeriodEnded
from game.variants.football_war.state import FootballWarState
from tests.game.football_war.positions import (
    SEATS,
    act,
    asked,
    choices,
    codes,
    drive,
    hand,
    live,
    position,
    spare_cards,
    told,
)

EXAMPLES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))


def _start(given: dict[str, Any]) -> FootballWarState:
    hands = list(given["hands"].values())
    return position(
        hands,
        given["draw_pile"],
        given["drive_pile"],
        more=given["more"],
        live=given["live"],
        offense=SEATS.index(given["offense"]),
        defense=SEATS.index(given["defense"]),
        points=list(given["score"].values()),
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_a_worked_example_goes_as_the_rulebook_says(example: dict[str, Any]) -> None:
    given, then = example["given"], example["then"]
    state = _start(given)
    piled = len(state.score_piles[0])
    events = []
    for step in example["when"]:
        seat, _, text = step.partition(": ")
        decision = asked(state)
        assert decision is not None
        assert SEATS[decision[1]] == seat, "another seat acts"
        events += act(state, text)
    assert list(state.facts.points) == list(then["score"].values())
    if then.get("half_ends"):
        assert told(events, PeriodEnded)
        assert state.facts.period == 1
        assert state.facts.offense == state.facts.first_kicker
        return
    assert not told(events, PeriodEnded)
    assert {SEATS[seat]: hand(state, seat) for seat in range(given["seats"])} == {
        seat: sorted(cards) for seat, cards in then["hands"].items()
    }
    assert codes(state.locked) == then.get("locked", [])
    assert len(state.draw_pile) == then["draw_count"]
    if "bottom" in then:
        assert codes(state.draw_pile[:1]) == [then["bottom"]]
    assert drive(state) == then["drive_pile"]
    assert codes(state.flag_pile) == then["flag_pile"]
    assert len(state.forfeit_pile) == then["forfeit_count"]
    gained = {"A": len(state.score_piles[0]) - piled, "B": len(state.score_piles[1])}
    for seat, cards in then.get("score_pile", {}).items():
        assert gained[seat] == cards
    assert (SEATS[state.facts.offense], SEATS[state.facts.defense]) == (then["offense"], then["defense"])
    assert state.facts.clockwise == then.get("clockwise", True)
    assert (live(state), state.facts.chain) == (then["live"], then["chain"])
    assert asked(state) == (then["next"][1], SEATS.index(then["next"][0]))
    assert sorted(choices(state)) == sorted(then["legal"])


def test_all_eighteen_examples_are_here() -> None:
    assert [example["id"] for example in EXAMPLES] == [f"FWX-{number}" for number in range(1, 19)]


def test_spare_cards_complete_the_deck() -> None:
    assert len(spare_cards(2, [["Curl"]])) == 103
    assert len(spare_cards(4, [["Curl"]])) == 107
