"""What each run and each throw promises (27 of part 12; notes 2, 7 and 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.contract import Action
from game.variants.card_bowl.actions import Run, Screen, Sneak, Throw
from game.variants.card_bowl.formations import BACKS, SIDE_OF, SLOT
from game.variants.card_bowl.players.calls import to_go
from game.variants.card_bowl.players.chances import (
    AFTER_SCREEN,
    PASS_SPREAD,
    RUN_SPREAD,
    THROWN_BEHIND,
    Odds,
    PassOdds,
    above,
    is_shotgun,
    positive_part,
    rush_yards,
)
from game.variants.card_bowl.players.outlook import CARRIER, DRAWN, Outlook, Target
from game.variants.card_bowl.view import CardBowlView

MOST_CARDS = 3
FIRST_DOWN_YARDS = (3.0, 4.0, 9.0, 12.0)
"""What a first down is worth in yards, by the down."""


class Prospect(NamedTuple):
    """What a play promises: expected yards, and the chance that it makes the distance."""

    action: Action
    yards: float
    first_down: float

    @property
    def why(self) -> str:
        """It as a sentence."""
        yards = max(0, round(self.yards))
        return f"It promises about {yards} yards, and {round(100 * self.first_down)}% make the distance."

    def worth(self, down: int) -> float:
        """It in yards on that down."""
        return self.yards + FIRST_DOWN_YARDS[down - 1] * self.first_down


class Prospects:
    """What the plays of a window promise to the seat that calls them."""

    def __init__(self, view: CardBowlView) -> None:
        self.view = view
        self.outlook = Outlook(view)
        self.odds = Odds(view, self.outlook)
        self.distance = to_go(view)
        self._slots = view.play.slots
        self._targets = {target.man: target for target in self.outlook.targets}
        self._judges: dict[type[Action], Callable[[Any], Prospect | None]] = {
            Run: self._run,
            Sneak: self._sneak,
            Screen: self._screen,
            Throw: self._throw,
        }

    def of(self, legal: Sequence[Action]) -> list[Prospect]:
        """Every play that can be judged by a glance: laterals, wide screens and scrambles cannot."""
        return [each for action in legal if (each := self.judge(action)) is not None]

    def judge(self, action: Action) -> Prospect | None:
        """What one play promises."""
        judge = self._judges.get(type(action))
        return judge(action) if judge else None

    def _margin(self, action: Run | Screen) -> float:
        carrier = self.outlook.value(self._slots.index(SLOT[action.carrier]), CARRIER)
        return self.outlook.run_margin(carrier - is_shotgun(self.view), (action.low, action.high))

    def _run(self, action: Run) -> Prospect | None:
        if action.carrier == "QB":
            return None
        margin = self._margin(action)
        return Prospect(action, rush_yards(margin), above(margin, 2 * self.distance - 1, RUN_SPREAD))

    def _sneak(self, action: Sneak) -> Prospect:
        margin = self.sneak_margin(action)
        return Prospect(action, max(0.0, margin / 4), above(margin, 4 * self.distance - 2, RUN_SPREAD))

    def sneak_margin(self, action: Sneak) -> float:
        """O - D that a sneak may expect; at once only those count who stand where they began (CB-323)."""
        place = (action.low, action.high)
        force = self.outlook.force[place]
        if self.view.play.step == 1:
            force -= self.outlook.moved_in(place)
        return self.outlook.value(0, CARRIER) + force - self.outlook.rush(place) - 2 * DRAWN

    def _screen(self, action: Screen) -> Prospect:
        """It runs like a rush with the reception card as handoff, and always into the open field (CB-375 to CB-380)."""
        back = self.outlook.value(self._slots.index(SLOT[action.carrier]), CARRIER)
        caught = self.odds.thrown * self.odds.below(back)
        margin = self._margin(action) + min(DRAWN, back / 2) - DRAWN
        run = 0.5 * positive_part(margin, RUN_SPREAD) + AFTER_SCREEN
        yards = caught * run - THROWN_BEHIND * self.odds.joker
        return Prospect(action, yards, caught * above(run, self.distance, RUN_SPREAD))

    def _throw(self, action: Throw) -> Prospect:
        man = self._slots.index(SLOT[action.receiver])
        target = self._targets[man]
        target.side = SIDE_OF[action.side]
        return self._pass(action, target, most_yardage(self.view, man))

    def _pass(self, action: Action, target: Target, most: int) -> Prospect:
        odds = PassOdds(self.odds, self.outlook, target)
        yards, cards = odds.best(most)
        made = odds.completion(cards) * above(odds.gain(cards), self.distance, PASS_SPREAD)
        return Prospect(action, yards, made)

    def later(self, action: Action) -> float:
        """What a throw at the next window may be worth, the defense's answer left out."""
        most = 1 if self.outlook.threat() > 0 else MOST_CARDS
        found = [self._pass(action, target, most) for target in self.outlook.targets if not target.is_back]
        return max((each.worth(self.view.facts.down) for each in found), default=0.0)


def most_yardage(view: CardBowlView, receiver: int) -> int:
    """How many yardage cards a throw may have now (CB-347 to CB-349)."""
    play = view.play
    most = 0 if play.window == 0 else MOST_CARDS
    if play.slots[receiver] in BACKS or play.blocking >> receiver & 1:
        most = min(most, 1)
    return min(most, play.window) if play.threatened else most
