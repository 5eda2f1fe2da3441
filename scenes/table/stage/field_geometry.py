"""Converts yard lines of a drawn field to positions in units or pixels."""

from __future__ import annotations

from typing import NamedTuple

from game.field import END_ZONE, FIELD
from scenes.table.stage.layout import Layout


class FieldGeometry(NamedTuple):
    """Position and size of a field, end zones included, either in units or in pixels."""

    left: float
    right: float
    top: float
    height: float

    def x(self, yards: float) -> float:
        """Returns the x of a yard line, counted from the left goal line.

        >>> FieldGeometry(0, 1200, 0, 80).x(50), FieldGeometry(0, 1200, 0, 80).x(110)
        (600.0, 1200.0)
        """
        return self.left + (yards + END_ZONE) * (self.right - self.left) / (FIELD + 2 * END_ZONE)

    def in_pixels(self, layout: Layout, top: float) -> FieldGeometry:
        """Converts from units to pixels of the window. ``top`` is the top of the field's region in units."""
        left, upper = layout.point(self.left, top + self.top)
        return FieldGeometry(left, layout.point(self.right, 0)[0], upper, self.height * layout.u)
