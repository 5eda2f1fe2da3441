"""Says between the downs what the last one came to, where a player's own choice did not decide it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.contract import Event
from game.events import DownSet, Flag, Revealed
from game.letters import capital
from game.variants.blowout.cards import HOLDING, INTERFERENCE, YARDS
from game.variants.blowout.events import KickSetUp
from game.variants.blowout.log import ENDS, log_line
from game.variants.blowout.names import title, yards
from game.variants.blowout.open_play import OpenPlay
from game.variants.blowout.table_state import BlowoutTableState

OFFSET = "BO-36"
"""The clause of two fouls that offset, whose line in the log says all."""


class Recap:
    """Follows the downs."""

    def __init__(self) -> None:
        self.event: Event | None = None
        """What the last down came to; None once the next calls are turned up."""
        self._play: OpenPlay | None = None
        self._series = (0, 0)
        """Down and line to gain before it."""
        self._after = (0, 0)
        """The same after it."""

    def handle_event(self, event: Event, before: BlowoutTableState) -> None:
        """Takes an event; ``before`` is the state of the table before it."""
        if isinstance(event, Revealed):
            self.event = None
        elif isinstance(event, ENDS):
            self.event, self._play = event, before.play
            self._series = self._after = before.down, before.marker
        elif isinstance(event, DownSet):
            self._after = event.down, event.marker

    def recall(self, backward: Iterable[Event]) -> None:
        """Drops the event if it is not the last end of a down in these events, the last event first."""
        if self.event != next((event for event in backward if isinstance(event, (*ENDS, Revealed))), None):
            self.event = None

    def text(self, names: Sequence[str]) -> str:
        """Returns the sentences; empty if there is nothing to say."""
        if not isinstance(self.event, Flag) or self.event.clause == OFFSET:
            return (self.event and log_line(self.event, names)) or ""
        again = self._after == self._series
        return f"{self._of_flag(self.event, names)} {'The same down is played again.' if again else 'First down.'}"

    def _of_flag(self, flag: Flag, names: Sequence[str]) -> str:
        """Returns what a foul did: a called one as in the log, another one with what became of the play."""
        result = None if self._play is None else self._play.expected_result
        if result is None or flag.foul not in (HOLDING, INTERFERENCE):
            return log_line(flag, names) or ""
        walked, foul = yards(flag.yards), capital(title(flag.foul))
        if flag.foul == HOLDING or isinstance(result, KickSetUp):
            return f"{foul} undid the play: {walked} forward instead."
        call = title(result.call)
        if flag.yards == YARDS[result.call]:
            return f"{foul}: {call} counts in full, {walked}."
        return f"{foul}: {call} would reach the end zone, so half the way to the goal line counts, {walked}."
