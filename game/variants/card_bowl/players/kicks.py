"""The odds of a kick return (CB-112)."""

from __future__ import annotations

from game.variants.card_bowl.cards import FACE, VALUE
from game.variants.card_bowl.players.analysis import DRAWN
from game.variants.card_bowl.players.spread import Spread, added, drawn
from game.variants.card_bowl.view import CardBowlView

CARDS = {"punt": 2}
"""Number of cards of a return; after any other kick it is four."""
TOUCHBACK = 20
FACELESS = 10
"""Value of the highest card that is no face card."""


def past_the_20(view: CardBowlView) -> float:
    """Returns the chance that the seat's return ends beyond its own 20, the red joker left out."""
    play = view.play
    planned = play.planned or CARDS.get(play.kind, 4) - play.bobble
    card = drawn(view.unseen())
    run = added(*[card] * (planned - len(play.returns) - 1), _last(card, FACE[play.coverage]))
    start = play.caught + sum(VALUE[each] for each in play.returns) - VALUE[play.coverage]
    return sum(chance for yards, chance in run.items() if start + yards > TOUCHBACK)


def average_gain(view: CardBowlView) -> float:
    """Returns the yards of a punt's return on average, the red joker left out (CB-167)."""
    card = drawn(view.unseen())
    run = added(card, _last(card, FACE[view.play.coverage]))
    return sum(chance * yards for yards, chance in run.items()) - VALUE[view.play.coverage]


def _last(card: Spread, covered: int) -> Spread:
    """Returns the last card; an uncovered face card leads on into the open field."""
    found: dict[int, float] = {}
    for value, chance in card.items():
        yards = value + round(DRAWN * max(0, value - FACELESS - covered))
        found[yards] = found.get(yards, 0.0) + chance
    return found
