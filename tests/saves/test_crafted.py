"""Files with valid checksums and wrong contents, and paths that are no files: none locks the player out."""

import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from errno import EACCES
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.record import RESULT_NOTE
from saves import log
from saves.document import Damaged, Unreadable, decode, encode
from saves.paths import DataFolder
from saves.settings import Settings, SettingsStore
from saves.statistics import records
from saves.store import Saved
from tests.saves.samples import (
    document_of,
    edited,
    failing,
    keep,
    listed,
    matches_in,
    named,
    opened,
    played,
    recorded,
    resumed,
    saved_bytes,
)
from tests.saves.test_damaged import all_opened

Change = Callable[[dict[str, Any]], object]


def names(name: str) -> Change:
    return lambda body: body["match"]["players"][0].update(name=name)


def summary(**changes: Any) -> Change:
    return lambda body: body["summary"].update(changes)


def record(**changes: Any) -> Change:
    return lambda body: body["match"].update(changes)


CRAFTED: dict[str, Change] = {
    "points of the wrong length": summary(points=[1, 2, 3]),
    "points of another match": summary(points=[70, 7]),
    "points without end": summary(points=[10**4000, 0]),
    "NUL in a name": names("Fox\0es"),
    "zero-width name": names("\u200c"),
    "a selector as a name": names("\ufe0f"),
    "half a letter as a name": names("\u2028"),
    "an endless name": names("x" * 20_000),
    "no name": names(""),
    "an endless title": lambda body: body.update(name="x" * 20_000),
    "a title in two lines": lambda body: body.update(name="one\ntwo"),
    "an endless version": lambda body: body.update(app="1" * 20_000),
    "turn 99": summary(turn=99),
    "nobody's turn": summary(turn=None),
    "period 12": summary(period=12),
    "the year 1 at +14:00": lambda body: body.update(saved="0001-01-01T00:00:00+14:00"),
    "the last moment": lambda body: body.update(saved="9999-12-31T23:59:59-12:00"),
    "seconds of 4,000 digits": lambda body: body.update(seconds=10**4000),
    "hints of 4,000 digits": record(hints=10**4000),
    "a seed of 4,000 digits": record(seed=10**4000),
    "rules before the first": record(rules_version=-1),
    "an endless action": record(actions=["x" * 20_000]),
    "an action with NUL": record(actions=["\0"]),
    "a digest before the first": lambda body: body["match"]["digests"].update({"-7": "x"}),
    "a result note with NUL": record(notes={RESULT_NOTE: "\0"}),
    "a result note in two lines": record(notes={RESULT_NOTE: "one\ntwo"}),
    "a plan that cannot be seen": record(notes={"call:0": "\u200c"}),
    "over, and not": lambda body: body["summary"].update(
        turn=None, result={"points": [0, 0], "winners": [0], "reason": "tie"}
    ),
}


@pytest.mark.parametrize("what", CRAFTED)
def test_a_right_checksum_does_not_make_a_match(what: str) -> None:
    with pytest.raises(Unreadable) as refused:
        decode(edited(saved_bytes(), CRAFTED[what]))
    assert len(str(refused.value)) <= 200
    assert str(refused.value).isprintable()


@pytest.mark.parametrize("what", CRAFTED)
def test_a_crafted_file_is_set_aside_and_the_others_go_on(what: str, tmp_path: Path) -> None:
    keep(opened(tmp_path), played(4, 5))
    data = edited(saved_bytes(2, 60), CRAFTED[what])
    matches_in(tmp_path, {"autosave-00000007.json": data, "halftime.json": data})
    saves = opened(tmp_path)
    assert resumed(saves).match.record() == played(4, 5).record()
    assert [match.seed for automatic in (True, False) for match in all_opened(saves, automatic=automatic)] == [4]
    assert (listed(saves), named(saves)) == ([(4, 5)], [])
    assert [path.read_bytes() for path in (tmp_path / "matches").glob("*.damaged-*.json")] == [data, data]


@pytest.mark.parametrize(("variant", "period"), [("jukem", -1), ("football_war", -1), ("football_war", 12)])
def test_a_match_under_older_rules_keeps_to_what_can_be_shown(variant: str, period: int) -> None:
    """Its summary cannot be compared with a replay, which differs."""
    match = played(4, 60, variant)
    match.digests[20] = "0" * 16
    data = encode(document_of(match))
    assert decode(data).summary.points == match.state.view(0).points
    for change in (
        {"period": period},
        {"points": [1]},
        {"points": [10**9, 0]},
        {"turn": 99},
        {"turn": None},
        {"result": {"points": [1, 2], "winners": [5], "reason": "tie"}, "turn": None},
    ):
        with pytest.raises(Damaged):
            decode(edited(data, summary(**change)))


ROWS = {
    "another variant": ("variant", "chess"),
    "points of the wrong length": ("points", "[1]"),
    "points without end": ("points", f"[{'9' * 4000}, 1]"),
    "winners who did not play": ("winners", "[5]"),
    "no winners": ("winners", "[]"),
    "nested JSON": ("players", "[" * 200_000),
    "nested options": ("options", '{"x": ' * 50_000),
    "a name that cannot be seen": ("players", '[{"name": "\u200c"}, {"name": "B"}]'),
    "NUL in a reason": ("reason", "a\0b"),
    "the year 1": ("finished", "0001-01-01T00:00:00+14:00"),
    "endless seconds": ("seconds", "9" * 4000),
    "fewer than no decisions": ("decisions", -5),
    "an endless seed": ("seed", "9" * 4000),
    "no seed": ("seed", "seven"),
}


