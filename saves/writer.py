"""A thread that writes files, so that no frame waits for a disk."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

LOG = logging.getLogger(__name__)

Job = Callable[[], None]

FLUSH_SECONDS = 5.0
"""Seconds to wait for pending writes, unless the caller gives another limit."""


class Writer:
    """Runs jobs in order on a thread of its own.

    A failure is reported once. The failed job is tried again with every later one, until it works or a newer job with
    its key replaces it.
    """

    def __init__(self, tell: Callable[[str], None], renew: Callable[[], None] = lambda: None) -> None:
        """``tell`` gets the reason of a failure in words; ``renew`` is called when all failed jobs are done."""
        self._tell = tell
        self._renew = renew
        self._changed = threading.Condition()
        self._waiting: dict[str, Job] = {}
        self._failed: dict[str, Job] = {}
        self._running: str | None = None
        """The key of the running job."""
        self._cancelled = False
        """Whether the running job was cancelled: it may finish, but is not tried again."""
        self._thread: threading.Thread | None = None

    def submit(self, key: str, job: Job) -> None:
        """Queues a job and returns at once. It replaces a queued job with the same key."""
        with self._changed:
            self._retry_failed()
            self._waiting[key] = job
            self._wake()

    def cancel(self, key: str) -> bool:
        """Drops the job with that key. Returns whether one was queued or had failed.

        A running job continues, but is not tried again if it fails.
        """
        with self._changed:
            self._cancelled = self._cancelled or key == self._running
            jobs = self._waiting.pop(key, None), self._failed.pop(key, None)
            return any(jobs)

    def has(self, key: str) -> bool:
        """Returns whether the job with that key is queued or running. A failed job does not count."""
        with self._changed:
            return key in self._waiting or key == self._running

    def flush(self, timeout: float | None = None, retry: bool = False) -> bool:
        """Waits at most ``timeout`` seconds. Returns whether all jobs are done; ``retry`` tries failed ones again."""
        patience = FLUSH_SECONDS if timeout is None else timeout
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
        """Waits for a job and marks it as running."""
        with self._changed:
            self._changed.wait_for(lambda: self._waiting)
            self._running, self._cancelled = next(iter(self._waiting)), False
            return self._running, self._waiting.pop(self._running)

    def _sort(self, key: str, job: Job, problem: Exception | None, failing: bool) -> bool:
        """Keeps a failed job. Returns whether any failed job is left."""
        with self._changed:
            if problem and self._cancelled:
                return failing  # proves neither that writing works nor that a write is pending
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
