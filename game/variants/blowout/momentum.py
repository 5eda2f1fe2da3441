"""Follows a drive: its yards, and how many plays in a row have gained or have been stopped. All of it is public."""

from __future__ import annotations

from collections.abc import Iterable

from game.contract import Event
from game.events import DriveAdvanced, DriveBegan
from game.variants.blowout.events import PlayEnded


class Momentum:
    """Counts the plays of the drive in progress. What a foul or a challenge undid is no play."""

    def __init__(self) -> None:
        self.gains = 0
        """Plays in a row that have gained."""
        self.stops = 0
        """Plays in a row that have not."""
        self.yards = 0
        """Yards of the drive, fouls included."""

    def handle_event(self, event: Event) -> None:
        """Takes the next event of the match."""
        if isinstance(event, DriveBegan):
            self.gains = self.stops = self.yards = 0
        elif isinstance(event, DriveAdvanced):
            self.yards += event.gain
        elif isinstance(event, PlayEnded):
            gained = event.how in ("run", "pass") and event.gain > 0
            self.gains, self.stops = (self.gains + 1, 0) if gained else (0, self.stops + 1)

    def recall(self, backward: Iterable[Event]) -> None:
        """Counts the drive in progress anew from these events, the last event first."""
        drive = list[Event]()
        for event in backward:
            drive.append(event)
            if isinstance(event, DriveBegan):
                break
        self.gains = self.stops = self.yards = 0
        for event in reversed(drive):
            self.handle_event(event)
