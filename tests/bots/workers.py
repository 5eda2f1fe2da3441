"""Starts the bots' process for a test and ends it afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep

from game.bots.worker import Answer, Worker

__all__ = ["PATIENCE", "kill", "running", "wait_for"]

PATIENCE = 60.0


@contextmanager
def running(grace: float = PATIENCE) -> Iterator[Worker]:
    """Yields a worker whose process runs."""
    worker = Worker(grace=grace)
    worker.start()
    try:
        yield worker
    finally:
        worker.close()


def kill(worker: Worker) -> None:
    """Kills the process."""
    assert worker.process is not None
    worker.process.kill()
    worker.process.join()


def wait_for(worker: Worker, ticket: int) -> Answer:
    """Waits for the answer to a question."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        answer = worker.poll(ticket)
        if answer is not None:
            return answer
        sleep(0.005)
    raise AssertionError("no answer")
