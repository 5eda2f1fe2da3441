"""Estimates the plays left in a period, whose clock is the OFFENSE decks (BO-22, BO-86)."""

from __future__ import annotations

from collections.abc import Iterable

from game.claims import Claim
from game.field import DOWNS
from game.variants.blowout.cards import OFFENSE_CALLS, OFFENSE_DECK

CALLABLE_CARDS = sum(card.count for card in OFFENSE_DECK if card.code in OFFENSE_CALLS)
"""Cards of a full OFFENSE deck that can be called."""


EACH, BOTH = 0.55, 0.9
"""Plays per call that either side has left, and per call that both have: medians of Pro against Pro.

Neither counts who has the ball, so the number never rises when the ball changes hands."""


class PlaysLeft(Claim, frozen=True):
    """The period has about ``plays`` left: as often fewer as more when bots play."""

    plays: int
    is_last: bool = False
    """Whether nobody has a call after this play. On fourth down a KICK can still follow a foul."""

    def __str__(self) -> str:
        """Returns the number as the header says it.

        >>> str(PlaysLeft(19)), str(PlaysLeft(1, is_last=True))
        ('about 19', 'last play')
        """
        return "last play" if self.is_last else f"about {self.plays}"


def calls_left(spent: Iterable[str]) -> int:
    """Returns how many cards a side may still call in this period, from the OFFENSE cards that it has played.

    Everybody can count that: ``spent`` is public.
    """
    return CALLABLE_CARDS - sum(code in OFFENSE_CALLS for code in spent)


def plays_left(own: int, others: int, down: int) -> PlaysLeft:
    """Returns the estimate from the calls that the side with the ball and the other one have left, and the down.

    Both sides play about as many of their calls, and whoever has more plays somewhat more. A kick is a call on fourth
    down even if no other is left (BO-87).

    >>> plays_left(12, 7, 1), plays_left(1, 0, 3), plays_left(1, 0, 2)
    (PlaysLeft(plays=17, is_last=False), PlaysLeft(plays=1, is_last=False), PlaysLeft(plays=1, is_last=True))
    """
    plays = max(round(EACH * (own + others) + BOTH * min(own, others)), 1)
    return PlaysLeft(plays, is_last=not others and own < 2 and (not own or down != DOWNS - 1))
