"""Where the program keeps its files."""

from __future__ import annotations

import tempfile
from functools import cached_property
from pathlib import Path

import platformdirs

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
        """The folder of unfinished matches and named saves."""
        return self.path / "matches"

    @property
    def finished(self) -> Path:
        """The folder of finished matches that the history does not have yet."""
        return self.path / "finished"

    @property
    def sheets(self) -> Path:
        """The folder of play sheets that were written as text."""
        return self.path / "sheets"

    @property
    def reviews(self) -> Path:
        """The folder of reviews."""
        return self.path / "reviews"

    @property
    def exports(self) -> Path:
        """The folder of tables that were written for other programs."""
        return self.path / "exports"

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
