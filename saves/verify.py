"""Checks a stored match: ``python -m saves.verify FILE`` tells whether its cards are the promised ones.

Exits with 0 if the promise was kept and the match replays as stored, with 1 if not, and with 2 if the file cannot be
read.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from game.commitment import grouped
from game.record import MatchRecord
from saves.document import Unreadable, restore

KEPT, NOT_KEPT, UNREADABLE = 0, 1, 2
"""Exit codes."""


def checked(record: MatchRecord, problem: str | None) -> tuple[list[str], bool]:
    """Returns the result of checking a match in sentences, and whether everything is right.

    ``problem`` is why the match does not replay as stored, or None.
    """
    seal, kept = record.seal or None, record.deal_as_promised
    if seal is None:
        lines = ["This deal was not sealed: it was made from a position, or before there were sealed deals."]
    elif kept:
        lines = ["The deal is the one that was promised before the first card.", f"Code: {grouped(seal.promise)}"]
    else:
        lines = ["The deal is NOT the one that was promised before the first card."]
    if seal is not None and seal.open_deal:
        lines.append("Open deal: the seed was given by hand, so somebody may have known the cards.")
    lines.append(problem or "Every action replays as it was stored.")
    return lines, kept is not False and problem is None


def main(arguments: Sequence[str] | None = None) -> int:
    """Checks the file named by the arguments, by default the command line's. Returns the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if len(given) != 1:
        sys.stderr.write("usage: python -m saves.verify FILE\n")
        return UNREADABLE
    try:
        document, replayed = restore(Path(given[0]).read_bytes())
    except (OSError, Unreadable) as problem:
        sys.stderr.write(f"{given[0]}: {problem}\n")
        return UNREADABLE
    lines, holds = checked(document.match, replayed.problem)
    record = document.match
    if record.seal and document.summary.result is not None:
        lines.append(f"Seed {record.seed}, salt {record.seal.salt}")
    sys.stdout.write("\n".join(lines) + "\n")
    return KEPT if holds else NOT_KEPT


if __name__ == "__main__":
    sys.exit(main())
