"""The log file, and the hooks that log every unexpected error."""

from __future__ import annotations

import logging
import sys
import threading
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType

from saves.atomic import NoFile, check_file, make_private
from saves.paths import DataFolder

LARGEST = 1_000_000
"""Bytes after which a new file is begun."""
OLDER_FILES = 2
LINE = "%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s"

LOG = logging.getLogger(__name__)


class _QuietFile(RotatingFileHandler):
    """A log file that ignores its own failures, such as a full disk or a removed folder."""

    def _open(self) -> TextIOWrapper:
        """Opens the file, readable by its owner only."""
        make_private(Path(self.baseFilename))
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Drops the record."""


def start(folder: DataFolder) -> bool:
    """Starts logging into the data folder, including uncaught errors. Returns False if it cannot be written.

    Without a log file the program continues and logs nowhere.
    """
    stop()
    handler: logging.Handler
    try:
        folder.log.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            check_file(folder.log)
        handler = _QuietFile(folder.log, maxBytes=LARGEST, backupCount=OLDER_FILES, encoding="utf-8", errors="replace")
    except (OSError, NoFile):
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter(LINE))
    handler.set_name(__name__)
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    sys.excepthook = _log_uncaught
    threading.excepthook = _log_thread
    return isinstance(handler, _QuietFile)


def stop() -> None:
    """Closes the log file and removes the hooks."""
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if handler.get_name() == __name__]:
        root.removeHandler(handler)
        handler.close()
    sys.excepthook = sys.__excepthook__
    threading.excepthook = threading.__excepthook__


def _log_uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, Exception):
        LOG.critical("the program ended on an unexpected error", exc_info=(kind, error, trace))
    sys.__excepthook__(kind, error, trace)


def _log_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        name = args.thread.name if args.thread else "a thread"
        LOG.critical("%s ended on an unexpected error", name, exc_info=args.exc_value)
