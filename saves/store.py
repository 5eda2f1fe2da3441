"""Matches on the disk: autosaves, named saves, and the way of a finished match into the history."""

from __future__ import annotations

import logging
import os
import re
import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4
from weakref import WeakKeyDictionary

from game.match import Match
from saves.atomic import SET_ASIDE, NoFile, read_file, set_aside, sweep, write_atomically, write_new
from saves.document import Damaged, Document, Foreign, Replayed, Unreadable, decode, describe, encode, now, replay
from saves.history import History
from saves.locks import Locks
from saves.plain import one_line, plain
from saves.writer import Writer

__all__ = ["OpenElsewhere", "Saved", "Store"]

LOG = logging.getLogger(__name__)

AUTOSAVES = 3
"""Positions of the newest match, and unfinished matches, that are kept."""
LARGEST = 8_000_000
"""Bytes; ten times the longest match of any game."""
LONGEST_THOUGHT = 300
"""Seconds between two decisions that count as played; who was away longer did not play."""
LONGEST_NAME = 60
UNNAMED = "Saved match"
SHOWN = 60
"""Letters of a file's name in a sentence."""

LAST_NUMBER = 90_000_000
"""No match counts up to here; an autosave that claims more is older than all others, so that these can go on."""

_AUTOSAVE = re.compile(r"autosave-(\d{8})\.json", re.ASCII)
_SET_ASIDE = re.compile(SET_ASIDE)


class OpenElsewhere(ValueError):
    """The match is being played in another window; the message says so to the player."""

    def __init__(self) -> None:
        super().__init__("This match is open in another window.")


