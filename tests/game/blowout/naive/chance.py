"""What the caller hands in: every toss and every shuffle."""

from typing import Protocol


class Chance(Protocol):
    """The source of all that is random in a match.

    Asked for are the tosses `coin` (BO-16) and `overtime` (BO-94), and shuffles of the piles `offense_deck:S`,
    `defense_deck:S` and `special_teams_deck:S`, S being the seat that owns the pile.
    """

    def toss(self, why: str, seats: int) -> int:
        """The seat that the toss names."""

    def shuffle(self, what: str, cards: list[str]) -> list[str]:
        """The same cards in the order in which they will be drawn, first one drawn first."""
