"""The box score of a match: rows of statistics for each side, and the play of the game. Plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """One statistic: its title, and a cell for each seat."""

    title: str
    cells: tuple[str, ...]

    def as_text(self, names: Sequence[str]) -> str:
        """Returns the row as one line of text.

        >>> Row("First downs", ("12", "9")).as_text(("Gulls", "Foxes"))
        'First downs: Gulls 12; Foxes 9'
        """
        return f"{self.title}: {'; '.join(f'{name} {cell}' for name, cell in zip(names, self.cells, strict=True))}"


class BoxScore(NamedTuple):
    """All rows in reading order, and the play of the game."""

    rows: tuple[Row, ...]
    highlight: str = ""
    """The play of the game in a sentence, and how it was chosen; empty if no play was completed."""
