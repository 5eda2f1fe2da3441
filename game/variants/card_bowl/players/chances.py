"""Odds from a seat's own view."""

from __future__ import annotations

from math import erf, exp, pi, sqrt

from game.variants.card_bowl.cards import RED_JOKER, SUIT, VALUE
from game.variants.card_bowl.players.analysis import DRAWN, Analysis, PassTarget
from game.variants.card_bowl.sums import is_shotgun
from game.variants.card_bowl.view import CardBowlView

OPEN_FIELD = 11.7
"""Average yards that a rush gains in the open field."""
BREAKS = 0.13
"""Chance that a rush with a positive margin breaks into the open field."""
RUN_SPREAD, PASS_SPREAD = 7.0, 6.5
"""Standard deviations of the margin of a run and of the yards of a pass."""
AFTER_CATCH = 2.0
"""Average yards of a receiver after the catch."""
FUMBLED, THROWN_BEHIND = 17.0, 30.0
"""Cost of a fumble, half of which are lost, and of an interception, in yards."""
LEFT_OPEN = 3.0
"""Yards by which a catch gains more than the guesses of hidden men promise, over 40 matches of Pro against Pro: who
stacks the line leaves receivers open."""
LOST = 0.5
"""Share of fumbles that are lost."""
RUSH_CARDS, SNEAK_CARDS, DEFENSIVE_CARDS = 4, 2, 2
"""Cards of a rush, of a sneak or scramble, and the defense's cards of a pass, on each of which the red joker counts."""


def positive_part(mean: float, spread: float) -> float:
    """Returns the expected positive part of a normal number."""
    z = mean / spread
    return mean * above(mean, 0, spread) + spread * exp(-z * z / 2) / sqrt(2 * pi)


def above(mean: float, wanted: float, spread: float) -> float:
    """Returns the chance that a normally distributed number reaches a limit.

    >>> above(3.0, 3.0, 5.0)
    0.5
    """
    return 0.5 * (1 + erf((mean - wanted) / spread / sqrt(2)))


def carried_yards(margin: float) -> float:
    """Returns expected yards of a run with that O - D that cannot break open."""
    return 0.5 * positive_part(margin, RUN_SPREAD) - 0.09 * positive_part(-margin, RUN_SPREAD)


def breaking(margin: float) -> float:
    """Returns the chance that a rush with that O - D breaks into the open field."""
    return BREAKS * above(margin, 0, RUN_SPREAD)


def rush_yards(margin: float) -> float:
    """Returns expected yards of a rush with that O - D, what comes after a break included."""
    return carried_yards(margin) + OPEN_FIELD * breaking(margin)


class Odds:
    """The chances of drawn cards, from what the seat has not seen."""

    def __init__(self, view: CardBowlView, analysis: Analysis) -> None:
        self.unseen = view.unseen() or [RED_JOKER]
        self._below: dict[float, float] = {}
        self.quarterback = analysis.value(0, 9.0) + is_shotgun(view.play)
        self.thrown = self.below(self.quarterback - view.play.pressure)
        """The chance that the pass is not badly thrown."""
        self.joker = (RED_JOKER in self.unseen) / len(self.unseen)

    def below(self, value: float) -> float:
        """Returns the chance that a drawn card is no joker and below a value."""
        found = self._below.get(value)
        if found is None:
            lower = sum([VALUE[card] < value and card < RED_JOKER for card in self.unseen])
            found = self._below[value] = lower / len(self.unseen)
        return found

    def off_suit(self, card: int) -> float:
        """Returns the chance that a yardage card neither has the suit of a receiver nor is intercepted."""
        if card < 0:
            return 0.75 - self.joker
        return 1 - self.joker - sum([SUIT[other] == SUIT[card] for other in self.unseen]) / len(self.unseen)


class PassOdds:
    """The odds of a pass to one receiver."""

    def __init__(self, odds: Odds, analysis: Analysis, target: PassTarget) -> None:
        self.odds = odds
        self.receiver = target.worth
        self.survives = odds.off_suit(analysis.offense[target.man])
        self.caught = odds.thrown * odds.below(target.worth)
        self.base = (
            odds.quarterback
            + target.worth
            + min(DRAWN, odds.quarterback / 2)
            + min(DRAWN, target.worth / 2)
            - analysis.against(target)
            - DEFENSIVE_CARDS * DRAWN
            + AFTER_CATCH
            + LEFT_OPEN
        )

    def completion(self, cards: int) -> float:
        """Returns the chance of a catch with a number of yardage cards."""
        made: float = self.survives**cards
        return self.caught * made

    def gain(self, cards: int) -> float:
        """Returns yards where it is caught."""
        return self.base + cards * DRAWN

    def average(self, cards: int) -> float:
        """Returns the average yards of the throw; an incomplete one counts as none."""
        return self.completion(cards) * positive_part(self.gain(cards), PASS_SPREAD)

    def yards(self, cards: int) -> float:
        """Returns the expected yards with interceptions and fumbles counted as losses."""
        lost = THROWN_BEHIND * self._intercepted(cards) + FUMBLED * (1 + self.completion(cards))
        return self.average(cards) - lost * self.odds.joker

    def turnover(self, cards: int) -> float:
        """Returns the chance that the ball is lost."""
        return self.odds.joker * (self._intercepted(cards) + LOST * (1 + self.completion(cards)))

    def _intercepted(self, cards: int) -> float:
        """Returns the number of drawn cards on which the red joker intercepts the throw."""
        return DEFENSIVE_CARDS + self.odds.thrown + cards

    def best(self, most: int) -> tuple[float, int]:
        """Returns the best expected yards with at most ``most`` yardage cards, and the number of cards for it."""
        return max((self.yards(cards), cards) for cards in range(most + 1))
