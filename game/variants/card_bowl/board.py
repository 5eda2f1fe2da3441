"""The board of Card Bowl: the two public records and where every card lies. It knows no rule."""

from __future__ import annotations

from typing import Any, ClassVar

from game.chance import Key
from game.documents import Documented
from game.variants.card_bowl.cards import MEN, NO_CARD
from game.variants.card_bowl.facts import CardBowlFacts, Play


class Board(Documented):
    """Every card, hidden ones included.

    Piles are lists whose last card is the top one; a side's men are a list of eleven cards, NO_CARD for a man without
    one.
    """

    variant_name: ClassVar[str] = "card_bowl"

    __slots__ = (
        *("key", "chance", "phase", "facts", "play", "draw_pile", "drawn", "purposes"),
        *("hands", "outs", "men", "plan", "secrets", "returned"),
    )

    key: Key
    chance: int
    """How many chance events have happened."""
    phase: Any
    facts: CardBowlFacts
    play: Play
    draw_pile: list[int]
    drawn: list[int]
    purposes: list[str]
    """What each drawn card was drawn for (CB-15)."""
    hands: list[list[int]]
    outs: list[list[int]]
    """Cards set aside from a hand of more than eleven (CB-20)."""
    men: list[list[int]]
    plan: tuple[int, ...]
    """The front that the defense is building, hidden until it stands."""
    secrets: list[int | None]
    """What each side has declared or spread while the other has not (CB-404, CB-444)."""
    returned: list[int]
    """Each side's own discards that went back into the draw deck, as bits (CB-21)."""

    def __init__(self, facts: CardBowlFacts, key: Key, chance: int = 0) -> None:
        self.key = key
        self.chance = chance
        self.phase = None
        self.facts = facts
        self.play = Play()
        self.draw_pile = []
        self.drawn = []
        self.purposes = []
        self.hands = [[], []]
        self.outs = [[], []]
        self.men = [[NO_CARD] * MEN, [NO_CARD] * MEN]
        self.plan = ()
        self.secrets = [None, None]
        self.returned = [0, 0]

    def clone(self) -> Any:
        """A copy that shares nothing that changes."""
        new = _blank(type(self))
        new.key = self.key
        new.chance = self.chance
        new.phase = self.phase
        new.facts = self.facts.__copy__()
        new.play = self.play.__copy__()
        new.draw_pile = self.draw_pile[:]
        new.drawn = self.drawn[:]
        new.purposes = self.purposes[:]
        one, two = self.hands
        new.hands = [one[:], two[:]]
        one, two = self.outs
        new.outs = [one[:], two[:]]
        one, two = self.men
        new.men = [one[:], two[:]]
        new.plan = self.plan
        new.secrets = self.secrets[:]
        new.returned = self.returned[:]
        return new


_blank: Any = object.__new__
