"""While another program holds the history, nobody waits for it and no match is lost or shown twice."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from game.chance import pick
from game.match import Match
from saves import entries, history_file
from saves.archive import Saves
from saves.atomic import write_atomically
from saves.document import Document, decode, encode
from saves.history import History, ListPart
from saves.statistics import records
from saves.waiting import WaitingMatches
from tests.play import chooser
from tests.saves.samples import JUKEM, document_of, keep, newest, opened, played, recorded, written


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Locks the file exclusively, like another program."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("COMMIT")


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    """Creates a folder whose history has one match."""
    saves = opened(tmp_path)
    keep(saves, played(3))
    return saves


def test_only_the_thread_of_the_history_waits_for_its_file(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[str] = set()
    real = history_file.HistoryFile.use

    def use(file: history_file.HistoryFile, task: Any) -> Any:
        threads.add(threading.current_thread().name)
        return real(file, task)

    monkeypatch.setattr(history_file.HistoryFile, "use", use)
    saves = opened(tmp_path)
    named = played(5, 8)
    saves.store.save_as(named, "Mine")
    saves.store.autosave(named)
    saves.store.newest()
    listed = saves.store.saves()
    saves.store.load(listed[-1])
    saves.store.resume()
    saves.history.look(0, 10)
    saves.history.fetch("0" * 32, lambda replayed: replayed.match)
    saves.history.has("0" * 32)
    named.concede(0)
    saves.store.autosave(named)
    assert saves.close()
    assert threads == {"history"}


def test_a_match_that_ends_while_the_history_is_held_does_not_come_back(saves: Saves, tmp_path: Path) -> None:
    match = played(4, 8)
    saves.store.autosave(match)
    with held(tmp_path / "history.sqlite"):
        match.concede(0)
        saves.store.autosave(match)
        assert saves.writer.flush(), "the writer does not wait for the history"
        assert list((tmp_path / "matches").glob("*.json")) == []
        again = Saves(saves.folder)
        assert again.store.newest() is None
        assert again.history.awaiting()[0].match.seed == 4
    assert written(again).close()
    assert sorted(recorded(again)) == [3, 4]
    assert list((tmp_path / "finished").iterdir()) == []
    assert not again.notices


def test_what_waits_is_listed_while_the_history_is_held_and_once_when_it_is_free(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_file, "BUSY_SECONDS", 0.01)
    with held(tmp_path / "history.sqlite"):
        saves.store.autosave(played(4))
        assert saves.writer.flush()
        answer = saves.history.look(0, 10)
        assert not saves.close()
        assert answer.ready
        assert answer.value is not None
        assert (answer.value.total, answer.value.complete) == (1, False)
        assert [row.seed for row in answer.value.rows if row] == [4]
    assert saves.close()
    answer = saves.history.look(0, 10)
    assert saves.close()
    assert answer.value is not None
    assert (answer.value.total, answer.value.complete) == (2, True)
    assert sorted(row.seed for row in answer.value.rows if row) == [3, 4]


def test_a_match_is_not_entered_before_its_file_is_written(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the file would be written after the history has removed it, and stay."""
    real = WaitingMatches.write

    def write(waiting: WaitingMatches, document: Document) -> None:
        saves.history.begin()
        assert saves.history.settle(60)
        real(waiting, document)

    monkeypatch.setattr(WaitingMatches, "write", write)
    saves.history.keep(document_of(played(4), 4))
    saves.history.begin()
    assert saves.history.settle(60)
    assert list((tmp_path / "finished").iterdir()) == []
    assert len(saves.history.entries()) == 2


def test_a_match_that_another_window_has_put_in_is_listed_once(saves: Saves, tmp_path: Path) -> None:
    document = document_of(played(4), 4)
    saves.history._unwritten[tmp_path / "finished" / "4.json"] = document
    History(tmp_path / "history.sqlite", print).add(document)
    assert sorted(recorded(saves)) == [3, 4]
    assert saves.history.part(0, -1).total == 2
    assert sum(record.played for record in saves.history.counted(records)) == 2


