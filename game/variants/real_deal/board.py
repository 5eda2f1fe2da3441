"""The cards of a match by zone, and how they are dealt, drawn and laid."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from game.contract import Emit
from game.documents import Documented, blank
from game.events import CardMover, PeriodBegan, Shuffled
from game.variants.real_deal.cards import CODE, HAND_SIZE, ID_OF, TEAM_IDS, WILD_IDS, WILDS_DEALT, ZONES
from game.variants.real_deal.facts import RealDealFacts

moved = CardMover(CODE, ZONES)


@dataclass(slots=True, eq=False)
class Board(Documented):
    """All cards and public facts of a match, by seat. It makes no decisions.

    The last card of a draw pile is the top one.
    """

    facts: RealDealFacts
    hands: list[list[int]] = field(default_factory=lambda: [[], []])
    draw_piles: list[list[int]] = field(default_factory=lambda: [[], []])
    table_piles: list[list[int]] = field(default_factory=lambda: [[], []])
    discard_piles: list[list[int]] = field(default_factory=lambda: [[], []])
    face_down: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    """The cards of each discard pile that were laid face down; only their owner knows them (RD-12)."""

    def clone(self) -> Self:
        """Returns a copy that shares nothing mutable."""
        new: Self = blank(self.__class__)
        new.facts = self.facts.__copy__()
        new.key = self.key
        new.chance = self.chance
        new.phase = self.phase
        first, second = self.hands
        new.hands = [first[:], second[:]]
        first, second = self.draw_piles
        new.draw_piles = [first[:], second[:]]
        first, second = self.table_piles
        new.table_piles = [first[:], second[:]]
        first, second = self.discard_piles
        new.discard_piles = [first[:], second[:]]
        new.face_down = self.face_down[:]
        return new

    def spend(self, seat: int, code: str) -> int:
        """Takes the card with that face out of a hand and returns its id."""
        card = ID_OF[seat][code]
        try:
            self.hands[seat].remove(card)
        except ValueError:
            raise LookupError(f"hand:{seat} holds no {code}") from None
        return card

    def deal(self, emit: Emit) -> None:
        """Deals out the wild cards, shuffles both decks and deals four cards to each team (RD-17 to RD-19)."""
        wilds = self.shuffle(WILD_IDS)
        self.facts.finished = (0, 0)  # RD-63
        self.facts.chain = ()
        if emit:
            emit(PeriodBegan(clause="RD-66" if self.facts.in_overtime else "RD-17", period=self.facts.period))
        for seat in (0, 1):
            own = (*TEAM_IDS[seat], *wilds[WILDS_DEALT * seat : WILDS_DEALT * (seat + 1)])
            pile = self.draw_piles[seat] = self.shuffle(own)
            self.hands[seat] = pile[: -HAND_SIZE - 1 : -1]
            self.table_piles[seat] = []
            self.discard_piles[seat] = []
            self.face_down[seat] = ()
            if emit:
                sources = tuple(name for name, zone in ZONES.items() if zone.owner == seat)
                emit(Shuffled(clause="RD-18", sources=sources, target=f"draw_pile:{seat}", count=len(pile)))
            del pile[-HAND_SIZE:]
        for turn in range(2 * HAND_SIZE if emit else 0):
            seat, place = turn % 2, turn // 2
            if emit:
                emit(self._drawn("RD-19", seat, self.hands[seat][place], "deal"))

    def draw_up(self, emit: Emit) -> None:
        """Fills both hands to four cards, the offense first, as far as the draw piles last (RD-60)."""
        for seat in (self.facts.offense, 1 - self.facts.offense):
            hand, pile = self.hands[seat], self.draw_piles[seat]
            while len(hand) < HAND_SIZE and pile:
                hand.append(pile.pop())
                if emit:
                    emit(self._drawn("RD-60", seat, hand[-1], "draw"))

    @staticmethod
    def _drawn(clause: str, seat: int, card: int, how: Any) -> Any:
        return moved(clause, f"draw_pile:{seat}", f"hand:{seat}", how, card, (seat,))

    def lay(self, seat: int, code: str, emit: Emit) -> None:
        """Puts a card of a hand face up on its team's table pile (RD-11)."""
        card = self.spend(seat, code)
        self.table_piles[seat].append(card)
        if emit:
            emit(moved("RD-11", f"hand:{seat}", f"table_pile:{seat}", "play", card))

    def lay_face_down(self, seat: int, code: str, emit: Emit) -> None:
        """Puts a card of a hand face down on its team's discard pile (RD-12)."""
        card = self.spend(seat, code)
        self.discard_piles[seat].append(card)
        self.face_down[seat] += (card,)
        if emit:
            emit(moved("RD-12", f"hand:{seat}", f"discard_pile:{seat}", "discard", card, (seat,)))

    def clear_table(self, emit: Emit) -> None:
        """Moves the face-up cards of a possession to the discard piles (RD-13)."""
        self.facts.chain = ()
        for seat in (0, 1):
            cards = self.table_piles[seat]
            if cards:
                self.discard_piles[seat] += cards
                self.table_piles[seat] = []
                if emit:
                    for card in cards:
                        emit(moved("RD-13", f"table_pile:{seat}", f"discard_pile:{seat}", "remove", card))
