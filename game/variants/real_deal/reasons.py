"""The reason for a choice, as one sentence made from its claims."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from game.claims import Averts, Claims, EndsPeriod, HasBall, Holds, MayHold, Scores, if_stands, percent, stated
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
    BY_CODE,
    CHART,
    COUNTERS,
    COUNTERS_OF,
    END_OF_QUARTER,
    PUNT_INSIDE,
    RETURN,
    SAFETY,
    SCORING,
)
from game.variants.real_deal.claims import LongOnly, claims_of
from game.variants.real_deal.facts import FIRST_HALF
from game.variants.real_deal.names import joined

FEW_WILD = 2
"""Wild cards from which they are not named one by one."""


class ReasonContext(NamedTuple):
    """What a reason is made of: the position as its seat reads it, and what is claimed of the action."""

    read: CardCount
    claims: Claims

    @property
    def points(self) -> int:
        """What the seat's own play scores if it stands."""
        claim = stated(if_stands(self.claims), Scores, self.read.view.seat)
        return claim.points if claim else 0

    def has_ball(self, seat: int) -> bool:
        """Whether the seat has the ball next; at the end of a quarter nobody has."""
        return stated(self.claims, HasBall, seat) is not None


def reason_for(read: CardCount, action: Action) -> str:
    """One sentence that speaks for the action."""
    return _REASONS[type(action)](ReasonContext(read, claims_of(read, action)), action)


def _play(case: ReasonContext, action: PlayCard) -> str:
    counters, holds = stated(case.claims, MayHold), stated(case.claims, Holds)
    assert counters is not None
    assert holds is not None
    if action.card == PUNT_INSIDE:
        leaves = stated(if_stands(case.claims), LongOnly)
        limit = "the punt leaves them long plays only" if leaves else "the punt ends the quarter"
        return f"{_given_up(case)}, and {limit}."
    if not counters.live:
        return f"Every counter to it has been shown: {case.points} points are sure."
    if not case.read.held:
        return f"They have no card left to answer with: {case.points} points are sure."
    return f"A {percent(holds.lacks)} chance of {case.points} points: they may hold {_among(counters.live, 'or')}."


def _given_up(case: ReasonContext) -> str:
    """What becomes of the attacks in hand where the ball is kicked away."""
    view = case.read.view
    if view.attacks:
        return "It keeps the attack for later"
    if not any(code in SCORING or code == RETURN for code in case.read.hand):
        return "There is no attack in hand"
    return "No attack in hand is allowed now"


def _among(codes: Iterable[str], last: str) -> str:
    """Several counters, with "and" or "or": each of the team's own by its name, the yellow ones together."""
    own = [BY_CODE[code].title for code in COUNTERS if code in codes and BY_CODE[code].category != "wild"]
    wild = [BY_CODE[code].title for code in COUNTERS if code in codes and BY_CODE[code].category == "wild"]
    return joined([*own, *(wild if len(wild) < FEW_WILD else ["a wild card"])], last)


def _counter(case: ReasonContext, action: Counter) -> str:
    code, averts = action.card, stated(case.claims, Averts)
    points = averts.points if averts else 0
    if code == SAFETY:
        return f"It stops the play and scores {case.points}, unless RED FLAG, HOLDING or PERSONAL FOUL answers it."
    if code == RETURN:
        return f"It stops the kick and scores {case.points}, unless they answer it."
    saved = f"It saves {points} points" if points else "It blocks the punt"
    if stated(case.claims, EndsPeriod):
        return f"{saved}, and the quarter is over{_narrow(code)}."
    if case.has_ball(case.read.view.seat):
        return f"{saved}, and the ball is yours{_narrow(code)}."
    limited = ", for long plays only" if stated(case.claims, LongOnly) else ""
    return f"{saved}, but they keep the ball with one card fewer{limited}{_narrow(code)}."


def _narrow(code: str) -> str:
    return "; the card answers little else" if len(CHART[code]) <= 2 else ""


def _concede(case: ReasonContext, action: Concede) -> str:
    read = case.read
    if action.card == NO_CARD:
        return "There is no card left to lay down."
    counters = {code for code in read.hand if code in COUNTERS_OF[read.view.facts.chain[-1].code]}
    if counters - {action.card}:
        return f"It keeps {_among(counters - {action.card}, 'and')} for another play."
    if counters:
        return f"It lays down {BY_CODE[action.card].title}, which would have answered the play."
    return f"Nothing in hand counters it; {_use(read, action.card)}."


def _use(read: CardCount, code: str) -> str:
    """What a card that is laid down would still have been good for."""
    name, targets = BY_CODE[code].title, CHART.get(code, ())
    if code == END_OF_QUARTER:
        return f"{name} {'has no use now' if read.view.facts.is_last else 'only ends a quarter'}"
    if code == RETURN:
        return f"{name} needs a kick before it"
    if code == PUNT_INSIDE:
        return f"{name} scores nothing"
    if targets:
        alive = read.live(targets)
        if not alive:
            return f"{name} has nothing left to answer"
        return f"{name} answers {'one play' if len(alive) == 1 else 'plays'} that they may still have"
    others = sum(other in SCORING for other in read.hand) - 1
    return f"you have other attacks than {name}" if others else f"{name} is the last attack in hand"


def _punt(case: ReasonContext, action: Punt) -> str:
    attacks = set(case.read.view.attacks)
    if not attacks:
        return f"{_given_up(case)}; {_use(case.read, action.card)}."
    if attacks - {action.card}:
        return "It gives up the ball and keeps an attack for later."
    return f"It gives up the ball, and {BY_CODE[action.card].title} with it."


def _accept(case: ReasonContext, action: Accept) -> str:
    read, given = case.read, stated(case.claims, Scores)
    held = [code for code in read.hand if code in COUNTERS_OF[read.view.facts.chain[-1].code]]
    if given is None:
        kept = "The counter is kept for a better play" if held else "Nothing in hand answers the punt"
        return f"{kept}, and a RETURN TD may open the possession."
    if not held:
        return "Nothing in hand answers a SAFETY."
    return f"Giving them {given.points} points costs less than the card that would answer it."


def _end(case: ReasonContext, action: EndQuarter) -> str:
    facts, me, given = case.read.view.facts, case.read.view.seat, stated(case.claims, Scores)
    points = given.points if given else 0
    cost = f"{BY_CODE[facts.chain[-1].code].title} counts, {points} points for them, but " if points else ""
    if not facts.period % 2:
        gain = "you begin the next quarter with the ball"
    elif facts.points[me] > facts.points[1 - me] + points:
        gain = "you stay ahead, and the half is over"
    else:
        gain = "it ends the half here"
    return f"{cost}{gain}." if cost else f"{gain[:1].upper()}{gain[1:]}."


def _receive(case: ReasonContext, action: Receive) -> str:
    return "Your hand has something to attack with." if _attacks(case) else "Only the side with the ball can attack."


def _defer(case: ReasonContext, action: Defer) -> str:
    facts = case.read.view.facts
    back = ", and the choice comes back at halftime" if not facts.period and facts.quarters > FIRST_HALF else ""
    return f"{'The attack is kept for later' if _attacks(case) else 'Your hand has nothing to attack with'}{back}."


def _attacks(case: ReasonContext) -> bool:
    return any(code in SCORING or code == RETURN for code in case.read.hand)


_REASONS: dict[type[Action], Callable[[ReasonContext, Any], str]] = {
    Receive: _receive,
    Defer: _defer,
    PlayCard: _play,
    Punt: _punt,
    Counter: _counter,
    Concede: _concede,
    Accept: _accept,
    EndQuarter: _end,
}
