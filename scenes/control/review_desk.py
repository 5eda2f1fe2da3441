"""Where scenes request the review of a match. The bots' process makes it while no bot thinks.

A page that shows a review calls this each frame, which is cheap::

    desk = desk_of(app)                     # None in an app without reviews
    if desk.refusal(match, seat):           # a sentence why it cannot be reviewed
    desk.ask(match, seat)                   # a button was pressed; may be repeated
    desk.progress(match, seat)              # Progress(done=12, total=61), or None if it is not being made
    desk.review(match, seat)                # all rows so far, ``is_whole`` when done; None if unknown
    desk.trouble(match, seat)               # why it ended early; ``ask`` continues it
    desk.cancel(match, seat)                # keeps what is done

``game/review/ledger.py`` defines the contents of a review: ``choice``, ``luck``, ``accuracy``, ``mistakes``,
``counts``, ``rows`` and ``periods``. A row's ``place`` is the act at which the route "replay" opens; its ``chosen`` and
``best`` are texts of actions (``rules.parse``), except for a concession, whose ``kind`` is ``CONCEDE``.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NamedTuple, Protocol
from weakref import WeakKeyDictionary

from game.bots.worker import Work
from game.match import Match
from game.record import MatchRecord
from game.review.ledger import Review, Row
from game.review.reviewing import key_of, refusal
from saves.query_thread import Answer
from saves.reviews import Reviews

ROWS_PER_WRITE = 5
"""Rows between two writes."""


class Reviewer(Protocol):
    """Makes reviews: the bots' process."""

    def ask_review(self, match: MatchRecord, seat: int, rows: tuple[Row, ...] = ()) -> int:
        """Starts or continues a review and returns its ticket."""

    def look_at_review(self, ticket: int) -> Work | None:
        """Returns the state of a review."""

    def cancel(self, ticket: int) -> None:
        """Cancels a review."""


class Progress(NamedTuple):
    """How much of a review is done."""

    done: int
    total: int
    """0 while unknown."""

    @property
    def share(self) -> float:
        """The fraction that is done, 0 to 1."""
        return self.done / self.total if self.total else 0.0


class _Sheet:
    """The state of one review."""

    def __init__(self, stored: Answer[Review]) -> None:
        self.stored = stored
        self.match: MatchRecord | None = None
        """The match to review; None if no review was requested."""
        self.ticket: int | None = None
        self.found: Review | None = None
        self.kept = 0
        """Number of rows handed over for writing."""
        self.trouble = ""

    def read(self) -> None:
        """Loads the stored review once it has been read."""
        if self.found is None and self.stored.ready and self.stored.value is not None:
            self.found = self.stored.value
            self.kept = len(self.found.rows)


class ReviewDesk:
    """Makes the requested reviews one after another and stores their progress."""

    def __init__(self, reviewer: Callable[[], Reviewer], reviews: Reviews) -> None:
        """``reviewer`` is called when the first review is requested."""
        self._reviewer, self._reviews = reviewer, reviews
        self._keys: WeakKeyDictionary[Match, tuple[int, str]] = WeakKeyDictionary()
        self._sheets: dict[tuple[str, int], _Sheet] = {}

    def refusal(self, match: Match, seat: int) -> str | None:
        """Returns why a match cannot be reviewed for a seat, in a sentence, or None if it can."""
        return refusal(match, seat)

    def ask(self, match: Match, seat: int) -> None:
        """Requests the review of a match, or continues it."""
        sheet = self._sheet(match, seat)
        if sheet.match is None:
            sheet.match, sheet.trouble = match.record(), ""

    def cancel(self, match: Match, seat: int) -> None:
        """Cancels a review; what is done is kept."""
        self._end(self._sheet(match, seat))

    def progress(self, match: Match, seat: int) -> Progress | None:
        """Returns the progress of a review being made, or None."""
        sheet = self._sheet(match, seat)
        if sheet.match is None:
            return None
        return Progress(0, 0) if sheet.found is None else Progress(len(sheet.found.rows), sheet.found.total)

    def review(self, match: Match, seat: int) -> Review | None:
        """Returns the review so far, complete or not; None before anything is known."""
        return self._sheet(match, seat).found

    def trouble(self, match: Match, seat: int) -> str:
        """Returns why the review ended early; empty if it did not."""
        return self._sheet(match, seat).trouble

    def update(self) -> None:
        """Starts reviews and fetches results. Called once a frame."""
        sheet = next((each for each in self._sheets.values() if each.match is not None), None)
        if sheet is None or not sheet.stored.ready:
            return
        sheet.read()
        if sheet.found is not None and sheet.found.is_whole:
            sheet.match = None
        elif sheet.ticket is None:
            assert sheet.match is not None
            rows = () if sheet.found is None else sheet.found.rows
            sheet.ticket = self._reviewer().ask_review(sheet.match, self._seat_of(sheet), rows)
        else:
            self._take_in(sheet, self._reviewer().look_at_review(sheet.ticket))

    def close(self) -> None:
        """Stores all progress. Called when the program ends."""
        for sheet in self._sheets.values():
            self._end(sheet)

    def _take_in(self, sheet: _Sheet, work: Work | None) -> None:
        if work is None or work.review is None or work.review == sheet.found:
            if work is None or work.trouble:
                self._end(sheet, work.trouble if work else "")
            return
        sheet.found = work.review
        if work.review.is_whole or work.trouble:
            self._end(sheet, work.trouble)
        elif len(work.review.rows) >= sheet.kept + ROWS_PER_WRITE:
            self._keep(sheet)

    def _end(self, sheet: _Sheet, trouble: str = "") -> None:
        if sheet.match is None:
            return
        if sheet.ticket is not None:
            self._reviewer().cancel(sheet.ticket)
            self._keep(sheet)
        sheet.match = sheet.ticket = None
        sheet.trouble = trouble

    def _keep(self, sheet: _Sheet) -> None:
        if sheet.found is not None and (sheet.found.is_whole or len(sheet.found.rows) > sheet.kept):
            sheet.kept = len(sheet.found.rows)
            self._reviews.keep(sheet.found)

    def _sheet(self, match: Match, seat: int) -> _Sheet:
        place = self._key(match), seat
        sheet = self._sheets.get(place)
        if sheet is None:
            sheet = self._sheets[place] = _Sheet(self._reviews.find(*place))
        sheet.read()
        return sheet

    def _seat_of(self, sheet: _Sheet) -> int:
        return next(seat for (_, seat), each in self._sheets.items() if each is sheet)

    def _key(self, match: Match) -> str:
        """Returns the match's key, computed once for each number of actions."""
        known = self._keys.get(match)
        if known is None or known[0] != len(match.actions):
            known = self._keys[match] = len(match.actions), key_of(match)
        return known[1]


def machine_is_free() -> bool:
    """Returns whether a processor core is idle. Assumes so if the system does not tell."""
    try:
        busy = os.getloadavg()[0]
    except (AttributeError, OSError):
        return True
    return busy < (os.cpu_count() or 1)


def desk_of(app: object) -> ReviewDesk | None:
    """Returns the app's review desk, or None in an app without reviews."""
    desk = getattr(app, "reviews", None)
    return desk if isinstance(desk, ReviewDesk) else None
