"""The figures of finished matches, in a table of the history beside their rows: filters, orders and sums go by them.

An older version of the program keeps the rows and knows nothing of this table: what it adds is made up for later.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any, NamedTuple

from game.bots import LEVELS
from game.record import HUMAN
from saves.entries import COLUMNS, Entry, from_row

FRIEND = HUMAN
"""The opponent of a match in which several people played."""
WON, LOST, TIED = "won", "lost", "tied"
ME = "me"
"""The only person so far whose matches are counted."""

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
"""Takes the place of the other one as long as a file is open that cannot be written."""
WAITING = f"CREATE TEMP TABLE waiting ({NAMES})"
ALL = "(SELECT * FROM figures UNION ALL SELECT * FROM waiting)"

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
"""How a list of matches can be sorted: what it is called, and how it is said to SQLite."""


class Figures(NamedTuple):
    """What is known of a match without its row, in the order of the table."""

    id: str
    finished: str
    """In universal time, so that the texts are in the order of the moments."""
    variant: str
    """Empty where the row cannot be read."""
    person: str | None
    """Whose match it is; None where no person played, or several."""
    opponent: str | None
    """A bot's level, the highest where there are several; ``FRIEND``; or None where no person played."""
    result: str | None
    """For the only person in it; None where there is none."""
    counted: bool
    own: int
    """The points of the only person, or of the winner."""
    other: int
    """The most points that anybody else has."""
    spread: int | None
    """What the best is ahead of the next."""
    seconds: int
    plays: str | None = None
    """The person's plays as JSON; None where nobody looked at them yet."""


class Wanted(NamedTuple):
    """Which finished matches are asked for, None standing for all, and in which order."""

    variant: str | None = None
    opponent: str | None = None
    result: str | None = None
    since: datetime | None = None
    order: str = "newest"

    @property
    def where(self) -> tuple[str, tuple[Any, ...]]:
        """The condition in SQL and its values."""
        since = moment(self.since) if self.since else None
        given = {"variant =": self.variant, "opponent =": self.opponent, "result =": self.result, "finished >=": since}
        asked = {name: value for name, value in given.items() if value is not None}
        terms = " AND ".join(f"{name} ?" for name in asked)
        return f"WHERE {terms}" if terms else "", tuple(asked.values())

    @property
    def order_by(self) -> str:
        """The order in SQL; matches that are equal in it come newest first."""
        return f"ORDER BY {ORDERS[self.order]}, finished DESC, id DESC"

    def takes(self, figures: Figures) -> bool:
        """Whether a match is asked for."""
        asked = ((self.variant, figures.variant), (self.opponent, figures.opponent), (self.result, figures.result))
        late = self.since is None or figures.finished >= moment(self.since)
        return late and all(want in (None, is_) for want, is_ in asked)


def moment(at: datetime) -> str:
    """A moment as the table keeps it."""
    return at.astimezone(UTC).isoformat(timespec="microseconds")


def figures_of(entry: Entry) -> Figures:
    """The figures of a match."""
    people = [seat for seat, player in enumerate(entry.players) if player.kind == HUMAN]
    alone = people[0] if len(people) == 1 else None
    first, second = sorted(entry.points, reverse=True)[:2]
    own = first if alone is None else entry.points[alone]
    other = second if alone is None else max(each for seat, each in enumerate(entry.points) if seat != alone)
    return Figures(
        id=entry.id,
        finished=moment(entry.finished),
        variant=entry.variant,
        person=None if alone is None else ME,
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
    waiting: Iterable[Entry],
    look_over: Callable[[sqlite3.Connection], object] = lambda connection: None,
) -> None:
    """Has ``ALL`` name every match of the file and those that wait to enter it. Raises sqlite3.Error.

    ``look_over`` is what has to be done before anything is written.
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
    _put(connection, "waiting", map(figures_of, waiting))


def _lack(connection: sqlite3.Connection) -> bool:
    """Whether some rows have no figures."""
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'figures'").fetchone():
        return True
    of_rows, of_figures = (connection.execute(f"SELECT count(*) FROM {name}") for name in ("matches", "figures"))
    return bool(of_rows.fetchone() != of_figures.fetchone())


def _make_up(connection: sqlite3.Connection, table: str) -> None:
    """Gives every row its figures that has none, and takes away those of rows that are gone."""
    connection.execute("BEGIN")
    try:
        connection.execute(table)
        connection.execute("DELETE FROM figures WHERE id NOT IN (SELECT id FROM matches)")
        query = f"SELECT {', '.join(COLUMNS)} FROM matches WHERE id NOT IN (SELECT id FROM figures)"
        rows = connection.execute(query).fetchall()
        _put(connection, "figures", (_figures_in(row) for row in rows))
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _figures_in(row: tuple[Any, ...]) -> Figures:
    entry = from_row(row)
    return figures_of(entry) if entry else Figures(str(row[0]), "", "", None, None, None, False, 0, 0, None, 0)


def _put(connection: sqlite3.Connection, table: str, rows: Iterable[Figures]) -> None:
    marks = ", ".join("?" * len(Figures._fields))
    connection.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", rows)
