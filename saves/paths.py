"""Where the program keeps its files, and the one way in which it writes them."""

from __future__ import annotations

import os
import tempfile
import time
from functools import cached_property
from pathlib import Path

import platformdirs

__all__ = ["APP_NAME", "DataFolder", "set_aside", "write_atomically"]

APP_NAME = "PigskinParlor"


class DataFolder:
    """The folder for settings, saves, history and the log; it is made when the first file needs it."""

    def __init__(self, path: Path | str | None = None) -> None:
        """``path`` overrides the place that the system has for such files (``--data-dir``)."""
        chosen = Path(path) if path is not None else Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))
        self.path = chosen.expanduser().absolute()

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.path / "settings.json"

    @property
    def log(self) -> Path:
        """The log file."""
        return self.path / "log.txt"

    @property
    def matches(self) -> Path:
        """The folder of autosaves and named saves."""
        return self.path / "matches"

    @property
    def history(self) -> Path:
        """The database of finished matches."""
        return self.path / "history.sqlite"

    @cached_property
    def writable(self) -> bool:
        """Whether files can be written here, found out once by writing one."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.path):
                return True
        except OSError:
            return False


def write_atomically(path: Path, data: bytes) -> None:
    """Puts ``data`` into ``path`` so that a crash at any moment leaves the old file or the new one, whole.

    Raises OSError where that fails; the old file is then untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def set_aside(path: Path) -> Path:
    """Renames a file that cannot be used to ``name.damaged-<time>.suffix``, never over another one; gives the new path.

    Raises OSError where the folder refuses.
    """
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        tail = stamp if number == 1 else f"{stamp}-{number}"
        kept = path.with_name(f"{path.stem}.damaged-{tail}{path.suffix}")
        if not kept.exists():
            return path.rename(kept)
    raise FileExistsError(f"too many damaged copies of {path.name} are kept in {path.parent}")
