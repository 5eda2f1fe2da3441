"""Statistics of finished matches: queries on the figures in the history."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from game.variants import VARIANTS
from saves.figures import ALL, LOST, TIED, WON
from saves.judged import Judged, judged

COUNTED = f"FROM {ALL} WHERE counted AND person IS NOT NULL AND result IS NOT NULL"
POINTS = "CAST(own AS INTEGER), CAST(other AS INTEGER)"
"""The casts make numbers of whatever a tampered file holds."""
LATELY = 60
"""Number of last matches whose results are listed."""
MARKS = {
    "Biggest win": "result = 'won' ORDER BY own - other DESC",
    "Most points": "own > 0 ORDER BY own DESC",
    "Closest": "spread IS NOT NULL ORDER BY spread",
    "Longest": "seconds >= 60 ORDER BY seconds DESC",
}
"""The remarkable matches: a condition and an order for each, best first."""
_NAMES = tuple(variant.name for variant in VARIANTS)
_KNOWN = f"variant IN ({', '.join('?' * len(_NAMES))})"


class Record(NamedTuple):
    """The record of one person in one game against one kind of opponent."""

    variant: str
    opponent: str
    played: int
    won: int
    lost: int
    tied: int
    own: int
    other: int


class Outcome(NamedTuple):
    """The result of one match."""

    result: str
    own: int
    other: int


class Mark(NamedTuple):
    """A remarkable match."""

    title: str
    id: str
    finished: str
    variant: str
    opponent: str
    own: int
    other: int
    seconds: int


class Streaks(NamedTuple):
    """Streaks of equal results."""

    now: int = 0
    result: str = ""
    """The result of the current streak."""
    longest: int = 0
    """The longest winning streak."""


class Statistics(NamedTuple):
    """The statistics of one game or of all games."""

    records: list[Record]
    lately: list[Outcome]
    """Newest last."""
    streaks: Streaks
    marks: list[Mark]
    judged: list[Judged | None]
    """The reviews of the matches in ``lately``."""


def records(db: sqlite3.Connection, variant: str | None = None, person: str | None = None) -> list[Record]:
    """Returns one record for each game and level, without practice and matches against friends."""
    results = ", ".join(f"sum(result = '{result}')" for result in (WON, LOST, TIED))
    sums = f"count(*), {results}, CAST(sum(own) AS INTEGER), CAST(sum(other) AS INTEGER)"
    where, given = asked_of(variant, person=person)
    query = f"SELECT variant, opponent, {sums} {COUNTED} AND {where} GROUP BY variant, opponent"
    return [Record(*row) for row in db.execute(query, given)]


def statistics(
    db: sqlite3.Connection,
    variant: str | None = None,
    opponent: str | None = None,
    reviews: Path | None = None,
    person: str | None = None,
) -> Statistics:
    """Returns a person's statistics of a game against a kind of opponent; None means all of each.

    ``reviews`` is the folder of the reviews, if there is one.
    """
    where, given = asked_of(variant, opponent, person)
    query = f"SELECT id, result, {POINTS} {COUNTED} AND {where} ORDER BY finished, id"
    found = db.execute(query, given).fetchall()
    outcomes = [Outcome(*row) for _, *row in found]
    lately = [key for key, *_ in found[-LATELY:]]
    return Statistics(
        [each for each in records(db, variant, person) if opponent in (None, each.opponent)],
        outcomes[-LATELY:],
        streaks(outcome.result for outcome in outcomes),
        [mark for title in MARKS for mark in _mark(db, title, where, given)],
        judged(db, lately, reviews) if reviews is not None else [],
    )


def _mark(db: sqlite3.Connection, title: str, where: str, given: tuple[Any, ...]) -> list[Mark]:
    columns = f"id, finished, variant, opponent, {POINTS}, CAST(seconds AS INTEGER)"
    query = f"SELECT {columns} {COUNTED} AND {where} AND {MARKS[title]}, finished DESC LIMIT 1"
    return [Mark(title, *row) for row in db.execute(query, given)]


def asked_of(
    variant: str | None, opponent: str | None = None, person: str | None = None
) -> tuple[str, tuple[Any, ...]]:
    """Returns the condition in SQL for a person's matches of a game against a kind of opponent, and its values."""
    terms, given = ("variant = ?", (variant,)) if variant else (_KNOWN, _NAMES)
    for name, value in (("opponent", opponent), ("person", person)):
        if value is not None:
            terms, given = f"{terms} AND {name} = ?", (*given, value)
    return terms, given


def streaks(results: Iterable[str]) -> Streaks:
    """Returns the current streak and the longest winning streak.

    >>> streaks(["won", "won", "lost", "won"])
    Streaks(now=1, result='won', longest=2)
    """
    rows = [(result, len([*row])) for result, row in groupby(results)]
    if not rows:
        return Streaks()
    result, now = rows[-1]
    return Streaks(now, result, max((length for result, length in rows if result == WON), default=0))
