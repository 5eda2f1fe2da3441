"""The history of finished matches, with an index in memory for questions that must not wait for the disk."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from game.plain import one_line
from saves.document import Document, Replayed, Unreadable, replay
from saves.entries import COLUMNS, Entry, entry_of, from_row
from saves.figures import ALL, Figures, Wanted, figures_of, open_figures, person_in
from saves.history_file import UNREADABLE, HistoryFile, decoded, in_memory, keys, leads_to
from saves.plays import look_at_some
from saves.query_thread import Answer, QueryThread
from saves.waiting import WaitingMatches, ending_of

LOG = logging.getLogger(__name__)
T = TypeVar("T")

ROWS = f"SELECT {', '.join(COLUMNS)} FROM matches WHERE id IN"
ANY = Wanted()


class ListPart(NamedTuple):
    """A part of a list of finished matches."""

    total: int
    """Number of matches in the whole list."""
    start: int
    rows: list[Entry | None]
    """None for a match that cannot be shown."""
    complete: bool = True
    """False if the file could not be read: the list then holds only the matches that wait to enter it."""


class Removed(NamedTuple):
    """The row of a match that was removed from the history."""

    id: str
    columns: dict[str, Any]


class History:
    """The finished matches.

    The frames' thread may ask from memory whether a match is finished, and request what the history's own thread reads
    and delivers later. A match that ends is first stored in a file of its own. The file is removed once the match is in
    the history, in this start of the program or a later one.
    """

    def __init__(self, path: Path, tell: Callable[[str], None], waiting: Path | None = None) -> None:
        """``tell`` gets messages for the player; ``waiting`` is the folder of the matches that wait."""
        self._file = HistoryFile(path, tell)
        self._tell = tell
        self._waiting = WaitingMatches(waiting or path.with_name("finished"), tell)
        self._awaited = self._waiting.ids()
        """The matches of waiting files that were not opened yet."""
        self._unwritten: dict[Path, Document] = {}
        self._entered: set[Path] = set()
        self._ids: set[str] | None = None
        """The keys of the rows, as far as they were read."""
        self._verdicts: dict[tuple[str, str], Answer[bool]] = {}
        self._reported_unreadable = False
        self._was_read = True
        """Whether the file could be read the last time."""
        self._last_problem = ""
        self._queries = QueryThread("history", self._enter)
        self.unreadable = 0
        """Number of matches missing from the last list because their rows cannot be shown."""

    # At once, on any thread

    def begin(self) -> None:
        """Starts moving the waiting matches into the history."""
        self._queries.remind()

    def has(self, match_id: str) -> bool:
        """Returns whether the match is known to be finished and stored."""
        waits = any(document.id == match_id for document in list(self._unwritten.values()))
        return waits or match_id in self._awaited or match_id in (self._ids or ())

    def ends(self, unfinished: Document) -> bool:
        """Returns whether the match is finished and stored with an ending that continues this document.

        Until a stored ending has been checked, it is assumed to be that one.
        """
        waiting = [document for document in list(self._unwritten.values()) if document.id == unfinished.id]
        if any(leads_to(unfinished, document) for document in waiting) or unfinished.id in self._awaited:
            return True
        if unfinished.id not in (self._ids or ()):
            return False
        place = (unfinished.id, ending_of(unfinished))
        verdict = self._verdicts.get(place)
        if verdict is None or (verdict.ready and verdict.value is None):
            verdict = self._verdicts[place] = self._queries.ask(lambda: self._leads_to_a_row(unfinished))
        return verdict.value is not False

    def look(self, start: int, count: int, wanted: Wanted = ANY) -> Answer[ListPart]:
        """Requests a part of a list."""
        return self._queries.ask(lambda: self.part(start, count, wanted))

    def count(self, question: Callable[[sqlite3.Connection], T]) -> Answer[T]:
        """Requests the result of a query on the statistics of all matches."""
        return self._queries.ask(lambda: self.counted(question))

    def remove(self, match_id: str) -> Answer[Removed]:
        """Removes a match; the answer can bring it back, or is None if it could not be removed."""
        return self._queries.ask(lambda: self.taken_out(match_id))

    def bring_back(self, removed: Removed) -> Answer[bool]:
        """Restores a match that was removed."""
        return self._queries.ask(lambda: self.put_back(removed))

    def look_at_plays(self, variant: str) -> Answer[int]:
        """Reads and stores the plays of some matches of a game that were not read yet.

        The answer is the number of these matches, or None if the plays cannot be stored.
        """
        return self._queries.ask(
            lambda: self._change(partial(look_at_some, variant=variant)) if self._file.exists else 0
        )

    def fetch(self, match_id: str, made: Callable[[Replayed], T]) -> Answer[T]:
        """Requests the result of ``made`` for the whole match; None if it cannot be read."""

        def read() -> T | None:
            document = self.get(match_id)
            return made(replay(document.match)) if document is not None else None

        return self._queries.ask(read)

    def finished(self, variant: str) -> Answer[bool]:
        """Requests whether any match of a game is finished and stored."""
        return self._queries.ask(lambda: self.part(0, 1, Wanted(variant)).total > 0)

    def settle(self, timeout: float) -> bool:
        """Waits at most ``timeout`` seconds. Returns whether all questions are answered and all matches stored."""
        return self._queries.settle(timeout)

    # On the writer's thread: it may wait for the disk, but for no other program

    def keep(self, document: Document) -> None:
        """Stores a finished match in a file of its own; it enters the history after ``begin``.

        Storing it again changes nothing. Raises OSError if the file cannot be written: the match is then in memory and
        goes directly into the history.
        """
        if document.summary.result is None:
            raise ValueError("the match is not over")
        path = self._waiting.path_of(document)
        if path in self._entered:
            return
        try:
            self._waiting.write(document)
        finally:  # not earlier: the thread that enters it removes the file
            self._unwritten[path] = document

    def awaiting(self) -> list[Document]:
        """Returns the matches that an earlier start left in files of their own."""
        for path, document in self._waiting.read().items():
            self._unwritten.setdefault(path, document)
        self._awaited = set()
        return list(self._unwritten.values())

    # On the history's thread, or on one that may wait for other programs

    def add(self, document: Document) -> None:
        """Adds a finished match to the history; adding it again changes nothing.

        Another ending of the same match, from a copy of its file, is stored under a key of its own. Raises OSError or
        sqlite3.Error if the file cannot be written.
        """
        if document.summary.result is None:
            raise ValueError("the match is not over")
        self._file.add([document])
        self._ids = {*(self._ids or ()), document.id}
        self._verdicts.clear()

    def get(self, match_id: str) -> Document | None:
        """Returns the whole match for a replay, or None (with a message if it is stored but unreadable)."""
        for document in list(self._unwritten.values()):
            if match_id == document.id:
                return document
        query = "SELECT document FROM matches WHERE id = ?"
        found: tuple[Any, ...] | None = self._read(lambda db: db.execute(query, (match_id,)).fetchone(), None)
        if found is None:
            return None
        try:
            return decoded(found[0])
        except Unreadable as problem:
            self._tell(f"That match cannot be shown: {problem}.")
            return None

    def entries(self, variant: str | None = None, limit: int = -1, offset: int = 0) -> list[Entry]:
        """Returns the finished matches that can be shown, of one game or all; ``limit`` -1 means no limit."""
        rows = self.part(offset, limit, Wanted(variant)).rows
        self.unreadable = rows.count(None)
        return [entry for entry in rows if entry is not None]

    def part(self, start: int, count: int, wanted: Wanted = ANY) -> ListPart:
        """Returns a part of a list of matches; ``count`` -1 means the rest of the list."""
        where, given = wanted.where
        waiting = {entry.id: entry for entry in self._new_ones()}

        def read(db: sqlite3.Connection) -> ListPart:
            (total,) = db.execute(f"SELECT count(*) FROM {ALL} {where}", given).fetchone()
            part = f"SELECT id FROM {ALL} {where} {wanted.order_by} LIMIT ? OFFSET ?"
            found = [key for (key,) in db.execute(part, (*given, count, start))]
            marks = ", ".join("?" * len(found))
            rows = {row[0]: from_row(row) for row in db.execute(f"{ROWS} ({marks})", found)} if found else {}
            return ListPart(total, start, [rows[key] if key in rows else waiting.get(key) for key in found])

        return self.counted(read)._replace(complete=self._was_read)

    def counted(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Returns the result of a query on ``ALL``, or on the waiting matches only if the file cannot be read."""

        def of_file(db: sqlite3.Connection) -> T:
            if db.execute("SELECT count(*) FROM matches").fetchone() != (len(self._ids or ()),):
                self._ids = keys(db)
            waiting = [each for each in list(self._unwritten.values()) if not _has_row(db, entry_of(each))]
            open_figures(db, map(_figures, waiting), self._file.check)
            return question(db)

        found = self._read(of_file, None)
        self._was_read = found is not None or not self._file.exists
        if found is None:
            with closing(in_memory()) as db:
                open_figures(db, map(_figures, list(self._unwritten.values())))
                found = question(db)
        return found

    def taken_out(self, match_id: str) -> Removed | None:
        """Removes a match. Returns its row, or None if it could not be removed."""

        def task(db: sqlite3.Connection) -> Removed | None:
            rows = db.execute("SELECT * FROM matches WHERE id = ?", (match_id,))
            names, row = [column[0] for column in rows.description], rows.fetchone()
            open_figures(db, ())
            for table in ("matches", "figures"):
                db.execute(f"DELETE FROM {table} WHERE id = ?", (match_id,))
            return Removed(match_id, dict(zip(names, row, strict=True))) if row else None

        self._enter()  # otherwise a waiting match would enter after its removal
        removed = self._change(task)
        if removed is not None:
            self._ids = (self._ids or set()) - {match_id}
        return removed

    def put_back(self, removed: Removed) -> bool:
        """Restores a removed match. Returns whether it is in the history again."""

        def task(db: sqlite3.Connection) -> bool:
            names, marks = ", ".join(removed.columns), ", ".join("?" * len(removed.columns))
            db.execute(f"INSERT OR IGNORE INTO matches ({names}) VALUES ({marks})", [*removed.columns.values()])
            return True

        done = self._change(task) is True
        if done:
            self._ids = {*(self._ids or ()), removed.id}
        return done

    def _change(self, task: Callable[[sqlite3.Connection], T]) -> T | None:
        """Changes rows. Returns None if the file cannot be written."""
        try:
            return self._file.change(task)
        except (OSError, *UNREADABLE) as problem:
            LOG.warning("the history cannot be changed: %s", problem)
            return None
        finally:
            self._verdicts.clear()

    def _leads_to_a_row(self, unfinished: Document) -> bool | None:
        """Returns whether a match in the file continues this document, or None if the file cannot be read."""
        query = "SELECT document FROM matches WHERE id = ? OR seed = ?"
        places = unfinished.id, str(unfinished.match.seed)
        rows: list[tuple[Any, ...]] | None = self._read(lambda db: db.execute(query, places).fetchall(), None)
        kept = []
        for (data,) in rows or ():
            with suppress(Unreadable):
                kept.append(decoded(data))
        found = any(document.id == unfinished.id and leads_to(unfinished, document) for document in kept)
        return None if rows is None else found

    def _new_ones(self) -> list[Entry]:
        """Returns the entries of the matches that wait to enter the file."""
        return [entry_of(document) for document in list(self._unwritten.values())]

    def _read(self, task: Callable[[sqlite3.Connection], T], otherwise: T) -> T:
        if not self._file.exists:
            return otherwise
        try:
            return self._file.use(task)
        except (OSError, *UNREADABLE) as problem:
            if not self._reported_unreadable:
                LOG.warning("the history cannot be read: %s", problem)
                self._reported_unreadable = True
                self._tell(f"The history of finished matches cannot be read ({one_line(str(problem))}).")
            return otherwise

    def _enter(self) -> bool:
        """Moves all waiting matches into the history. Returns whether that worked. The duty of the query thread."""
        waiting = dict(self._unwritten)
        try:
            if self._ids is None:
                self._ids = self._file.use(keys) if self._file.exists else set()
            if waiting:
                self._file.add(waiting.values())
        except (OSError, *UNREADABLE) as problem:
            if str(problem) != self._last_problem:  # it is tried again every few seconds
                LOG.warning("%d finished matches wait to enter the history: %s", len(waiting), problem)
            self._last_problem = str(problem)
            return False
        self._last_problem = ""
        for path, document in waiting.items():
            self._leave(path, document)
        return True

    def _leave(self, path: Path, document: Document) -> None:
        """Removes the waiting file of a match that is now in the history."""
        self._ids = {*(self._ids or ()), document.id}
        self._verdicts.clear()
        self._entered.add(path)
        self._unwritten.pop(path, None)
        with suppress(OSError):
            self._waiting.remove(path)


def _figures(document: Document) -> Figures:
    return figures_of(entry_of(document), person_in(document.match.notes))


def _has_row(connection: sqlite3.Connection, entry: Entry) -> bool:
    """Returns whether another window or an earlier start stored that ending of the match in the file."""
    query = "SELECT 1 FROM matches WHERE id = ? AND decisions = ? AND reason = ?"
    return connection.execute(query, (entry.id, entry.decisions, str(entry.reason))).fetchone() is not None
