"""Names of the seats: the invented clubs, the names that players choose, and the titles of the computer levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

LONGEST_NAME = 20


class Club(NamedTuple):
    """An invented club: its full name, and the short one for scoreboard and log."""

    name: str
    short: str


CLUBS = (
    Club("Harbor Gulls", "Gulls"),
    Club("Mesa Foxes", "Foxes"),
    Club("Iron Elk", "Elk"),
    Club("Prairie Owls", "Owls"),
    Club("Canyon Lynx", "Lynx"),
    Club("Lakeside Herons", "Herons"),
)
"""In pairs: home, away, home, away ..."""


def level_title(level: str) -> str:
    """Returns the title of a computer level.

    >>> level_title("all-pro")
    'All-Pro'
    """
    return level.title()


class Named(Protocol):
    """Anything with a name."""

    @property
    def name(self) -> str:
        """Returns the name."""


def all_named(players: Sequence[Named]) -> bool:
    """Returns whether all players have names, all different."""
    names = {player.name.casefold() for player in players}
    return "" not in names and len(names) == len(players)
