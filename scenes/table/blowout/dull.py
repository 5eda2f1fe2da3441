"""Plays that move the ball next to nowhere: after the first few of a match they are shown in less time.

What makes a play dull lies open when it is shown: both calls, and that no answer has changed it. Nothing that a hand
holds can be read from the time that it takes.
"""

from __future__ import annotations

from game.field import DOWNS
from game.variants.blowout.event_order import PlayCame
from game.variants.blowout.events import KickSetUp, PlayEnded, YardsCompared
from game.variants.blowout.table_state import BlowoutTableState

IN_FULL = 2
"""Dull plays of a match that are shown in full, so that a newcomer sees what such a play is."""
MOST_YARDS, CLOSE = 4, 1
"""Most yards of a dull play either way, and yards short of the line from which a play is close instead."""
DULL_WAYS = ("run", "pass", "no_gain")


class DullPlays:
    """Counts the dull plays of a match as they are shown."""

    def __init__(self) -> None:
        self.seen = 0
        self.short = False
        """Whether the play on the table is shown in less time."""
        self._met: YardsCompared | KickSetUp | None = None

    def begin(self) -> None:
        """Takes a new down, of which nothing is known."""
        self.short, self._met = False, None

    def expect(self, event: YardsCompared | KickSetUp) -> None:
        """Takes what the two calls that are about to be turned up come to as they stand, before any answer."""
        self._met = event

    def opens(self, state: BlowoutTableState) -> bool:
        """Notes and returns whether the calls that now lie open are shown in less time; ``state`` is the table's."""
        nowhere = isinstance(self._met, YardsCompared) and _goes_nowhere(self._met, state.marker)
        self.short = self.seen >= IN_FULL and state.down < DOWNS and nowhere
        return self.short

    def end(self, event: PlayEnded) -> None:
        """Takes what a play came to, before that is shown."""
        dull = is_dull(event)
        self.short = dull and self.seen >= IN_FULL
        self.seen += dull


def is_dull(event: PlayEnded) -> bool:
    """Returns whether a play changes nothing but the down, and the spot by a few yards."""
    return isinstance(event, PlayCame) and event.down > 1 and _goes_nowhere(event, event.marker)


def _goes_nowhere(event: PlayEnded | YardsCompared, marker: int) -> bool:
    gain = event.ends_at - event.ball_on
    return event.how in DULL_WAYS and event.ends_at > 0 and abs(gain) <= MOST_YARDS and marker - event.ends_at > CLOSE
