"""The reviews of finished matches, one file per match and seat. Older versions of the program ignore them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

import msgspec

from game.plain import one_line
from game.review.ledger import Review
from saves.atomic import NoFile, read_file, set_aside, write_atomically
from saves.query_thread import Answer, QueryThread
from saves.unreadable import Damaged, Foreign, Newer, Unreadable
from saves.writer import Writer

LOG = logging.getLogger(__name__)

KIND = "pigskin-parlor-review"
FORMAT = 3
"""Raised if reviews are computed or written differently.

It is part of the file name. So a review in an earlier format is made again, and its old file stays for older versions
of the program.
"""
MAX_BYTES = 4_000_000
"""Most bytes of a file, ten times the review of the longest match."""

_ENCODE = msgspec.json.Encoder(order="sorted").encode


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The content of a file."""

    kind: str
    format: int
    checksum: str
    review: msgspec.Raw


class Reviews:
    """The reviews in one folder. All methods but ``read`` are for the frames' thread and never wait for the disk."""

    def __init__(self, folder: Path, writer: Writer, tell: Callable[[str], None]) -> None:
        """``tell`` gets messages for the player."""
        self._folder = folder
        self._writer = writer
        self._tell = tell
        self._queries = QueryThread("reviews", lambda: True)

    def keep(self, review: Review) -> None:
        """Writes a review, complete or in progress, over the previous one."""
        path = self.path_of(review.match, review.seat)
        self._writer.submit(f"review {path.name}", partial(write_atomically, path, encode(review)))

    def find(self, match: str, seat: int) -> Answer[Review]:
        """Requests the review of a match for a seat; the answer is None if there is none."""
        return self._queries.ask(partial(self.read, match, seat))

    def path_of(self, match: str, seat: int) -> Path:
        """Returns the file of a review."""
        return self._folder / file_name(match, seat)

    def read(self, match: str, seat: int) -> Review | None:
        """Returns the review of a match for a seat, or None. Sets unusable files aside. May wait for the disk."""
        path = self.path_of(match, seat)
        try:
            return decode(read_file(path, MAX_BYTES), match, seat)
        except FileNotFoundError:
            return None
        except OSError as problem:
            LOG.warning("%s cannot be read: %s", one_line(path.name), problem.strerror)
        except (NoFile, Unreadable) as problem:
            self._put_aside(path, problem)
        return None

    def _put_aside(self, path: Path, problem: NoFile | Unreadable) -> None:
        try:
            kept = set_aside(path, getattr(problem, "label", Damaged.label))
        except OSError as trouble:
            LOG.warning("%s cannot be set aside: %s", one_line(path.name), trouble.strerror)
            return
        LOG.warning("%s was set aside as %s: %s", one_line(path.name), one_line(kept.name), problem)
        self._tell(f"A review cannot be used: {problem}. It was kept as {one_line(kept.name)} and is made again.")

    def settle(self, timeout: float) -> bool:
        """Waits at most ``timeout`` seconds. Returns whether all questions are answered."""
        return self._queries.settle(timeout)


def file_name(match: str, seat: int) -> str:
    """Returns the file name of a review."""
    return f"review-{FORMAT}-{match}-{seat}.json"


def encode(review: Review) -> bytes:
    """Returns the review as JSON, always the same bytes for the same review."""
    body = _ENCODE(review)
    file = _File(kind=KIND, format=FORMAT, checksum=_checksum(body), review=msgspec.Raw(body))
    return msgspec.json.encode(file) + b"\n"


def decode(data: bytes, match: str, seat: int) -> Review:
    """Reads the review of a match and seat. Raises Unreadable with the reason for a player."""
    try:
        file = msgspec.json.decode(data, type=_File)
        body = bytes(file.review)
        if file.kind != KIND:
            raise Foreign("it is not a review of this program")
        if file.format > FORMAT:
            raise Newer("it was made by a later version of this program")
        if file.checksum != _checksum(body):
            raise Damaged("it is not as it was written")
        review = msgspec.json.decode(body, type=Review)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise Damaged("the file is damaged") from problem
    if (review.match, review.seat) != (match, seat) or not review.balances:
        raise Damaged("its sums are not those of this match")
    return review


def _checksum(body: bytes) -> str:
    return sha256(body).hexdigest()
