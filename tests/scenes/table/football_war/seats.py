"""The table of Football War, to sit down at with two or four."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.variants.football_war import RULES
from tests.scenes.pilot import Pilot
from tests.scenes.table import sitting


def sit_down(folder: Path, opened: list[Pilot], *kinds: str, **more: Any) -> tuple[Pilot, Any]:
    """A table for as many players as there are kinds; ``more`` as for any game."""
    kinds = kinds or ("human", "pro")
    options = {"players": str(len(kinds)), **(more.pop("options", None) or {})}
    return sitting.sit_down(RULES, folder, opened, *kinds, options=options, **more)
