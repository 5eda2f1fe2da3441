"""What the claims mean that only Card Bowl makes."""

from __future__ import annotations

from game.contract import State
from game.variants.card_bowl.actions import Strike
from game.variants.card_bowl.cards import VALUE
from game.variants.card_bowl.claims import CardFails, Caught, Deep, Gained, KickIsGood, Timeouts
from game.variants.card_bowl.facts import Play
from game.variants.card_bowl.state import CardBowlState
from tests.claims import Told, kept


def _play(state: State) -> Play:
    assert isinstance(state, CardBowlState)
    return state.play


@kept.register
def _(claim: Deep, told: Told) -> bool:
    play = _play(told.before)
    carried = sum(VALUE[card] for card in play.returns)
    return claim.seat != play.offense and claim.yards == -play.caught - carried


@kept.register
def _(claim: Gained, told: Told) -> bool:
    return _play(told.before).gain == claim.yards


@kept.register
def _(claim: Timeouts, told: Told) -> bool:
    return bool(told.before.facts.timeouts[claim.seat] == claim.left)


@kept.register
def _(claim: CardFails, told: Told) -> bool:
    """It missed the receiver, or was intercepted."""
    play = _play(told.after)
    return play.broken == "suit" or play.intercepted


@kept.register
def _(claim: Caught, told: Told) -> bool:
    """Nothing is struck where that is asked in between (CB-355): it changes the distance alone."""
    after = told.after.clone()
    while after.phase is not None and after.phase.name == "strike":
        after.push(Strike(0))
    play = _play(after)
    return play.broken not in ("dropped", "broken_up") and not play.intercepted


@kept.register
def _(claim: KickIsGood, told: Told) -> bool:
    return bool(told.after.facts.points[claim.seat] == told.before.facts.points[claim.seat] + 3)
