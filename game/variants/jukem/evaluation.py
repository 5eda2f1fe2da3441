"""The worth of drives and hands of Jukem, and the chance to win that follows from it.

Worth is in points: a sum of weights that were fitted to matches (see ``fitted``) and depend on the cards left in the
draw pile. Card sets are integers of two kinds: *faces* have one bit for each of the 25 faces, *copies* one for each of
the 56 cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import exp, sqrt

import msgspec

from game.contract import Action, Ending
from game.variants.jukem import fitted
from game.variants.jukem.actions import (
    BIT,
    END_HALF,
    FACE_BIT,
    FIELD_GOAL_BIT,
    KICK,
    KICK_RETURN_BIT,
    OFFENSE_MASK,
    SHAPES,
    faces,
    plays_within,
)
from game.variants.jukem.cards import CODE, FIELD_GOAL_TOTAL, IDS, JUKEM, RED, TOUCHDOWN_YARDS, YELLOW
from game.variants.jukem.state import JukemState

COPY_BIT: tuple[int, ...] = tuple(1 << card for card in range(len(CODE)))
"""The copy bit of each card id."""
COPIES: dict[int, int] = {bit: sum(COPY_BIT[card] for card in IDS[code]) for code, bit in FACE_BIT.items()}
"""All copies of each face bit."""
RED_FACES = sum(FACE_BIT[code] for code in RED)
YELLOW_FACES = sum(FACE_BIT[code] for code in YELLOW)
DEFENSIVE_FACES = RED_FACES | YELLOW_FACES
RED_COPIES = sum(COPIES[FACE_BIT[code]] for code in RED)
YELLOW_COPIES = sum(COPIES[FACE_BIT[code]] for code in YELLOW)
_COUNTED = tuple(
    0x1 if bit & RED_FACES else 0x10 if bit & YELLOW_FACES else 0x100 if bit == FACE_BIT[JUKEM] else 0 for bit in BIT
)
"""By card, a hexadecimal digit for each kind that is worth less beside another: a sum counts all three kinds."""
_SEVERAL_REDS, _SEVERAL_YELLOWS, _SEVERAL_JUKEMS = 0xE, 0xE0, 0xE00
_SEVERAL = _SEVERAL_REDS | _SEVERAL_YELLOWS | _SEVERAL_JUKEMS

NEARLY_IN_RANGE = 40  # from here a kick in hand counts for something
SLOT = 5  # JF-7: every total is a multiple of five
_FINISHERS = tuple(
    tuple(shape.mask for shape in SHAPES.values() if shape.yards == TOUCHDOWN_YARDS - SLOT * slot) for slot in range(20)
)
_CACHED = 1 << 15
_SECOND_HALF_PILE = 47  # JF-11: what is still to be drawn once the first half is over
_SUDDEN_DEATH_PILE = 12  # how long sudden death lasts, about, since the first score ends it
_OUT_OF_REACH = 1000
BOTH_HANDS, OWN_HAND = 0, 1
"""The columns of ``fitted``: for positions with both hands known, and for those that one seat sees."""


class Weights(msgspec.Struct):
    """The fitted weights for one size of the draw pile, in points; ``public`` ones are for the other side's drive."""

    lines: list[float]
    public_lines: list[float]
    cards: list[float]
    finisher: float
    """For a hand that can finish the drive in one play."""
    finisher_now: float
    """Added to it if the seat is about to play."""
    outs: float
    """For the share of the coming cards that would finish it."""
    plan: float
    """For two plays in hand that finish it."""
    kick: float
    """For a FIELD GOAL in range."""
    kick_now: float
    """Added to it if the seat is about to play."""
    kick_soon: float
    """For a FIELD GOAL nearly in range."""
    open_return: float
    """For a KICK RETURN and an empty line."""
    stuck: float
    """For a hand without a play."""
    second_red: float
    second_yellow: float
    second_jukem: float
    block_red: float
    """For a full drive that faces a red card."""
    block_yellow: float
    """For a full drive that faces a yellow card."""
    on_turn: float
    on_turn_size: float
    """For each card in hand on turn."""
    to_play: float
    """For being about to play."""
    public_finisher: float
    public_size: float
    """For each hidden card of the other hand."""
    public_red: float
    """For a red card in hand against a full drive of the other side."""
    public_on_turn: float


@cache
def weights(known: int, pile: int) -> Weights:
    """Returns the weights for a draw pile of that size."""
    basis = (1.0, exp(-pile / 4), exp(-pile / 15))
    at = {
        name: sum(weight * part for weight, part in zip(columns[known], basis, strict=True))
        for name, columns in fitted.WEIGHTS.items()
    }
    drives, theirs = ([at[f"{whose}line {SLOT * slot}"] for slot in range(20)] for whose in ("", "their "))
    named = {name: at[name] for name in Weights.__struct_fields__[3:]}
    return Weights(drives, theirs, [at[code] for code in CODE], **named)


