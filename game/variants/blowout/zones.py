"""The zones of a match: shuffling, drawing, playing and discarding cards."""

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
    PLAYS,
    SEAT_DECK,
    SPECIAL_TEAMS,
    ZONES,
)
from game.variants.blowout.facts import BlowoutFacts

Cards = tuple[int, ...]

moved = CardMover(CODE, ZONES)


@dataclass(slots=True, eq=False)
class BlowoutZones(Documented):
    """All cards and public facts of a match, without decisions.

    Zones are tuples, so that copies share them. Lists are indexed by ``3 * seat + deck``.
    """

    facts: BlowoutFacts
    hands: list[Cards] = field(default_factory=lambda: [()] * 6)
    """The cards of each hand, in the order drawn."""
    draw_piles: list[Cards] = field(default_factory=lambda: [()] * 6)
    """The cards of each draw pile; the last one is the top."""
    discard_piles: list[Cards] = field(default_factory=lambda: [()] * 6)
    plays: list[Cards] = field(default_factory=lambda: [(), ()])
    """The cards of each seat in this down, from the reveal on."""
    call: str = ""
    """The offense's call while the defense chooses. The card stays in the hand until the reveal (BO-118)."""

    def clone(self) -> Self:
        """Returns an independent copy."""
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
        """Returns whether a hand has a card of one of these faces."""
        return any(CODE[card] in codes for card in self.hands[place])

    def shuffle_all(self, clause: str, emit: Emit) -> None:
        """Puts all cards back into their decks and shuffles them, with one chance event (BO-18, BO-113)."""
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
        """Fills the offense's OFFENSE and SPECIAL TEAMS hands and the defense's DEFENSE hand (BO-20)."""
        offense = 3 * self.facts.offense
        for place in (offense + OFFENSE, offense + SPECIAL_TEAMS, 3 - offense + DEFENSE):
            missing = HAND_SIZES[place % 3] - len(self.hands[place])
            if missing > 0:
                self._draw(place, missing, emit)

    def _draw(self, place: int, missing: int, emit: Emit) -> None:
        """Draws ``missing`` cards. An empty deck is refilled from its discards, except the OFFENSE deck."""
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
        """Shuffles the discard pile into a new deck (BO-23)."""
        pile = self.draw_piles[place] = tuple(self.shuffle(self.discard_piles[place]))
        self.discard_piles[place] = ()
        if emit:
            source, target = DISCARD_PILES[place], DRAW_PILES[place]
            emit(Shuffled(clause="BO-23", sources=(source,), target=target, count=len(pile)))

    def lay(self, seat: int, code: str, clause: str, emit: Emit, seen_by: tuple[int, ...] | None = None) -> int:
        """Plays a card of that face from the hand and returns its id.

        Of equal cards the one drawn first goes, so that the id reveals nothing hidden.
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
        """Plays and reveals both calls together; ``code`` is the defense's (BO-27)."""
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
        """Discards every card of the down to its deck's pile (BO-24)."""
        facts, piles = self.facts, self.discard_piles
        facts.offense_call = facts.defense_call = facts.defense_response = ""
        for seat in (0, 1):
            for card in self.plays[seat]:
                place = SEAT_DECK[card]
                piles[place] += (card,)
                if emit:
                    emit(moved("BO-24", PLAYS[seat], DISCARD_PILES[place], "remove", card))
        self.plays = [(), ()]
