"""Records who made each decision at a person's seat: the player, with or without a hint, or the table.

It is stored in the notes of a match, which older versions of the program keep unchanged. Acts without a record were
decided by the players.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import chain, groupby, islice, repeat

from game.record import LONGEST_NOTE

NOTE = "deciders {}"
MAX_NOTES = 5
"""Most notes used, far more than any match that can be reviewed needs."""
_RUN = re.compile(r"([pht])(\d{0,6})(\+?)")
"""Kind and length of a run. Older versions of the program ignore the plus, and read "after a hint"."""


class Decider(StrEnum):
    """Who made a decision."""

    PLAYER = "p"
    HINTED = "h"
    """The player, after a hint."""
    FOLLOWED = "h+"
    """The player, who did what the first hint said."""
    TABLE = "t"
    """The coach, or another automatic action."""


def to_notes(deciders: Iterable[Decider]) -> dict[str, str]:
    """Returns the notes that record the deciders; none if the players decided everything.

    >>> to_notes([Decider.TABLE] * 12 + [Decider.PLAYER, Decider.HINTED])
    {'deciders 0': 't12ph'}
    """
    runs = [(decider, len([*run])) for decider, run in groupby(deciders)]
    if all(decider is Decider.PLAYER for decider, _ in runs):
        return {}
    notes = [""]
    for decider, count in runs:
        text = f"{decider[0]}{count if count > 1 else ''}{decider[1:]}"
        if len(notes[-1]) + len(text) > LONGEST_NOTE:
            notes.append("")
        notes[-1] += text
    return {NOTE.format(number): text for number, text in enumerate(islice(notes, MAX_NOTES))}


def from_notes(notes: Mapping[str, str]) -> Iterator[Decider]:
    """Yields the decider of each act by a person; ``PLAYER`` for all acts without a record.

    >>> "".join(islice(from_notes({"deciders 0": "t2h"}), 4))
    'tthp'
    """
    text = "".join(notes.get(NOTE.format(number), "") for number in range(MAX_NOTES))
    runs = (repeat(_decider(kind, mark), int(count or 1)) for kind, count, mark in _RUN.findall(text))
    return chain(chain.from_iterable(runs), repeat(Decider.PLAYER))


def _decider(kind: str, mark: str) -> Decider:
    return Decider.FOLLOWED if mark and kind == Decider.HINTED else Decider(kind)


def other_notes(notes: Mapping[str, str]) -> dict[str, str]:
    """Returns the notes that record something else."""
    own = {NOTE.format(number) for number in range(MAX_NOTES)}
    return {name: note for name, note in notes.items() if name not in own}
