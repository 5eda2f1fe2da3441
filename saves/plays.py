"""The plays of finished matches: read a few at a time, stored with the figures, and summed over many matches."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

import msgspec

from game.contract import IllegalAction
from game.favorites import Acts, Favorite, favorites, plays_of
from game.match import Match
from game.record import HUMAN
from game.variants import find_rules
from saves.document import Unreadable, restore
from saves.statistics import COUNTED, asked_of

AT_ONCE = 0.1
"""Seconds after which no further match is read."""
LACKING = "plays IS NULL AND counted AND person IS NOT NULL AND result IS NOT NULL AND variant = ?"


class Favorites(NamedTuple):
    """The plays of the requested matches that were read so far."""

    plays: list[Favorite]
    """The most frequent first."""
    read: int
    """Number of matches that were read."""
    matches: int


class _Plays(msgspec.Struct, frozen=True):
    """What the figures store for a match."""

    acts: Acts = {}
    told: bool = False
    """Whether the match has chances to win."""


_ENCODE, _DECODE = msgspec.json.Encoder().encode, msgspec.json.Decoder(_Plays).decode


def favorite_plays(
    db: sqlite3.Connection, variant: str, opponent: str | None = None, person: str | None = None
) -> Favorites:
    """Returns a person's plays of a game against a kind of opponent; None means all of either."""
    where, given = asked_of(variant, opponent, person)
    rows = [plays for (plays,) in db.execute(f"SELECT plays {COUNTED} AND {where}", given)]
    found = [*_readable(rows)]
    with suppress(IllegalAction):
        return Favorites(favorites(find_rules(variant), found), len(rows) - rows.count(None), len(rows))
    return Favorites([], 0, len(rows))


def _readable(rows: list[str | None]) -> Iterator[tuple[Acts, bool]]:
    for row in rows:
        try:
            kept = _DECODE(row or "")
        except (msgspec.MsgspecError, TypeError):  # nobody has looked there, or a hand was there
            continue
        yield kept.acts, kept.told


def look_at_some(db: sqlite3.Connection, variant: str) -> int:
    """Reads the plays of some matches of a game that were not read yet, newest first, and returns their number.

    Raises sqlite3.Error where the file cannot be written.
    """
    if not db.execute("SELECT 1 FROM main.sqlite_master WHERE name = 'figures'").fetchone():
        return 0
    due = db.execute(f"SELECT id FROM main.figures WHERE {LACKING} ORDER BY finished DESC", (variant,)).fetchall()
    found: list[tuple[str, str]] = []
    end = monotonic() + AT_ONCE
    for (key,) in due:
        row = db.execute("SELECT document FROM main.matches WHERE id = ?", (key,)).fetchone()
        found.append((_kept_of(row[0] if row else None), key))
        if monotonic() >= end:
            break
    db.execute("BEGIN IMMEDIATE")
    db.executemany("UPDATE main.figures SET plays = ? WHERE id = ?", found)
    db.execute("COMMIT")
    return len(found)


def _kept_of(data: object) -> str:
    """Returns what the figures store for the match in a row; no plays if it cannot be read."""
    kept = _Plays()
    with suppress(Unreadable):
        replayed = restore(data if isinstance(data, bytes) else b"")[1]
        if replayed.problem is None:
            kept = _plays(replayed.match)
    return _ENCODE(kept).decode()


def _plays(match: Match) -> _Plays:
    person = next(seat for seat, player in enumerate(match.players) if player.kind == HUMAN)
    acts, told = plays_of(match, person)
    return _Plays({text: (times, round(moved, 6)) for text, (times, moved) in acts.items()}, told)
