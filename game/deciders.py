"""Who decided at the seats of people, act by act.

It is stored among the notes of a match, which a window that knows nothing of it keeps and hands on as they are. Acts
that the notes do not tell of were the players' own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import chain, groupby, islice, repeat

from game.record import LONGEST_NOTE

NOTE = "deciders {}"
MOST = 5
"""Notes that it takes at most, which is far more than a match takes that can be reviewed."""
_RUN = re.compile(r"([pht])(\d{0,6})")


class Decider(StrEnum):
    """Who decided."""

    PLAYER = "p"
    HINTED = "h"
    """The player, who had a hint."""
    TABLE = "t"
    """The coach, or what else goes on without asking."""


def written(deciders: Iterable[Decider]) -> dict[str, str]:
    """The notes that tell of them; none where all acts were the players' own.

    >>> written([Decider.TABLE] * 12 + [Decider.PLAYER, Decider.HINTED])
    {'deciders 0': 't12ph'}
    """
    runs = [(decider, len([*run])) for decider, run in groupby(deciders)]
    if all(decider is Decider.PLAYER for decider, _ in runs):
        return {}
    notes = [""]
    for decider, count in runs:
        text = f"{decider}{count if count > 1 else ''}"
        if len(notes[-1]) + len(text) > LONGEST_NOTE:
            notes.append("")
        notes[-1] += text
    return {NOTE.format(number): text for number, text in enumerate(islice(notes, MOST))}


def told_in(notes: Mapping[str, str]) -> Iterator[Decider]:
    """Who decided what, act by act of the people, and the players themselves all that is not told.

    >>> "".join(islice(told_in({"deciders 0": "t2h"}), 4))
    'tthp'
    """
    text = "".join(notes.get(NOTE.format(number), "") for number in range(MOST))
    runs = (repeat(Decider(kind), int(count or 1)) for kind, count in _RUN.findall(text))
    return chain(chain.from_iterable(runs), repeat(Decider.PLAYER))


def others(notes: Mapping[str, str]) -> dict[str, str]:
    """The notes that tell of something else."""
    own = {NOTE.format(number) for number in range(MOST)}
    return {name: note for name, note in notes.items() if name not in own}
