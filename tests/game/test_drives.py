"""Drives are made from events: where each begins, how it grows, and what ends it."""

from __future__ import annotations

import pytest

from game.contract import Ending, Event, Result, Rules
from game.drives import Drive, DriveChart
from game.events import DriveGrew, DriveWiped, MatchEnded, PeriodEnded, PlayRemoved, PossessionChanged, Scored
from game.variants.football_war import RULES as FOOTBALL_WAR
from game.variants.football_war.events import ExchangeBegan, PlayConceded
from game.variants.jukem import RULES as JUKEM
from tests.play import BUILT, random_match


def drives(rules: Rules, *events: Event) -> list[Drive]:
    chart = DriveChart(rules.words.gain)
    for event in events:
        chart.note(event)
    return chart.drives


def grew(seat: int, yards: int, total: int) -> DriveGrew:
    return DriveGrew(clause="JF-26", seat=seat, codes=(f"RUN {yards}",), yards=yards, total=total)


def scored(seat: int, points: int, how: str) -> Scored:
    return Scored(clause="JF-51", seat=seat, points=points, how=how, score=(points, 0))


TIME = PeriodEnded(clause="JF-66", period=0, score=(0, 0))


def test_in_jukem_both_sides_drive_at_once_and_yards_come_and_go() -> None:
    """JF-7, JF-56, JF-57: a removed play shortens a drive, a red card ends it."""
    removed = PlayRemoved(clause="JF-56", seat=0, by=1, answer="SACK", yards=20, total=30)
    wiped = DriveWiped(clause="JF-57", seat=1, by=0, answer="FUMBLE", yards=25)
    assert drives(JUKEM, grew(0, 30, 30), grew(1, 25, 25), grew(0, 20, 50), removed, wiped) == [
        Drive(0, 30),
        Drive(1, 25, "wiped"),
    ]
    assert drives(JUKEM, grew(0, 90, 90), scored(0, 3, "field_goal"), grew(0, 5, 5), TIME) == [
        Drive(0, 90, "field_goal", 3),
        Drive(0, 5, "time"),
    ]


def test_jf_75_a_score_in_sudden_death_ends_the_other_sides_drive_with_the_match() -> None:
    over = MatchEnded(clause="JF-75", result=Result((3, 0), (0,), Ending.SUDDEN_DEATH))
    assert drives(JUKEM, grew(1, 40, 40), grew(0, 90, 90), scored(0, 3, "field_goal"), over) == [
        Drive(1, 40, "time"),
        Drive(0, 90, "field_goal", 3),
    ]


def test_in_football_war_a_drive_is_the_plays_that_stood() -> None:
    """FW-31, FW-33: it begins with a lead and ends when the other side gets the ball."""
    lead, stood = ExchangeBegan(clause="FW-24", seat=1), PlayConceded(clause="FW-33", seat=1, by=0, play="Curl")
    lost = PossessionChanged(clause="FW-31", seat=0)
    assert drives(FOOTBALL_WAR, lead, stood, lead, lost) == [Drive(1, 1, "stopped")]
    assert drives(FOOTBALL_WAR, lead, stood, scored(1, 7, "touchdown"), lost) == [Drive(1, 1, "touchdown", 7)]
    assert drives(FOOTBALL_WAR, lead, PossessionChanged(clause="FW-31", seat=1)) == [Drive(1, 0)]


def test_a_drive_that_was_on_when_the_tale_begins_ends_like_any_other() -> None:
    wiped = DriveWiped(clause="JF-57", seat=1, by=0, answer="FUMBLE", yards=25)
    assert drives(JUKEM, wiped, scored(0, 7, "touchdown")) == [Drive(1, 0, "wiped"), Drive(0, 0, "touchdown", 7)]


@pytest.mark.parametrize(
    ("drive", "line"),
    [
        (Drive(0, 85, "wiped"), "Gulls: 85 yards, wiped out."),
        (Drive(1, 100, "touchdown", 7), "Foxes: 100 yards, touchdown for 7 points."),
        (Drive(1, 40, "time"), "Foxes: 40 yards, out of time."),
        (Drive(0, 15), "Gulls: 15 yards, and on."),
    ],
)
def test_a_drive_is_told_in_a_sentence(drive: Drive, line: str) -> None:
    assert JUKEM.words.drive_line(drive, ("Gulls", "Foxes")) == line


def test_plays_that_stood_are_counted_in_words() -> None:
    lines = [FOOTBALL_WAR.words.drive_line(Drive(0, gain, "stopped"), ("Gulls", "Foxes")) for gain in (0, 1, 4)]
    assert lines == [f"Gulls: {plays} stood, stopped." for plays in ("no plays", "1 play", "4 plays")]


@pytest.mark.parametrize("rules", BUILT, ids=lambda rules: rules.variant.name)
@pytest.mark.parametrize("seed", range(8))
def test_the_drives_of_a_match_account_for_all_points(rules: Rules, seed: int) -> None:
    match = random_match(rules, {}, seed)
    told = drives(rules, *(event for events in match.history for event in events))
    assert match.result is not None
    points = [sum(drive.points for drive in told if drive.seat == seat) for seat in range(len(match.players))]
    assert tuple(points) == match.result.points
    assert all(drive.gain >= 0 for drive in told)
    assert all(drive.end for drive in told)
