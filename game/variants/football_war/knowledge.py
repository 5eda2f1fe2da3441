"""Who knows where which card is: what a hand gives away, what lies under the Play pile, what was forfeited.

A hand lists first the cards that others have seen going into it (FW-50); ``state.known`` counts them. Usually all
other seats know such a card. With four seats a card may be known to some of them only; ``state.partly`` names these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.contract import BadPosition
from game.variants.football_war.cards import CARDS, FACE, Buried

if TYPE_CHECKING:
    from game.variants.football_war.state import FootballWarState


def spend(state: FootballWarState, seat: int, face: int) -> int:
    """Takes one copy of a face out of a hand, the one that others know first, and gives its id (FW-35)."""
    hand = state.hands[seat]
    locked = state.locked
    for place, card in enumerate(hand):
        if FACE[card] == face and card not in locked:
            del hand[place]
            if place < state.known[seat]:
                _forget(state, seat, card)
                if state.buried:
                    _resolve(state, seat, card)
            return card
    raise BadPosition(f"hand:{seat}: holds no {CARDS[face].code} that may be used")


def _forget(state: FootballWarState, seat: int, card: int) -> None:
    """A known card has left the hand."""
    _count(state, seat, -1)
    if state.partly:
        state.partly = tuple([entry for entry in state.partly if entry[0] != card])


def _count(state: FootballWarState, seat: int, change: int) -> None:
    counts = list(state.known)
    counts[seat] += change
    state.known = tuple(counts)


def _resolve(state: FootballWarState, seat: int, card: int) -> None:
    """The card is seen on the table, so it is in doubt no longer."""
    for depth, slot in enumerate(state.buried):
        if slot.seat == seat and card in slot.doubt:
            clearer = Buried(seat, tuple([each for each in slot.doubt if each != card]))
            state.buried = (*state.buried[:depth], clearer, *state.buried[depth + 1 :])


def give_known(state: FootballWarState, seat: int, card: int, to: int | None = None) -> None:
    """Puts a card into a hand before the eyes of all, or of the one seat ``to`` only."""
    state.hands[seat].insert(0, card)
    _count(state, seat, 1)
    if to is not None and len(state.hands) > 2:
        state.partly += ((card, 1 << to),)


def bury(state: FootballWarState, seat: int, face: int) -> int:
    """Puts a card of a hand under the Play pile, and gives its id (FW-70).

    The others see that one card goes, not which: every card that they knew in the hand is in doubt from now on. What
    only some of them knew is forgotten. Of equal copies a hidden one is buried before a known one.
    """
    for card, _ in state.partly:
        if card in state.hands[seat]:
            _hide(state, seat, card)
    hand = state.hands[seat]
    doubt = tuple(sorted(hand[: state.known[seat]]))
    fitting = [place for place, card in enumerate(hand) if FACE[card] == face and card not in state.locked]
    if not fitting:
        raise BadPosition(f"hand:{seat}: holds no {CARDS[face].code} that may be buried")
    card = hand.pop(fitting[-1])
    if fitting[-1] < state.known[seat]:
        _forget(state, seat, card)
    state.draw_pile.insert(0, card)
    state.buried = (Buried(seat, doubt), *state.buried)
    return card


def _hide(state: FootballWarState, seat: int, card: int) -> None:
    """Nobody but its owner places the card any longer: it moves behind the known cards of the hand."""
    hand = state.hands[seat]
    hand.remove(card)
    _forget(state, seat, card)
    hand.insert(state.known[seat], card)


def take_hidden(state: FootballWarState, seat: int, card: int) -> int:
    """Puts a card that nobody else saw into a hand, and gives the id that the hand gets.

    Where its owner has buried an equal card that the others count among this hand, the two copies change places: what
    they know of stays in the hand, and is spent first, so that no id tells them what no face could.
    """
    for depth, slot in enumerate(state.buried):
        under = state.draw_pile[depth]
        if slot.seat == seat and under in slot.doubt and FACE[under] == FACE[card]:
            state.draw_pile[depth] = card
            state.hands[seat].insert(state.known[seat], under)
            _count(state, seat, 1)
            return under
    state.hands[seat].append(card)
    return card


def dig_up(state: FootballWarState, seat: int, card: int) -> None:
    """Puts into a hand a card that has just come from under the Play pile; only who buried it knows its face."""
    slot = state.buried[-1]
    state.buried = state.buried[:-1]
    if slot.seat != seat:
        give_known(state, seat, card, to=slot.seat)
        if len(state.hands) > 2:
            others = [each for each in slot.doubt if each != card]
            state.partly += tuple([(each, 1 << seat) for each in others])
    elif card in slot.doubt:
        give_known(state, seat, card)
    else:
        state.hands[seat].append(card)


def forfeit(state: FootballWarState, seat: int) -> list[int]:
    """Puts a whole hand on the Forfeit pile and gives its cards; who knew one of them goes on knowing it (FW-66).

    What was in doubt, because the seat has also buried a card, is forgotten.
    """
    hand = state.hands[seat]
    doubt = {card for slot in state.buried if slot.seat == seat for card in slot.doubt}
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
        state.buried = tuple([Buried(slot.seat) if slot.seat == seat else slot for slot in state.buried])
    return hand
