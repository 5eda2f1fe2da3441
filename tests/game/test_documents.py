"""Positions written by a person: defaults, and error messages."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.contract import BadPosition
from game.documents import CardNames, CardReader, as_json, copied, cut, listed, read_position, require_distinct
from game.variant import Rules
from tests.game.cases import every_variant
from tests.play import sampled_moments, start

LONG = "x" * 3000
MOST = 200
"""Characters of a message that fit on a screen."""


class Counts(msgspec.Struct, kw_only=True):
    """A record to read."""

    spot: int = 0
    seats: tuple[int, ...] = ()


class Zones(msgspec.Struct, forbid_unknown_fields=True):
    """The cards of a position by zone."""

    hand: list[str] = []
    pile: list[str] = []


class Document(Counts, kw_only=True, forbid_unknown_fields=True):
    """The same record with another field."""

    zones: Zones


NAMES = CardNames(["Curl", "Curl", "Curl", "AUDIBLE"], "FW-5")


def refusal(data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as refused:
        read_position(data, Document, "Course")
    return str(refused.value)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "zones: is missing"),
        ({"zones": {"hnad": []}}, "hnad: is not a field of a Course position"),
        ({"zones": {}, LONG: 1}, f"{LONG[:39]}…: is not a field of a Course position"),
        ({"zones": {}, "spot": "far"}, "spot: expected `int`, got `str`"),
        ({"zones": {"hand": [1]}}, "hand: expected `str`, got `int`"),
        ({"zones": {}, "seats": [0, "x"]}, "seats: expected `int`, got `str`"),
    ],
)
def test_a_message_names_the_field_to_mend(data: dict[str, Any], message: str) -> None:
    assert refusal(data) == message


def test_long_lists_of_cards_and_long_names_are_cut() -> None:
    deck = CardNames(["Curl"] * 60, "FW-5")
    with pytest.raises(BadPosition) as lost:
        deck.require_each_once([], range(60), "FW-5")
    assert str(lost.value).startswith("zones: Curl #1, Curl #2, Curl #3, Curl #4 and 56 more missing")
    assert len(str(lost.value)) < MOST
    with pytest.raises(BadPosition) as unknown:
        deck.card("hand:0", LONG)
    assert len(str(unknown.value)) < MOST
    assert listed("ABCD") == "A, B, C, D"
    assert cut("short", 5) == "short"


@pytest.mark.parametrize(
    ("lying", "trouble"), [([0, 1, 2, 0], "Curl #1 twice"), ([0, 1, 2, 3], "not in this deck"), ([0, 1], "missing")]
)
def test_every_card_lies_once_and_nothing_else_does(lying: list[int], trouble: str) -> None:
    with pytest.raises(BadPosition, match=trouble):
        NAMES.require_each_once(lying, range(3), "FW-5")


def test_the_rest_of_a_deck_is_what_no_zone_names() -> None:
    zones = Zones(hand=["Curl #2"], pile=["Curl"])
    reader = CardReader(NAMES, (zones.hand, zones.pile))
    assert (reader.cards("hand", zones.hand), reader.cards("pile", zones.pile)) == ([1], [0])
    assert reader.rest(range(4)) == [2, 3]


def test_a_list_of_seats_names_each_once() -> None:
    require_distinct("timeouts", [0, 1])
    with pytest.raises(BadPosition, match=r"^timeouts: .*1 twice"):
        require_distinct("timeouts", [1, 1])


def test_a_record_is_told_apart_from_what_extends_it() -> None:
    document = Document(spot=3, seats=(0, 1), zones=Zones())
    assert copied(document, Counts) == Counts(spot=3, seats=(0, 1))
    assert as_json(Counts(seats=(0, 1))) == {"spot": 0, "seats": [0, 1]}


@every_variant
@pytest.mark.parametrize("value", [LONG, [LONG], {LONG: LONG}, [[LONG] * 50] * 50, -(10**30), list(range(500))])
def test_no_message_is_longer_than_a_screen_has_room_for(rules: Rules, value: object) -> None:
    document = start(rules, {}, 1)[0].to_dict()
    wrong = [{**document, field: value} for field in document]
    wrong += [{**document, "zones": {**document["zones"], zone: value}} for zone in document["zones"]]
    wrong += [{**document, "zones": {**document["zones"], zone: []}} for zone in document["zones"]]
    for each in [*wrong, {**document, LONG: value}]:
        said = _refusal(rules, each)
        field, _, rule = said.partition(": ")
        assert not said or (field and rule), said
        assert len(said) < MOST, said


def _refusal(rules: Rules, document: dict[str, Any]) -> str:
    """Returns the error message for a document, or an empty text."""
    try:
        rules.state_type.from_dict(document)
    except BadPosition as refused:
        return str(refused)
    return ""


@every_variant
def test_cards_that_are_not_named_go_where_the_document_says(rules: Rules) -> None:
    """The zone named in ``rest`` gets the other cards, after those listed in it."""
    for state, _ in sampled_moments(rules, 4, every=30):
        document = state.to_dict()
        zones = document["zones"]
        zone = max(
            (name for name in zones if all(isinstance(card, str) for card in zones[name])),
            key=lambda name: len(zones[name]),
        )
        kept = zones[zone][:2]
        again = rules.state_type.from_dict({**document, "zones": {**zones, zone: kept}, "rest": zone}).to_dict()
        assert sorted(again["zones"][zone]) == sorted(zones[zone])
        assert again["zones"][zone][: len(kept)] == kept
        assert {**again["zones"], zone: None} == {**zones, zone: None}
        assert "rest" not in again


@every_variant
def test_points_need_no_list_of_the_scores_that_made_them(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, 6, every=20):
        document = state.to_dict()
        document.pop("scoring", None)
        again = rules.state_type.from_dict(document)
        assert again.view(0).points == state.view(0).points
        assert rules.state_type.from_dict(again.to_dict()) == again
