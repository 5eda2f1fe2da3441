"""Matches on the disk: autosaves, named saves, and the way of a finished match into the history."""

from __future__ import annotations

import logging
import os
import re
import stat
import time
import unicodedata
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4
from weakref import WeakKeyDictionary

from game.match import Match
from saves.atomic import SET_ASIDE, set_aside, sweep, write_atomically
from saves.document import Damaged, Document, Foreign, Replayed, Unreadable, decode, describe, encode, now, replay
from saves.history import History
from saves.writer import Writer

__all__ = ["Saved", "Store"]

LOG = logging.getLogger(__name__)

AUTOSAVES = 3
"""Positions of the newest match, and unfinished matches, that are kept."""
LARGEST = 8_000_000
"""Bytes; ten times the longest match of any game."""
LONGEST_THOUGHT = 300
"""Seconds between two decisions that count as played; who was away longer did not play."""
LONGEST_NAME = 60

_AUTOSAVE = re.compile(r"autosave-(\d{8})\.json")
_SET_ASIDE = re.compile(SET_ASIDE)


class Saved(NamedTuple):
    """A match on the disk that can be gone on with."""

    path: Path
    automatic: bool
    document: Document

    @property
    def name(self) -> str:
        """What the player called it; for a file brought from elsewhere, the file's name."""
        return self.document.name or self.path.stem


class _Play:
    """What the store remembers of a match in memory."""

    def __init__(self, match_id: str | None = None, seconds: float = 0) -> None:
        self.id = match_id or uuid4().hex
        self.seconds = seconds
        self.since: float | None = None
        self.finished = False


