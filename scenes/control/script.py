"""Scripted answers in place of the computer players: in a lesson, or in a recorded match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.worker import Answer, Question
from game.contract import Action


class Script:
    """Stands in for the bots' process."""

    def __init__(self, reply: Callable[[], Sequence[Action]]) -> None:
        """``reply`` returns the actions of the other seat now, or () if it is not its turn in the script."""
        self._reply = reply

    def ask(self, question: Question) -> int:
        """Returns the same ticket for every question, as the script keeps its own position."""
        return 0

    def ask_hint(self, question: Question) -> int:
        """Gives no hints: the lesson says what to do."""
        return 0

    def ask_cautions(self, question: Question) -> int:
        """Gives no cautions."""
        return 0

    def poll(self, ticket: int) -> Answer | None:
        """Returns the reply, once it is its turn."""
        actions = tuple(self._reply())
        return Answer(actions, ()) if actions else None

    def answer_now(self, ticket: int) -> Answer | None:
        """Returns the reply, which takes no time."""
        return self.poll(ticket)

    def hurry(self, ticket: int, seconds: float) -> None:
        """Does nothing: the script is never late."""

    def cancel(self, ticket: int) -> None:
        """Does nothing: nothing is being computed."""
