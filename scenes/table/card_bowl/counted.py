"""What each card counts for in the sums: its number in its club's color, over the value on its face.

So everybody sees who adds to a total, and what. A card that a limit leaves out has a zero, and so has a drawn joker,
which counts nothing (CB-5), whatever it is worth in a hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.variants.card_bowl.cards import ID, MAN
from game.variants.card_bowl.events import Rows, Term
from scenes.table.card_bowl.shown import DRAWN, ShownTable
from scenes.table.stage.sprites import Sprite, Tag, with_code

NOTHING = Tag("0", None)


class Counted:
    """The tags of the cards that count."""

    def __init__(self, shown: ShownTable) -> None:
        self.shown = shown
        self._counts: dict[str, tuple[int, int]] = {}
        """The side, 0 for the offense, and the points of each card, by its code."""

    def source(self, term: Term) -> Sprite | None:
        """Returns the card of a term on the table: that which it names, the passer's in shotgun, or that of a rush."""
        board = self.shown.board
        if board is None:
            return None
        if term.label == "shotgun":
            return next(iter(board.zones.get(MAN[self.shown.table_state.play.offense][0], ())), None)
        if term.label == "card":
            return next(reversed(board.zones.get(DRAWN, ())), None)
        code = next((word for word in term.label.split() if word in ID), "")
        return with_code(board.sprites(), code)

    def add(self, side: int, *terms: Term) -> None:
        """Shows what more terms of a side count for."""
        self._count(side, terms)
        self.lay()

    def _count(self, side: int, terms: Sequence[Term]) -> None:
        for term in terms:
            source = self.source(term)
            if source is not None and source.card is not None:
                code = source.card.code
                before = self._counts.get(code, (side, 0))[1]
                self._counts[code] = side, before + (term.value if term.counts else 0)

    def begin(self, rows: Rows = ((), ())) -> None:
        """Shows what exactly these terms count for."""
        self._counts = {}
        for side, terms in enumerate(rows):
            self._count(side, terms)
        self.lay()

    def lay(self) -> None:
        """Puts the tags on the cards that lie on the table now."""
        for card in () if self.shown.board is None else self.shown.board.sprites():
            counts = self._counts.get(card.card.code) if card.card is not None else None
            card.tag = None if counts is None else self._tag(*counts)
        for joker in self.shown.drawn_jokers:
            joker.tag = NOTHING

    def _tag(self, side: int, points: int) -> Tag:
        offense = self.shown.table_state.play.offense
        return Tag(f"{points:+d}", offense if side == 0 else 1 - offense) if points else NOTHING
