"""The events of a match so far, with queries; and the type of a truth about them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from game.commentator import number_word, ordinal
from game.contract import Event
from game.events import (
    Scored,
)

SEATS = (0, 1)


class Tale:
    """All events of a match so far, in telling order."""

    def __init__(self, events: Sequence[Event], words: Any, options: Mapping[str, str]) -> None:
        self.events, self.words, self.options = events, words, options

    def all(self, *kinds: type[Event], **fields: object) -> list[Any]:
        """Returns the events of these types with these values."""
        found = (event for event in self.events if isinstance(event, kinds))
        return [event for event in found if all(getattr(event, name) == value for name, value in fields.items())]

    def since(self, *kinds: type[Event], **fields: object) -> Tale:
        """Returns the tale after the last such event."""
        last = max((index for index, event in enumerate(self.events) if self._is(event, kinds, fields)), default=-1)
        return Tale(self.events[last + 1 :], self.words, self.options)

    def until(self, *kinds: type[Event]) -> Tale:
        """Returns the tale before the last such event."""
        last = max((index for index, event in enumerate(self.events) if isinstance(event, kinds)), default=0)
        return Tale(self.events[:last], self.words, self.options)

    @staticmethod
    def _is(event: Event, kinds: tuple[type[Event], ...], fields: Mapping[str, object]) -> bool:
        return isinstance(event, kinds) and all(getattr(event, name) == value for name, value in fields.items())

    @property
    def board(self) -> tuple[int, ...]:
        """Returns the score."""
        scored = self.all(Scored)
        return scored[-1].score if scored else (0, 0)

    @property
    def gap(self) -> int:
        """Returns the difference in points."""
        return abs(self.board[0] - self.board[1])


Truth = Callable[[Tale], Iterator[str]]


def the(seat: int) -> str:
    return ("the Gulls", "the Foxes")[seat]


def row(events: Sequence[Any], counts: Callable[[Any], bool]) -> int:
    """Returns how many of the newest events in a row satisfy ``counts``."""
    return len(list(takewhile(counts, reversed(events))))


def counted(words: str, least: int, *kinds: type[Event], by: str = "seat", **fields: object) -> Truth:
    """Creates the truth for a sentence with the number of such events of a side."""

    def truth(tale: Tale) -> Iterator[str]:
        for seat in SEATS:
            many = len(tale.all(*kinds, **{by: seat}, **fields))
            if many >= least:
                yield words.format(ordinal(many), the(seat), number_word(many))

    return truth
