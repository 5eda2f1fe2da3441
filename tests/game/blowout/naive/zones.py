"""The zones of both seats by name."""

from tests.game.blowout.naive.cards import DECK_NAMES
from tests.game.blowout.naive.stock import Stock


class Zones:
    """The three decks of each seat with their hands and discard piles."""

    def __init__(self) -> None:
        """All cards lie in their decks, not yet shuffled."""
        self.stocks = [Stock(name, seat) for seat in (0, 1) for name in DECK_NAMES]

    def stock(self, name: str, seat: int) -> Stock:
        """One deck of a seat with its hand and discard pile."""
        return next(stock for stock in self.stocks if stock.name == name and stock.seat == seat)

    def zones(self) -> dict[str, list[str]]:
        """Every zone by name and owner: `offense_deck:0`, `offense_hand:0`, `offense_discard:0` and so on."""
        found = {}
        for stock in self.stocks:
            found[f"{stock.name}_deck:{stock.seat}"] = stock.deck
            found[f"{stock.name}_hand:{stock.seat}"] = stock.hand
            found[f"{stock.name}_discard:{stock.seat}"] = stock.discard
        return found
