"""What one seat knows of a miniature match, and full positions made from that knowledge alone."""

from __future__ import annotations

from random import Random

from game.chance import pick, shuffled
from game.contract import View
from tests.games.miniature import state as states
from tests.games.miniature.board import Call
from tests.games.miniature.cards import DECKS, HANDS, IDS, LANES, ZONES
from tests.games.miniature.facts import MiniatureFacts
from tests.games.miniature.phases import BY_NAME, can_call, made

Cards = tuple[int, ...]


class MiniatureView(View, frozen=True, kw_only=True):
    """All that a seat may know (MG-8, MG-18). Pairs go by deck."""

    facts: MiniatureFacts
    phase: str
    hands: tuple[Cards, Cards]
    other_counts: tuple[int, int]
    """How many cards the other side's hands hold; one that is called and not shown counts there (MG-8)."""
    draw_counts: tuple[int, int]
    discard_piles: tuple[Cards, Cards]
    shown: tuple[Cards, Cards]
    """By seat."""
    call: Call
    """The own call, as far as it is made: the other side's is not told."""

    def sample(self, rng: Random) -> states.MiniatureState:
        """A full state that agrees with the view; what is hidden, and its chance, come from ``rng``."""
        state = states.MiniatureState(self.facts.__copy__(), int(rng.random() * 2**53))
        other = 1 - self.seat
        seen = {card for cards in (*self.hands, *self.discard_piles, *self.shown) for card in cards}
        for deck in DECKS:
            hidden = shuffled([card for card in IDS[deck] if card not in seen], rng)
            state.hands[2 * self.seat + deck] = list(self.hands[deck])
            state.hands[2 * other + deck] = hidden[: self.other_counts[deck]]
            state.draw_piles[deck] = hidden[self.other_counts[deck] :]
            state.discard_piles[deck] = list(self.discard_piles[deck])
        state.shown = [list(cards) for cards in self.shown]
        state.phase = BY_NAME.get(self.phase)
        has_card, has_lane = made(self.phase, on_offense=other == self.facts.offense)
        card = pick(can_call(state, other), rng) if has_card else ""
        state.calls[self.seat] = self.call
        state.calls[other] = Call(card, pick(LANES, rng) if has_lane else "")  # type: ignore[arg-type]
        return state

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """Every zone by name; hidden cards are None."""
        other = tuple((None,) * count for count in self.other_counts)
        hands = (*other, *self.hands) if self.seat else (*self.hands, *other)
        piles = ((None,) * count for count in self.draw_counts)
        assert len(hands) == len(HANDS)
        return dict(zip(ZONES, (*hands, *piles, *self.discard_piles, *self.shown), strict=True))
