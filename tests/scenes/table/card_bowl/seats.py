"""The table of Card Bowl, to sit down at for a match that is over soon."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from game.variants.card_bowl import RULES
from tests.scenes.pilot import Pilot
from tests.scenes.table import sitting

Start = Callable[..., tuple[Pilot, Any]]
"""Opens tables, as ``sit_down`` does."""
SIZES = [(1024, 600), (1280, 720), (3840, 2160)]
EVERY_SIZE = pytest.mark.parametrize(("size", "text_size"), [(size, text) for size in SIZES for text in (100, 130)])
"""The windows and the sizes of letters in which everything must have its room."""
QUICK = {"timing": "simple1", "plays_per_quarter": "5"}
"""Options of a match that is over soon."""
sit_down = partial(sitting.sit_down, RULES, options=QUICK)


def to_the_call(pilot: Pilot, table: Any) -> None:
    """Takes the coach's answers by the mouse until the play sheet is open."""
    for _ in range(60):
        sitting.rest(pilot, table, 3.0)
        if table.game.play_sheet.calls:
            return
        sitting.click(pilot, table.column.large[0].button.rect.center)
    raise AssertionError("nobody was asked for a call")
