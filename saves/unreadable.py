"""Why a file holds no match for this program, in words for its player."""

from __future__ import annotations

from game.plain import one_line


class Unreadable(ValueError):
    """A file that holds no match for this program; the message tells a player why."""

    label = "damaged"
    """What the file is marked with when it is set aside."""

    def __init__(self, why: str) -> None:
        super().__init__(one_line(why))


class Damaged(Unreadable):
    """The file is ours, or was, but is not as it was written."""


class Foreign(Unreadable):
    """The file is another program's."""

    label = "foreign"


class Newer(Unreadable):
    """The file comes from a later version of this program or of a game's rules."""

    label = "newer"


class Unplayable(Unreadable):
    """The file names a game, an option, a level or a number of players that this version does not have."""

    label = "unplayable"
