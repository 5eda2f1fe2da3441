"""Writes the reason for a choice as one sentence, from the claims about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from game.claims import Averts, Claims, HasBall, Holds, MayHold, Scores, if_stands, percent, stated
from game.contract import Action
from game.letters import capital
from game.match_words import several
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
from game.variants.real_deal.claims import KeepsAnswers, KeepsAttacks, LongOnly, StillStops, claims_of, ending
from game.variants.real_deal.facts import FIRST_HALF
from game.variants.real_deal.names import joined

FEW_WILD = 2
"""From this many on, wild cards are not named one by one."""


class ReasonContext(NamedTuple):
    """The inputs of a reason: the card count of the seat's view, and the claims about the action."""

    counted: CardCount
    claims: Claims

    @property
    def points(self) -> int:
        """Points of the seat's own play if it stands."""
        claim = stated(if_stands(self.claims), Scores, self.counted.view.seat)
        return claim.points if claim else 0

    @property
    def given(self) -> int:
        """Points that the other team gets."""
        claim = stated(self.claims, Scores, self.counted.other)
        return claim.points if claim else 0

    def has_ball(self, seat: int) -> bool:
        """Returns whether the seat has the ball next; at the end of a quarter nobody has."""
        return stated(self.claims, HasBall, seat) is not None

    @property
    def ending(self) -> str:
        """What the action ends, as a clause; empty if play goes on."""
        return ending(self.claims, self.counted.view.seat)


def reason_for(counted: CardCount, action: Action) -> str:
    """Returns one sentence in favor of the action."""
    return _REASONS[type(action)](ReasonContext(counted, claims_of(counted, action)), action)


def _play(context: ReasonContext, action: PlayCard) -> str:
    counters, holds = stated(context.claims, MayHold), stated(context.claims, Holds)
    assert counters is not None
    assert holds is not None
    if action.card == PUNT_INSIDE:
        leaves = stated(if_stands(context.claims), LongOnly)
        limit = "the punt leaves them long plays and returns only" if leaves else "the punt ends the quarter"
        return f"{_given_up(context)}, and {limit}."
    if not counters.live:
        return f"Every counter to it has been shown: {context.points} points are sure."
    if not context.counted.held:
        return f"They have no card left to answer with: {context.points} points are sure."
    return f"A {percent(holds.lacks)} chance of {context.points} points: they may hold {_among(counters.live, 'or')}."


def _given_up(context: ReasonContext) -> str:
    """Says what happens to the attacks in hand when the ball is kicked away."""
    view = context.counted.view
    if view.attacks:
        return "It keeps the attack for later"
    if not _attacks(context):
        return "There is no attack in hand"
    return "No attack in hand is allowed now"


def _among(codes: Iterable[str], last: str) -> str:
    """Returns counters joined by "and" or "or": each of the team's own by its name, the wild cards together."""
    own = [BY_CODE[code].title for code in COUNTERS if code in codes and BY_CODE[code].category != "wild"]
    wild = [BY_CODE[code].title for code in COUNTERS if code in codes and BY_CODE[code].category == "wild"]
    return joined([*own, *(wild if len(wild) < FEW_WILD else ["a wild card"])], last)


def _counter(context: ReasonContext, action: Counter) -> str:
    code, averts = action.card, stated(context.claims, Averts)
    points = averts.points if averts else 0
    if code == SAFETY:
        return f"It stops the play and scores {context.points}, unless RED FLAG, HOLDING or PERSONAL FOUL answers it."
    if code == RETURN:
        return f"It stops the kick and scores {context.points}, unless they answer it."
    saved = f"It saves {points} points" if points else "It blocks the punt"
    if context.ending:
        return f"{saved}, and {context.ending}{_narrow(code)}."
    if context.has_ball(context.counted.view.seat):
        return f"{saved}, and the ball is yours{_narrow(code)}."
    limited = ", for long plays only" if stated(context.claims, LongOnly) else ""
    return f"{saved}, but they keep the ball with one card fewer{limited}{_narrow(code)}."


def _narrow(code: str) -> str:
    return "; the card answers little else" if len(CHART[code]) <= 2 else ""


def _concede(context: ReasonContext, action: Concede) -> str:
    counted = context.counted
    if action.card == NO_CARD:
        return "There is no card left to lay down."
    counters = COUNTERS_OF[counted.view.facts.chain[-1].code].intersection(counted.hand)
    if context.ending:
        why = "" if counters else "No counter in hand. "
        return f"{why}It costs {context.given} points, and {context.ending}."
    if not counters:
        return f"No counter in hand; {_least(context, action.card)}."
    return f"It costs {context.given} points, but you get the ball and {_keep(context, action.card)}."


