"""The locations of the program's files."""

from __future__ import annotations

import tempfile
from functools import cached_property
from pathlib import Path

import platformdirs

APP_NAME = "PigskinParlor"


class DataFolder:
    """The folder for settings, saves, history and the log. It is created with the first file."""

    def __init__(self, path: Path | str | None = None) -> None:
        """``path`` overrides the system's place for such files (``--data-dir``)."""
        chosen = Path(path) if path is not None else Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))
        self.path = chosen.expanduser().absolute()

    @property
    def settings(self) -> Path:
        """Returns the settings file."""
        return self.path / "settings.json"

    @property
    def people(self) -> Path:
        """Returns the file with the persons who play here."""
        return self.path / "people.json"

    @property
    def log(self) -> Path:
        """Returns the log file."""
        return self.path / "log.txt"

    @property
    def matches(self) -> Path:
        """Returns the folder of unfinished matches and named saves."""
        return self.path / "matches"

    @property
    def finished(self) -> Path:
        """Returns the folder of finished matches that are not in the history yet."""
        return self.path / "finished"

    @property
    def sheets(self) -> Path:
        """Returns the folder of play sheets written as text."""
        return self.path / "sheets"

    @property
    def reviews(self) -> Path:
        """Returns the folder of reviews."""
        return self.path / "reviews"

    @property
    def exports(self) -> Path:
        """Returns the folder of statistics exported for other programs."""
        return self.path / "exports"

    @property
    def history(self) -> Path:
        """Returns the database of finished matches."""
        return self.path / "history.sqlite"

    @cached_property
    def writable(self) -> bool:
        """Returns whether files can be written here, tested once by writing one."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.path):
                return True
        except OSError:
            return False
