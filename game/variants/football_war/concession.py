"""The answer that a player need not be asked for, since no card of the hand answers the play."""

from __future__ import annotations

from collections.abc import Sequence

from game.contract import Action
from game.variants.football_war.actions import CLOCK, CONCEDE, LOOK_BACK, CallTimeout
from game.variants.football_war.cards import stake
from game.variants.football_war.view import FootballWarView


def concession(view: FootballWarView, legal: Sequence[Action]) -> Action | None:
    """The concession of a hand that holds nothing to answer with (FW-33), or None where there is something to decide.

    There is while the Drive pile lies open to the player, who paid for it (FW-74), and where a timeout may still draw
    an answer to a play that scores (FW-70).
    """
    timeout = any(isinstance(action, CallTimeout) for action in legal)
    if CONCEDE not in legal or view.facts.looking or (timeout and _scores(view)):
        return None
    return None if any(_answers(action) for action in legal) else CONCEDE


def _answers(action: Action) -> bool:
    return not isinstance(action, CallTimeout) and action not in (CONCEDE, LOOK_BACK, CLOCK)


def _scores(view: FootballWarView) -> bool:
    """Whether conceding the live play gives points away (FW-81 to FW-83)."""
    facts = view.facts
    return stake(facts.live, facts.chain, view.counts[facts.offense]) > 0
