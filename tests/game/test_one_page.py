"""The game on one page is short, its cards exist, and its sums are right."""

from __future__ import annotations

import re

import pytest

from game.variant import Part
from game.variants import VARIANTS, find_rules

GAMES = [variant.name for variant in VARIANTS]
SENTENCES, LONGEST = 3, 145


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_in_four_parts_of_three_short_sentences_at_most_each_with_a_card(game: str) -> None:
    rules = find_rules(game)
    assert len(rules.words.ONE_PAGE) == 4
    for part in rules.words.ONE_PAGE:
        assert len(re.findall(r"[.!?](?:\s|$)", part.text)) <= SENTENCES, part.title
        assert len(part.text) <= LONGEST, part.title
        assert any(each in rules.cards for each in part.row), part.title


def row(game: str, title: str) -> tuple[str, ...]:
    parts: dict[str, Part] = {part.title: part for part in find_rules(game).words.ONE_PAGE}
    return parts[title].row


def test_the_drive_of_jukem_is_as_long_as_it_says_and_its_catch_in_the_range_of_its_pass() -> None:
    cards, goal = find_rules("jukem").cards, row("jukem", "The goal")
    assert goal[0] == "KICK RETURN", "it is only ever the first play of a drive (JF-30)"
    assert sum(cards[each].value for each in goal[::2][:-1]) == int(goal[-1]) == 100
    low, high = map(int, row("jukem", "Your turn")[2].removeprefix("PASS ").split("-"))
    assert low <= cards[row("jukem", "Your turn")[-1]].value <= high


def test_the_calls_of_blowout_make_the_yards_that_stand_beside_them() -> None:
    offense, _, defense, _, gain = row("blowout", "Secret calls")
    assert int(offense.split()[1]) + int(defense.split()[1]) == int(gain.split()[0])


def test_the_answers_of_real_deal_are_marked_in_its_chart() -> None:
    from game.variants.real_deal.cards import CHART

    for title in ("Stops", "Flags and tackles"):
        play, _, counter = row("real_deal", title)
        assert play in CHART[counter]
