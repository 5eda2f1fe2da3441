"""What match control needs of the table's picture: a protocol that the table's playback fills."""

from __future__ import annotations

from typing import Protocol


class Screen(Protocol):
    """Shows the match, and says whether it is still at it."""

    @property
    def busy(self) -> bool:
        """Whether anything moves, or is yet to be shown."""

    @property
    def waiting(self) -> bool:
        """Whether a panel waits for the player."""

    @property
    def pace(self) -> float:
        """By how much every time of the table is multiplied; 0 where nothing moves."""

    def go_on(self) -> None:
        """Leaves the panel that waits."""

    def think(self, seat: int, dots: int) -> None:
        """Lights so many dots of the thinking mark of a seat."""

    def announce(self, sentence: str, *, asked: bool) -> None:
        """Says in the prompt's place what comes next; ``asked`` is whether the viewer is still being asked."""

    def show_panels(self) -> None:
        """Shows score, strips and prompt as the match stands."""
