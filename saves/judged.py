"""The results of reviews for the statistics: the quality of choices, and the luck."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.record import HUMAN
from game.review.ledger import match_key
from saves.atomic import NoFile, read_file
from saves.entries import COLUMNS, Entry, from_row
from saves.reviews import MAX_BYTES, decode, file_name
from saves.unreadable import Unreadable


class Judged(NamedTuple):
    """The result of a review for the only person of a match."""

    accuracy: float
    """In percent."""
    luck: float
    """The change of the chance to win by the cards and the other side."""


def judged(db: sqlite3.Connection, ids: Sequence[str], folder: Path) -> list[Judged | None]:
    """Returns the reviews of matches with one person each; None for a match without a complete review."""
    marks = ", ".join("?" * len(ids))
    rows = db.execute(f"SELECT {', '.join(COLUMNS)} FROM matches WHERE id IN ({marks})", ids)
    entries = {row[0]: from_row(row) for row in rows}
    return [_judged(entry, folder) if (entry := entries.get(each)) is not None else None for each in ids]


def _judged(entry: Entry, folder: Path) -> Judged | None:
    key = match_key(entry.variant, entry.seed, entry.decisions, entry.digest, entry.winners)
    seat = next((seat for seat, player in enumerate(entry.players) if player.kind == HUMAN), 0)
    with suppress(OSError, NoFile, Unreadable):
        review = decode(read_file(folder / file_name(key, seat), MAX_BYTES), key, seat)
        if review.is_whole and review.accuracy is not None:
            return Judged(review.accuracy, review.luck)
    return None
