"""The desk where scenes ask for reviews: progress, cancel, and going on after the program was ended."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import msgspec

from game.bots.messages import AskReview
from game.bots.worker import Work
from game.record import MatchRecord
from game.review.ledger import Review, Row
from saves.reviews import Reviews
from saves.writer import Writer
from scenes.control.review_desk import ROWS_PER_WRITE, ReviewDesk
from tests.game.test_review import given_up, short_review

MATCH = given_up("real_deal", 14)
WHOLE = short_review("real_deal")
PATIENCE = 10.0


class Script:
    """Makes a review that is known already, a row with each look."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        """How many rows each question brought along."""
        self.cancelled: list[int] = []
        self.trouble = ""
        self._rows = 0

    def ask_review(self, match: MatchRecord, seat: int, rows: tuple[Row, ...] = ()) -> int:
        self.asked.append(len(rows))
        self._rows = len(rows)
        return len(self.asked)

    def look_at_review(self, ticket: int) -> Work | None:
        self._rows += 1
        return Work(AskReview(ticket, MATCH.record(), 0, ()), _part(self._rows), self.trouble)

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)


def _part(rows: int) -> Review:
    if rows > WHOLE.total:
        return WHOLE
    return msgspec.structs.replace(WHOLE, rows=WHOLE.rows[:rows], result=None, luck_after=0.0, periods=())


def desk(folder: Path, script: Script) -> tuple[ReviewDesk, Writer]:
    """A desk whose reviews lie in that folder."""
    writer = Writer(print)
    return ReviewDesk(lambda: script, Reviews(folder, writer, print)), writer


def done(desk: ReviewDesk) -> int:
    """How many rows of the review under way are made."""
    progress = desk.progress(MATCH, 0)
    return 0 if progress is None else progress.done


def until(desk: ReviewDesk, done: Callable[[], object]) -> None:
    """Frames go by until something is so."""
    end = monotonic() + PATIENCE
    while not done():
        desk.update()
        assert monotonic() < end
        sleep(0.001)


def test_a_review_is_made_row_by_row_and_then_known(tmp_path: Path) -> None:
    script = Script()
    asked, _ = desk(tmp_path, script)
    assert asked.progress(MATCH, 0) is None
    asked.ask(MATCH, 0)
    asked.ask(MATCH, 0)
    until(asked, lambda: 0 < done(asked) < WHOLE.total)
    until(asked, lambda: asked.progress(MATCH, 0) is None)
    assert asked.review(MATCH, 0) == WHOLE
    assert script.asked == [0]
    assert asked.review(MATCH, 1) is None


def test_what_was_done_is_kept_and_the_next_start_goes_on_with_it(tmp_path: Path) -> None:
    script = Script()
    asked, writer = desk(tmp_path, script)
    asked.ask(MATCH, 0)
    until(asked, lambda: done(asked) > ROWS_PER_WRITE)
    assert writer.flush()
    again, _ = desk(tmp_path, script)  # the program was killed
    again.ask(MATCH, 0)
    until(again, lambda: len(script.asked) > 1)
    assert script.asked[1] >= ROWS_PER_WRITE
    until(again, lambda: again.progress(MATCH, 0) is None)
    assert again.review(MATCH, 0) == WHOLE


def test_a_review_that_is_given_up_keeps_what_was_done(tmp_path: Path) -> None:
    script = Script()
    asked, writer = desk(tmp_path, script)
    asked.ask(MATCH, 0)
    until(asked, lambda: done(asked) > 1)
    asked.cancel(MATCH, 0)
    assert script.cancelled
    assert asked.progress(MATCH, 0) is None
    assert writer.flush()
    again, _ = desk(tmp_path, script)
    until(again, lambda: again.review(MATCH, 0))
    assert again.review(MATCH, 0) == asked.review(MATCH, 0)


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(tmp_path: Path) -> None:
    script = Script()
    script.trouble = "the process is gone"
    asked, _ = desk(tmp_path, script)
    asked.ask(MATCH, 0)
    until(asked, lambda: asked.trouble(MATCH, 0))
    assert asked.progress(MATCH, 0) is None
    script.trouble = ""
    asked.ask(MATCH, 0)
    assert not asked.trouble(MATCH, 0)
    until(asked, lambda: asked.progress(MATCH, 0) is None)
    assert asked.review(MATCH, 0) == WHOLE
