"""The zones of both seats by name."""

from tests.game.blowout.naive.cards import DECK_NAMES, DEFENSE, OFFENSE, SPECIAL_TEAMS
from tests.game.blowout.naive.stock import Stock


class Zones:
    """The three decks of each seat with their hands and discard piles; every attribute holds a list for each seat."""

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

    @property
    def offense_deck(self) -> list[list[str]]:
        """The OFFENSE decks, face down, first one drawn first."""
        return [self.stock(OFFENSE, seat).deck for seat in (0, 1)]

    @property
    def offense_hand(self) -> list[list[str]]:
        """The OFFENSE hands, in use or set aside."""
        return [self.stock(OFFENSE, seat).hand for seat in (0, 1)]

    @property
    def offense_discard(self) -> list[list[str]]:
        """The OFFENSE discard piles, the last card at the end."""
        return [self.stock(OFFENSE, seat).discard for seat in (0, 1)]

    @property
    def defense_deck(self) -> list[list[str]]:
        """The DEFENSE decks, face down, first one drawn first."""
        return [self.stock(DEFENSE, seat).deck for seat in (0, 1)]

    @property
    def defense_hand(self) -> list[list[str]]:
        """The DEFENSE hands, in use or set aside."""
        return [self.stock(DEFENSE, seat).hand for seat in (0, 1)]

    @property
    def defense_discard(self) -> list[list[str]]:
        """The DEFENSE discard piles, the last card at the end."""
        return [self.stock(DEFENSE, seat).discard for seat in (0, 1)]

    @property
    def special_teams_deck(self) -> list[list[str]]:
        """The SPECIAL TEAMS decks, face down, first one drawn first."""
        return [self.stock(SPECIAL_TEAMS, seat).deck for seat in (0, 1)]

    @property
    def special_teams_hand(self) -> list[list[str]]:
        """The SPECIAL TEAMS hands, in use or set aside."""
        return [self.stock(SPECIAL_TEAMS, seat).hand for seat in (0, 1)]

    @property
    def special_teams_discard(self) -> list[list[str]]:
        """The SPECIAL TEAMS discard piles, the last card at the end."""
        return [self.stock(SPECIAL_TEAMS, seat).discard for seat in (0, 1)]
