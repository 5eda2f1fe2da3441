"""A match as plain data: what a save file holds of it, and all that is needed to play it again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from game.commitment import Seal, promise

HUMAN = "human"


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat: the club's name, and ``human`` or a bot's level."""

    name: str
    kind: str = HUMAN


MOST_NOTES, LONGEST_NOTE = 16, 120
Note = Annotated[str, Meta(max_length=LONGEST_NOTE)]
REMARK = "remark"
"""The note that is told with the result."""


class MatchRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A match as plain data: all that is needed to replay it, and digests that prove the replay right."""

    variant: str
    rules_version: int
    options: dict[str, str]
    players: tuple[Player, ...]
    seed: int
    actions: tuple[str, ...]
    digests: dict[int, str] = {}
    """The state's digest after that many actions; the last one is that of the final state."""
    conceded: int | None = None
    """The seat that gave the match up, if one did."""
    practice: bool = False
    """True if a player went back in it or it began from a position: it is not counted."""
    hints: int = 0
    notes: Annotated[dict[Note, Note], Meta(max_length=MOST_NOTES)] = {}
    """What a table keeps beside the actions, outside the rules; ``REMARK`` is told with the result."""
    first_position: dict[str, Any] | UnsetType = UNSET
    """What ``State.to_dict`` wrote of where the match began, chance included; left out where that is the deal."""
    seal: Seal | UnsetType = UNSET
    """What was promised of the deal; left out where nothing was."""

    @property
    def deal_as_promised(self) -> bool | None:
        """Whether the deal is the one that was promised before the first card; None where nothing was promised."""
        if self.seal is UNSET:
            return None
        position = None if self.first_position is UNSET else self.first_position
        made = promise(self.variant, self.rules_version, self.options, position, self.seed, self.seal.salt)
        return made == self.seal.promise

    @property
    def counted(self) -> bool:
        """Whether it belongs in statistics: nobody went back in it, and it began with the deal."""
        return not self.practice and self.first_position is UNSET
