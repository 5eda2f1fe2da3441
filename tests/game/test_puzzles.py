"""Every puzzle has one best choice whatever is hidden, and stars that judge choices, not luck."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.puzzle import Puzzle, daily, least_lead, next_after, puzzles
from game.variants import VARIANTS, find_rules
from tests.find_puzzles import worths

PUZZLES = [puzzle for variant in VARIANTS for puzzle in puzzles(variant.name)]
EVERY_GAME = pytest.mark.parametrize("variant", [variant.name for variant in VARIANTS])
TRIES = 3
MOST_WORDS = {"title": 6, "question": 45, "why": 75}
SAMPLES = 150
"""Samples with which each best choice is checked again; fewer in Card Bowl, whose matches are long."""


def test_puzzles_have_names_of_their_own() -> None:
    assert [name for name, count in Counter(puzzle.name for puzzle in PUZZLES).items() if count > 1] == []


@EVERY_GAME
def test_the_best_choice_is_ahead_and_is_told_in_few_words(variant: str) -> None:
    for puzzle in puzzles(variant):
        best, second, *_ = puzzle.worth.values()
        assert best - second >= least_lead(variant) - 1e-9, puzzle.name
        assert [*puzzle.worth.values()] == sorted(puzzle.worth.values(), reverse=True), puzzle.name
        for field, most in MOST_WORDS.items():
            assert 0 < len(getattr(puzzle, field).split()) <= most, (puzzle.name, field)


@EVERY_GAME
def test_every_try_offers_the_same_choices_and_shows_the_same_while_what_is_hidden_changes(variant: str) -> None:
    hidden = set()
    for puzzle in puzzles(variant):
        for seed in range(TRIES):
            match = puzzle.match(Random(seed))
            assert match.practice
            assert match.decision is not None
            assert match.decision.seat == puzzle.seat
            assert {str(action) for action in match.state.legal_actions()} == set(puzzle.worth), puzzle.name
            assert match.state.view(puzzle.seat) == puzzle.view, puzzle.name
            hidden.add(str(match.state.to_dict()["zones"]))
    assert len(hidden) > len(puzzles(variant)) or not hidden


def test_stars_judge_by_what_a_choice_is_worth() -> None:
    worth = {"best": 0.62, "close": 0.57, "poor": 0.52, "bad": 0.51}
    puzzle = Puzzle(name="", title="", question="", why="", seat=0, worth=worth, position={})
    assert [puzzle.stars(choice) for choice in worth] == [3, 2, 1, 0]


def test_the_puzzle_of_the_day_is_the_same_for_all_and_each_comes_once_before_any_comes_again() -> None:
    days = range(len(PUZZLES) * 12_000, len(PUZZLES) * 12_001)
    found = [daily(day) for day in days]
    assert found == [daily(day) for day in days]
    assert {each.name for each in found if each} == {puzzle.name for puzzle in PUZZLES}


def test_next_is_one_that_was_not_tried_and_after_all_of_them_simply_the_next() -> None:
    first, second, third, *_ = PUZZLES
    assert next_after(first, {first.name: 3}) is second
    assert next_after(first, {first.name: 0, second.name: 0}) is third
    assert next_after(PUZZLES[-1], {puzzle.name: 1 for puzzle in PUZZLES}) is first


@pytest.mark.long
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_fresh_samples_find_the_same_best_choice(puzzle: Puzzle) -> None:
    rules = find_rules(puzzle.variant)
    samples = SAMPLES // 5 if puzzle.variant == "card_bowl" else SAMPLES
    acts = [rules.parse(text) for text in puzzle.worth]
    found = worths(rules, puzzle.view, acts, samples, Random(f"again {puzzle.name}"))
    assert str(found[0].action) == puzzle.best
