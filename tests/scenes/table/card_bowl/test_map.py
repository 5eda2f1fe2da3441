"""The head of the package says which file draws what, and leaves none out."""

from __future__ import annotations

import re
from pathlib import Path

from scenes.table import card_bowl


def test_every_file_is_on_the_map_and_nothing_else() -> None:
    files = {file.stem for file in Path(card_bowl.__file__).parent.glob("*.py")} - {"__init__"}
    assert set(re.findall(r"``(\w+)``", card_bowl.__doc__ or "")) == files
