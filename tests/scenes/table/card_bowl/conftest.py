"""The table of Card Bowl, in a folder of the test's own."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.scenes.pilot import Pilot
from tests.scenes.table.card_bowl.seats import Start, sit_down


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)
