"""A promise about the deal, made before the first card, so that at the end anybody can check that it was kept.

The promise is a hash of everything that determines the cards. It reveals nothing about them because a secret salt is
hashed with it. Once seed and salt are published, anybody can compute the hash again.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Any

import msgspec

SCHEME = "pigskin-parlor-deal-1"
"""Hashed with the rest, so that a later scheme cannot produce the same promise."""
SALT_BYTES = 16
SHOWN_CHARACTERS = 16
"""Characters of a promise shown before the match is over; the check of the result shows all of them."""


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The promise about the deal of a match, and what is needed to check it."""

    promise: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    """The hash, which may be shown at any time."""
    salt: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
    """Published when the match is over, like the seed."""
    open_deal: bool = False
    """Whether a person chose the seed and so may have known the cards."""

    @property
    def code(self) -> str:
        """Returns the first characters of the promise in groups, enough for a person to recognize it."""
        return grouped(self.promise[:SHOWN_CHARACTERS])


def promise(
    variant: str, rules_version: int, options: Mapping[str, str], first_position: Any, seed: int, salt: str
) -> str:
    """Returns the hash of a deal; ``first_position`` is None if the match begins with the deal.

    The seed is hashed as text because it may exceed the integer range of other programs.
    """
    dealt = {
        "scheme": SCHEME,
        "variant": variant,
        "rules_version": rules_version,
        "options": dict(options),
        "first_position": first_position,
        "seed": str(seed),
        "salt": salt,
    }
    return sha256(msgspec.json.encode(dealt, order="sorted")).hexdigest()


def grouped(promise: str) -> str:
    """Returns a promise in groups of four characters, which a person can compare.

    >>> grouped("0123456789abcdef" * 4)[:19]
    '0123 4567 89ab cdef'
    """
    return " ".join(promise[start : start + 4] for start in range(0, len(promise), 4))
