"""The story of a match is the same in live play and from its history."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import DriveEnd, Event, ScoreKind
from game.drives import Drive
from game.events import DriveAdvanced, DriveBegan, DriveEnded, PeriodBegan, Scored, TakenUp
from game.story import Story
from game.variant import Rules
from tests.game.cases import every_variant
from tests.play import random_match


def told(*acts: Sequence[Event]) -> Story:
    """Returns the story of these acts of two seats."""
    story = Story(2)
    for act, events in enumerate(acts):
        for event in events:
            story.handle_event(event, act)
    return story


def score(seat: int, points: int, *board: int) -> Scored:
    return Scored(clause="T-1", seat=seat, points=points, how=ScoreKind.TOUCHDOWN, score=board)


@every_variant
def test_a_story_accounts_for_every_point_of_the_match(rules: Rules) -> None:
    match = random_match(rules, {}, 5)
    story = Story.of(match.history, len(match.players))
    gained = [sum(period.points[seat] for period in story.periods) for seat in range(len(match.players))]
    assert tuple(gained) == tuple(match.state.view(0).points) == story.periods[-1].score


@every_variant
def test_a_story_folded_act_by_act_is_that_of_the_history(rules: Rules) -> None:
    match = random_match(rules, {}, 6)
    live = told(*match.history)
    whole = Story.of(match.history, len(match.players))
    assert (live.periods, live.scores, live.drives) == (whole.periods, whole.scores, whole.drives)


def test_a_period_has_its_points_and_the_act_with_which_it_began() -> None:
    story = told(
        [PeriodBegan(clause="T-1", period=0)],
        [score(0, 7, 7, 0), score(1, 3, 7, 3)],
        [PeriodBegan(clause="T-1", period=1)],
        [score(1, 7, 7, 10)],
    )
    assert [(period.points, period.began, period.score) for period in story.periods] == [
        ((7, 3), 0, (7, 3)),
        ((0, 7), 2, (7, 10)),
    ]
    assert [(each.act, each.period) for each in story.scores] == [(1, 0), (1, 0), (3, 1)]
    assert story.scored_to((7, 3)) == (7, 3)
    assert story.scored_to((7, 10)) == (0, 7)
    assert story.scored_to((50, 50)) == (0, 0)


def test_what_stood_when_a_match_was_taken_up_is_on_the_board_and_in_no_period() -> None:
    began, start_score = PeriodBegan(clause="T-1", period=1), TakenUp(clause="T-1", score=(7, 3))
    for acts in ([[began, start_score], []], [[start_score], [began]]):
        story = told(*acts)
        assert story.start_score == (7, 3)
        assert [(period.points, period.score) for period in story.periods] == [((0, 0), (7, 3))]
    assert told([began, start_score], [score(1, 7, 7, 10)]).scored_to((7, 10)) == (0, 7)
    assert told([began]).start_score is None


def test_drives_are_told_seat_by_seat() -> None:
    story = told(
        [DriveBegan(clause="T-1", seat=1), DriveAdvanced(clause="T-1", seat=1, gain=12)],
        [DriveEnded(clause="T-1", seat=1, how=DriveEnd.PUNT), DriveBegan(clause="T-1", seat=0)],
    )
    assert story.of_seat(1) == [Drive(1, gain=12, plays=1, end=DriveEnd.PUNT, clause="T-1")]
    assert [drive.end for drive in story.of_seat(0)] == [None]
