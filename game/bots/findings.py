"""What a search returns: the best actions with their values. Plain data."""

from __future__ import annotations

from typing import NamedTuple

from game.contract import Action


class Finding(NamedTuple):
    """What a search found out about one action."""

    action: Action
    visits: int
    chance: float
    """The estimated chance to win, 0 to 1."""
    share: float | None = None
    """How often to play it, 0 to 1, where no single action is best; None where one is."""
