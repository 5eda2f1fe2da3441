"""How a drive of BLOWOUT!!! goes: plays in a row, and its yards."""

from __future__ import annotations

from game.events import DriveAdvanced, DriveBegan
from game.variants.blowout.events import PlayEnded
from game.variants.blowout.momentum import Momentum


def ended(how: str, gain: int) -> list[PlayEnded | DriveAdvanced]:
    """The events of a play."""
    play = PlayEnded(clause="", seat=0, how=how, ball_on=40, ends_at=40 + gain)  # type: ignore[arg-type]
    return [play, DriveAdvanced(clause="", seat=0, gain=gain)]


def test_gains_and_stops_are_counted_in_a_row_and_anew_with_each_drive() -> None:
    begins = DriveBegan(clause="", seat=0, ball_on=40)
    counted, events = list[tuple[int, int, int]](), list[PlayEnded | DriveAdvanced | DriveBegan]()
    momentum = Momentum()
    plays = (ended("run", 5), ended("pass", 20), ended("no_gain", 0), ended("run", -5), ended("sack", -10))
    for batch in ([begins], *plays, [begins], ended("run", 10)):
        for event in batch:
            momentum.handle_event(event)
            events.append(event)
        counted.append((momentum.gains, momentum.stops, momentum.yards))
        recalled = Momentum()
        recalled.recall(reversed(events))
        assert (recalled.gains, recalled.stops, recalled.yards) == counted[-1]
    assert counted == [
        (0, 0, 0), (1, 0, 5), (2, 0, 25), (0, 1, 25), (0, 2, 20), (0, 3, 10), (0, 0, 0), (1, 0, 10),
    ]  # fmt: skip
