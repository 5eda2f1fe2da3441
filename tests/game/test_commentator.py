"""All remarks are true, use public events only, keep their distance, and never repeat the previous one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from game.commentator import Commentator, Remark, number_word
from game.contract import Event, ScoreKind
from game.events import CardMoved, PeriodBegan, PossessionChanged, Scored, TakenUp
from game.letters import capital
from game.match import Match
from game.record import Player
from game.running_story import RunningStory
from game.story import Story
from game.variant import Rules
from game.variants import find_rules
from game.variants.blowout.events import KickSetUp, YardsCompared
from game.variants.football_war.cards import BY_CODE
from game.variants.jukem.events import TurnBegan
from tests.game.commentator import TRUTHS
from tests.game.commentator.shared import SHARED
from tests.game.commentator.tale import Tale
from tests.golden.matches import files, read

NAMES = ("Gulls", "Foxes")
PLAYED = {
    "jukem": (21, 7, 2),
    "football_war": (82, 20, 44, 102, 4),
    "real_deal": (32, 44, 27),
    "blowout": (32, 58, 41, 112),
    "card_bowl": (6, 2),
}
"""Seeds of matches in which, with the golden ones, nearly all remarks occur."""
SELDOM = {
    "football_war": {"scoring drives", "extra time"},
    "real_deal": {"long drive"},
    "card_bowl": {"sack yards", "level", "gap", "extra time"},
}
"""Remarks that none of these matches causes; other games or tests cover them."""

every_game = pytest.mark.parametrize("game", list(TRUTHS))


class Heard(NamedTuple):
    """A remark that is current after an event, with its act and the number of events so far."""

    remark: Remark
    act: int
    told: int


def commentator_of(rules: Rules, match: Match) -> Commentator:
    return rules.commentator(NAMES, rules.words, rules.complete(match.options))


def told(match: Match) -> Iterator[tuple[Event, int]]:
    """Yields the events of a match in telling order, each with its act."""
    for act, events in enumerate(match.history):
        for event in match.rules.event_order(events):
            yield event, act


def played(rules: Rules, seed: int) -> Match:
    """Plays a match with Pro that sometimes decides like Rookie."""
    match, rng = Match(rules, {}, [Player(name, "pro") for name in NAMES], seed), Random(seed)
    while match.decision is not None:
        seat = match.decision.seat
        policy = rules.rookie if (seat + seed) % 3 == 0 else rules.pro
        match.play(policy(match.state.view(seat), list(match.state.legal_actions()), rng))
    return match


@cache
def matches(game: str) -> list[Match]:
    """Returns the golden two-player matches and some of Pro's."""
    rules = find_rules(game)
    golden = [Match.replay(read(file).record) for file in files(rules)]
    return [match for match in golden if len(match.players) == 2] + [played(rules, seed) for seed in PLAYED[game]]


@cache
def listened(game: str) -> list[list[Heard]]:
    """Returns the current remark after each event of each match."""
    rules, found = find_rules(game), []
    for match in matches(game):
        commentator, heard = commentator_of(rules, match), list[Heard]()
        for count, (event, act) in enumerate(told(match), 1):
            commentator.handle_event(event, act)
            if commentator.remark is not None:
                heard.append(Heard(commentator.remark, act, count))
        found.append(heard)
    return found


def remarks(heard: list[Heard]) -> list[Heard]:
    """Returns each remark once, when it was made."""
    return [
        each for before, each in pairwise([None, *heard]) if each and (not before or before.remark is not each.remark)
    ]


