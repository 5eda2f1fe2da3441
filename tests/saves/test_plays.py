"""The plays of finished matches: looked at some at a time, kept beside the rows, and never made up."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from game.favorites import favorites, plays_of
from saves.history import History
from saves.plays import Favorites, favorite_plays, look_at_some
from tests.saves.samples import JUKEM, document_of, played

SEEDS = (3, 4, 5)


@pytest.fixture
def history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> History:
    """Three matches of Jukem, on a computer that is never in a hurry."""
    monkeypatch.setattr("saves.plays.AT_ONCE", float("inf"))
    history = History(tmp_path / "history.sqlite", print)
    for seed in SEEDS:
        history.add(document_of(played(seed), seed))
    return history


def asked(history: History, variant: str = "jukem", opponent: str | None = None) -> Favorites:
    return history.counted(lambda db: favorite_plays(db, variant, opponent))


def look(history: History, variant: str = "jukem") -> int | None:
    answer = history.look_at_plays(variant)
    assert history.settle(30)
    return answer.value


def change(history: History, statement: str, *given: object) -> None:
    path = history._file.path
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, given)


def expected(*seeds: int) -> list[tuple[str, int, object]]:
    found = favorites(JUKEM, [plays_of(played(seed), 0) for seed in seeds])
    return [(each.name, each.times, pytest.approx(each.moved, abs=1e-5)) for each in found]


def told(found: Favorites) -> list[tuple[str, int, object]]:
    return [(each.name, each.times, each.moved) for each in found.plays]


def test_plays_are_those_of_the_matches_that_were_looked_at(history: History) -> None:
    assert asked(history) == ([], 0, 3)
    assert look(history) == 3
    found = asked(history)
    assert (found.read, found.matches) == (3, 3)
    assert told(found) == expected(*SEEDS)
    assert asked(history, opponent="rookie") == ([], 0, 0)
    assert look(history) == 0, "nothing is looked at twice"


def test_some_are_looked_at_at_once_and_the_rest_later(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    asked(history)
    monkeypatch.setattr("saves.plays.AT_ONCE", 0.0)
    assert look(history) == 1
    assert asked(history)[1:] == (1, 3)
    assert told(asked(history)) == expected(5), "the newest first"


def test_what_was_looked_at_is_kept_for_the_next_start_and_does_not_outlive_its_match(history: History) -> None:
    asked(history)
    look(history)
    again = History(history._file.path, print)
    assert told(asked(again)) == expected(*SEEDS)
    again.taken_out(f"{4:032x}")
    assert told(asked(again)) == expected(3, 5)


@pytest.mark.parametrize(
    "damage", [lambda data: b"{", lambda data: data.replace(b'"seed": 4', b'"seed": 5')], ids=["torn", "other"]
)
def test_a_match_that_cannot_be_read_tells_nothing_and_stops_nobody(
    history: History, damage: Callable[[bytes], bytes]
) -> None:
    (data,) = history.counted(lambda db: db.execute("SELECT document FROM matches WHERE seed = '4'").fetchone())
    change(history, "UPDATE matches SET document = ? WHERE seed = '4'", damage(data))
    assert look(history) == 3
    assert told(asked(history)) == expected(3, 5)


@pytest.mark.parametrize("text", ["nonsense", "[]", '{"acts": {"RUN 20": "often"}}', '{"acts": 7, "told": true}'])
def test_what_a_hand_has_written_there_is_passed_over(history: History, text: str) -> None:
    asked(history)
    look(history)
    change(history, "UPDATE figures SET plays = ? WHERE id = ?", text, f"{4:032x}")
    assert told(asked(history)) == expected(3, 5)


def test_an_act_that_this_version_does_not_know_leaves_the_page_without_plays(history: History) -> None:
    asked(history)
    change(history, "UPDATE figures SET plays = ?", '{"acts": {"TELEPORT": [1, 0.5]}, "told": true}')
    assert asked(history).plays == []


def test_where_nothing_can_be_written_nothing_is_looked_at_for_ever(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(history, "DROP TABLE IF EXISTS figures")
    real = sqlite3.connect
    monkeypatch.setattr(
        "saves.history_file.sqlite3.connect",
        lambda place, **named: real(f"file:{place}?mode=ro", uri=True, **named),
    )
    assert asked(history) == ([], 0, 3)
    assert look(history) == 0
    with closing(real(f"file:{history._file.path}?mode=ro", uri=True)) as connection:
        assert look_at_some(connection, "jukem") == 0


def test_a_file_that_is_only_read_now_keeps_what_was_looked_at_before(
    history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked(history)
    real = sqlite3.connect
    with monkeypatch.context() as patch:
        patch.setattr(
            "saves.history_file.sqlite3.connect",
            lambda place, **named: real(f"file:{place}?mode=ro", uri=True, **named),
        )
        assert look(history) is None, "it is said that nothing came of it"
    assert look(history) == 3
