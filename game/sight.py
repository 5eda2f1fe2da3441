"""What a spectator may see of a match: the hands of one seat, of several, or of none."""

from __future__ import annotations

from typing import NamedTuple, Self

from game.contract import Event


class Sight(NamedTuple):
    """The seats whose views a spectator may see. Nothing that all these seats do not know is shown.

    >>> Sight.of(0).sees(0), Sight.of(0).sees(1), NOBODY.sees(0)
    (True, False, False)
    """

    seats: frozenset[int] = frozenset()

    @classmethod
    def of(cls, *seats: int) -> Self:
        """Returns the sight of someone who sees the views of these seats."""
        return cls(frozenset(seats))

    def sees(self, seat: int) -> bool:
        """Returns whether the view of that seat may be shown."""
        return seat in self.seats

    def masked(self, event: Event) -> Event:
        """Returns the event as masked for this sight: complete if one of its seats knows it completely."""
        masked = [event.masked(seat) for seat in sorted(self.seats)] or [event.masked(None)]
        return event if event in masked else masked[0]


NOBODY = Sight()
"""Sees public information only, and no hand."""
