"""Why a choice is a good one, in one sentence made of what is claimed of it."""

from __future__ import annotations

from collections.abc import Callable
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
from game.variants.real_deal.cards import (
    BY_CODE,
    CHART,
    COUNTERS_OF,
    PUNT_INSIDE,
    RETURN,
    SAFETY,
    SCORING,
)
from game.variants.real_deal.claims import LongOnly, claims_of
from game.variants.real_deal.facts import FIRST_HALF
from game.variants.real_deal.reading import Reading


class Case(NamedTuple):
    """What a reason is made of: the position as its seat reads it, and what is claimed of the action."""

    read: Reading
    claims: Claims

    @property
    def points(self) -> int:
        """What the own play scores if it stands."""
        claim = stated(if_stands(self.claims), Scores, self.read.view.seat)
        return claim.points if claim else 0

    def has_ball(self, seat: int) -> bool:
        """Whether the seat has the ball next; at the end of a quarter nobody has."""
        return stated(self.claims, HasBall, seat) is not None


def reason_for(read: Reading, action: Action) -> str:
    """One sentence that speaks for the action."""
    return _REASONS[type(action)](Case(read, claims_of(read, action)), action)


def _play(case: Case, action: PlayCard) -> str:
    counters, holds = stated(case.claims, MayHold), stated(case.claims, Holds)
    assert counters is not None
    assert holds is not None
    if action.card == PUNT_INSIDE:
        limit = "it leaves them long plays only" if stated(if_stands(case.claims), LongOnly) else "it ends the quarter"
        if any(code in SCORING for code in case.read.hand) and not case.read.view.facts.limited:
            return f"It keeps the attack for later, and {limit}."
        return f"There is no attack to make, and {limit}."
    if not counters.live:
        return f"Every counter to it has been shown: {case.points} points are sure."
    return (
        f"{percent(holds.lacks)} that they hold none of its {len(counters.live)} live counters: {case.points} points."
    )


def _counter(case: Case, action: Counter) -> str:
    code, averts = action.card, stated(case.claims, Averts)
    points = averts.points if averts else 0
    if code == SAFETY:
        return f"Stops the play and scores {case.points}, unless a flag answers it."
    if code == RETURN:
        return f"Stops the kick and scores {case.points}, unless they answer it."
    saved = f"Saves {points} points" if points else "Blocks the punt"
    if stated(case.claims, EndsPeriod):
        return f"{saved}, and the quarter is over{_narrow(code)}."
    if case.has_ball(case.read.view.seat):
        return f"{saved}, and the ball is yours{_narrow(code)}."
    return f"{saved}; they keep the ball with one card fewer{_narrow(code)}."


def _narrow(code: str) -> str:
    return ", and it answers little else" if len(CHART[code]) <= 2 else ""


def _concede(case: Case, action: Concede) -> str:
    read = case.read
    if action.card == NO_CARD:
        return "There is no card left to lay down."
    if any(code in COUNTERS_OF[read.view.facts.chain[-1].code] for code in read.hand):
        return "It keeps the counter for a play that may be worth more."
    return f"Nothing in hand counters it, and {BY_CODE[action.card].title} is missed least."


def _punt(case: Case, action: Punt) -> str:
    if any(code in SCORING for code in case.read.hand) and not case.read.view.facts.limited:
        return "It gives up the ball and keeps the attack for later."
    return f"There is no attack to make, and {BY_CODE[action.card].title} is missed least."


def _accept(case: Case, action: Accept) -> str:
    read, given = case.read, stated(case.claims, Scores)
    held = [code for code in read.hand if code in COUNTERS_OF[read.view.facts.chain[-1].code]]
    if given is None:
        kept = "The counter is kept for a better play" if held else "Nothing in hand answers the punt"
        return f"{kept}, and a RETURN TD may open the possession."
    return f"{given.points} points are worth less than the card." if held else "Nothing in hand answers a SAFETY."


def _end(case: Case, action: EndQuarter) -> str:
    facts, me, given = case.read.view.facts, case.read.view.seat, stated(case.claims, Scores)
    ahead = facts.points[me] > facts.points[1 - me] + (given.points if given else 0)
    if facts.period % 2 and ahead:
        return "You lead: nothing more can happen in this quarter."
    if facts.period % 2:
        return "It ends the half here."
    return "The next quarter begins with the ball and four fresh cards."


def _receive(case: Case, action: Receive) -> str:
    return "The hand has something to attack with." if _attacks(case) else "Only who has the ball attacks."


def _defer(case: Case, action: Defer) -> str:
    facts = case.read.view.facts
    back = ", and the choice comes back at halftime" if not facts.period and facts.quarters > FIRST_HALF else ""
    return f"{'The attack is kept for later' if _attacks(case) else 'The hand has nothing to attack with'}{back}."


def _attacks(case: Case) -> bool:
    return any(code in SCORING or code == RETURN for code in case.read.hand)


_REASONS: dict[type[Action], Callable[[Case, Any], str]] = {
    Receive: _receive,
    Defer: _defer,
    PlayCard: _play,
    Punt: _punt,
    Counter: _counter,
    Concede: _concede,
    Accept: _accept,
    EndQuarter: _end,
}
