"""Counts the plays left in a period, whose clock is the OFFENSE decks (BO-22, BO-86)."""

from __future__ import annotations

from collections.abc import Iterable

from game.claims import Claim
from game.field import DOWNS
from game.variants.blowout.cards import OFFENSE_CALLS, OFFENSE_DECK

CALLABLE_CARDS = sum(card.count for card in OFFENSE_DECK if card.code in OFFENSE_CALLS)
"""Cards of a full OFFENSE deck that can be called."""
FEW_LEFT = 5
"""Plays left from which it is said that they end the period."""


class PlaysLeft(Claim, frozen=True):
    """The cards that the side with the ball and the other one can still call on offense in this period."""

    own: int
    others: int
    down: int

    @property
    def is_last_drive(self) -> bool:
        """Whether the period ends at the latest when the ball changes hands."""
        return not self.others

    @property
    def is_last_play(self) -> bool:
        """Whether nobody has a call after this play. On fourth down a KICK can still follow a foul (BO-87)."""
        return self.is_last_drive and self.own < 2 and (not self.own or self.down != DOWNS - 1)


def calls_left(spent: Iterable[str]) -> int:
    """Returns how many cards a side may still call in this period, from the OFFENSE cards that it has played.

    Everybody can count that: ``spent`` is public.
    """
    return CALLABLE_CARDS - sum(code in OFFENSE_CALLS for code in spent)
