"""Locks that show which window plays which match: a lock file beside the files of each match.

The system frees the lock of a program that ended, however it ended. On a file system without locks nobody is shut out:
every window may play, and only distinct file names keep them from overwriting each other.
"""

from __future__ import annotations

import logging
import os
import threading
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from filelock import BaseFileLock

LOG = logging.getLogger(__name__)

CLAIM_SECONDS = 0.25
"""Seconds that a claim waits, because another window may only be checking whether the match is free."""
CHECK_SECONDS = 0.01
"""Seconds that a check waits, because two windows may check at once."""


class Locks:
    """The matches that this window plays, and checks of those of others. Usable from any thread."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: dict[str, BaseFileLock] = {}
        self._changing = threading.Lock()

    def claim(self, match_id: str) -> bool:
        """Claims a match for this window. Returns False if another window plays it."""
        with self._changing:
            if match_id in self._held:
                return True
            lock, free = self._take(match_id, CLAIM_SECONDS)
            if lock is not None:
                self._held[match_id] = lock
            return free

    def holds(self, match_id: str) -> bool:
        """Returns whether this window has the match and no other can write to it."""
        with self._changing:
            return match_id in self._held

    def release(self, match_id: str) -> None:
        """Lets other windows play the match."""
        with self._changing:
            lock = self._held.pop(match_id, None)
            if lock is not None:
                self._let_go(match_id, lock)

    def release_all(self) -> None:
        """Lets other windows play all matches of this one."""
        for match_id in list(self._held):
            self.release(match_id)

    def elsewhere(self, match_id: str) -> bool:
        """Returns whether another window plays the match."""
        with self._changing:
            if match_id in self._held or not self._path(match_id).exists():
                return False
            lock, free = self._take(match_id, CHECK_SECONDS)
            if lock is not None:
                self._let_go(match_id, lock)
            return not free

    def taken(self) -> set[str]:
        """Returns the matches with lock files: those that a window plays or played when it crashed."""
        try:
            names = os.listdir(self._folder)
        except OSError:
            return set()
        return {name[1 : -len(".lock")] for name in names if name.startswith(".") and name.endswith(".lock")}

    def sweep(self) -> None:
        """Removes the lock files of windows that are gone."""
        for match_id in self.taken():
            self.elsewhere(match_id)

    def _path(self, match_id: str) -> Path:
        return self._folder / f".{match_id}.lock"

    def _take(self, match_id: str, patience: float) -> tuple[BaseFileLock | None, bool]:
        """Returns the lock if it could be taken, and whether the match is free (also true without lock support)."""
        # Imported late: it is not needed before there is a match, and would delay the first frame.
        from filelock import FileLock, Timeout

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = FileLock(
                self._path(match_id), timeout=patience, mode=0o600, thread_local=False, fallback_to_soft=False
            )
            lock.acquire(poll_interval=0.003)
        except Timeout:
            return None, False
        except OSError as problem:
            LOG.warning("no lock for %s: %s", match_id, problem)
            return None, True
        return lock, True

    def _let_go(self, match_id: str, lock: BaseFileLock) -> None:
        steps = [self._path(match_id).unlink, lock.release]
        # A window that opened the file meanwhile sees that it has no name any more and makes a new one. Windows cannot
        # remove an open file.
        for step in reversed(steps) if os.name == "nt" else steps:
            with suppress(OSError):
                step()
