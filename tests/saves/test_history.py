"""The history of finished matches."""

import errno
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.match import Match
from game.record import Player
from saves import history_file
from saves.document import Document, replay
from saves.history import History
from saves.history_file import HistoryFile, insert
from saves.statistics import Statistics, Streaks, statistics
from saves.store import Store
from saves.waiting import WaitingMatches
from tests.saves.samples import JUKEM, document_of, failing, keep, opened, played, recorded, written


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def history(tmp_path: Path, told: list[str]) -> History:
    return History(tmp_path / "history.sqlite", told.append)


def over(seed: int, **changes: object) -> Document:
    document = document_of(played(seed), seed)
    return msgspec.structs.replace(document, match=msgspec.structs.replace(document.match, **changes))


def test_nothing_is_made_before_there_is_something_to_keep(history: History, tmp_path: Path) -> None:
    assert history.entries() == []
    assert history.counted(statistics) == Statistics([], [], Streaks(), [], [])
    assert history.get("x") is None
    assert not history.has("x")
    assert list(tmp_path.iterdir()) == []


def test_whether_a_game_is_known_is_told_by_any_finished_match_of_it(history: History) -> None:
    """A table asks for it while it opens, so it must not wait."""
    before = history.finished("jukem")
    assert history.settle(10.0)
    history.add(over(3))
    after, other = history.finished("jukem"), history.finished("blowout")
    assert history.settle(10.0)
    assert [each.value for each in (before, after, other)] == [False, True, False]


def test_a_finished_match_is_kept_whole(history: History, told: list[str], tmp_path: Path) -> None:
    match = played(3)
    document = msgspec.structs.replace(document_of(match, 3), seconds=754)
    history.add(document)
    (entry,) = History(tmp_path / "history.sqlite", told.append).entries()
    assert match.result is not None
    assert entry.finished == document.saved
    assert (entry.variant, entry.options, entry.players) == ("jukem", match.options, match.players)
    assert (entry.points, entry.winners, entry.reason) == msgspec.structs.astuple(match.result)
    assert (entry.decisions, entry.seconds, entry.seed) == (len(match.actions), 754, 3)
    assert (entry.practice, entry.hints) == (False, 0)
    assert entry.digest == document.match.digests[len(match.actions)]
    kept = history.get(entry.id)
    assert kept == document
    again = replay(document.match)
    assert again.problem is None
    assert again.match.history == match.history
    assert told == []


def test_a_match_is_kept_exactly_once(history: History) -> None:
    for hints in range(3):
        history.add(over(1, hints=hints))
    (entry,) = history.entries()
    assert entry.hints == 0
    assert history.has(over(1).id)
    assert not history.has(over(2).id)


def test_a_match_that_is_not_over_is_refused(history: History) -> None:
    with pytest.raises(ValueError, match="not over"):
        history.add(document_of(played(1, 10)))
    assert history.entries() == []


def test_a_seed_of_any_length_is_kept(history: History) -> None:
    match = Match(JUKEM, {}, [Player("A"), Player("B")], -(10**40))
    match.concede(1)
    history.add(document_of(match))
    assert history.entries()[0].seed == -(10**40)


def test_the_list_is_newest_first_and_can_be_read_in_parts(history: History) -> None:
    for seed in range(6):
        history.add(over(seed))
    assert [entry.seed for entry in history.entries()] == [5, 4, 3, 2, 1, 0]
    assert [entry.seed for entry in history.entries(limit=2, offset=1)] == [4, 3]
    assert [entry.seed for entry in history.entries("jukem", limit=1)] == [5]
    assert history.entries("blowout") == []


def overwritten(at: int | bytes, data: bytes) -> Callable[[bytearray], None]:
    """Damage: other bytes at an offset, or at the place of some bytes."""

    def damage(file: bytearray) -> None:
        start = file.index(at) if isinstance(at, bytes) else at
        file[start : start + len(data)] = data

    return damage


def damage_pages(data: bytearray) -> None:
    data[4096:] = Random(1).randbytes(len(data) - 4096)


