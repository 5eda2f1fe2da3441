"""Splits the face-up cards of a possession into duels: a play and its counter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.variants.real_deal.cards import COUNTERS_OF, END_OF_QUARTER, RETURN, SAFETY, STOPS
from game.variants.real_deal.facts import Played

_OUTCOMES = {SAFETY: "safety", RETURN: "returned", END_OF_QUARTER: "time"}


class Duel(NamedTuple):
    """A play and its counter, by their indices in the chain."""

    play: int
    counter: int | None
    strikes_back: bool = False
    """Whether the play was the counter of the duel before."""


def duels_of(chain: Sequence[Played]) -> list[Duel]:
    """Returns the duels of a chain in order.

    A SAFETY or a RETURN TD against a kick answers one play and opens the next duel.

    >>> duels_of([Played(0, "RUSHING TD OVER 20"), Played(1, "SAFETY"), Played(0, "HOLDING")])
    [Duel(play=0, counter=1, strikes_back=False), Duel(play=1, counter=2, strikes_back=True)]
    """
    found: list[Duel] = []
    waiting: int | None = None
    for index, (seat, code) in enumerate(chain):
        if waiting is None or seat == chain[waiting].seat:
            found.append(Duel(index, None))
            waiting = index
        else:
            found[-1] = found[-1]._replace(counter=index)
            waiting = index if code in COUNTERS_OF else None
            if waiting is not None:
                found.append(Duel(index, None, strikes_back=True))
    return found


def spot_of(chain: Sequence[Played], place: int) -> tuple[int | None, int]:
    """Returns the number of a card's duel, or None if it lies at the duel spot, and 0 for a play or 1 for a counter.

    A card that struck back is the counter until it is answered, then the play of the next duel.
    """
    duels = duels_of(chain)
    live = _live(duels)
    if place in duels[live][:2]:
        return None, 0 if place == duels[live].play else 1
    number = next(number for number, duel in enumerate(duels) if place in duel[:2])
    return number, 0 if place == duels[number].play else 1


def _live(duels: Sequence[Duel]) -> int:
    """Returns the index of the duel at the spot: the last one, or the one before while a strike back is unanswered."""
    last = duels[-1]
    return len(duels) - (2 if last.strikes_back and last.counter is None else 1)


def over(chain: Sequence[Played]) -> list[str]:
    """Returns the outcomes of the duels that no longer lie at the spot, in order."""
    duels = duels_of(chain)
    return [outcome(chain, duel) for duel in duels[: _live(duels)]] if duels else []


def live(chain: Sequence[Played]) -> tuple[Played | None, Played | None]:
    """Returns the play and the counter that lie at the duel spot."""
    duels = duels_of(chain)
    if not duels:
        return None, None
    play, counter, _ = duels[_live(duels)]
    return chain[play], None if counter is None else chain[counter]


def verdict(chain: Sequence[Played]) -> str:
    """Returns the outcome of the duel at the spot; empty while it is open."""
    duels = duels_of(chain)
    return outcome(chain, duels[_live(duels)]) if duels else ""


def outcome(chain: Sequence[Played], duel: Duel) -> str:
    """Returns the outcome of a duel in a word or two; empty while it is open."""
    if duel.counter is None:
        return ""
    code = chain[duel.counter].code
    return _OUTCOMES.get(code) or ("stopped" if code in STOPS else "no play")


def is_returned_kick(chain: Sequence[Played]) -> bool:
    """Returns whether the last card is a RETURN TD against a kick (RD-43)."""
    return len(chain) > 1 and chain[-1].code == RETURN and chain[-2].seat != chain[-1].seat


def let_through(chain: Sequence[Played]) -> tuple[str, bool]:
    """Returns the play that was let through, and whether it returned a kick.

    A HAS BALL END OF QUARTER on top of it is skipped.
    """
    played = chain[:-1] if chain[-1].code == END_OF_QUARTER else chain
    return played[-1].code, is_returned_kick(played)
