"""The results of a search. Plain data."""

from __future__ import annotations

from typing import NamedTuple

from game.contract import Action


class ActionValue(NamedTuple):
    """The result for one action."""

    action: Action
    visits: int
    chance: float
    """The estimated chance to win, from 0 to 1."""
    share: float | None = None
    """The probability with which to play it, from 0 to 1, in a mixed strategy; None if one action is best."""
