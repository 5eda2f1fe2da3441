"""Finds the best play of a match or a part of it, from public events only."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from game.contract import DriveEnd, Event
from game.events import CardMoved, DriveAdvanced, DriveBegan, DriveEnded, Revealed, Scored

CardsOf = Callable[[Sequence[Sequence[Event]], int], Sequence[int]]
"""Returns the card ids that made a seat's play, from the events of its acts."""


class Highlight(NamedTuple):
    """A play, its gain or points, and the cards that made it."""

    before: int
    """The last act before it."""
    act: int
    """The act in which it ended."""
    seat: int
    points: int
    gain: int
    """In the game's own measure."""
    cards: tuple[int, ...]
    """Card ids in the order in which they were played."""
    event: Event
    """The score or the gain."""

    @property
    def brought(self) -> tuple[int, int]:
        """Returns points and gain as a sort key: points count more than any gain."""
        return self.points, self.gain


def played_cards(acts: Sequence[Sequence[Event]], seat: int) -> list[int]:
    """Returns the cards that a seat played face up, without those that left the table before the last act."""
    found = list[int]()
    for act, events in enumerate(acts, 1):
        for event in (event.masked(None) for event in events):
            if isinstance(event, CardMoved) and event.how != "play":
                if act < len(acts) and event.card in found:
                    found.remove(event.card)
            elif isinstance(event, CardMoved | Revealed) and event.seat == seat and event.card is not None:
                found.append(event.card)
    return found


def best_play(
    acts: Sequence[Sequence[Event]],
    first: int = 0,
    line: Sequence[Sequence[float]] = (),
    cards_of: CardsOf = played_cards,
    seats: Collection[int] | None = None,
    starts: Sequence[int] = (),
    least: int = 2,
) -> Highlight | None:
    """Returns the best play from act ``first`` on, or None if no play scored or gained at least ``least``.

    Only plays of ``seats`` count, if they are given.

    The best play moved its side's chance to win most. ``line`` gives the chances of all seats after each number of
    actions; without it, points and then gain decide. Of equal plays the latest wins. A penalty is no play. See ``rise``
    for ``starts``.
    """

    def worth(play: Highlight) -> tuple[float, ...]:
        return (rise(play, line, starts),) if line else play.brought

    found: list[Highlight] = []
    since, began = first, dict[int, int]()
    for act in range(first, len(acts)):
        for event in acts[act]:
            if isinstance(event, DriveBegan):
                began[event.seat] = act
            elif isinstance(event, DriveEnded) and event.how is DriveEnd.WIPED:
                _remove_drive(found, event.seat, began.get(event.seat, first))
            elif isinstance(event, DriveAdvanced) and event.plays < 0:
                _remove_last(found, event.seat)
            elif isinstance(event, Scored) or (isinstance(event, DriveAdvanced) and event.plays):
                cards = tuple(cards_of(acts[since : act + 1], event.seat))
                found.append(_play(cards, max(since - 1, 0), act, event, found))
        if any(isinstance(event, Scored | DriveAdvanced | DriveEnded) for event in acts[act]):
            since = act + 1
    gained = [play for play in reversed(found) if play.points or play.gain >= least]
    return max((play for play in gained if seats is None or play.seat in seats), key=worth, default=None)


def rise(play: Highlight, line: Sequence[Sequence[float]], starts: Sequence[int]) -> float:
    """Returns how far a play raised its side's chance to win, until the next one began.

    ``starts`` are the numbers of actions before each play; without them its own acts count.
    """
    first, last = play.before, play.act
    if starts:
        first = max((place for place in starts if place < play.act), default=0)
        last = min((place for place in starts if play.act <= place < len(line)), default=len(line) - 1)
    return line[last][play.seat] - line[first][play.seat]


def _remove_last(found: list[Highlight], seat: int) -> None:
    """Removes the last play of a seat, because it was taken off the drive, unless it scored."""
    last = next((place for place in reversed(range(len(found))) if found[place].seat == seat), None)
    if last is not None and not found[last].points:
        del found[last]


def _remove_drive(found: list[Highlight], seat: int, began: int) -> None:
    """Removes the plays of a seat's drive that began with an act, because all of them were taken away."""
    found[:] = [play for play in found if play.seat != seat or play.act < began or play.points]


def _play(
    cards: tuple[int, ...], last: int, act: int, event: Scored | DriveAdvanced, before: list[Highlight]
) -> Highlight:
    """Returns the play that ended with an event. A score right after a gain is merged with that gain."""
    if isinstance(event, DriveAdvanced):
        return Highlight(last, act, event.seat, 0, event.gain, cards, event)
    gained = before[-1] if before and before[-1].seat == event.seat and (before[-1].act == act or not cards) else None
    if gained is None or gained.points:
        return Highlight(last, act, event.seat, event.points, 0, cards, event)
    return Highlight(gained.before, act, event.seat, event.points, gained.gain, cards or gained.cards, event)
