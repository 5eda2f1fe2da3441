"""The figures of finished matches, in a table of the history beside their rows, for filters, orders and sums.

Older versions of the program keep the rows without knowing this table; figures of rows that they add are computed
later.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from game.bots import LEVELS
from game.record import HUMAN, PERSON
from saves.entries import COLUMNS, Entry, from_row
from saves.people import FIRST, is_person

FRIEND = HUMAN
"""The opponent of a match that several people played."""
WON, LOST, TIED = "won", "lost", "tied"

NAMES = """
    id TEXT PRIMARY KEY,
    finished TEXT,
    variant TEXT,
    person TEXT,
    opponent TEXT,
    result TEXT,
    counted INTEGER,
    own INTEGER,
    other INTEGER,
    spread INTEGER,
    seconds INTEGER,
    plays TEXT
"""
TABLE = f"CREATE TABLE IF NOT EXISTS figures ({NAMES}) WITHOUT ROWID"
BESIDE = f"CREATE TEMP TABLE figures ({NAMES})"
"""Replaces the stored table while a file is open that cannot be written."""
WAITING = f"CREATE TEMP TABLE waiting ({NAMES})"
ALL = "(SELECT * FROM figures UNION ALL SELECT * FROM waiting)"

NAMING = f"CASE WHEN instr(document, CAST('\"{PERSON}\"' AS BLOB)) THEN document END"
"""The document of a match that may name its person: most name nobody, and none of those is read."""


class _Record(msgspec.Struct, frozen=True):
    notes: dict[str, str] = {}


class _Document(msgspec.Struct, frozen=True):
    """As much of a document as tells whose match it is."""

    match: _Record


_NOTES = msgspec.json.Decoder(_Document).decode

CANNOT_WRITE = frozenset(
    {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN}
)

ORDERS = {
    "newest": "finished DESC",
    "oldest": "finished",
    "largest margin": "spread DESC",
    "closest": "spread IS NULL, spread",
    "longest": "seconds DESC",
    "most points": "own + other DESC",
}
"""The orders of a list of matches: title and SQL."""


class Figures(NamedTuple):
    """The data of a match in the order of the table's columns."""

    id: str
    finished: str
    """In universal time, so that the texts sort by time."""
    variant: str
    """Empty if the row cannot be read."""
    person: str | None
    """The id of the person who played; None if nobody or several people played."""
    opponent: str | None
    """A computer level, the highest of several; ``FRIEND``; or None if no person played."""
    result: str | None
    """The result of the only person; None if there is none."""
    counted: bool
    own: int
    """The points of the only person, or of the winner."""
    other: int
    """The most points of any other seat."""
    spread: int | None
    """The lead of the best seat over the next."""
    seconds: int
    plays: str | None = None
    """The person's plays as JSON; None if they were not computed yet."""


class Wanted(NamedTuple):
    """A filter of finished matches, None meaning all, and an order."""

    variant: str | None = None
    opponent: str | None = None
    result: str | None = None
    since: datetime | None = None
    order: str = "newest"
    person: str | None = None

    @property
    def where(self) -> tuple[str, tuple[Any, ...]]:
        """Returns the condition in SQL and its values."""
        since = moment(self.since) if self.since else None
        given = {
            "variant =": self.variant,
            "opponent =": self.opponent,
            "result =": self.result,
            "finished >=": since,
            "person =": self.person,
        }
        asked = {name: value for name, value in given.items() if value is not None}
        terms = " AND ".join(f"{name} ?" for name in asked)
        return f"WHERE {terms}" if terms else "", tuple(asked.values())

    @property
    def order_by(self) -> str:
        """Returns the order in SQL; equal matches come newest first."""
        return f"ORDER BY {ORDERS[self.order]}, finished DESC, id DESC"

    def takes(self, figures: Figures) -> bool:
        """Returns whether a match passes the filter."""
        asked = (
            (self.variant, figures.variant),
            (self.opponent, figures.opponent),
            (self.result, figures.result),
            (self.person, figures.person),
        )
        late = self.since is None or figures.finished >= moment(self.since)
        return late and all(want in (None, is_) for want, is_ in asked)


