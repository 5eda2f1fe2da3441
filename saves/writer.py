"""The one thread that writes matches and history, so that no frame waits for a disk."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

__all__ = ["Job", "Writer"]

LOG = logging.getLogger(__name__)

Job = Callable[[], None]


class Writer:
    """Runs jobs in the order in which they were handed over, on a thread of its own.

    A job that fails is told of once and tried again with every later one, until it works or a newer job with its key
    takes its place.
    """

    def __init__(self, tell: Callable[[str], None], renew: Callable[[], None] = lambda: None) -> None:
        """``tell`` takes sentences for the player; ``renew`` hears that all that had failed is done."""
        self._tell = tell
        self._renew = renew
        self._changed = threading.Condition()
        self._waiting: dict[str, Job] = {}
        self._failed: dict[str, Job] = {}
        self._busy = False
        self._thread: threading.Thread | None = None

    def submit(self, key: str, job: Job) -> None:
        """Hands a job over and returns at once. It replaces one with the same key that has not begun."""
        with self._changed:
            self._retry_failed()
            self._waiting[key] = job
            self._wake()

    def cancel(self, key: str) -> None:
        """Drops the job with that key if it has not begun."""
        with self._changed:
            self._waiting.pop(key, None)
            self._failed.pop(key, None)

    def flush(self, timeout: float = 5.0, retry: bool = False) -> bool:
        """Whether all jobs are done, after at most ``timeout`` seconds; ``retry`` tries those that failed once more."""
        with self._changed:
            if retry:
                self._retry_failed()
                self._wake()
            idle = self._changed.wait_for(lambda: not self._waiting and not self._busy, timeout)
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
            with self._changed:
                self._changed.wait_for(lambda: self._waiting)
                key = next(iter(self._waiting))
                job = self._waiting.pop(key)
                self._busy = True
            problem = _problem_of(job)
            if problem and not failing:
                LOG.error("%s failed", key, exc_info=problem)
                self._tell(f"The match could not be saved ({_reason(problem)}); it is tried again with every play.")
            was_failing, failing = failing, self._sort(key, job, problem, failing)
            if was_failing and not failing:
                self._renew()
            with self._changed:
                self._busy = False
                self._changed.notify_all()

    def _sort(self, key: str, job: Job, problem: Exception | None, failing: bool) -> bool:
        """Keeps a job that failed; whether there is still one that did."""
        with self._changed:
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
