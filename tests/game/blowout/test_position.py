"""A position of BLOWOUT!!! as a person may write it."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import BadPosition
from game.variants.blowout.facts import OVERTIME
from game.variants.blowout.state import BlowoutState
from tests.game.blowout.positions import DEFENSE_HAND, OFFENSE_HAND, act, choices, codes, position

ZONES = {
    "offense_hand:0": list(OFFENSE_HAND),
    "special_teams_hand:0": ["KICK 45"],
    "defense_hand:1": list(DEFENSE_HAND),
}


def _read(zones: dict[str, list[str]] | None = None, **fields: Any) -> BlowoutState:
    document = {"phase": "offense_call", "rest": "draw_pile", **fields}
    return BlowoutState.from_dict({**document, "zones": {**ZONES, **(zones or {})}})


def test_a_short_document_is_enough() -> None:
    state = _read()
    assert (state.facts.ball_on, state.facts.down, state.facts.points) == (20, 1, (0, 0))
    assert [len(pile) for pile in state.draw_piles] == [19, 37, 11, 24, 31, 12]


def test_the_first_card_listed_of_a_draw_pile_is_drawn_first() -> None:
    state = _read({"offense_draw_pile:0": ["RUN 100", "RUN 45"]})
    act(state, "RUN 70", "DEF -65", "none", "none")
    assert codes(state.hands[0])[-1] == "RUN 100"


def test_minus_signs_and_the_plain_name_of_a_challenge_are_read() -> None:
    hand = ["DEF −20", "DEF −50", "DEF −60", "SACK", "SACK", "CHALLENGE"]
    state = _read({"defense_hand:1": hand, "offense_discard_pile:1": ["CHALLENGE"]})
    assert codes(state.hands[4]) == ["DEF -20", "DEF -50", "DEF -60", "SACK", "SACK", "DEFENSE CHALLENGE"]
    assert codes(state.discard_piles[3]) == ["OFFENSE CHALLENGE"]


def test_a_down_under_way_can_be_set_up() -> None:
    zones = {"play:0": ["RUN 70"], "play:1": ["DEF -100"]}
    calls: dict[str, Any] = {"offense_call": "RUN 70", "defense_call": "DEF -100"}
    hand = ["RUN 60", "PASS 40", "PASS 55", "PASS 100"]
    state = position(hand, DEFENSE_HAND[:5], phase="defense_response", zones=zones, **calls)
    assert choices(state) == ["none"]
    act(state, "none", "none")
    assert state.facts.points == (0, 2)


def test_a_secret_call_can_be_set_up() -> None:
    state = _read(phase="defense_call", call="RUN 70")
    assert state.view(1).call == ""
    act(state, "DEF -65")
    assert state.facts.offense_call == "RUN 70"


@pytest.mark.parametrize(
    ("zones", "fields", "field"),
    [
        ({}, {"ball_on": 30}, "marker"),
        ({}, {"marker": 101}, "marker"),
        ({}, {"down": 5}, "down"),
        ({}, {"length": "full", "period": 4}, "period"),
        ({}, {"period": OVERTIME}, "stage"),
        ({}, {"period": OVERTIME, "stage": "first", "points": [7, 0]}, "stage"),
        ({}, {"period": OVERTIME, "stage": "reply"}, "stage"),
        ({}, {"reshuffles": 1}, "reshuffles"),
        ({}, {"points": [1, 0]}, "points"),
        ({}, {"points": [7, 0], "scoring": [[0, 3, "field_goal", 4]]}, "points"),
        ({}, {"points": [6, 0], "scoring": [[0, 6, "rushing_touchdown", 4]]}, "scoring"),
        ({}, {"points": [3, 0], "scoring": [[0, 3, "field_goal", 5]]}, "scoring"),
        ({}, {"call": "RUN 70"}, "call"),
        ({}, {"phase": "defense_call", "call": "HOLDING"}, "call"),
        ({}, {"phase": "defense_call", "call": "KICK 45"}, "call"),
        ({}, {"phase": "over"}, "phase"),
        ({}, {"phase": "coin"}, "phase"),
        ({}, {"phase": "defense_response"}, "offense_call"),
        ({}, {"offense_call": "RUN 70"}, "offense_call"),
        ({}, {"rest": "bench"}, "rest"),
        ({"offense_hand:0": list(OFFENSE_HAND[:4])}, {}, "offense_hand:0"),
        ({"defense_hand:1": list(DEFENSE_HAND[:5])}, {}, "defense_hand:1"),
        ({"special_teams_hand:0": []}, {}, "special_teams_hand:0"),
        ({"defense_hand:0": ["DEF -60"] * 6}, {}, "defense_hand:0"),
        ({"defense_hand:0": [*["DEF -65"] * 5, "SACK", "SACK"]}, {}, "defense_hand:0"),
        ({"offense_hand:1": ["DEF -60"]}, {}, "offense_hand:1"),
        ({"play:0": ["RUN 100"]}, {}, "offense_hand:0"),
        ({"play:0": ["RUBBISH"]}, {}, "play:0"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_field(
    zones: dict[str, list[str]], fields: dict[str, Any], field: str
) -> None:
    with pytest.raises(BadPosition) as refusal:
        _read(zones, **fields)
    assert str(refusal.value).startswith(f"{field}: ")


def test_bo_86_a_hand_that_cannot_call_with_an_empty_deck_is_no_call() -> None:
    with pytest.raises(BadPosition, match="BO-86"):
        _read({"offense_hand:0": ["HOLDING"]}, rest=["draw_pile", "offense_discard_pile:0"])
