"""The rows of the bench: what was measured, in which unit, and what it must reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

WARN_AT = 1.3
STOP_AT = 1.5

Verdict = Literal["ok", "warn", "stop"]


class Row(msgspec.Struct, frozen=True):
    """One measurement. ``target`` is the bound it must reach, None where there is none."""

    name: str
    value: float
    unit: str
    target: float | None = None
    more_is_better: bool = True

    @property
    def reached(self) -> bool:
        """Whether the target is reached."""
        if self.target is None:
            return True
        return self.value >= self.target if self.more_is_better else self.value <= self.target

    def slower_than(self, base: Row) -> float:
        """How many times slower (or larger) this is than the same row of another run."""
        worse, better = (base.value, self.value) if self.more_is_better else (self.value, base.value)
        return worse / better if better else 1.0

    def verdict(self, base: Row) -> Verdict:
        """What a comparison with another run on the same computer says."""
        factor = self.slower_than(base)
        return "stop" if factor >= STOP_AT else "warn" if factor >= WARN_AT else "ok"


def quantile(values: Sequence[float], share: float) -> float:
    """The value that so large a share of them stays below.

    >>> quantile([5, 1, 4, 2], 0.5)
    4
    """
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def shown(rows: Sequence[Row], base: Sequence[Row] = ()) -> str:
    """The table as text, with a column for the comparison where there is a base."""
    before = {row.name: row for row in base}
    lines = [_line(row, before.get(row.name)) for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))] if lines else []
    return "\n".join(_padded(line, widths) for line in lines)


def _line(row: Row, base: Row | None) -> list[str]:
    limit = "at least" if row.more_is_better else "at most"
    target = (
        f"{limit} {_number(row.target)}: {'reached' if row.reached else 'MISSED'}" if row.target is not None else ""
    )
    compared = f"{row.slower_than(base):.2f}x the time, {row.verdict(base)}" if base else ""
    return [row.name, _number(row.value), row.unit, target, compared]


def _padded(line: Sequence[str], widths: Sequence[int]) -> str:
    name, value, *rest = line
    cells = [name.ljust(widths[0]), value.rjust(widths[1])]
    cells += [cell.ljust(width) for cell, width in zip(rest, widths[2:], strict=True)]
    return "  ".join(cells).rstrip()


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.2f}"
