"""The best way through the last turn of a half, when any number of plays may be made (JF-64 to JF-67)."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action
from game.variants.jukem.actions import (
    BIT,
    END_HALF,
    FIELD_GOAL_BIT,
    KICK,
    KICK_RETURN_BIT,
    SHAPES,
    plays_within,
)
from game.variants.jukem.cards import FIELD_GOAL_TOTAL, TOUCHDOWN_YARDS

Values = tuple[float, ...]
"""What no points, a field goal and a touchdown are worth, in that order."""


def best_last_turn(
    total: int, hand: Sequence[int], line_empty: bool, answered: float, values: Values
) -> tuple[float, Action]:
    """The value of the last turn to its attacker, and the first step on the way to it.

    ``answered`` is the chance that the defense answers a play that can be answered, which ends the half (JF-58).
    """
    held = [0]
    for card in hand:
        carried = BIT[card]
        for place, faces in enumerate(held):
            held[place], carried = faces | carried, faces & carried
        if carried:
            held.append(carried)
    return _best(total, tuple(held), line_empty, answered, values)


def _best(total: int, held: tuple[int, ...], line_empty: bool, answered: float, values: Values) -> tuple[float, Action]:
    """``held`` are the faces of which there is at least one copy, at least two, and so on."""
    once = held[0]
    nothing, field_goal, touchdown = values
    best: tuple[float, Action] = (nothing, END_HALF)
    if once & FIELD_GOAL_BIT and total >= FIELD_GOAL_TOTAL and field_goal > nothing:
        best = (field_goal, KICK)
    for action in plays_within(once if line_empty else once & ~KICK_RETURN_BIT, TOUCHDOWN_YARDS - total):
        shape = SHAPES[action]
        if total + shape.yards == TOUCHDOWN_YARDS:
            value = touchdown
        else:
            spare = (*held[1:], 0)
            left = tuple([faces & ~shape.mask | more & shape.mask for faces, more in zip(held, spare, strict=True)])
            value, _ = _best(total + shape.yards, left, False, answered, values)
            if not shape.unstoppable:
                value = answered * nothing + (1 - answered) * value
        if value > best[0] + 1e-12:
            best = (value, action)
    return best
