"""The list of finished matches. Reads only the parts in view from the history, so it can have any length."""

from __future__ import annotations

from game.match_words import several
from saves.entries import Entry
from saves.figures import Wanted
from saves.history import History, ListPart
from saves.query_thread import Answer

PART = 40
"""Matches read at once."""
MOST_PARTS = 50
"""Largest number of parts kept in memory."""
RETRY = 1.0
"""Seconds between two attempts to read a history that another program has locked."""
HELD = "The history is in use by another program. Its matches are read as soon as it is free."


class FinishedList:
    """Reads one part at a time in the background, those in view first."""

    def __init__(self, history: History, wanted: Wanted) -> None:
        self._history = history
        self.wanted = wanted
        self.total: int | None = None
        """Number of matches; None before anything was read."""
        self.complete = False
        """Whether the history was read. If not, the list has only the matches that wait to enter it."""
        self._parts: dict[int, list[Entry | None]] = {}
        self._asked: Answer[ListPart] | None = None
        self._rest = 0.0
        self._anew = False
        """Whether the next answer belongs to a new list."""
        self._ask(0)

    def ask_for(self, wanted: Wanted, place: int = 0) -> None:
        """Reads a new list, starting around a place. The old one stays until the answer arrives."""
        self.wanted, self._anew = wanted, True
        self._ask(place // PART)

    @property
    def count(self) -> int:
        """Number of matches known so far."""
        return self.total or 0

    @property
    def waiting(self) -> bool:
        """Whether an answer is pending."""
        return self._asked is not None

    @property
    def lost(self) -> int:
        """Number of matches read that cannot be shown."""
        return sum(part.count(None) for part in self._parts.values())

    def notes(self) -> list[str]:
        """Returns sentences about matches that cannot be shown, or not yet."""
        words = f"{several(self.lost, 'finished match', 'finished matches')} cannot be shown: the history is damaged."
        return [*([words] if self.lost else []), *([HELD] if self.held else [])]

    def is_read(self, place: int) -> bool:
        """Returns whether a place has been read."""
        return place % PART < len(self._parts.get(place // PART, ()))

    def entry(self, place: int) -> Entry | None:
        """Returns the match at a place, or None if it cannot be shown or has not been read."""
        return self._parts[place // PART][place % PART] if self.is_read(place) else None

    def update(self, dt: float, in_view: range) -> range | None:
        """Continues reading. Returns the places that have new content, or None.

        All places are new if the list itself has changed, for example because another window has finished a match.
        """
        if self._asked is not None:
            return self._take(self._asked) if self._asked.ready else None
        self._rest -= dt
        missing = next((place for place in in_view if not self.is_read(place)), None)
        if missing is not None:
            self._ask(missing // PART)
        elif not self.complete and self._rest <= 0:
            self._ask(0)
        return None

    @property
    def held(self) -> bool:
        """Whether the history could not be read, because another program has locked it."""
        return self.total is not None and not self.complete

    def _ask(self, part: int) -> None:
        self._asked = self._history.look(part * PART, PART, self.wanted)

    def _take(self, answer: Answer[ListPart]) -> range | None:
        self._asked, found = None, answer.value
        self._rest = RETRY
        if found is None:
            self.complete = False
            return None
        same = not self._anew and (found.total, found.complete) == (self.total, self.complete)
        self._anew = False
        if same and not found.complete:
            return None
        if not same:
            self._parts.clear()
        self.total, self.complete = found.total, found.complete
        self._parts.pop(found.start // PART, None)
        self._parts[found.start // PART] = found.rows
        while len(self._parts) > MOST_PARTS:
            del self._parts[next(iter(self._parts))]
        return range(found.start, found.start + len(found.rows)) if same else range(found.total)
