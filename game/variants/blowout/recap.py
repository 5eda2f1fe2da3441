"""Says between the downs what the last one came to, where a player's own choice did not decide it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.contract import Event
from game.events import Flag, Revealed
from game.variants.blowout.events import PlayChallenged
from game.variants.blowout.log import ENDS, log_line
from game.variants.blowout.ruling import Ruling, of_answer, of_call
from game.variants.blowout.table_state import BlowoutTableState


class Recap:
    """Follows the downs."""

    def __init__(self) -> None:
        self.event: Event | None = None
        """What the last down came to; None once the next calls are turned up."""
        self._state: BlowoutTableState | None = None
        """The table before that."""

    def handle_event(self, event: Event, before: BlowoutTableState) -> None:
        """Takes an event; ``before`` is the state of the table before it."""
        if isinstance(event, Revealed):
            self.event = None
        elif isinstance(event, ENDS):
            self.event, self._state = event, replace(before)

    def recall(self, backward: Iterable[Event]) -> None:
        """Drops the event if it is not the last end of a down in these events, the last event first."""
        if self.event != next((event for event in backward if isinstance(event, (*ENDS, Revealed))), None):
            self.event = None

    def ruling(self, names: Sequence[str]) -> Ruling | None:
        """Returns what was decided about a foul or a challenge; None if the down was neither."""
        event, state = self.event, self._state
        if state is None or not isinstance(event, Flag | PlayChallenged):
            return None
        ruled = of_answer(state.play.response, state, names) if state.play is not None else None
        return ruled or (of_call(event, state, names) if isinstance(event, Flag) else None)

    def text(self, names: Sequence[str]) -> str:
        """Returns the sentences; empty if there is nothing to say."""
        ruling = self.ruling(names)
        return ruling.text if ruling is not None else (self.event and log_line(self.event, names)) or ""
