"""The chances that are told: those of a position sampled from the view, worked out instead of sampled.

They cost more than the quick ones of ``card_count``, by which Pro decides thousands of times a second.
"""

from __future__ import annotations

from math import comb

from game.variants.football_war.card_count import CardCount
from game.variants.football_war.cards import AUDIBLE_FACE, FACE, FACE_OF
from game.variants.football_war.view import TRUST, FootballWarView

LOW_PILE = 10
"""Cards of the Play pile from which it matters with four seats what the two others have conceded."""
SPARED = 0.5
"""The share of the other cards up to which the average tells enough."""
_REST = AUDIBLE_FACE
"""All special cards together, which nobody concedes."""


def holds(view: FootballWarView, seat: int, face: int) -> float:
    """The chance that another seat holds a play."""
    gone = CardCount(view).gone(seat, face)
    hidden = view.counts[seat] - len(view.known[seat])
    if not gone or hidden <= 0:
        return 1.0 - gone
    left = _unseen(view)
    blind = _lacks_blindly(left, hidden, face)
    if not view.facts.passed[seat] or sum(left) <= hidden:
        return 1.0 - gone * blind
    crowded = view.facts.seats > 2 and view.draw_count < LOW_PILE
    share = None if crowded else _goes_to(view, seat, left, hidden, face)
    if share is None:
        return view.held[seat][face]
    away, lacks = sum(left) * (1.0 - share), 1.0
    for copy in range(left[face]):
        lacks *= max(0.0, away - copy) / (sum(left) - copy)
    return 1.0 - gone * (TRUST * lacks + (1.0 - TRUST) * blind)


def among_new(view: FootballWarView, cards: int, face: int) -> float:
    """The chance that so many cards, drawn from the Play pile now, hold that play."""
    return 1.0 - _lacks_blindly(_unseen(view), cards, face)


def _unseen(view: FootballWarView) -> list[int]:
    """Unseen copies of each play, and behind them of all special cards together."""
    left = [0] * (_REST + 1)
    for card in view.unseen:
        left[min(FACE[card], _REST)] += 1
    return left


def _lacks_blindly(left: list[int], cards: int, face: int) -> float:
    whole = sum(left)
    cards = min(cards, whole)
    return comb(whole - left[face], cards) / comb(whole, cards)


def _goes_to(view: FootballWarView, seat: int, left: list[int], hidden: int, face: int) -> float | None:
    """The chance that one unseen copy of the play is in that hand, whose cards avoid what the seat conceded.

    The cards are dealt on the average, the oldest first; one that would be a conceded play goes back under the others.
    None where so many go back that there may be too few others.
    """
    facts = view.facts
    since = {FACE_OF[each.play]: facts.drawn[seat] - each.drawn for each in facts.passed[seat]}
    shares = [float(count) for count in left]
    spare, still, taken = (sum(left) - hidden - _buried(view)) * SPARED, 1.0, 0.0
    for age in range(hidden, 0, -1):
        barred = [each for each, newer in since.items() if newer < age]
        unfit = sum(shares[each] for each in barred)
        fitting = sum(shares) - unfit
        back = unfit / (fitting + 1.0)
        spare -= back
        if spare < 0.0:
            return None
        for each in barred:
            shares[each] *= 1.0 - back / unfit if unfit else 1.0
        if face in barred:
            still *= 1.0 - back / unfit if unfit else 1.0
        else:
            taken += still / max(1.0, fitting)
            still -= still / max(1.0, fitting)
        for each in range(len(shares)):
            if each not in barred:
                shares[each] *= max(0.0, 1.0 - 1.0 / max(1.0, fitting))
    return min(1.0, taken)


def _buried(view: FootballWarView) -> float:
    """How many of the unseen cards lie under the Play pile, about."""
    buried = 0.0
    for slot in view.buried:
        if slot.seat != view.seat:
            buried += slot.hidden / max(1, slot.hidden + len(slot.doubt) + len(slot.spent))
    return buried
