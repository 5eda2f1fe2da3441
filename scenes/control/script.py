"""Other seats that answer what stands in a script, and never think: in a lesson, or in a match that was played."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.worker import Answer, Question
from game.contract import Action


class Script:
    """Stands in the place of the bots' process."""

    def __init__(self, reply: Callable[[], Sequence[Action]]) -> None:
        """``reply`` gives what the other side does now; empty while it is not its turn in the script."""
        self._reply = reply

    def ask(self, question: Question) -> int:
        """Every question has the same ticket: the script knows where it stands."""
        return 0

    def ask_hint(self, question: Question) -> int:
        """No hints: the lesson says what to do."""
        return 0

    def ask_cautions(self, question: Question) -> int:
        """No coach either."""
        return 0

    def poll(self, ticket: int) -> Answer | None:
        """The reply, once it is its turn."""
        actions = tuple(self._reply())
        return Answer(actions, ()) if actions else None

    def answer_now(self, ticket: int) -> Answer | None:
        """The same: it takes no time."""
        return self.poll(ticket)

    def hurry(self, ticket: int, seconds: float) -> None:
        """It is never late."""

    def cancel(self, ticket: int) -> None:
        """Nothing is thought about."""