def test_quitting_waits_a_second_at_most_for_a_history_that_is_held(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []
    real = History.settle

    def settle(history: History, timeout: float) -> bool:
        given.append(timeout)
        return real(history, 0.01)

    monkeypatch.setattr(History, "settle", settle)
    with held(tmp_path / "history.sqlite"):
        saves.store.autosave(played(4))
        assert not saves.close()
    assert given == [1.0]


def test_a_part_of_the_list_reads_and_decodes_that_part_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    history = History(tmp_path / "history.sqlite", print)
    for seed in range(9):
        history.add(document_of(played(seed), seed))
    read: list[object] = []
    real = entries.from_row

    def from_row(row: tuple[Any, ...]) -> entries.Entry | None:
        read.append(row)
        return real(row)

    monkeypatch.setattr("saves.history.from_row", from_row)
    window = history.part(4, 3)
    assert (window.total, window.start) == (9, 4)
    assert [row.seed for row in window.rows if row] == [4, 3, 2]
    assert len(read) == 3


ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT {} FROM n"
COLUMNS = ", ".join(f"x AS {name}" for name in (*entries.COLUMNS, "document"))
TRAPS = {
    "a view that never ends": [
        "ALTER TABLE matches RENAME TO others",
        f"CREATE VIEW matches AS {ENDLESS.format(COLUMNS)}",
    ],
    "a trigger that never ends": [
        f"CREATE TRIGGER trap BEFORE INSERT ON matches BEGIN SELECT * FROM ({ENDLESS.format('x')}) WHERE x < 0; END"
    ],
    "no table at all": ["DROP TABLE matches", "CREATE VIEW other AS SELECT 1"],
}


@pytest.mark.parametrize("what", TRAPS)
@pytest.mark.parametrize("first", ["list", "add"])
def test_a_history_that_computes_without_end_is_set_aside(
    what: str, first: str, saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_file, "MAX_INSTRUCTIONS", 1_000_000)
    with closing(sqlite3.connect(tmp_path / "history.sqlite")) as connection:
        for statement in TRAPS[what]:
            connection.execute(statement)
        connection.commit()
    told: list[str] = []
    history = History(tmp_path / "history.sqlite", told.append)
    if first == "list":
        history.entries()
    history.add(document_of(played(5), 5))
    assert 5 in [entry.seed for entry in history.entries()]
    assert len(told) == 1
    assert "the file is damaged" in told[0]
    assert len(list(tmp_path.glob("history.damaged-*.sqlite"))) == 1


def test_a_task_that_takes_too_many_steps_is_given_up(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file can keep a thread busy for ever, whatever it does with our statements."""
    monkeypatch.setattr(history_file, "MAX_INSTRUCTIONS", 1_000_000)
    file = history_file.HistoryFile(tmp_path / "history.sqlite", print)
    with pytest.raises(sqlite3.OperationalError, match="interrupted"):
        file.use(lambda connection: connection.execute(ENDLESS.format("max(x)")).fetchall())


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\x00", b"[" * 100_000])
def test_a_file_among_those_that_wait_that_is_no_match_is_set_aside(content: bytes, tmp_path: Path) -> None:
    folder = tmp_path / "finished"
    folder.mkdir()
    name = f"{'a' * 32}-{'b' * 12}"
    (folder / f"{name}.json").write_bytes(content)
    saves = opened(tmp_path)
    assert saves.history.entries() == []
    assert not saves.history.has("a" * 32)
    assert [path.read_bytes() for path in folder.iterdir()] == [content]
    assert len(saves.notices) == 1
    assert "It was kept as" in saves.notices[0]
    assert not opened(tmp_path).notices


def test_a_match_that_goes_on_is_no_finished_one_whatever_folder_it_lies_in(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    saves.store.autosave(played(4, 8))
    (document,) = [decode(each.path.read_bytes()) for each in written(saves).store.saves()]
    (tmp_path / "finished").mkdir()
    WaitingMatches(tmp_path / "finished", print).path_of(document).write_bytes(encode(document))
    again = opened(tmp_path)
    assert newest(again).document.id == document.id
    assert again.history.entries() == []


def test_an_answer_is_handed_in_later_and_never_waited_for(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    real = History.part

    def window(history: History, *given: Any) -> ListPart:
        assert go_on.wait(60)
        return real(history, *given)

    monkeypatch.setattr(History, "part", window)
    answer = saves.history.look(0, 5)
    assert not saves.history.settle(0.05)
    assert (answer.ready, answer.value) == (False, None)
    go_on.set()
    assert saves.history.settle(60)
    assert answer.ready


@pytest.mark.parametrize("same", [True, False])
def test_only_what_led_to_an_ending_that_waits_goes_with_it(same: bool, tmp_path: Path) -> None:
    """A copy of the file may have been played on differently."""
    over = played(4)
    WaitingMatches(tmp_path / "finished", print).write(document_of(over, 4))
    match, rng = Match(JUKEM, {}, over.players, 4), chooser(4 if same else 99)
    while len(match.actions) < 8:
        match.play(pick(match.state.legal_actions(), rng))
    left = document_of(match, 4)
    write_atomically(tmp_path / "matches" / f"match-{left.id}-1.json", encode(left))
    saves = written(opened(tmp_path))
    saves.store.saves()
    assert saves.history.settle(60), "whether it is over is read once it is asked"
    assert [saved.document.decisions for saved in saves.store.saves()] == ([] if same else [8])
    assert len(list((tmp_path / "matches").glob("match-*.json"))) == (0 if same else 1)
