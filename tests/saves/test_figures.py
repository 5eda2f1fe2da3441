"""Statistics of finished matches, filters of their list, and files from before statistics existed."""

import csv
import sqlite3
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path

import msgspec
import pytest

from game.record import PERSON, Player
from saves import figures
from saves.document import Document, now
from saves.entries import entry_of
from saves.exports import export
from saves.figures import ALL, ORDERS, Wanted, figures_of
from saves.history import History
from saves.history_file import HistoryFile
from saves.paths import DataFolder
from saves.people import FIRST
from saves.plays import favorite_plays
from saves.statistics import MARKS, Outcome, Streaks, records, statistics
from tests.saves.samples import document_of, failing, keep, opened, played, recorded

ME = Player("Foxes")
FRIENDS = (ME, Player("Owls"))
NOBODY = (Player("Foxes", "pro"), Player("Owls", "rookie"))


def over(number: int, points: tuple[int, int], players: tuple[Player, ...] = (ME, Player("Owls", "pro")),
         practice: bool = False, days: float = 0, seconds: int = 60) -> Document:  # fmt: skip
    """Returns a document with that ending in its summary only, which nobody compares with the actions here."""
    document = document_of(played(3), number)
    result = document.summary.result
    assert result is not None
    winners = tuple(seat for seat, point in enumerate(points) if point == max(points))
    return msgspec.structs.replace(
        document,
        saved=now() - timedelta(days=days),
        seconds=seconds,
        summary=msgspec.structs.replace(
            document.summary, result=msgspec.structs.replace(result, points=points, winners=winners)
        ),
        match=msgspec.structs.replace(document.match, players=players, practice=practice, seed=number),
    )


@pytest.fixture
def history(tmp_path: Path) -> History:
    """Eight matches, oldest first: won, won, tied, lost, won, a practice match, a friend's, and one without people."""
    history = History(tmp_path / "history.sqlite", print)
    rookie = (Player("Foxes", "rookie"), ME)
    for document in (
        over(1, (14, 7), days=40),
        over(2, (35, 0), days=9, seconds=900),
        over(3, (7, 7), days=8),
        over(4, (21, 20), rookie, days=3, seconds=300),
        over(5, (3, 10), rookie, days=1),
        over(6, (50, 0), practice=True, days=0.4),
        over(7, (6, 3), FRIENDS, days=0.3),
        over(8, (0, 3), NOBODY, days=0.2),
    ):
        history.add(document)
    return history


def test_a_record_is_kept_for_each_game_and_level_without_practice_friends_and_matches_of_nobody(
    history: History,
) -> None:
    assert sorted(history.counted(records)) == [
        ("jukem", "pro", 3, 2, 0, 1, 56, 14),
        ("jukem", "rookie", 2, 1, 1, 0, 30, 24),
    ]


def test_statistics_tell_the_last_results_streaks_and_the_matches_that_stand_out(history: History) -> None:
    found = history.counted(statistics)
    assert found.lately == [
        Outcome("won", 14, 7), Outcome("won", 35, 0), Outcome("tied", 7, 7), Outcome("lost", 20, 21),
        Outcome("won", 10, 3),
    ]  # fmt: skip
    assert found.streaks == Streaks(1, "won", 2)
    assert [(mark.title, int(mark.id, 16)) for mark in found.marks] == [
        *zip(MARKS, (2, 2, 3, 2), strict=True),
    ]
    of_rookie = history.counted(lambda db: statistics(db, "jukem", "rookie"))
    assert [int(mark.id, 16) for mark in of_rookie.marks] == [5, 4, 4, 4]
    assert history.counted(lambda db: statistics(db, "blowout")).records == []


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        (Wanted(), [8, 7, 6, 5, 4, 3, 2, 1]),
        (Wanted("jukem", "rookie"), [5, 4]),
        (Wanted("blowout"), []),
        (Wanted(opponent="human"), [7]),
        (Wanted(result="won"), [6, 5, 2, 1]),
        (Wanted(result="tied"), [3]),
        (Wanted(since=now() - timedelta(days=7)), [8, 7, 6, 5, 4]),
        (Wanted(order="oldest"), [1, 2, 3, 4, 5, 6, 7, 8]),
        (Wanted(order="largest margin"), [6, 2, 5, 1, 8, 7, 4, 3]),
        (Wanted(order="closest"), [3, 4, 8, 7, 5, 1, 2, 6]),
        (Wanted(order="longest"), [2, 4, 8, 7, 6, 5, 3, 1]),
        (Wanted("jukem", "pro", "won", order="most points"), [6, 2, 1]),
    ],
)
def test_a_list_is_asked_for_by_game_opponent_result_date_and_order(
    history: History, wanted: Wanted, numbers: list[int]
) -> None:
    window = history.part(0, -1, wanted)
    assert [entry and entry.seed for entry in window.rows] == numbers
    assert window.total == len(numbers)
    assert wanted.order in ORDERS
    part = history.part(1, 2, wanted)
    assert [entry and entry.seed for entry in part.rows] == numbers[1:3]


def test_a_match_that_waits_is_in_lists_and_statistics_at_its_place(history: History, tmp_path: Path) -> None:
    history._unwritten[tmp_path / "finished" / "9.json"] = over(9, (28, 27), days=2)
    assert [entry and entry.seed for entry in history.part(0, 3, Wanted(result="won")).rows] == [6, 5, 9]
    assert sum(record.won for record in history.counted(records)) == 4


