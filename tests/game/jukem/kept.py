"""What the claims mean that only Jukem makes."""

from __future__ import annotations

from game.variants.jukem.actions import SHAPES, plays_of
from game.variants.jukem.actions import faces as faces_of
from game.variants.jukem.cards import HAND_SIZE, TOUCHDOWN_YARDS
from game.variants.jukem.claims import DriveAt, Finishes, Lacks, Loses, Outs
from game.variants.jukem.events import DriveGrew, DriveWiped, PlayRemoved
from game.variants.jukem.state import JukemState
from tests.claims import PlayedAction, kept


@kept.register
def _(claim: DriveAt, told: PlayedAction) -> bool:
    assert isinstance(told.after, JukemState)
    yards = told.after.totals[claim.seat]
    for event in told.events:
        if isinstance(event, DriveGrew | PlayRemoved) and event.seat == claim.seat:
            yards = event.total
        elif isinstance(event, DriveWiped) and event.seat == claim.seat:
            yards = 0
    return (yards, TOUCHDOWN_YARDS - yards) == (claim.yards, claim.to_go)


@kept.register
def _(claim: Lacks, told: PlayedAction) -> bool:
    assert isinstance(told.after, JukemState)
    return len(told.after.hands[claim.seat]) + claim.cards == HAND_SIZE


@kept.register
def _(claim: Loses, told: PlayedAction) -> bool:
    events = [event for event in told.events if isinstance(event, DriveWiped | PlayRemoved)]
    return [(event.seat, event.yards) for event in events] == [(claim.seat, claim.yards)]


@kept.register
def _(claim: Finishes, told: PlayedAction) -> bool:
    return _finishes(told, claim.seat, [])


@kept.register
def _(claim: Outs, told: PlayedAction) -> bool:
    """Counted card by card, from what the seat has not seen; a card that is drawn counts among the unseen ones."""
    assert isinstance(told.before, JukemState)
    unseen = told.before.view(claim.seat).unseen
    hand = set(told.before.hands[claim.seat]) & set(told.after.hands[claim.seat])  # type: ignore[attr-defined]
    outs = sum(_finishes(told, claim.seat, [card], hand) for card in unseen)
    return (outs, len(unseen)) == (claim.cards, claim.unseen)


def _finishes(told: PlayedAction, seat: int, more: list[int], hand: set[int] | None = None) -> bool:
    """Whether a hand with these further cards can make the yards that its drive lacks, in one play."""
    state = told.after
    assert isinstance(state, JukemState)
    faces = faces_of([*(state.hands[seat] if hand is None else hand), *more])
    total = state.totals[seat]
    return any(SHAPES[play].yards + total == TOUCHDOWN_YARDS for play in plays_of(faces, not state.lines[seat], total))
