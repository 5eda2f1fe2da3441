"""Matches and data folders for the tests of the saves."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch
from weakref import WeakSet

import msgspec

from game.chance import pick
from game.contract import Action
from game.match import Match
from game.record import Player
from game.variants import find_rules
from saves.archive import Saves
from saves.document import Document, Replayed, describe, encode, now
from saves.match_files import POSITIONS, number_in
from saves.paths import DataFolder
from saves.store import Saved
from tests.play import chooser

JUKEM = find_rules("jukem")
PLAYERS = (Player("Foxes"), Player("Owls", "pro"))


@cache
def choices(seed: int) -> tuple[Action, ...]:
    """Returns every action of the random match of that seed."""
    return tuple(played(seed).actions)


def played(seed: int, length: int | None = None, variant: str = "jukem", **options: str) -> Match:
    """Returns a random match against the computer, played to its end or for ``length`` actions."""
    rules = find_rules(variant)
    seats = rules.seat_count(rules.complete(options))
    players = (*PLAYERS, *(Player(f"Club {seat}", "pro") for seat in range(len(PLAYERS), seats)))
    match = Match(rules, options, players, seed)
    rng = chooser(seed)
    while match.decision is not None and (length is None or len(match.actions) < length):
        match.play(pick(match.state.legal_actions(), rng))
    return match


def document_of(match: Match, match_id: int = 1, name: str = "") -> Document:
    """Returns the match as a document."""
    return Document(
        app="1.2.3", saved=now(), id=f"{match_id:032x}", name=name, summary=describe(match), match=match.record()
    )


def saved_bytes(seed: int = 1, length: int = 40) -> bytes:
    """Returns the file of a match after ``length`` actions."""
    return encode(document_of(played(seed, length)))


def edited(data: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """Returns the file of a match with changed fields and a valid checksum."""
    body = json.loads(data)
    del body["checksum"]
    change(body)
    body["checksum"] = sha256(msgspec.json.encode(body, order="sorted")).hexdigest()
    return json.dumps(body).encode()


def multiply(connection: sqlite3.Connection, count: int) -> None:
    """Fills a history with copies of the match, a second apart, with seeds from 1 (the oldest)."""
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
    """Opens the saves in a folder like another window."""
    saves = Saves(DataFolder(folder), "1.2.3")
    _opened.add(saves)
    saves.writer.flush()
    saves.history.settle(10)
    return saves


def opened(folder: Path) -> Saves:
    """Opens the saves in a folder like a new start of the program, after the other windows have ended."""
    for earlier in list(_opened):
        if earlier.folder.path == folder:
            earlier.leave()
    return window(folder)


def written(saves: Saves) -> Saves:
    """Closes the saves with everything on disk."""
    assert saves.writer.flush(), saves.notices
    assert saves.history.settle(10), saves.notices
    return saves


# What is done with saves, and what lies there


ALL = 10**6
"""Number of decisions after which any match is over."""


def keep(saves: Saves, *matches: Match) -> Match:
    """Autosaves each match and waits until it is on disk. Returns the last one."""
    for match in matches:
        saves.store.autosave(match)
        written(saves)
    return matches[-1]


def play_on(saves: Saves, match: Match, count: int = ALL) -> Match:
    """Plays the random match of the seed on, with an autosave on disk after each of the last decisions."""
    actions = choices(match.seed)[len(match.actions) :][:count]
    for number, action in enumerate(actions):
        match.play(action)
        if number >= len(actions) - POSITIONS - 1:
            keep(saves, match)
    return match


def begun(saves: Saves, seed: int, count: int) -> Match:
    """Returns a match after that many decisions."""
    return play_on(saves, Match(JUKEM, {}, PLAYERS, seed), count)


def leave(saves: Saves, match: Match) -> Match:
    """Leaves the table of a match, with everything on disk."""
    saves.store.leave(match)
    written(saves)
    return match


def resumed(saves: Saves) -> Replayed:
    """Returns the match that Continue opens."""
    again = saves.store.resume()
    assert again is not None
    return again


def newest(saves: Saves) -> Saved:
    """Returns the save that Continue offers."""
    found = saves.store.newest()
    assert found is not None
    return found


def listed(saves: Saves) -> list[tuple[int, int]]:
    """Returns seed and number of decisions of the listed unfinished matches."""
    return [(each.document.match.seed, each.document.decisions) for each in saves.store.saves() if each.automatic]


def named(saves: Saves) -> list[Saved]:
    """Returns the names of the listed named saves."""
    return [saved for saved in saves.store.saves() if not saved.automatic]


def recorded(saves: Saves) -> list[int]:
    """Returns the seeds of the finished matches, newest first."""
    return [entry.seed for entry in saves.history.entries()]


def autosaves(folder: Path) -> list[Path]:
    """Returns the position files of unfinished matches, by number."""
    return sorted(folder.glob("matches/match-*.json"), key=lambda path: (path.name[:38], number_in(path.name)))


def matches_in(folder: Path, files: dict[str, bytes]) -> Path:
    """Creates the folder of matches with these files."""
    home = folder / "matches"
    home.mkdir(exist_ok=True)
    for name, data in files.items():
        (home / name).write_bytes(data)
    return home


def failing(owner: Any, name: str, error: int) -> AbstractContextManager[object]:
    """Makes every call of a function fail with this system error."""
    return patch.object(owner, name, side_effect=OSError(error, os.strerror(error)))
