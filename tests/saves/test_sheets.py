"""Play sheets: nothing is overwritten, and no name leads out of the folder."""

from pathlib import Path

import pytest

from saves.paths import DataFolder
from saves.sheets import write_sheet


def test_the_same_text_is_written_once_and_another_one_beside_it(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    first = write_sheet(folder, "Gulls 7 – 3 Foxes", "one")
    assert (first.parent, first.name) == (tmp_path / "sheets", "Gulls 7 – 3 Foxes.txt")
    assert write_sheet(folder, "Gulls 7 – 3 Foxes", "one") == first
    second = write_sheet(folder, "Gulls 7 – 3 Foxes", "two")
    assert second.name == "Gulls 7 – 3 Foxes (2).txt"
    assert (first.read_text(), second.read_text()) == ("one", "two")


@pytest.mark.parametrize("name", ["../../x", "a/b\\c", "..", "CON:\n", ""])
def test_a_name_is_made_safe(tmp_path: Path, name: str) -> None:
    path = write_sheet(DataFolder(tmp_path), name, "text")
    assert path.parent == tmp_path / "sheets"
    assert path.name.endswith(".txt")
    assert path.read_text() == "text"
