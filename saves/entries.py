"""One finished match as a row of the history."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import msgspec

from game.plain import is_plain, is_sound, one_line
from game.record import Player
from game.variants import find_variant
from saves.document import LARGEST_SEED, Count, Document, Moment, check_moment, check_players, check_result

LOG = logging.getLogger(__name__)


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One finished match, as lists show it."""

    id: str
    finished: Moment
    variant: str
    options: dict[str, str]
    players: tuple[Player, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: Count
    seconds: Count
    seed: int
    practice: bool
    """Whether it does not count: somebody went back in it, or it began from a position."""
    hints: Count
    digest: str


COLUMNS = tuple(field.name for field in msgspec.structs.fields(Entry))
AS_JSON = frozenset({"options", "players", "points", "winners"})


def entry_of(document: Document) -> Entry:
    """Returns the history entry of a finished match. Raises ValueError if it is not over."""
    record, result = document.match, document.summary.result
    if result is None:
        raise ValueError("the match is not over")
    return Entry(
        id=document.id,
        finished=document.saved,
        variant=record.variant,
        options=record.options,
        players=record.players,
        points=result.points,
        winners=result.winners,
        reason=result.reason,
        decisions=len(record.actions),
        seconds=document.seconds,
        seed=record.seed,
        practice=not record.counted,
        hints=record.hints,
        digest=record.digests.get(len(record.actions), ""),
    )


def to_row(entry: Entry) -> Iterator[Any]:
    """Yields the values of an entry for SQLite, in the order of ``COLUMNS``."""
    for name in COLUMNS:
        value = getattr(entry, name)
        if name in AS_JSON:
            value = msgspec.json.encode(value).decode()
        # A seed may exceed SQLite's integers.
        yield value.isoformat() if name == "finished" else str(value) if name in ("seed", "reason") else value


def from_row(row: tuple[Any, ...]) -> Entry | None:
    """Returns the entry of a row, or None if the row is invalid."""
    fields = dict(zip(COLUMNS, row, strict=True))
    try:
        for name in AS_JSON:
            fields[name] = msgspec.json.decode(fields[name])
        entry = msgspec.convert(fields, Entry, strict=False)
        _check(entry)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError, OverflowError):
        LOG.warning("a row of the history cannot be read: %s", one_line(repr(fields.get("id"))))
        return None
    return entry


def _check(entry: Entry) -> None:
    """Raises ValueError for an entry that cannot be shown."""
    find_variant(entry.variant)
    check_moment(entry.finished)
    check_players(entry.players)
    check_result(entry.points, entry.winners, len(entry.players))
    if not (is_plain(entry.id) and is_plain(entry.reason) and is_sound(entry.options)):
        raise ValueError("a text that cannot be shown")
    if abs(entry.seed) > LARGEST_SEED:
        raise ValueError("a seed that no match has")
