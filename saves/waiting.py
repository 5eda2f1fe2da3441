"""Finished matches in files of their own, which stay until the history has the match."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from game.plain import one_line
from saves.atomic import NoFile, read_file, set_aside, sweep, write_atomically
from saves.document import Damaged, Document, Foreign, Newer, Unreadable, decode, encode

LOG = logging.getLogger(__name__)

MAX_BYTES = 8_000_000
"""Most bytes of a file, ten times the longest match of any game."""

_NAME = re.compile(r"([0-9a-f]{32})-[0-9a-f]{12}\.json", re.ASCII)


def ending_of(document: Document) -> str:
    """Returns an identifier of this ending, since a copy of a match's file may be played to another ending."""
    ending = repr((document.id, document.match.actions, document.match.conceded))
    return sha256(ending.encode()).hexdigest()[:32]


class WaitingMatches:
    """The folder of finished matches that are not in the history yet. Its files are complete or absent."""

    def __init__(self, folder: Path, tell: Callable[[str], None]) -> None:
        """``tell`` gets messages for the player."""
        self._folder = folder
        self._tell = tell

    def path_of(self, document: Document) -> Path:
        """Returns the file for this ending of the match."""
        return self._folder / f"{document.id}-{ending_of(document)[:12]}.json"

    def ids(self) -> set[str]:
        """Returns the ids of the waiting matches from their file names, without opening the files."""
        return {found[1] for path in self._files() if (found := _NAME.fullmatch(path.name))}

    def write(self, document: Document) -> None:
        """Writes the match to disk. Raises OSError."""
        write_atomically(self.path_of(document), encode(document))

    def read(self) -> dict[Path, Document]:
        """Returns all waiting matches. Sets unusable files aside, but leaves those of newer versions."""
        sweep(self._folder)
        found = {path: self._read(path) for path in self._files()}
        return {path: document for path, document in found.items() if document is not None}

    def remove(self, path: Path) -> None:
        """Removes a file once the history has its match. Raises OSError."""
        path.unlink(missing_ok=True)

    def _files(self) -> list[Path]:
        try:
            names = sorted(os.listdir(self._folder))
        except OSError:
            return []
        return [self._folder / name for name in names if _NAME.fullmatch(name)]

    def _read(self, path: Path) -> Document | None:
        try:
            document = decode(read_file(path, MAX_BYTES))
            if document.summary.result is None:
                raise Damaged("the match is not over")
        except Newer as problem:
            LOG.warning("%s is left alone: %s", path.name, problem)
        except NoFile as problem:
            self._put_aside(path, Foreign(str(problem)))
        except Unreadable as problem:
            self._put_aside(path, problem)
        except OSError as problem:
            LOG.warning("%s cannot be read: %s", path.name, problem)
        else:
            return document
        return None

    def _put_aside(self, path: Path, problem: Unreadable) -> None:
        try:
            kept = set_aside(path, problem.label)
        except OSError as trouble:
            LOG.warning("%s cannot be set aside: %s", path.name, trouble)
            return
        self._tell(f"A finished match cannot be used: {problem}. It was kept as {one_line(kept.name)}.")
