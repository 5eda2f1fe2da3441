"""How much of a period is left: the OFFENSE decks are its clock (BO-22, BO-86)."""

from __future__ import annotations

from collections.abc import Iterable

from game.claims import Claim
from game.field import DOWNS
from game.variants.blowout.cards import OFFENSE_CALLS, OFFENSE_DECK

CALLS = sum(card.count for card in OFFENSE_DECK if card.code in OFFENSE_CALLS)
"""The cards of a full OFFENSE deck that can be called."""


OWN, OTHERS, BOTH = 0.6, 0.5, 0.9
"""Plays for each call that the side with the ball has left, the other one has, and both have: the middle of 400 halves
of Pro against Pro, so that the number hardly moves when the ball changes hands."""


class PlaysLeft(Claim, frozen=True):
    """The period has about so many plays left: as bots play it, it has fewer as often as it has more."""

    plays: int
    is_last: bool = False
    """Whether nobody will have a call after this play; on fourth down a KICK can still follow a foul."""

    def __str__(self) -> str:
        """As a header says it.

        >>> str(PlaysLeft(19)), str(PlaysLeft(1, is_last=True))
        ('about 19', 'last play')
        """
        return "last play" if self.is_last else f"about {self.plays}"


def calls_left(spent: Iterable[str]) -> int:
    """How many cards a side may still call in this period, those ``spent`` being all of its OFFENSE cards laid open.

    Everybody can count that: what cannot be called stays in deck or hand until it is seen.
    """
    return CALLS - sum(code in OFFENSE_CALLS for code in spent)


def plays_left(own: int, others: int, down: int) -> PlaysLeft:
    """From what the side with the ball and the other one may still call, and the down.

    Both sides play about as many of their calls, and somewhat more of them whoever has more. A kick is a call on
    fourth down, even where no other is left (BO-87).

    >>> plays_left(12, 7, 1), plays_left(1, 0, 3), plays_left(1, 0, 2)
    (PlaysLeft(plays=17, is_last=False), PlaysLeft(plays=1, is_last=False), PlaysLeft(plays=1, is_last=True))
    """
    plays = max(round(OWN * own + OTHERS * others + BOTH * min(own, others)), 1)
    return PlaysLeft(plays, is_last=not others and own < 2 and (not own or down != DOWNS - 1))
