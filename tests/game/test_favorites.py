"""Favorite plays: each is counted under the name that a player gives it, and moved what the line of chances shows."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.cursor import Cursor, Step
from game.deciders import Decider
from game.favorites import favorites, plays_of
from game.match import Match
from game.variant import Rules
from game.variants import find_rules
from game.win_line import win_line
from tests.game.test_review import every_reviewed, given_up, played
from tests.variants import BUILT


@pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.variant.name)
def test_every_game_names_the_plays_that_were_chosen_in_it(rules: Rules) -> None:
    match = played(rules.variant.name)
    found = favorites(rules, [plays_of(match, 0)])
    assert found
    assert [each.times for each in found] == sorted((each.times for each in found), reverse=True)
    assert len({each.name for each in found}) == len(found)
    assert all(0 < len(each.name) <= 48 for each in found)


@every_reviewed
def test_what_a_play_moved_is_what_the_line_shows_up_to_the_next_play(rules: Rules) -> None:
    match = played(rules.variant.name)
    line = win_line(match)
    assert line is not None
    begins = [0, *(mark.place for mark in Cursor(match).marks(Step.PLAY)), len(match.actions)]
    chosen: dict[str, list[float]] = {}
    for first, last in pairwise(dict.fromkeys(begins)):
        for place in range(first, last):
            name = rules.words.play_of(match.actions[place])
            if match.seats[place] == 1 and name and len(match.state_after(place).legal_actions()) > 1:
                chosen.setdefault(name, []).append(line[last][1] - line[place][1])
    found = favorites(rules, [plays_of(match, 1)])
    assert {each.name: each.times for each in found} == {name: len(steps) for name, steps in chosen.items()}
    for each in found:
        assert each.moved == pytest.approx(sum(chosen[each.name]) / each.times), each


def test_equal_settings_are_one_play_over_many_matches() -> None:
    rules = find_rules("jukem")
    acts = {"PASS 5-20 + CATCH 15": (2, 0.1), "RUN 20": (1, 0.0)}, {"PASS 10-35 + CATCH 15": (1, -0.4)}
    found = favorites(rules, [(acts[0], True), (acts[1], True)])
    assert [(each.name, each.times) for each in found] == [("PASS + CATCH 15", 3), ("RUN 20", 1)]
    assert found[0].moved == pytest.approx(-0.1)


def test_matches_without_chances_are_counted_and_change_no_average() -> None:
    rules = find_rules("jukem")
    acts = {"RUN 20": (1, 0.2)}
    (run,) = favorites(rules, [(acts, True), ({"RUN 20": (3, 0.0)}, False)])
    assert run.times == 4
    assert run.moved == pytest.approx(0.2)
    (run,) = favorites(rules, [(acts, False)])
    assert run.moved is None


def test_a_card_bowl_of_ones_own_length_tells_how_often_alone() -> None:
    rules = find_rules("card_bowl")
    match = Match(rules, {"quarter_intervals": "60"}, played("card_bowl").players, 1)
    assert not plays_of(match, 0)[1]


def test_what_the_table_decided_and_what_nobody_could_choose_is_no_favorite() -> None:
    match = Match.replay(played("jukem").record())
    all_of_them = sum(times for times, _ in plays_of(match, 0)[0].values())
    name = match.rules.words.play_of
    places = [place for place, seat in enumerate(match.seats) if seat == 0 and name(match.actions[place])]
    free = [place for place in places if len(match.state_after(place).legal_actions()) > 1]
    assert all_of_them == len(free)
    match.deciders[free[0]] = Decider.TABLE
    assert sum(times for times, _ in plays_of(match, 0)[0].values()) == all_of_them - 1


def moved_in_all(match: Match, seat: int) -> float:
    return sum(moved for _, moved in plays_of(match, seat)[0].values())


def test_giving_up_is_no_play_of_whoever_does_it() -> None:
    match = given_up("real_deal", 20)
    assert match.seats[-1] == 0, "the last play is still the loser's own"
    loser = moved_in_all(match, 0)
    match.conceded = None
    assert loser == pytest.approx(moved_in_all(match, 0))
    match.conceded = 1
    assert moved_in_all(match, 0) > loser, "what the other side gives away counts"
