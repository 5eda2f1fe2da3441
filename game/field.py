"""A football field: spots, line to gain and downs, for the variants that have one.

A spot is ``ball_on``, the yards from the offense's own goal line: 0 is that line, 100 the opponent's.
"""

from __future__ import annotations

from collections.abc import Sequence

FIELD = 100
"""Yards from goal line to goal line."""
END_ZONE = 10
"""Yards of an end zone."""
SERIES = 10
"""Yards needed for a first down."""
DOWNS = 4


def flip(ball_on: int) -> int:
    """Returns the same spot counted from the other team's goal line.

    >>> flip(35)
    65
    """
    return FIELD - ball_on


def line_to_gain(ball_on: int) -> int:
    """Returns the spot of the next first down, at most the goal line.

    >>> line_to_gain(20), line_to_gain(93)
    (30, 100)
    """
    return min(FIELD, ball_on + SERIES)


def half_the_distance(ball_on: int, forward: bool) -> int:
    """Returns the spot after moving half the distance to the goal line; half yards are dropped.

    >>> half_the_distance(95, forward=True), half_the_distance(5, forward=False)
    (97, 3)
    """
    return ball_on + flip(ball_on) // 2 if forward else ball_on - ball_on // 2


def spot_text(ball_on: int) -> str:
    """Formats a spot as on television.

    >>> spot_text(35), spot_text(50), spot_text(80)
    ('own 35', 'midfield', 'opp 20')
    """
    if ball_on == FIELD // 2:
        return "midfield"
    return f"own {ball_on}" if ball_on < FIELD // 2 else f"opp {flip(ball_on)}"


def place(names: Sequence[str], offense: int, ball_on: int) -> str:
    """Formats a spot for a log; ``names`` are the clubs by seat.

    >>> [place(("Gulls", "Foxes"), 0, ball_on) for ball_on in (35, 80, 50)]
    ['the Gulls 35', 'the Foxes 20', 'midfield']
    """
    if 2 * ball_on == FIELD:
        return "midfield"
    return f"the {names[offense]} {ball_on}" if 2 * ball_on < FIELD else f"the {names[1 - offense]} {flip(ball_on)}"


def ordinal_down(down: int) -> str:
    """Returns a down as an ordinal.

    >>> ordinal_down(3)
    '3rd'
    """
    return ("1st", "2nd", "3rd", "4th")[down - 1]


def down_and_distance(down: int, ball_on: int, marker: int) -> str:
    """Formats the down and the yards to go.

    >>> down_and_distance(3, 44, 49), down_and_distance(1, 95, 100)
    ('3rd & 5', '1st & goal')
    """
    return f"{ordinal_down(down)} & {'goal' if marker >= FIELD else marker - ball_on}"
