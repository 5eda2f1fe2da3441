"""Moments at which a newcomer would expect a card of the hand to be of use, and the rules ask nothing.

A game tells them from what everybody has seen: it knows no hand, so what it tells cannot betray one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from game.contract import Event


class Unasked(NamedTuple):
    """A moment that leaves some cards out."""

    moment: str
    """Its name: it is told once in a match."""
    codes: Collection[str]
    """The faces that one would expect to use."""
    why: str
    """Why they cannot be, in one sentence with its rule."""


UnaskedIn = Callable[[Sequence[Event], int], Unasked | None]
"""The moment in the events of one act, as a seat may see them, that leaves out cards of that seat; None for none."""


def nothing_unasked(act: Sequence[Event], seat: int) -> Unasked | None:
    """No moment of a game is told."""
    return None
