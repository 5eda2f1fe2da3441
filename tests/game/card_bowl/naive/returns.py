"""Returns of kickoffs, free kicks and punts, and the run behind them."""

from dataclasses import dataclass

from tests.game.card_bowl.naive.cards import BLACK_JOKER, RED_JOKER, face, round_half_up, value
from tests.game.card_bowl.naive.fouls import call_now
from tests.game.card_bowl.naive.fumble import Fumble, carry, finish
from tests.game.card_bowl.naive.play import Ending, Play


@dataclass(frozen=True)
class Catch:
    """What a return starts from."""

    r: int
    """The receivers' own yard."""
    coverage: str
    cards: int
    """How many return cards are drawn."""
    asks_after: int
    """After how many cards a touchback may still be taken (CB-113, CB-168)."""
    less: int = 0
    """F is lowered by this after a long squib kick (CB-129)."""


class Return:
    """A return by the side that did not kick."""

    def __init__(self, play: Play, catch: Catch) -> None:
        self.play = play
        self.catch = catch
        self.receiver = play.defense
        self.drawn: list[str] = []

    @property
    def gained(self) -> int:
        """The return cards so far, coverage not counted."""
        return sum(map(value, self.drawn))

    def spot_now(self) -> int:
        """Own yard with the coverage share of the cards so far (CB-114)."""
        share = round_half_up(value(self.catch.coverage) * len(self.drawn), self.catch.cards)
        return self.catch.r + self.gained - share

    def kicker_p(self, own: int) -> int:
        """The receivers' own yard as own yard of the kickers."""
        return self.play.own(self.receiver, own)

    def run(self) -> Ending:
        """Card after card, then the open field (CB-112 to CB-119, CB-123)."""
        self.play.returned = True
        while len(self.drawn) < self.catch.cards:
            card = self.return_card()
            if card == RED_JOKER:  # CB-115
                return Fumble(
                    self.play, self.receiver, self.kicker_p(self.spot_now()), "kick", less=self.catch.less
                ).run()
            self.drawn.append(card)
            if self.takes_touchback():
                return Ending("touchback", self.receiver, self.kicker_p(0))
        yards = self.gained - value(self.catch.coverage)
        end = self.catch.r + yards
        first = max(0, face(self.drawn[-1]) - self.catch.less) - face(self.catch.coverage)  # CB-123, CB-129
        if first > 0 and end < 100:
            return carry(self.play, self.receiver, self.kicker_p(end), first, "kick", less=self.catch.less)
        if self.catch.r >= 0 and end <= 0:  # CB-118
            end = 1
        return finish(self.play, self.receiver, self.kicker_p(end), "kick")

    def return_card(self) -> str:
        """One return card; BJ is a foul of the receivers from the spot reached (CB-116)."""
        purpose = f"return {len(self.drawn) + 1}"
        card = self.play.table.draw(purpose)
        if card == BLACK_JOKER:
            call_now(self.play, "return", self.kicker_p(self.spot_now()), self.receiver)
            card = self.play.table.draw(purpose)
        return card

    def takes_touchback(self) -> bool:
        """The ball is still in the end zone after one of the first cards (CB-113, CB-168)."""
        count = len(self.drawn)
        if count > self.catch.asks_after or count == self.catch.cards or self.catch.r + self.gained >= 0:
            return False
        return self.play.table.ask(self.receiver, "D4 touchback", ["touchback", "go on"]) == "touchback"