def _least(context: ReasonContext, code: str) -> str:
    """Says why a card is the one to lay down: it is of no use any more, or it leaves better ones in hand."""
    name, targets = BY_CODE[code].title, CHART.get(code, ())
    if code == END_OF_QUARTER and context.counted.view.facts.is_last:
        return f"{name} has no use now"
    if targets and code != RETURN and not context.counted.may_hold(targets):
        return f"{name} has nothing left to answer"
    attacks, stops = stated(context.claims, KeepsAttacks), _stops(context)
    return f"without {name} {stops}" if stops and not (attacks and attacks.codes) else f"you {_keep(context, code)}"


def _stops(context: ReasonContext) -> str:
    """Says how many plays of the other team the hand still stops, and after how many of them it has the ball."""
    stops = stated(context.claims, StillStops)
    assert stops is not None
    if not stops.stopped:
        return ""
    taken = f", and take the ball on {len(stops.taken)}" if stops.taken else ""
    return f"you stop {len(stops.stopped)} of {len(stops.faced)} plays{taken}"


def _keep(context: ReasonContext, code: str) -> str:
    """Says what a player keeps in hand once a card is laid down."""
    attacks, answers = stated(context.claims, KeepsAttacks), stated(context.claims, KeepsAnswers)
    assert attacks is not None
    assert answers is not None
    is_attack, is_answer = code in SCORING or code == RETURN, code in CHART and code != RETURN
    kept = [(attacks.codes, "attacks", is_attack), (answers.codes, "counters", is_answer)]
    parts = [_all_of(codes, what, laid) for codes, what, laid in kept if codes]
    if code == PUNT_INSIDE and END_OF_QUARTER in context.counted.hand and not context.counted.view.facts.is_last:
        parts.append(END_OF_QUARTER)
    return f"keep {joined(parts, 'and')}" if parts else f"lose {BY_CODE[code].title} only"


def _all_of(codes: Sequence[str], what: str, laid: bool) -> str:
    """Names a single card, and counts several; ``laid`` is whether one of them is laid down.

    A hint has room for a few short lines only.
    """
    if len(codes) == 1:
        return _titles(codes)
    return f"the other {what}" if laid else f"{len(codes)} {what}"


def _titles(codes: Iterable[str]) -> str:
    return joined([BY_CODE[code].title for code in codes], "and")


def _punt(context: ReasonContext, action: Punt) -> str:
    if context.ending:
        return f"It gives up the ball, and {context.ending}."
    if context.counted.view.attacks:
        return f"It gives up the ball, but you {_keep(context, action.card)}."
    return f"{_given_up(context)}; {_least(context, action.card)}."


def _accept(context: ReasonContext, action: Accept) -> str:
    counted = context.counted
    held = COUNTERS_OF[counted.view.facts.chain[-1].code].intersection(counted.hand)
    if context.ending:
        return (
            f"It costs {context.given} points, and {context.ending}."
            if context.given
            else f"{capital(context.ending)}."
        )
    if context.given:
        kept = f"It costs {context.given} points, but keeps {_titles(held)}."
        return kept if held else "Nothing in hand answers a SAFETY."
    kept = f"It keeps {_titles(held)}" if held else "Nothing in hand answers the punt"
    return f"{kept}, and a RETURN TD may open the possession."


def _end(context: ReasonContext, action: EndQuarter) -> str:
    facts, me, points = context.counted.view.facts, context.counted.view.seat, context.given
    cost = f"{BY_CODE[facts.chain[-1].code].title} counts, {points} points for them, but " if points else ""
    if not facts.period % 2:
        gain = "you begin the next quarter with the ball"
    elif facts.points[me] > facts.points[1 - me] + points:
        gain = "you stay ahead, and the half is over"
    else:
        gain = "it ends the half here"
    return f"{cost}{gain}." if cost else f"{capital(gain)}."


def _receive(context: ReasonContext, action: Receive) -> str:
    attacks = stated(context.claims, KeepsAttacks)
    if attacks is None or not attacks.codes:
        return "The first drive is yours, though your hand has no attack yet."
    return f"Your hand holds {several(len(attacks.codes), 'attack')} for the first drive."


def _defer(context: ReasonContext, action: Defer) -> str:
    facts = context.counted.view.facts
    back = "; the choice comes back at halftime" if not facts.period and facts.quarters > FIRST_HALF else ""
    attack = "Your attack waits, and" if _attacks(context) else "No attack in hand, but"
    return f"{attack} {_stops(context) or 'nothing answers yet'}{back}."


def _attacks(context: ReasonContext) -> bool:
    return any(code in SCORING or code == RETURN for code in context.counted.hand)


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
