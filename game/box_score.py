"""The box score of a result: rows of figures for each side, and the play of the game. Plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """One figure: what it is called, and a cell for each seat."""

    title: str
    cells: tuple[str, ...]

    def told(self, names: Sequence[str]) -> str:
        """In a line, each cell with whose it is.

        >>> Row("First downs", ("12", "9")).told(("Gulls", "Foxes"))
        'First downs: Gulls 12; Foxes 9'
        """
        return f"{self.title}: {'; '.join(f'{name} {cell}' for name, cell in zip(names, self.cells, strict=True))}"


class BoxScore(NamedTuple):
    """The figures in the order in which they are read."""

    rows: tuple[Row, ...]
    highlight: str = ""
    """The play of the game in a sentence, with how it was chosen; empty where no play was finished."""
