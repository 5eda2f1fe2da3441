"""The SQLite file of finished matches: how it is opened, what it must be, and what is saved of a damaged one."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import closing, suppress
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import msgspec

from game.record import MatchRecord
from saves.atomic import NoFile, check_file, make_private, set_aside
from saves.document import Damaged, Document, Foreign, Newer, Unreadable, decode, encode
from saves.entries import COLUMNS, entry_of, to_row
from saves.waiting import ending_of

LOG = logging.getLogger(__name__)
T = TypeVar("T")

APPLICATION_ID = 0x50535031
"""What SQLite stores in the file's head to tell whose it is."""
VERSION = 1
BUSY_SECONDS = 2.0
"""How long a task waits for another program that holds the file."""
MOST_STEPS = 200_000_000
"""Instructions of SQLite's machine after which a task is given up: no file of ours needs a tenth of that."""
STEPS = 100_000
"""Instructions between two looks at their number."""
LONGEST_ROW = 32_000_000
"""Bytes."""
AT_ONCE = 20
"""Matches of a damaged file that are brought over together."""

SCHEMA = """
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    finished TEXT NOT NULL,
    variant TEXT NOT NULL,
    options TEXT NOT NULL,
    players TEXT NOT NULL,
    points TEXT NOT NULL,
    winners TEXT NOT NULL,
    reason TEXT NOT NULL,
    decisions INTEGER NOT NULL,
    seconds INTEGER NOT NULL,
    seed TEXT NOT NULL,
    practice INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    digest TEXT NOT NULL,
    document BLOB NOT NULL
)
"""
DAMAGE = frozenset({sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
"""Result codes that mean a bad file; our own statements are never at fault for SQLITE_ERROR."""

UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""What is raised for bad pages; the latter where SQLite quotes a name that has become no text."""


class HistoryFile:
    """One file, opened for each task anew. All of it may wait, for the disk and for other programs."""

    def __init__(self, path: Path, tell: Callable[[str], None]) -> None:
        """``tell`` takes sentences for the player."""
        self.path = path
        self._tell = tell
        self._due = path.with_name(f"{path.stem}.rescue")
        """Lies there while a damaged file may hold matches that are not in this one yet."""
        self._lock = threading.Lock()
        self._checked = False

    @property
    def exists(self) -> bool:
        """Whether anything lies there."""
        return os.path.lexists(self.path)

    def add(self, documents: Iterable[Document]) -> None:
        """Puts finished matches into the file, all or none. Raises OSError and sqlite3.Error."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.change(lambda connection: insert(connection, documents))

    def change(self, task: Callable[[sqlite3.Connection], T]) -> T:
        """Runs a task that writes. Raises OSError, sqlite3.Error and UnicodeDecodeError."""

        def looked_over(connection: sqlite3.Connection) -> T:
            self.look_over(connection)
            return task(connection)

        return self.use(looked_over)

    def use(self, task: Callable[[sqlite3.Connection], T]) -> T:
        """Runs a task on the file; one that is damaged or not ours is set aside, and a new one begun.

        Raises OSError, sqlite3.Error and UnicodeDecodeError.
        """
        with self._lock:
            try:
                self._go_on_rescuing()
                return self._once(task)
            except (Unreadable, sqlite3.DatabaseError, UnicodeDecodeError) as problem:
                if isinstance(problem, sqlite3.DatabaseError) and not _is_damage(problem):
                    raise
                self._begin_anew(problem)
            return self._once(task)

    def _once(self, task: Callable[[sqlite3.Connection], T]) -> T:
        with suppress(FileNotFoundError):
            try:
                check_file(self.path)
            except NoFile as problem:
                raise Foreign(str(problem)) from problem
        make_private(self.path)
        with closing(sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
            connection.text_factory = lambda text: text.decode(errors="replace")
            _bound(connection)
            _prepare(connection)
            return task(connection)

    def look_over(self, connection: sqlite3.Connection) -> None:
        """Looks the whole file over, once, before the first writing, which could make damage worse."""
        if not self._checked:
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise Damaged("the file is damaged")
            self._checked = True

    def _begin_anew(self, problem: Exception) -> None:
        """Sets the file aside and brings over what can still be read of it, if it is ours and not a newer one."""
        label = problem.label if isinstance(problem, Unreadable) else Damaged.label
        why = str(problem) if isinstance(problem, Unreadable) else "the file is damaged"
        if label == Damaged.label:
            self._due.touch()  # first, so that the next start goes on where this one ends too soon
        kept = set_aside(self.path, label)
        sentence = f"The history of finished matches begins anew: {why}. It was kept as {kept.name}."
        try:
            saved = self._rescue()
        except (OSError, *UNREADABLE):
            self._tell(sentence)
            raise
        self._tell(sentence if saved is None else f"{sentence} Matches saved from it: {saved}.")

    def _go_on_rescuing(self) -> None:
        """Does what an earlier start, or an earlier try, has left of a rescue."""
        with suppress(OSError, *UNREADABLE):
            saved = self._rescue()
            if saved:
                self._tell(f"Finished matches saved from a damaged history: {saved}.")

    def _rescue(self) -> int | None:
        """Brings over what the damaged files still hold, and tells how many matches; None where nothing is due.

        Some at a time, so that nothing begins from the start where it is interrupted. Raises OSError and sqlite3.Error.
        """
        if not os.path.lexists(self._due):
            return None
        saved, known = 0, self._once(keys)
        for kept in sorted(self.path.parent.glob(f"{self.path.stem}.{Damaged.label}-*{self.path.suffix}")):
            matches = _whole_matches(kept, known)
            while some := list(islice(matches, AT_ONCE)):
                self._once(partial(insert, documents=some))
                saved += len(some)
        self._due.unlink(missing_ok=True)
        return saved


def in_memory() -> sqlite3.Connection:
    """A history without matches that no file has."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute(SCHEMA)
    return connection


def _bound(connection: sqlite3.Connection) -> None:
    """Lets nothing that the file holds keep a task busy for ever, or take all memory."""
    looks = 0

    def go_on() -> int:
        nonlocal looks
        looks += 1
        return looks * STEPS > MOST_STEPS

    connection.set_progress_handler(go_on, STEPS)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_ROW)


def _prepare(connection: sqlite3.Connection) -> None:
    """Makes the table in a new file. Raises Unreadable for a file that is not ours to use."""
    owner, version, things = _head(connection)
    if (owner, version, things) == (0, 0, 0):
        connection.execute("BEGIN IMMEDIATE")
        if _head(connection) == (0, 0, 0):
            connection.execute(SCHEMA)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    elif owner != APPLICATION_ID:
        raise Foreign("the file is another program's")
    elif version > VERSION:
        raise Newer("the file comes from a newer version of Pigskin Parlor")
    elif not _holds_a_table(connection):
        raise Damaged("the file is damaged")


def _head(connection: sqlite3.Connection) -> tuple[int, int, int]:
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return owner, version, things


def _holds_a_table(connection: sqlite3.Connection) -> bool:
    """Whether the matches are rows of their own, and nothing computes them, or acts when one is added."""
    found = connection.execute("SELECT type, lower(name), rootpage > 0 FROM sqlite_master").fetchall()
    return ("table", "matches", 1) in found and all(kind in ("table", "index") for kind, _, _ in found)


def _is_damage(problem: sqlite3.DatabaseError) -> bool:
    return (getattr(problem, "sqlite_errorcode", None) or 0) & 0xFF in DAMAGE


def insert(connection: sqlite3.Connection, documents: Iterable[Document]) -> None:
    """Adds those of the finished matches that are not there yet."""
    marks = ", ".join("?" * (len(COLUMNS) + 1))
    statement = f"INSERT INTO matches ({', '.join(COLUMNS)}, document) VALUES ({marks})"
    connection.execute("BEGIN IMMEDIATE")
    for document in documents:
        key = _free_key(connection, document)
        if key is not None:
            entry = msgspec.structs.replace(entry_of(document), id=key)
            connection.execute(statement, (*to_row(entry), encode(document)))
    connection.execute("COMMIT")


def _free_key(connection: sqlite3.Connection, document: Document) -> str | None:
    """The key under which a match is kept: its id, or one of its own where another ending has that; None if it is."""
    for key in (document.id, ending_of(document)):
        row = connection.execute("SELECT document FROM matches WHERE id = ?", (key,)).fetchone()
        if row is None:
            return key
        with suppress(Unreadable):
            if _same_ending(decoded(row[0]), document):
                return None
    return uuid4().hex  # both are taken by rows that cannot be read


def decoded(data: object) -> Document:
    """The match in a row. Raises Unreadable."""
    return decode(data if isinstance(data, bytes) else b"")


def _same_ending(one: Document, other: Document) -> bool:
    return leads_to(one, other) and len(one.match.actions) == len(other.match.actions)


def leads_to(earlier: Document, later: Document) -> bool:
    """Whether a match goes through the position of an earlier document of it."""
    first, then = earlier.match, later.match
    same = _deal(first) == _deal(then)
    return same and then.actions[: len(first.actions)] == first.actions and first.conceded in (None, then.conceded)


def _deal(record: MatchRecord) -> tuple[object, ...]:
    """What two records of one match have alike from its beginning on."""
    return record.variant, record.options, record.seed, record.first_position


def keys(connection: sqlite3.Connection) -> set[str]:
    """The keys of all rows."""
    return {key for (key,) in connection.execute("SELECT id FROM matches")}


def _whole_matches(path: Path, known: Container[str]) -> Iterator[Document]:
    """The matches in a damaged file that can be read, apart from those that are ``known``."""
    seen: set[int] = set()
    for order in ("ASC", "DESC"):  # each way ends at the first bad page
        with suppress(*UNREADABLE), closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
            _bound(connection)
            if _holds_a_table(connection):
                rows = connection.execute(f"SELECT rowid, id, document FROM matches ORDER BY rowid {order}")
                yield from _whole(rows, seen, known)


def _whole(rows: Iterable[tuple[Any, ...]], seen: set[int], known: Container[str]) -> Iterator[Document]:
    for row, key, data in rows:
        if row in seen or key in known:
            continue
        seen.add(row)
        with suppress(Unreadable):
            document = decoded(data)
            if document.summary.result is not None:
                yield document