def moment(at: datetime) -> str:
    """Returns a time in the format of the table."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def figures_of(entry: Entry, person: str = FIRST) -> Figures:
    """Returns the figures of a match; ``person`` is the id of its only person, if it has one."""
    people = [seat for seat, player in enumerate(entry.players) if player.kind == HUMAN]
    alone = people[0] if len(people) == 1 else None
    first, second = sorted(entry.points, reverse=True)[:2]
    own = first if alone is None else entry.points[alone]
    other = second if alone is None else max(each for seat, each in enumerate(entry.points) if seat != alone)
    return Figures(
        id=entry.id,
        finished=moment(entry.finished),
        variant=entry.variant,
        person=None if alone is None else person,
        opponent=_opponent(entry, len(people)),
        result=None if alone is None else _result(entry, alone),
        counted=not entry.practice,
        own=own,
        other=other,
        spread=first - second,
        seconds=entry.seconds,
    )


def _opponent(entry: Entry, people: int) -> str | None:
    if people != 1:
        return FRIEND if people else None
    levels = [player.kind for player in entry.players if player.kind != HUMAN]
    return max(levels, key=lambda level: LEVELS.index(level) if level in LEVELS else -1)


def _result(entry: Entry, seat: int) -> str:
    if seat not in entry.winners:
        return LOST
    return TIED if len(entry.winners) > 1 and entry.winners != (seat,) else WON


def open_figures(
    connection: sqlite3.Connection,
    waiting: Iterable[Figures],
    look_over: Callable[[sqlite3.Connection], object] = lambda connection: None,
) -> None:
    """Makes ``ALL`` contain every match of the file and the waiting ones. Raises sqlite3.Error.

    ``look_over`` is called before anything is written.
    """
    if _lack(connection):
        look_over(connection)
        try:
            _make_up(connection, TABLE)
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF not in CANNOT_WRITE:
                raise
            _make_up(connection, BESIDE)
    connection.execute(WAITING)
    _put(connection, "waiting", waiting)


def _lack(connection: sqlite3.Connection) -> bool:
    """Returns whether some rows have no figures."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'figures'").fetchone():
        return True
    of_rows, of_figures = (connection.execute(f"SELECT count(*) FROM {name}") for name in ("matches", "figures"))
    return bool(of_rows.fetchone() != of_figures.fetchone())


def _make_up(connection: sqlite3.Connection, table: str) -> None:
    """Adds the figures of rows that have none, and removes those of deleted rows."""
    connection.execute("BEGIN")
    try:
        connection.execute(table)
        connection.execute("DELETE FROM figures WHERE id NOT IN (SELECT id FROM matches)")
        query = f"SELECT {', '.join(COLUMNS)}, {NAMING} FROM matches WHERE id NOT IN (SELECT id FROM figures)"
        rows = connection.execute(query).fetchall()
        _put(connection, "figures", (_figures_in(row) for row in rows))
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _figures_in(row: tuple[Any, ...]) -> Figures:
    *columns, document = row
    entry = from_row(tuple(columns))
    if entry is None:
        return Figures(str(row[0]), "", "", None, None, None, False, 0, 0, None, 0)
    return figures_of(entry, _named_in(document))


def person_in(notes: Mapping[str, str]) -> str:
    """Returns the id of the person that a match's notes name."""
    named = notes.get(PERSON, FIRST)
    return named if is_person(named) else FIRST


def _named_in(document: object) -> str:
    """Returns the id of the person that a document names; the first person's if it names nobody or cannot be read."""
    try:
        return person_in(_NOTES(document if isinstance(document, bytes) else b"").match.notes)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return FIRST


def _put(connection: sqlite3.Connection, table: str, rows: Iterable[Figures]) -> None:
    marks = ", ".join("?" * len(Figures._fields))
    connection.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", rows)
