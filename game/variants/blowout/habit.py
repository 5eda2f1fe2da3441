"""Counts what each side tends to call, from the calls that were turned up: all of it is public."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from game.contract import Event
from game.events import Revealed
from game.variants.blowout.cards import DEF, KIND, PASS, RUN, YARDS
from game.variants.blowout.names import title

LAST, FIRST_TOLD = 6, 3
"""Latest calls of a side that count, and fewest of which anything is said."""
STRONG = "DEF -65"
"""The defensive play from which on one is strong: nearly half of a deck's are."""


class Habit:
    """Keeps the latest calls of each side, those on offense and those on defense. A foul that is called is neither."""

    def __init__(self) -> None:
        self._clear()

    def _clear(self) -> None:
        self._calls = {(seat, attacks): deque[str](maxlen=LAST) for seat in (0, 1) for attacks in (True, False)}

    def handle_event(self, event: Event) -> None:
        """Takes the next event of the match."""
        if (code := _called(event)) and event.actor is not None:
            self._calls[event.actor, KIND[code] != DEF].append(code)

    def recall(self, backward: Iterable[Event]) -> None:
        """Counts anew from all these events, the last event first; reads no further than it needs."""
        self._clear()
        for event in backward:
            code = _called(event)
            if not code or event.actor is None:
                continue
            calls = self._calls[event.actor, KIND[code] != DEF]
            if len(calls) < LAST:
                calls.appendleft(code)
            if all(len(each) == LAST for each in self._calls.values()):
                return

    def line(self, seat: int, name: str, *, attacks: bool) -> str:
        """Returns how often the side ``name`` passed, or called a strong defense; empty before its third such call.

        >>> Habit().line(0, "Foxes", attacks=True)
        ''
        """
        calls = self._calls[seat, attacks]
        if len(calls) < FIRST_TOLD:
            return ""
        if attacks:
            return f"{name} passed on {sum(KIND[code] == PASS for code in calls)} of their last {len(calls)}"
        strong = sum(YARDS[code] >= YARDS[STRONG] for code in calls)
        return f"{name}: {title(STRONG)} or more on {strong} of their last {len(calls)}"


def _called(event: Event) -> str:
    """Returns the play that an event turns up; empty for other events and cards."""
    return event.code if isinstance(event, Revealed) and KIND[event.code] in (RUN, PASS, DEF) else ""
