"""Exports the statistics of all finished matches for other programs, as CSV and JSON."""

from __future__ import annotations

import csv
import sqlite3
from collections.abc import Mapping
from io import StringIO
from pathlib import Path

import msgspec

from game.version import VERSION
from saves.atomic import write_atomically
from saves.figures import ALL
from saves.paths import DataFolder

COLUMNS = ("id", "finished", "variant", "person", "opponent", "result", "counted", "own", "other", "seconds")
NAMES = ("id", "finished", "game", "person", "opponent", "result", "counted", "points", "points_against", "seconds")


def export(db: sqlite3.Connection, folder: DataFolder, people: Mapping[str, str] = {}) -> tuple[Path, Path]:
    """Writes both files, replacing earlier ones, and returns their paths. Raises OSError.

    ``people`` holds the names of persons by id.
    """
    query = f"SELECT {', '.join(COLUMNS)} FROM {ALL} WHERE variant != '' ORDER BY finished, id"
    rows = [dict(zip(NAMES, row, strict=True)) for row in db.execute(query)]
    for row in rows:
        row["counted"] = bool(row["counted"])
        row["person"] = people.get(row["person"], row["person"])
    table = StringIO(newline="")
    writer = csv.DictWriter(table, NAMES)
    writer.writeheader()
    writer.writerows(rows)
    plain, data = folder.exports / "matches.csv", folder.exports / "matches.json"
    write_atomically(plain, table.getvalue().encode())
    body = {"program": "Pigskin Parlor", "version": VERSION, "matches": rows}
    write_atomically(data, msgspec.json.format(msgspec.json.encode(body), indent=1))
    return plain, data
