"""What the things on the slate draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.variants.football_war.table_state import FootballWarTableState


class ShownTable(Protocol):
    """How the match stands as far as it has been shown, and who looks on."""

    table_state: FootballWarTableState
    names: Sequence[str]
    viewer: int
    you: int | None
