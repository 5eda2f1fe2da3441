"""What follows from a choice of the miniature game; what the two calls come to together is secret."""

from __future__ import annotations

from game.claims import Claim, Decides, Series
from game.contract import Action
from tests.games.miniature.actions import CallCard
from tests.games.miniature.view import MiniatureView


def claims(view: MiniatureView, action: Action) -> tuple[Claim, ...]:
    """What follows from an action of the deciding seat."""
    return (Decides(view.seat),) if isinstance(action, CallCard) else ()


def standing(view: MiniatureView) -> tuple[Claim, ...]:
    """The down, the distance and the spot."""
    facts = view.facts
    return () if facts.is_over else (Series(facts.offense, facts.down, facts.ball_on, facts.marker - facts.ball_on),)
