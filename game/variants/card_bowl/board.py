"""The board of Card Bowl: the two public records and where every card lies. It knows no rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from game.documents import Documented, blank
from game.variants.card_bowl.cards import MEN, NO_CARD
from game.variants.card_bowl.facts import CardBowlFacts, Play


@dataclass(slots=True, eq=False)
class Board(Documented):
    """Every card, hidden ones included.

    Piles are lists whose last card is the top one; a side's men are a list of eleven cards, NO_CARD for a man without
    one.
    """

    facts: CardBowlFacts
    play: Play = field(default_factory=Play)
    draw_pile: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    purposes: list[str] = field(default_factory=list)
    """The purpose of each drawn card (CB-15)."""
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    outs: list[list[int]] = field(default_factory=lambda: [[], []])
    """Cards set aside from a hand of more than eleven (CB-20)."""
    men: list[list[int]] = field(default_factory=lambda: [[NO_CARD] * MEN, [NO_CARD] * MEN])
    plan: tuple[int, ...] = ()
    """The front that the defense is building, hidden until it stands."""
    secrets: list[int | None] = field(default_factory=lambda: [None, None])
    """Secret choices of each side until the other has chosen, too (CB-404, CB-444)."""
    returned: list[int] = field(default_factory=lambda: [0, 0])
    """Each side's own discards that went back into the draw deck, as bits (CB-21)."""

    def clone(self) -> Self:
        """Returns a copy that shares nothing that changes."""
        new: Self = blank(self.__class__)
        new.facts = self.facts.__copy__()
        new.key = self.key
        new.chance = self.chance
        new.phase = self.phase
        new.play = self.play.__copy__()
        new.draw_pile = self.draw_pile[:]
        new.drawn = self.drawn[:]
        new.purposes = self.purposes[:]
        first, second = self.hands
        new.hands = [first[:], second[:]]
        first, second = self.outs
        new.outs = [first[:], second[:]]
        first, second = self.men
        new.men = [first[:], second[:]]
        new.plan = self.plan
        new.secrets = self.secrets[:]
        new.returned = self.returned[:]
        return new
