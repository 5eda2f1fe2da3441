"""Values two calls that meet, for the search, before anything is played out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.contract import Action
from game.variants.blowout.analysis import Analysis
from game.variants.blowout.evaluation import chance_to_win

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView


def forecast(view: BlowoutView) -> Callable[[Action, Action], float] | None:
    """Returns a function from an own and another call to the chance to win; None if no call is asked.

    Responses count if the seat holds them, and by their chance if the other seat may (BO-44).
    """
    if not view.phase.endswith("_call"):
        return None
    analysis, facts, seat = Analysis(view), view.facts, view.seat
    left = [analysis.card_count.cards_left(each) for each in (0, 1)]

    def chance(own: Action, other: Action) -> float:
        offense, defense = (own, other) if seat == facts.offense else (other, own)
        return chance_to_win(facts, left, seat, analysis.meeting(str(offense), str(defense)))

    return chance
