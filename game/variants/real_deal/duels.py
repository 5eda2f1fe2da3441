"""The face-up cards of a possession, read as duels: a play, and what met it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.variants.real_deal.cards import COUNTERS_OF, END_OF_QUARTER, RETURN, SAFETY, STOPS
from game.variants.real_deal.facts import Played

_OUTCOMES = {SAFETY: "safety", RETURN: "returned", END_OF_QUARTER: "time"}


class Duel(NamedTuple):
    """A play and its counter, by their places in the chain."""

    play: int
    counter: int | None
    strikes_back: bool = False
    """Whether the play was the counter of the duel before."""


def duels_of(chain: Sequence[Played]) -> list[Duel]:
    """The duels of a chain in order. A SAFETY or a RETURN TD against a kick answers one play and opens the next duel.

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
    """Where a card of the chain lies: its duel among those that are over, or None at the duel spot; and 0 or 1.

    A card that struck back stays with its own duel: as the counter until it is answered, then as the play.
    """
    duels = duels_of(chain)
    live = _live(duels)
    if place in duels[live][:2]:
        return None, 0 if place == duels[live].play else 1
    number = next(number for number, duel in enumerate(duels) if place in duel[:2])
    return number, 0 if place == duels[number].play else 1


def _live(duels: Sequence[Duel]) -> int:
    """The duel that lies at the spot: the last one, or the one before while what struck back has no answer."""
    last = duels[-1]
    return len(duels) - (2 if last.strikes_back and last.counter is None else 1)


def over(chain: Sequence[Played]) -> list[str]:
    """What came of each duel that no longer lies at the spot, in order."""
    duels = duels_of(chain)
    return [outcome(chain, duel) for duel in duels[: _live(duels)]] if duels else []


def live(chain: Sequence[Played]) -> tuple[Played | None, Played | None]:
    """The play and the counter that lie at the duel spot."""
    duels = duels_of(chain)
    if not duels:
        return None, None
    play, counter, _ = duels[_live(duels)]
    return chain[play], None if counter is None else chain[counter]


def verdict(chain: Sequence[Played]) -> str:
    """What came of the duel at the spot; empty while it is open."""
    duels = duels_of(chain)
    return outcome(chain, duels[_live(duels)]) if duels else ""


def outcome(chain: Sequence[Played], duel: Duel) -> str:
    """What came of a duel, in a word or two; empty while it is open."""
    if duel.counter is None:
        return ""
    code = chain[duel.counter].code
    return _OUTCOMES.get(code) or ("stopped" if code in STOPS else "no play")


def is_returned_kick(chain: Sequence[Played]) -> bool:
    """Whether the last card is a RETURN TD against a kick (RD-43)."""
    return len(chain) > 1 and chain[-1].code == RETURN and chain[-2].seat != chain[-1].seat


def let_through(chain: Sequence[Played]) -> tuple[str, bool]:
    """The play that nothing has met, be it that the quarter was ended instead, and whether it returned a kick."""
    played = chain[:-1] if chain[-1].code == END_OF_QUARTER else chain
    return played[-1].code, is_returned_kick(played)
