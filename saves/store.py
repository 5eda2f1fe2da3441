"""Matches on the disk: unfinished ones, named saves, and the way of a finished match into the history."""

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
from saves.shelf import NotOpened, Shelf, number_in
from saves.writer import Writer

__all__ = ["NotOpened", "OpenElsewhere", "Saved", "Store"]

LOG = logging.getLogger(__name__)

LONGEST_THOUGHT = 300
"""Seconds between two decisions that count as played; who was away longer did not play."""
LONGEST_NAME = 60
UNNAMED = "Saved match"
AHEAD = timedelta(days=1)
"""What claims to be saved later than this from now is older than all others, so that these can go on."""


class OpenElsewhere(NotOpened):
    """The match is being played in another window; the message says so to the player."""

    def __init__(self) -> None:
        super().__init__("This match is open in another window.")


class Saved(NamedTuple):
    """A match on the disk that can be gone on with."""

    path: Path
    automatic: bool
    """Whether it is an unfinished match as it was left, and no save under a name."""
    document: Head
    elsewhere: bool = False
    """Whether another window plays it."""

    @property
    def name(self) -> str:
        """What the player called it; for a file brought from elsewhere, the file's name."""
        return self.document.name or plain(self.path.stem, LONGEST_NAME) or UNNAMED

    @property
    def key(self) -> str:
        """What is deleted with it: a whole match, or one file."""
        return self.document.id if self.automatic else self.path.name


