"""The history of finished matches, in one SQLite file."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import msgspec

from saves.atomic import NoFile, check_file, make_private, set_aside
from saves.document import Damaged, Document, Foreign, Newer, Unreadable, decode, encode
from saves.entries import COLUMNS, Entry, Tally, entry_of, from_row, tallied, to_row
from saves.plain import one_line

LOG = logging.getLogger(__name__)
T = TypeVar("T")

APPLICATION_ID = 0x50535031
"""What SQLite stores in the file's head to tell whose it is."""
VERSION = 1
BUSY_SECONDS = 2.0

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


class History:
    """Finished matches, newest first. It may be asked from any thread; only the writer's thread adds."""

    def __init__(self, path: Path, tell: Callable[[str], None]) -> None:
        """``tell`` takes sentences for the player."""
        self._path = path
        self._tell = tell
        self._lock = threading.Lock()
        self._unwritten: dict[str, Document] = {}
        self._checked = False
        self._told_unreadable = False
        self.unreadable = 0
        """How many matches were left out when the list was last read, because their rows cannot be shown."""

    def add(self, document: Document) -> None:
        """Keeps a finished match; a second time changes nothing.

        Another ending of the same match, from a copy of its file, is kept beside the first one, under a key of its own.
        Raises OSError or sqlite3.Error where the file cannot be written: until a later try succeeds, the match is
        listed from memory.
        """
        if document.summary.result is None:
            raise ValueError("the match is not over")
        self._unwritten[document.id] = document
        self._path.parent.mkdir(parents=True, exist_ok=True)

        def insert(connection: sqlite3.Connection) -> None:
            self._check_once(connection)
            _insert(connection, [document])

        self._use(insert)
        del self._unwritten[document.id]

    def has(self, match_id: str) -> bool:
        """Whether that match is finished and kept."""
        found = self._read(lambda db: db.execute("SELECT 1 FROM matches WHERE id = ?", (match_id,)).fetchone(), None)
        return match_id in self._unwritten or found is not None

    def get(self, match_id: str) -> Document | None:
        """The whole match for a replay, or None (with a notice where it is kept but cannot be read)."""
        if match_id in self._unwritten:
            return self._unwritten[match_id]
        query = "SELECT document FROM matches WHERE id = ?"
        found: tuple[Any, ...] | None = self._read(lambda db: db.execute(query, (match_id,)).fetchone(), None)
        if found is None:
            return None
        try:
            return _decoded(found[0])
        except Unreadable as problem:
            self._tell(f"That match cannot be shown: {problem}.")
            return None

    def ends(self, unfinished: Document) -> bool:
        """Whether that match is finished and kept, having gone on from where the document leaves it."""
        query, places = (
            "SELECT document FROM matches WHERE id = ? OR seed = ?",
            (unfinished.id, str(unfinished.match.seed)),
        )
        rows: list[tuple[Any, ...]] = self._read(lambda db: db.execute(query, places).fetchall(), [])
        kept = list(self._unwritten.values())
        for (data,) in rows:
            with suppress(Unreadable):
                kept.append(_decoded(data))
        return any(document.id == unfinished.id and _leads_to(unfinished, document) for document in kept)

    def entries(self, variant: str | None = None, limit: int = -1, offset: int = 0) -> list[Entry]:
        """The finished matches, newest first, of one game or of all; ``limit`` -1 is all of them."""
        query = f"SELECT {', '.join(COLUMNS)} FROM matches WHERE ?1 IS NULL OR variant = ?1 ORDER BY rowid"
        rows: list[tuple[Any, ...]] = self._read(lambda db: db.execute(query, (variant,)).fetchall(), [])
        found = {entry.id: entry for entry in map(from_row, rows) if entry is not None}
        self.unreadable = len(rows) - len(found)
        for document in list(self._unwritten.values()):
            if variant in (None, document.match.variant):
                found[document.id] = entry_of(document)
        newest = sorted(found.values(), key=lambda entry: entry.finished)[::-1]
        return newest[offset : None if limit < 0 else offset + limit]

    def statistics(self) -> list[Tally]:
        """One tally for each game and kind of opponent; practice matches do not count."""
        return tallied(self.entries())

    def _read(self, task: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        if not os.path.lexists(self._path):
            return otherwise
        try:
            return self._use(task)
        except (OSError, *UNREADABLE) as problem:
            LOG.warning("the history cannot be read: %s", problem)
            if not self._told_unreadable:
                self._told_unreadable = True
                self._tell(f"The history of finished matches cannot be read ({one_line(str(problem))}).")
            return otherwise

    def _use(self, task: Callable[[sqlite3.Connection], T]) -> T:
        """Runs a task on the file; one that is damaged or not ours is set aside, and a new one begun."""
        with self._lock:
            try:
                return self._once(task)
            except (Unreadable, sqlite3.DatabaseError, UnicodeDecodeError) as problem:
                if isinstance(problem, sqlite3.DatabaseError) and not _is_damage(problem):
                    raise
                self._begin_anew(problem)
            return self._once(task)

    def _once(self, task: Callable[[sqlite3.Connection], T]) -> T:
        with suppress(FileNotFoundError):
            try:
                check_file(self._path)
            except NoFile as problem:
                raise Foreign(str(problem)) from problem
        make_private(self._path)
        with closing(sqlite3.connect(self._path, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
            connection.text_factory = lambda text: text.decode(errors="replace")
            _prepare(connection)
            return task(connection)

    def _check_once(self, connection: sqlite3.Connection) -> None:
        """Looks the whole file over before the first writing, which could make damage worse."""
        if not self._checked:
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise Damaged("the file is damaged")
            self._checked = True

    def _begin_anew(self, problem: Exception) -> None:
        """Sets the file aside and brings over what can still be read of it, if it is ours and not a newer one."""
        label = problem.label if isinstance(problem, Unreadable) else Damaged.label
        why = str(problem) if isinstance(problem, Unreadable) else "the file is damaged"
        kept = set_aside(self._path, label)
        sentence = f"The history of finished matches begins anew: {why}. It was kept as {kept.name}."
        if label == Damaged.label:
            documents = _whole_matches(kept)
            self._once(lambda connection: _insert(connection, documents))
            sentence += f" Matches saved from it: {len(documents)}."
        self._tell(sentence)


def _prepare(connection: sqlite3.Connection) -> None:
    """Makes the table in a new file. Raises Unreadable for a file that is not ours to use."""
    owner, version, tables = _head(connection)
    if (owner, version, tables) == (0, 0, 0):
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


def _head(connection: sqlite3.Connection) -> tuple[int, int, int]:
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return owner, version, tables


def _is_damage(problem: sqlite3.DatabaseError) -> bool:
    return (getattr(problem, "sqlite_errorcode", None) or 0) & 0xFF in DAMAGE


def _insert(connection: sqlite3.Connection, documents: Iterable[Document]) -> None:
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
    ending = repr((document.id, document.match.actions, document.match.conceded))
    for key in (document.id, sha256(ending.encode()).hexdigest()[:32]):
        row = connection.execute("SELECT document FROM matches WHERE id = ?", (key,)).fetchone()
        if row is None:
            return key
        with suppress(Unreadable):
            if _same_ending(_decoded(row[0]), document):
                return None
    return uuid4().hex  # both are taken by rows that cannot be read


def _decoded(data: object) -> Document:
    """The match in a row. Raises Unreadable."""
    return decode(data if isinstance(data, bytes) else b"")


def _same_ending(one: Document, other: Document) -> bool:
    return _leads_to(one, other) and len(one.match.actions) == len(other.match.actions)


def _leads_to(earlier: Document, later: Document) -> bool:
    """Whether a match goes through the position of an earlier document of it."""
    first, then = earlier.match, later.match
    same = (first.variant, first.options, first.seed) == (then.variant, then.options, then.seed)
    return same and then.actions[: len(first.actions)] == first.actions and first.conceded in (None, then.conceded)


def _whole_matches(path: Path) -> list[Document]:
    """The matches in a damaged file that can be read, oldest first."""
    found: dict[int, Document] = {}
    for order in ("ASC", "DESC"):  # each way ends at the first bad page
        with suppress(*UNREADABLE), closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
            for row, data in connection.execute(f"SELECT rowid, document FROM matches ORDER BY rowid {order}"):
                with suppress(Unreadable):
                    document = _decoded(data)
                    if document.summary.result is not None:
                        found[row] = document
    return [found[row] for row in sorted(found)]
