"""If the disk is full, read-only or gone, the game goes on, reports it once, and later saves succeed."""

import errno
import os
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.archive import Notices, Saves
from saves.atomic import write_atomically
from saves.paths import DataFolder
from saves.store import Store
from saves.writer import Writer
from tests.saves.samples import (
    failing,
    keep,
    listed,
    matches_in,
    named,
    newest,
    opened,
    played,
    recorded,
    resumed,
    written,
)


class Disk:
    """Replaces ``os.fsync`` and ``os.link`` and raises its error while it has one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        self.error: int | None = None
        self._real: Callable[..., object] = getattr(os, name)
        monkeypatch.setattr(os, name, self)

    def __call__(self, *given: object) -> object:
        if self.error is not None:
            raise OSError(self.error, os.strerror(self.error))
        return self._real(*given)


def temporary_files(folder: Path) -> list[Path]:
    return list(folder.rglob(".*.tmp"))


@pytest.mark.parametrize("call", ["fsync", "link"])
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES])
def test_a_disk_that_fails_is_told_of_once_and_tried_again(
    call: str, error: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, saves = Disk(monkeypatch, call), opened(tmp_path)
    keep(saves, played(4, 5))
    disk.error = error
    for length in range(6, 12):
        saves.store.autosave(played(4, length))
        saves.store.save_as(played(4, length), "Mine")
        assert not saves.writer.flush()
    assert len(saves.notices) == 1
    assert os.strerror(error) in saves.notices[0]
    assert resumed(opened(tmp_path)).match.record() == played(4, 5).record()
    assert temporary_files(tmp_path) == []
    disk.error = None
    keep(saves, played(4, 12))
    assert saves.notices[1:] == ["Saving works again."]
    assert resumed(saves).match.record() == played(4, 12).record()
    assert [saved.document.decisions for saved in named(saves)] == [11]
    disk.error = error
    saves.store.autosave(played(4, 13))
    assert not saves.writer.flush()
    assert len(saves.notices) == 3


def test_closing_tries_what_failed_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, saves = Disk(monkeypatch, "fsync"), opened(tmp_path)
    disk.error = errno.ENOSPC
    saves.store.autosave(played(4, 5))
    assert not saves.close()
    disk.error = None
    assert saves.close()
    assert opened(tmp_path).store.newest() is not None


def test_where_nothing_can_be_written_the_game_runs_and_says_so_once(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("no folder")
    saves = opened(blocker / "data")
    assert saves.notices == [f"Nothing will be saved: {blocker / 'data'} cannot be written."]
    for length in range(5):
        saves.store.autosave(played(4, length))
    saves.store.save_as(played(4, 5), "Mine")
    over = played(4)
    saves.store.autosave(over)
    assert saves.store.saves() == []
    assert saves.store.resume() is None
    assert not saves.store.exists("Mine")
    (entry,) = saves.history.entries()
    assert entry.points == over.state.view(0).points
    document = saves.history.get(entry.id)
    assert document is not None
    assert document.match == over.record()
    assert not saves.close()
    assert len(saves.notices) == 1
    assert blocker.read_text() == "no folder"


def test_a_folder_that_vanishes_is_made_again(tmp_path: Path) -> None:
    saves = opened(tmp_path / "data")
    keep(saves, played(4, 5))
    (tmp_path / "data").rename(tmp_path / "elsewhere")
    keep(saves, played(4, 6))
    again = resumed(saves)
    assert len(again.match.actions) == 6


def test_an_autosave_that_failed_does_not_come_back_after_the_match_is_over(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    (tmp_path / "matches").write_text("in the way")
    match = played(4, 8)
    saves.store.autosave(match)
    assert not saves.writer.flush()
    match.concede(0)
    keep(saves, match)
    (tmp_path / "matches").unlink()
    keep(saves, played(5, 3))
    assert len(list((tmp_path / "matches").glob("*.json"))) == 1
    assert recorded(saves) == [4]


def test_an_autosave_that_failed_does_not_come_back_after_it_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, saves = Disk(monkeypatch, "fsync"), opened(tmp_path)
    match = played(4, 5)
    saves.store.autosave(match)
    saved = newest(saves)
    disk.error = errno.ENOSPC
    match.play(match.state.legal_actions()[0])
    saves.store.autosave(match)
    assert not saves.writer.flush()
    saves.store.delete(saved)
    saves.writer.flush()
    disk.error = None
    saves.store.autosave(played(5, 3))
    assert saves.close()
    assert listed(opened(tmp_path)) == [(5, 3)]


def test_an_autosave_that_fails_while_it_is_deleted_does_not_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = opened(tmp_path)
    match = played(4, 5)
    saves.store.autosave(match)
    saved = newest(saves)
    begun, go_on = threading.Event(), threading.Event()

    def fail(path: Path, data: bytes) -> bool:
        begun.set()
        assert go_on.wait(60)
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as full:
        full.setattr("saves.match_files.write_new", fail)
        match.play(match.state.legal_actions()[0])
        saves.store.autosave(match)
        assert begun.wait(60)
        saves.store.delete(saved)
        go_on.set()
        assert saves.writer.flush()
    saves.store.autosave(played(5, 3))
    assert saves.close()
    assert listed(opened(tmp_path)) == [(5, 3)]
    assert saves.notices == []


def test_a_save_that_cannot_be_read_is_left_alone_and_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = opened(tmp_path)
    saves.store.autosave(played(4, 5))
    keep(saves, played(5, 5))
    locked = saves.store.saves()[0].path
    real = Path.read_bytes

    def read_bytes(path: Path) -> bytes:
        if path == locked:
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(path)

    monkeypatch.setattr(Path, "read_bytes", read_bytes)
    told: list[str] = []
    saves.store = Store(tmp_path / "matches", saves.history, saves.writer, told.append)
    for _ in range(3):
        assert newest(saves).document.match.seed == 4
    assert told == [f"The saved match {locked.name} cannot be read (Permission denied)."]
    for length in range(6, 12):
        saves.store.autosave(played(4, length))
        written(saves)
    assert locked.exists()


def test_a_damaged_save_that_cannot_be_moved_is_never_overwritten(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    path = saves.store.path_of("Mine")
    matches_in(tmp_path, {path.name: b"damaged"})
    with failing(Path, "rename", errno.EPERM):
        saves.store.save_as(played(4, 5), "Mine")
        assert not saves.writer.flush()
    assert path.read_bytes() == b"damaged"
    assert len(saves.notices) == 2


def test_a_frame_never_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, real = threading.Event(), threading.Event(), os.fsync

    def stuck(handle: int) -> None:
        begun.set()
        assert go_on.wait(60)
        real(handle)

    monkeypatch.setattr(os, "fsync", stuck)
    saves = opened(tmp_path)
    saves.store.autosave(played(4, 6))
    assert begun.wait(60)
    for length in range(7, 10):
        saves.store.autosave(played(4, length))
    saves.store.save_as(played(4, 5), "Mine")
    assert not saves.writer.flush(0.05)
    assert sorted(path.suffix for path in (tmp_path / "matches").iterdir()) == [".lock", ".tmp"]
    go_on.set()
    written(saves)
    assert (len(listed(saves)), len(named(saves))) == (4, 1)


def test_jobs_run_in_order_and_an_unexpected_error_ends_nothing() -> None:
    told: list[str] = []
    done: list[str] = []
    writer = Writer(told.append)

    def broken() -> None:
        raise RuntimeError("a mistake of ours")

    writer.submit("a", lambda: done.append("a"))
    writer.submit("b", broken)
    writer.submit("c", lambda: done.append("c"))
    assert not writer.flush()
    writer.submit("b", lambda: done.append("b"))
    assert writer.flush()
    assert done == ["a", "c", "b"]
    assert len(told) == 1
    assert "a mistake of ours" in told[0]


def test_leftovers_of_a_killed_program_are_swept_away_but_not_those_at_work(tmp_path: Path) -> None:
    names = [f".autosave-00000001.json-{age}.tmp" for age in ("old", "young")]
    old, young = (matches_in(tmp_path, {name: b"half"}) / name for name in names)
    os.utime(old, (1_000_000_000, 1_000_000_000))
    written(opened(tmp_path))
    assert temporary_files(tmp_path) == [young]


def test_notices_are_told_once_until_saving_works_again() -> None:
    notices = Notices()
    for sentence in ("full", "full", "read-only"):
        notices.append(sentence)
    assert notices.take() == ["full", "read-only"]
    notices.append("full")
    assert notices.take() == []
    notices.renew()
    notices.append("full")
    assert notices.take() == ["Saving works again.", "full"]
    assert notices == []


def test_the_store_takes_any_folder_and_listener(tmp_path: Path) -> None:
    told: list[str] = []
    saves = Saves(DataFolder(tmp_path))
    store = Store(tmp_path / "other", saves.history, saves.writer, told.append)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "x.json").write_text("{}")
    assert store.saves() == []
    assert len(told) == 1


def test_a_file_is_on_the_disk_before_it_has_its_name_and_its_folder_after_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a power cut could leave an empty file under the name, or the old file after the new was reported."""
    done, replace = list[str](), os.replace

    def synced(handle: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "file")

    def named(old: str, new: Path) -> None:
        done.append("name")
        replace(old, new)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", named)
    write_atomically(tmp_path / "match.json", b"{}")
    assert done == ["file", "name", "folder"]
