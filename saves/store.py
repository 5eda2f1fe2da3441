"""Stores matches on disk: unfinished ones, named saves, and finished ones on their way into the history."""

from __future__ import annotations

import logging
import os
import re
import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4
from weakref import WeakKeyDictionary

from game.match import Match
from game.plain import plain
from saves.atomic import sweep
from saves.document import Document, Head, Replayed, describe, encode, now
from saves.history import History
from saves.locks import Locks
from saves.match_files import MatchFiles, NotOpened, number_in
from saves.writer import Writer

__all__ = ["NotOpened", "OpenElsewhere", "Saved", "Store"]

LOG = logging.getLogger(__name__)

MAX_COUNTED_PAUSE = 300
"""Longest time between two decisions that counts as played, in seconds; a longer one was a pause."""
LONGEST_NAME = 60
UNNAMED = "Saved match"
FUTURE_TOLERANCE = timedelta(days=1)
"""A save dated further in the future than this counts as the oldest, so that new ones can follow."""


class OpenElsewhere(NotOpened):
    """The match is being played in another window; the message tells the player."""

    def __init__(self) -> None:
        super().__init__("This match is open in another window.")


class Saved(NamedTuple):
    """A stored match that can be continued."""

    path: Path
    automatic: bool
    """Whether it is an unfinished match that was stored automatically, not a named save."""
    document: Head
    elsewhere: bool = False
    """Whether another window plays it."""

    @property
    def name(self) -> str:
        """Returns the player's name for it, or the file name if it was brought from elsewhere."""
        return self.document.name or plain(self.path.stem, LONGEST_NAME) or UNNAMED

    @property
    def key(self) -> str:
        """Returns the key of what is deleted with it: a whole match, or one file."""
        return self.document.id if self.automatic else self.path.name


class _Play:
    """What the store remembers of a match in memory."""

    def __init__(self, match_id: str | None = None, seconds: float = 0) -> None:
        self.id = match_id or uuid4().hex
        self.seconds = seconds
        self.since: float | None = None
        self.finished = False
        self.presses = 0
        """Number of decisions by people when it was opened from a save, which already contains them."""


