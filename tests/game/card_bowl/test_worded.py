"""Positions with places in words: what is written is read again, and what a person writes is told what is wrong."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.contract import BadPosition
from game.field import FIELD
from game.simulate import main
from game.variants.card_bowl import RULES
from game.variants.card_bowl.actions import parse
from game.variants.card_bowl.cards import CODE
from game.variants.card_bowl.formations import FORMATIONS, SLOTS
from game.variants.card_bowl.fronts import PRESETS, places, preset
from game.variants.card_bowl.names import SLOT_NAMES
from game.variants.card_bowl.state import CardBowlState
from game.variants.card_bowl.worded import in_numbers, in_words
from tests.game.card_bowl.chooser import Chooser, start
from tests.game.card_bowl.positions import scrimmage


def as_json(document: Any) -> Any:
    return json.loads(json.dumps(document))


@pytest.mark.parametrize("seed", range(2))
def test_the_positions_of_a_match_are_the_same_in_words(seed: int) -> None:
    """Every seventh one of a match of a single quarter, and its end."""
    state, choose, count = start("complex", f"words/{seed}", quarter=60, period=16), Chooser(Random(seed)), 0
    while state.phase is not None:
        if count % 7 == 0:
            assert CardBowlState.from_dict(as_json(state.to_words())) == state
        state.push(choose(state))
        count += 1
    assert CardBowlState.from_dict(as_json(state.to_words())) == state


def test_the_written_form_keeps_its_numbers() -> None:
    """Digests are made of it, so that a match that was stored replays."""
    state = scrimmage("QB=QH")
    written = state.to_dict()
    assert written["ball_on"] == 30
    assert [*written["play"]["slots"]] == [*state.play.slots]
    assert "man:0:0" in written["zones"]
    assert as_json(in_numbers(written)) == as_json(written)


def test_places_spots_and_men_are_called_what_players_call_them() -> None:
    worded = scrimmage("QB=QH LT=9S", "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1 OLB-L OLB-L ILB S-L S-R", ball_on=65).to_words()
    play, zones = worded["play"], worded["zones"]
    assert (worded["ball_on"], play["los"], play["formation"]) == ("opp 35", "opp 35", "I-form")
    assert worded["period"] == "first quarter"
    assert play["slots"][:2] == ["quarterback", "center"]
    assert play["places"][:2] == ["lineman at -5", "lineman at -2"]
    assert play["up"][0][0] == "quarterback"
    assert zones["home left tackle"] == ["9S"]
    assert "away left outside linebacker, man 2" in zones
    assert "away cornerback on the right receiver 1" in zones
    assert "away left safety" in zones
    assert not any(zone.startswith("man:") for zone in zones)


def test_words_and_numbers_may_stand_side_by_side_and_codes_are_words_too() -> None:
    state = scrimmage("QB=QH")
    document = state.to_dict()
    play = document["play"]
    slots = [SLOTS[slot] if index % 2 else slot for index, slot in enumerate(play["slots"])]
    mixed = {**document, "ball_on": "own 30", "marker": 40, "play": {**play, "slots": slots, "low": "no lane"}}
    mixed["zones"] = {**document["zones"], "home center": document["zones"]["man:0:1"]}
    del mixed["zones"]["man:0:1"]
    assert CardBowlState.from_dict(mixed) == state


def test_cb_89_a_position_that_a_person_wrote_is_played_on() -> None:  # EX-70
    written = {"phase": "run_off", "next": "call", "running": True, "clock": 26, "zones": {}, "rest": "draw_pile"}
    written |= {"period": "second quarter", "ball_on": "own 33", "marker": "midfield", "down": 2}
    state = CardBowlState.from_dict(written)
    state.check()
    state.push(parse("RUN_OFF(2)"))
    facts = state.facts
    assert (facts.ball_on, facts.marker, facts.clock, facts.hurry, facts.running) == (33, 50, 24, 4, False)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"ball_on": "own 135"}, "ball_on"),
        ({"ball_on": "home 35"}, "ball_on"),
        ({"period": "fifth quarter"}, "period"),
        ({"play": {"slots": ["left out"]}}, "slots"),
        ({"play": {"places": ["cornerback on the left receiver 3"]}}, "places"),
        ({"play": {"lanes": ["lane 9"]}}, "lanes"),
        ({"play": {"pulled": ["left tackle"], "slots": []}}, "pulled"),
        ({"play": {"kicks": ["1H"]}}, "kicks"),
        ({"play": {"formation": "Half moon"}}, "formation"),
        ({"zones": {"home left out": ["KH"]}}, "home left out"),
        ({"zones": {"man:0:0": ["KH"], "home quarterback": ["QH"]}}, "zones"),
    ],
)
def test_an_unknown_word_is_told_with_its_field(change: dict[str, Any], field: str) -> None:
    document = scrimmage("QB=QH").to_dict()
    changed = {**document, **change}
    for name in ("play", "zones"):
        changed[name] = {**document[name], **change.get(name, {})}
    with pytest.raises(BadPosition, match=f"^{field}: "):
        CardBowlState.from_dict(changed)


@settings(max_examples=30)
@given(st.data())
def test_any_record_is_the_same_in_words(data: st.DataObject) -> None:
    formation = FORMATIONS[data.draw(st.integers(0, len(FORMATIONS) - 1))]
    alignment = [*places(preset(data.draw(st.sampled_from(PRESETS)), formation), formation)]
    play = as_json(scrimmage("QB=QH").to_dict()["play"])
    man, bits = st.integers(-1, 10), st.integers(0, 2047)
    card, lane = st.integers(-1, 53), st.sampled_from([*range(-7, 8), 99])
    play |= {"slots": [*formation.slots], "places": alignment, "formation": data.draw(st.integers(-1, 135))}
    for name in ("los", "caught", "spot", "began", "ball", "lost_at", "recovered", "noted", "end"):
        play[name] = data.draw(st.integers(-20, 120))
    for name in ("coverage", "handoff", "thrown", "reception"):
        play[name] = data.draw(card)
    for name in ("carrier", "extra", "uncovered"):
        play[name] = data.draw(man)
    for name in ("pulled", "blocking", "group", "leaders", "led", "acted", "slid", "assigned", "tacklers"):
        play[name] = data.draw(bits)
    play["up"], play["flats"] = data.draw(st.lists(bits, min_size=2, max_size=2)), [0, data.draw(bits)]
    play["low"], play["lanes"] = data.draw(lane), data.draw(st.lists(lane, max_size=11))
    play["lane_keys"] = data.draw(st.integers(0, (1 << 15) - 1))
    play["shifted"] = [data.draw(man), data.draw(st.integers(-1, 17))]
    spots = {name: data.draw(st.integers(1, FIELD)) for name in ("ball_on", "marker")}
    drawn = data.draw(st.lists(st.integers(0, 53), unique=True))
    document = {**spots, "returned": [sum(1 << card for card in drawn), 0], "play": play, "zones": {"man:0:0": ["KH"]}}
    read = in_numbers(as_json(in_words(document)))
    usual = {**play, **read["play"]}
    assert usual == play
    assert {name: read[name] for name in (*spots, "returned", "zones")} == {
        name: document[name] for name in (*spots, "returned", "zones")
    }


def test_every_word_means_one_thing() -> None:
    assert len({*SLOT_NAMES.values()}) == len(SLOTS)
    assert len({*CODE}) == len(CODE)


@pytest.mark.parametrize("variant", ["card_bowl", "jukem"])
def test_the_command_prints_a_position_that_is_read_again(variant: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A game without words of its own prints what it writes."""
    assert main([variant, "--seats", "pro,pro", "--seed", "4", "--position", "60"]) == 0
    printed = json.loads(capsys.readouterr().out)
    if variant == "card_bowl":
        state = RULES.state_type.from_dict(printed)
        assert as_json(state.to_words()) == printed
        assert any(word in json.dumps(printed) for word in ("quarterback", "own ", "opp "))
