"""Reasons for actions that Pro would not choose itself, but that a search may recommend."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.contract import Action
from game.variants.card_bowl.actions import Choose
from game.variants.card_bowl.formations import BY_CODE
from game.variants.card_bowl.players.calling import ranked
from game.variants.card_bowl.players.calls import PlayCall, formations_of
from game.variants.card_bowl.players.fourth_down import fourth_down_choices
from game.variants.card_bowl.players.in_the_air import InTheAir
from game.variants.card_bowl.players.last_plays import last_play_choices
from game.variants.card_bowl.players.late import KICKED, TWO_POINTS, only_touchdown_counts
from game.variants.card_bowl.players.prospects import Prospects
from game.variants.card_bowl.view import CardBowlView

LAST_DOWN = 4


def why_tried(view: CardBowlView, action: Action) -> str:
    """Returns what speaks for an action, in a sentence with its figure where it has one."""
    tell = _TOLD.get(view.phase)
    return (tell(view, action) if tell else "") or "Played on with other cards, it did about as well."


def _try(view: CardBowlView, action: Action) -> str:
    if action == Choose("two_points"):
        return f"A play for two makes it {_percent(TWO_POINTS)} of the time."
    return f"A kick is good {_percent(KICKED)} of the time."


def _formation(view: CardBowlView, action: Any) -> str:
    """Returns the best play from a formation."""
    number = BY_CODE[action.formation]
    plays = [each.call for each in ranked(view) if isinstance(each.call, PlayCall)]
    best = next((call for call in plays if number in formations_of(call)), None)
    return f"It suits this play: {best.name.lower()}." if best else ""


def _call(view: CardBowlView, action: Action) -> str:
    if only_touchdown_counts(view) and action == Choose("scrimmage"):
        return f"A play reaches the end zone {_percent(last_play_choices(view.facts)[0].success)} of the time."
    if view.facts.down < LAST_DOWN and not only_touchdown_counts(view):
        return ""
    return next((way.why for way in fourth_down_choices(view.facts) if way.action == action), "")


def _window(view: CardBowlView, action: Action) -> str:
    found = Prospects(view).judge(action)
    return found.why if found else ""


def _yardage(view: CardBowlView, action: Any) -> str:
    air = InTheAir(view)
    if isinstance(action, Choose):
        return f"Complete {_percent(air.now().caught)} of the time."
    return (
        f"The card fails {_percent(air.fails())} of the time, and else it flies farther." if action.cards == 1 else ""
    )


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


_TOLD: dict[str, Callable[[CardBowlView, Any], str]] = {
    "try": _try,
    "formation": _formation,
    "call": _call,
    "window": _window,
    "yardage": _yardage,
}
