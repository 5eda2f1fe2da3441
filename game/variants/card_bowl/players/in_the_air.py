"""A throw under way: what it comes to now, and what with one more yardage card (CB-342 to CB-360).

Each card is counted as the seat may know the deck. The cards are taken as if each were put back before the next, but
for the jokers and for the test of the catch, where that would tell.
"""

from __future__ import annotations

from typing import NamedTuple

from game.field import FIELD
from game.variants.card_bowl.cards import BLACK_JOKER, RED_JOKER, SUIT, VALUE
from game.variants.card_bowl.pass_rush import faced, pocket
from game.variants.card_bowl.play_odds import PlayOdds, best_gain
from game.variants.card_bowl.players.analysis import Analysis
from game.variants.card_bowl.players.chances import DEFENSIVE_CARDS, LOST, THROWN_BEHIND
from game.variants.card_bowl.players.late import to_make
from game.variants.card_bowl.players.open_field import OpenField
from game.variants.card_bowl.players.passing import SACK, caught_now, known
from game.variants.card_bowl.players.prospects import FIRST_DOWN_YARDS
from game.variants.card_bowl.players.spread import Spread, added, drawn, negative, shares
from game.variants.card_bowl.view import CardBowlView

MOST_WEIGHED = 3
"""Further yardage cards that are weighed against a throw now."""


class Throw(NamedTuple):
    """The odds of a throw."""

    caught: float
    """The chance that it is caught beyond the line, after all that comes before; behind it, it is let fall."""
    yards: float
    """Average yards where it is caught."""
    odds: PlayOdds
    past_line: float = 1.0
    """The chance that a catch is past the line: behind it, the ball is thrown away (CB-362)."""


class InTheAir:
    """The cards that are still to be drawn for the throw of the deciding seat."""

    def __init__(self, view: CardBowlView) -> None:
        self.view, self.analysis = view, Analysis(view)
        play = view.play
        self.cards = [card for card in view.unseen() if card != BLACK_JOKER]
        self.plain = [card for card in self.cards if card != RED_JOKER]
        self.joker = (len(self.cards) - len(self.plain)) / max(len(self.cards), 1)
        self.receiver = view.men[view.seat][play.carrier]
        self.distance = to_make(view)
        self._values = drawn(self.plain)
        men = (view.men[1 - view.seat][man] for man in self._assigned())
        self.cover = max([VALUE[card] for card in men if card >= 0], default=0)
        """The best card that is seen on the receiver."""
        self._gains = self._of_catch()

    def _of_catch(self) -> Spread:
        """Returns the yards of a catch beyond what is known: catch card, both cards of the defense, run after it."""
        receiver = VALUE[self.receiver]
        cover = max([self.analysis.values[man] for man in self._assigned()], default=0)
        found: dict[int, float] = {}
        for catch, one in self._values.items():
            for against, other in self._values.items():
                held = catch < receiver and (cover < receiver or cover + against <= receiver + catch)
                if held:
                    found[catch - against] = found.get(catch - against, 0.0) + one * other
        return added(shares(found), negative(self._values), self._after())

    def _assigned(self) -> list[int]:
        """Returns the men who cover the receiver."""
        play = self.view.play
        return [man for man in range(len(play.places)) if play.assigned >> man & 1]

    def _after(self) -> Spread:
        """Returns the card that every catch is followed by, less who can tackle (CB-369)."""
        play = self.view.play
        stopped = OpenField(self.analysis).tackled(play.tackles, play.side)
        found: dict[int, float] = {}
        for value, chance in self._values.items():
            run = max(0, value - round(stopped))
            found[run] = found.get(run, 0.0) + chance
        return found

    def now(self) -> Throw:
        """Returns the odds of throwing now."""
        return self._throw(caught_now(self.view), {0: 1.0}, 1 + DEFENSIVE_CARDS)

    def after_more(self, cards: int = 1) -> Throw:
        """Returns the odds of drawing more yardage cards and throwing if they allow it."""
        suit, lost = SUIT[self.receiver], self.sacked()
        good = drawn([card for card in self.plain if SUIT[card] != suit])
        alive = ((1 - lost) * (1 - self.fails())) ** cards
        lost = 1 - (1 - lost) ** cards
        found = self._throw(alive * caught_now(self.view), added(*[good] * cards), 1 + cards + DEFENSIVE_CARDS)
        odds = found.odds
        return found._replace(odds=PlayOdds.of((1 - lost) * odds.turnover, lost, odds.first_down, odds.long))

    def _throw(self, caught: float, more: Spread, draws: int) -> Throw:
        base = known(self.view, self.analysis)
        gains = added(self._gains, more)
        thrown = {round(base + gain): chance for gain, chance in gains.items() if base + gain >= 0}  # CB-362
        complete = sum(thrown.values())
        made = sum(chance for gain, chance in thrown.items() if gain >= self.distance)
        best = best_gain(self.distance, FIELD - self.view.facts.ball_on)
        least = FIELD if best is None else max(self.distance, best)
        far = sum(chance for gain, chance in thrown.items() if gain >= least)
        turnover = self.joker * (draws + LOST * caught)
        yards = sum(gain * chance for gain, chance in thrown.items()) / (complete or 1.0)
        odds = PlayOdds.of(turnover, 0.0, caught * made, caught * far)
        return Throw(caught * complete, yards, odds, complete)

    def fails(self) -> float:
        """Returns the chance that one more card ends the throw: it has the receiver's suit, or is the red joker."""
        suit = SUIT[self.receiver]
        return 1 - sum(SUIT[card] != suit for card in self.plain) / max(len(self.cards), 1)

    def sacked(self) -> float:
        """Returns the chance that the rush is there before one more card (CB-350)."""
        play, stands = self.view.play, pocket(self.view)
        if stands is None or not play.threatened or play.survived + play.rounds > len(play.yardage):
            return 0.0
        free = 1.0
        for unit in stands.threats:
            free *= sum(not faced(unit, card).loss for card in self.plain) / max(len(self.cards), 1)
        return 1 - free


class FurtherCards(NamedTuple):
    """What further yardage cards do to the chances of a throw."""

    promise_less: bool
    """Whether they make neither the distance nor a long gain more likely than a throw now."""
    make_it_less: bool
    """Whether the next one makes the distance less likely."""
    cost: bool
    """Whether all of them are worth less than a throw now, by its yards, its first downs and what may be lost."""


def further_cards(view: CardBowlView) -> FurtherCards:
    """Compares a throw now with one after each of a few further yardage cards.

    Near the goal line Pro's average yards rise with each card, though no yard beyond the line counts.
    """
    air = InTheAir(view)
    throw = air.now()
    now, further = throw.odds, [air.after_more(cards) for cards in range(1, MOST_WEIGHED + 1)]
    less = [now.first_down > each.odds.first_down for each in further]
    longer = any(each.odds.long > now.long for each in further)
    cost = all(_worth(view, each) <= _worth(view, throw) for each in further)
    return FurtherCards(all(less) and not longer, less[0], cost)


def _worth(view: CardBowlView, throw: Throw) -> float:
    """Returns what a throw is worth in yards: its own, those of a first down by the down, less what a loss costs."""
    odds = throw.odds
    made = FIRST_DOWN_YARDS[view.facts.down - 1] * odds.first_down
    return throw.caught * throw.yards + made - THROWN_BEHIND * odds.turnover - SACK * odds.loss