@pytest.mark.parametrize("what", ROWS)
def test_a_row_that_cannot_be_shown_is_counted_and_passed_over(what: str, tmp_path: Path) -> None:
    keep(opened(tmp_path), played(3), played(4))
    column, value = ROWS[what]
    with closing(sqlite3.connect(tmp_path / "history.sqlite")) as connection, connection:
        connection.execute(f"UPDATE matches SET {column} = ? WHERE seed = '3'", (value,))
    saves = opened(tmp_path)
    history = saves.history
    assert recorded(saves) == [4]
    assert history.unreadable == 1
    assert len(history.counted(records)) == 1


FIELDS = {
    "NUL in the last setup": ("last_setup", {"variant": "jukem", "summary": "a\0b"}),
    "an endless summary": ("last_setup", {"variant": "jukem", "summary": "x" * 20_000}),
    "a nest": ("last_setup", {"others": [[[[[[[[[[[[1]]]]]]]]]]]]}),
    "NUL in a key": ("keys", {"hint": ["\0"]}),
    "a key that cannot be seen": ("keys", {"hint": ["\u200c"]}),
    "an endless key": ("keys", {"x" * 20_000: []}),
    "NUL in a name": ("names", ["\0"]),
    "NUL in a question": ("silenced", ["\0"]),
    "a number without end": ("last_setup", {"seed": 10**30}),
}


@pytest.mark.parametrize("what", FIELDS)
def test_a_setting_that_cannot_be_shown_is_set_to_its_default(what: str, tmp_path: Path) -> None:
    name, value = FIELDS[what]
    document = {"kind": "pigskin-parlor-settings", "format": 1, "settings": {name: value, "shake": 10}}
    (tmp_path / "settings.json").write_bytes(msgspec.json.encode(document))
    store = SettingsStore(DataFolder(tmp_path))
    settings = store.load()
    assert getattr(settings, name) == getattr(Settings(), name)
    assert settings.shake == 10
    assert name.replace("_", " ") in store.notices[0]


def test_settings_that_cannot_be_read_for_the_moment_are_not_replaced_by_defaults(tmp_path: Path) -> None:
    store = SettingsStore(DataFolder(tmp_path))
    store.save(Settings(shake=10, crowd=20, theme="high_contrast"))
    store.flush()
    store = SettingsStore(DataFolder(tmp_path))
    with failing(Path, "read_bytes", EACCES):
        settings = store.load()
        settings.crowd = 99
        before = (tmp_path / "settings.json").stat().st_mtime_ns
        store.save(settings)
        store.flush()
        assert (tmp_path / "settings.json").stat().st_mtime_ns == before
        assert "could not be saved" in store.notices[-1]
    store.flush()
    again = SettingsStore(DataFolder(tmp_path)).load()
    assert (again.shake, again.crowd, again.theme) == (10, 99, "high_contrast")


needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")


@needs_pipes
@pytest.mark.parametrize("name", ["settings.json", "history.sqlite", "log.txt", "matches/autosave-00000001.json"])
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda path: os.symlink("/dev/zero", path)])
def test_what_is_no_file_is_neither_opened_nor_waited_for(name: str, make: Any, tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir()
    make(tmp_path / name)
    try:
        assert log.start(DataFolder(tmp_path)) is (name != "log.txt")
        store = SettingsStore(DataFolder(tmp_path))
        store.load()
        store.save(Settings(shake=10))
        store.flush()
        assert SettingsStore(DataFolder(tmp_path)).load().shake == 10
        saves = opened(tmp_path)
        assert saves.history.entries() == []
        keep(saves, played(4), played(5, 5))
        assert (recorded(saves), listed(saves)) == ([4], [(5, 5)])
    finally:
        log.stop()


@pytest.mark.skipif(os.name != "posix", reason="this system knows no owners of that kind")
def test_history_log_settings_and_saves_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    for old in (folder.log, folder.history):
        old.touch(0o644)
    try:
        log.start(folder)
        SettingsStore(folder).save(Settings())
        saves = opened(tmp_path)
        keep(saves, played(4), played(5, 5))
        for _ in range(40):
            log.LOG.info("y" * 100_000)
    finally:
        log.stop()
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert {"log.txt", "log.txt.1", "history.sqlite"} < {path.name for path in files}
    assert any(path.match("matches/match-*-1.json") for path in files)
    assert [path.name for path in files if stat.S_IMODE(path.stat().st_mode) & 0o077] == []


@pytest.mark.skipif(os.name != "posix", reason="this system has no such names")
def test_a_file_name_that_is_no_text_is_listed_by_what_can_be_read_of_it(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    for name in (b"Halbzeit-f\xfcr-Ann.json", b"\xff\xfe.json", "‌\n\ufe0f.json".encode()):
        with open(os.fsencode(folder) + b"/" + name, "wb") as file:
            file.write(edited(saved_bytes(), lambda body: body.update(name="")))
    with open(os.fsencode(folder) + b"/b\xfcd.json", "wb") as file:
        file.write(b"bad")
    saves = opened(tmp_path)
    listed: list[Saved] = saves.store.saves()
    assert sorted(saved.name for saved in listed) == ["Halbzeit-f r-Ann", "Saved match", "Saved match"]
    assert all(sentence.isprintable() for sentence in saves.notices)
    assert saves.store.load(listed[0]).problem is None
