"""The log file."""

import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from saves import log
from saves.paths import DataFolder


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[DataFolder]:
    yield DataFolder(tmp_path / "data")
    log.stop()


def test_lines_go_to_the_file(folder: DataFolder) -> None:
    assert log.start(folder)
    logging.getLogger("saves.store").warning("set aside \udc80 %s", "x")
    assert "WARNING MainThread saves.store: set aside ? x\n" in folder.log.read_text(encoding="utf-8")


def test_starting_twice_writes_each_line_once(folder: DataFolder) -> None:
    log.start(folder)
    log.start(folder)
    logging.getLogger("x").error("once")
    assert folder.log.read_text().count("once") == 1


def test_stopping_lets_go_of_the_file(folder: DataFolder) -> None:
    """An open file cannot be moved or deleted on every system."""
    log.start(folder)
    (handler,) = [each for each in logging.getLogger().handlers if each.get_name() == log.__name__]
    log.stop()
    assert isinstance(handler, logging.FileHandler)
    assert handler.stream is None


def test_the_file_is_put_away_before_it_grows_large(folder: DataFolder) -> None:
    log.start(folder)
    for _ in range(40):
        logging.getLogger("x").info("y" * 100_000)
    sizes = [path.stat().st_size for path in folder.path.iterdir()]
    assert len(sizes) == 3
    assert max(sizes) <= 1_100_000


def test_an_error_in_a_thread_is_logged(folder: DataFolder) -> None:
    log.start(folder)

    def fail() -> None:
        raise RuntimeError("in a thread")

    thread = threading.Thread(target=fail, name="helper")
    thread.start()
    thread.join()
    text = folder.log.read_text()
    assert "helper ended on an unexpected error" in text
    assert "RuntimeError: in a thread" in text


def test_an_error_that_ends_the_program_is_logged(folder: DataFolder) -> None:
    code = "import sys; from saves import log, paths; log.start(paths.DataFolder(sys.argv[1])); raise KeyError('gone')"
    ended = subprocess.run([sys.executable, "-c", code, str(folder.path)], capture_output=True, check=False)
    assert ended.returncode == 1
    assert "KeyError: 'gone'" in folder.log.read_text()


def test_where_it_cannot_be_written_nothing_happens(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert not log.start(DataFolder(tmp_path / "file" / "data"))
    logging.getLogger("x").error("nowhere")
    log.stop()
    assert capfd.readouterr().err == ""


def test_a_full_disk_is_of_no_consequence(
    folder: DataFolder, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log.start(folder)
    (handler,) = [handler for handler in logging.getLogger().handlers if handler.get_name() == "saves.log"]

    def full(record: logging.LogRecord) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(handler, "format", full)
    logging.getLogger("x").error("lost")
    assert capfd.readouterr().err == ""


def test_stopping_takes_the_hooks_away(folder: DataFolder) -> None:
    log.start(folder)
    assert sys.excepthook is not sys.__excepthook__
    log.stop()
    assert sys.excepthook is sys.__excepthook__
    assert threading.excepthook is threading.__excepthook__
