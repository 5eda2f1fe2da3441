"""The actions of Jukem, and every play that cards can make, with its yards.

Equal cards are the same choice (JF-8), so actions name codes, never card ids.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from game.action_texts import ActionTexts
from game.contract import Action, Pick, Source, Target
from game.variants.jukem.cards import (
    BY_CODE,
    CARDS,
    CATCH,
    CODE,
    DEFENSIVE,
    DISCARD_PILE,
    DRAW_PILE,
    FIELD_GOAL,
    HANDS,
    JUKEM,
    KICK_RETURN,
    LINES,
    PANCAKE_BLOCK,
    PANCAKE_YARDS,
    PASS,
    RUN,
    TOUCHDOWN_YARDS,
)

DRAW_PLACE, DISCARD_PLACE = Target("zone", DRAW_PILE), Target("zone", DISCARD_PILE)
LINE_PLACES = tuple(Target("zone", name) for name in LINES)
"""Each seat's drive line."""


def _from_hand(seat: int, codes: Iterable[str], target: Target) -> Pick:
    return Pick(tuple(Source(HANDS[seat], code) for code in codes), target)


class DrawCard(Action, frozen=True, tag="draw_pile"):
    """Take the top card of the draw pile (JF-17)."""

    text = "draw_pile"

    def pick(self, seat: int) -> Pick:
        """Returns the pile."""
        return Pick(target=DRAW_PLACE)


class TakeDiscard(Action, frozen=True, tag="take_discard"):
    """Take the top card of the discard pile (JF-18)."""

    text = "take_discard"

    def pick(self, seat: int) -> Pick:
        """Returns the pile."""
        return Pick(target=DISCARD_PLACE)


class MakePlay(Action, frozen=True, tag="play"):
    """Lay a whole play, base first and boosts after it (JF-38)."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return " + ".join(self.cards)

    def pick(self, seat: int) -> Pick:
        """Returns its cards and the seat's own line."""
        return _from_hand(seat, self.cards, LINE_PLACES[seat])


class KickFieldGoal(Action, frozen=True, tag="field_goal"):
    """Kick for three points (JF-46)."""

    text = FIELD_GOAL

    def pick(self, seat: int) -> Pick:
        """Returns the card and the seat's own line."""
        return _from_hand(seat, (FIELD_GOAL,), LINE_PLACES[seat])


class Discard(Action, frozen=True, tag="discard"):
    """Put one card on the discard pile, which ends the turn (JF-43)."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"

    def pick(self, seat: int) -> Pick:
        """Returns the card and the discard pile."""
        return _from_hand(seat, (self.card,), DISCARD_PLACE)


class EndHalf(Action, frozen=True, tag="end_half"):
    """End the last turn without another play (JF-65)."""

    text = "end_half"


class LetItStand(Action, frozen=True, tag="let_it_stand"):
    """Let the play stand (JF-53)."""

    text = "let_it_stand"


class Answer(Action, frozen=True, tag="answer"):
    """Play a defensive card against the last play (JF-54)."""

    card: str

    def __str__(self) -> str:
        return self.card

    def pick(self, seat: int) -> Pick:
        """Returns the card and the line that it answers."""
        return _from_hand(seat, (self.card,), LINE_PLACES[1 - seat])


DRAW, TAKE, KICK, END_HALF, STAND = DrawCard(), TakeDiscard(), KickFieldGoal(), EndHalf(), LetItStand()
DISCARDS: dict[str, Discard] = {code: Discard(code) for code in BY_CODE}
ANSWERS: dict[str, Answer] = {code: Answer(code) for code in DEFENSIVE}


class Shape(NamedTuple):
    """One way to make a play."""

    yards: int
    action: MakePlay
    mask: int
    """The faces that it needs, as bits of :data:`FACE_BIT`."""
    unstoppable: bool
    """True with a JUKEM: the defense may not answer (JF-34)."""


FACE_BIT: dict[str, int] = {card.code: 1 << i for i, card in enumerate(CARDS)}
BIT: tuple[int, ...] = tuple(FACE_BIT[code] for code in CODE)
"""The face bit of each card id."""
KICK_RETURN_BIT = FACE_BIT[KICK_RETURN]
FIELD_GOAL_BIT = FACE_BIT[FIELD_GOAL]


def _bases() -> Iterator[tuple[tuple[str, ...], int]]:
    for card in CARDS:
        if card.kind == RUN:
            yield (card.code,), card.value
            yield (card.code, PANCAKE_BLOCK), card.value + PANCAKE_YARDS  # JF-32, JF-33
        elif card.kind == PASS:
            for catch in CARDS:
                if catch.kind == CATCH and card.low <= catch.value <= card.high:  # JF-27
                    yield (card.code, catch.code), catch.value
        elif card.kind == KICK_RETURN:
            yield (card.code,), card.value


def _shapes() -> Iterator[Shape]:
    for codes, yards in _bases():
        for boosted in (False, True):
            used = (*codes, JUKEM) if boosted else codes
            gain = 2 * yards if boosted else yards  # JF-34, JF-35, JF-36
            yield Shape(gain, MakePlay(used), sum(FACE_BIT[code] for code in used), boosted)


SHAPES: dict[MakePlay, Shape] = {
    shape.action: shape
    for shape in sorted(_shapes(), key=lambda shape: (shape.yards, str(shape.action)))
    if shape.yards <= TOUCHDOWN_YARDS
}
"""Every play that any hand could make, fewest yards first."""

OFFENSE_MASK = 0
for _shape in SHAPES.values():
    OFFENSE_MASK |= _shape.mask


def faces(card_ids: Iterable[int]) -> int:
    """Returns the faces of the cards as bits."""
    mask = 0
    for card in card_ids:
        mask |= BIT[card]
    return mask


@cache
def _plays(mask: int) -> tuple[list[int], list[MakePlay]]:
    found = [shape for shape in SHAPES.values() if shape.mask & mask == shape.mask]
    return [shape.yards for shape in found], [shape.action for shape in found]


def plays_within(mask: int, to_go: int) -> list[MakePlay]:
    """Returns the plays of these faces that do not pass 100 yards (JF-39, JF-40), fewest yards first."""
    yards, actions = _plays(mask & OFFENSE_MASK)
    return actions[: bisect_right(yards, to_go)]


def plays_of(mask: int, line_empty: bool, total: int) -> list[MakePlay]:
    """Returns the plays of these faces on a drive of ``total`` yards (JF-31, JF-39, JF-40), fewest yards first."""
    return plays_within(mask if line_empty else mask & ~KICK_RETURN_BIT, TOUCHDOWN_YARDS - total)


@cache
def discards(mask: int) -> tuple[Discard, ...]:
    """Returns one discard for each different card of a hand (JF-8, JF-43)."""
    return tuple(DISCARDS[code] for code, bit in FACE_BIT.items() if bit & mask)


@cache
def answers(mask: int) -> tuple[LetItStand | Answer, ...]:
    """Returns the choices of a defender with these faces (JF-53 to JF-55)."""
    return (STAND, *(ANSWERS[code] for code in DEFENSIVE if FACE_BIT[code] & mask))


parse = ActionTexts(
    (DRAW, TAKE, KICK, END_HALF, STAND, *SHAPES, *DISCARDS.values(), *ANSWERS.values()), "Jukem Football"
)
"""Returns the action of a text such as ``RUN 15 + PANCAKE BLOCK``; a range may have a dash or a hyphen."""
