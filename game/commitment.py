"""A promise about the deal, made before the first card: whoever keeps it can check at the end that nothing was changed.

The promise is a hash of everything that the cards of a match depend on. It tells nothing of them, since a salt that
nobody can guess is hashed with it; once seed and salt are told, everybody can hash them again.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Annotated, Any

import msgspec

SCHEME = "pigskin-parlor-deal-1"
"""Hashed with the rest, so that a later way to make a promise is never taken for this one."""
SALT_BYTES = 16
TOLD = 16
"""Letters of a promise that are told before its match is over; the check of the result tells all of them."""


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match promised of its deal, and what is needed to check that."""

    promise: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    """The hash, which may be told at any time."""
    salt: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
    """Told when the match is over, as the seed is."""
    open_deal: bool = False
    """Whether a person gave the seed, and so may have known the cards."""

    @property
    def code(self) -> str:
        """How the promise begins, in groups: enough for a person to know it again."""
        return grouped(self.promise[:TOLD])


def promise(
    variant: str, rules_version: int, options: Mapping[str, str], first_position: Any, seed: int, salt: str
) -> str:
    """The hash of a deal: ``first_position`` is None where the match begins with the deal itself.

    The seed is hashed as text, for it may be larger than the numbers of other programs.
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
    """A promise as a person can compare it with another.

    >>> grouped("0123456789abcdef" * 4)[:19]
    '0123 4567 89ab cdef'
    """
    return " ".join(promise[start : start + 4] for start in range(0, len(promise), 4))
