"""Whether the claims hold that only Real Deal makes."""

from __future__ import annotations

from game.claims import Keeps
from game.variants.real_deal.actions import Accept, Concede, parse
from game.variants.real_deal.cards import CHART, CODE, COUNTERS_OF, PUNT_INSIDE, RETURN, SCORING, STOPS
from game.variants.real_deal.claims import (
    HandCount,
    KeepsAnswers,
    KeepsAttacks,
    LongOnly,
    Overtime,
    StillStops,
    StrikesBack,
    Unseen,
    Wins,
)
from game.variants.real_deal.state import RealDealState
from tests.claims import PlayedAction, kept


@kept.register
def _(claim: LongOnly, told: PlayedAction) -> bool:
    return told.after.facts.limited and told.after.facts.offense == claim.seat


@kept.register
def _(claim: Wins, told: PlayedAction) -> bool:
    result = told.after.result
    return result is not None and result.winners == (claim.seat,)


@kept.register
def _(claim: Overtime, told: PlayedAction) -> bool:
    return told.after.facts.in_overtime and told.after.facts.period == told.before.facts.period + 1


@kept.register
def _(claim: HandCount, told: PlayedAction) -> bool:
    return told.hand(claim.seat).total() == claim.cards


@kept.register
def _(claim: Unseen, told: PlayedAction) -> bool:
    assert isinstance(told.before, RealDealState)
    hidden = _hidden(told.before, claim.seat)
    assert 0 <= claim.chance < 1
    assert claim.expected == len(claim.sure) + claim.chance * len(claim.wild)
    return len(hidden) == claim.cards and {*claim.sure} <= {*hidden}


def _hidden(state: RealDealState, seat: int) -> list[str]:
    """The cards of a seat that the other one has not seen: in its hand, to draw, and laid face down."""
    laid = {*state.discard_piles[seat]} - {*state.view(1 - seat).discard_piles[seat]}
    return [CODE[card] for card in (*state.hands[seat], *state.draw_piles[seat], *laid)]


@kept.register
def _(claim: StrikesBack, told: PlayedAction) -> bool:
    """By the points that it really brings to who plays it against the play that waits."""
    assert isinstance(told.before, RealDealState)
    waiting = told.after.facts.chain[-1]
    after, played = told.after.clone(), parse(f"COUNTER({claim.code})")
    if claim.code in told.hand(claim.seat):
        after.apply(played)
        after.apply(next(action for action in after.legal_actions() if isinstance(action, Accept | Concede)))
        assert after.facts.points[claim.seat] == told.before.facts.points[claim.seat] + claim.points
    return claim.code in COUNTERS_OF[waiting.code] and claim.code in _hidden(told.before, claim.seat)


@kept.register
def _(claim: KeepsAttacks, told: PlayedAction) -> bool:
    return {*claim.codes} <= {*SCORING, RETURN} and _still_held(claim, told)


@kept.register
def _(claim: KeepsAnswers, told: PlayedAction) -> bool:
    return {*claim.codes} <= CHART.keys() - {RETURN} and _still_held(claim, told)


@kept.register
def _(claim: StillStops, told: PlayedAction) -> bool:
    """By the cards that the seat really holds, against every play that the other team really has hidden."""
    assert isinstance(told.before, RealDealState)
    assert told.action is not None
    laid = [source.code for source in told.action.pick(claim.seat).sources]
    other, view = 1 - claim.seat, told.before.view(claim.seat)
    rest = {CODE[card] for card in view.hand} - {*laid}
    hidden = {CODE[card] for card in (*told.before.hands[other], *told.before.draw_piles[other])}
    plays = hidden & {*SCORING, RETURN, PUNT_INSIDE}
    assert plays <= {*claim.faced}
    assert {*claim.taken} == {play for play in claim.faced if COUNTERS_OF[play] & rest & {*STOPS}}
    return {*claim.stopped} == {play for play in claim.faced if COUNTERS_OF[play] & rest}


def _still_held(claim: Keeps, told: PlayedAction) -> bool:
    """Whether the cards were held before and none of them was laid down, whatever a new deal brought since."""
    assert told.action is not None
    laid = [source.code for source in told.action.pick(claim.seat).sources]
    held = told._replace(after=told.before).hand(claim.seat)
    return all(code in held and code not in laid for code in claim.codes)
