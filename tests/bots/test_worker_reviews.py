"""Reviews in the bots' process yield to every question, survive the process, and can be cancelled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from time import monotonic, sleep

import pytest

from game.bots.worker import Work, Worker
from game.review.ledger import Review
from game.review.reviewing import reviewed
from tests.bots.test_worker import question
from tests.bots.workers import PATIENCE, kill, running, wait_for
from tests.game.test_review import given_up, played

MATCH = given_up("jukem", 4)


@cache
def made_here(seat: int) -> Review:
    """Returns the review of the match, made in this process."""
    return reviewed(MATCH, seat)


@pytest.fixture
def worker() -> Iterator[Worker]:
    with running() as worker:
        yield worker


def look(worker: Worker, ticket: int, until: Callable[[Work], object]) -> Work:
    """Waits for the review to reach that many rows."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        work = worker.look_at_review(ticket)
        assert work is not None
        if until(work):
            return work
        sleep(0.005)
    raise AssertionError("no review")


def over(work: Work) -> bool:
    """Returns whether the review has ended, successfully or not."""
    return bool(work.trouble) or (work.review is not None and work.review.is_whole)


def rows(work: Work) -> int:
    """Returns the number of rows."""
    return 0 if work.review is None else len(work.review.rows)


def test_the_process_reviews_as_it_is_done_here_and_tells_each_row(worker: Worker) -> None:
    ticket = worker.ask_review(MATCH.record(), 0)
    first = look(worker, ticket, rows)
    assert first.review is not None
    assert rows(first) < first.review.total
    assert look(worker, ticket, over).review == made_here(0)
    assert worker.look_at_review(ticket) is None


def test_a_question_is_answered_before_the_review_is_done(worker: Worker) -> None:
    ticket = worker.ask_review(played("jukem").record(), 0)
    look(worker, ticket, rows)
    assert not wait_for(worker, worker.ask(question("pro"))).is_fallback
    assert not over(look(worker, ticket, lambda work: True))


@pytest.mark.long
def test_a_review_outlives_its_process_and_goes_on_where_it_was(worker: Worker) -> None:
    ticket = worker.ask_review(MATCH.record(), 0)
    before = rows(look(worker, ticket, rows))
    kill(worker)
    assert rows(look(worker, ticket, lambda work: True)) >= before
    assert look(worker, ticket, over).review == made_here(0)


@pytest.mark.long
def test_a_review_that_ends_its_process_twice_at_one_choice_is_given_up(worker: Worker) -> None:
    ticket = worker.ask_review(played("card_bowl").record(), 0)
    for _ in range(2):
        kill(worker)
        work = worker.look_at_review(ticket)
    assert work is not None
    assert work.trouble
    assert not wait_for(worker, worker.ask(question("pro"))).is_fallback


@pytest.mark.long
def test_a_review_that_is_cancelled_is_no_more(worker: Worker) -> None:
    ticket = worker.ask_review(played("jukem").record(), 0)
    other = worker.ask_review(MATCH.record(), 1)
    look(worker, ticket, rows)
    worker.cancel(ticket)
    assert worker.look_at_review(ticket) is None
    assert look(worker, other, over).review == made_here(1)


def test_a_match_that_cannot_be_reviewed_says_why(worker: Worker) -> None:
    unfinished = given_up("jukem", 6)
    unfinished.conceded = None
    assert "over" in look(worker, worker.ask_review(unfinished.record(), 0), over).trouble
