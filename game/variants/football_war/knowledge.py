"""Tracks which seats know where which card is: in hands, under the Play pile, on the Forfeit pile.

A hand lists first the cards that others have seen going into it (FW-50); ``state.known`` counts them. Usually all
other seats know such a card. With four seats perhaps only some know it; ``state.partly`` lists these cards.

Nobody can tell equal copies apart, so an id must not tell more than a face. If a seat shows a face that others know to
be in its hand, it shows the copy that they know (FW-35). If another copy was in its place, the two are swapped; nobody
notices, since they look the same.
"""

from __future__ import annotations

from game.contract import BadPosition
from game.variants.football_war.board import Board
from game.variants.football_war.cards import CARDS, FACE, Buried


def spend(state: Board, seat: int, face: int) -> int:
    """Takes one copy of a face out of a hand, preferably one that others know, and returns its id (FW-35)."""
    hand = state.hands[seat]
    locked = state.locked
    for index, card in enumerate(hand):
        if FACE[card] == face and card not in locked:
            if state.known[seat] or (state.buried and _in_doubt(state, seat)):
                return _show(state, seat, card)
            del hand[index]
            return card
    raise BadPosition(f"hand:{seat}: holds no {CARDS[face].code} that may be used")


def _show(state: Board, seat: int, card: int) -> int:
    """Takes a card, or an equal one that the others know, out of a hand and returns its id."""
    hand, below = state.hands[seat], _doubted_below(state, seat)
    twins = [each for each in (*hand[: state.known[seat]], *below) if FACE[each] == FACE[card]]
    doubt = _in_doubt(state, seat)
    some = dict(state.partly)
    ranked = [(each in some, each in doubt, each) for each in twins if not _seen_locked(state, each)]
    shown = min(ranked)[2] if ranked else card
    if shown in below:
        state.draw_pile[below[shown]] = card
        _drop(state, seat, card)
    else:
        _drop(state, seat, shown)
        if shown in state.locked:
            state.locked = tuple([card if each == shown else each for each in state.locked])
    if doubt:
        state.buried = tuple([_without(slot, shown) if slot.seat == seat else slot for slot in state.buried])
    return shown


def _in_doubt(state: Board, seat: int) -> tuple[int, ...]:
    """Returns the cards of a seat of which one may be buried."""
    for slot in state.buried:
        if slot.seat == seat:
            return slot.doubt  # one at most, since a seat has one timeout (FW-71)
    return ()


def _doubted_below(state: Board, seat: int) -> dict[int, int]:
    """Returns the buried card of a seat that others may expect in its hand, with its depth in the Play pile."""
    return {
        state.draw_pile[depth]: depth
        for depth, slot in enumerate(state.buried)
        if slot.seat == seat and state.draw_pile[depth] in slot.doubt and not slot.certain and not slot.forfeited
    }


def _without(slot: Buried, card: int) -> Buried:
    """Returns the slot without a card that has been seen since."""
    if slot.forfeited or card not in slot.doubt:
        return slot
    doubt = tuple([each for each in slot.doubt if each != card])
    return slot._replace(doubt=doubt, spent=slot.spent if slot.hidden else (*slot.spent, FACE[card]))


def _seen_locked(state: Board, card: int) -> bool:
    """Returns whether a card is locked and another seat knows it (FW-75)."""
    return any(mask for each, mask in zip(state.locked, state.facts.locked_seen, strict=True) if each == card)


def _drop(state: Board, seat: int, card: int) -> None:
    """Takes a card out of a hand, known or hidden."""
    hand = state.hands[seat]
    place = hand.index(card)
    del hand[place]
    if place < state.known[seat]:
        _count(state, seat, -1)
        if state.partly:
            state.partly = tuple([entry for entry in state.partly if entry[0] != card])


def _count(state: Board, seat: int, change: int) -> None:
    counts = list(state.known)
    counts[seat] += change
    state.known = tuple(counts)


def give_known(state: Board, seat: int, card: int, to: int | None = None) -> None:
    """Puts a card into a hand, seen by all or only by the seat ``to``."""
    state.hands[seat].insert(0, card)
    _count(state, seat, 1)
    if to is not None and len(state.hands) > 2:
        state.partly += ((card, 1 << to),)