class Store:
    """Saves and loads the matches in one folder. Its methods are for the frames' thread; another thread writes."""

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
        """``tell`` gets messages for the player; ``version`` is the program's version."""
        self._folder = folder
        self._history = history
        self._writer = writer
        self._tell = tell
        self._version = version
        self._clock = clock
        self._plays: WeakKeyDictionary[Match, _Play] = WeakKeyDictionary()
        self._files = MatchFiles(folder, tell)
        self._locks = Locks(folder)
        writer.submit("sweep", self._sweep)

    def _sweep(self) -> None:
        sweep(self._folder)
        self._locks.sweep()
        for window, paths in self._files.deleted().items():
            if self._locks.claim(window):  # its window is gone, so nobody can restore them
                for path in paths:
                    path.unlink(missing_ok=True)
                self._locks.release(window)
        for ended in self._history.awaiting():
            if self._locks.claim(ended.id):
                self._remove_what_led_to_its_end(ended.id)
        self._history.begin()

    def autosave(self, match: Match) -> None:
        """Stores the match and returns at once. Called after every decision and concession.

        A finished match leaves the unfinished ones and enters the history, once however often this is called. A match
        in which no person has decided anything since it began, or since it was opened from a named save, is not stored.
        """
        play = self._play_of(match)
        if match.decision is None:
            self._finish(match, play)
            return
        if match.presses == play.presses:
            return
        if play.finished:  # taken back from its end: the finished match stays, and this one is new
            play = self._plays[match] = _Play(seconds=play.seconds)
        document = self._document(match, play)
        self._writer.submit(f"autosave {play.id}", lambda: self._write_autosave(document))

    def is_stored(self, match: Match) -> bool:
        """Returns whether the last write of the match has ended, successfully or not. Never waits."""
        play = self._plays.get(match)
        return play is None or not any(self._writer.has(f"{job} {play.id}") for job in ("autosave", "finish"))

    def leave(self, match: Match) -> None:
        """Releases the match: once everything is written, other windows may continue it."""
        play = self._plays.get(match)
        if play is not None:
            self._writer.submit(f"leave {play.id}", lambda: self._release(play.id))

    def _release(self, match_id: str) -> None:
        self._files.forget(match_id)
        self._locks.release(match_id)

    def close(self) -> None:
        """Releases all matches, because this window is closed."""
        self._locks.release_all()

    def save_as(self, match: Match, name: str) -> None:
        """Stores the match under a name, replacing an earlier save of that name. Returns at once."""
        document = self._document(match, self._play_of(match), clean_name(name))
        path = self.path_of(name)
        self._writer.submit(f"save {path.name}", lambda: self._files.write_named(path, encode(document)))

    def exists(self, name: str) -> bool:
        """Returns whether a save of that name would be overwritten."""
        self._writer.flush()
        return os.path.lexists(self.path_of(name))

    def path_of(self, name: str) -> Path:
        """Returns the file for a name: readable, safe on every system, and different for every name."""
        name = clean_name(name)
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-") or "match"
        return self._folder / f"{slug}-{sha256(name.encode()).hexdigest()[:10]}.json"

    def delete(self, saved: Saved) -> None:
        """Deletes a save, or an unfinished match that no other window plays. ``undelete`` restores it."""
        if saved.automatic:
            self._writer.cancel(f"autosave {saved.key}")
            self._writer.submit(f"delete {saved.key}", lambda: self._delete_match(saved.key))
        else:
            self._writer.submit(f"save {saved.path.name}", lambda: self._put_away(saved.key, [saved.path.name]))

    def undelete(self, saved: Saved) -> bool:
        """Restores what was deleted in this window. Returns whether it is there again, or still."""
        self._writer.flush()
        failed = self._writer.cancel(f"{'delete' if saved.automatic else 'save'} {saved.key}")
        return self._files.bring_back(saved.key) or failed

    def _delete_match(self, match_id: str) -> None:
        if not self._locks.claim(match_id):
            self._tell(f"{OpenElsewhere()} It was not deleted.")
            return
        self._put_away(match_id, self._files.matches().get(match_id, []))
        self._release(match_id)

    def _put_away(self, key: str, names: list[str]) -> None:
        self._locks.claim(self._files.window)  # nobody sweeps until this window closes
        self._files.put_away(key, names)

    def saves(self) -> list[Saved]:
        """Returns the unfinished matches at their newest position, then the named saves, newest first.

        Nothing is replayed. Matches open in another window come after those that can be opened. Unusable files are set
        aside with a message; the content of the others is verified only when they are opened.
        """
        self._writer.flush()
        heads = ((path, self._files.head(path)) for path in self._files.named())
        named = [Saved(path, False, head) for path, head in heads if head is not None]
        unfinished = sorted(self._unfinished(), key=lambda saved: saved.elsewhere)
        return [*unfinished, *sorted(named, key=_moment, reverse=True)]

    def newest(self) -> Saved | None:
        """Returns the match that Continue offers: the newest unfinished one that no other window plays."""
        self._writer.flush()
        return next((saved for saved in self._unfinished() if not saved.elsewhere), None)

    def waiting(self) -> int:
        """Returns the number of unfinished matches that no other window plays, without checks by the games' rules."""
        self._writer.flush()
        return sum(not saved.elsewhere for saved in self._unfinished(checked=False))

    def _unfinished(self, *, checked: bool = True) -> Iterator[Saved]:
        """Yields the unfinished matches, newest first; each is checked when it is reached."""
        matches = self._files.matches()
        found = {key: newest for key in matches if (newest := self._newest(key, matches[key]))}
        finished = {match_id for match_id in found if self._history.has(match_id)}
        taken = self._locks.taken()
        order = sorted((Saved(path, True, head) for path, head in found.values()), key=_moment, reverse=True)
        for saved in order:
            good = self._sound(saved) if checked else saved
            if good and not self._is_over(good, finished):
                yield good._replace(elsewhere=saved.key in taken and self._locks.elsewhere(saved.key))

    def _newest(self, match_id: str, positions: list[str]) -> tuple[Path, Head] | None:
        """Returns the newest position. Looks twice, since the window that plays it may just have replaced all files."""
        found = self._files.newest(positions, checked=False)
        return found or self._files.newest(self._files.matches().get(match_id, []), checked=False)

    def _sound(self, saved: Saved) -> Saved | None:
        """Returns the match at that position, or at the newest position that can be shown."""
        if self._files.is_sound(saved.path, saved.document):
            return saved
        names = self._files.matches().get(saved.key, [])
        newest = self._files.newest([name for name in names if name != saved.path.name])
        return Saved(newest[0], True, newest[1]) if newest else None

    def _is_over(self, saved: Saved, finished: set[str]) -> bool:
        """Returns whether the match ended after that position. The history may hold another ending of it."""
        if saved.document.summary.result is None and saved.key not in finished:
            return False
        with suppress(NotOpened):
            document, _ = self._files.open([saved.path.name])
            return document.summary.result is not None or self._history.ends(document)
        return True

    def resume(self) -> Replayed | None:
        """Opens the match that Continue offers. Returns None if none can be opened."""
        self._writer.flush()
        for saved in self._unfinished():
            with suppress(NotOpened):
                return self.load(saved)
        return None

    def load(self, saved: Saved) -> Replayed:
        """Opens a match. If it replays differently, it ends there, with the problem in words.

        Opens the current files on disk, whatever was listed. A named save of a match in the history is practice,
        because that match has already counted. A named save of a match that has gone further, or is played in another
        window, becomes a new match, so that nothing is overwritten. Raises NotOpened, and OpenElsewhere for an
        unfinished match that another window plays.
        """
        document, replayed = self._claimed(saved.key) if saved.automatic else self._files.open([saved.path.name])
        same = not replayed.problem and (saved.automatic or self._may_go_on(document, replayed))
        if replayed.problem:
            LOG.warning("%s: %s", saved.path.name, replayed.problem)
            self._plays[replayed.match] = _Play()
        else:
            play = self._plays[replayed.match] = _Play(document.id if same else None, document.seconds)
            play.presses = 0 if saved.automatic else replayed.match.presses
        return replayed

    def look_at(self, saved: Saved) -> Replayed:
        """Opens a match for watching from the current files, without claiming it. Raises NotOpened."""
        names = self._files.matches().get(saved.key, []) if saved.automatic else [saved.path.name]
        return self._files.open(names)[1]

    def _claimed(self, match_id: str) -> tuple[Document, Replayed]:
        """Opens an unfinished match and claims it for this window."""
        self._writer.cancel(f"leave {match_id}")
        if not self._locks.claim(match_id):
            raise OpenElsewhere
        self._files.forget(match_id)
        try:
            document, replayed = self._files.open(self._files.matches().get(match_id, []))
        except NotOpened:
            self._locks.release(match_id)
            raise
        if replayed.problem:  # watched, not played
            self._locks.release(match_id)
        return document, replayed

    def _may_go_on(self, document: Document, replayed: Replayed) -> bool:
        """Returns whether a named save continues the match that it was saved from."""
        if self._history.has(document.id):
            replayed.match.practice = True
            return False
        return not self._gone_further(document) and self._locks.claim(document.id)

    def _gone_further(self, document: Document) -> bool:
        """Returns whether a stored position of the same match is further on."""
        heads = (self._files.head(self._folder / name) for name in self._files.matches().get(document.id, []))
        return any(head is not None and head.decisions > len(document.match.actions) for head in heads)

    def _play_of(self, match: Match) -> _Play:
        """Returns what is remembered of the match, with the time since its last save added."""
        play = self._plays.setdefault(match, _Play())
        time_now = self._clock()
        if play.since is not None:
            play.seconds += min(max(0.0, time_now - play.since), MAX_COUNTED_PAUSE)
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
            if not self._locks.claim(document.id):
                raise PermissionError(str(OpenElsewhere()))
            try:
                self._history.keep(document)
                self._remove(document.id)
            finally:
                self._history.begin()

        self._writer.cancel(f"autosave {play.id}")
        self._writer.submit(f"finish {play.id}", job)

    def _remove_what_led_to_its_end(self, match_id: str) -> None:
        """Removes a match that is over, but not another continuation of it from a copy of its file."""
        with suppress(NotOpened):
            document, _ = self._files.open(self._files.matches().get(match_id, []))
            if self._history.ends(document):
                self._remove(match_id)
        self._release(match_id)

    def _remove(self, match_id: str) -> None:
        """Removes a finished match that this window has claimed."""
        self._files.remove(match_id, others=self._locks.holds(match_id))
        self._release(match_id)

    def _write_autosave(self, document: Document) -> None:
        if not self._locks.claim(document.id):
            raise PermissionError(str(OpenElsewhere()))
        self._files.add(document.id, encode(document))


def clean_name(name: str) -> str:
    """Returns a player's name for a save, cleaned for display in one line."""
    return plain(name, LONGEST_NAME) or UNNAMED


def _moment(saved: Saved) -> tuple[bool, datetime, int]:
    """Returns the sort key of saves, newest last."""
    at = saved.document.saved
    return at <= now() + FUTURE_TOLERANCE, at, number_in(saved.path.name)