class _Play:
    """What the store remembers of a match in memory."""

    def __init__(self, match_id: str | None = None, seconds: float = 0) -> None:
        self.id = match_id or uuid4().hex
        self.seconds = seconds
        self.since: float | None = None
        self.finished = False
        self.presses = 0
        """How often a person had pressed something when it was opened from a save, which holds all of that."""


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
        self._shelf = Shelf(folder, tell)
        self._locks = Locks(folder)
        writer.submit("sweep", self._sweep)

    def _sweep(self) -> None:
        sweep(self._folder)
        self._locks.sweep()
        for window, paths in self._shelf.deleted().items():
            if self._locks.claim(window):  # nobody is left who could bring them back
                for path in paths:
                    path.unlink(missing_ok=True)
                self._locks.release(window)
        for ended in self._history.awaiting():
            if self._locks.claim(ended.id):
                self._remove_what_led_to_its_end(ended.id)
        self._history.begin()

    def autosave(self, match: Match) -> None:
        """Keeps the match as it stands and returns at once: to be called after every decision and concession.

        A match that is over leaves the unfinished ones and enters the history, once however often this is called. One
        in which no person has decided anything since it was begun, or opened from a named save, is not kept.
        """
        play = self._play_of(match)
        if match.decision is None:
            self._finish(match, play)
            return
        if match.presses == play.presses:
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
            self._writer.submit(f"leave {play.id}", lambda: self._release(play.id))

    def _release(self, match_id: str) -> None:
        self._shelf.forget(match_id)
        self._locks.release(match_id)

    def close(self) -> None:
        """Leaves all matches: this window is closed."""
        self._locks.release_all()

    def save_as(self, match: Match, name: str) -> None:
        """Keeps the match under a name, in place of an earlier save of that name; returns at once."""
        document = self._document(match, self._play_of(match), clean_name(name))
        path = self.path_of(name)
        self._writer.submit(f"save {path.name}", lambda: self._shelf.write_named(path, encode(document)))

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
        """Deletes a save, or an unfinished match that no other window plays; see ``undelete``."""
        if saved.automatic:
            self._writer.cancel(f"autosave {saved.key}")
            self._writer.submit(f"delete {saved.key}", lambda: self._delete_match(saved.key))
        else:
            self._writer.submit(f"save {saved.path.name}", lambda: self._put_away(saved.key, [saved.path.name]))

    def undelete(self, saved: Saved) -> bool:
        """Brings back what was deleted in this window; whether it is there again, or still."""
        self._writer.flush()
        failed = self._writer.cancel(f"{'delete' if saved.automatic else 'save'} {saved.key}")
        return self._shelf.bring_back(saved.key) or failed

    def _delete_match(self, match_id: str) -> None:
        if not self._locks.claim(match_id):
            self._tell(f"{OpenElsewhere()} It was not deleted.")
            return
        self._put_away(match_id, self._shelf.matches().get(match_id, []))
        self._release(match_id)

    def _put_away(self, key: str, names: list[str]) -> None:
        self._locks.claim(self._shelf.window)  # until this window closes, nobody sweeps
        self._shelf.put_away(key, names)

    def saves(self) -> list[Saved]:
        """The unfinished matches at their newest position, then the named saves, newest first; nothing is replayed.

        Matches that are open in another window come after those that can be opened. Files that cannot be used are set
        aside with a notice; whether what the others say of themselves is true is seen when they are opened.
        """
        self._writer.flush()
        heads = ((path, self._shelf.head(path)) for path in self._shelf.named())
        named = [Saved(path, False, head) for path, head in heads if head is not None]
        unfinished = sorted(self._unfinished(), key=lambda saved: saved.elsewhere)
        return [*unfinished, *sorted(named, key=_moment, reverse=True)]

    def newest(self) -> Saved | None:
        """What Continue offers: the newest unfinished match that no other window plays."""
        self._writer.flush()
        return next((saved for saved in self._unfinished() if not saved.elsewhere), None)

    def waiting(self) -> int:
        """How many unfinished matches no other window plays, as far as that can be told without their games' rules."""
        self._writer.flush()
        return sum(not saved.elsewhere for saved in self._unfinished(checked=False))

    def _unfinished(self, *, checked: bool = True) -> Iterator[Saved]:
        """The unfinished matches, newest first; each one is checked when it is its turn."""
        matches = self._shelf.matches()
        found = {key: newest for key in matches if (newest := self._newest(key, matches[key]))}
        finished = {match_id for match_id in found if self._history.has(match_id)}
        taken = self._locks.taken()
        order = sorted((Saved(path, True, head) for path, head in found.values()), key=_moment, reverse=True)
        for saved in order:
            good = self._sound(saved) if checked else saved
            if good and not self._is_over(good, finished):
                yield good._replace(elsewhere=saved.key in taken and self._locks.elsewhere(saved.key))

    def _newest(self, match_id: str, positions: list[str]) -> tuple[Path, Head] | None:
        """The newest position; whoever plays the match meanwhile may have put others in the place of all of them."""
        found = self._shelf.newest(positions, checked=False)
        return found or self._shelf.newest(self._shelf.matches().get(match_id, []), checked=False)

    def _sound(self, saved: Saved) -> Saved | None:
        """The match at that position if it can be shown, or else at the newest one that can."""
        if self._shelf.is_sound(saved.path, saved.document):
            return saved
        names = self._shelf.matches().get(saved.key, [])
        newest = self._shelf.newest([name for name in names if name != saved.path.name])
        return Saved(newest[0], True, newest[1]) if newest else None

    def _is_over(self, saved: Saved, finished: set[str]) -> bool:
        """Whether the match has ended after that position: what the history has may be another ending of it, too."""
        if saved.document.summary.result is None and saved.key not in finished:
            return False
        with suppress(NotOpened):
            document, _ = self._shelf.open([saved.path.name])
            return document.summary.result is not None or self._history.ends(document)
        return True

    def resume(self) -> Replayed | None:
        """The match that Continue offers, or None if there is none that can be opened."""
        self._writer.flush()
        for saved in self._unfinished():
            with suppress(NotOpened):
                return self.load(saved)
        return None

    def load(self, saved: Saved) -> Replayed:
        """Brings a match back; one that replays differently comes up to there, with the problem in words.

        What is opened is what lies on the disk by now, whatever was listed. A named save of a match that is in the
        history already counts as practice: it has been counted once. A named save of a match that has gone further
        since, or is played in another window, begins a match of its own, so that nothing played is overwritten.
        Raises NotOpened, and OpenElsewhere for an unfinished match that another window plays.
        """
        document, replayed = self._claimed(saved.key) if saved.automatic else self._shelf.open([saved.path.name])
        same = not replayed.problem and (saved.automatic or self._may_go_on(document, replayed))
        if replayed.problem:
            LOG.warning("%s: %s", saved.path.name, replayed.problem)
            self._plays[replayed.match] = _Play()
        else:
            play = self._plays[replayed.match] = _Play(document.id if same else None, document.seconds)
            play.presses = 0 if saved.automatic else replayed.match.presses
        return replayed

    def look_at(self, saved: Saved) -> Replayed:
        """A match to look on at, as it lies on the disk by now: nothing is claimed. Raises NotOpened."""
        names = self._shelf.matches().get(saved.key, []) if saved.automatic else [saved.path.name]
        return self._shelf.open(names)[1]

    def _claimed(self, match_id: str) -> tuple[Document, Replayed]:
        """An unfinished match as it is now, which this window plays from now on."""
        self._writer.cancel(f"leave {match_id}")
        if not self._locks.claim(match_id):
            raise OpenElsewhere
        self._shelf.forget(match_id)
        try:
            document, replayed = self._shelf.open(self._shelf.matches().get(match_id, []))
        except NotOpened:
            self._locks.release(match_id)
            raise
        if replayed.problem:  # it is watched, not played
            self._locks.release(match_id)
        return document, replayed

    def _may_go_on(self, document: Document, replayed: Replayed) -> bool:
        """Whether a named save goes on as the match that it was saved from."""
        if self._history.has(document.id):
            replayed.match.practice = True
            return False
        return not self._gone_further(document) and self._locks.claim(document.id)

    def _gone_further(self, document: Document) -> bool:
        """Whether a position of the same match holds more than this."""
        heads = (self._shelf.head(self._folder / name) for name in self._shelf.matches().get(document.id, []))
        return any(head is not None and head.decisions > len(document.match.actions) for head in heads)

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
        """Removes a match that is over, but not another course of it, from a copy of its file."""
        with suppress(NotOpened):
            document, _ = self._shelf.open(self._shelf.matches().get(match_id, []))
            if self._history.ends(document):
                self._remove(match_id)
        self._release(match_id)

    def _remove(self, match_id: str) -> None:
        """Removes a match that this window has claimed: it is over."""
        self._shelf.remove(match_id, others=self._locks.holds(match_id))
        self._release(match_id)

    def _write_autosave(self, document: Document) -> None:
        if not self._locks.claim(document.id):
            raise PermissionError(str(OpenElsewhere()))
        self._shelf.add(document.id, encode(document))


def clean_name(name: str) -> str:
    """A player's name for a save, fit to be shown in one line."""
    return plain(name, LONGEST_NAME) or UNNAMED


def _moment(saved: Saved) -> tuple[bool, datetime, int]:
    """What orders saves, newest last."""
    at = saved.document.saved
    return at <= now() + AHEAD, at, number_in(saved.path.name)
