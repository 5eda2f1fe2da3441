"""A newcomer to the code of a large table finds each of its files in a map, by what it draws."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from scenes.table import blowout, card_bowl


@pytest.mark.parametrize("table", [blowout, card_bowl], ids=lambda table: table.__name__.rpartition(".")[2])
def test_the_map_of_a_table_names_every_file_and_no_other(table: ModuleType) -> None:
    files = {path.stem for path in Path(table.__file__ or "").parent.glob("*.py")} - {"__init__"}
    assert set(re.findall(r"``(\w+)``", table.__doc__ or "")) == files
