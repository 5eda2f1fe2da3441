"""The jobs of a match, who does each of them, and the levels that assign all of them at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

ME, BIG, COACH = "me", "big", "coach"
MOMENTS_ARE = "Big moments, which are yours: 3rd and 4th down, near a goal line, loose balls, the end of a half."
"""The meaning of ``BIG`` in words (``coach.is_big``)."""
WHO = {ME: "I do", BIG: "Big moments", COACH: "Coach"}
"""Names of who does a job: the player always, only in big moments, or never."""


class Job(NamedTuple):
    """A job: its name, and what it is about."""

    name: str
    title: str
    detail: str
    plain: str = ""
    """What is answered for the player while plain choices pass by (``coaching``)."""


FORMATION, PLAYS, DRAWS, FOURTH, CLOCK, PENALTIES = "formation", "plays", "draws", "fourth", "clock", "penalties"
JOBS = (
    Job(FORMATION, "Formation, cards and blocks", "Who stands where, and who blocks whom."),
    Job(PLAYS, "Plays and defenses", "The calls from the play sheet."),
    Job(DRAWS, "Extra draws and returns", "Yardage cards, returns, and loose balls.", "Clear touchbacks"),
    Job(FOURTH, "Fourth down and tries", "Go, kick or punt; one point or two."),
    Job(CLOCK, "Clock and timeouts", "Timeouts, and the end of a half.", "Timeouts without need"),
    Job(PENALTIES, "Penalties", "Accept or decline."),
)
"""The jobs, in the order of a play."""
WITHOUT_FLAGS = tuple(job for job in JOBS if job.name != PENALTIES)
"""Those of a match with a single joker (CB-22)."""

CALLS, EVERYTHING, MOMENTS, MIXED = "plays", "everything", "moments", "mixed"
LEVELS = {
    MOMENTS: "I watch the big moments",
    CALLS: "I call the plays",
    EVERYTHING: "I call everything",
    MIXED: "We share the jobs",
}
"""Levels, from few decisions of the player to all of them, with their names."""
IN_SHORT = {**LEVELS, MOMENTS: "Big moments", MIXED: "We share jobs"}
"""The same where there is no room for more."""
PRESETS: Mapping[str, Mapping[str, str]] = {
    CALLS: {FORMATION: COACH, PLAYS: ME, DRAWS: ME, FOURTH: ME, CLOCK: ME, PENALTIES: ME},
    EVERYTHING: {FORMATION: ME, PLAYS: ME, DRAWS: ME, FOURTH: ME, CLOCK: ME, PENALTIES: ME},
    MOMENTS: {FORMATION: COACH, PLAYS: BIG, DRAWS: BIG, FOURTH: ME, CLOCK: BIG, PENALTIES: ME},
}
"""Who does each job at each level."""


def written(shares: Mapping[str, str]) -> str:
    """Returns the shares as text for a note.

    >>> written({"formation": "coach", "plays": "me"})
    'formation=coach plays=me'
    """
    return " ".join(f"{job}={who}" for job, who in shares.items())


def read(note: str) -> dict[str, str]:
    """Returns the shares in a note; a job that is missing or wrong there is as at the first level.

    >>> read("plays=coach clock=nobody")["plays"], read("plays=coach clock=nobody")["clock"]
    ('coach', 'me')
    """
    shares = dict(PRESETS[CALLS])
    for part in note.split():
        job, _, who = part.partition("=")
        if job in shares and who in WHO:
            shares[job] = who
    return shares


def level_of(shares: Mapping[str, str]) -> str:
    """Returns the level at which the jobs are shared like this."""
    return next((level for level, preset in PRESETS.items() if preset == shares), MIXED)
