"""Every lesson is short, legal by the current rules, and has an answer to every other choice."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.bots.hints import pros_choice
from game.contract import IllegalAction
from game.lesson import MOST_WORDS, Chapter, Move, Note, Reply, chapters, play_step, play_to
from game.variants import VARIANTS, find_rules
from game.variants.card_bowl.players.calling import ranked
from game.variants.card_bowl.stakes import nearest, stakes
from game.variants.real_deal.cards import CONTINUATIONS, WILDS

CHAPTERS = [chapter for variant in VARIANTS for chapter in chapters(variant.name)]
EVERY_CHAPTER = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.name)


def test_lessons_have_names_of_their_own() -> None:
    names = [chapter.name for chapter in CHAPTERS]
    assert len({*names}) == len(names)


def test_every_game_has_a_lesson() -> None:
    assert {chapter.variant for chapter in CHAPTERS} == {variant.name for variant in VARIANTS}


@EVERY_CHAPTER
def test_notes_are_short(chapter: Chapter) -> None:
    texts = [step.text for step in chapter.steps if not isinstance(step, Reply)]
    texts += [step.otherwise for step in chapter.steps if isinstance(step, Move)]
    assert [text for text in texts if len(text.split()) > MOST_WORDS] == []


@EVERY_CHAPTER
def test_the_rules_offer_all_that_a_lesson_does(chapter: Chapter) -> None:
    match = chapter.match()
    counts = play_to(match, chapter, len(chapter.steps))
    assert len(counts) == len(chapter.steps) + 1
    assert match.practice


@EVERY_CHAPTER
def test_a_lesson_begins_and_ends_with_something_to_read(chapter: Chapter) -> None:
    assert isinstance(chapter.steps[0], Note)
    assert isinstance(chapter.steps[-1], Note)


@pytest.mark.parametrize("variant", [variant.name for variant in VARIANTS])
def test_a_first_lesson_says_what_scores_what_loses_the_ball_and_who_wins(variant: str) -> None:
    steps = chapters(variant)[0].steps
    told = " ".join(step.text for step in steps if not isinstance(step, Reply)).casefold()
    lost = "drive is gone" if variant == "jukem" else "ball"
    assert [word for word in ("touchdown", "field goal", "points", lost, "win") if word not in told] == []


def test_blowouts_first_lesson_is_played_on_both_sides_of_the_ball() -> None:
    """A newcomer knew nothing of the defense until it was asked for in a match."""
    chapter = chapters("blowout")[0]
    match, asked = chapter.match(), list[str]()
    for step in chapter.steps:
        if isinstance(step, Move) and match.decision is not None:
            asked.append(match.decision.kind)
        play_step(match, step)
    assert {"offense_call", "offense_response", "defense_call"} <= {*asked}


def test_jukems_first_lesson_says_what_its_first_newcomer_could_not() -> None:
    """It said nothing of discards, of what no card stops, of unfinished drives and of a level score."""
    told = " ".join(step.text for step in chapters("jukem")[0].steps if not isinstance(step, Reply))
    for text in (
        "No card can stop a touchdown or a kick",
        "you would discard one",
        "draws the last card may make many plays; then the half is over",
        "Unfinished drives score nothing",
        "If it is level, the next score decides",
    ):
        assert text in told


@EVERY_CHAPTER
def test_any_other_choice_has_an_answer_and_all_that_are_allowed_are_legal(chapter: Chapter) -> None:
    match = chapter.match()
    for step in chapter.steps:
        if isinstance(step, Move):
            assert match.decision is not None
            assert match.decision.seat == 0
            legal = {str(action) for action in match.state.legal_actions()}
            assert step.play in legal
            assert bool(step.otherwise) == bool(legal - {step.play}), step.text
        play_step(match, step)


@EVERY_CHAPTER
def test_a_lesson_asks_for_nothing_that_a_hint_would_not_name(chapter: Chapter) -> None:
    match = chapter.match()
    for step in chapter.steps:
        if isinstance(step, Move):
            view: Any = match.state.view(0)
            legal = match.state.legal_actions()
            called = step.kept.get("call:0", "").partition(":")[2]
            if called:  # from the sheet: it may show any play, but praises none that the coach would not call
                is_praised = "coach" in f"{step.text} {step.otherwise}".casefold()
                assert called == ranked(view)[0].call.name or not is_praised
            else:
                assert step.play == str(pros_choice(match.rules, view, legal))
        play_step(match, step)


@pytest.mark.parametrize("chapter", chapters("card_bowl"), ids=lambda chapter: chapter.name)
def test_the_star_beside_the_answers_stands_on_what_a_lesson_asks_for(chapter: Chapter) -> None:
    """A lesson asked to trap a loose ball while the star marked falling on it."""
    match = chapter.match()
    for step in chapter.steps:
        if isinstance(step, Move):
            view: Any = match.state.view(0)
            action = match.rules.parse(step.play)
            found = stakes(view, match.state.legal_actions())
            starred = [each.action for each in found if each.head == nearest(found, action)]
            assert starred in ([], [action])
        play_step(match, step)


@EVERY_CHAPTER
def test_the_count_of_a_lesson_goes_up_by_one_and_ends_at_its_number_of_tasks(chapter: Chapter) -> None:
    shown = [chapter.progress(place) for place in chapter.stops]
    numbers = [number for number, _ in shown]
    assert {after - before for before, after in pairwise(numbers)} <= {0, 1}
    assert numbers[0] == 1
    assert {(numbers[-1], total) for _, total in shown} == {shown[-1]}


def test_two_cards_drawn_with_one_press_count_as_one_task() -> None:
    """The count jumped from 7 to 9 of 12."""
    first = chapters("jukem")[0]
    moves = [place for place in first.stops if isinstance(first.steps[place], Move)]
    draws = [place for place in moves if getattr(first.steps[place], "play", "") == "draw_pile"]
    assert first.progress(draws[1]) == first.progress(draws[2])
    assert first.progress(draws[0]) != first.progress(draws[1])


def test_a_lesson_that_the_rules_do_not_allow_is_noticed() -> None:
    chapter = CHAPTERS[0]
    steps = (*chapter.steps[:1], Reply(("let_it_stand",)))
    broken = Chapter(name="", variant="jukem", title="", goal="", position=chapter.position, steps=steps)
    with pytest.raises(IllegalAction):
        play_to(broken.match(), broken, 2)


def test_a_game_without_lessons_has_none() -> None:
    assert find_rules("jukem").variant.package == "game.variants.jukem"
    assert chapters("jukem") != ()


def test_real_deals_first_lesson_tells_what_a_newcomer_asks() -> None:
    """RED FLAG says NO PLAY, too; a quarter is ended by a card, too; the chart is opened."""
    told = " ".join(step.text for step in chapters("real_deal")[0].steps if not isinstance(step, Reply))
    asked = (
        "worth 7",
        "worth 3",
        "RED FLAG",
        "you keep the ball",
        "TAKES THE BALL",
        "the dot says",
        "four cards, all that a drive has",
        "A punt lays any card down",
        "laid a card down for good",
    )
    assert [
        words for words in (*asked, "empty deck or a card that ends it", "last quarter win") if words not in told
    ] == []
    assert "marked WILD" in told
    assert {*CONTINUATIONS} == {"RED FLAG", *(card.code for card in WILDS)}
    assert "After a score the ball is theirs" in told
    assert "A score, a punt, or an answer that takes it gives the ball" in told