@lru_cache(_CACHED)
def finish(offense: int, slot: int) -> tuple[bool, int]:
    """Returns whether these offensive faces finish a drive in one play, and the copies that would make them do so.

    ``slot`` is the drive's total divided by five.
    """
    done, outs = False, 0
    for need in _FINISHERS[slot]:
        missing = need & ~offense
        if not missing:
            done = True
        elif not missing & (missing - 1):
            outs |= COPIES[missing]
    return done, outs


@lru_cache(_CACHED)
def shortest_play(offense: int) -> int:
    """Returns the fewest yards that these offensive faces can gain; far too many if they make no play."""
    return min((shape.yards for shape in SHAPES.values() if shape.mask & offense == shape.mask), default=_OUT_OF_REACH)


@lru_cache(_CACHED)
def two_plays(offense: int) -> int:
    """Returns the yards that these offensive faces can gain in two plays, as a set of bits, one for each five yards."""
    plays = [shape for shape in SHAPES.values() if shape.mask & offense == shape.mask]
    sums = 0
    for number, first in enumerate(plays):
        for second in plays[number + 1 :]:
            if not first.mask & second.mask:
                sums |= 1 << (first.yards + second.yards) // SLOT
    return sums


def copies(cards: Iterable[int]) -> int:
    """Returns the set of card ids as bits."""
    return sum(map(COPY_BIT.__getitem__, cards))


def usable(mask: int, line_empty: bool) -> int:
    """Returns the offensive faces that a hand may use on its line (JF-31)."""
    return mask & OFFENSE_MASK if line_empty else mask & OFFENSE_MASK & ~KICK_RETURN_BIT


def chance_of(wanted: int, unseen: int, count: int, hidden: int) -> float:
    """Returns the chance that ``hidden`` of the ``count`` unseen cards include a wanted copy."""
    if not count:
        return 0.0
    missed: float = (1.0 - (wanted & unseen).bit_count() / count) ** hidden
    return 1.0 - missed


def hand_worth(w: Weights, hand: Sequence[int]) -> float:
    """Returns the worth of a hand's cards apart from its line."""
    worth = sum(map(w.cards.__getitem__, hand))
    counts = sum(map(_COUNTED.__getitem__, hand))
    if counts & _SEVERAL:
        if counts & _SEVERAL_REDS:
            worth += w.second_red
        if counts & _SEVERAL_YELLOWS:
            worth += w.second_yellow
        if counts & _SEVERAL_JUKEMS:
            worth += w.second_jukem
    return worth


def line_worth(w: Weights, total: int, mask: int, line_empty: bool, coming: int, count: int) -> float:
    """Returns the worth of a drive to a seat with these faces; one of the ``count`` copies may come next."""
    slot = total // SLOT
    worth = w.lines[slot]
    offense = usable(mask, line_empty)
    done, outs = finish(offense, slot)
    if done:
        worth += w.finisher
    else:
        if count:
            worth += w.outs * ((outs & coming).bit_count() / count)
        if two_plays(offense) >> (TOUCHDOWN_YARDS - total) // SLOT & 1:
            worth += w.plan
        elif shortest_play(offense) > TOUCHDOWN_YARDS - total:
            worth += w.stuck
    if mask & FIELD_GOAL_BIT and total >= NEARLY_IN_RANGE:
        worth += w.kick if total >= FIELD_GOAL_TOTAL else w.kick_soon
    if line_empty and mask & KICK_RETURN_BIT:
        worth += w.open_return
    return worth


