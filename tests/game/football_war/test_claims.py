"""What hints and prompts claim is what then happens: points, cards drawn, who answers, and how likely it stands."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from game.variants.football_war import words
from game.variants.football_war.actions import parse
from game.variants.football_war.cards import CODE
from game.variants.football_war.events import CardsDrawn
from game.variants.football_war.reasons import reason_for
from tests.game.football_war.positions import position

SAMPLES = 600
WITHIN = 0.05
KICK: dict[str, Any] = {"live": "FIELD GOAL", "drive_pile": ["FIELD GOAL"]}
PLAY: dict[str, Any] = {"live": "Curl", "drive_pile": ["Curl"]}


def claim(at: Any, text: str) -> str:
    """The reason that is given for an action to the seat that decides."""
    return reason_for(at.view(at.decision.seat), parse(text))


@pytest.mark.parametrize(
    ("hands", "fields"),
    [
        ([["HB Dive", "HB Draw"], ["AUDIBLE", "Go Route"]], PLAY),
        ([[], ["AUDIBLE", "Go Route"]], PLAY),
        ([["HB Dive"], ["AUDIBLE", "Go Route"]], KICK),
        ([["HB Dive"], ["AUDIBLE", "Go Route"], ["HB Draw"] * 2, ["HB Sweep"]], PLAY),
        ([[], ["AUDIBLE", "Go Route"], ["HB Draw", "HB Sweep"], ["HB Dive"]], PLAY),
    ],
)
def test_the_chance_of_a_call_is_that_of_the_seat_that_answers_it(
    hands: list[list[str]], fields: dict[str, Any]
) -> None:
    """FW-37, FW-60, FW-66, FW-97: with four seats the next one answers, and a beaten last card or kick draws five."""
    at = position(hands, defense=1, **fields) if len(hands) > 2 else position(hands, **fields)
    said = re.search(r"about (\d+) %", claim(at, "CALL(Hail Mary)"))
    assert said is not None
    rng, found = Random(1), 0
    for _ in range(SAMPLES):
        state = at.view(1).sample(rng)
        state.push(parse("CALL(Hail Mary)"))
        found += "Hail Mary" in {CODE[card] for card in state.hands[state.facts.defense]}
    assert abs(found / SAMPLES - int(said[1]) / 100) <= WITHIN


def test_the_fourth_audible_as_the_last_card_is_a_touchdown() -> None:
    """FW-83: the last card comes before the safety."""
    fields: dict[str, Any] = {"live": "Curl", "chain": 3, "drive_pile": ["AUDIBLE"] * 3}
    last = position([["HB Dive"], ["AUDIBLE"]], **fields)
    assert "touchdown" in claim(last, "CALL(Hail Mary)")
    assert "2 points" not in claim(last, "CALL(Hail Mary)")
    held = position([["HB Dive"], ["AUDIBLE", "HB Draw"]], **fields)
    assert "2 points" in claim(held, "CALL(Hail Mary)")


@pytest.mark.parametrize("more", [20, 3, 1, 0])
@pytest.mark.parametrize(
    ("hand", "fields"), [(["HB Dive"], PLAY), ([], PLAY), (["HB Dive"], KICK), (["HB Dive"], {"offense": 1})]
)
def test_a_stuff_names_the_cards_that_are_then_drawn(hand: list[str], fields: dict[str, Any], more: int) -> None:
    """FW-37, FW-56, FW-57, FW-66, FW-78: five against a last card or a kick, and nothing from an empty pile."""
    at = position([hand, ["DEFENSE", "Go Route", "HB Draw"]], more=more, **fields)
    said = claim(at, "STUFF")
    events = at.apply(parse("STUFF"))
    drawn = sum(event.count for event in events if isinstance(event, CardsDrawn) and event.seat == 0)
    assert f"draw {drawn}" in said if drawn else "nothing" in said


@pytest.mark.parametrize(("more", "cost"), [(20, "5 cards"), (3, "3 cards"), (1, "1 card"), (0, "nothing is left")])
def test_the_prompt_of_a_last_card_knows_how_many_cards_there_are(more: int, cost: str) -> None:
    """FW-40, FW-78: with an empty Play pile it costs nothing."""
    at = position([["OFFENSE"], ["Curl"]], more=more)
    assert cost in words.prompt(at.view(0), ("Gulls", "Foxes"))


def test_with_four_seats_nothing_goes_right_back() -> None:
    """FW-41, FW-97: the next seat answers, not the one that led."""
    two = position([["HB Dive"], ["Curl"]], **PLAY)
    assert "right back" in claim(two, "MATCH(Curl)")
    four = position([["HB Dive"], ["Curl"], ["HB Draw"], ["HB Sweep"]], defense=1, **PLAY)
    assert "right back" not in claim(four, "MATCH(Curl)")


def test_a_last_card_that_matches_a_last_card_ends_the_half_where_nothing_is_left() -> None:
    """FW-80."""
    at = position([[], ["Curl"]], more=0, **PLAY)
    assert "ends the half" in claim(at, "MATCH(Curl)")
