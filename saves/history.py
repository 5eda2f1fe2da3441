"""The history of finished matches, in one SQLite file."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from game.match import HUMAN, Player
from saves.atomic import set_aside
from saves.document import Damaged, Document, Foreign, Moment, Newer, Unreadable, decode, encode

__all__ = ["Entry", "History", "Tally"]

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


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One finished match as a list shows it."""

    id: str
    finished: Moment
    variant: str
    options: dict[str, str]
    players: tuple[Player, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    seconds: int
    seed: int
    practice: bool
    hints: int
    digest: str


class Tally(msgspec.Struct, kw_only=True):
    """How the human at this computer has done in one game against one kind of opponent."""

    variant: str
    opponent: str
    """A bot's level, or ``human``: then only ``played`` counts."""
    played: int = 0
    won: int = 0
    tied: int = 0
    points_for: int = 0
    points_against: int = 0


COLUMNS = tuple(field.name for field in msgspec.structs.fields(Entry))
AS_JSON = frozenset({"options", "players", "points", "winners"})


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

    def add(self, document: Document) -> None:
        """Keeps a finished match; a second time changes nothing.

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
        found = self._read(lambda db: db.execute(query, (match_id,)).fetchone(), None)
        if found is None:
            return None
        try:
            return decode(found[0] if isinstance(found[0], bytes) else b"")
        except Unreadable as problem:
            self._tell(f"That match cannot be shown: {problem}.")
            return None

    def entries(self, variant: str | None = None, limit: int = -1, offset: int = 0) -> list[Entry]:
        """The finished matches, newest first, of one game or of all; ``limit`` -1 is all of them."""
        query = f"SELECT {', '.join(COLUMNS)} FROM matches WHERE ?1 IS NULL OR variant = ?1 ORDER BY rowid"
        rows: list[tuple[Any, ...]] = self._read(lambda db: db.execute(query, (variant,)).fetchall(), [])
        found = {entry.id: entry for entry in map(_from_row, rows) if entry is not None}
        for document in list(self._unwritten.values()):
            if variant in (None, document.match.variant):
                found[document.id] = _entry_of(document)
        newest = sorted(found.values(), key=lambda entry: entry.finished)[::-1]
        return newest[offset : None if limit < 0 else offset + limit]

    def statistics(self) -> list[Tally]:
        """One tally for each game and kind of opponent; practice matches do not count."""
        tallies: dict[tuple[str, str], Tally] = {}
        for entry in self.entries():
            for opponent in _opponents(entry):
                tally = tallies.setdefault((entry.variant, opponent), Tally(variant=entry.variant, opponent=opponent))
                _count(tally, entry)
        return [tallies[key] for key in sorted(tallies)]

    def _read(self, task: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        if not os.path.exists(self._path):
            return otherwise
        try:
            return self._use(task)
        except (OSError, sqlite3.Error) as problem:
            LOG.warning("the history cannot be read: %s", problem)
            if not self._told_unreadable:
                self._told_unreadable = True
                self._tell(f"The history of finished matches cannot be read ({problem}).")
            return otherwise

    def _use(self, task: Callable[[sqlite3.Connection], T]) -> T:
        """Runs a task on the file; one that is damaged or not ours is set aside, and a new one begun."""
        with self._lock:
            try:
                return self._once(task)
            except (Unreadable, sqlite3.DatabaseError) as problem:
                if not isinstance(problem, Unreadable) and not _is_damage(problem):
                    raise
                self._begin_anew(problem)
            return self._once(task)

    def _once(self, task: Callable[[sqlite3.Connection], T]) -> T:
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
    statement = f"INSERT OR IGNORE INTO matches ({', '.join(COLUMNS)}, document) VALUES ({marks})"
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany(statement, [(*_to_row(_entry_of(document)), encode(document)) for document in documents])
    connection.execute("COMMIT")


def _whole_matches(path: Path) -> list[Document]:
    """The matches in a damaged file that can be read, oldest first."""
    found: dict[int, Document] = {}
    for order in ("ASC", "DESC"):  # each way ends at the first bad page
        with suppress(sqlite3.Error), closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
            for row, data in connection.execute(f"SELECT rowid, document FROM matches ORDER BY rowid {order}"):
                with suppress(Unreadable, TypeError):
                    document = decode(data)
                    if document.summary.result is not None:
                        found[row] = document
    return [found[row] for row in sorted(found)]


def _entry_of(document: Document) -> Entry:
    record, result = document.match, document.summary.result
    if result is None:
        raise ValueError("the match is not over")
    return Entry(
        id=document.id,
        finished=document.saved,
        variant=record.variant,
        options=record.options,
        players=record.players,
        points=result.points,
        winners=result.winners,
        reason=result.reason,
        decisions=len(record.actions),
        seconds=document.seconds,
        seed=record.seed,
        practice=record.practice,
        hints=record.hints,
        digest=record.digests.get(len(record.actions), ""),
    )


def _to_row(entry: Entry) -> Iterator[Any]:
    for name in COLUMNS:
        value = getattr(entry, name)
        if name in AS_JSON:
            value = msgspec.json.encode(value).decode()
        # A seed may be longer than SQLite's integers.
        yield value.isoformat() if name == "finished" else str(value) if name in ("seed", "reason") else value


def _from_row(row: tuple[Any, ...]) -> Entry | None:
    """The entry of a row, or None for one that was tampered with."""
    fields = dict(zip(COLUMNS, row, strict=True))
    try:
        for name in AS_JSON:
            fields[name] = msgspec.json.decode(fields[name])
        return msgspec.convert(fields, Entry, strict=False)
    except (msgspec.MsgspecError, TypeError, ValueError):
        LOG.warning("a row of the history cannot be read: %r", fields.get("id"))
        return None


def _opponents(entry: Entry) -> set[str]:
    kinds = [player.kind for player in entry.players]
    if entry.practice or HUMAN not in kinds:
        return set()
    return set(kinds) - {HUMAN} or {HUMAN}


def _count(tally: Tally, entry: Entry) -> None:
    tally.played += 1
    if tally.opponent == HUMAN:
        return
    humans = {seat for seat, player in enumerate(entry.players) if player.kind == HUMAN}
    if humans & set(entry.winners):
        tied = len(entry.winners) > 1 and not set(entry.winners) <= humans
        tally.tied += tied
        tally.won += not tied
    for seat, points in enumerate(entry.points):
        if seat in humans:
            tally.points_for += points
        else:
            tally.points_against += points
