"""Pro with the ball in the air or in the open field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.contract import Action
from game.variants.card_bowl.actions import Lead, Strike, Yardage
from game.variants.card_bowl.cards import BLACK_JOKER, RED_JOKER, VALUE
from game.variants.card_bowl.formations import SLOT
from game.variants.card_bowl.players import late
from game.variants.card_bowl.players.analysis import DRAWN, Analysis
from game.variants.card_bowl.players.calls import to_go
from game.variants.card_bowl.players.chances import (
    AFTER_CATCH,
    DEFENSIVE_CARDS,
    PASS_SPREAD,
    Odds,
    above,
    positive_part,
)
from game.variants.card_bowl.players.kicking import Answer, said
from game.variants.card_bowl.players.open_field import OpenField
from game.variants.card_bowl.players.prospects import FIRST_DOWN_YARDS
from game.variants.card_bowl.sums import is_shotgun
from game.variants.card_bowl.view import CardBowlView

HIGHEST = max(VALUE)
WORTH_A_RISK = 1.0
"""Yards that a ball caught behind the line must promise: a runner may fumble."""
DEEP = 18.0
"""Yards that a deep pass aims for."""
ENOUGH, MIDDLE_OF_END_ZONE = 103, 105
"""Own yards at which a pass is in the end zone."""
AUTOMATIC, SACK, INTERCEPTED = 13.0, 10.0, 30.0
"""Margin of an automatic sack; cost of a sack and of an interception in yards."""


def known(view: CardBowlView, analysis: Analysis) -> float:
    """Returns quarterback, receiver and the cards drawn so far, less the cards that count against the throw."""
    play = view.play
    drawn = [play.thrown, *play.yardage, *([play.reception] if play.reception >= 0 else [])]
    against = [man for man in range(len(play.places)) if play.assigned >> man & 1 or man == play.extra]
    return (
        analysis.value(0, 9.0)
        + is_shotgun(play)
        + analysis.value(play.carrier, 9.0)
        + sum(VALUE[card] for card in drawn)
        - sum(analysis.values[man] for man in against)
    )


class AnotherCard(NamedTuple):
    """The odds of another yardage card for a throw under way."""

    yards: float
    """Where it would be caught now, from the line."""
    survives: float
    """The chance that the next card neither misses the receiver nor is intercepted."""
    sacked: float
    """The chance that the rush is there before it."""
    caught: float
    """The chance that the receiver holds a ball that reaches him."""
    intercepted: float


def card_odds(view: CardBowlView) -> AnotherCard:
    """Returns the odds of a further yardage card (CB-350 for the sack)."""
    play, analysis = view.play, Analysis(view)
    odds = Odds(view, analysis)
    receiver = analysis.value(play.carrier, 9.0)
    sacked = 0.0
    if play.threatened and play.survived + play.rounds <= len(play.yardage):
        sacked = min(1.0, max(0.0, analysis.threat()) / AUTOMATIC)
    yards = known(view, analysis) + min(DRAWN, receiver / 2) - DEFENSIVE_CARDS * DRAWN + AFTER_CATCH
    survives = odds.off_suit(analysis.offense[play.carrier])
    return AnotherCard(yards, survives, sacked, odds.below(receiver), odds.joker)


def caught_now(view: CardBowlView) -> float:
    """Returns the chance that a throw under way is caught without another yardage card (CB-353 to CB-358).

    The catch card must stay below the receiver, the best of his cover must not break it up, and no red joker come. A
    black one is drawn again.
    """
    play, analysis = view.play, Analysis(view)
    receiver = VALUE[view.men[view.seat][play.carrier]]
    cover = max([value for man, value in enumerate(analysis.values) if play.assigned >> man & 1], default=0)
    unseen = [card for card in view.unseen() if card != BLACK_JOKER]
    plain = [VALUE[card] for card in unseen if card != RED_JOKER]
    # The second card of the defense tells nothing but the red joker, which the two before it were not.
    is_safe = 1.0 if len(plain) == len(unseen) else 1 - 1 / max(len(unseen) - 2, 1)
    pairs = 0
    for catch in plain:
        if catch < receiver:
            most = receiver + catch - cover if cover >= receiver else HIGHEST
            pairs += sum([value <= most for value in plain]) - (catch <= most)
    return is_safe * pairs / max(len(unseen) * (len(unseen) - 1), 1)


def yardage(view: CardBowlView, deep: bool = False) -> Answer:
    """Returns another yardage card while it promises more; under a threat it may cost a sack.

    A pass that was called ``deep`` goes for its yards first, as long as nobody is near the passer.
    """
    odds = card_odds(view)
    if view.facts.ball_on + odds.yards >= ENOUGH:
        return said("reception", "An average catch reaches the end zone.")
    if late.needs_end_zone(view):
        return Yardage(1), "Only the end zone helps now."
    if deep and odds.yards < DEEP and not odds.sacked:
        return Yardage(1), "It was called deep, and nobody is near the passer."
    taken = odds.caught * _worth(view, odds.yards)
    alive = (1 - odds.sacked) * odds.survives
    drawn = alive * odds.caught * _worth(view, odds.yards + DRAWN) - odds.sacked * SACK - odds.intercepted * INTERCEPTED
    if drawn > taken:
        return Yardage(1), "More yards are worth the risk."
    return said("reception", "It is worth catching now.")


def _worth(view: CardBowlView, gain: float) -> float:
    """Returns yards of a catch, a first down counted by the down."""
    made = above(gain, to_go(view), PASS_SPREAD)
    return positive_part(gain, PASS_SPREAD) + FIRST_DOWN_YARDS[view.facts.down - 1] * made


def strike(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Returns the strike that brings the ball down nearest to the middle of the end zone."""
    spot = view.play.los + known(view, Analysis(view)) - DEFENSIVE_CARDS * DRAWN

    def miss(action: Action) -> float:
        assert isinstance(action, Strike)
        return abs(spot - action.points - MIDDLE_OF_END_ZONE)

    return min(legal, key=miss), "That should come down inside the end zone."


def caught_behind(view: CardBowlView) -> Answer:
    """Lets the ball fall unless the open field promises more than the loss (CB-362, CB-381)."""
    play, analysis = view.play, Analysis(view)
    led = play.act == "screen"
    after = OpenField(analysis).yards(play.tackles, play.side, play.carrier, led=led)
    if play.los + play.gain > 0 and after + play.gain >= WORTH_A_RISK:
        return said("keep_ball", "There is open field in front of him.")
    return said("incomplete", "To gain nothing is better than to lose yards.")


def lead(view: CardBowlView, legal: Sequence[Action]) -> Answer:
    """Returns the best man who is still hidden."""
    best = max(
        (action for action in legal if isinstance(action, Lead)),
        key=lambda action: view.men[view.seat][view.play.slots.index(SLOT[action.slot])],
        default=None,
    )
    return (best, "It frees the runner.") if best else (legal[0], "Nobody is left to block.")
