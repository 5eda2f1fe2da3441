"""Files that are whole or not there: the one way in which a file is written, and how a bad one is kept."""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path

__all__ = ["SET_ASIDE", "set_aside", "sweep", "write_atomically"]

SET_ASIDE = r"\.(damaged|foreign|newer|unplayable)-\d{8}-\d{6}(-\d+)?$"
"""A regular expression that finds, at the end of a file's stem, the mark of :func:`set_aside`."""

LEFTOVER_AGE = 3600
"""Seconds after which a temporary file belongs to no running program."""


def write_atomically(path: Path, data: bytes) -> None:
    """Puts ``data`` into ``path`` so that a crash at any moment leaves the old file or the new one, whole.

    A missing folder is made. Raises OSError where that fails; the old file is then untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}-", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Makes a rename last through a power cut, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def set_aside(path: Path, why: str = "damaged") -> Path:
    """Renames a file that cannot be used to ``name.<why>-<time>.suffix``, never over another one; gives the new path.

    Raises OSError where the folder refuses.
    """
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        tail = stamp if number == 1 else f"{stamp}-{number}"
        kept = path.with_name(f"{path.stem}.{why}-{tail}{path.suffix}")
        if not os.path.lexists(kept):
            return path.rename(kept)
    raise FileExistsError(f"too many copies of {path.name} are kept in {path.parent}")


def sweep(folder: Path) -> None:
    """Removes the temporary files that a killed program left behind; errors do not matter."""
    with suppress(OSError):
        for leftover in folder.glob(".*.tmp"):
            if time.time() - leftover.stat().st_mtime > LEFTOVER_AGE:
                leftover.unlink()
