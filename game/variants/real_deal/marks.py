"""What a position of Real Deal is judged by: marks that it bears or does not, seen from the offense."""

from __future__ import annotations

from collections.abc import Sequence

from game.variants.real_deal.cards import (
    BY_CODE,
    CODE,
    CONTINUATIONS,
    COUNTERS_OF,
    KICKS,
    LONG,
    PASSES,
    RETURN,
    RUNS,
    SCORING,
    TO_COUNTER,
)

FACES = tuple(BY_CODE)
_INDEX = {code: place for place, code in enumerate(FACES)}
_OWN, _THEIRS = 0, len(FACES)
BALL = 2 * len(FACES)
LIMITED, FREE_TOUCHDOWN, FREE_KICK, FREE_RETURN, ONLY_CONTINUED, MORE_THAN_COUNTERS, THEIR_FREE_TOUCHDOWN = range(
    BALL + 1, BALL + 8
)
MARKS: tuple[str, ...] = (
    *(f"offense holds {code}" for code in FACES),
    *(f"defense holds {code}" for code in FACES),
    "offense has the ball",
    "long plays only (RD-51)",
    "a touchdown that the defense cannot counter",
    "else, a field goal that it cannot counter",
    "a return that it cannot counter",
    "else, a touchdown that only a continuation counters",
    "else, more touchdowns than the defense has counters",
    "a touchdown of the defense that the offense could not counter",
)
"""All marks, in the order of their numbers."""


def _bits(codes: Sequence[str] | frozenset[str]) -> int:
    return sum(1 << _INDEX[code] for code in codes)


_BIT = tuple(1 << _INDEX[code] for code in CODE)
_PLACE = tuple(_INDEX[code] for code in CODE)
_TOUCHDOWNS, _KICKS, _LONG = _bits((*RUNS, *PASSES)), _bits(KICKS), _bits(LONG)
_SCORING, _CONTINUATIONS, _RETURN = _bits(SCORING), _bits(CONTINUATIONS), _bits((RETURN,))
_COUNTERS = tuple(_bits(COUNTERS_OF[code]) if code in TO_COUNTER else 0 for code in CODE)
"""By card id, the faces that counter it."""


def marks(offense: Sequence[int], defense: Sequence[int], limited: bool, return_open: bool) -> list[int]:
    """The marks of a position in which the offense is about to play, by number, from the card ids of both hands."""
    found = [BALL]
    mine = theirs = 0
    for card in offense:
        mine |= _BIT[card]
        found.append(_PLACE[card])
    for card in defense:
        theirs |= _BIT[card]
        found.append(_THEIRS + _PLACE[card])
    if limited:
        found.append(LIMITED)
    allowed = _SCORING & _LONG if limited else _SCORING
    touchdowns = free_touchdown = free_kick = only_continued = their_touchdown = counters = 0
    for card in offense:
        bit = _BIT[card]
        against = theirs & _COUNTERS[card]
        if bit & allowed:
            counters |= against
            if bit & _KICKS:
                free_kick |= not against
            else:
                touchdowns += 1
                free_touchdown |= not against
                only_continued |= not against & ~_CONTINUATIONS
        elif return_open and bit == _RETURN and not against:
            found.append(FREE_RETURN)
    for card in defense:
        their_touchdown |= bool(_BIT[card] & _TOUCHDOWNS) and not mine & _COUNTERS[card]
    if free_touchdown:
        found.append(FREE_TOUCHDOWN)
    else:
        if free_kick:
            found.append(FREE_KICK)
        if only_continued:
            found.append(ONLY_CONTINUED)
        if touchdowns > counters.bit_count():
            found.append(MORE_THAN_COUNTERS)
    if their_touchdown:
        found.append(THEIR_FREE_TOUCHDOWN)
    return found
