"""The rules report drives: where each begins, how it advances, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.contract import DriveEnd, Event, ScoreKind
from game.drives import SAFETY_POINTS, Drive, DriveChart
from game.events import DriveAdvanced, DriveBegan, DriveEnded, Scored
from game.match import Match
from game.variant import Rules
from game.variants import find_rules
from tests.play import BUILT, random_match

JUKEM = find_rules("jukem")
GULLS, FOXES = 0, 1
OF_THE_DEFENSE = (ScoreKind.SAFETY, ScoreKind.RETURN_TOUCHDOWN, ScoreKind.DEFENSIVE_CONVERSION)
"""The kinds of scores by a side without the ball."""
WITH_DRIVES = pytest.mark.parametrize(
    "rules", [rules for rules in BUILT if rules.words.FULL_DRIVE], ids=lambda rules: rules.variant.name
)


def drives(*events: Event) -> list[Drive]:
    chart = DriveChart()
    for event in events:
        chart.handle_event(event)
    return [drive._replace(clause="") for drive in chart.drives]


def began(seat: int, ball_on: int | None = None) -> DriveBegan:
    return DriveBegan(clause="XX-1", seat=seat, ball_on=ball_on)


def went(seat: int, gain: int, plays: int = 1) -> DriveAdvanced:
    return DriveAdvanced(clause="XX-1", seat=seat, gain=gain, plays=plays)


def ended(seat: int, how: DriveEnd, points: int = 0) -> DriveEnded:
    return DriveEnded(clause="XX-1", seat=seat, how=how, points=points)


def test_both_sides_may_drive_at_once_and_a_play_that_is_taken_off_counts_no_more() -> None:
    wiped = (went(GULLS, -20, plays=-1), ended(FOXES, DriveEnd.WIPED))
    assert drives(began(GULLS), went(GULLS, 30), began(FOXES), went(FOXES, 25), went(GULLS, 20), *wiped) == [
        Drive(GULLS, 30, 1),
        Drive(FOXES, 25, 1, DriveEnd.WIPED),
    ]


def test_what_is_told_of_a_seat_without_a_drive_invents_none() -> None:
    assert drives(went(GULLS, 5), ended(GULLS, DriveEnd.SAFETY, 2)) == []


@pytest.mark.parametrize("points_first", [True, False])
def test_the_points_of_a_safety_are_told_at_the_drive_that_it_ended(points_first: bool) -> None:
    """Two points stood on the board and at no drive: the bars of a winner with 16 said 7 and 7."""
    told = [
        Scored(clause="XX-1", seat=FOXES, points=2, how=ScoreKind.SAFETY, score=(0, 2)),
        ended(GULLS, DriveEnd.SAFETY),
    ]
    (drive,) = drives(began(GULLS), *(told if points_first else told[::-1]))
    assert drive.scored == (FOXES, 2)


def test_a_safety_that_a_drive_has_scored_itself_is_its_own() -> None:
    scored = Scored(clause="FW-83", seat=GULLS, points=2, how=ScoreKind.SAFETY, score=(2, 0))
    (drive,) = drives(began(GULLS), scored, ended(GULLS, DriveEnd.SAFETY, 2))
    assert drive.scored == (GULLS, 2)


def test_penalties_are_counted_apart_from_plays() -> None:
    """A drive of a run and a penalty of 50 yards was told as one play of 55."""
    (drive,) = drives(began(GULLS), went(GULLS, 5), went(GULLS, 50, plays=0))
    assert (drive.gain, drive.plays, drive.flags) == (55, 1, 1)


def test_a_try_belongs_to_no_drive_while_none_has_ended() -> None:
    extra = Scored(clause="XX-1", seat=GULLS, points=1, how=ScoreKind.EXTRA_POINT, score=(1, 0))
    assert drives(extra, began(GULLS), extra) == [Drive(GULLS)]


def test_a_drive_knows_where_it_began_and_what_it_made() -> None:
    told = drives(began(FOXES, ball_on=20), went(FOXES, 80), ended(FOXES, DriveEnd.TOUCHDOWN, 6), began(FOXES))
    assert told == [Drive(FOXES, 80, 1, DriveEnd.TOUCHDOWN, 6, ball_on=20), Drive(FOXES)]


@pytest.mark.parametrize(
    ("drive", "line"),
    [
        (Drive(0, 85, 3, DriveEnd.WIPED), "Gulls: 85 yards, lost."),
        (Drive(1, 100, 4, DriveEnd.TOUCHDOWN, 7), "Foxes: 100 yards, touchdown for 7 points."),
        (Drive(1, 40, 2, DriveEnd.TIME), "Foxes: 40 yards, out of time."),
        (Drive(0, 15, 1), "Gulls: 15 yards, still going."),
    ],
)
def test_a_drive_is_told_in_a_sentence(drive: Drive, line: str) -> None:
    assert JUKEM.words.drive_line(drive, ("Gulls", "Foxes")) == line


@WITH_DRIVES
@pytest.mark.parametrize("seed", range(8))
def test_the_drives_of_a_match_account_for_all_points_and_all_end(rules: Rules, seed: int) -> None:
    match = random_match(rules, {}, seed)
    told = drives(*happened(match))
    assert told
    assert match.result is not None
    points = [sum(drive.points for drive in told if drive.seat == seat) for seat in range(len(match.players))]
    for event in points_of_the_defense(happened(match)):
        points[event.seat] += event.points
    assert tuple(points) == match.result.points
    assert all(drive.end for drive in told)


def points_of_the_defense(events: Sequence[Event]) -> list[Scored]:
    """Yields the scores of a seat without a drive: safeties and points on a ball that it took or received."""
    found, under_way = [], set()
    for event in events:
        if isinstance(event, DriveBegan):
            under_way.add(event.seat)
        elif isinstance(event, DriveEnded):
            under_way.discard(event.seat)
        elif isinstance(event, Scored) and event.how in OF_THE_DEFENSE and event.seat not in under_way:
            found.append(event)
    return found


def happened(match: Match) -> list[Event]:
    """Returns all events of a match in one list."""
    return [event for events in match.history for event in events]


def begin_and_end_in_turn(events: Sequence[Event]) -> bool:
    """Checks that each drive begins before it advances and ends before the seat's next one."""
    under_way: set[int] = set()
    for event in events:
        if isinstance(event, DriveBegan):
            assert event.seat not in under_way, f"{event} before the last one ended"
            under_way.add(event.seat)
        elif isinstance(event, DriveAdvanced | DriveEnded):
            assert event.seat in under_way, f"{event} without a drive"
        if isinstance(event, DriveEnded):
            under_way.remove(event.seat)
    return not under_way