class Store:
    """Saves and loads matches in one folder. Its methods are for the frames' thread; writing happens on another."""

    def __init__(
        self,
        folder: Path,
        history: History,
        writer: Writer,
        tell: Callable[[str], None],
        *,
        version: str = "",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``tell`` takes sentences for the player; ``version`` is the program's."""
        self._folder = folder
        self._history = history
        self._writer = writer
        self._tell = tell
        self._version = version
        self._clock = clock
        self._plays: WeakKeyDictionary[Match, _Play] = WeakKeyDictionary()
        self._ids: dict[Path, str] = {}
        """The match in each autosave that is known to be good."""
        self._unreadable: set[Path] = set()
        writer.submit("sweep", lambda: sweep(folder))

    def autosave(self, match: Match) -> None:
        """Keeps the match as it stands and returns at once: to be called after every decision and concession.

        A match that is over leaves the autosaves and enters the history, once however often this is called.
        """
        play = self._play_of(match)
        if match.decision is None:
            self._finish(match, play)
            return
        if play.finished:  # it was taken back from its end: what is finished stays so, and this is another match
            play = self._plays[match] = _Play(seconds=play.seconds)
        document = self._document(match, play)
        self._writer.submit(f"autosave {play.id}", lambda: self._write_autosave(document))

    def save_as(self, match: Match, name: str) -> None:
        """Keeps the match under a name, in place of an earlier save of that name; returns at once."""
        document = self._document(match, self._play_of(match), clean_name(name))
        path = self.path_of(name)
        self._writer.submit(f"save {path.name}", lambda: self._write_named(path, document))

    def exists(self, name: str) -> bool:
        """Whether a save of that name would be overwritten."""
        self._writer.flush()
        return os.path.lexists(self.path_of(name))

    def path_of(self, name: str) -> Path:
        """The file for a name: readable, safe on every system, and another one for every other name."""
        name = clean_name(name)
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-") or "match"
        return self._folder / f"{slug}-{sha256(name.encode()).hexdigest()[:10]}.json"

    def delete(self, saved: Saved) -> None:
        """Deletes a save; with an autosave, all autosaves of its match."""
        if saved.automatic:
            self._writer.cancel(f"autosave {saved.document.id}")
            self._writer.submit(f"delete {saved.document.id}", lambda: self._remove_autosaves(saved.document.id))
        else:
            self._writer.submit(f"save {saved.path.name}", lambda: saved.path.unlink(missing_ok=True))

    def saves(self) -> list[Saved]:
        """The newest autosave of each unfinished match, then the named saves, newest first."""
        self._writer.flush()
        autosaves = {saved.document.id: saved for saved in reversed(list(self._autosaves()))}
        unfinished = sorted(autosaves.values(), key=lambda saved: saved.path.name, reverse=True)
        named = sorted(self._named(), key=lambda saved: saved.document.saved, reverse=True)
        return unfinished + named

    def newest(self) -> Saved | None:
        """The autosave that Continue offers; files that cannot be used are set aside with a notice."""
        self._writer.flush()
        return next(self._autosaves(), None)

    def resume(self) -> Replayed | None:
        """The match of the newest good autosave, or None if there is none."""
        saved = self.newest()
        return self.load(saved) if saved else None

    def load(self, saved: Saved) -> Replayed:
        """Brings a match back; one that replays differently comes up to there, with the problem in words.

        A named save of a match that is in the history already counts as practice: it has been counted once. A named
        save of a match that has gone further since begins a match of its own, so that nothing played is overwritten.
        """
        document = saved.document
        replayed = replay(document.match)
        if replayed.problem:
            LOG.warning("%s: %s", saved.path.name, replayed.problem)
            play = _Play()
        elif self._history.has(document.id):
            play = _Play(seconds=document.seconds)
            replayed.match.practice = True
        elif not saved.automatic and self._gone_further(document):
            play = _Play(seconds=document.seconds)
        else:
            play = _Play(document.id, document.seconds)
        self._plays[replayed.match] = play
        return replayed

    def _gone_further(self, document: Document) -> bool:
        """Whether an autosave of the same match holds more than this."""
        same = [each.document for each in self._autosaves() if each.document.id == document.id]
        return any(len(each.match.actions) > len(document.match.actions) for each in same)

    def _play_of(self, match: Match) -> _Play:
        """What is remembered of the match, with the time since its last save added."""
        play = self._plays.setdefault(match, _Play())
        time_now = self._clock()
        if play.since is not None:
            play.seconds += min(max(0.0, time_now - play.since), LONGEST_THOUGHT)
        play.since = time_now
        return play

    def _document(self, match: Match, play: _Play, name: str = "") -> Document:
        return Document(
            app=self._version,
            saved=now(),
            id=play.id,
            name=name,
            seconds=round(play.seconds),
            summary=describe(match),
            match=match.record(),
        )

    def _finish(self, match: Match, play: _Play) -> None:
        if play.finished:
            return
        play.finished = True
        document = self._document(match, play)

        def job() -> None:
            self._history.add(document)
            self._remove_autosaves(document.id)

        self._writer.cancel(f"autosave {play.id}")
        self._writer.submit(f"finish {play.id}", job)

    def _write_autosave(self, document: Document) -> None:
        newest = max((number for number, _ in self._numbered()), default=0)
        path = self._folder / f"autosave-{newest + 1:08}.json"
        write_atomically(path, encode(document))
        self._ids[path] = document.id
        self._prune()

    def _prune(self) -> None:
        """Removes autosaves, but for the newest ones and the newest one of each of the last few matches."""
        matches: list[str] = []
        for place, path in enumerate(self._autosave_paths()):
            match_id = self._id_in(path)
            if match_id is None:
                continue
            newest_of_match = match_id not in matches
            if newest_of_match:
                matches.append(match_id)
            if place >= AUTOSAVES and not (newest_of_match and len(matches) <= AUTOSAVES):
                path.unlink(missing_ok=True)
                self._ids.pop(path, None)

    def _remove_autosaves(self, match_id: str) -> None:
        for path in self._autosave_paths():
            if self._id_in(path) == match_id:
                path.unlink(missing_ok=True)
                self._ids.pop(path, None)

    def _id_in(self, path: Path) -> str | None:
        """Which match the autosave holds; None for a file that holds none, which is then set aside."""
        if path not in self._ids:
            document = self._read(path)
            if document is None:
                return None
            self._ids[path] = document.id
        return self._ids[path]

    def _write_named(self, path: Path, document: Document) -> None:
        if os.path.lexists(path):
            self._read(path)  # sets aside what is not a match, so that only a match is overwritten
            if path in self._unreadable:
                raise PermissionError(f"{path.name} holds something else and cannot be moved")
        write_atomically(path, encode(document))

    def _autosaves(self) -> Iterator[Saved]:
        """The good autosaves of unfinished matches, newest first."""
        for path in self._autosave_paths():
            document = self._read(path)
            if document is None:
                continue
            self._ids[path] = document.id
            if document.summary.result is None and not self._history.has(document.id):
                yield Saved(path, True, document)

    def _named(self) -> Iterator[Saved]:
        for path in self._files():
            if not _AUTOSAVE.fullmatch(path.name) and not _SET_ASIDE.search(path.stem):
                document = self._read(path)
                if document is not None:
                    yield Saved(path, False, document)

    def _autosave_paths(self) -> list[Path]:
        return [path for _, path in sorted(self._numbered(), reverse=True)]

    def _numbered(self) -> Iterator[tuple[int, Path]]:
        for path in self._files():
            found = _AUTOSAVE.fullmatch(path.name)
            if found:
                yield int(found[1]), path

    def _files(self) -> list[Path]:
        try:
            names = os.listdir(self._folder)
        except OSError:
            return []
        return [self._folder / name for name in sorted(names) if name.endswith(".json") and not name.startswith(".")]

    def _read(self, path: Path) -> Document | None:
        """The document in a file. One that cannot be used is set aside, or left alone where that fails, and told of."""
        try:
            return decode(_bytes_of(path))
        except FileNotFoundError:
            return None
        except Unreadable as problem:
            self._put_aside(path, problem)
        except OSError as problem:
            self._leave_alone(path, f"cannot be read ({problem.strerror})")
        return None

    def _put_aside(self, path: Path, problem: Unreadable) -> None:
        try:
            kept = set_aside(path, problem.label)
        except FileNotFoundError:
            return
        except OSError:
            self._leave_alone(path, f"cannot be used: {problem}")
            return
        self._ids.pop(path, None)
        LOG.warning("%s was set aside as %s: %s", path.name, kept.name, problem)
        self._tell(f"The saved match {path.name} cannot be used: {problem}. It was kept as {kept.name}.")

    def _leave_alone(self, path: Path, why: str) -> None:
        if path not in self._unreadable:
            self._unreadable.add(path)
            LOG.warning("%s %s", path.name, why)
            self._tell(f"The saved match {path.name} {why}.")


def clean_name(name: str) -> str:
    """A player's name for a save, fit to be shown in one line."""
    printable = "".join(letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", name))
    return " ".join(printable.split())[:LONGEST_NAME].strip() or "Saved match"


def _bytes_of(path: Path) -> bytes:
    """The bytes of a file. Raises OSError, or Unreadable for what cannot be a save."""
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise Foreign("it is not a file")
    if found.st_size > LARGEST:
        raise Damaged("the file is far too large")
    return path.read_bytes()
