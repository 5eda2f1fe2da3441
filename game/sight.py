"""What somebody who looks on may see of a match: the hands of one seat, of several, or of none."""

from __future__ import annotations

from typing import NamedTuple, Self

from game.contract import Event


class Sight(NamedTuple):
    """The seats that an onlooker looks over the shoulder of; what all seats together do not know stays hidden to it.

    >>> Sight.of(0).sees(0), Sight.of(0).sees(1), NOBODY.sees(0)
    (True, False, False)
    """

    seats: frozenset[int] = frozenset()

    @classmethod
    def of(cls, *seats: int) -> Self:
        """What one sees who looks over the shoulders of these seats."""
        return cls(frozenset(seats))

    def sees(self, seat: int) -> bool:
        """Whether the view of that seat may be shown."""
        return seat in self.seats

    def masked(self, event: Event) -> Event:
        """The event as this sight may know it: whole where any of its seats knows all of it."""
        told = [event.masked(seat) for seat in sorted(self.seats)] or [event.masked(None)]
        return event if event in told else told[0]


NOBODY = Sight()
"""What everybody sees, and no hand."""
