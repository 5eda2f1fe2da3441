"""What follows from an action of Real Deal, as claims: all that hints, previews and buttons say of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.claims import (
    Averts,
    Claim,
    Decides,
    Draws,
    EndsMatch,
    EndsPeriod,
    HasBall,
    Holds,
    IfStands,
    MayHold,
    Plays,
    Scores,
    SeatClaim,
)
from game.contract import Action
from game.variants.real_deal.actions import (
    NO_CARD,
    Accept,
    Concede,
    Counter,
    Defer,
    EndQuarter,
    PlayCard,
    Punt,
    Receive,
)
from game.variants.real_deal.card_count import CardCount
from game.variants.real_deal.cards import (
    CONTINUATIONS,
    COUNTERS_OF,
    HAND_SIZE,
    POINTS,
    PUNT_INSIDE,
    SAFETY,
    SCORE_OF,
    STOPS,
)
from game.variants.real_deal.duels import is_returned_kick
from game.variants.real_deal.view import RealDealView

STANDS = ("concede", "accept")


class LongOnly(SeatClaim, frozen=True):
    """``seat`` has the ball, and long plays only (RD-51)."""


def claims(view: RealDealView, action: Action) -> tuple[Claim, ...]:
    """What follows from an action of the deciding seat."""
    return claims_of(CardCount(view), action)


def claims_of(read: CardCount, action: Action) -> tuple[Claim, ...]:
    """The same from a view that has been read already."""
    return tuple(_CLAIMS[type(action)](read, action))


def _scores(seat: int, play: str) -> list[Claim]:
    return [] if play == PUNT_INSIDE else [Scores(seat, POINTS[play], SCORE_OF[play])]


def _counters(read: CardCount, play: str) -> list[Claim]:
    """Which counters to a play the other team may hold, and how likely it holds one."""
    codes = COUNTERS_OF[play]
    listed = tuple(sorted(codes))
    live = tuple(sorted(read.live(codes)))
    return [MayHold(read.other, listed, live), Holds(read.other, listed, chance=1.0 - read.stands(play))]


def _ball_to(read: CardCount, seat: int, played: int, long_only: bool = False) -> list[Claim]:
    """The ball goes to a seat after so many own cards: both draw, and an empty pile ends the quarter (RD-60, RD-61)."""
    view = read.view
    found, ends = [], False
    for each in (0, 1):
        held = len(view.hand) - played if each == view.seat else view.other_count
        drawn = min(max(0, HAND_SIZE - held), view.draw_counts[each])
        found.append(Draws(each, drawn))
        ends = ends or drawn == view.draw_counts[each]
    if ends:
        return [*found, EndsPeriod("quarter")]
    return [*found, HasBall(seat), Decides(seat), *([LongOnly(seat)] if long_only else [])]


def _play(read: CardCount, action: PlayCard) -> list[Claim]:
    me, code = read.view.seat, action.card
    stands = _ball_to(read, read.other, 1, long_only=True) if code == PUNT_INSIDE else _scores(me, code)
    found: list[Claim] = [Plays(me, 1), HasBall(me), Decides(read.other)]
    return [*found, *[IfStands(each, STANDS) for each in stands], *_counters(read, code)]


def _punt(read: CardCount, action: Punt) -> list[Claim]:
    return [Plays(read.view.seat, 1), *_ball_to(read, read.other, 1)]


def _counter(read: CardCount, action: Counter) -> list[Claim]:
    view = read.view
    me, code, play = view.seat, action.card, view.facts.chain[-1].code
    found: list[Claim] = [Plays(me, 1)]
    if POINTS[play]:
        found.append(Averts(read.other, POINTS[play], STANDS))
    if code in STOPS:
        return [*found, *_ball_to(read, me, 1)]
    if code in CONTINUATIONS:
        return found + _goes_on(read)
    stands = _scores(me, code)
    if code == SAFETY and not view.facts.in_overtime:
        stands += _ball_to(read, me, 1)
    return [*found, Decides(read.other), *[IfStands(each, STANDS) for each in stands], *_counters(read, code)]


def _goes_on(read: CardCount) -> list[Claim]:
    """The ball carrier goes on without a draw, unless it has no card left (RD-36, RD-39, RD-44, RD-48)."""
    view = read.view
    me = view.seat
    carrier = read.other if is_returned_kick(view.facts.chain) else view.facts.offense
    left = len(view.hand) - 1 if carrier == me else view.other_count
    if not left:
        return _ball_to(read, 1 - carrier, 1)
    limited = view.facts.chain[-2].code == PUNT_INSIDE if is_returned_kick(view.facts.chain) else view.facts.limited
    goes_on: list[Claim] = [HasBall(carrier), Decides(carrier), Draws(0, 0), Draws(1, 0)]
    return [*goes_on, LongOnly(carrier)] if limited else goes_on


def _let_through(read: CardCount) -> list[Claim]:
    """The play that waits scores, which ends an overtime (RD-64, RD-67)."""
    facts = read.view.facts
    scored = _scores(read.other, facts.chain[-1].code)
    return [*scored, EndsMatch()] if scored and facts.in_overtime else scored


def _concede(read: CardCount, action: Concede) -> list[Claim]:
    laid = int(action.card != NO_CARD)
    found: list[Claim] = [Plays(read.view.seat, laid), *_let_through(read)]
    return found if read.view.facts.in_overtime else found + _ball_to(read, read.view.seat, laid)


def _accept(read: CardCount, action: Accept) -> list[Claim]:
    facts = read.view.facts
    if facts.chain[-1].code == PUNT_INSIDE:
        return _ball_to(read, read.view.seat, 0, long_only=True)
    found = _let_through(read)
    return found if facts.in_overtime else found + _ball_to(read, read.other, 0)


def _end(read: CardCount, action: EndQuarter) -> list[Claim]:
    found: list[Claim] = [Plays(read.view.seat, 1), EndsPeriod("quarter")]
    return found + _let_through(read) if read.view.phase == "counter" else found


_CLAIMS: dict[type[Action], Callable[[CardCount, Any], list[Claim]]] = {
    Receive: lambda read, action: [HasBall(read.view.seat), Decides(read.view.seat)],
    Defer: lambda read, action: [HasBall(read.other), Decides(read.other)],
    PlayCard: _play,
    Punt: _punt,
    Counter: _counter,
    Concede: _concede,
    Accept: _accept,
    EndQuarter: _end,
}
