"""The announced length of a match depends on its options and is about right."""

from __future__ import annotations

from random import Random

import pytest

from game.match import Match
from game.variant import Rules
from game.variants import VARIANTS, find_rules
from tests.game.cases import every_variant
from tests.play import players

LENGTHS = [
    ("blowout", "length", ("quarters", "halves", "full")),
    ("real_deal", "length", ("two", "four")),
    ("football_war", "length", ("one", "two")),
    ("card_bowl", "quarter_intervals", ("60", "90", "120", "180")),
]
LENGTH = {"blowout": ("quarters", "halves", "full"), "real_deal": ("two", "four"), "football_war": ("one", "two")}
MATCHES = 4
OFF = 1.3
"""Allowed factor between the estimated and the measured number of choices, for so few matches."""


@every_variant
def test_the_shelf_says_what_a_new_match_says(rules: Rules) -> None:
    """The minutes of a game in the menu are those of the match that is offered first."""
    assert rules.minutes(rules.offered) == rules.variant.minutes
    assert 0 < rules.variant.minutes[0] < rules.variant.minutes[1]


@pytest.mark.parametrize(("name", "option", "values"), LENGTHS, ids=lambda each: str(each))
def test_a_longer_match_is_said_to_take_longer(name: str, option: str, values: tuple[str, ...]) -> None:
    """BO-109: a quarter, two halves and a full game have different lengths."""
    said = [find_rules(name).minutes({option: value}) for value in values]
    assert said == sorted(set(said))
    assert [long for _, long in said] == sorted({long for _, long in said})


def test_counted_plays_are_said_by_their_number() -> None:
    rules = find_rules("card_bowl")
    few, many = ({"timing": "simple1", "plays_per_quarter": plays} for plays in ("5", "60"))
    assert rules.minutes(few)[1] < rules.minutes(many)[0]
    assert rules.minutes({"timing": "simple1", "quarter_intervals": "60"})  # excluded, and no reason to fail


@pytest.mark.parametrize(("name", "length"), [(name, each) for name, all_ in LENGTH.items() for each in all_])
def test_a_person_is_asked_about_as_often_as_the_estimate_has_it(name: str, length: str) -> None:
    """Counts the real choices of both sides in a few matches of Pro."""
    rules = find_rules(name)
    assert rules.lasts is not None
    options = rules.complete({"length": length})
    told = rules.lasts(options).choices
    counted = sum(choices(rules, options, seed) for seed in range(MATCHES)) / (2 * MATCHES)
    assert told / OFF < counted < told * OFF


def choices(rules: Rules, options: dict[str, str], seed: int) -> int:
    """Returns the decisions with more than one choice of both seats in a match of Pro against Pro."""
    match, rng, found = Match(rules, options, players(rules, options), seed), Random(seed), 0
    while match.decision is not None:
        legal = match.state.legal_actions()
        found += len(legal) > 1
        match.play(rules.pro(match.state.view(match.decision.seat), legal, rng))
    return found


def test_every_game_that_has_a_length_says_so() -> None:
    """A new game with an option called length must say what it changes."""
    for variant in VARIANTS:
        rules = find_rules(variant.name)
        assert rules.lasts is not None or not any(option.name == "length" for option in rules.options)
