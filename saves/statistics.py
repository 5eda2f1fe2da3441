"""What finished matches add up to: questions to the figures of the history."""

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
"""Whatever a hand has put there, numbers."""
LATELY = 60
"""Matches whose results are told one by one."""
MARKS = {
    "Biggest win": "result = 'won' ORDER BY own - other DESC",
    "Most points": "own > 0 ORDER BY own DESC",
    "Closest": "spread IS NOT NULL ORDER BY spread",
    "Longest": "seconds >= 60 ORDER BY seconds DESC",
}
"""The matches that stand out: which of them can be it, and the best first."""
_NAMES = tuple(variant.name for variant in VARIANTS)
_KNOWN = f"variant IN ({', '.join('?' * len(_NAMES))})"


class Record(NamedTuple):
    """How one person has done in one game against one kind of opponent."""

    variant: str
    opponent: str
    played: int
    won: int
    lost: int
    tied: int
    own: int
    other: int


class Outcome(NamedTuple):
    """How one match ended."""

    result: str
    own: int
    other: int


class Mark(NamedTuple):
    """A match that stands out."""

    title: str
    id: str
    finished: str
    variant: str
    opponent: str
    own: int
    other: int
    seconds: int


class Streaks(NamedTuple):
    """How many matches in a row ended alike."""

    now: int = 0
    result: str = ""
    """How those ended."""
    longest: int = 0
    """The most that were won in a row."""


class Statistics(NamedTuple):
    """All that the page tells of a game, or of all of them."""

    records: list[Record]
    lately: list[Outcome]
    """The newest last."""
    streaks: Streaks
    marks: list[Mark]
    judged: list[Judged | None]
    """What the reviews say of the matches of ``lately``."""


def records(db: sqlite3.Connection, variant: str | None = None) -> list[Record]:
    """One record for each game and level; practice and matches against friends do not count."""
    results = ", ".join(f"sum(result = '{result}')" for result in (WON, LOST, TIED))
    sums = f"count(*), {results}, CAST(sum(own) AS INTEGER), CAST(sum(other) AS INTEGER)"
    where, given = _of(variant)
    query = f"SELECT variant, opponent, {sums} {COUNTED} AND {where} GROUP BY variant, opponent"
    return [Record(*row) for row in db.execute(query, given)]


def statistics(
    db: sqlite3.Connection, variant: str | None = None, opponent: str | None = None, reviews: Path | None = None
) -> Statistics:
    """The statistics of a game against a kind of opponent, None standing for all of either.

    ``reviews`` is the folder of the reviews, where there is one.
    """
    where, given = _of(variant, opponent)
    query = f"SELECT id, result, {POINTS} {COUNTED} AND {where} ORDER BY finished, id"
    found = db.execute(query, given).fetchall()
    outcomes = [Outcome(*row) for _, *row in found]
    lately = [key for key, *_ in found[-LATELY:]]
    return Statistics(
        [each for each in records(db, variant) if opponent in (None, each.opponent)],
        outcomes[-LATELY:],
        streaks(outcome.result for outcome in outcomes),
        [mark for title in MARKS for mark in _mark(db, title, where, given)],
        judged(db, lately, reviews) if reviews is not None else [],
    )


def _mark(db: sqlite3.Connection, title: str, where: str, given: tuple[Any, ...]) -> list[Mark]:
    columns = f"id, finished, variant, opponent, {POINTS}, CAST(seconds AS INTEGER)"
    query = f"SELECT {columns} {COUNTED} AND {where} AND {MARKS[title]}, finished DESC LIMIT 1"
    return [Mark(title, *row) for row in db.execute(query, given)]


def _of(variant: str | None, opponent: str | None = None) -> tuple[str, tuple[Any, ...]]:
    terms, given = ("variant = ?", (variant,)) if variant else (_KNOWN, _NAMES)
    return (f"{terms} AND opponent = ?", (*given, opponent)) if opponent else (terms, given)


def streaks(results: Iterable[str]) -> Streaks:
    """How long the last row of equal results is, and the longest one of wins.

    >>> streaks(["won", "won", "lost", "won"])
    Streaks(now=1, result='won', longest=2)
    """
    rows = [(result, len([*row])) for result, row in groupby(results)]
    if not rows:
        return Streaks()
    result, now = rows[-1]
    return Streaks(now, result, max((length for result, length in rows if result == WON), default=0))
