"""Where the cards of a match lie, and how they come to hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from game.chance import generator, shuffled
from game.contract import Emit
from game.documents import Documented, blank
from game.events import CardMover, Revealed, Shuffled
from game.variants.blowout.cards import (
    CODE,
    DECK_OF,
    DEFENSE,
    DISCARD_PILES,
    DRAW_PILES,
    HAND_SIZES,
    HANDS,
    IDS,
    OFFENSE,
    PLACE,
    PLAYS,
    SPECIAL_TEAMS,
    ZONES,
)
from game.variants.blowout.facts import BlowoutFacts

Cards = tuple[int, ...]

moved = CardMover(CODE, ZONES)


@dataclass(slots=True, eq=False)
class BlowoutZones(Documented):
    """Every card and every public fact of a match, and nothing that decides.

    Zones are tuples, so that a copy shares them; those of a seat's three decks lie at ``3 * seat + deck``.
    """

    facts: BlowoutFacts
    hands: list[Cards] = field(default_factory=lambda: [()] * 6)
    """In the order in which the cards were drawn."""
    draw_piles: list[Cards] = field(default_factory=lambda: [()] * 6)
    """The last card is the top one."""
    discard_piles: list[Cards] = field(default_factory=lambda: [()] * 6)
    plays: list[Cards] = field(default_factory=lambda: [(), ()])
    """The cards of each seat in this down, from the reveal on."""
    call: str = ""
    """What the offense has called while the defense still chooses; the card stays in its hand until then (BO-118)."""

    def clone(self) -> Self:
        """A copy that shares nothing that changes."""
        new: Self = blank(self.__class__)
        new.facts = self.facts.__copy__()
        new.key = self.key
        new.chance = self.chance
        new.phase = self.phase
        new.hands = self.hands[:]
        new.draw_piles = self.draw_piles[:]
        new.discard_piles = self.discard_piles[:]
        new.plays = self.plays[:]
        new.call = self.call
        return new

    def holds(self, place: int, codes: Any) -> bool:
        """Whether a hand has a card of one of these faces."""
        return any(CODE[card] in codes for card in self.hands[place])

    def shuffle_all(self, clause: str, emit: Emit) -> None:
        """All cards of both seats go back to their decks, and each is shuffled: one event of chance (BO-18, BO-113)."""
        rng = generator(self.key, self.chance)
        self.chance += 1
        self.hands = [()] * 6
        self.discard_piles = [()] * 6
        self.draw_piles = [tuple(shuffled(cards, rng)) for cards in IDS]
        if emit:
            for index, cards in enumerate(IDS):
                sources = (HANDS[index], DRAW_PILES[index], DISCARD_PILES[index])
                emit(Shuffled(clause=clause, sources=sources, target=DRAW_PILES[index], count=len(cards)))

    def draw_up(self, emit: Emit) -> None:
        """The offense fills its OFFENSE and SPECIAL TEAMS hands, the defense its DEFENSE hand (BO-20)."""
        offense = 3 * self.facts.offense
        for place in (offense + OFFENSE, offense + SPECIAL_TEAMS, 3 - offense + DEFENSE):
            missing = HAND_SIZES[place % 3] - len(self.hands[place])
            if missing > 0:
                self._draw(place, missing, emit)

    def _draw(self, place: int, missing: int, emit: Emit) -> None:
        """Draws so many cards; a deck that runs out is made anew from its discards, but the OFFENSE deck is not."""
        pile = self.draw_piles[place]
        if missing <= len(pile):
            self._take(place, missing, emit)
            return
        missing -= len(pile)
        self._take(place, len(pile), emit)
        if place % 3 != OFFENSE:  # BO-22
            self._recycle(place, emit)
            self._take(place, missing, emit)

    def _take(self, place: int, count: int, emit: Emit) -> None:
        if not count:
            return
        pile = self.draw_piles[place]
        drawn = pile[: -count - 1 : -1]
        self.draw_piles[place] = pile[:-count]
        self.hands[place] += drawn
        if emit:
            for card in drawn:
                emit(moved("BO-20", DRAW_PILES[place], HANDS[place], "draw", card, (place // 3,)))

    def _recycle(self, place: int, emit: Emit) -> None:
        """The discard pile becomes the deck (BO-23)."""
        pile = self.draw_piles[place] = tuple(self.shuffle(self.discard_piles[place]))
        self.discard_piles[place] = ()
        if emit:
            source, target = DISCARD_PILES[place], DRAW_PILES[place]
            emit(Shuffled(clause="BO-23", sources=(source,), target=target, count=len(pile)))

    def lay(self, seat: int, code: str, clause: str, emit: Emit, seen_by: tuple[int, ...] | None = None) -> int:
        """Puts a card of that face from its hand among the seat's cards of the down, and gives its id.

        Of equal cards the one drawn first goes: which one that is depends on nothing that is hidden.
        """
        place = 3 * seat + DECK_OF[code]
        hand = self.hands[place]
        for index, card in enumerate(hand):
            if CODE[card] == code:
                self.hands[place] = hand[:index] + hand[index + 1 :]
                self.plays[seat] += (card,)
                if emit:
                    emit(moved(clause, HANDS[place], PLAYS[seat], "play", card, seen_by))
                return card
        raise LookupError(f"{HANDS[place]} holds no {code}")

    def lay_calls(self, code: str, emit: Emit) -> None:
        """Both calls come out of their hands, the defense's of that face, and are turned up together (BO-27)."""
        facts = self.facts
        offense, defense = facts.offense, 1 - facts.offense
        called = self.lay(offense, self.call, "BO-27", emit, (offense,))
        against = self.lay(defense, code, "BO-27", emit, (defense,))
        facts.offense_call, facts.defense_call = self.call, code
        facts.snaps += 1
        self.call = ""
        if emit:
            emit(Revealed(clause="BO-27", zone=PLAYS[offense], card=called, code=facts.offense_call, seat=offense))
            emit(Revealed(clause="BO-27", zone=PLAYS[defense], card=against, code=code, seat=defense))

    def clear_down(self, emit: Emit) -> None:
        """Every card of the down goes to its deck's discard pile (BO-24)."""
        facts, piles = self.facts, self.discard_piles
        facts.offense_call = facts.defense_call = facts.defense_response = ""
        for seat in (0, 1):
            for card in self.plays[seat]:
                place = PLACE[card]
                piles[place] += (card,)
                if emit:
                    emit(moved("BO-24", PLAYS[seat], DISCARD_PILES[place], "remove", card))
        self.plays = [(), ()]
