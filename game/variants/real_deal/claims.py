"""The claims about an action of Real Deal, from which hints, previews and buttons are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.claims import (
    Averts,
    Claim,
    Claims,
    Decides,
    Draws,
    EndsMatch,
    EndsPeriod,
    HasBall,
    Holds,
    IfStands,
    Keeps,
    MayHold,
    Plays,
    Scores,
    SeatClaim,
    stated,
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
    CHART,
    CONTINUATIONS,
    COUNTERS_OF,
    HAND_SIZE,
    OVERTIMES,
    POINTS,
    PUNT_INSIDE,
    RETURN,
    SAFETY,
    SCORE_OF,
    SCORING,
    STOPS,
)
from game.variants.real_deal.duels import is_returned_kick
from game.variants.real_deal.view import RealDealView

STANDS = ("concede", "accept")


class LongOnly(SeatClaim, frozen=True):
    """``seat`` has the ball, and long plays only (RD-51)."""


class Wins(SeatClaim, frozen=True):
    """The match is over, and ``seat`` has won it."""


class Overtime(Claim, frozen=True):
    """The last quarter ends level, and an overtime follows (RD-66)."""


class HandCount(SeatClaim, frozen=True):
    """``seat`` has this many cards in hand while it decides on its answer."""

    cards: int


class Unseen(SeatClaim, frozen=True):
    """``seat`` holds its hand among this many cards that have not been shown, with these counters to the own play."""

    cards: int
    sure: tuple[str, ...]
    """Counters that are among these cards."""
    wild: tuple[str, ...]
    """Wild counters of which each is among them with this chance (RD-14)."""
    chance: float

    expected: float
    """The mean number of counters among these cards."""


class StrikesBack(SeatClaim, frozen=True):
    """``seat`` may hold this counter to the own play, which scores these points for it unless it is answered."""

    code: str
    points: int


class KeepsAttacks(Keeps, frozen=True):
    """``seat`` still holds these cards, with which it can score when it has the ball."""


class StillStops(SeatClaim, frozen=True):
    """``seat`` still holds counters to these of the plays that the other team may make."""

    faced: tuple[str, ...]
    stopped: tuple[str, ...]
    taken: tuple[str, ...]
    """Those that it stops by taking the ball."""


class KeepsAnswers(Keeps, frozen=True):
    """``seat`` still holds these counters, and the other team may still make a play that they answer."""


def claims(view: RealDealView, action: Action) -> tuple[Claim, ...]:
    """Returns what follows from an action of the deciding seat."""
    return claims_of(CardCount(view), action)


def claims_of(counted: CardCount, action: Action) -> tuple[Claim, ...]:
    """Returns the same from a view whose cards have been counted already."""
    return tuple(_CLAIMS[type(action)](counted, action))


def ending(claims: Claims, seat: int) -> str:
    """Says as a clause, to ``seat``, what an action ends: the match or the quarter; empty if play goes on."""
    won = stated(claims, Wins)
    if won:
        return "you win the match" if won.seat == seat else "they win the match"
    if stated(claims, EndsMatch):
        return "the match ends in a tie"
    if stated(claims, Overtime):
        return "it is level: overtime follows"
    return "the quarter is over" if stated(claims, EndsPeriod) else ""


def _scores(counted: CardCount, seat: int, play: str) -> list[Claim]:
    """Returns the points of a play that stands; in overtime they win the match (RD-64, RD-67)."""
    if play == PUNT_INSIDE:
        return []
    won = [EndsMatch(), Wins(seat)] if counted.view.facts.in_overtime else []
    return [Scores(seat, POINTS[play], SCORE_OF[play]), *won]


def _counters(counted: CardCount, play: str) -> list[Claim]:
    """Returns which counters to a play the other team may hold, and how likely it holds one."""
    codes = COUNTERS_OF[play]
    listed = tuple(sorted(codes))
    live = tuple(sorted(counted.may_hold(codes)))
    may_hold = MayHold(counted.other, listed, live)
    return [
        may_hold,
        HandCount(counted.other, counted.held),
        *[StrikesBack(counted.other, code, POINTS[code]) for code in live if code in (SAFETY, RETURN)],
        _unseen(counted, codes),
        Holds(counted.other, listed, chance=1.0 - counted.chance_unstopped(play)),
    ]


def _unseen(counted: CardCount, codes: frozenset[str]) -> Unseen:
    """Returns all on which the chance that the other team holds a counter depends, beside its count of cards."""
    own, wild = tuple(sorted(codes & counted.unseen)), tuple(sorted(codes & counted.wilds))
    cards = len(counted.unseen) + counted.dealt
    if not counted.dealt:
        return Unseen(counted.other, cards, own, (), 0.0, len(own))
    if counted.dealt == len(counted.wilds):
        return Unseen(counted.other, cards, (*own, *wild), (), 0.0, len(own) + len(wild))
    chance = counted.dealt / len(counted.wilds) if wild else 0.0
    return Unseen(counted.other, cards, own, wild, chance, len(own) + chance * len(wild))


def _kept(counted: CardCount, code: str) -> list[Claim]:
    """Returns what is left in the deciding hand once a card is laid face down, without what is drawn then."""
    rest = tuple(sorted(other for other in counted.hand if other != code))
    attacks = tuple(other for other in rest if other in SCORING or other == RETURN)
    answers = tuple(other for other in rest if other in CHART and other != RETURN and counted.may_hold(CHART[other]))
    me, stops = (
        counted.view.seat,
        StillStops(counted.view.seat, *[tuple(sorted(plays)) for plays in counted.coverage(code)]),
    )
    return [KeepsAttacks(me, attacks), KeepsAnswers(me, answers), stops]


def _ball_to(counted: CardCount, seat: int, played: int, long_only: bool = False, gained: int = 0) -> list[Claim]:
    """Returns what follows when the ball goes to ``seat``: both draw, and an empty pile ends the quarter.

    ``played`` is how many cards the deciding hand has spent, ``gained`` the points that the deciding team has just
    gained on the other. RD-60, RD-61.
    """
    view = counted.view
    found, ends = [], False
    for each in (0, 1):
        held = len(view.hand) - played if each == view.seat else view.other_count
        drawn = min(max(0, HAND_SIZE - held), view.draw_counts[each])
        found.append(Draws(each, drawn))
        ends = ends or drawn == view.draw_counts[each]
    if ends:
        return [*found, *_quarter_over(counted, gained)]
    return [*found, HasBall(seat), Decides(seat), *([LongOnly(seat)] if long_only else [])]


def _quarter_over(counted: CardCount, gained: int) -> list[Claim]:
    """Returns what follows when the quarter ends just after a team ``gained`` points on the other (RD-65 to RD-68)."""
    facts, me = counted.view.facts, counted.view.seat
    over: list[Claim] = [EndsPeriod("quarter")]
    if not facts.is_last:
        return over
    ahead = facts.points[me] - facts.points[counted.other] + gained
    if ahead:
        return [*over, EndsMatch(), Wins(me if ahead > 0 else counted.other)]
    return [*over, EndsMatch() if facts.period == facts.quarters - 1 + OVERTIMES else Overtime()]


def _play(counted: CardCount, action: PlayCard) -> list[Claim]:
    me, code = counted.view.seat, action.card
    stands = _ball_to(counted, counted.other, 1, long_only=True) if code == PUNT_INSIDE else _scores(counted, me, code)
    found: list[Claim] = [Plays(me, 1), HasBall(me), Decides(counted.other)]
    return [*found, *[IfStands(each, STANDS) for each in stands], *_counters(counted, code)]


def _punt(counted: CardCount, action: Punt) -> list[Claim]:
    return [Plays(counted.view.seat, 1), *_kept(counted, action.card), *_ball_to(counted, counted.other, 1)]


def _counter(counted: CardCount, action: Counter) -> list[Claim]:
    view = counted.view
    me, code, play = view.seat, action.card, view.facts.chain[-1].code
    found: list[Claim] = [Plays(me, 1)]
    if POINTS[play]:
        found.append(Averts(counted.other, POINTS[play], STANDS))
    if code in STOPS:
        return [*found, *_ball_to(counted, me, 1)]
    if code in CONTINUATIONS:
        return found + _goes_on(counted)
    stands = _scores(counted, me, code)
    if code == SAFETY and not view.facts.in_overtime:
        stands += _ball_to(counted, me, 1, gained=POINTS[SAFETY])
    return [*found, Decides(counted.other), *[IfStands(each, STANDS) for each in stands], *_counters(counted, code)]


def _goes_on(counted: CardCount) -> list[Claim]:
    """Returns what follows a NO PLAY: the ball carrier goes on without a draw, if it has a card left.

    RD-36, RD-39, RD-44, RD-48.
    """
    view = counted.view
    me = view.seat
    carrier = counted.other if is_returned_kick(view.facts.chain) else view.facts.offense
    left = len(view.hand) - 1 if carrier == me else view.other_count
    if not left:
        return _ball_to(counted, 1 - carrier, 1)
    limited = view.facts.chain[-2].code == PUNT_INSIDE if is_returned_kick(view.facts.chain) else view.facts.limited
    goes_on: list[Claim] = [HasBall(carrier), Decides(carrier), Draws(0, 0), Draws(1, 0)]
    return [*goes_on, LongOnly(carrier)] if limited else goes_on


def _let_through(counted: CardCount) -> list[Claim]:
    """Returns the points of the play that waits."""
    return _scores(counted, counted.other, counted.view.facts.chain[-1].code)


def _concede(counted: CardCount, action: Concede) -> list[Claim]:
    laid = int(action.card != NO_CARD)
    found: list[Claim] = [Plays(counted.view.seat, laid), *_kept(counted, action.card), *_let_through(counted)]
    if counted.view.facts.in_overtime:
        return found
    return found + _ball_to(counted, counted.view.seat, laid, gained=-POINTS[counted.view.facts.chain[-1].code])


def _accept(counted: CardCount, action: Accept) -> list[Claim]:
    facts = counted.view.facts
    if facts.chain[-1].code == PUNT_INSIDE:
        return _ball_to(counted, counted.view.seat, 0, long_only=True)
    found = _let_through(counted)
    return found if facts.in_overtime else found + _ball_to(counted, counted.other, 0, gained=-POINTS[SAFETY])


def _end(counted: CardCount, action: EndQuarter) -> list[Claim]:
    found: list[Claim] = [Plays(counted.view.seat, 1), EndsPeriod("quarter")]
    return found + _let_through(counted) if counted.view.phase == "counter" else found


def _first_ball(counted: CardCount, seat: int) -> list[Claim]:
    attacks = tuple(sorted(code for code in counted.hand if code in SCORING or code == RETURN))
    me, covered = counted.view.seat, counted.coverage()
    stops = StillStops(me, *(tuple(sorted(plays)) for plays in covered))
    return [HasBall(seat), Decides(seat), KeepsAttacks(me, attacks), stops]


_CLAIMS: dict[type[Action], Callable[[CardCount, Any], list[Claim]]] = {
    Receive: lambda counted, action: _first_ball(counted, counted.view.seat),
    Defer: lambda counted, action: _first_ball(counted, counted.other),
    PlayCard: _play,
    Punt: _punt,
    Counter: _counter,
    Concede: _concede,
    Accept: _accept,
    EndQuarter: _end,
}
