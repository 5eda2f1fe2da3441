"""Why a file holds no match that this program can use, worded for the player."""

from __future__ import annotations

from game.plain import one_line


class Unreadable(ValueError):
    """The file holds no match that this program can use; the message tells the player why."""

    label = "damaged"
    """The mark of the file when it is set aside."""

    def __init__(self, why: str) -> None:
        super().__init__(one_line(why))


class Damaged(Unreadable):
    """The file is ours but is not as it was written."""


class Foreign(Unreadable):
    """The file belongs to another program."""

    label = "foreign"


class Newer(Unreadable):
    """The file comes from a later version of this program or of a game's rules."""

    label = "newer"


class Unplayable(Unreadable):
    """The file names a game, option, level or number of players that this version does not have."""

    label = "unplayable"
