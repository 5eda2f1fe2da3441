"""Why a choice may be a good one, in one sentence made of what is claimed of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.claims import BallAt, Claim, Claims, Estimate, Gains, Scores, if_stands, stated
from game.contract import Action
from game.variants.blowout.actions import LetStand, Respond, Start
from game.variants.blowout.cards import (
    BY_CODE,
    DEFENSE_CHALLENGE,
    HOLDING,
    INTERFERENCE,
    KICK,
    KIND,
    OFFENSE_CHALLENGE,
    OFFSIDES_D,
    PENALTY_CALLS,
    SACK,
)
from game.variants.blowout.claims import Carries, claims
from game.variants.blowout.facts import PERIODS
from game.variants.blowout.names import yards

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView


def reason_for(view: BlowoutView, action: Action) -> str:
    """What speaks for an action, or what it comes to."""
    claimed = claims(view, action)
    if isinstance(action, Start):
        later = _AFTER_HALFTIME if len(PERIODS[view.facts.length]) > 1 else _NO_HALFTIME
        return _FIRST if action.on == "offense" else later
    if isinstance(action, LetStand):
        return "The play may stand: no card is worth spending on it."
    if isinstance(action, Respond):
        return _response(view, action.card, claimed)
    return _call(view, str(action), claimed)


_AFTER_HALFTIME = "Whoever starts on defense has the ball after halftime."
_NO_HALFTIME = "There is no halftime to get the ball after: only a stop brings it."
"""What comes of starting on defense, with a halftime (BO-92) and in a single quarter (BO-114)."""
_FIRST = "The ball is worth having, and nobody knows yet how the cards lie."


def _call(view: BlowoutView, code: str, claimed: Claims) -> str:
    stands = tuple(if_stands(claimed))
    if KIND[code] == KICK:
        return _kick(view, stands)
    if code == OFFSIDES_D:
        return f"It is {_gained(stands)} against any defensive play, and the down is not used up."
    if code in PENALTY_CALLS:
        return "Whatever they call is lost, and they go back unless they were offside as well."
    average = stated(claimed, Estimate)
    gain = round(average.amount) if average else 0
    if view.seat == view.facts.offense:
        said = f"gains {yards(gain)}" if gain >= 0 else f"loses {yards(-gain)}"
        return f"On average it {said} against the defensive plays that are still out."
    return f"On average the plays that are still out {'gain' if gain >= 0 else 'lose'} {yards(abs(gain))} against it."


def _gained(claimed: Claims) -> str:
    gain = stated(claimed, Gains)
    return yards(abs(gain.gain)) if gain else "nothing"


def _kick(view: BlowoutView, stands: tuple[Claim, ...]) -> str:
    kick, spot = stated(stands, Carries), stated(stands, BallAt)
    assert kick is not None
    if kick.needed is not None:
        return f"It carries {kick.yards}, and the field goal takes {kick.needed}."
    if spot is None:
        return f"The punt carries {kick.yards}."
    return f"The punt leaves them on their own {spot.ball_on}."


def _response(view: BlowoutView, code: str, claimed: Claims) -> str:
    facts = view.facts
    if code in (OFFENSE_CHALLENGE, DEFENSE_CHALLENGE):
        return "The play never happened: same spot, same down."
    if code in (HOLDING, INTERFERENCE):
        undone = f" and takes the {BY_CODE[facts.defense_response].title} back" if facts.defense_response else ""
        return f"It is worth {_gained(claimed)}{undone}."
    stands = tuple(if_stands(claimed))
    if stated(stands, Scores):
        return "It throws them back into their own end zone: a safety." if code == SACK else "It takes the ball."
    if code == SACK:
        return f"It throws them back {_gained(stands)}, whatever the cards say."
    return "It takes the ball where the play ends."
