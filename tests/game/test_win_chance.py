"""The chances to win use public facts only, add up to 1, and agree with results."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.bots.players import PRO
from game.variant import Rules
from game.win_chance import KNOTS, Features, Fit, chances
from tests.fit_chance import fitted, report, samples
from tests.game.cases import every_variant
from tests.play import sampled_moments
from tests.variants import BUILT

FITTED = [rules for rules in BUILT if rules.features is not None]
LENGTHS: dict[str, list[Mapping[str, str]]] = {
    "jukem": [{"practice": value} for value in ("on", "off")],
    "football_war": [{"players": players, "length": length} for players in "24" for length in ("one", "two")],
    "real_deal": [{"length": value} for value in ("two", "four")],
    "blowout": [{"length": value} for value in ("quarters", "halves", "full")],
}
"""Every length and number of seats that New match offers; for Card Bowl its presets except the longest."""


@every_variant
def test_no_chance_depends_on_a_hidden_card(rules: Rules) -> None:
    if rules.features is None:
        return
    for state, rng in sampled_moments(rules, 4, every=12):
        for seat in range(len(state.facts.points)):
            other = state.view(seat).sample(rng)
            assert rules.features(other) == rules.features(state)
            assert rules.chances(other) == pytest.approx(rules.chances(state))


@every_variant
def test_the_chances_of_all_seats_add_up_to_one_and_end_with_the_result(rules: Rules) -> None:
    for state, _ in sampled_moments(rules, 4, every=12):
        found = rules.chances(state)
        if found is not None:
            assert sum(found) == pytest.approx(1.0)
            if state.result is not None:
                assert {seat for seat, chance in enumerate(found) if chance} == set(state.result.winners)


@pytest.mark.parametrize("rules", FITTED, ids=lambda rules: rules.variant.name)
def test_every_length_that_new_match_offers_has_its_chances(rules: Rules) -> None:
    name = rules.variant.name
    for options in LENGTHS.get(name) or [preset.options for preset in rules.presets[:-1]]:
        assert rules.chances(rules.start(rules.complete(options), 1)[0]) is not None, options


def test_a_length_of_ones_own_shows_no_chances() -> None:
    card_bowl = next(rules for rules in BUILT if rules.variant.name == "card_bowl")
    assert card_bowl.chances(card_bowl.start(card_bowl.complete({"quarter_intervals": "60"}), 1)[0]) is None


def test_weights_between_two_knots_lie_between_theirs() -> None:
    fit = Fit(tuple((float(index),) for index in range(len(KNOTS))))
    seen = [chances(Features("", left, ((1.0,), (0.0,))), fit)[0] for left in (0.0, 0.015, 0.03, 0.6, 1.0)]
    assert seen == sorted(seen)
    assert seen[0] == 0.5


def test_a_fit_finds_the_weights_that_made_the_results() -> None:
    found = [sample for seed in range(40) for sample in samples("real_deal", {"length": "two"}, PRO, seed)]
    fits = {name: fitted([sample for sample in found if sample.features.fit == name])
            for name in {sample.features.fit for sample in found}}  # fmt: skip
    said = report(found, fits)[-1]
    own, constant = (float(text.split()[-1]) for text in said.split(";")[:2])
    assert own < constant


@pytest.mark.long
@pytest.mark.parametrize("rules", FITTED, ids=lambda rules: rules.variant.name)
def test_the_stored_chances_meet_the_results_of_other_matches(rules: Rules) -> None:
    matches = 10 if rules.variant.name == "card_bowl" else 100
    options = dict(rules.offered)
    found = [
        sample for seed in range(10**6, 10**6 + matches) for sample in samples(rules.variant.name, options, PRO, seed)
    ]
    lines = report(found, dict(rules.fits))
    assert not any(line.endswith("OFF") for line in lines), lines
