"""Declarations of card zones. Code outside a variant neither parses zone names nor relies on a zone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec


class Role(StrEnum):
    """The role of a zone in its game."""

    HAND = "hand"
    DRAW = "draw"
    DISCARD = "discard"
    LINE = "line"
    SLOT = "slot"
    CALL = "call"
    SCORE = "score"
    OUT = "out"


class SeenBy(StrEnum):
    """Who sees the faces of a zone's cards."""

    NOBODY = "nobody"
    OWNER = "owner"
    TOP = "top"
    """Everybody sees the top card only."""
    ALL = "all"
    MIXED = "mixed"
    """Differs from card to card; only a view can tell."""


class Order(StrEnum):
    """How the cards of a zone lie."""

    PILE = "pile"
    """Bottom to top."""
    ROW = "row"
    """Left to right."""
    SET = "set"
    """The order has no meaning."""


class Zone(msgspec.Struct, frozen=True):
    """One zone as declared by its variant."""

    name: str
    role: Role
    sight: SeenBy
    owner: int | None = None
    back: str = ""
    """The back of its cards; empty if the game has only one. A card has the same back in all its zones."""
    order: Order = Order.PILE


Zones = Mapping[str, Zone]
"""The zones of a variant by name."""


def declared(zones: Iterable[Zone]) -> dict[str, Zone]:
    """Returns the zones by name.

    >>> declared([Zone("hand:0", Role.HAND, SeenBy.OWNER, 0)])["hand:0"].owner
    0
    """
    return {zone.name: zone for zone in zones}


def hands_of(zones: Zones, seat: int) -> list[str]:
    """Returns the names of a seat's hands, in the order in which they are declared."""
    return [zone.name for zone in zones.values() if zone.role is Role.HAND and zone.owner == seat]
