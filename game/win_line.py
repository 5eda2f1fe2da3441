"""The chance to win along a match: its line, and the plays that moved it most."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.cursor import Cursor, Step
from game.events import Scored
from game.match import Match

Chances = tuple[float, ...]
"""By seat."""


class Swing(NamedTuple):
    """A play that moved the line."""

    first: int
    """How many actions come before it."""
    last: int
    """How many there are at its end."""
    act: int
    """The act within it that moved it most."""
    seat: int
    """Whom it helped most."""
    gained: float
    """That seat's chance after it less the one before it."""


def win_line(match: Match) -> list[Chances] | None:
    """Each seat's chance after each number of actions, from what everybody knew; None for a match without chances.

    Giving up is the last step, to the result.
    """
    state, rules = match.state_after(0), match.rules
    line: list[Chances] = []
    for action in [*match.actions, None]:
        found = rules.chances(state)
        if found is None:
            return None
        line.append(found)
        if action is not None:
            state.push(action)
    result = match.result
    if result is not None and match.conceded is not None:
        share = 1.0 / len(result.winners)
        line[-1] = tuple([share if seat in result.winners else 0.0 for seat in range(len(match.players))])
    return line


def swings(cursor: Cursor, line: Sequence[Chances], most: int) -> list[Swing]:
    """The plays that moved the chances most, the largest first."""
    places = [*dict.fromkeys([0, *(mark.place for mark in cursor.marks(Step.PLAY)), cursor.length])]
    found = [_swing(line, first, last) for first, last in pairwise(places)]
    return sorted(found, key=lambda swing: -swing.gained)[:most]


def _swing(line: Sequence[Chances], first: int, last: int) -> Swing:
    moved = [after - before for before, after in zip(line[first], line[last], strict=True)]
    seat = max(range(len(moved)), key=moved.__getitem__)
    act = max(range(first + 1, last + 1), key=lambda place: line[place][seat] - line[place - 1][seat])
    return Swing(first, last, act, seat, moved[seat])


def what_happened(match: Match, swing: Swing) -> str:
    """What happened there, in one sentence: a score, else what moved the chances most."""
    events = [event for index in range(swing.first + 1, swing.last + 1) for event in match.history[index]]
    first = [event for event in events if isinstance(event, Scored)] + list(match.history[swing.act])
    lines = (match.rules.words.log_line(event, match.names, options=match.options) for event in [*first, *events])
    return next(filter(None, lines), "")
