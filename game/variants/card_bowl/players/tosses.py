"""Screens and laterals: what a toss to a back promises, the open field after it included."""

from __future__ import annotations

from typing import NamedTuple

from game.variants.card_bowl.actions import Lateral, Screen, WideLateral, WideScreen
from game.variants.card_bowl.formations import SIDE_OF, SLOT
from game.variants.card_bowl.players.analysis import CARRIER, DRAWN, Analysis
from game.variants.card_bowl.players.open_field import OpenField
from game.variants.card_bowl.sums import is_shotgun
from game.variants.card_bowl.view import CardBowlView

LURE = 6.0
"""Points by which tosses fall short of their expected margin, as they go where hidden men are underrated."""

AnyToss = Screen | WideScreen | Lateral | WideLateral


class Toss(NamedTuple):
    """A screen or a lateral after the catch."""

    back: float
    """Value of the back who has to catch it."""
    margin: float
    """O - D of the run behind his blockers."""
    after: float
    """Yards in the open field after it (CB-380)."""


class Tosses:
    """The tosses of a window."""

    def __init__(self, view: CardBowlView, analysis: Analysis) -> None:
        self.analysis = analysis
        self.play = view.play
        self._reduced = is_shotgun(view.play)
        self._ends = analysis.lanes[:1] + analysis.lanes[-1:]
        self._open_field = OpenField(analysis).yards

    def of(self, action: AnyToss) -> Toss:
        """Returns the toss of an action."""
        analysis, slots = self.analysis, self.play.slots
        man = slots.index(SLOT[action.carrier])
        back = analysis.value(man, CARRIER)
        caught_with = min(DRAWN, back / 2) - DRAWN - LURE
        if isinstance(action, WideScreen | WideLateral):
            side = SIDE_OF[action.side]
            group = [slots.index(SLOT[name]) for name in action.group.split("+")]
            outside = sum([analysis.leads(one) for one in group]) - analysis.outside(group, side)
            margin = 2 * (back - self._reduced) + outside - 2 * DRAWN
            return Toss(back, margin + caught_with, self._open_field("wide", side, man, tuple(group)))
        margin = analysis.run_margin(back - self._reduced, (action.low, action.high))
        if isinstance(action, Lateral):
            return Toss(back, margin + caught_with, self._open_field("wide", SIDE_OF[action.side], man))
        if action.low == action.high and action.low in self._ends:  # CB-382
            side = (action.low > 0) - (action.low < 0)
            return Toss(back, margin + caught_with, self._open_field("wide", side, man))
        return Toss(back, margin + caught_with, self._open_field("line", 0, man))
