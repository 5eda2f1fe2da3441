"""The plays that a seat chose in a match, and how the chance to win moved with each."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.contract import Action
from game.cursor import Cursor, Step
from game.deciders import Decider
from game.match import Match
from game.variant import Rules
from game.win_line import Chances, win_line

Acts = dict[str, tuple[int, float]]
"""How often each action was chosen, by its text, and the sum of the moves of the chance to win."""


class Favorite(NamedTuple):
    """A play over several matches."""

    name: str
    times: int
    moved: float | None
    """The average move of the chance to win; None if no match has chances."""


def plays_of(match: Match, seat: int) -> tuple[Acts, bool]:
    """Returns the plays that a seat chose in a finished match, and whether the match has chances to win.

    The chance moves from before a choice to the beginning of the match's next play, from what everybody knew.
    """
    line, found = _line(match, seat), Acts()
    begins = Cursor(match).places(Step.PLAY)
    for place, action in _chosen(match, seat):
        after = bisect_right(begins, place)
        end = begins[after] if after < len(begins) else len(match.actions)
        times, moved = found.get(str(action), (0, 0.0))
        step = line[end][seat] - line[place][seat] if line else 0.0
        found[str(action)] = times + 1, moved + step
    return found, line is not None


def _line(match: Match, seat: int) -> list[Chances] | None:
    """Returns the chances along the match, without what the seat lost by giving up."""
    line, last = win_line(match), match.rules.chances(match.state)
    if line and last is not None and match.conceded == seat:
        line[-1] = last
    return line


def _chosen(match: Match, seat: int) -> Iterator[tuple[int, Action]]:
    """Yields the plays among the seat's own choices, each with its place."""
    state, name = match.state_after(0), match.rules.words.play_of
    for place, (decision, action) in enumerate(zip(match.decisions, match.actions, strict=True)):
        own = decision.seat == seat and match.deciders[place] is not Decider.TABLE
        if own and name(action) and len(state.legal_actions()) > 1:
            yield place, action
        state.push(action)


def favorites(rules: Rules, matches: Iterable[tuple[Acts, bool]]) -> list[Favorite]:
    """Returns the plays of several matches of a game under their names, the most frequent first.

    Raises IllegalAction for the text of no action.
    """
    sums: dict[str, _Sum] = {}
    for text, other in _by_act(matches).items():
        name = rules.words.play_of(rules.parse(text))
        sums.setdefault(name, _Sum()).add(other.times, other.told, other.moved)
    found = [Favorite(name, each.times, each.moved / each.told if each.told else None) for name, each in sums.items()]
    return sorted(found, key=lambda each: (-each.times, each.name))


class _Sum:
    """How often a play was chosen, how often with known chances, and the sum of their moves."""

    __slots__ = ("moved", "times", "told")

    def __init__(self) -> None:
        self.times = self.told = 0
        self.moved = 0.0

    def add(self, times: int, told: int, moved: float) -> None:
        self.times += times
        self.told += told
        self.moved += moved


def _by_act(matches: Iterable[tuple[Acts, bool]]) -> dict[str, _Sum]:
    found: dict[str, _Sum] = defaultdict(_Sum)
    for acts, is_told in matches:
        for text, (times, moved) in acts.items():
            each = found[text]  # of thousands of matches a call for each act takes as long as all else
            each.times += times
            each.told += times * is_told
            each.moved += moved
    return found
