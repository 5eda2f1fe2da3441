"""Writes files so that they are complete or absent, and sets unusable files aside."""

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
"""Matches the mark of :func:`set_aside` at the end of a file's stem."""

NO_LINKS = frozenset({errno.EPERM, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP})
"""The errors of file systems without hard links."""

LEFTOVER_AGE = 3600
"""Seconds after which a temporary file belongs to no running program."""


class NoFile(ValueError):
    """The path is a folder, pipe or device, or the file is far too large for data of ours."""


def check_file(path: Path) -> int:
    """Returns the size of a file in bytes. Raises NoFile if the path is not a regular file, and OSError.

    Opening a pipe or device may block or never end, so everything is checked before it is opened.
    """
    found = path.stat()
    if not stat.S_ISREG(found.st_mode):
        raise NoFile("it is not a file")
    return found.st_size


def read_file(path: Path, largest: int) -> bytes:
    """Returns the content of a file. Raises NoFile, also if it is larger than ``largest`` bytes, and OSError."""
    if check_file(path) > largest:
        raise NoFile("the file is far too large")
    return path.read_bytes()


def write_atomically(path: Path, data: bytes) -> None:
    """Writes ``data`` to ``path`` so that a crash at any time leaves either the old or the new file, complete.

    Creates missing folders. Raises OSError if it fails; the old file is then unchanged.
    """
    _write(path, data, os.replace)


def write_new(path: Path, data: bytes) -> bool:
    """Writes ``data`` to ``path`` in the same way unless the file exists. Returns whether it was written.

    If two programs do this at once, one gets the name and the other gets False.
    """
    try:
        _write(path, data, _rename_to_free_name)
    except _NameTaken:
        return False
    return True


class _NameTaken(Exception):
    """A file of that name already exists."""


def _rename_to_free_name(temporary: str, path: Path) -> None:
    """Renames a file to a name that no file has. Raises _NameTaken."""
    try:
        if os.name == "nt":
            os.rename(temporary, path)  # does not replace an existing file on Windows
        else:
            _link(temporary, path)
    except FileExistsError as problem:
        raise _NameTaken from problem


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
    """Makes a rename survive a power cut, if the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def make_private(path: Path) -> None:
    """Makes a file, new or old, readable by its owner only, if the system has owners. Ignores errors."""
    with suppress(OSError):
        if os.name != "nt" and not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)


def set_aside(path: Path, why: str = "damaged") -> Path:
    """Renames an unusable file to ``name.<why>-<time>.suffix`` without overwriting. Returns the new path.

    Raises OSError if the folder does not allow it.
    """
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        tail = stamp if number == 1 else f"{stamp}-{number}"
        kept = path.with_name(f"{path.stem}.{why}-{tail}{path.suffix}")
        if not os.path.lexists(kept):
            return path.rename(kept)
    raise FileExistsError(f"too many copies of {path.name} are kept in {path.parent}")


def sweep(folder: Path) -> None:
    """Removes temporary files left by a killed program. Ignores errors."""
    with suppress(OSError):
        for leftover in folder.glob(".*.tmp"):
            if time.time() - leftover.stat().st_mtime > LEFTOVER_AGE:
                leftover.unlink()