def test_a_file_of_before_is_given_figures_and_loses_nothing(history: History, tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"

    def rows() -> list[object]:
        with closing(sqlite3.connect(path)) as connection:
            return connection.execute("SELECT * FROM matches ORDER BY id").fetchall()

    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TABLE IF EXISTS figures")
        connection.execute("UPDATE matches SET points = '[]' WHERE seed = '2'")
    before = rows()
    again = History(path, print)
    assert [entry and entry.seed for entry in again.part(0, -1).rows] == [8, 7, 6, 5, 4, 3, 1, None]
    assert sum(record.won for record in again.counted(records)) == 2
    assert rows() == before
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (1,), "an older program still reads the file"


def test_a_file_that_cannot_be_written_is_counted_all_the_same(history: History, tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite"
    real = sqlite3.connect
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "saves.history_file.sqlite3.connect",
            lambda place, **named: real(f"file:{place}?mode=ro", uri=True, **named),
        )
        again = History(path, print)
        assert again.part(0, -1).total == 8
        assert sum(record.played for record in again.counted(records)) == 5


def test_a_match_that_is_deleted_is_gone_and_comes_back_as_it_was(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    keep(saves, played(3), played(4))
    gone = saves.history.part(0, 1).rows[0]
    assert gone is not None
    document = saves.history.get(gone.id)
    removed = saves.history.taken_out(gone.id)
    assert removed is not None
    assert not saves.history.has(gone.id)
    assert recorded(opened(tmp_path)) == [3]
    assert sum(record.played for record in saves.history.counted(records)) == 1
    assert saves.history.put_back(removed)
    assert saves.history.get(gone.id) == document
    assert recorded(opened(tmp_path)) == [4, 3]
    with failing(HistoryFile, "change", 28):
        assert saves.history.taken_out(gone.id) is None
    assert recorded(saves) == [4, 3]


BEA = "0123456789ab"


def named(number: int, person: str, players: tuple[Player, ...] = (ME, Player("Owls", "pro"))) -> Document:
    """A match whose notes name that person."""
    document = over(number, (14, 7), players, days=number)
    return msgspec.structs.replace(document, match=msgspec.structs.replace(document.match, notes={PERSON: person}))


@pytest.fixture
def shared(tmp_path: Path) -> History:
    """One match of a person who came later, one of friends, one that names nobody who can be, and one of before."""
    history = History(tmp_path / "history.sqlite", print)
    for document in (named(1, BEA), named(2, BEA, FRIENDS), named(3, "../.."), over(4, (14, 7), days=4)):
        history.add(document)
    return history


def persons(history: History) -> dict[int, str | None]:
    rows = history.counted(lambda db: db.execute(f"SELECT id, person FROM {ALL}").fetchall())
    return {int(key, 16): person for key, person in rows}


def test_a_match_is_its_persons_and_all_that_name_nobody_are_the_first_ones(shared: History) -> None:
    assert persons(shared) == {1: BEA, 2: None, 3: FIRST, 4: FIRST}
    assert persons(History(shared._file.path, print)) == persons(shared)


def test_whose_a_match_is_outlives_its_figures_and_being_deleted(shared: History) -> None:
    before = persons(shared)
    removed = shared.taken_out(f"{1:032x}")
    assert removed is not None
    assert shared.put_back(removed)
    assert persons(shared) == before
    with closing(sqlite3.connect(shared._file.path)) as connection, connection:
        connection.execute("DROP TABLE figures")
    assert persons(History(shared._file.path, print)) == before


def test_a_match_that_waits_is_its_persons_too(shared: History, tmp_path: Path) -> None:
    shared._unwritten[tmp_path / "finished" / "9.json"] = named(9, BEA)
    assert persons(shared)[9] == BEA
    assert [entry and entry.seed for entry in shared.part(0, -1, Wanted(person=BEA)).rows] == [1, 9]


def test_lists_records_and_statistics_are_asked_for_by_person(shared: History) -> None:
    assert [entry and entry.seed for entry in shared.part(0, -1, Wanted(person=BEA)).rows] == [1]
    assert [entry and entry.seed for entry in shared.part(0, -1, Wanted(person=FIRST)).rows] == [3, 4]
    assert Wanted(person=BEA).takes(figures_of(entry_of(named(1, BEA)), BEA))
    assert not Wanted(person=BEA).takes(figures_of(entry_of(named(1, BEA))))
    for person, count in ((BEA, 1), (FIRST, 2), (None, 3)):
        found = shared.counted(partial(statistics, person=person))
        assert sum(record.played for record in found.records) == count == len(found.lately)
        assert {mark.id for mark in found.marks} <= {f"{number:032x}" for number in (1, 3, 4)}
        assert sum(record.played for record in shared.counted(partial(records, person=person))) == count
        assert shared.counted(partial(favorite_plays, variant="jukem", person=person)).matches == count
    only = shared.counted(partial(statistics, person=BEA)).marks
    assert {mark.id for mark in only} == {f"{1:032x}"}


def test_a_document_is_read_for_its_person_only_where_it_may_name_one(
    shared: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    real = figures._named_in

    def named_in(document: object) -> str:
        seen.append(document is not None)
        return real(document)

    monkeypatch.setattr(figures, "_named_in", named_in)
    persons(shared)
    assert sorted(seen) == [False, True, True, True]


def test_exports_name_everybody(shared: History, tmp_path: Path) -> None:
    table, _ = shared.counted(partial(export, folder=DataFolder(tmp_path), people={FIRST: "Ann", BEA: "Bea"}))
    with table.open(newline="") as file:
        assert sorted(row["person"] for row in csv.DictReader(file)) == ["", "Ann", "Ann", "Bea"]
