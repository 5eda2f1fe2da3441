"""Stored matches replay to their stored events and results, and the numbers of continuations are unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match import Match
from game.variant import Rules
from game.variants import find_rules
from tests.game.cases import every_variant
from tests.golden import counts, matches
from tests.golden.recipes import recipes_of
from tests.play import BUILT

FILES = [file for rules in BUILT for file in matches.files(rules)]
LINES = [(rules.variant.name, line) for rules in BUILT for line in counts.read(rules)]


@every_variant
def test_every_variant_has_golden_matches_and_counts(rules: Rules) -> None:
    stored = {file.stem for file in matches.files(rules)}
    assert stored == set(recipes_of(rules))
    assert len(stored) >= 6
    assert len(counts.read(rules)) >= 8


@every_variant
def test_golden_matches_use_every_value_of_every_option_and_end_in_every_way(rules: Rules) -> None:
    golden = [matches.read(file) for file in matches.files(rules)]
    for option in rules.options:
        used = {match.record.options[option.name] for match in golden}
        assert used >= {option.default}
        assert len(used) > 1
    assert len({match.reason for match in golden}) >= 2


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_match_replays_to_its_events_and_result(file: Path) -> None:
    golden = matches.read(file)
    again = matches.told(golden.about, Match.replay(golden.record))
    for number, (stored, now) in enumerate(zip(golden.events, again.events, strict=True)):
        action = golden.record.actions[number - 1] if number else "the deal"
        assert stored == now, f"action {number} ({action}) now causes {_events(golden, number)}"
    assert again == golden


def _events(golden: matches.Golden, number: int) -> str:
    return "\n".join(str(event) for event in Match.replay(golden.record).history[number])


@pytest.mark.parametrize(("name", "line"), LINES, ids=lambda value: str(value).partition(":")[0].replace(" ", "-"))
def test_all_continuations_are_as_many_as_they_were(name: str, line: counts.Line) -> None:
    state = counts.root(find_rules(name), line)
    for depth, stored in enumerate(line.counts, 1):
        found = counts.by_first(state, depth)
        listed = "\n".join(f"{count:8} {action}" for action, count in found.items())
        assert sum(found.values()) == stored, f"to depth {depth}, by first action:\n{listed}"
