"""Everything that lasts, in one place for the app."""

from __future__ import annotations

from saves.history import History
from saves.paths import DataFolder
from saves.store import Store
from saves.writer import Writer

WORKS_AGAIN = "Saving works again."
HISTORY_SECONDS = 1.0
"""How long who quits waits for the history, which another program may hold."""


class Notices(list[str]):
    """Sentences for the player, each one once. The writer's thread may add to them at any moment."""

    def __init__(self) -> None:
        super().__init__()
        self._told: set[str] = set()

    def append(self, sentence: str) -> None:
        """Adds a sentence that was not added before."""
        if sentence not in self._told:
            self._told.add(sentence)
            super().append(sentence)

    def take(self) -> list[str]:
        """The sentences that nobody has shown yet, taken out; none is lost that arrives meanwhile."""
        return [self.pop(0) for _ in range(len(self))]

    def renew(self) -> None:
        """Says that saving works again; from now on old sentences are news."""
        self._told.clear()
        self.append(WORKS_AGAIN)


class Saves:
    """The data folder, the matches and their history, and what the player has to be told of them."""

    def __init__(self, folder: DataFolder, version: str = "") -> None:
        """``version`` is the program's, for the documents that it writes."""
        self.folder = folder
        self.notices = Notices()
        self.writer = Writer(self._tell_failure, self.notices.renew)
        self.history = History(folder.history, self.notices.append, folder.finished)
        self.store = Store(folder.matches, self.history, self.writer, self.notices.append, version=version)
        if not folder.writable:
            self.notices.append(f"Nothing will be saved: {folder.path} cannot be written.")

    def _tell_failure(self, reason: str) -> None:
        if self.folder.writable:  # where it never was, the player knows
            self.notices.append(f"The match could not be saved ({reason}); it is tried again with every play.")

    def flush(self, timeout: float | None = None) -> bool:
        """Waits at most ``timeout`` seconds for the last writes; whether every match is on the disk."""
        return self.writer.flush(timeout, retry=True)

    def close(self) -> bool:
        """Waits for the last writes, and a moment for the history; whether that has every match that ended.

        What it does not have lies in a file of its own until the next start.
        """
        written = self.flush()
        return self.history.settle(HISTORY_SECONDS) and written

    def leave(self) -> None:
        """Gives up all matches of this window, for others to go on with."""
        self.store.close()
