"""One deck of a seat with its hand and its discard pile (4.3)."""

from tests.game.blowout.naive.cards import OFFENSE, full_deck
from tests.game.blowout.naive.chance import Chance


class Stock:
    """The three zones through which the cards of one deck move."""

    def __init__(self, name: str, seat: int) -> None:
        """All cards lie in the deck, not yet shuffled."""
        self.name = name
        self.seat = seat
        self.deck: list[str] = full_deck(name)
        """Face down, first one drawn first."""
        self.hand: list[str] = []
        """In use or set aside (BO-21)."""
        self.discard: list[str] = []
        """Face up, the card that came last at the end."""

    @property
    def pile(self) -> str:
        """The name of the deck with its owner, as the caller's shuffles are told it."""
        return f"{self.name}_deck:{self.seat}"

    def start_again(self, chance: Chance) -> None:
        """All cards, those in hand too, become a new shuffled deck (BO-18, BO-89, BO-95, BO-103, BO-113)."""
        self.hand = []
        self.discard = []
        self.deck = self._shuffled(chance, full_deck(self.name))

    def draw_up(self, size: int, chance: Chance) -> None:
        """Draw until the hand has the size, or no card is left to draw (BO-20)."""
        while len(self.hand) < size:
            if not self.deck and self.name != OFFENSE:  # BO-22: never the OFFENSE deck
                self.deck = self._shuffled(chance, self.discard)  # BO-23
                self.discard = []
            if not self.deck:
                return
            self.hand.append(self.deck.pop(0))

    def _shuffled(self, chance: Chance, cards: list[str]) -> list[str]:
        order = list(chance.shuffle(self.pile, list(cards)))
        if sorted(order) != sorted(cards):
            raise ValueError(f"The shuffle of {self.pile} changed its cards.")
        return order
