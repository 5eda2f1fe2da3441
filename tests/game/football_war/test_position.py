"""Positions as documents: what is refused, and by which name."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import BadPosition
from game.variants.football_war import RULES
from game.variants.football_war.events import LastSeries
from game.variants.football_war.state import FootballWarState
from tests.game.football_war.positions import position


def refused(state: FootballWarState, field: str, **changes: Any) -> str:
    with pytest.raises(BadPosition) as problem:
        FootballWarState.from_dict({**state.to_dict(), **changes})
    name, _, rule = str(problem.value).partition(": ")
    assert name == field, problem.value
    return rule


def lead() -> FootballWarState:
    return position([["Curl", "HB Dive"], ["Go Route"]], drive_pile=["HB Draw", "QB Sneak"])


def answer() -> FootballWarState:
    return position([["Curl", "HB Dive"], ["Go Route"]], drive_pile=["HB Draw", "QB Sneak"], live="HB Draw")


def over() -> FootballWarState:
    return position([["Curl"], ["HB Dive"]], phase="over", period=1, points=(7, 0), more=0)


def ask() -> FootballWarState:
    return RULES.start({"play_clock": "30"}, 1)[0]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 3),
        ("length", "long"),
        ("play_clock", "45"),
        ("period", 4),
        ("phase", "huddle"),
        ("offense", 2),
        ("defense", 0),
        ("first_kicker", 3),
        ("clockwise", False),
        ("live", "Flea Flicker"),
        ("live", "Curl"),
        ("chain", 5),
        ("points", [7, 0]),
        ("points", [0]),
        ("scoring", [[5, 7, 0]]),
        ("timeouts", [2]),
        ("look_backs", [3]),
        ("locked", ["Curl #1"]),
        ("locked", ["Curl #9"]),
        ("looking", True),
        ("timed", [0]),
        ("asked", 1),
        ("clock_stopped", True),
        ("known", [3, 0]),
        ("known", [0]),
        ("partly", [["Curl #1", 2]]),
        ("buried", [[0, []], [0, []]]),
        ("forfeit_seen", [1]),
        ("drawn", [1, 2, 3]),
        ("passed", [[]]),
        ("passed", [[["AUDIBLE", 0]], []]),
        ("weather", "rain"),
    ],
)
def test_a_wrong_field_is_refused_by_its_name(field: str, value: Any) -> None:
    assert refused(lead(), field, **{field: value})


@pytest.mark.parametrize(
    ("given", "field", "rule", "changes"),
    [
        (answer, "drive_pile", "FW-11", {"live": "QB Sneak"}),
        (answer, "drive_pile", "FW-11", {"chain": 1}),
        (answer, "live", "FW-25", {"live": None}),
        (lead, "timeouts", "FW-71", {"buried": [{"seat": 0, "hidden": 1}]}),
        (lead, "buried", "known cards", {"buried": [{"seat": 0, "doubt": ["Curl #1"]}], "timeouts": [1]}),
        (lead, "buried", "", {"timeouts": [1], "buried": [{"seat": 0}]}),
        (lead, "scoring", "", {"points": [5, 0], "scoring": [[0, 5, 0]]}),
        (lead, "scoring", "", {"points": [7, 0], "scoring": [[0, 7, 1]]}),
        (lead, "passed", "", {"passed": [[["Curl", 3]], []]}),
        (lead, "passed", "", {"passed": [[["FIELD GOAL", 0]], []]}),
        (lead, "phase", "", {"phase": "play_clock", "play_clock": "30", "asked": 0}),
        (lead, "locked_seen", "", {"locked_seen": [1]}),
        (over, "live", "", {"live": "Curl"}),
        (lead, "points", "FW-92", {"period": 2, "points": [7, 0], "scoring": [[0, 7, 0]]}),
        (lead, "phase", "FW-90", {"phase": "over", "period": 0}),
        (lead, "period", "FW-111", {"length": "one", "period": 1}),
        (lead, "variant", "", {"variant": "jukem"}),
        (lead, "timeouts", "once", {"timeouts": [1, 1]}),
        (lead, "look_backs", "once", {"look_backs": [0, 0]}),
        (lead, "timed", "once", {"timed": [1, 1]}),
        (ask, "asked", "", {"asked": 9}),
        (ask, "timed", "", {"timed": [1]}),
        (ask, "phase", "", {"scoring": [[0, 7, 0]], "points": [7, 0]}),
    ],
)  # fmt: skip
def test_what_play_never_leads_to_is_refused(given: Any, field: str, rule: str, changes: dict[str, Any]) -> None:
    """FW-21, FW-77: ``timeouts: [1, 1]``, say, would otherwise be read as seat 1 alone."""
    said = refused(given(), field, **changes)
    assert said
    assert rule in said


def test_a_face_without_a_copy_number_takes_any_free_copy() -> None:
    document = lead().to_dict()
    document["zones"]["hand:0"] = ["Curl", "HB Dive #1"]
    again = FootballWarState.from_dict(document)
    assert again.to_dict()["zones"]["hand:0"][0].startswith("Curl #")
    document["zones"]["hand:0"] = ["Curl"] * 6
    with pytest.raises(BadPosition, match=r"^hand:0: more than 5 of Curl"):
        FootballWarState.from_dict(document)


@pytest.mark.parametrize("name", ["Curl #0", "Curl #6", "Curl #x", "Statue of Liberty", "Curl #"])
def test_a_card_that_does_not_exist_is_refused_by_zone(name: str) -> None:
    document = lead().to_dict()
    document["zones"]["draw_pile"][0] = name
    with pytest.raises(BadPosition, match=r"^draw_pile: "):
        FootballWarState.from_dict(document)


@pytest.mark.parametrize(("clockwise", "defense"), [(True, 3), (False, 1)])
def test_the_defense_is_the_next_seat_in_the_direction_of_play(clockwise: bool, defense: int) -> None:
    """FW-97."""
    hands = [["Curl"], ["HB Dive"], ["HB Draw"], ["HB Sweep"]]
    assert position(hands, offense=2, clockwise=clockwise).facts.defense == defense


def test_points_need_no_list_of_scores_and_scores_no_points() -> None:
    """FW-2, FW-81 to FW-83."""
    state = position([["Curl"], ["HB Dive"]], points=(26, 9))
    assert sorted(score.points for score in state.facts.scoring if score.seat == 0) == [2, 3, 7, 7, 7]
    assert sum(score.points for score in state.facts.scoring if score.seat == 1) == 9
    assert position([["Curl"], ["HB Dive"]], scoring=[[1, 7, 0], [1, 3, 0]]).facts.points == (0, 10)
    with pytest.raises(BadPosition, match=r"^points: "):
        position([["Curl"], ["HB Dive"]], points=(1, 0))
    with pytest.raises(BadPosition, match=r"^points: "):
        position([["Curl"], ["HB Dive"]], points=())
    won = position([["Curl"], ["HB Dive"]], points=(10, 3), period=2, phase="over")
    assert won.facts.scoring[-1] == (0, 7, 2), "the last one decided the overtime (FW-92)"


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("draw_pile", {"more": 3}),
        ("phase", {"drive_pile": ["Curl"]}),
        ("phase", {"points": (0, 0), "period": 3, "drive_pile": ["Curl"]}),
        ("scoring", {"period": 2, "scoring": [[0, 7, 2], [1, 3, 2]], "points": (7, 3)}),
        ("points", {"period": 2, "scoring": [[0, 7, 0], [1, 7, 0], [0, 7, 1]], "points": (14, 7)}),
        ("points", {"period": 2, "scoring": [[0, 7, 0], [0, 3, 2]], "points": (10, 0)}),
        ("scoring", {"scoring": [[0, 7, 1], [0, 3, 0]], "points": (10, 0)}),
    ],
)
def test_a_match_is_over_only_as_its_rules_end_it(field: str, changes: dict[str, Any]) -> None:
    """FW-80, FW-90 to FW-93: with the Play pile used up, or with the score that decided an overtime."""
    fields = {"phase": "over", "period": 1, "points": (7, 0), "more": 0, **changes}
    with pytest.raises(BadPosition) as problem:
        position([["Curl"], ["HB Dive"]], **fields)
    assert str(problem.value).partition(": ")[0] == field, problem.value


def test_the_cards_that_are_not_named_go_to_one_zone() -> None:
    """FW-16: the top cards of the pile are those that are named."""
    zones = {"hand:0": ["Curl"], "hand:1": ["HB Dive"], "draw_pile": ["Go Route #3"]}
    document = {"phase": "lead", "zones": zones, "rest": "draw_pile"}
    state = FootballWarState.from_dict(document)
    assert len(state.draw_pile) == 102
    assert state.to_dict()["zones"]["draw_pile"][0] == "Go Route #3"
    assert FootballWarState.from_dict(state.to_dict()) == state
    with pytest.raises(BadPosition, match=r"^rest: "):
        FootballWarState.from_dict({**document, "rest": "hand:2"})
    with pytest.raises(BadPosition, match=r"^hand:2: "):
        FootballWarState.from_dict({**document, "zones": {**zones, "hand:2": ["Curl"]}})


@pytest.mark.parametrize(
    "changes",
    [
        {"live": "x" * 900},
        {"x" * 900: 1},
        {"phase": "x" * 900},
        {"passed": [[["x" * 900, 0]], []]},
        {"locked": ["x" * 900]},
        {"buried": [{"seat": 0, "hidden": 1, "spent": ["x" * 900]}]},
        {"zones": {}},
        {"zones": {"x" * 900: []}},
        {"points": [10**9, 0]},
        {"timeouts": [1] * 300},
    ],
)
def test_a_refusal_is_short_and_begins_with_its_field(changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as problem:
        FootballWarState.from_dict({**lead().to_dict(), **changes})
    assert len(str(problem.value)) < 200
    assert ": " in str(problem.value)


@pytest.mark.parametrize("more", [0, 20])
def test_fw_79_a_match_that_begins_there_tells_of_the_last_series_where_the_pile_is_empty(more: int) -> None:
    events = RULES.opening(position("Curl | HB Dive", more=more))
    assert any(isinstance(event, LastSeries) for event in events) == (more == 0)