def bury(state: Board, seat: int, face: int) -> int:
    """Puts a card of a hand under the Play pile and returns its id (FW-70).

    The others do not see which card it is: every card that they knew in the hand is in doubt from now on. What only
    some of them knew is forgotten.
    """
    for card, _ in state.partly:
        if card in state.hands[seat]:
            _hide(state, seat, card)
    hand, locked = state.hands[seat], state.locked
    free = [card for card in hand if card not in locked]
    doubt = [card for card in hand[: state.known[seat]] if card not in locked]
    fitting = [card for card in free if FACE[card] == face]
    if not fitting:
        raise BadPosition(f"hand:{seat}: holds no {CARDS[face].code} that may be buried")
    card = fitting[-1]
    _drop(state, seat, card)
    state.draw_pile.insert(0, card)
    state.buried = (Buried(seat, tuple(sorted(doubt)), len(free) - len(doubt)), *state.buried)
    return card


def _hide(state: Board, seat: int, card: int) -> None:
    """Makes a card unknown to the others: it moves behind the known cards of the hand."""
    _drop(state, seat, card)
    state.hands[seat].insert(state.known[seat], card)


def next_is_known_to(state: Board, seat: int) -> int:
    """Returns the seat that buried the card that another one draws next, as a bit, or 0."""
    if not state.buried or len(state.draw_pile) > len(state.buried):
        return 0
    owner = state.buried[-1].seat
    return 0 if owner == seat else 1 << owner


def dig_up(state: Board, seat: int, card: int) -> int:
    """Puts a buried card that was just drawn into a hand, and returns the id that the hand gets.

    Only the seat that buried it knows its face.
    """
    slot = state.buried[-1]
    state.buried = state.buried[:-1]
    if slot.seat == seat:
        if card in slot.doubt and not slot.forfeited:
            give_known(state, seat, card)
        else:
            state.hands[seat].append(card)
        return card
    card = _twin_in_doubt(state, slot, card)
    give_known(state, seat, card, to=slot.seat)
    rest = [each for each in slot.doubt if each != card]
    if slot.forfeited:
        state.forfeit_seen = tuple(
            [
                mask | 1 << seat if each in rest else mask
                for each, mask in zip(state.forfeit_pile, state.forfeit_seen, strict=True)
            ]
        )
    elif len(state.hands) > 2:
        state.partly += tuple([(each, 1 << seat) for each in rest])
    return card


def _twin_in_doubt(state: Board, slot: Buried, card: int) -> int:
    """Swaps the card with the lowest copy of its face that is in doubt, if there is one, and returns that."""
    twin = min([each for each in slot.doubt if FACE[each] == FACE[card]], default=card)
    if twin != card and slot.forfeited:
        state.forfeit_pile = tuple([card if each == twin else each for each in state.forfeit_pile])
    elif twin != card:
        _drop(state, slot.seat, twin)
        if card in slot.doubt:
            give_known(state, slot.seat, card)
        else:
            state.hands[slot.seat].append(card)
    return twin


def forfeit(state: Board, seat: int) -> list[int]:
    """Puts a whole hand on the Forfeit pile and returns its cards; seats keep what they know of them (FW-66)."""
    hand = state.hands[seat]
    doubt = _in_doubt(state, seat)
    certain = [card for card in hand[: state.known[seat]] if card not in doubt]
    everybody = (1 << len(state.hands)) - 1
    some = dict(state.partly)
    seen = {card: some.get(card, everybody) | 1 << seat for card in certain}
    state.forfeit_pile += tuple(hand)
    state.forfeit_seen += tuple([seen.get(card, 1 << seat) for card in hand])
    state.hands[seat] = []
    _count(state, seat, -state.known[seat])
    if some:
        state.partly = tuple([entry for entry in state.partly if entry[0] not in hand])
    if doubt:
        state.buried = tuple([slot._replace(forfeited=True) if slot.seat == seat else slot for slot in state.buried])
    return hand
