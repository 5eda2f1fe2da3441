"""Files that are whole or not there: the one way in which a file is written, and how a bad one is kept."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

SET_ASIDE = r"\.(damaged|foreign|newer|unplayable)-\d{8}-\d{6}(-\d+)?$"
"""A regular expression that finds, at the end of a file's stem, the mark of :func:`set_aside`."""

NO_LINKS = frozenset({errno.EPERM, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP})
"""What file systems answer that have no second names for a file."""

LEFTOVER_AGE = 3600
"""Seconds after which a temporary file belongs to no running program."""


class NoFile(ValueError):
    """What lies there cannot hold data of ours: a folder, a pipe, a device, or far too much."""


def check_file(path: Path) -> int:
    """How many bytes a file has. Raises NoFile where something lies there that is no file, and OSError.

    Whoever opens a pipe or a device may wait for ever or never come to its end, so all that is opened is asked first.
    """
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise NoFile("it is not a file")
    return found.st_size


def read_file(path: Path, largest: int) -> bytes:
    """The bytes of a file. Raises NoFile, also for one that has more than ``largest``, and OSError."""
    if check_file(path) > largest:
        raise NoFile("the file is far too large")
    return path.read_bytes()


def write_atomically(path: Path, data: bytes) -> None:
    """Puts ``data`` into ``path`` so that a crash at any moment leaves the old file or the new one, whole.

    A missing folder is made. Raises OSError where that fails; the old file is then untouched.
    """
    _write(path, data, os.replace)


def write_new(path: Path, data: bytes) -> bool:
    """Puts ``data`` into ``path`` in the same way, unless there is a file already, which stays; whether it did.

    Of two programs that do so at once, one gets the name and the other hears that it is taken.
    """
    try:
        _write(path, data, _name_first)
    except _Taken:
        return False
    return True


class _Taken(Exception):
    """There is a file of that name already."""


def _name_first(temporary: str, path: Path) -> None:
    """Gives a file a name that no file has. Raises _Taken."""
    try:
        if os.name == "nt":
            os.rename(temporary, path)  # which replaces nothing there
        else:
            _link(temporary, path)
    except FileExistsError as problem:
        raise _Taken from problem


def _link(temporary: str, path: Path) -> None:
    try:
        os.link(temporary, path)
    except OSError as problem:
        if problem.errno not in NO_LINKS:
            raise
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        os.replace(temporary, path)
    else:
        os.unlink(temporary)


def _write(path: Path, data: bytes, name: Callable[[str, Path], object]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}-", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        name(temporary, path)
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


def make_private(path: Path) -> None:
    """Makes a file, new or old, readable by its owner alone, where the system knows owners; errors do not matter."""
    with suppress(OSError):
        if os.name != "nt" and not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)


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
