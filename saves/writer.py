"""Threads that write files, so that no frame waits for a disk."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

LOG = logging.getLogger(__name__)

Job = Callable[[], None]

PATIENCE = 5.0
"""Seconds that whoever needs a writing to be done waits for it, unless they say otherwise."""


class Writer:
    """Runs jobs in the order in which they were handed over, on a thread of its own.

    A job that fails is told of once and tried again with every later one, until it works or a newer job with its key
    takes its place.
    """

    def __init__(self, tell: Callable[[str], None], renew: Callable[[], None] = lambda: None) -> None:
        """``tell`` takes the reason of a failure, in words; ``renew`` hears that all that had failed is done."""
        self._tell = tell
        self._renew = renew
        self._changed = threading.Condition()
        self._waiting: dict[str, Job] = {}
        self._failed: dict[str, Job] = {}
        self._running: str | None = None
        """The key of the job that is running."""
        self._cancelled = False
        """Whether the running job was cancelled: it ends as it may, but is not tried again."""
        self._thread: threading.Thread | None = None

    def submit(self, key: str, job: Job) -> None:
        """Hands a job over and returns at once. It replaces one with the same key that has not begun."""
        with self._changed:
            self._retry_failed()
            self._waiting[key] = job
            self._wake()

    def cancel(self, key: str) -> bool:
        """Drops the job with that key, and tells whether there was one that waited or had failed.

        One that has begun goes on, but is not tried again if it fails.
        """
        with self._changed:
            self._cancelled = self._cancelled or key == self._running
            jobs = self._waiting.pop(key, None), self._failed.pop(key, None)
            return any(jobs)

    def has(self, key: str) -> bool:
        """Whether the job with that key waits or runs; one that failed and waits for another try does not."""
        with self._changed:
            return key in self._waiting or key == self._running

    def flush(self, timeout: float | None = None, retry: bool = False) -> bool:
        """Whether all jobs are done, after at most ``timeout`` seconds; ``retry`` tries those that failed once more."""
        patience = PATIENCE if timeout is None else timeout
        with self._changed:
            if retry:
                self._retry_failed()
                self._wake()
            idle = self._changed.wait_for(lambda: not self._waiting and self._running is None, patience)
            return idle and not self._failed

    def _retry_failed(self) -> None:
        self._waiting = {**self._failed, **self._waiting}
        self._failed = {}

    def _wake(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        self._changed.notify_all()

    def _run(self) -> None:
        failing = False
        while True:
            key, job = self._take()
            problem = _problem_of(job)
            was_failing, failing = failing, self._sort(key, job, problem, failing)
            if problem and failing and not was_failing:
                LOG.error("%s failed", key, exc_info=problem)
                self._tell(_reason(problem))
            if was_failing and not failing:
                self._renew()
            with self._changed:
                self._running = None
                self._changed.notify_all()

    def _take(self) -> tuple[str, Job]:
        """Waits for a job and takes it for running."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting)
            self._running, self._cancelled = next(iter(self._waiting)), False
            return self._running, self._waiting.pop(self._running)

    def _sort(self, key: str, job: Job, problem: Exception | None, failing: bool) -> bool:
        """Keeps a job that failed; whether there is still one that did."""
        with self._changed:
            if problem and self._cancelled:
                return failing  # it proves neither that writing works nor that anything is left to be written
            if problem and key not in self._waiting:
                self._failed[key] = job
            return bool(problem or self._failed or (failing and self._waiting))


def _problem_of(job: Job) -> Exception | None:
    try:
        job()
    except Exception as problem:
        return problem
    return None


def _reason(problem: Exception) -> str:
    return getattr(problem, "strerror", None) or str(problem) or type(problem).__name__
