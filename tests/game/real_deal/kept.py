"""Whether the claims hold that only Real Deal makes."""

from __future__ import annotations

from game.claims import Keeps
from game.variants.real_deal.cards import CHART, CODE, COUNTERS_OF, PUNT_INSIDE, RETURN, SCORING, STOPS
from game.variants.real_deal.claims import (
    HandCount,
    KeepsAnswers,
    KeepsAttacks,
    LongOnly,
    Overtime,
    StillStops,
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
    seen = told.before.view(1 - claim.seat).discard_piles[claim.seat]
    laid = {*told.before.discard_piles[claim.seat]} - {*seen}
    hidden = [CODE[card] for card in (*told.before.hands[claim.seat], *told.before.draw_piles[claim.seat], *laid)]
    assert 0 <= claim.chance < 1
    return len(hidden) == claim.cards and {*claim.sure} <= {*hidden}


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
