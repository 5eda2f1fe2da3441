"""Play sheets: what happened in a match as a text that any program opens, beside the saves."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

from game.plain import plain
from saves.atomic import read_file, write_new
from saves.paths import DataFolder

LONGEST_NAME = 60
LARGEST = 1_000_000
_UNSAFE = re.compile(r"[^\w –-]")


def write_sheet(folder: DataFolder, name: str, text: str) -> Path:
    """Writes a text under a name made of ``name``, and gives where.

    Nothing is overwritten: another text of that name gets a number, and the same text is left where it is. Raises
    OSError where nothing can be written.
    """
    stem = plain(_UNSAFE.sub(" ", name), LONGEST_NAME) or "match"
    data = text.encode()
    folder.sheets.mkdir(parents=True, exist_ok=True)
    for number in count(1):
        path = folder.sheets / (f"{stem}.txt" if number == 1 else f"{stem} ({number}).txt")
        if write_new(path, data) or _holds(path, data):
            return path
    raise AssertionError("there is always a next number")


def _holds(path: Path, data: bytes) -> bool:
    try:
        return read_file(path, LARGEST) == data
    except (OSError, ValueError):
        return False
