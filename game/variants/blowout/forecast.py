"""What a search of BLOWOUT!!! expects of two calls that meet, before it plays anything out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.contract import Action
from game.variants.blowout.analysis import Analysis
from game.variants.blowout.evaluation import chance_to_win

if TYPE_CHECKING:
    from game.variants.blowout.view import BlowoutView


def forecast(view: BlowoutView) -> Callable[[Action, Action], float] | None:
    """The chance to win with a call of the deciding seat against one of the other's; None where no call is made.

    Responses count as far as the seat holds them or may expect them (BO-44).
    """
    if not view.phase.endswith("_call"):
        return None
    analysis, facts, seat = Analysis(view), view.facts, view.seat
    left = [analysis.card_count.cards_left(each) for each in (0, 1)]

    def chance(own: Action, other: Action) -> float:
        offense, defense = (own, other) if seat == facts.offense else (other, own)
        return chance_to_win(facts, left, seat, analysis.meeting(str(offense), str(defense)))

    return chance
