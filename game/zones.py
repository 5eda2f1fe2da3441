"""Zones of cards, declared: nobody outside a variant takes a zone's name apart or expects a zone to exist."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec


class Role(StrEnum):
    """What a zone is to its game."""

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
    """Everybody, the uppermost card alone."""
    ALL = "all"
    MIXED = "mixed"
    """Card by card: only a view can tell."""


class Order(StrEnum):
    """How the cards of a zone lie."""

    PILE = "pile"
    """Bottom to top."""
    ROW = "row"
    """Left to right."""
    SET = "set"
    """Their order means nothing."""


class Zone(msgspec.Struct, frozen=True):
    """One zone as its variant declares it."""

    name: str
    role: Role
    sight: SeenBy
    owner: int | None = None
    back: str = ""
    """The back of its cards, empty where the game has one back; one card has the same back in all its zones."""
    order: Order = Order.PILE


Zones = Mapping[str, Zone]
"""The zones of a variant by name."""


def declared(zones: Iterable[Zone]) -> dict[str, Zone]:
    """The zones by name.

    >>> declared([Zone("hand:0", Role.HAND, SeenBy.OWNER, 0)])["hand:0"].owner
    0
    """
    return {zone.name: zone for zone in zones}


def hands_of(zones: Zones, seat: int) -> list[str]:
    """The names of a seat's hands, in the order in which they are declared."""
    return [zone.name for zone in zones.values() if zone.role is Role.HAND and zone.owner == seat]
