"""Where scenes ask for the review of a match; it is made in the bots' process, whenever no bot thinks.

A page that shows one asks each frame, which costs nothing::

    desk = desk_of(app)                     # None in an app that reviews nothing
    if desk.refusal(match, seat):           # a sentence: there can be no review
    desk.ask(match, seat)                   # a button was pressed; once more changes nothing
    desk.progress(match, seat)              # Progress(done=12, total=61) while it is made, else None
    desk.review(match, seat)                # all rows so far; ``is_whole`` once it is done; None before it is known
    desk.trouble(match, seat)               # why it ended too early; asked for again, it goes on
    desk.cancel(match, seat)                # what was done is kept

What a review says is in ``game/review/ledger.py``: ``choice``, ``luck``, ``accuracy``, ``mistakes``, ``counts``,
``rows`` and ``periods``. A row's ``place`` is where the replay stands that the route of that name opens with it; its
``chosen`` and ``best`` are texts of actions (``rules.parse``), but for giving up, whose ``kind`` is ``CONCEDE``.
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
from saves.clerk import Answer
from saves.reviews import Reviews

KEPT_EVERY = 5
"""Rows between two writings."""


class Reviewer(Protocol):
    """Who makes reviews: the bots' process."""

    def ask_review(self, match: MatchRecord, seat: int, rows: tuple[Row, ...] = ()) -> int:
        """Begins a review, or goes on with one, and gives its ticket."""

    def look_at_review(self, ticket: int) -> Work | None:
        """How far it has come."""

    def cancel(self, ticket: int) -> None:
        """Gives it up."""


class Progress(NamedTuple):
    """How much of a review is made."""

    done: int
    total: int
    """0 while that is not known."""

    @property
    def share(self) -> float:
        """The part that is made, 0 to 1."""
        return self.done / self.total if self.total else 0.0


class _Sheet:
    """What is known of one review."""

    def __init__(self, stored: Answer[Review]) -> None:
        self.stored = stored
        self.match: MatchRecord | None = None
        """What is to be reviewed; None where nothing was asked for."""
        self.ticket: int | None = None
        self.found: Review | None = None
        self.kept = 0
        """Rows that were handed over for writing."""
        self.trouble = ""

    def read(self) -> None:
        """Takes in what was stored, once it is read."""
        if self.found is None and self.stored.ready and self.stored.value is not None:
            self.found = self.stored.value
            self.kept = len(self.found.rows)


class ReviewDesk:
    """Has reviews made one after another, and keeps what was done along the way."""

    def __init__(self, reviewer: Callable[[], Reviewer], reviews: Reviews) -> None:
        """``reviewer`` is asked for when the first review is."""
        self._reviewer, self._reviews = reviewer, reviews
        self._keys: WeakKeyDictionary[Match, tuple[int, str]] = WeakKeyDictionary()
        self._sheets: dict[tuple[str, int], _Sheet] = {}

    def refusal(self, match: Match, seat: int) -> str | None:
        """Why a match cannot be reviewed for a seat, in a sentence; None if it can."""
        return refusal(match, seat)

    def ask(self, match: Match, seat: int) -> None:
        """Has a match reviewed that can be, or goes on where it was left."""
        sheet = self._sheet(match, seat)
        if sheet.match is None:
            sheet.match, sheet.trouble = match.record(), ""

    def cancel(self, match: Match, seat: int) -> None:
        """Gives it up; what was done is kept."""
        self._end(self._sheet(match, seat))

    def progress(self, match: Match, seat: int) -> Progress | None:
        """How far a review has come that is being made; None for any other."""
        sheet = self._sheet(match, seat)
        if sheet.match is None:
            return None
        return Progress(0, 0) if sheet.found is None else Progress(len(sheet.found.rows), sheet.found.total)

    def review(self, match: Match, seat: int) -> Review | None:
        """What is known, whole or not; None before anything is."""
        return self._sheet(match, seat).found

    def trouble(self, match: Match, seat: int) -> str:
        """Why the review ended too early; empty where it did not."""
        return self._sheet(match, seat).trouble

    def update(self) -> None:
        """Takes in what was made: to be called once a frame."""
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
        """Keeps what was done: the program ends."""
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
        elif len(work.review.rows) >= sheet.kept + KEPT_EVERY:
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
        """What the match is known by, found out once for each ending of it."""
        known = self._keys.get(match)
        if known is None or known[0] != len(match.actions):
            known = self._keys[match] = len(match.actions), key_of(match)
        return known[1]


def machine_is_free() -> bool:
    """Whether a core has nothing to do; a system that does not tell is taken at its best."""
    try:
        busy = os.getloadavg()[0]
    except (AttributeError, OSError):
        return True
    return busy < (os.cpu_count() or 1)


def desk_of(app: object) -> ReviewDesk | None:
    """Where scenes of this app ask for reviews; None in an app that reviews nothing."""
    desk = getattr(app, "reviews", None)
    return desk if isinstance(desk, ReviewDesk) else None
