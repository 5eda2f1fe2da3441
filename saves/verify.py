"""Checks a stored match: ``python -m saves.verify FILE`` says whether its cards are those that were promised.

It exits with 0 where the promise was kept and the match replays as it was stored, with 1 where either is not so, and
with 2 for a file that cannot be read.
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
    """What a check of a match comes to, in sentences, and whether all of it holds.

    ``problem`` is why the match does not replay as it was stored; None where it does.
    """
    seal, kept = record.seal or None, record.deal_as_promised
    if seal is None:
        told = ["Nothing was promised of this deal: it was made from a position, or before deals were sealed."]
    elif kept:
        told = ["The deal is the one that was promised before the first card.", f"Code: {grouped(seal.promise)}"]
    else:
        told = ["The deal is NOT the one that was promised before the first card."]
    if seal is not None and seal.open_deal:
        told.append("Open deal: the seed was given by hand, so that the cards could be known.")
    told.append(problem or "Every action replays as it was stored.")
    return told, kept is not False and problem is None


def main(arguments: Sequence[str] | None = None) -> int:
    """Checks the file that the arguments (the command line's where None) name; gives the exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if len(given) != 1:
        sys.stderr.write("usage: python -m saves.verify FILE\n")
        return UNREADABLE
    try:
        document, replayed = restore(Path(given[0]).read_bytes())
    except (OSError, Unreadable) as problem:
        sys.stderr.write(f"{given[0]}: {problem}\n")
        return UNREADABLE
    told, holds = checked(document.match, replayed.problem)
    record = document.match
    if record.seal and document.summary.result is not None:
        told.append(f"Seed {record.seed}, salt {record.seal.salt}")
    sys.stdout.write("\n".join(told) + "\n")
    return KEPT if holds else NOT_KEPT


if __name__ == "__main__":
    sys.exit(main())
