"""The board of Card Bowl: the two public records and where every card lies. It knows no rule."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from game.board import Both, board, two_lists
from game.chance import Key
from game.documents import Documented
from game.variants.card_bowl.cards import MEN, NO_CARD
from game.variants.card_bowl.facts import CardBowlFacts, Play


@board
class Board(Documented):
    """Every card, hidden ones included.

    Piles are lists whose last card is the top one; a side's men are a list of eleven cards, NO_CARD for a man without
    one.
    """

    facts: CardBowlFacts
    key: Key
    chance: int = 0
    """How many chance events have happened."""
    phase: Any = None
    play: Play = field(default_factory=Play)
    draw_pile: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    purposes: list[str] = field(default_factory=list)
    """What each drawn card was drawn for (CB-15)."""
    hands: Both[list[int]] = field(default_factory=two_lists)
    outs: Both[list[int]] = field(default_factory=two_lists)
    """Cards set aside from a hand of more than eleven (CB-20)."""
    men: Both[list[int]] = field(default_factory=lambda: [[NO_CARD] * MEN, [NO_CARD] * MEN])
    plan: tuple[int, ...] = ()
    """The front that the defense is building, hidden until it stands."""
    secrets: list[int | None] = field(default_factory=lambda: [None, None])
    """What each side has declared or spread while the other has not (CB-404, CB-444)."""
    returned: list[int] = field(default_factory=lambda: [0, 0])
    """Each side's own discards that went back into the draw deck, as bits (CB-21)."""
