"""What the claims mean that only BLOWOUT!!! makes."""

from __future__ import annotations

from game.events import MatchEnded
from game.variants.blowout.cards import CODE, OFFENSE_CALLS
from game.variants.blowout.claims import Carries, EndsWith, HoldsAnswer, HoldsFlag, HoldsKick, HoldsTurnover
from game.variants.blowout.clock import PlaysLeft
from game.variants.blowout.events import BallKicked
from game.variants.blowout.state import BlowoutState
from tests.claims import PlayedAction, kept


@kept.register
def _(claim: Carries, told: PlayedAction) -> bool:
    kicks = [event for event in told.events if isinstance(event, BallKicked)]
    return [(event.yards, event.needed) for event in kicks] == [(claim.yards, claim.posts and claim.posts + 1)]


@kept.register
def _(claim: EndsWith, told: PlayedAction) -> bool:
    ended = [event.result.points for event in told.events if isinstance(event, MatchEnded)]
    return told.after.decision is None and ended == [claim.score]


@kept.register(HoldsAnswer)
@kept.register(HoldsFlag)
@kept.register(HoldsKick)
@kept.register(HoldsTurnover)
def _(claim: HoldsAnswer | HoldsFlag | HoldsKick | HoldsTurnover, told: PlayedAction) -> bool:
    """Held when both call: the action has spent a foul or a KICK that was called itself."""
    state = told.before
    assert isinstance(state, BlowoutState)
    held = {CODE[card] for hand in state.hands[3 * claim.seat : 3 * claim.seat + 3] for card in hand}
    return bool(held & set(claim.codes))


@kept.register
def _(claim: PlaysLeft, told: PlayedAction) -> bool:
    """Counted from the public cards alone, the plays are those that hands and draw piles hide."""
    state = told.before
    assert isinstance(state, BlowoutState)
    own, others = (
        sum(CODE[card] in OFFENSE_CALLS for place in (state.hands, state.draw_piles) for card in place[3 * seat])
        for seat in (state.facts.offense, 1 - state.facts.offense)
    )
    return claim == PlaysLeft(own, others, state.facts.down)
