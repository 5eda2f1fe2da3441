"""What stands behind a table in tests and in the bench: bots that answer at once, and a store that only counts."""

from __future__ import annotations

from random import Random

from game.bots.worker import Answer, Question
from game.match import Match
from game.variants import find_rules

__all__ = ["Quick", "Shelf"]


class Quick:
    """Stands in for the bots' process: Pro answers at the next look."""

    def __init__(self) -> None:
        self.asked: dict[int, Question] = {}
        self.cancelled: list[int] = []

    def ask(self, question: Question) -> int:
        self.asked[len(self.asked) + 1] = question
        return len(self.asked)

    ask_hint = ask

    def poll(self, ticket: int) -> Answer | None:
        question = self.asked[ticket]
        return Answer(find_rules(question.variant).pro(question.view, list(question.legal_actions), Random(ticket)), ())

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)


class Shelf:
    """Stands in for the store: remembers what was handed over."""

    def __init__(self) -> None:
        self.lengths: list[int] = []

    def autosave(self, match: Match) -> None:
        self.lengths.append(len(match.actions))

    def save_as(self, match: Match, name: str) -> None:
        self.lengths.append(len(match.actions))