@WITH_DRIVES
def test_a_drive_is_begun_before_it_goes_on_and_ended_before_the_next(rules: Rules) -> None:
    assert all(begin_and_end_in_turn(happened(random_match(rules, {}, seed))) for seed in range(8))


def test_rd_9_the_points_over_the_bars_come_to_the_score() -> None:
    """The points of a safety stood over no bar."""
    rules, safeties = find_rules("real_deal"), 0
    for seed in range(12):
        match = random_match(rules, {}, seed)
        shown = [drive.scored for drive in drives(*happened(match)) if drive.scored]
        for seat in (GULLS, FOXES):
            assert sum(points for got, points in shown if got == seat) == match.state.facts.points[seat]
        safeties += sum(points == 2 for _, points in shown)
    assert safeties


@WITH_DRIVES
def test_a_safety_gives_its_points_to_the_other_side_in_every_game_that_has_one(rules: Rules) -> None:
    for seed in range(6):
        events = happened(random_match(rules, {}, seed))
        made = [event for event in events if isinstance(event, Scored) and event.how is ScoreKind.SAFETY]
        assert {event.points for event in made} <= {SAFETY_POINTS}


def scored(seat: int, points: int, how: ScoreKind) -> Scored:
    return Scored(clause="XX-1", seat=seat, points=points, how=how, score=(0, 0))


def test_a_returned_ball_gives_its_points_to_the_drive_that_lost_it() -> None:
    """The bar of an interception that went back all the way had no points above it."""
    home = (scored(FOXES, 6, ScoreKind.RETURN_TOUCHDOWN), scored(FOXES, 1, ScoreKind.EXTRA_POINT))
    lost = (began(GULLS), ended(GULLS, DriveEnd.INTERCEPTION))
    (drive,) = drives(*lost, *home)
    assert (drive.scored, drive.outcome) == ((FOXES, 7), "interception, returned for 7 points")
    assert drives(*lost, *home, *home)[0].scored == (FOXES, 7), "the return of the kickoff is none of it"
    assert drives(began(GULLS), ended(GULLS, DriveEnd.TIME), *home)[0].scored is None