def looked_at(heard: list[Heard]) -> list[Heard]:
    """Selects the moments at which remarks are checked: as they are made, when they are oldest, and some others."""
    made = remarks(heard)
    last = [before for before, each in pairwise(heard) if before.remark is not each.remark]
    return [*made, *last, *heard[:: max(1, len(heard) // 6)]]


@every_game
def test_every_sentence_is_true_for_as_long_as_it_stands(game: str) -> None:
    rules = find_rules(game)
    for match, heard in zip(matches(game), listened(game), strict=True):
        events, options = [event for event, _ in told(match)], rules.complete(match.options)
        for each in looked_at(heard):
            tale = Tale(events[: each.told], rules.words, options)
            true = {capital(sentence) for sentence in TRUTHS[game][each.remark.kind](tale)}
            assert each.remark.text in true, (each, match.seed)


@every_game
def test_each_game_has_its_own_sentences_and_all_of_them_are_heard(game: str) -> None:
    said = {each.remark.kind for heard in listened(game) for each in heard}
    assert said >= TRUTHS[game].keys() - SELDOM.get(game, set())
    assert len(said - SHARED.keys()) >= 8


@every_game
def test_nothing_is_said_twice_in_a_row_and_a_kind_rests_before_it_comes_again(game: str) -> None:
    commentator_type = find_rules(game).commentator
    for heard in listened(game):
        made = remarks(heard)
        last: dict[str, int] = {}
        for before, each in pairwise([None, *made]):
            assert each is not None
            assert each.act - last.get(each.remark.kind, -1000) >= commentator_type.acts_between_same_kind
            last[each.remark.kind] = each.act
            if before is not None:
                assert before.remark.text != each.remark.text
                quiet = each.act - before.act >= commentator_type.acts_between_remarks
                assert quiet or each.remark.weight > before.remark.weight


@every_game
def test_what_is_old_is_not_said_any_more(game: str) -> None:
    lasts = find_rules(game).commentator.max_age
    assert all(each.act - each.remark.act <= lasts for heard in listened(game) for each in heard)


def test_no_remark_on_a_play_outlives_the_next_two() -> None:
    """A second sack on the Foxes was read for six plays of BLOWOUT!!!."""
    for match, heard in zip(matches("blowout"), listened("blowout"), strict=True):
        snaps = [
            count for count, (event, _) in enumerate(told(match), 1) if isinstance(event, YardsCompared | KickSetUp)
        ]
        for said in remarks(heard):
            last = max(each.told for each in heard if each.remark is said.remark)
            assert sum(said.told < snap < last for snap in snaps) <= 2


def test_a_steal_is_not_counted_any_more_once_the_other_side_has_the_ball() -> None:
    """A sixth steal by the Foxes stood beside the Gulls' own steal."""
    for match, heard in zip(matches("football_war"), listened("football_war"), strict=True):
        events = [event for event, _ in told(match)]
        for each in (each for each in heard if each.remark.kind == "steals"):
            taken = [event for event in events[: each.told] if isinstance(event, PossessionChanged)]
            assert f"by the {NAMES[taken[-1].seat]} " in each.remark.text


@every_game
def test_every_sentence_is_whole_and_short(game: str) -> None:
    for text in {each.remark.text for heard in listened(game) for each in heard}:
        assert text[0].isupper() or text[0].isdigit(), text
        assert text.endswith(".")
        assert len(text) <= 50, text


@every_game
def test_no_hidden_card_changes_what_is_said(game: str) -> None:
    rules, match = find_rules(game), matches(game)[-1]
    whole, masked = commentator_of(rules, match), commentator_of(rules, match)
    for event, act in told(match):
        whole.handle_event(event, act)
        masked.handle_event(event.masked(None), act)
        assert (whole.remark, whole.counters) == (masked.remark, masked.counters)


@every_game
def test_a_match_told_on_from_places_along_the_way_has_come_to_what_it_comes_to_live(game: str) -> None:
    rules, match = find_rules(game), matches(game)[-1]
    telling, commentator, story = (
        RunningStory(rules, NAMES, match.options),
        commentator_of(rules, match),
        Story(len(NAMES)),
    )
    live = []
    for act, events in enumerate(match.history):
        for event in rules.event_order(events):
            commentator.handle_event(event, act)
            story.handle_event(event, act)
        live.append(
            (commentator.remark, dict(commentator.counters), [*story.drives], [*story.periods], [*story.scores])
        )
    whole, rng = len(match.history), Random(3)
    for count in (whole, *(rng.randint(1, whole) for _ in range(60)), whole):
        there, said = telling.after(match.history[:count])
        assert (said.remark, said.counters, [*there.drives], there.periods, there.scores) == live[count - 1], count
    assert live[-1][0] is None, "the result speaks for itself"


@every_game
def test_a_match_that_goes_back_and_on_is_told_as_it_went_on(game: str) -> None:
    rules, history = find_rules(game), matches(game)[-1].history
    telling = RunningStory(rules, NAMES, {})
    telling.after(history)
    middle = len(history) // 2
    other = history[:middle] + [[*events] for events in history[middle + 10 :]]
    told, fresh = telling.after(other), RunningStory(rules, NAMES, {}).after(other)
    assert (told.commentator.counters, told.story.periods) == (fresh.commentator.counters, fresh.story.periods)


def test_fw_13_no_card_is_named_in_football_war() -> None:
    titles = {card.title.casefold() for card in BY_CODE.values()} - {"field goal"}  # that is a score as well
    said = {each.remark.text.casefold() for heard in listened("football_war") for each in heard}
    assert not [text for text in said for title in titles if f" {title} " in f" {text.rstrip('.')} "]


def test_four_sides_are_spoken_of_as_two_are() -> None:
    rules = find_rules("football_war")
    (match,) = [
        each for each in map(Match.replay, (read(file).record for file in files(rules))) if len(each.players) == 4
    ]
    commentator = rules.commentator(match.names, rules.words, rules.complete(match.options))
    said = set[str]()
    for event, act in told(match):
        commentator.handle_event(event, act)
        said |= {commentator.remark.text} if commentator.remark else set()
    assert all(any(commentator.side(seat) in text.replace("The ", "the ") for text in said) for seat in range(4))


def jukem(*names: str) -> Commentator:
    """Returns a commentator of a Jukem match that has begun."""
    rules = find_rules("jukem")
    commentator = rules.commentator(names or NAMES, rules.words, rules.complete({}))
    commentator.handle_event(PeriodBegan(clause="JF-3", period=0, dealer=0), 0)
    return commentator


def test_a_person_has_no_article_and_does_what_one_person_does() -> None:
    commentator = jukem("Ann", "You")
    commentator.set_count(85, "yards", 0)
    commentator.handle_event(TurnBegan(clause="JF-14", seat=0), 1)
    assert commentator.remark is not None
    assert commentator.remark.text == "Ann needs exactly 15."
    commentator.set_count(0, "yards", 0)
    commentator.set_count(80, "yards", 1)
    commentator.handle_event(TurnBegan(clause="JF-14", seat=1), 40)
    assert commentator.remark.text == "You need exactly 20."


def test_a_remark_is_taken_back_with_the_fact_that_it_stands_on() -> None:
    commentator = jukem()
    commentator.set_count(85, "yards", 0)
    commentator.handle_event(TurnBegan(clause="JF-14", seat=0), 1)
    assert commentator.remark is not None
    commentator.set_count(95, "yards", 0)
    commentator.handle_event(CardMoved(clause="JF-22", source="a", target="b", how="draw", card=None, code=None), 2)
    assert commentator.remark is None


def test_in_jukem_points_make_old_news_of_the_plays_before_them() -> None:
    """A drive that was wiped out for the Foxes was still spoken of when the Gulls had come to lead."""
    rules = find_rules("jukem")
    commentator = rules.commentator(NAMES, rules.words, rules.complete({}))
    commentator.say("wipes", "Third drive wiped out for the Foxes tonight.", "wipes", 1, weight=3)
    score = Scored(clause="JF-51", seat=0, points=7, how=ScoreKind.TOUCHDOWN, score=(13, 10))
    commentator.handle_event(score, 2)
    assert commentator.remark is None or commentator.remark.act == 2


def test_of_a_match_that_it_has_not_seen_from_the_start_it_says_nothing() -> None:
    commentator = jukem()
    commentator.handle_event(TakenUp(clause="JF-2", score=(7, 0)), 0)
    commentator.set_count(85, "yards", 0)
    commentator.handle_event(TurnBegan(clause="JF-14", seat=0), 1)
    commentator.handle_event(Scored(clause="JF-47", seat=1, points=7, how=ScoreKind.TOUCHDOWN, score=(7, 7)), 9)
    assert commentator.remark is None


def test_numbers_above_ten_are_written_in_digits() -> None:
    assert [number_word(count) for count in (0, 10, 11)] == ["no", "ten", "11"]
