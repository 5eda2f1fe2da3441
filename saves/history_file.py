"""The SQLite file of finished matches: opens it, checks it, and rescues the matches of a damaged one."""

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
"""The number in the file's header that identifies our files to SQLite."""
VERSION = 1
BUSY_SECONDS = 2.0
"""Seconds that a task waits for another program that holds the file."""
MAX_INSTRUCTIONS = 200_000_000
"""SQLite instructions after which a task is stopped: no file of ours needs a tenth of that."""
CHECK_INSTRUCTIONS = 100_000
"""SQLite instructions between two checks of their number."""
MAX_ROW = 32_000_000
"""Largest row, in bytes."""
RESCUE_BATCH = 20
"""Matches of a damaged file that are rescued in one transaction."""

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
"""Result codes that mean a damaged file; SQLITE_ERROR too, since our own statements are correct."""

UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""The exceptions raised for damaged pages; the second if SQLite quotes a name that is no valid text."""


class HistoryFile:
    """One file, opened again for each task. Every method may wait for the disk and other programs."""

    def __init__(self, path: Path, tell: Callable[[str], None]) -> None:
        """``tell`` gets messages for the player."""
        self.path = path
        self._tell = tell
        self._rescue_marker = path.with_name(f"{path.stem}.rescue")
        """A marker file that exists while a damaged file may hold matches that are not in this one yet."""
        self._lock = threading.Lock()
        self._checked = False

    @property
    def exists(self) -> bool:
        """Returns whether the path exists."""
        return os.path.lexists(self.path)

    def add(self, documents: Iterable[Document]) -> None:
        """Adds finished matches to the file, all or none. Raises OSError and sqlite3.Error."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.change(lambda connection: insert(connection, documents))

    def change(self, task: Callable[[sqlite3.Connection], T]) -> T:
        """Runs a task that writes. Raises OSError, sqlite3.Error and UnicodeDecodeError."""

        def checked(connection: sqlite3.Connection) -> T:
            self.check(connection)
            return task(connection)

        return self.use(checked)

    def use(self, task: Callable[[sqlite3.Connection], T]) -> T:
        """Runs a task on the file. A damaged or foreign file is set aside and a new one begun.

        Raises OSError, sqlite3.Error and UnicodeDecodeError.
        """
        with self._lock:
            try:
                self._continue_rescue()
                return self._run(task)
            except (Unreadable, sqlite3.DatabaseError, UnicodeDecodeError) as problem:
                if isinstance(problem, sqlite3.DatabaseError) and not _is_damage(problem):
                    raise
                self._start_new_file(problem)
            return self._run(task)

    def _run(self, task: Callable[[sqlite3.Connection], T]) -> T:
        with suppress(FileNotFoundError):
            try:
                check_file(self.path)
            except NoFile as problem:
                raise Foreign(str(problem)) from problem
        make_private(self.path)
        with closing(sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
            connection.text_factory = lambda text: text.decode(errors="replace")
            _limit(connection)
            _prepare(connection)
            return task(connection)

    def check(self, connection: sqlite3.Connection) -> None:
        """Checks the whole file once, before the first write, which could make damage worse."""
        if not self._checked:
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise Damaged("the file is damaged")
            self._checked = True

    def _start_new_file(self, problem: Exception) -> None:
        """Sets the file aside and rescues its matches, if the file is ours and not newer."""
        label = problem.label if isinstance(problem, Unreadable) else Damaged.label
        why = str(problem) if isinstance(problem, Unreadable) else "the file is damaged"
        if label == Damaged.label:
            self._rescue_marker.touch()  # first, so that the next start continues if this one ends too soon
        kept = set_aside(self.path, label)
        sentence = f"The history of finished matches begins anew: {why}. It was kept as {kept.name}."
        try:
            saved = self._rescue()
        except (OSError, *UNREADABLE):
            self._tell(sentence)
            raise
        self._tell(sentence if saved is None else f"{sentence} Matches saved from it: {saved}.")

    def _continue_rescue(self) -> None:
        """Continues a rescue that an earlier start or attempt left unfinished."""
        with suppress(OSError, *UNREADABLE):
            saved = self._rescue()
            if saved:
                self._tell(f"Finished matches saved from a damaged history: {saved}.")

    def _rescue(self) -> int | None:
        """Rescues the matches of damaged files. Returns their number, or None if there is nothing to do.

        Works in small steps, so that an interruption loses little. Raises OSError and sqlite3.Error.
        """
        if not os.path.lexists(self._rescue_marker):
            return None
        saved, known = 0, self._run(keys)
        for kept in sorted(self.path.parent.glob(f"{self.path.stem}.{Damaged.label}-*{self.path.suffix}")):
            matches = _readable_matches(kept, known)
            while batch := list(islice(matches, RESCUE_BATCH)):
                self._run(partial(insert, documents=batch))
                saved += len(batch)
        self._rescue_marker.unlink(missing_ok=True)
        return saved


def in_memory() -> sqlite3.Connection:
    """Returns an empty history in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute(SCHEMA)
    return connection


def _limit(connection: sqlite3.Connection) -> None:
    """Limits time and memory of a task, whatever the file holds."""
    checks = 0

    def exceeds_limit() -> int:
        nonlocal checks
        checks += 1
        return checks * CHECK_INSTRUCTIONS > MAX_INSTRUCTIONS

    connection.set_progress_handler(exceeds_limit, CHECK_INSTRUCTIONS)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_ROW)


def _prepare(connection: sqlite3.Connection) -> None:
    """Creates the table in a new file. Raises Unreadable for a file that we cannot use."""
    owner, version, objects = _head(connection)
    if (owner, version, objects) == (0, 0, 0):
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
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return owner, version, objects


def _holds_a_table(connection: sqlite3.Connection) -> bool:
    """Returns whether the matches are in a real table, and the file has no views or triggers."""
    found = connection.execute("SELECT type, lower(name), rootpage > 0 FROM sqlite_master").fetchall()
    return ("table", "matches", 1) in found and all(kind in ("table", "index") for kind, _, _ in found)


def _is_damage(problem: sqlite3.DatabaseError) -> bool:
    return (getattr(problem, "sqlite_errorcode", None) or 0) & 0xFF in DAMAGE


def insert(connection: sqlite3.Connection, documents: Iterable[Document]) -> None:
    """Adds the finished matches that are not there yet."""
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
    """Returns the key for a match: its id, or its ending's if another ending has the id; None if it is stored."""
    for key in (document.id, ending_of(document)):
        row = connection.execute("SELECT document FROM matches WHERE id = ?", (key,)).fetchone()
        if row is None:
            return key
        with suppress(Unreadable):
            if _same_ending(decoded(row[0]), document):
                return None
    return uuid4().hex  # both are taken by unreadable rows


def decoded(data: object) -> Document:
    """Returns the match of a row. Raises Unreadable."""
    return decode(data if isinstance(data, bytes) else b"")


def _same_ending(one: Document, other: Document) -> bool:
    return leads_to(one, other) and len(one.match.actions) == len(other.match.actions)


def leads_to(earlier: Document, later: Document) -> bool:
    """Returns whether a match goes through the position of an earlier document of it."""
    first, then = earlier.match, later.match
    same = _deal(first) == _deal(then)
    return same and then.actions[: len(first.actions)] == first.actions and first.conceded in (None, then.conceded)


def _deal(record: MatchRecord) -> tuple[object, ...]:
    """Returns what identifies the start of a match."""
    return record.variant, record.options, record.seed, record.first_position


def keys(connection: sqlite3.Connection) -> set[str]:
    """Returns the keys of all rows."""
    return {key for (key,) in connection.execute("SELECT id FROM matches")}


def _readable_matches(path: Path, known: Container[str]) -> Iterator[Document]:
    """Yields the readable matches of a damaged file, except those that are ``known``."""
    seen: set[int] = set()
    for order in ("ASC", "DESC"):  # each direction ends at the first damaged page
        with suppress(*UNREADABLE), closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
            _limit(connection)
            if _holds_a_table(connection):
                rows = connection.execute(f"SELECT rowid, id, document FROM matches ORDER BY rowid {order}")
                yield from _readable(rows, seen, known)


def _readable(rows: Iterable[tuple[Any, ...]], seen: set[int], known: Container[str]) -> Iterator[Document]:
    for row, key, data in rows:
        if row in seen or key in known:
            continue
        seen.add(row)
        with suppress(Unreadable):
            document = decoded(data)
            if document.summary.result is not None:
                yield document
