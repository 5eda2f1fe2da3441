"""The prospects of each run and each throw (the rulebook's notes 7 and 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.contract import Action
from game.variants.card_bowl.actions import Lateral, Run, Screen, Sneak, Throw, WideLateral, WideScreen
from game.variants.card_bowl.formations import BACKS, SIDE_OF, SLOT
from game.variants.card_bowl.names import yards as in_yards
from game.variants.card_bowl.players.analysis import CARRIER, DRAWN, Analysis, PassTarget
from game.variants.card_bowl.players.calls import to_go
from game.variants.card_bowl.players.chances import (
    FUMBLED,
    LOST,
    PASS_SPREAD,
    RUN_SPREAD,
    RUSH_CARDS,
    SNEAK_CARDS,
    THROWN_BEHIND,
    Odds,
    PassOdds,
    above,
    breaking,
    carried_yards,
    rush_yards,
)
from game.variants.card_bowl.players.tosses import Toss, Tosses
from game.variants.card_bowl.sums import is_shotgun
from game.variants.card_bowl.view import CardBowlView

MOST_CARDS = 3
"""Largest number of yardage cards of a throw."""
FIRST_DOWN_YARDS = (3.0, 4.0, 9.0, 12.0)
"""Value of a first down in yards, by the down."""
USUALLY = 0.7
"""Fraction of the average open-field run that most of them gain: a few are very long."""
BEST_OF_MANY = 1.1
"""Yards by which the rushes that are run fall short of what they promised, over 40 matches of Pro against Pro: a place
looks best where the men who are still hidden are guessed too low."""
TOSSED_BACK = 5
"""Yards behind the line at which a lateral is caught, or lost (CB-384, CB-386)."""


class Prospect(NamedTuple):
    """A play with its chances, its expected gain and its value."""

    action: Action
    gain: float
    """Average yards, a lost ball counted as none."""
    yards: float
    """Average yards, a lost ball counted with its cost: plays are compared by this."""
    first_down: float
    """Chance of a first down."""
    turnover: float
    """The chance that the ball is lost."""
    breaks: float = 0.0
    """The chance that a rush breaks into the open field."""

    @property
    def why(self) -> str:
        """The prospect in one sentence."""
        return f"About {in_yards(max(0, round(self.gain)))} on average: {self.chances}."

    @property
    def chances(self) -> str:
        """The chances in words, in the order used everywhere in Card Bowl."""
        told = [
            (self.first_down, "makes the distance"),
            (self.breaks, "breaks free"),
            (self.turnover, "loses the ball"),
        ]
        return ", ".join(f"{what} {round(100 * chance)}%" for chance, what in told if chance or what != "breaks free")

    def worth(self, down: int) -> float:
        """Returns the value in yards on that down."""
        return self.yards + FIRST_DOWN_YARDS[down - 1] * self.first_down


class Prospects:
    """The prospects of the plays at a window, for the seat that calls them."""

    def __init__(self, view: CardBowlView) -> None:
        self.view = view
        self.analysis = Analysis(view)
        self.odds = Odds(view, self.analysis)
        self.distance = to_go(view)
        self._tosses = Tosses(view, self.analysis)
        self._slots = view.play.slots
        self._targets = {target.man: target for target in self.analysis.targets}
        self._judges: dict[type[Action], Callable[[Any], Prospect | None]] = {
            Run: self._run,
            Sneak: self._sneak,
            Screen: self._screen,
            WideScreen: self._screen,
            Lateral: self._lateral,
            WideLateral: self._lateral,
            Throw: self._throw,
        }

    def of(self, legal: Sequence[Action]) -> list[Prospect]:
        """Returns the prospects of all plays that have any."""
        return [each for action in legal if (each := self.judge(action)) is not None]

    def judge(self, action: Action) -> Prospect | None:
        """Returns the prospect of one play; None if it has none."""
        judge = self._judges.get(type(action))
        return judge(action) if judge else None

    def _run(self, action: Run) -> Prospect:
        if action.carrier == "QB":
            return self._scramble(action)
        carrier = self.analysis.value(self._slots.index(SLOT[action.carrier]), CARRIER)
        margin = self.analysis.run_margin(carrier - is_shotgun(self.view.play), (action.low, action.high))
        made = above(margin, 2 * self.distance - 1, RUN_SPREAD)
        found = self._carried(action, rush_yards(margin), made, RUSH_CARDS)
        return found._replace(gain=found.gain - BEST_OF_MANY, breaks=breaking(margin))

    def _carried(self, action: Action, gain: float, made: float, cards: int) -> Prospect:
        """Returns a run that is fumbled on a red joker among ``cards`` cards."""
        fumbled = cards * self.odds.joker
        return Prospect(action, gain, gain - FUMBLED * fumbled, made, LOST * fumbled)

    def _scramble(self, action: Run) -> Prospect:
        """Returns the prospect of a scramble: his card counts once, no handoff, no open field (CB-329)."""
        analysis, place = self.analysis, (action.low, action.high)
        margin = analysis.value(0, CARRIER) + analysis.force[place] - analysis.rush(place) - analysis.extra_run(place)
        margin -= SNEAK_CARDS * DRAWN
        made = above(margin, 2 * self.distance - 1, RUN_SPREAD)
        return self._carried(action, carried_yards(margin), made, SNEAK_CARDS)

    def _sneak(self, action: Sneak) -> Prospect:
        margin = self.sneak_margin(action)
        made = above(margin, 4 * self.distance - 2, RUN_SPREAD)
        return self._carried(action, max(0.0, margin / 4), made, SNEAK_CARDS)

    def sneak_margin(self, action: Sneak) -> float:
        """Returns the expected margin (O - D) of a sneak. Blockers who were moved in count from step 2 on (CB-323)."""
        place = (action.low, action.high)
        force = self.analysis.force[place]
        if self.view.play.step == 1:
            force -= self.analysis.moved_in(place)
        return self.analysis.value(0, CARRIER) + force - self.analysis.rush(place) - 2 * DRAWN

    def _screen(self, action: Screen | WideScreen) -> Prospect | None:
        """Returns the prospect of a screen: a rush with the catch as handoff, then open field (CB-375 to CB-380)."""
        toss, odds = self._tosses.of(action), self.odds
        caught = odds.thrown * odds.below(toss.back)
        if not caught:
            return None
        run = carried_yards(toss.margin)
        fumbled = 1 + RUSH_CARDS * caught
        gain = caught * (run + toss.after)
        yards = gain - (THROWN_BEHIND + FUMBLED * fumbled) * odds.joker
        return Prospect(action, gain, yards, caught * self._reaches(run, toss), (1 + LOST * fumbled) * odds.joker)

    def _reaches(self, run: float, toss: Toss) -> float:
        """Returns how often a run makes the distance with what comes after it."""
        return above(run + USUALLY * toss.after, self.distance, RUN_SPREAD)

    def _lateral(self, action: Lateral | WideLateral) -> Prospect:
        """Returns the prospect of a lateral, which is caught behind the line or lies there (CB-383 to CB-387)."""
        toss, odds = self._tosses.of(action), self.odds
        caught = odds.below(toss.back)
        run = carried_yards(toss.margin) - TOSSED_BACK
        gain = caught * (run + toss.after) - (1 - caught) * TOSSED_BACK
        fumbled = 1 - caught + caught * RUSH_CARDS * odds.joker
        return Prospect(action, gain, gain - FUMBLED * fumbled, caught * self._reaches(run, toss), LOST * fumbled)

    def _throw(self, action: Throw) -> Prospect:
        man = self._slots.index(SLOT[action.receiver])
        target = self._targets[man]
        target.side = SIDE_OF[action.side]
        return self._pass(action, target, most_yardage(self.view, man))

    def _pass(self, action: Action, target: PassTarget, most: int) -> Prospect:
        odds = PassOdds(self.odds, self.analysis, target)
        yards, cards = odds.best(most)
        made = odds.completion(cards) * above(odds.gain(cards), self.distance, PASS_SPREAD)
        return Prospect(action, odds.average(cards), yards, made, odds.turnover(cards))

    def later(self, action: Action) -> float:
        """Returns the value of a throw at the next window, without the defense's answer."""
        most = 1 if self.analysis.threat() > 0 else MOST_CARDS
        found = [self._pass(action, target, most) for target in self.analysis.targets if not target.is_back]
        return max((each.worth(self.view.facts.down) for each in found), default=0.0)


def most_yardage(view: CardBowlView, receiver: int) -> int:
    """Returns how many yardage cards a throw may have now (CB-347 to CB-349)."""
    play = view.play
    most = 0 if play.window == 0 else MOST_CARDS
    if play.slots[receiver] in BACKS or play.blocking >> receiver & 1:
        most = min(most, 1)
    return min(most, play.window) if play.threatened else most
