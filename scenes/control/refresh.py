"""One invalidation for all that shows what can be chosen: it is made anew once, however often it has changed."""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["Refresh"]


class Refresh:
    """Parts that change something say ``due``; it is shown anew in the next frame, or before somebody reads it."""

    def __init__(self, renew: Callable[[], object] = lambda: None) -> None:
        """``renew`` shows everything anew; whoever joins the parts sets it."""
        self.renew = renew
        self._due = False

    def due(self) -> None:
        """Something has changed."""
        self._due = True

    def at_once(self) -> None:
        """Something has changed, and is shown before anything else is: what begins now must not be undone by it."""
        self.due()
        self.now()

    def now(self) -> None:
        """Shows what has changed, if anything has: what is read next has to be as it is."""
        if self._due:
            self._due = False
            self.renew()
