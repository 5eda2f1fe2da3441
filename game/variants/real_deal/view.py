"""One seat's view of a Real Deal match, and sampling of full states from it."""

from __future__ import annotations

from random import Random

from game.chance import shuffled
from game.contract import View
from game.variants.real_deal import state as states
from game.variants.real_deal.board import Board
from game.variants.real_deal.cards import CODE, COUNTERS_OF, LONG, RETURN, SCORING, TEAM_IDS, WILD_IDS
from game.variants.real_deal.facts import RealDealFacts


class RealDealView(View, frozen=True, kw_only=True):
    """What one seat may know (RD-10 to RD-14)."""

    facts: RealDealFacts
    phase: str
    hand: tuple[int, ...]
    other_count: int
    draw_counts: tuple[int, int]
    table_piles: tuple[tuple[int, ...], tuple[int, ...]]
    discard_piles: tuple[tuple[int | None, ...], tuple[int | None, ...]]
    """None for a card that the other team laid face down (RD-12)."""
    own_face_down: tuple[int, ...]
    """The seat's own cards that were laid face down."""

    @property
    def shown(self) -> tuple[set[int | None], set[int | None]]:
        """For each team, the cards that this seat has seen in the quarter, its own hand included."""
        first, second = ({*self.table_piles[seat], *self.discard_piles[seat]} for seat in (0, 1))
        (first, second)[self.seat].update(self.hand)
        return first, second

    @property
    def unseen(self) -> tuple[list[int], list[int], list[int]]:
        """The hidden cards: seat 0's own, seat 1's own, and wild cards, which either team may hold (RD-14)."""
        first, second = self.shown
        seen = first | second
        return (
            [card for card in TEAM_IDS[0] if card not in first],
            [card for card in TEAM_IDS[1] if card not in second],
            [card for card in WILD_IDS if card not in seen],
        )

    @property
    def attacks(self) -> tuple[str, ...]:
        """The cards of the hand that the offense may play for points now (RD-40, RD-51)."""
        facts = self.facts
        open_ = {*(LONG if facts.limited else SCORING), *((RETURN,) if facts.return_open else ())}
        return tuple(code for card in sorted(self.hand) if (code := CODE[card]) in open_)

    @property
    def answers(self) -> tuple[str, ...]:
        """The cards of the hand that counter the play that waits; empty if none waits."""
        meets = COUNTERS_OF[self.facts.chain[-1].code] if self.phase == "counter" else frozenset()
        return tuple(code for card in sorted(self.hand) if (code := CODE[card]) in meets)

    def sample(self, rng: Random) -> states.RealDealState:
        """Returns a full state that agrees with the view; hidden cards and the chance key come from ``rng``."""
        me, other = self.seat, 1 - self.seat
        hidden = self.unseen
        wilds = shuffled(hidden[2], rng)
        missing = self.draw_counts[me] - len(hidden[me])
        own = shuffled((*hidden[me], *wilds[:missing]), rng)
        theirs = shuffled((*hidden[other], *wilds[missing:]), rng)
        state = states.RealDealState(self.facts.__copy__(), int(rng.random() * 2**53))
        state.phase = state.by_name.get(self.phase)
        state.draw_piles[me] = own
        state.hands[me] = list(self.hand)
        cut = self.other_count
        state.hands[other] = theirs[:cut]
        down = cut + self.discard_piles[other].count(None)
        laid = theirs[cut:down]
        state.draw_piles[other] = theirs[down:]
        state.table_piles = [list(pile) for pile in self.table_piles]
        rest = iter(laid)
        state.discard_piles[me] = list(self.discard_piles[me])  # type: ignore[arg-type]
        state.discard_piles[other] = [next(rest) if card is None else card for card in self.discard_piles[other]]
        state.face_down[me], state.face_down[other] = self.own_face_down, tuple(laid)
        return state

    def remembered(self) -> frozenset[int]:
        """Returns the seat's own cards that lie face down on its discard pile."""
        return frozenset(self.own_face_down)

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """Returns all zones by name; hidden cards are None."""
        found: dict[str, tuple[int | None, ...]] = {}
        for seat in (0, 1):
            found[f"hand:{seat}"] = self.hand if seat == self.seat else (None,) * self.other_count
            found[f"draw_pile:{seat}"] = (None,) * self.draw_counts[seat]
            found[f"table_pile:{seat}"] = self.table_piles[seat]
            found[f"discard_pile:{seat}"] = tuple(
                None if card in self.own_face_down else card for card in self.discard_piles[seat]
            )
        return found


def seen_by(state: Board, seat: int) -> RealDealView:
    """Returns the view of a seat."""
    other, phase = 1 - seat, state.phase
    hidden = state.face_down[other]
    piles: list[tuple[int | None, ...]] = [(), ()]
    piles[seat] = tuple(state.discard_piles[seat])
    piles[other] = tuple([None if card in hidden else card for card in state.discard_piles[other]])
    return RealDealView(
        seat=seat,
        decision=None if phase is None else phase.decision(state),
        points=state.facts.points,
        result=state.result,
        facts=state.facts.__copy__(),
        phase="over" if phase is None else phase.name,
        hand=tuple(state.hands[seat]),
        other_count=len(state.hands[other]),
        draw_counts=(len(state.draw_piles[0]), len(state.draw_piles[1])),
        table_piles=(tuple(state.table_piles[0]), tuple(state.table_piles[1])),
        discard_piles=(piles[0], piles[1]),
        own_face_down=state.face_down[seat],
    )
