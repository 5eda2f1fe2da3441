"""Computes the chances that players read: those of positions sampled from the view, without sampling.

They are slower than the estimates of ``card_count``, which Pro uses thousands of times a second.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import comb

from game.variants.football_war.card_count import FLAG_FACES, STOPPERS, CardCount
from game.variants.football_war.cards import AUDIBLE_FACE, FACE, FACE_OF, KICK_FACE
from game.variants.football_war.view import TRUST, FootballWarView

LOW_PILE = 10
"""Size of the Play pile from which, with four seats, the concessions of the two others matter."""
SPARED = 0.5
"""Largest share of cards that may go back for the average to be a good estimate."""
_STOPPERS, _KICKS = AUDIBLE_FACE, AUDIBLE_FACE + 1
"""Groups of faces behind the 16 plays: special cards that stop any play, and FIELD GOALs."""
STOPPING = (*STOPPERS, *FLAG_FACES)
"""The faces that stop any play, or call it back (FW-30, FW-51)."""


def holds(view: FootballWarView, seat: int, *faces: int) -> float:
    """Returns the chance that another seat holds at least one card of these faces."""
    gone = CardCount(view).gone(seat, *faces)
    hidden = view.counts[seat] - len(view.known[seat])
    if not gone or hidden <= 0:
        return 1.0 - gone
    left, wanted = _unseen(view), {_group(face) for face in faces}
    blind = _lacks_blindly(left, hidden, wanted)
    if not view.facts.passed[seat] or sum(left) <= hidden:
        return 1.0 - gone * blind
    crowded = view.facts.seats > 2 and view.draw_count < LOW_PILE
    shares = {} if crowded else {group: _goes_to(view, seat, left, hidden, group) for group in wanted}
    known = {group: share for group, share in shares.items() if share is not None}
    if known.keys() != wanted:
        return view.how_often(seat, faces)
    return 1.0 - gone * (TRUST * _lacks_all(left, known) + (1.0 - TRUST) * blind)


def among_new(view: FootballWarView, cards: int, *faces: int) -> float:
    """Returns the chance that ``cards`` cards, drawn from the Play pile now, hold at least one of these faces."""
    return 1.0 - _lacks_blindly(_unseen(view), cards, {_group(face) for face in faces})


def _group(face: int) -> int:
    """Returns the index of a face in the counts of unseen cards."""
    return face if face < AUDIBLE_FACE else _KICKS if face == KICK_FACE else _STOPPERS


def _unseen(view: FootballWarView) -> list[int]:
    """Returns the number of unseen cards of each play, of the stoppers and of the FIELD GOALs."""
    left = [0] * (_KICKS + 1)
    for card in view.unseen:
        left[_group(FACE[card])] += 1
    return left


def _lacks_blindly(left: list[int], cards: int, groups: Collection[int]) -> float:
    """Returns the chance that ``cards`` of the unseen cards, taken at random, hold none of these groups."""
    whole = sum(left)
    cards = min(cards, whole)
    return comb(whole - sum(left[group] for group in groups), cards) / comb(whole, cards)


def _lacks_all(left: list[int], shares: Mapping[int, float]) -> float:
    """Returns the chance that a hand holds no card of these groups; ``shares`` are the chances of one card each."""
    whole, dealt, lacks = sum(left), 0, 1.0
    for group, share in shares.items():
        away = whole * (1.0 - share)
        for _ in range(left[group]):
            lacks *= max(0.0, away - dealt) / (whole - dealt)
            dealt += 1
    return lacks


def _goes_to(view: FootballWarView, seat: int, left: list[int], hidden: int, face: int) -> float | None:
    """Returns the chance that one unseen card of a group is in that hand, whose cards avoid what the seat conceded.

    The cards are dealt on average, the oldest first; a card of a conceded play goes back under the others. Returns
    None if so many go back that there may be too few others.
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
    """Returns the expected number of unseen cards under the Play pile."""
    buried = 0.0
    for slot in view.buried:
        if slot.seat != view.seat:
            buried += slot.hidden / max(1, slot.hidden + len(slot.doubt) + len(slot.spent))
    return buried
