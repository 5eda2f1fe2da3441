"""The table's picture as ``Turns`` and ``OnlyPlay`` see it. Implemented by the table's playback."""

from __future__ import annotations

from typing import Protocol


class Screen(Protocol):
    """Shows the match."""

    @property
    def busy(self) -> bool:
        """Whether anything moves or is still to be shown."""

    @property
    def waiting(self) -> bool:
        """Whether a panel waits for the player."""

    @property
    def pace(self) -> float:
        """Factor on all durations at the table; 0 if nothing moves."""

    def go_on(self) -> None:
        """Closes the panel that waits."""

    def think(self, seat: int, dots: int) -> None:
        """Shows a seat's thinking mark with this number of dots."""

    def announce(self, sentence: str, *, asked: bool) -> None:
        """Shows a sentence in place of the prompt; ``asked`` is whether the viewer is still being asked."""

    def show_panels(self) -> None:
        """Updates score, strips and prompt."""