def damage_end(data: bytearray) -> None:
    del data[len(data) // 2 :]


ONE_PAGE = overwritten(5 * 4096, bytes(4096))


def spoil(history: History, path: Path, damage: Callable[[bytearray], None]) -> bytearray:
    """Fills the history with eight matches and damages its file. Returns its contents afterwards."""
    for seed in range(8):
        history.add(over(seed))
    data = bytearray(path.read_bytes())
    damage(data)
    path.write_bytes(data)
    return data


@pytest.mark.parametrize(
    ("damage", "saved"),
    [
        (overwritten(0, b"not a database!!"), 0),
        (damage_pages, 0),
        (ONE_PAGE, 6),
        (overwritten(b"points TEXT", b"pointz"), 8),
        (overwritten(b"matches", b"\xfb{\xee\x81\xff\xc2 "), 0),
        (damage_end, 0),
    ],
)
@pytest.mark.parametrize("first", ["list", "add"])
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(
    damage: Callable[[bytearray], None], saved: int, first: str, history: History, told: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "history.sqlite"
    data = spoil(history, path, damage)
    again = History(path, told.append)
    if first == "list":
        again.entries()
    again.add(over(9))
    newest, *others = [entry.seed for entry in again.entries()]
    assert newest == 9
    assert len(others) == saved
    assert others == sorted(others, reverse=True)
    assert len(told) == 1
    assert "the file is damaged. It was kept as history.damaged-" in told[0]
    assert told[0].endswith(f" Matches saved from it: {saved}.")
    (kept,) = tmp_path.glob("history.damaged-*.sqlite")
    assert kept.read_bytes() == data


@pytest.mark.parametrize("brought", [0, 1])
def test_a_rescue_that_is_cut_short_goes_on_at_the_next_start(
    brought: int, history: History, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the program quits or the disk is full, the matches must not stay forgotten in the file set aside."""
    path = tmp_path / "history.sqlite"
    spoil(history, path, ONE_PAGE)
    calls: list[int] = []

    def stopped(connection: sqlite3.Connection, documents: Any) -> None:
        if len(calls) == brought:
            raise sqlite3.OperationalError("database or disk is full")
        calls.append(1)
        insert(connection, documents)

    with monkeypatch.context() as patch:
        patch.setattr(history_file, "insert", stopped)
        patch.setattr(history_file, "RESCUE_BATCH", 2)
        assert len(History(path, told.append).entries()) <= 2
    assert len(told) >= 1
    again = History(path, told.append)
    assert len(again.entries()) == 6
    assert told[-1] == f"Finished matches saved from a damaged history: {6 - 2 * brought}."
    assert not list(tmp_path.glob("*.rescue"))


@pytest.mark.parametrize(
    ("label", "statement", "matches", "why"),
    [
        ("foreign", "CREATE TABLE bookmarks (url)", 0, "the file is another program's"),
        ("newer", "PRAGMA user_version = 7", 1, "the file comes from a newer version of Pigskin Parlor"),
        ("newer", "PRAGMA user_version = 2", 2, "the file comes from a newer version of Pigskin Parlor"),
    ],
)
def test_another_programs_database_and_a_newer_one_are_set_aside_and_none_of_their_matches_taken(
    label: str, statement: str, matches: int, why: str, history: History, told: list[str], tmp_path: Path
) -> None:
    for seed in range(matches):
        history.add(over(seed))
    path = tmp_path / "history.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)
    before = path.read_bytes()
    again = History(path, told.append)
    again.add(over(3))
    assert [entry.seed for entry in again.entries()] == [3]
    (kept,) = tmp_path.glob(f"history.{label}-*.sqlite")
    assert kept.read_bytes() == before
    assert told == [f"The history of finished matches begins anew: {why}. It was kept as {kept.name}."]


def test_a_journal_of_the_damaged_file_is_not_rolled_into_the_new_one(
    history: History, told: list[str], tmp_path: Path
) -> None:
    history.add(over(1))
    path = tmp_path / "history.sqlite"
    path.write_bytes(b"no database" * 1000)
    (tmp_path / "history.sqlite-journal").write_bytes(b"no journal")
    History(path, told.append).add(over(2))
    assert [entry.seed for entry in History(path, told.append).entries()] == [2]
    assert len(told) == 1


def test_a_row_that_was_tampered_with_is_passed_over(history: History, told: list[str], tmp_path: Path) -> None:
    for seed in range(4):
        history.add(over(seed))
    wrong = ("players = '['", "document = 'x'", "finished = x'ff00'", "finished = '2026-01-02T03:04:05'")
    with closing(sqlite3.connect(tmp_path / "history.sqlite")) as connection, connection:
        for seed, change in enumerate(wrong):
            connection.execute(f"UPDATE matches SET {change} WHERE seed = '{seed}'")
    assert [entry.seed for entry in history.entries()] == [1]
    assert history.get(over(1).id) is None
    assert len(told) == 1
    assert "cannot be shown" in told[0]


def test_a_history_that_cannot_be_opened_loses_no_match_that_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, shut = sqlite3.connect, [True]

    def connect(*given: Any, **named: Any) -> sqlite3.Connection:
        if shut[0] and given[0] != ":memory:":
            raise sqlite3.OperationalError("unable to open database file")
        return real(*given, **named)

    monkeypatch.setattr(sqlite3, "connect", connect)
    saves = opened(tmp_path)
    match = played(4, 8)
    keep(saves, match)
    match.concede(1)
    saves.store.autosave(match)
    assert saves.writer.flush()
    assert not saves.close()
    assert recorded(saves) == [4]
    assert saves.store.newest() is None
    assert list((tmp_path / "matches").glob("*.json")) == []
    assert len(list((tmp_path / "finished").glob("*.json"))) == 1, "it lies there until the history has it"
    shut[0] = False
    again = written(opened(tmp_path))
    assert recorded(again) == [4]
    assert list((tmp_path / "finished").iterdir()) == []
    assert written(saves).close()
    assert len(saves.history.entries()) == 1


def test_a_full_disk_loses_no_finished_match(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    with failing(HistoryFile, "add", errno.ENOSPC), failing(WaitingMatches, "write", errno.ENOSPC):
        for seed in (4, 5):
            saves.store.autosave(played(seed))
        assert not saves.writer.flush()
        assert len(saves.notices) == 1
        assert sorted(recorded(saves)) == [4, 5]
    assert saves.close()
    assert sorted(recorded(opened(tmp_path))) == [4, 5]


def test_two_programs_at_once_share_the_file(tmp_path: Path, told: list[str]) -> None:
    first, second = (History(tmp_path / "history.sqlite", told.append) for _ in range(2))
    for seed in range(4):
        (first, second)[seed % 2].add(over(seed))
    assert len(first.entries()) == len(second.entries()) == 4


def test_the_store_and_the_history_agree_on_what_is_over(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    assert isinstance(saves.store, Store)
    keep(saves, played(4))
    (entry,) = saves.history.entries()
    assert saves.history.has(entry.id)