def ready_worth(w: Weights, total: int, mask: int, line_empty: bool, coming: int, count: int) -> float:
    """Returns the same for a seat that is about to play."""
    worth = w.to_play + line_worth(w, total, mask, line_empty, coming, count)
    if finish(usable(mask, line_empty), total // SLOT)[0]:
        worth += w.finisher_now
    if mask & FIELD_GOAL_BIT and total >= FIELD_GOAL_TOTAL:
        worth += w.kick_now
    return worth


@cache
def scale(known: int, pile: int, period: int) -> float:
    """Returns the lead in points that makes a chance of 73 in 100."""
    earlier, spread = fitted.SCALES[known]
    left = pile + _SECOND_HALF_PILE if period == 0 else pile if period == 1 else _SUDDEN_DEATH_PILE
    return spread * sqrt(left + earlier)


def chance(margin: float, scale: float) -> float:
    """Returns the chance to win with this lead in points, worth included."""
    odds = margin / scale
    return 1.0 / (1.0 + exp(-odds)) if odds > -30 else 0.0


def value_of_points(lead: int, period: int, gain: int) -> float:
    """Returns the chance to win of a seat with this lead that ends the period by gaining these points."""
    if period == 0:
        return chance(lead + gain, scale(OWN_HAND, 0, 0))
    level = lead + gain
    return 0.5 if level == 0 else float(level > 0)


def evaluate(state: JukemState, seat: int) -> float:
    """Returns an estimate of the chance of ``seat`` to win from a full state, 0 to 1."""
    result = state.result
    if result is not None:
        return 0.5 if result.reason is Ending.TIE else float(seat in result.winners)
    pile = len(state.draw_pile)
    mover = state.facts.attacker
    lead = state.facts.points[mover] - state.facts.points[1 - mover]
    if not pile and state.phase is not None and state.phase.name == "play":
        answered = 1.0 if faces(state.hands[1 - mover]) & DEFENSIVE_FACES else 0.0
        value = _last_turn_value(state, lead, answered)
    else:
        value = chance(
            lead + _side(state, mover) - _side(state, 1 - mover), scale(BOTH_HANDS, pile, state.facts.period)
        )
    return value if seat == mover else 1.0 - value


def _last_turn_value(state: JukemState, lead: int, answered: float) -> float:
    seat = state.facts.attacker
    values = tuple([value_of_points(lead, state.facts.period, gain) for gain in (0, 3, 7)])
    return best_last_turn(state.totals[seat], state.hands[seat], not state.lines[seat], answered, values)[0]


def _side(state: JukemState, seat: int) -> float:
    pile = len(state.draw_pile)
    w = weights(BOTH_HANDS, pile)
    hand, total, line_empty = state.hands[seat], state.totals[seat], not state.lines[seat]
    mask, against = faces(hand), faces(state.hands[1 - seat])
    coming = copies(state.draw_pile)
    to_play = seat == state.facts.attacker and state.phase is not None and state.phase.name == "play"
    line = ready_worth if to_play else line_worth
    worth = hand_worth(w, hand) + line(w, total, mask, line_empty, coming, pile)
    if against & RED_FACES:
        worth += w.block_red * total / TOUCHDOWN_YARDS
    if against & YELLOW_FACES:
        worth += w.block_yellow * total / TOUCHDOWN_YARDS
    if seat == state.facts.attacker and not to_play:
        worth += w.on_turn + w.on_turn_size * len(hand)
    return worth


def public_worth(w: Weights, total: int, line_empty: bool, known: Sequence[int], hidden: int, unseen: int) -> float:
    """Returns the worth of a drive to a seat whose hand is seen only in part: ``known``. ``unseen`` are copies."""
    slot = total // SLOT
    mask = 0
    worth = w.public_lines[slot] + w.public_size * hidden
    for card in known:
        worth += w.cards[card]
        mask |= BIT[card]
    done, outs = finish(usable(mask, line_empty), slot)
    worth += w.public_finisher * (1.0 if done else chance_of(outs, unseen, unseen.bit_count(), hidden))
    if mask & FIELD_GOAL_BIT and total >= FIELD_GOAL_TOTAL:
        worth += w.kick
    return worth


Values = tuple[float, ...]
"""The values of no points, a field goal and a touchdown, in that order."""


def best_last_turn(
    total: int, hand: Sequence[int], line_empty: bool, answered: float, values: Values
) -> tuple[float, Action]:
    """Returns the value of the last turn to its attacker, and the first action that leads to it.

    ``answered`` is the chance that the defense answers a play that can be answered, which ends the half (JF-58).
    """
    held = [0]
    for card in hand:
        carried = BIT[card]
        for index, cards in enumerate(held):
            held[index], carried = cards | carried, cards & carried
        if carried:
            held.append(carried)
    return _best(total, tuple(held), line_empty, answered, values)


def _best(total: int, held: tuple[int, ...], line_empty: bool, answered: float, values: Values) -> tuple[float, Action]:
    """``held`` are the faces with at least one copy in hand, with at least two, and so on."""
    once = held[0]
    nothing, field_goal, touchdown = values
    best: tuple[float, Action] = (nothing, END_HALF)
    if once & FIELD_GOAL_BIT and total >= FIELD_GOAL_TOTAL and field_goal > nothing:
        best = (field_goal, KICK)
    for action in plays_within(once if line_empty else once & ~KICK_RETURN_BIT, TOUCHDOWN_YARDS - total):
        shape = SHAPES[action]
        if total + shape.yards == TOUCHDOWN_YARDS:
            value = touchdown
        else:
            spare = (*held[1:], 0)
            left = tuple([cards & ~shape.mask | more & shape.mask for cards, more in zip(held, spare, strict=True)])
            value, _ = _best(total + shape.yards, left, False, answered, values)
            if not shape.unstoppable:
                value = answered * nothing + (1 - answered) * value
        if value > best[0] + 1e-12:
            best = (value, action)
    return best
