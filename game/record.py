"""A match as plain data: the content of a save file, enough to replay the match."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from game.commitment import Seal, promise

HUMAN = "human"


class Player(msgspec.Struct, frozen=True):
    """The player of a seat: the club's name, and ``human`` or a computer level."""

    name: str
    kind: str = HUMAN


PERSON = "person"
"""The note that tells whose match it is, by id; left out for the first person at a screen."""
MOST_NOTES, LONGEST_NOTE = 16, 120
"""Limits of the notes that are written."""
READ_NOTES, READ_NOTE = 32, 600
"""Limits of those that are read: some matches were written with longer ones."""
Note = Annotated[str, Meta(max_length=READ_NOTE)]
RESULT_NOTE = "remark"
"""The note shown with the result."""


class MatchRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A match as plain data: everything needed to replay it, with digests that verify the replay."""

    variant: str
    rules_version: int
    options: dict[str, str]
    players: tuple[Player, ...]
    seed: int
    actions: tuple[str, ...]
    digests: dict[int, str] = {}
    """The state's digest after that number of actions, and that of the final state."""
    conceded: int | None = None
    """The seat that conceded, if one did."""
    practice: bool = False
    """True if a player went back or the match began from a position: it does not count."""
    hints: int = 0
    notes: Annotated[dict[Note, Note], Meta(max_length=READ_NOTES)] = {}
    """Notes that the table keeps outside the rules; ``RESULT_NOTE`` is shown with the result."""
    first_position: dict[str, Any] | UnsetType = UNSET
    """The start position, as ``State.to_dict`` wrote it; omitted if the match began with the deal."""
    seal: Seal | UnsetType = UNSET
    """The promise about the deal; omitted if none was made."""

    @property
    def deal_as_promised(self) -> bool | None:
        """Returns whether the deal is the promised one, or None if nothing was promised."""
        if self.seal is UNSET:
            return None
        position = None if self.first_position is UNSET else self.first_position
        made = promise(self.variant, self.rules_version, self.options, position, self.seed, self.seal.salt)
        return made == self.seal.promise

    @property
    def counted(self) -> bool:
        """Returns whether the match counts in statistics: it began with the deal and nobody went back."""
        return not self.practice and self.first_position is UNSET


def short_notes(notes: Mapping[str, str]) -> dict[str, str]:
    """Returns the notes that are within the limits: a match that could not be read is a higher price than a note."""
    fitting = ((name, note) for name, note in notes.items() if max(len(name), len(note)) <= LONGEST_NOTE)
    return dict(islice(fitting, MOST_NOTES))
