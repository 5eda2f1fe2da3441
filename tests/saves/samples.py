"""Matches and data folders that the tests of the saves share."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any
from weakref import WeakSet

import msgspec

from game.chance import pick
from game.contract import Action
from game.match import Match, Player
from game.variants import find_rules
from saves.archive import Saves
from saves.document import Document, describe, encode, now
from saves.paths import DataFolder
from tests.play import chooser

JUKEM = find_rules("jukem")
PLAYERS = (Player("Foxes"), Player("Owls", "pro"))


def choices(seed: int) -> list[Action]:
    """Every action of the random match of that seed."""
    return played(seed).actions


def played(seed: int, length: int | None = None, variant: str = "jukem", **options: str) -> Match:
    """A random match against the computer, to its end or after ``length`` actions."""
    rules = find_rules(variant)
    seats = rules.seat_count(rules.complete(options))
    players = (*PLAYERS, *(Player(f"Club {seat}", "pro") for seat in range(len(PLAYERS), seats)))
    match = Match(rules, options, players, seed)
    rng = chooser(seed)
    while match.decision is not None and (length is None or len(match.actions) < length):
        match.play(pick(match.state.legal_actions(), rng))
    return match


def document_of(match: Match, match_id: int = 1, name: str = "") -> Document:
    """The match as a document."""
    return Document(
        app="1.2.3", saved=now(), id=f"{match_id:032x}", name=name, summary=describe(match), match=match.record()
    )


def saved_bytes(seed: int = 1, length: int = 40) -> bytes:
    """The file of a match after so many actions."""
    return encode(document_of(played(seed, length)))


def edited(data: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file of a match with its fields changed by a hand that knows how to make the checksum fit."""
    body = json.loads(data)
    del body["checksum"]
    change(body)
    body["checksum"] = sha256(msgspec.json.encode(body, order="sorted")).hexdigest()
    return json.dumps(body).encode()


def multiply(connection: sqlite3.Connection, count: int) -> None:
    """Makes so many finished matches of the one in a history, a second apart; the seeds count them, 1 the oldest."""
    names = [name for _, name, *_ in connection.execute("PRAGMA table_info(matches)")]
    own = {
        "id": "printf('%032x', n)",
        "seed": "n",
        "finished": "strftime('%Y-%m-%dT%H:%M:%S+00:00', 1.6e9 + n, 'unixepoch')",
    }
    values = ", ".join(own.get(name, name) for name in names)
    numbers = f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {count})"
    connection.execute("CREATE TEMP TABLE one AS SELECT * FROM matches LIMIT 1")
    connection.execute("DELETE FROM matches")
    connection.execute(f"{numbers} INSERT INTO matches SELECT {values} FROM one, numbers")


_opened: WeakSet[Saves] = WeakSet()


def window(folder: Path) -> Saves:
    """The saves in a folder, as one more window sees them."""
    saves = Saves(DataFolder(folder), "1.2.3")
    _opened.add(saves)
    saves.writer.flush()
    saves.history.settle(10)
    return saves


def opened(folder: Path) -> Saves:
    """The saves in a folder, as a new start of the program sees them: what was open there has ended."""
    for earlier in list(_opened):
        if earlier.folder.path == folder:
            earlier.leave()
    return window(folder)


def written(saves: Saves) -> Saves:
    """The saves with everything on the disk."""
    assert saves.writer.flush(), saves.notices
    assert saves.history.settle(10), saves.notices
    return saves
