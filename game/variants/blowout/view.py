"""What one seat knows of a BLOWOUT!!! match, and sampling of full positions from it."""

from __future__ import annotations

from functools import cached_property
from random import Random

from game.chance import pick, shuffled
from game.contract import View
from game.variants.blowout import state as states
from game.variants.blowout.cards import DISCARD_PILES, DRAW_PILES, HANDS, IDS, PLAYS, SEAT_DECKS
from game.variants.blowout.facts import BlowoutFacts
from game.variants.blowout.zones import BlowoutZones, Cards


class BlowoutView(View, frozen=True, kw_only=True, dict=True):
    """Everything that a seat may know."""

    facts: BlowoutFacts
    phase: str
    hands: tuple[Cards, Cards, Cards]
    """The seat's OFFENSE, DEFENSE and SPECIAL TEAMS hands, in use or set aside."""
    other_counts: tuple[int, int, int]
    """Cards in each hand of the other seat, including a call that is not revealed yet (BO-118)."""
    draw_counts: tuple[int, int, int, int, int, int]
    """Cards in each deck, by ``3 * seat + deck``."""
    discard_piles: tuple[Cards, Cards, Cards, Cards, Cards, Cards]
    plays: tuple[Cards, Cards]
    call: str
    """The seat's own secret call, else empty. The other seat's call is never told (BO-106)."""

    @cached_property
    def _hidden(self) -> tuple[Cards, ...]:
        """The cards of each deck whose place the seat does not know; computed once for many samples."""
        seen: set[int] = set().union(*self.discard_piles, *self.plays, *self.hands)
        return tuple(tuple([card for card in deck if card not in seen]) for deck in IDS)

    def hidden(self, place: int) -> Cards:
        """Returns the cards of a deck whose place the seat does not know: in the deck or the other hand."""
        return self._hidden[place]

    def sample(self, rng: Random) -> states.BlowoutState:
        """Returns a full state that agrees with the view; hidden cards and later chance come from ``rng``.

        Hidden cards are dealt at random, and the secret call is drawn at random from the other hand.
        """
        state = states.BlowoutState(self.facts.__copy__(), int(rng.random() * 2**53))
        state.discard_piles = list(self.discard_piles)
        state.plays = list(self.plays)
        own, other = 3 * self.seat, 3 - 3 * self.seat
        hands, draw_piles = state.hands, state.draw_piles
        hands[own : own + 3] = self.hands
        for index, hidden in enumerate(self._hidden):
            cards = tuple(shuffled(hidden, rng))
            if index // 3 == self.seat:
                draw_piles[index] = cards
            else:
                held = self.other_counts[index - other]
                hands[index], draw_piles[index] = cards[:held], cards[held:]
        state.phase = state.by_name.get(self.phase)
        if self.phase == "defense_call":
            state.call = self.call or str(pick(state.by_name["offense_call"].legal_actions(state), rng))
        return state

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """Returns the cards of every zone by its name; hidden cards are None."""
        found: dict[str, tuple[int | None, ...]] = {}
        for place in SEAT_DECKS:
            own = place // 3 == self.seat
            found[HANDS[place]] = self.hands[place % 3] if own else (None,) * self.other_counts[place % 3]
            found[DRAW_PILES[place]] = (None,) * self.draw_counts[place]
            found[DISCARD_PILES[place]] = self.discard_piles[place]
        found.update(zip(PLAYS, self.plays, strict=True))
        return found


def seen_by(state: BlowoutZones, seat: int) -> BlowoutView:
    """Returns the view of a seat."""
    phase, facts, hands = state.phase, state.facts, state.hands
    own, other = 3 * seat, 3 - 3 * seat
    first, second, third, fourth, fifth, sixth = map(len, state.draw_piles)
    return BlowoutView(
        seat=seat,
        decision=None if phase is None else phase.decision(state),
        points=facts.points,
        result=state.result,
        facts=facts.__copy__(),
        phase="over" if phase is None else phase.name,
        hands=(hands[own], hands[own + 1], hands[own + 2]),
        other_counts=(len(hands[other]), len(hands[other + 1]), len(hands[other + 2])),
        draw_counts=(first, second, third, fourth, fifth, sixth),
        discard_piles=tuple(state.discard_piles),  # type: ignore[arg-type]
        plays=(state.plays[0], state.plays[1]),
        call=state.call if seat == facts.offense else "",
    )
