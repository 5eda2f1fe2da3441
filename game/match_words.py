"""Texts about a match that several pages share: score, period, options, players. Reads a match, changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.clubs import CLUBS, level_title
from game.events import Scored
from game.match import Match
from game.record import HUMAN, Player
from game.variant import Rules

_CLUBS = {club.short for club in CLUBS}


def several(count: int, one: str, more: str = "") -> str:
    """Returns a number with its noun.

    >>> several(1, "decision"), several(2, "decision"), several(0, "match", "matches")
    ('1 decision', '2 decisions', '0 matches')
    """
    return f"{count} {one if count == 1 else more or one + 's'}"


def listed(names: Sequence[str]) -> str:
    """Joins names for running text.

    >>> listed(["Gulls"]), listed(["Gulls", "Elk"]), listed(["Gulls", "Foxes", "Elk"])
    ('Gulls', 'Gulls and Elk', 'Gulls, Foxes and Elk')
    """
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


def clubs_do(name: str, does: str, do: str) -> str:
    """Returns a club or person with the fitting verb: clubs are plural, every other name is one person.

    >>> clubs_do("Gulls", "wins", "win"), clubs_do("Ann", "wins", "win")
    ('Gulls win', 'Ann wins')
    """
    return f"{name} {do if name in _CLUBS or name == 'You' else does}"


def points_of(match: Match) -> tuple[int, ...]:
    """Returns the current points by seat."""
    return match.result.points if match.result else tuple(match.state.view(0).points)


def score_line(names: Sequence[str], points: Sequence[int]) -> str:
    """Returns the score in one line.

    >>> score_line(("Gulls", "Foxes"), (14, 10))
    'Gulls 14 – 10 Foxes'
    """
    if len(names) == 2:
        return f"{names[0]} {points[0]} – {points[1]} {names[1]}"
    return "  ·  ".join(f"{name} {point}" for name, point in zip(names, points, strict=True))


def scores_of(match: Match) -> list[Scored]:
    """Returns all scores of a match so far, in order."""
    return [event for events in match.history for event in events if isinstance(event, Scored)]


def period_line(rules: Rules, period: int | None, options: Mapping[str, str]) -> str:
    """Returns the name of a period, counted from 0, or an empty text if there is none."""
    return "" if period is None else rules.words.period_name(period, options)


def player_line(player: Player) -> str:
    """Returns who plays for a club: a person, or the computer at a level.

    >>> player_line(Player("Foxes", "pro")), player_line(Player("Gulls"))
    ('Computer, Pro', 'Person')
    """
    return "Person" if player.kind == HUMAN else f"Computer, {level_title(player.kind)}"


def options_in_force(rules: Rules, options: Mapping[str, str]) -> list[tuple[str, str]]:
    """Returns title and value of every option that is not at its default."""
    changed = [option for option in rules.options if options.get(option.name, option.default) != option.default]
    return [(option.title, option.labels[option.values.index(options[option.name])]) for option in changed]


def length_line(seconds: int) -> str:
    """Returns how long a match took.

    >>> length_line(40), length_line(60), length_line(1500)
    ('under a minute', '1 minute', '25 minutes')
    """
    minutes = seconds // 60
    if not minutes:
        return "under a minute"
    return "1 minute" if minutes == 1 else f"{minutes} minutes"


def uncounted_line(match: Match) -> str:
    """Returns why a match does not count, or an empty text if it counts."""
    if match.first_position is not None:
        return "Begun from a position: this match is not counted."
    return "Practice: this match is not counted." if match.practice else ""
