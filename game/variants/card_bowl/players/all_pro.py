"""The decisions that All-Pro searches, and the actions that it considers at each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.contract import Action
from game.variants.card_bowl import clock
from game.variants.card_bowl.actions import Choose, Punt, RunOff, SetFormation
from game.variants.card_bowl.formations import FORMATIONS
from game.variants.card_bowl.players.calling import ranked
from game.variants.card_bowl.players.calls import PlayCall, formation_of, hand_side, preset_of
from game.variants.card_bowl.players.prospects import Prospects
from game.variants.card_bowl.view import CardBowlView

LAST_DOWN = 4
PLAYS = 5
"""Number of plays that are searched at a window, the best by their prospects."""
FORMATIONS_TRIED = 2
"""Number of formations that are searched, those of the best calls."""
CARDS = 3
"""Number of answers that are searched: the reception, one card, two."""
FARTHEST_KICK = 45
"""Own yard before which nobody tries a field goal."""
RUN_OFFS = tuple(RunOff(intervals) for intervals in (3, 5, 7, 8))
"""The times between two plays that are searched, in intervals."""
LATE = 60
"""Intervals left from which decisions about the clock are searched (CB-55)."""

Narrow = Callable[[CardBowlView, Sequence[Action]], Sequence[Action]]


def candidates(view: CardBowlView, legal_actions: Sequence[Action]) -> Sequence[Action]:
    """Returns the actions that All-Pro searches; none at a decision at which it plays as Pro does."""
    narrow = _NARROW.get(view.phase)
    return narrow(view, legal_actions) if narrow else ()


def _formation(view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
    """Returns the formations of the best calls, to one side only: mirrored they are worth the same.

    The defense does not stand yet.
    """
    side = hand_side(view)
    calls = (each.call for each in ranked(view))
    numbers = [formation_of(call, preset_of(view, call), side) for call in calls if isinstance(call, PlayCall)]
    return [SetFormation(FORMATIONS[number].code) for number in dict.fromkeys(numbers)][:FORMATIONS_TRIED]


def _call(view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
    """Returns going for it, a punt and a field goal, on fourth down only."""
    if view.facts.down < LAST_DOWN:
        return ()
    kick = [Choose("field_goal")] if view.facts.ball_on >= FARTHEST_KICK else []
    return [action for action in (Choose("scrimmage"), Punt(), *kick) if action in legal]


def _window(view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
    """Returns going on, and the plays that look best by their prospects."""
    down = view.facts.down
    found = sorted(Prospects(view).of(legal), key=lambda each: -each.worth(down))[:PLAYS]
    return [*[action for action in legal[:1] if isinstance(action, Choose)], *[each.action for each in found]]


def _clock(view: CardBowlView, legal: Sequence[Action]) -> Sequence[Action]:
    """Returns timeouts and times between two plays, late in a half only."""
    facts = view.facts
    if not clock.has_mark(facts) or facts.clock > LATE:
        return ()
    offered = RUN_OFFS if view.phase == "run_off" else legal
    return [action for action in offered if action in legal]


_NARROW: dict[str, Narrow] = {
    "call": _call,
    "try": lambda view, legal: legal,
    "formation": _formation,
    "window": _window,
    "yardage": lambda view, legal: legal[:CARDS],
    "timeout_defense": _clock,
    "timeout_offense": _clock,
    "run_off": _clock,
}
SEARCHED = frozenset(_NARROW)
"""The phases in which All-Pro searches."""
