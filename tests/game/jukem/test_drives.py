"""What Jukem tells of its drives (JF-7, JF-51, JF-56, JF-57, JF-68, JF-75)."""

from __future__ import annotations

from game.contract import DriveEnd, Event
from game.drives import Drive, DriveChart
from game.events import DriveBegan
from tests.game.jukem.positions import every, position, take, turn


def chart(events: list[Event]) -> list[Drive]:
    found = DriveChart()
    for event in events:
        found.note(event)
    return found.drives


def test_a_drive_begins_with_the_first_play_on_an_empty_line() -> None:
    """JF-7."""
    state = turn(["RUN 10", "RUN 5"], ["SACK"], draw_count=20)
    assert chart(take(state, "RUN 10", "let_it_stand")) == [Drive(0, 10, 1)]
    grown = turn(["RUN 5"], line=[["RUN 10"]])
    assert not every(take(grown, "RUN 5"), DriveBegan)


def test_a_play_that_is_taken_away_shortens_the_drive_and_the_only_one_ends_it() -> None:
    """JF-56."""
    state = turn(["RUN 30", "RUN 5"], ["SACK"])
    assert chart(take(state, "RUN 30", "SACK")) == [Drive(0, 30, 1, DriveEnd.WIPED)]
    last = position((["RUN 30", "RUN 5"], ["SACK"]), draw_count=0)
    assert chart(take(last, "RUN 30", "let_it_stand", "RUN 5", "SACK")) == [Drive(0, 30, 1, DriveEnd.TIME)]


def test_a_red_card_wipes_a_drive_out() -> None:
    """JF-57."""
    state = position((["RUN 30", "RUN 20"], ["FUMBLE"]), draw_count=0)
    told = chart(take(state, "RUN 30", "let_it_stand", "RUN 20", "FUMBLE"))
    assert told == [Drive(0, 50, 2, DriveEnd.WIPED)]


def test_points_end_a_drive_and_a_field_goal_is_no_play_of_it() -> None:
    """JF-47, JF-51."""
    kick = position((["RUN 30", "RUN 25", "RUN 15", "FIELD GOAL"], []), draw_count=0)
    plays = ["RUN 30", "let_it_stand", "RUN 25", "let_it_stand", "RUN 15", "let_it_stand", "FIELD GOAL"]
    assert chart(take(kick, *plays)) == [Drive(0, 70, 3, DriveEnd.FIELD_GOAL, 3)]
    score = turn(["KICK RETURN", "JUKEM"])
    assert chart(take(score, "KICK RETURN + JUKEM")) == [Drive(0, 100, 1, DriveEnd.TOUCHDOWN, 7)]


def test_the_half_and_a_score_in_sudden_death_end_what_is_under_way() -> None:
    """JF-68, JF-75."""
    half = position((["RUN 5"], []), draw_count=0)
    assert chart(take(half, "RUN 5", "let_it_stand", "end_half")) == [Drive(0, 5, 1, DriveEnd.TIME)]
    begun = turn(["RUN 5", "RUN 10"], ["KICK RETURN", "JUKEM"], period=2, draw_count=20)
    events = take(begun, "RUN 5", "let_it_stand", *["draw_pile"] * 3, "KICK RETURN + JUKEM")
    assert chart(events) == [Drive(0, 5, 1, DriveEnd.TIME), Drive(1, 100, 1, DriveEnd.TOUCHDOWN, 7)]
