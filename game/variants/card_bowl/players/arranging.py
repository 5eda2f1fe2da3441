"""Which card stands where: the arrangement of a hand for a call (notes 4 to 6 and 13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.variants.card_bowl.cards import SUIT, VALUE
from game.variants.card_bowl.formations import BACKS, LG, RECEIVERS, RG, SIDE, SPOT, C
from game.variants.card_bowl.fronts import COVER, ILB, LANES, OL, OR, WIDEST
from game.variants.card_bowl.players.calls import DefenseCall, PlayCall, own_cards, side_of
from game.variants.card_bowl.view import CardBowlView

MIDDLING = range(6, 11)
"""Values of a quarterback that suggest neither a run nor a pass."""


def arrangement(view: CardBowlView, call: PlayCall) -> dict[int, int]:
    """Returns a card for each slot of the formation that stands: the carrier or the passer first, decoys last."""
    return {**_arranged(view.play.slots, tuple(own_cards(view)), call, side_of(view, call))}


@lru_cache(maxsize=64)
def _arranged(slots: Sequence[int], cards: Sequence[int], call: PlayCall, side: int) -> dict[int, int]:
    """Returns the same for cards from the best to the last: it is asked anew for each of eleven cards."""
    backs = [slot for slot in slots if slot in BACKS]
    if call.aim == "sneak":
        return _in_order(slots, [0, C, LG, RG], cards)
    if call.aim == "screen" and backs:
        return _in_order(slots, [carrier(slots, side), 0, *_line(slots, side)[:4]], cards)
    if call.runs and backs:
        return _for_a_run(slots, cards, side)
    return _for_a_pass(slots, cards, side)


def carrier(slots: Sequence[int], side: int) -> int:
    """Returns the back who gets the ball: the deepest in the middle, else the one away from where it goes."""
    backs = [slot for slot in slots if slot in BACKS]
    middle = [slot for slot in backs if not SIDE[slot]]
    return middle[-1] if middle else min(backs, key=lambda slot: SIDE[slot] * side)


def _line(slots: Sequence[int], side: int) -> list[int]:
    """Returns the blockers of the line, those nearest to the guard of a side first."""
    return sorted(
        (slot for slot in slots if slot in SPOT), key=lambda slot: (abs(SPOT[slot] - 3 * side), abs(SPOT[slot]))
    )


def _in_order(slots: Sequence[int], order: Sequence[int], cards: Sequence[int]) -> dict[int, int]:
    """Gives the best cards to the slots named first."""
    rest = [slot for slot in slots if slot not in order]
    return dict(zip([*order, *rest], cards, strict=True))


def _for_a_run(slots: Sequence[int], cards: Sequence[int], side: int) -> dict[int, int]:
    """Gives the best card to the carrier, the next four to blockers on his side, a middling one to the passer."""
    order = [carrier(slots, side), *_line(slots, side)[:4]]
    quarterback = next((card for card in cards[5:] if VALUE[card] in MIDDLING), cards[5])
    rest = [slot for slot in slots if slot not in order and slot != 0]
    others = [card for card in cards if card != quarterback]
    return {0: quarterback, **dict(zip([*order, *rest], others, strict=True))}


def _for_a_pass(slots: Sequence[int], cards: Sequence[int], side: int) -> dict[int, int]:
    """Gives the best card to the passer, one of the hand's longest suit to the receiver, five to the line."""
    wide = [slot for slot in slots if slot in RECEIVERS] or [slot for slot in slots if slot not in SPOT and slot]
    target = max(wide, key=lambda slot: SIDE[slot] * side)
    inner = sorted((slot for slot in slots if slot in SPOT), key=lambda slot: (abs(SPOT[slot]), -SPOT[slot] * side))
    order = [*inner[:5], *[slot for slot in slots if slot not in (0, target, *inner[:5])]]
    receiver = receiver_of(cards)
    left = [card for card in cards if card not in (cards[0], receiver)]
    return {0: cards[0], target: receiver, **dict(zip(order, left, strict=True))}


def receiver_of(cards: Sequence[int]) -> int:
    """Returns the card of the man who is thrown to, of cards from the best to the last."""
    suits = [sum(SUIT[card] == suit for card in cards) for suit in range(4)]
    near = [card for card in cards[1:] if VALUE[card] >= VALUE[cards[1]] - 1]
    return max(near, key=lambda card: (suits[SUIT[card]], card))


def defense_arrangement(view: CardBowlView, call: DefenseCall) -> list[int]:
    """Returns a card for each man of the front that stands, in the order of the men."""
    return [*_defense_arranged(view.play.places, tuple(own_cards(view)), call)]


@lru_cache(maxsize=64)
def _defense_arranged(places: Sequence[int], cards: Sequence[int], call: DefenseCall) -> list[int]:
    order = sorted(range(len(places)), key=lambda man: _rank(places, man, call))
    found = [0] * len(places)
    for man, card in zip(order, cards, strict=True):
        found[man] = card
    return found


def _rank(places: Sequence[int], man: int, call: DefenseCall) -> tuple[int, int]:
    """Returns a sort key that is smaller the better a man's card should be.

    Two good cards go where they reach the whole field, the next ones to the line, the corners and the rest.
    """
    place = places[man]
    if place in (OL, ILB, OR) and man == places.index(place):
        both = OL in places and OR in places
        return (0 if place != ILB or not both else 2, abs(place - ILB))
    if place < LANES:
        return (3 if call.task in ("cover", "double", "deep") else 1, abs(place - WIDEST))
    return (2, 0) if place >= COVER else (4, abs(place - ILB))