class Saved(NamedTuple):
    """A match on the disk that can be gone on with."""

    path: Path
    automatic: bool
    document: Document
    elsewhere: bool = False
    """Whether another window plays it."""

    @property
    def name(self) -> str:
        """What the player called it; for a file brought from elsewhere, the file's name."""
        return self.document.name or plain(self.path.stem, LONGEST_NAME) or UNNAMED


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
        self._own: set[Path] = set()
        """The autosaves that this window has written."""
        self._unreadable: set[Path] = set()
        self._locks = Locks(folder)
        writer.submit("sweep", self._sweep)

    def _sweep(self) -> None:
        sweep(self._folder)
        self._locks.sweep()

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

    def is_stored(self, match: Match) -> bool:
        """Whether the writing of the match as it was last handed over has ended, well or not; never waits."""
        play = self._plays.get(match)
        return play is None or not any(self._writer.has(f"{job} {play.id}") for job in ("autosave", "finish"))

    def leave(self, match: Match) -> None:
        """The match is not played in this window any longer: once all of it is written, others may go on with it."""
        play = self._plays.get(match)
        if play is not None:
            self._writer.submit(f"leave {play.id}", lambda: self._locks.release(play.id))

    def close(self) -> None:
        """Leaves all matches: this window is closed."""
        self._locks.release_all()

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
            self._writer.submit(f"delete {saved.document.id}", lambda: self._delete_match(saved.document.id))
        else:
            self._writer.submit(f"save {saved.path.name}", lambda: saved.path.unlink(missing_ok=True))

    def saves(self) -> list[Saved]:
        """The newest autosave of each unfinished match, then the named saves, newest first.

        Matches that are open in another window are among them.
        """
        self._writer.flush()
        found = [saved._replace(elsewhere=self._locks.elsewhere(saved.document.id)) for saved in self._autosaves()]
        autosaves = {saved.document.id: saved for saved in reversed(found)}
        unfinished = sorted(autosaves.values(), key=lambda saved: _age(saved.path), reverse=True)
        named = sorted(self._named(), key=lambda saved: saved.document.saved, reverse=True)
        return unfinished + named

    def newest(self) -> Saved | None:
        """The autosave that Continue offers: the newest one that no other window plays on.

        Files that cannot be used are set aside with a notice.
        """
        self._writer.flush()
        return next((saved for saved in self._autosaves() if not self._locks.elsewhere(saved.document.id)), None)

    def resume(self) -> Replayed | None:
        """The match that Continue offers, or None if there is none."""
        self._writer.flush()
        for saved in self._autosaves():
            with suppress(OpenElsewhere):
                return self.load(saved)
        return None

    def load(self, saved: Saved) -> Replayed:
        """Brings a match back; one that replays differently comes up to there, with the problem in words.

        A named save of a match that is in the history already counts as practice: it has been counted once. A named
        save of a match that has gone further since, or is played in another window, begins a match of its own, so that
        nothing played is overwritten. Raises OpenElsewhere for the autosave of a match that another window plays.
        """
        document = saved.document
        replayed = replay(document.match)
        if replayed.problem:
            LOG.warning("%s: %s", saved.path.name, replayed.problem)
            play = _Play()
        elif saved.automatic:
            if not self._locks.claim(document.id):
                raise OpenElsewhere
            play = _Play(document.id, document.seconds)
        elif self._history.has(document.id):
            play = _Play(seconds=document.seconds)
            replayed.match.practice = True
        elif self._gone_further(document) or not self._locks.claim(document.id):
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
            self._locks.release(document.id)

        self._writer.cancel(f"autosave {play.id}")
        self._writer.submit(f"finish {play.id}", job)

    def _write_autosave(self, document: Document) -> None:
        if not self._locks.claim(document.id):
            raise PermissionError(str(OpenElsewhere()))
        data = encode(document)
        number = max((number for number, _ in self._numbered() if number < LAST_NUMBER), default=0) + 1
        while not write_new(path := self._folder / f"autosave-{number:08}.json", data):
            number += 1  # another window has just taken it
        self._ids[path] = document.id
        self._own.add(path)
        self._prune(document.id)

    def _prune(self, playing: str) -> None:
        """Removes autosaves: all but the newest ones of the match that is played and the last one of a few others.

        Nothing is removed of matches that are open in another window.
        """
        matches: dict[str, int] = {}
        for path in self._autosave_paths():
            match_id = self._id_in(path)
            if match_id is None:
                continue
            place = matches[match_id] = matches.get(match_id, 0) + 1
            recent = list(matches).index(match_id) < AUTOSAVES
            kept = place <= (AUTOSAVES if match_id == playing else 1 if recent else 0)
            if not kept and not self._locks.elsewhere(match_id):
                self._remove(path)

    def _remove_autosaves(self, match_id: str) -> None:
        """Removes the autosaves of a match; without a lock of it, only those that are this window's for certain."""
        for path in self._autosave_paths():
            if self._id_in(path) == match_id and (path in self._own or self._locks.holds(match_id)):
                self._remove(path)

    def _remove(self, path: Path) -> None:
        path.unlink(missing_ok=True)
        self._ids.pop(path, None)
        self._own.discard(path)

    def _delete_match(self, match_id: str) -> None:
        """Removes what was stored of a match that no other window plays."""
        if self._locks.claim(match_id):
            self._remove_autosaves(match_id)
            self._locks.release(match_id)

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
        """The good autosaves of unfinished matches, newest first; the newest one of a match says whether it goes on."""
        over: dict[str, bool] = {}
        for path in self._autosave_paths():
            document = self._read(path)
            if document is None:
                continue
            self._ids[path] = document.id
            if document.id not in over:
                over[document.id] = document.summary.result is not None or self._history.ends(document)
            if not over[document.id]:
                yield Saved(path, True, document)

    def _named(self) -> Iterator[Saved]:
        for path in self._files():
            if not _AUTOSAVE.fullmatch(path.name) and not _SET_ASIDE.search(path.stem):
                document = self._read(path)
                if document is not None:
                    yield Saved(path, False, document)

    def _autosave_paths(self) -> list[Path]:
        return sorted((path for _, path in self._numbered()), key=_age, reverse=True)

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
            return decode(read_file(path, LARGEST))
        except FileNotFoundError:
            return None
        except NoFile as problem:
            self._put_aside(path, Foreign(str(problem)) if not path.is_file() else Damaged(str(problem)))
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
        LOG.warning("%s was set aside as %s: %s", one_line(path.name), one_line(kept.name), problem)
        names = one_line(path.name, SHOWN), one_line(kept.name, SHOWN)
        self._tell(f"The saved match {names[0]} cannot be used: {problem}. It was kept as {names[1]}.")

    def _leave_alone(self, path: Path, why: str) -> None:
        if path not in self._unreadable:
            self._unreadable.add(path)
            LOG.warning("%s %s", one_line(path.name), why)
            self._tell(f"The saved match {one_line(path.name, SHOWN)} {why}.")


def clean_name(name: str) -> str:
    """A player's name for a save, fit to be shown in one line."""
    return plain(name, LONGEST_NAME) or UNNAMED


def _age(path: Path) -> tuple[bool, str]:
    """What orders autosaves, newest last."""
    found = _AUTOSAVE.fullmatch(path.name)
    return found is not None and int(found[1]) < LAST_NUMBER, path.name
