"""The match files in one folder: their names, their heads, and where unusable ones go.

Every position of an unfinished match is a file of its own, ``match-<id>-<n>.json``, so that the name alone tells which
match it belongs to.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple, TypeVar
from uuid import uuid4

from game.plain import one_line
from saves.atomic import SET_ASIDE, NoFile, read_file, set_aside, write_atomically, write_new
from saves.document import (
    Damaged,
    Document,
    Foreign,
    Head,
    Replayed,
    Unreadable,
    check_head,
    decode_head,
    restore,
)

LOG = logging.getLogger(__name__)
T = TypeVar("T")

POSITIONS = 3
"""Positions kept of each match: the newest, and earlier ones in case that file is damaged."""
MAX_BYTES = 8_000_000
"""Most bytes of a file, ten times the longest match of any game."""
MAX_SHOWN_NAME = 60
"""Characters of a file name in a message."""
LAST_NUMBER = 90_000_000
"""No match reaches this number. A position that claims more counts as the oldest, so that new ones can follow."""

_POSITION = re.compile(r"match-([0-9a-f]{32})-(\d{1,9})\.json", re.ASCII)
_AUTOSAVE = re.compile(r"autosave-(\d{8})\.json", re.ASCII)
"""The earlier names of positions, which do not tell the match."""
_SET_ASIDE = re.compile(SET_ASIDE)


class NotOpened(ValueError):
    """A listed match cannot be opened; the message tells the player why."""


class _Known(NamedTuple):
    """What was read from a file, valid while the file stays unchanged."""

    mark: tuple[int, int, int]
    """Size, modification time and inode number of the file."""
    head: Head


class MatchFiles:
    """Reads, writes and removes match files. Any thread may read; whoever finds an unusable file sets it aside.

    Only the writer's thread writes and removes.
    """

    def __init__(self, folder: Path, tell: Callable[[str], None]) -> None:
        """``tell`` gets messages for the player."""
        self.folder = folder
        self._tell = tell
        self._known: dict[Path, _Known] = {}
        self._checked: set[Path] = set()
        """The files known to be fit to be shown."""
        self._rows: dict[str, list[str]] = {}
        """The positions of the matches that this window writes, oldest first."""
        self._own: set[Path] = set()
        """The positions that this window has written."""
        self.window = f"deleted-{uuid4().hex[:12]}"
        """Identifies the files that this window has deleted."""
        self._deleted: dict[str, list[tuple[Path, Path]]] = {}
        """The hidden and original paths of deleted files."""
        self._unreadable: set[Path] = set()

    # What is there

    def matches(self) -> dict[str, list[str]]:
        """Returns the file names of every unfinished match's positions, newest first."""
        found: dict[str, list[str]] = {}
        earlier: list[str] = []
        for name in self._names():
            if position := _POSITION.fullmatch(name):
                found.setdefault(position[1], []).append(name)
            elif _AUTOSAVE.fullmatch(name):
                earlier.append(name)
        for names in found.values():
            names.sort(key=number_in, reverse=True)
        for name in sorted(earlier, key=lambda name: (number_in(name), name), reverse=True):
            if head := self.head(self.folder / name, checked=False):
                found.setdefault(head.id, []).append(name)
        return found

    def named(self) -> Iterator[Path]:
        """Yields the files that are not positions: named saves, and files brought from elsewhere."""
        for name in self._names():
            taken = _POSITION.fullmatch(name) or _AUTOSAVE.fullmatch(name) or _SET_ASIDE.search(name[: -len(".json")])
            if not taken:
                yield self.folder / name

    def _names(self) -> list[str]:
        try:
            names = os.listdir(self.folder)
        except OSError:
            return []
        return sorted(name for name in names if name.endswith(".json") and not name.startswith("."))

    def newest(self, names: Iterable[str], *, checked: bool = True) -> tuple[Path, Head] | None:
        """Returns the first of the files that can be shown, with its head."""
        paths = (self.folder / name for name in names)
        heads = ((path, self.head(path, checked=checked)) for path in paths)
        return next(((path, head) for path, head in heads if head is not None), None)

    def head(self, path: Path, *, checked: bool = True) -> Head | None:
        """Returns the head of a file; if not ``checked``, parts that need the rules of its game may be wrong.

        A file that cannot be used is set aside, or left if that fails, and reported to the player.
        """
        with suppress(NotOpened):
            return self._attempt(path, lambda: self._head(path, checked=checked))
        return None

    def is_sound(self, path: Path, head: Head) -> bool:
        """Returns whether the head of a file can be shown. Sets the file aside if not."""
        with suppress(NotOpened):
            self._attempt(path, lambda: self._check(path, head))
        return path in self._checked

    def _head(self, path: Path, *, checked: bool) -> Head:
        found, known = path.stat(), self._known.get(path)
        mark = (found.st_size, found.st_mtime_ns, found.st_ino)
        if known is None or known.mark != mark:
            usual = S_ISREG(found.st_mode) and found.st_size <= MAX_BYTES  # no second check is needed
            head = decode_head(path.read_bytes() if usual else read_file(path, MAX_BYTES))
            _check_name(path, head.id)
            known = self._known[path] = _Known(mark, head)
            self._checked.discard(path)
        if checked:
            self._check(path, known.head)
        return known.head

    def _check(self, path: Path, head: Head) -> None:
        if path not in self._checked:
            check_head(head)
            self._checked.add(path)

    # Opening

    def open(self, names: Iterable[str]) -> tuple[Document, Replayed]:
        """Opens the first of the files that holds a match. Raises NotOpened with the reason."""
        problem = NotOpened("This match is not there any more: it was finished or deleted.")
        for path in (self.folder / name for name in names):
            try:
                return self._attempt(path, partial(_restored, path))
            except NotOpened as found:
                problem = found
        raise problem

    # Writing

    def add(self, match_id: str, data: bytes) -> None:
        """Adds a position of a match and removes old ones."""
        row = self._rows.get(match_id)
        if row is None:
            row = self._rows[match_id] = self.matches().get(match_id, [])[::-1]
        number = max((number_in(name) for name in row if _POSITION.fullmatch(name)), default=0) + 1
        while not write_new(path := self.folder / f"match-{match_id}-{number}.json", data):
            number += 1  # another window has just taken it
        row.append(path.name)
        self._own.add(path)
        for name in row[:-POSITIONS]:
            self._remove(self.folder / name)
            row.remove(name)

    def forget(self, match_id: str) -> None:
        """Lets others write to the match from now on."""
        self._rows.pop(match_id, None)

    def remove(self, match_id: str, *, others: bool) -> None:
        """Removes the positions of a match; if not ``others``, only those that this window wrote."""
        for name in self.matches().get(match_id, []):
            if others or self.folder / name in self._own:
                self._remove(self.folder / name)
        self.forget(match_id)

    def _remove(self, path: Path) -> None:
        """Removes a position, unless it turns out to be something else, which is set aside."""
        if path in self._own or self.head(path, checked=False) is not None:
            path.unlink(missing_ok=True)
        self._known.pop(path, None)
        self._own.discard(path)

    def write_named(self, path: Path, data: bytes) -> None:
        """Writes a save over an earlier one of its name, but over nothing else. Raises OSError."""
        if os.path.lexists(path):
            self.head(path)  # sets the file aside if it is not a match
            if path in self._unreadable:
                raise PermissionError(f"{path.name} holds something else and cannot be moved")
        write_atomically(path, data)

    # Deleting

    def put_away(self, key: str, names: Iterable[str]) -> None:
        """Deletes files so that they can be restored until a sweep."""
        away = self._deleted.setdefault(key, [])
        for path in map(self.folder.joinpath, names):
            hidden = path.with_name(f".{sha256(os.fsencode(path.name)).hexdigest()[:16]}.{self.window}")
            with suppress(FileNotFoundError):
                path.replace(hidden)
                away.append((hidden, path))

    def bring_back(self, key: str) -> bool:
        """Undoes a deletion without overwriting anything. Returns whether all files are back."""
        away = self._deleted.pop(key, [])
        left = [(hidden, path) for hidden, path in away if not _moved_back(hidden, path)]
        if left:
            self._deleted[key] = left
        return bool(away) and not left

    def deleted(self) -> dict[str, list[Path]]:
        """Returns the deleted files that still exist, by the window that can restore them."""
        found: dict[str, list[Path]] = {}
        for path in self.folder.glob(".*.deleted-*"):
            found.setdefault(path.suffix[1:], []).append(path)
        return found

    # What cannot be used

    def _attempt(self, path: Path, read: Callable[[], T]) -> T:
        """Reads a file. Raises NotOpened, and sets the file aside if its content is at fault."""
        try:
            return read()
        except FileNotFoundError as problem:
            raise NotOpened("This match is not there any more: it was finished or deleted.") from problem
        except NoFile as problem:
            self._put_aside(path, Foreign(str(problem)) if not path.is_file() else Damaged(str(problem)))
            raise NotOpened(f"This match cannot be opened: {problem}.") from problem
        except Unreadable as problem:
            self._put_aside(path, problem)
            raise NotOpened(f"This match cannot be opened: {problem}.") from problem
        except OSError as problem:
            self._leave_alone(path, f"cannot be read ({problem.strerror})")
            raise NotOpened(f"This match cannot be read ({problem.strerror}).") from problem

    def _put_aside(self, path: Path, problem: Unreadable) -> None:
        try:
            kept = set_aside(path, problem.label)
        except FileNotFoundError:
            return
        except OSError:
            self._leave_alone(path, f"cannot be used: {problem}")
            return
        self._known.pop(path, None)
        LOG.warning("%s was set aside as %s: %s", one_line(path.name), one_line(kept.name), problem)
        names = one_line(path.name, MAX_SHOWN_NAME), one_line(kept.name, MAX_SHOWN_NAME)
        self._tell(f"The saved match {names[0]} cannot be used: {problem}. It was kept as {names[1]}.")

    def _leave_alone(self, path: Path, why: str) -> None:
        if path not in self._unreadable:
            self._unreadable.add(path)
            LOG.warning("%s %s", one_line(path.name), why)
            self._tell(f"The saved match {one_line(path.name, MAX_SHOWN_NAME)} {why}.")


def _restored(path: Path) -> tuple[Document, Replayed]:
    document, replayed = restore(read_file(path, MAX_BYTES))
    _check_name(path, document.id)
    return document, replayed


def number_in(name: str) -> int:
    """Returns the number of the position that a file name claims, or 0 if it is impossibly high."""
    found = _POSITION.fullmatch(name) or _AUTOSAVE.fullmatch(name)
    number = int(found[found.re.groups]) if found else 0
    return number if number < LAST_NUMBER else 0


def _moved_back(hidden: Path, path: Path) -> bool:
    """Restores the name of a deleted file unless something else has it by now."""
    if os.path.lexists(path):
        return False
    try:
        hidden.rename(path)
    except OSError:
        return False
    return True


def _check_name(path: Path, match_id: str) -> None:
    """Raises Damaged for a position named after another match."""
    found = _POSITION.fullmatch(path.name)
    if found and found[1] != match_id:
        raise Damaged("the file is damaged: it has the name of another match")
