"""Moments when a newcomer expects to use a card in hand but is *not asked* by the rules.

A game finds them in public events, so that they reveal nothing about a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from game.contract import Event


class Unasked(NamedTuple):
    """A moment when some cards cannot be used."""

    moment: str
    """Its name, which the match stores; each moment is explained once per match."""
    codes: Collection[str]
    """The codes of the cards that a newcomer would expect to use."""
    why: str
    """Why they cannot be used, in one sentence with its rule."""


UnaskedIn = Callable[[Sequence[Event], int], Unasked | None]
"""Returns the moment in the events of one act, masked for a seat, in which cards of that seat cannot be used, or None.
"""


def nothing_unasked(act: Sequence[Event], seat: int) -> Unasked | None:
    """Returns None, for a game without such moments."""
    return None
