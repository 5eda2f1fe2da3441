"""Drives of Football War as its rules tell them: from taking over the ball to losing it, scoring, or time."""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import DriveEnd
from game.drives import Drive, DriveChart
from game.events import DriveBegan
from game.variants.football_war import RULES
from tests.game.cases import case, cases
from tests.game.football_war.positions import at, goes, told
from tests.play import chooser

STOPPED = Drive(0, 0, 0, DriveEnd.STOPPED)
KICKERS = "FIELD GOAL, HB Dive | DEFENSE, HB Dive"
FLAGS = "LEAD(Curl), CONCEDE, STUFF, LEAD(HB Dive), FLAG(5), LEAD(HB Dive), CONCEDE"


@cases(
    case("FW-31, FW-33 a drive is the plays that stood until one is stopped, over flags and special cards",
         at("Curl, HB Dive, DEFENSE, HB Draw | HB Draw, PENALTY 5, Go Route"), FLAGS, {"drives": [Drive(0, 2, 2)]},
         "LEAD(HB Draw), MATCH", drives=[Drive(0, 2, 2, DriveEnd.DOWNS), Drive(1)]),
    case("FW-31 a match ends it, and whoever stopped it begins one", at("Curl, HB Dive | Curl, HB Dive"),
         "LEAD(Curl), MATCH", drives=[STOPPED, Drive(1)], DriveBegan={"clause": "FW-31"}),
    case("FW-66 so does a kick that is stopped", at(KICKERS), "KICK, STUFF",
         drives=[Drive(0, 0, 0, DriveEnd.MISSED_FIELD_GOAL), Drive(1)]),
    case("FW-82 and one that is good", at(KICKERS), "KICK, CONCEDE",
         drives=[Drive(0, 1, 1, DriveEnd.FIELD_GOAL, 3), Drive(1)]),
    case("FW-81 and a touchdown", at("Curl | HB Dive"), "LEAD(Curl), CONCEDE",
         drives=[Drive(0, 1, 1, DriveEnd.TOUCHDOWN, 7), Drive(1)]),
    case("FW-60, FW-63, FW-83 a safety belongs to the drive of the AUDIBLE that made it",
         at("2 AUDIBLE, HB Dive | 2 AUDIBLE, HB Draw"), *["CALL(Curl)"] * 4, "CONCEDE",
         drives=[STOPPED, Drive(1, 0, 0, DriveEnd.STOPPED), STOPPED, Drive(1, 1, 1, DriveEnd.SAFETY, 2), Drive(0)]),
    case("FW-80 an offense without a card runs out of time", at("DEFENSE | HB Dive", more=0, first_kicker=1), "STUFF",
         drives=[Drive(0, 0, 0, DriveEnd.TIME), Drive(1)]),
    case("FW-80 one that has scored has had its drive", at("Curl | HB Dive", more=1, first_kicker=1),
         "LEAD(Curl), CONCEDE", drives=[Drive(0, 1, 1, DriveEnd.TOUCHDOWN, 7), Drive(1)]),
    case("FW-80 so has one that was stopped", at("Curl | Curl, HB Dive", more=0, first_kicker=1), "LEAD(Curl), MATCH",
         drives=[Drive(0, 0, 0, DriveEnd.DOWNS), Drive(1)]),
    case("FW-103 among four a flag ends the drive that it skips",
         at("Curl, HB Dive | PENALTY 5, HB Draw | Curl | Curl"), "LEAD(Curl), FLAG(5)", drives=[STOPPED, Drive(1)]),
)  # fmt: skip
def test_drives(given: Any, course: Any) -> None:
    goes(given, course)


@pytest.mark.parametrize("players", ["2", "4"])
def test_whoever_has_the_ball_has_the_one_drive_that_goes_on(players: str) -> None:
    """FW-3: in every position of a match, of which the first drive begins by FW-23."""
    for seed in range(12):
        state, events = RULES.start({"players": players}, seed)
        assert [event.clause for event in told(events, DriveBegan)] == ["FW-23"]
        rng, chart = chooser(seed), DriveChart()
        while True:
            for event in events:
                chart.handle_event(event)
            going = [drive.seat for drive in chart.drives if drive.end is None]
            if state.decision is None:
                assert going == []
                break
            assert going == [state.facts.offense]
            choices = state.legal_actions()
            events = state.apply(choices[int(rng.random() * len(choices))])


def test_plays_that_stood_are_counted_in_words() -> None:
    ended = [Drive(0, gain, gain, DriveEnd.STOPPED) for gain in (0, 1, 4)]
    lines = [RULES.words.drive_line(drive, ("Gulls", "Foxes")) for drive in ended]
    assert lines == [f"Gulls: {plays} stood, stopped." for plays in ("no play", "1 play", "4 plays")]
