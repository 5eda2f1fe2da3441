"""What the claims mean that only Card Bowl makes."""

from __future__ import annotations

from game.contract import State
from game.variants.card_bowl.actions import Spread, Strike
from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.claims import (
    CardFails,
    Caught,
    Deep,
    Gained,
    KickIsGood,
    Lead,
    PlaysLeft,
    Room,
    Swallowed,
    Timeouts,
)
from game.variants.card_bowl.facts import CardBowlFacts, Play
from game.variants.card_bowl.state import CardBowlState
from tests.claims import PlayedAction, kept


def _play(state: State) -> Play:
    assert isinstance(state, CardBowlState)
    return state.play


@kept.register
def _(claim: Deep, told: PlayedAction) -> bool:
    play = _play(told.before)
    carried = sum(VALUE[card] for card in play.returns)
    return claim.seat != play.offense and claim.yards == -play.caught - carried


@kept.register
def _(claim: Gained, told: PlayedAction) -> bool:
    return _play(told.before).gain == claim.yards


@kept.register
def _(claim: Timeouts, told: PlayedAction) -> bool:
    return bool(told.before.facts.timeouts[claim.seat] == claim.left)


@kept.register
def _(claim: Lead, told: PlayedAction) -> bool:
    points = told.before.facts.points
    return bool(points[claim.seat] - points[1 - claim.seat] == claim.points)


@kept.register
def _(claim: PlaysLeft, told: PlayedAction) -> bool:
    return bool(told.before.facts.clock == claim.plays)


@kept.register
def _(claim: CardFails, told: PlayedAction) -> bool:
    """It missed the receiver, or was intercepted."""
    play = _play(told.after)
    return play.broken == "suit" or play.intercepted


@kept.register
def _(claim: Caught, told: PlayedAction) -> bool:
    """Nothing is struck where that is asked in between (CB-355): it changes the distance alone."""
    after = told.after.clone()
    while after.phase is not None and after.phase.name == "strike":
        after.push(Strike(0))
    play = _play(after)
    return play.broken not in ("dropped", "broken_up") and not play.intercepted and play.gain >= 0


@kept.register
def _(claim: KickIsGood, told: PlayedAction) -> bool:
    return bool(told.after.facts.points[claim.seat] == told.before.facts.points[claim.seat] + 3)


def _spread(state: State, seat: int, offense: int) -> CardBowlFacts:
    """The public record once a seat has spread its pool so, and whoever else is asked anyhow."""
    after = state.clone()
    while after.phase is not None and after.phase.name == "pool":
        after.push(Spread(offense if after.phase.seat(after) == seat else 0))
    assert isinstance(after, CardBowlState)
    return after.facts


def _added(told: PlayedAction, seat: int, offense: int) -> list[tuple[int, int]]:
    """What each quarter's hands gain by a spread of the pool."""
    before, after = told.before.facts.hands[seat], _spread(told.before, seat, offense).hands[seat]
    gained = [new - old for old, new in zip(before, after, strict=True)]
    return list(zip(gained[::2], gained[1::2], strict=True))


@kept.register
def _(claim: Swallowed, told: PlayedAction) -> bool:
    assert isinstance(told.action, Spread)
    pool = told.before.facts.pool
    lost = [pool - sum(quarter) for quarter in _added(told, claim.seat, told.action.offense)]
    return (min(lost), max(lost)) == (claim.least, claim.most)


@kept.register
def _(claim: Room, told: PlayedAction) -> bool:
    pool = told.before.facts.pool
    gained = [quarter[claim.defends] for quarter in _added(told, claim.seat, 0 if claim.defends else pool)]
    return (min(gained), max(gained)) == (claim.least, claim.most)
