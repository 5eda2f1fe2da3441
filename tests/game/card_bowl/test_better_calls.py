"""What a player's calls of a drive were worth beside the coach's, as it was to be expected before the snap."""

from __future__ import annotations

import pytest

from game.record import LONGEST_NOTE
from game.variants.card_bowl import coach
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.coach import CallOdds
from game.variants.card_bowl.coaching import OFF, POINTS_OF_A_YARD, Coaching, liked
from game.variants.card_bowl.facts import NOBODY
from game.variants.card_bowl.players.call_value import points
from game.variants.card_bowl.players.calling import figures, proposed
from game.variants.card_bowl.players.calls import PLAY
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl import fit_calls
from tests.game.card_bowl.positions import scrimmage


def at_a_call(seed: int, number: int) -> CardBowlState:
    """A deal at which the offense calls its play of this number."""
    state = fit_calls.called(seed, "formation")
    assert state is not None
    state.facts.plays = number
    return state


@pytest.mark.parametrize(
    "names", [("Inside run right",), ("Screen", "Inside run right"), ("Sneak", "Screen", "Screen")]
)
def test_the_calls_of_a_drive_are_added_up_and_told_once_it_is_over(names: tuple[str, ...]) -> None:
    coaching, expected = Coaching(), 0.0
    for number, name in enumerate(names):
        state = at_a_call(number + 100, number)
        view = state.view(0)
        coaching.call(view, PLAY[name])
        own = coach.call_odds(view, proposed(view)[0].call.name)
        if name not in liked(view):
            expected += (points(view.facts, coach.call_odds(view, name)) - points(view.facts, own)) / POINTS_OF_A_YARD
        assert coaching.last_drive(view) == 0, "it goes on"
    state.facts.drive = NOBODY
    told = coaching.last_drive(state.view(0))
    assert told == (round(expected) if abs(expected) > 2 * OFF * len(names) else 0)
    assert names != ("Inside run right",) or told


def test_what_a_long_drive_notes_stays_short_and_nothing_of_it_is_forgotten() -> None:
    coaching, expected = Coaching(), 0.0
    state = at_a_call(100, 0)
    for number in range(100, 140):
        state.facts.plays = number
        coaching.call(state.view(0), PLAY["Inside run right"])
        if number == 100:
            expected = coaching._gained(0)[1][number]
        assert len(coaching.notes["edge:0"]) <= LONGEST_NOTE
    assert expected
    assert sum(coaching._gained(0)[1].values()) == pytest.approx(40 * expected)


@pytest.mark.parametrize("note", ["formation=me", "", "7 31:x", "7 31:0.1 ", "1e9", "٣"])
def test_whatever_stands_in_the_notes_of_a_file_no_call_counts_that_is_not_one(note: str) -> None:
    coaching, state = Coaching(), at_a_call(100, 3)
    coaching.notes["edge:0"] = note
    assert coaching.last_drive(state.view(0)) == 0
    coaching.call(state.view(0), PLAY["Screen"])


def test_a_call_with_the_coachs_star_is_as_good_as_his_own() -> None:
    """A newcomer took starred calls all along, and was told to be 11 yards behind the coach."""
    starred = 0
    for seed in range(100, 112):
        coaching, state = Coaching(), at_a_call(seed, 3)
        view = state.view(0)
        for name in liked(view)[1:]:
            coaching.call(view, PLAY[name])
            starred += 1
        state.facts.drive = NOBODY
        assert coaching.last_drive(state.view(0)) == 0
    assert starred


def test_the_calls_of_the_coach_are_not_better_than_his_own_and_one_taken_back_counts_no_more() -> None:
    coaching = Coaching()
    state = at_a_call(100, 3)
    view = state.view(0)
    coaching.call(view, PLAY["Screen"])
    coaching.call(view, PLAY[proposed(view)[0].call.name])
    state.facts.drive = NOBODY
    assert coaching.last_drive(state.view(0)) == 0


def test_a_call_near_the_end_of_the_match_is_not_judged_by_yards() -> None:
    """A plate told of 85 yards, at the end, where the score had asked for other things than points."""
    state = at_a_call(100, 3)
    worst = proposed(state.view(0))[-1].call
    for period, judged in ((0, True), (3, False)):
        coaching, facts = Coaching(), state.facts
        facts.timing, facts.period, facts.clock, facts.drive = "simple1", period, 2, 0
        for facts.plays in range(1, 9):
            coaching.call(state.view(0), PLAY[worst.name])
        facts.drive = NOBODY
        assert bool(coaching.last_drive(state.view(0))) == judged


def test_a_call_that_was_pressed_is_played_as_called_whatever_the_coach_would_do_at_the_line() -> None:
    made = scrimmage("QB=2H BC=AS LW1=KS RW1=KD", window=0)
    view, legal = made.view(0), made.legal_actions()
    coaching = Coaching()
    for name in ("Screen", "Inside run right"):
        coaching.call(view, PLAY[name])
        assert coaching.automatic_actions(view, legal) == coach.steps(PLAY[name], view, legal)
    assert coach.steps(PLAY["Inside run right"], view, legal) != coach.advise(view, legal).actions
    coaching.call(view, PLAY["Deep pass"])
    assert coaching.automatic_actions(view, legal) == (Choose("go_on"),), "thrown at once it gets no yardage cards"


def test_on_a_last_play_that_must_score_no_star_marks_a_call_that_hardly_ever_does() -> None:
    """A star stood at an inside run without any chance of a touchdown."""
    view = at_a_call(100, 0).view(0)
    facts = view.facts
    facts.timing, facts.period, facts.clock, facts.points = "simple1", 16, 1, (7, 7)
    facts.ball_on, facts.marker = 54, 64
    good, best = liked(view), proposed(view)[0]
    chances = {row.call.name: sum(row.odds.odds[3:]) for row in proposed(view)}
    assert all(chances[name] >= sum(best.odds.odds[3:]) / 2 for name in good)
    assert any(chance < sum(best.odds.odds[3:]) / 2 for chance in chances.values())


def test_no_star_marks_a_call_with_worse_figures_than_another_call() -> None:
    """A newcomer saw a star at a sweep of 1 %, and none at an inside run of 4 % with less risk."""
    marked = 0
    for seed in range(100, 160):
        view = at_a_call(seed, 3).view(0)
        shown = {row.call.name: _as_shown(row.odds) for row in proposed(view)}
        for name in liked(view)[1:]:
            mine = shown[name]
            better = [other for other, told in shown.items() if told != mine and _all_at_least(told, mine)]
            assert not better, f"{better} beside {name}, seed {seed}"
            marked += 1
    assert marked


def _as_shown(odds: CallOdds) -> tuple[int, ...]:
    """The figures of a call in whole percents and yards, the higher the better."""
    first, long, lost, gain = figures(odds)
    return round(100 * first), round(100 * long), -round(100 * lost), round(gain)


def _all_at_least(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(a >= b for a, b in zip(one, other, strict=True))
