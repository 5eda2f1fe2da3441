"""Writes play sheets, the record of a match as text, into a folder beside the saves."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

from game.plain import plain
from saves.atomic import read_file, write_new
from saves.paths import DataFolder

LONGEST_NAME = 60
MAX_BYTES = 1_000_000
_UNSAFE = re.compile(r"[^\w –-]")


def write_sheet(folder: DataFolder, name: str, text: str) -> Path:
    """Writes a text to a file named after ``name`` and returns its path.

    Nothing is overwritten: a different text with the same name gets a number, an equal one is not written again. Raises
    OSError if nothing can be written.
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
        return read_file(path, MAX_BYTES) == data
    except (OSError, ValueError):
        return False
