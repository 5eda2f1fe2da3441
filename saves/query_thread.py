"""A thread that answers slow questions, so that no frame waits for them."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, Generic, TypeVar

LOG = logging.getLogger(__name__)
T = TypeVar("T")

RETRY_SECONDS = 5.0
"""Seconds until a failed duty is tried again."""


class Answer(Generic[T]):
    """The answer to a question, filled in once it is known; the asker checks it from time to time."""

    def __init__(self) -> None:
        self.value: T | None = None
        self.ready = False
        """Whether the answer is known; a value of None then means that there is none."""


class QueryThread:
    """Answers questions in order, and does its duty when there are none.

    The duty returns whether it is done. If not, it is tried again when somebody waits for it, and from time to time.
    """

    def __init__(self, name: str, duty: Callable[[], bool]) -> None:
        self._name, self._duty = name, duty
        self._changed = threading.Condition()
        self._asked: deque[tuple[Callable[[], Any], Answer[Any]]] = deque()
        self._due = self._overdue = self._busy = False
        self._thread: threading.Thread | None = None

    def ask(self, question: Callable[[], T | None]) -> Answer[T]:
        """Queues a question for the thread and returns at once."""
        answer: Answer[T] = Answer()
        with self._changed:
            self._asked.append((question, answer))
            self._wake()
        return answer

    def remind(self) -> None:
        """Tells the thread that its duty is due and returns at once."""
        with self._changed:
            self._due = True
            self._wake()

    def settle(self, timeout: float) -> bool:
        """Waits at most ``timeout`` seconds for all answers and the duty. Returns whether everything is done.

        A failed duty is tried once more.
        """
        end = monotonic() + timeout
        with self._changed:
            if self._overdue:
                self._due = True
                self._wake()
            idle = self._changed.wait_for(lambda: not (self._asked or self._due or self._busy), end - monotonic())
            return idle and not self._overdue

    def _wake(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        self._changed.notify_all()

    def _run(self) -> None:
        while True:
            asked = self._take()
            if asked is None:
                done = bool(_attempt(self._duty))
            else:
                question, answer = asked
                answer.value = _attempt(question)
                answer.ready = True
            with self._changed:
                if asked is None:
                    self._overdue = not done
                self._busy = False
                self._changed.notify_all()

    def _take(self) -> tuple[Callable[[], Any], Answer[Any]] | None:
        """Waits for a question and returns it, or None if the duty is due."""
        with self._changed:
            patience = RETRY_SECONDS if self._overdue else None
            self._changed.wait_for(lambda: self._asked or self._due, patience)
            self._busy = True
            if self._asked:
                return self._asked.popleft()
            self._due = False
            return None


def _attempt(task: Callable[[], T]) -> T | None:
    try:
        return task()
    except Exception:
        LOG.exception("unexpected error in a query")
        return None
