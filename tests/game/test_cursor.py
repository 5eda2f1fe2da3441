"""A cursor shows at every place of a match what a plain replay shows."""

from __future__ import annotations

from random import Random

import pytest

from game.chance import pick
from game.contract import Event
from game.cursor import Cursor, Mark, Step
from game.events import DriveAdvanced, DriveBegan, PeriodBegan, Scored
from game.match import Match, digest
from game.variant import Rules
from tests.game.cases import every_variant
from tests.play import Options, chooser, midway, random_match, replayed, short, some

JUMPS = 40
LARGER = [step for step in Step if step is not Step.ACTION]


def told(match: Match, kind: type[Event]) -> list[tuple[int, Event]]:
    """Returns the events of a type, each with the number of its action."""
    return [(count, event) for count, events in enumerate(match.history) for event in events if isinstance(event, kind)]


def scoring(rules: Rules) -> Match:
    """Returns a whole match with a score."""
    matches = (random_match(rules, {}, seed) for seed in range(20))
    return next(match for match in matches if told(match, Scored))


@every_variant
def test_a_jump_to_any_place_shows_what_plain_replay_shows(rules: Rules) -> None:
    for seed in range(some(rules, 4)):
        match = random_match(rules, {}, seed)
        whole, rng, cursor = match.record(), Random(seed), Cursor(match)
        for _ in range(JUMPS):
            place = rng.randrange(len(match.actions) + 1)
            cursor.to(place)
            plain = replayed(rules, match.options, seed, match.actions[:place])
            assert cursor.state == plain
            assert [cursor.view(seat) for seat in range(len(match.players))] == [
                plain.view(seat) for seat in range(len(match.players))
            ]
            assert (cursor.count, cursor.events) == (place, match.history[place])
        assert match.record() == whole


@every_variant
def test_it_goes_act_by_act_through_the_match_and_back(rules: Rules) -> None:
    match = random_match(rules, {}, 2, length=60)
    cursor = Cursor(match)
    forth = []
    while cursor.count < cursor.length:
        forth.append(digest(cursor.state))
        cursor.forward()
    assert len(forth) == len(match.actions)
    assert digest(cursor.state) == digest(match.state)
    back = []
    while cursor.count:
        cursor.back()
        back.append(digest(cursor.state))
    assert back[::-1] == forth


@every_variant
def test_it_stays_within_the_match(rules: Rules) -> None:
    match = random_match(rules, {}, 2, length=10)
    cursor = Cursor(match, 99)
    assert cursor.count == cursor.length == 10
    cursor.forward()
    assert cursor.count == 10
    cursor.to(-5)
    assert cursor.count == 0
    for step in Step:
        cursor.back(step)
        assert cursor.count == 0


@every_variant
def test_scores_and_periods_are_marked_where_their_events_are(rules: Rules) -> None:
    match = scoring(rules)
    cursor = Cursor(match)
    assert list(cursor.marks(Step.SCORE)) == [Mark(Step.SCORE, *each) for each in told(match, Scored)]
    assert list(cursor.marks(Step.PERIOD)) == [Mark(Step.PERIOD, *each) for each in told(match, PeriodBegan)]


@every_variant
def test_a_drive_is_marked_before_its_first_play(rules: Rules) -> None:
    match = scoring(rules)
    marks = Cursor(match).marks(Step.DRIVE)
    assert [mark.event for mark in marks] == [event for _, event in told(match, DriveBegan)]
    advanced = {count for count, _ in told(match, DriveAdvanced)}
    for mark, (count, event) in zip(marks, told(match, DriveBegan), strict=True):
        assert mark.place in (count - 1, count)
        if mark.place < count:
            assert count in advanced, event


@every_variant
def test_every_play_that_counts_for_a_drive_was_opened_since_the_one_before(rules: Rules) -> None:
    """Most acts belong to plays, and no two plays begin with the same act."""
    match = scoring(rules)
    places = [mark.place for mark in Cursor(match).marks(Step.PLAY)]
    assert places == sorted(set(places))
    before = -1
    for count, event in told(match, DriveAdvanced):
        if isinstance(event, DriveAdvanced) and event.plays > 0:
            assert any(before <= place < count for place in places), f"action {count}"
            before = count


@every_variant
@pytest.mark.parametrize("step", LARGER)
def test_it_goes_from_mark_to_mark_in_both_directions(rules: Rules, step: Step) -> None:
    match = scoring(rules)
    cursor = Cursor(match)
    places = sorted({mark.place for mark in cursor.marks(step)})
    forth = []
    while cursor.count < cursor.length:
        cursor.forward(step)
        forth.append(cursor.count)
    assert forth == [place for place in places if 0 < place < cursor.length] + [cursor.length]
    back = []
    while cursor.count:
        cursor.back(step)
        back.append(cursor.count)
    assert back == sorted({0, *(place for place in places if place < cursor.length)}, reverse=True)


@every_variant
def test_the_match_may_go_on_and_go_back_meanwhile(rules: Rules) -> None:
    match = midway(rules, {}, 5)
    half = len(match.actions)
    cursor = Cursor(match, half)
    cursor.marks(Step.PLAY)
    _ = cursor.state
    play_on(match, 30, seed=1)
    assert_sound(cursor, match)
    match.back_to(half // 2)
    assert cursor.count == half // 2
    assert digest(cursor.state) == digest(match.state)
    play_on(match, half, seed=2)
    assert_sound(cursor, match)


def play_on(match: Match, actions: int, seed: int) -> None:
    rng = chooser(seed)
    for _ in range(actions):
        if match.decision is None:
            return
        match.play(pick(match.state.legal_actions(), rng))


def assert_sound(cursor: Cursor, match: Match) -> None:
    """Compares its marks and events with those of a new cursor."""
    anew = Cursor(match, cursor.count)
    assert {step: cursor.marks(step) for step in LARGER} == {step: anew.marks(step) for step in LARGER}
    options: Options = short(match.rules, match.options)
    plain = replayed(match.rules, options, match.seed, match.actions[: cursor.count])
    assert digest(cursor.state) == digest(anew.state) == digest(plain)
