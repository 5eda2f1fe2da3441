"""The files of matches in one folder: what they are called, what they say of themselves, and where bad ones go.

Every position of an unfinished match is a file of its own, ``match-<id>-<n>.json``, so that nobody has to open a file
to know whose it is.
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
"""Positions that are kept of a match: the newest, and those before it in case that its file is damaged."""
LARGEST = 8_000_000
"""Bytes; ten times the longest match of any game."""
SHOWN = 60
"""Letters of a file's name in a sentence."""
LAST_NUMBER = 90_000_000
"""No match counts up to here; a position that claims more is older than all others, so that these can go on."""

_POSITION = re.compile(r"match-([0-9a-f]{32})-(\d{1,9})\.json", re.ASCII)
_AUTOSAVE = re.compile(r"autosave-(\d{8})\.json", re.ASCII)
"""What positions were called before: of any match, which only their contents tell."""
_SET_ASIDE = re.compile(SET_ASIDE)


class NotOpened(ValueError):
    """A match that was listed cannot be opened; the message says why to the player."""


class _Known(NamedTuple):
    """What was read of a file, as long as it stays as it is."""

    mark: tuple[int, int, int]
    """Size, time of change and number of the file."""
    head: Head


class Shelf:
    """Reads, writes and removes files of matches. Any thread may ask, and whoever finds a bad file sets it aside.

    What is written and removed is the matter of the writer's thread alone.
    """

    def __init__(self, folder: Path, tell: Callable[[str], None]) -> None:
        """``tell`` takes sentences for the player."""
        self.folder = folder
        self._tell = tell
        self._known: dict[Path, _Known] = {}
        self._sound: set[Path] = set()
        """The files that can be shown, by what is known of them."""
        self._rows: dict[str, list[str]] = {}
        """The positions of the matches that this window writes, oldest first."""
        self._own: set[Path] = set()
        """The positions that this window has written."""
        self.window = f"deleted-{uuid4().hex[:12]}"
        """What tells the files that this window has deleted."""
        self._deleted: dict[str, list[tuple[Path, Path]]] = {}
        """Where deleted files went, and from where."""
        self._unreadable: set[Path] = set()

    # What is there

    def matches(self) -> dict[str, list[str]]:
        """The positions of every unfinished match by their files' names, newest first."""
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
        """The files that are no positions: what a player saved under a name, or brought from elsewhere."""
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
        """The first of the files that can be shown, with its head."""
        paths = (self.folder / name for name in names)
        heads = ((path, self.head(path, checked=checked)) for path in paths)
        return next(((path, head) for path, head in heads if head is not None), None)

    def head(self, path: Path, *, checked: bool = True) -> Head | None:
        """What a list shows of a file; where it is not ``checked``, only what needs none of its game's rules is sure.

        A file that cannot be used is set aside, or left alone where that fails, and told of.
        """
        with suppress(NotOpened):
            return self._attempt(path, lambda: self._head(path, checked=checked))
        return None

    def is_sound(self, path: Path, head: Head) -> bool:
        """Whether what was read of a file can be shown; one of which it cannot is set aside."""
        with suppress(NotOpened):
            self._attempt(path, lambda: self._check(path, head))
        return path in self._sound

    def _head(self, path: Path, *, checked: bool) -> Head:
        found, known = path.stat(), self._known.get(path)
        mark = (found.st_size, found.st_mtime_ns, found.st_ino)
        if known is None or known.mark != mark:
            usual = S_ISREG(found.st_mode) and found.st_size <= LARGEST  # which need not be asked twice
            head = decode_head(path.read_bytes() if usual else read_file(path, LARGEST))
            _check_name(path, head.id)
            known = self._known[path] = _Known(mark, head)
            self._sound.discard(path)
        if checked:
            self._check(path, known.head)
        return known.head

    def _check(self, path: Path, head: Head) -> None:
        if path not in self._sound:
            check_head(head)
            self._sound.add(path)

    # Opening

    def open(self, names: Iterable[str]) -> tuple[Document, Replayed]:
        """The first of the files that holds a match, with the match. Raises NotOpened with what is wrong."""
        problem = NotOpened("This match is not there any more: it was finished or deleted.")
        for path in (self.folder / name for name in names):
            try:
                return self._attempt(path, partial(_restored, path))
            except NotOpened as found:
                problem = found
        raise problem

    # Writing

    def add(self, match_id: str, data: bytes) -> None:
        """Keeps one more position of a match, and of the earlier ones a few."""
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
        """Others may write to the match from now on."""
        self._rows.pop(match_id, None)

    def remove(self, match_id: str, *, others: bool) -> None:
        """Removes the positions of a match; those that ``others`` wrote only where nobody else can play it."""
        for name in self.matches().get(match_id, []):
            if others or self.folder / name in self._own:
                self._remove(self.folder / name)
        self.forget(match_id)

    def _remove(self, path: Path) -> None:
        """Removes a position, but not one that turns out to be something else: that is set aside."""
        if path in self._own or self.head(path, checked=False) is not None:
            path.unlink(missing_ok=True)
        self._known.pop(path, None)
        self._own.discard(path)

    def write_named(self, path: Path, data: bytes) -> None:
        """Writes a save over an earlier one of its name, but over nothing else. Raises OSError."""
        if os.path.lexists(path):
            self.head(path)  # sets aside what is not a match
            if path in self._unreadable:
                raise PermissionError(f"{path.name} holds something else and cannot be moved")
        write_atomically(path, data)

    # Deleting

    def put_away(self, key: str, names: Iterable[str]) -> None:
        """Deletes files so that they can be brought back as long as nobody sweeps."""
        away = self._deleted.setdefault(key, [])
        for path in map(self.folder.joinpath, names):
            hidden = path.with_name(f".{sha256(os.fsencode(path.name)).hexdigest()[:16]}.{self.window}")
            with suppress(FileNotFoundError):
                path.replace(hidden)
                away.append((hidden, path))

    def bring_back(self, key: str) -> bool:
        """Undoes a deletion; whether all is there again. Nothing that has the name by now is overwritten."""
        away = self._deleted.pop(key, [])
        left = [(hidden, path) for hidden, path in away if not _moved_back(hidden, path)]
        if left:
            self._deleted[key] = left
        return bool(away) and not left

    def deleted(self) -> dict[str, list[Path]]:
        """The files that were deleted and are still there, by the window that can bring them back."""
        found: dict[str, list[Path]] = {}
        for path in self.folder.glob(".*.deleted-*"):
            found.setdefault(path.suffix[1:], []).append(path)
        return found

    # What cannot be used

    def _attempt(self, path: Path, read: Callable[[], T]) -> T:
        """What is read from a file. Raises NotOpened, and sets the file aside where that is its own fault."""
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
        names = one_line(path.name, SHOWN), one_line(kept.name, SHOWN)
        self._tell(f"The saved match {names[0]} cannot be used: {problem}. It was kept as {names[1]}.")

    def _leave_alone(self, path: Path, why: str) -> None:
        if path not in self._unreadable:
            self._unreadable.add(path)
            LOG.warning("%s %s", one_line(path.name), why)
            self._tell(f"The saved match {one_line(path.name, SHOWN)} {why}.")


def _restored(path: Path) -> tuple[Document, Replayed]:
    document, replayed = restore(read_file(path, LARGEST))
    _check_name(path, document.id)
    return document, replayed


def number_in(name: str) -> int:
    """Which position of its match a file of that name holds; 0 for one that claims more than there can be."""
    found = _POSITION.fullmatch(name) or _AUTOSAVE.fullmatch(name)
    number = int(found[found.re.groups]) if found else 0
    return number if number < LAST_NUMBER else 0


def _moved_back(hidden: Path, path: Path) -> bool:
    """Gives a deleted file its name again, unless something else has it by now."""
    if os.path.lexists(path):
        return False
    try:
        hidden.rename(path)
    except OSError:
        return False
    return True


def _check_name(path: Path, match_id: str) -> None:
    """Raises Damaged for a position whose name is that of another match."""
    found = _POSITION.fullmatch(path.name)
    if found and found[1] != match_id:
        raise Damaged("the file is damaged: it has the name of another match")
