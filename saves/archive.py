"""All saved data, in one object for the app."""

from __future__ import annotations

from saves.history import History
from saves.paths import DataFolder
from saves.store import Store
from saves.writer import Writer

WORKS_AGAIN = "Saving works again."
HISTORY_SECONDS = 1.0
"""Seconds to wait for the history at exit, since another program may hold it."""


class Notices(list[str]):
    """Messages for the player, each once. The writer's thread may add to them at any time."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: set[str] = set()

    def append(self, sentence: str) -> None:
        """Adds a message unless it was added before."""
        if sentence not in self._seen:
            self._seen.add(sentence)
            super().append(sentence)

    def take(self) -> list[str]:
        """Removes and returns the messages not shown yet. Messages that arrive meanwhile are kept."""
        return [self.pop(0) for _ in range(len(self))]

    def renew(self) -> None:
        """Adds the message that saving works again. Older messages may then be added again."""
        self._seen.clear()
        self.append(WORKS_AGAIN)


class Saves:
    """The data folder, the matches and their history, and the messages about them for the player."""

    def __init__(self, folder: DataFolder, version: str = "") -> None:
        """``version`` is the program's version, written into its documents."""
        self.folder = folder
        self.notices = Notices()
        self.writer = Writer(self._tell_failure, self.notices.renew)
        self.history = History(folder.history, self.notices.append, folder.finished)
        self.store = Store(folder.matches, self.history, self.writer, self.notices.append, version=version)
        if not folder.writable:
            self.notices.append(f"Nothing will be saved: {folder.path} cannot be written.")

    def _tell_failure(self, reason: str) -> None:
        if self.folder.writable:  # if it never was, the player already knows
            self.notices.append(f"The match could not be saved ({reason}); it is tried again with every play.")

    def flush(self, timeout: float | None = None) -> bool:
        """Waits at most ``timeout`` seconds for pending writes. Returns whether every match is on disk."""
        return self.writer.flush(timeout, retry=True)

    def close(self) -> bool:
        """Waits for pending writes, and briefly for the history. Returns whether it has every finished match.

        A match that it does not have stays in its own file until the next start.
        """
        written = self.flush()
        return self.history.settle(HISTORY_SECONDS) and written

    def leave(self) -> None:
        """Releases all matches of this window, so that others may continue them."""
        self.store.close()
