"""Drives of Football War as its rules tell them: from taking over the ball to losing it, scoring, or time."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.contract import DriveEnd, Event
from game.drives import Drive, DriveChart
from game.events import DriveBegan
from game.variants.football_war import RULES
from tests.game.football_war.positions import act, position, told
from tests.play import chooser


def drives(events: Sequence[Event], offense: int | None = 0) -> list[Drive]:
    """The chart of the events; the offense at their beginning has a drive already, where it is told."""
    chart = DriveChart()
    for event in ([] if offense is None else [DriveBegan(clause="FW-23", seat=offense)]) + list(events):
        chart.note(event)
    return chart.drives


def test_a_drive_is_the_plays_that_stood_until_one_is_stopped() -> None:
    """FW-31, FW-33: it goes on over every exchange in between, flags and special cards included."""
    state = position([["Curl", "HB Dive", "DEFENSE", "HB Draw"], ["HB Draw", "PENALTY 5", "Go Route"]])
    events = act(state, "LEAD(Curl)", "CONCEDE", "STUFF", "LEAD(HB Dive)", "FLAG(5)", "LEAD(HB Dive)", "CONCEDE")
    assert drives(events) == [Drive(0, 2, 2)]
    events += act(state, "LEAD(HB Draw)", "MATCH")
    assert drives(events) == [Drive(0, 2, 2, DriveEnd.DOWNS), Drive(1)]


def test_what_ends_a_drive_is_told() -> None:
    """FW-37, FW-66, FW-81, FW-82."""
    stopped = act(position([["Curl", "HB Dive"], ["Curl", "HB Dive"]]), "LEAD(Curl)", "MATCH")
    assert drives(stopped) == [Drive(0, 0, 0, DriveEnd.STOPPED), Drive(1)]
    kick = position([["FIELD GOAL", "HB Dive"], ["DEFENSE", "HB Dive"]])
    assert drives(act(kick, "KICK", "STUFF")) == [Drive(0, 0, 0, DriveEnd.MISSED_FIELD_GOAL), Drive(1)]
    good = position([["FIELD GOAL", "HB Dive"], ["DEFENSE", "HB Dive"]])
    assert drives(act(good, "KICK", "CONCEDE")) == [Drive(0, 1, 1, DriveEnd.FIELD_GOAL, 3), Drive(1)]
    touchdown = position([["Curl"], ["HB Dive"]])
    assert drives(act(touchdown, "LEAD(Curl)", "CONCEDE")) == [Drive(0, 1, 1, DriveEnd.TOUCHDOWN, 7), Drive(1)]


def test_a_safety_belongs_to_the_drive_that_made_it_and_invents_none() -> None:
    """FW-60, FW-63, FW-83: whoever answers with an AUDIBLE has taken over the ball."""
    state = position([["AUDIBLE", "AUDIBLE", "HB Dive"], ["AUDIBLE", "AUDIBLE", "HB Draw"]])
    events = act(state, "CALL(Curl)", "CALL(Curl)", "CALL(Curl)", "CALL(Curl)", "CONCEDE")
    *chain, safety, after = drives(events)
    assert [drive.seat for drive in chain] == [0, 1, 0]
    assert {drive.end for drive in chain} == {DriveEnd.STOPPED}
    assert safety == Drive(1, 1, 1, DriveEnd.SAFETY, 2)
    assert after == Drive(0), "the side that conceded leads, and its drive is a new one"


def test_the_end_of_a_half_ends_the_drive_once() -> None:
    """FW-80: an offense without a card runs out of time; one that has scored, or was stopped, has had its drive."""
    out = act(position([["DEFENSE"], ["HB Dive"]], more=0, first_kicker=1), "STUFF")
    assert drives(out) == [Drive(0, 0, 0, DriveEnd.TIME), Drive(1)]
    scored = act(position([["Curl"], ["HB Dive"]], more=1, first_kicker=1), "LEAD(Curl)", "CONCEDE")
    assert drives(scored) == [Drive(0, 1, 1, DriveEnd.TOUCHDOWN, 7), Drive(1)]
    stopped = act(position([["Curl"], ["Curl", "HB Dive"]], more=0, first_kicker=1), "LEAD(Curl)", "MATCH")
    assert drives(stopped) == [Drive(0, 0, 0, DriveEnd.DOWNS), Drive(1)]


def test_with_four_seats_a_flag_ends_the_drive_that_it_skips() -> None:
    """FW-103."""
    state = position([["Curl", "HB Dive"], ["PENALTY 5", "HB Draw"], ["Curl"], ["Curl"]])
    assert drives(act(state, "LEAD(Curl)", "FLAG(5)")) == [Drive(0, 0, 0, DriveEnd.STOPPED), Drive(1)]


@pytest.mark.parametrize("players", ["2", "4"])
def test_whoever_has_the_ball_has_the_one_drive_that_goes_on(players: str) -> None:
    """FW-3: in every position of a match."""
    for seed in range(12):
        state, events = RULES.start({"players": players}, seed)
        rng, chart = chooser(seed), DriveChart()
        while True:
            for event in events:
                chart.note(event)
            going = [drive.seat for drive in chart.drives if drive.end is None]
            if state.decision is None:
                assert going == []
                break
            assert going == [state.facts.offense]
            choices = state.legal_actions()
            events = state.apply(choices[int(rng.random() * len(choices))])


def test_each_drive_begins_with_a_clause() -> None:
    """FW-23, FW-31, FW-88."""
    _, events = RULES.start({}, 1)
    assert [event.clause for event in told(events, DriveBegan)] == ["FW-23"]
    won = act(position([["Curl", "HB Dive"], ["Curl", "HB Dive"]]), "LEAD(Curl)", "MATCH")
    assert [event.clause for event in told(won, DriveBegan)] == ["FW-31"]


def test_plays_that_stood_are_counted_in_words() -> None:
    ended = [Drive(0, gain, gain, DriveEnd.STOPPED) for gain in (0, 1, 4)]
    lines = [RULES.words.drive_line(drive, ("Gulls", "Foxes")) for drive in ended]
    assert lines == [f"Gulls: {plays} stood, stopped." for plays in ("no play", "1 play", "4 plays")]
