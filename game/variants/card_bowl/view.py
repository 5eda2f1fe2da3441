"""The view of a seat, and full positions that agree with it."""

from __future__ import annotations

from math import comb
from random import Random

from msgspec import structs

from game.chance import shuffled
from game.contract import View
from game.variants.card_bowl import state as states
from game.variants.card_bowl.board import Board
from game.variants.card_bowl.cards import BLACK_JOKER, DECK, HAND, MAN, NO_CARD, OUT, RED_JOKER
from game.variants.card_bowl.facts import CardBowlFacts, Play
from game.variants.card_bowl.phases.base import BY_NAME
from game.variants.card_bowl.phases.periods import result_of

HIDDEN = -2
"""A card that lies face down to the seat."""


class CardBowlView(View, frozen=True, kw_only=True):
    """Both public records, the seat's own cards, and the counts of the other side."""

    phase: str
    facts: CardBowlFacts
    play: Play
    hand: tuple[int, ...]
    out: tuple[int, ...]
    """The own discards."""
    returned: int
    """The own discards that went back into the draw deck."""
    men: tuple[tuple[int, ...], tuple[int, ...]]
    """Both sides' men: a card, NO_CARD for a man without one, HIDDEN for one that lies face down to the seat."""
    hand_count: int
    """Cards in the other hand."""
    out_count: int
    """The other side's discards."""
    drawn: tuple[int, ...]
    purposes: tuple[str, ...]
    draw_count: int
    plan: tuple[int, ...]
    """The front that the seat itself is building."""
    secret: int | None
    """The seat's declaration while the other has not made one."""
    declared: bool
    """Whether the other side has."""

    def for_all(self) -> CardBowlView:
        """Returns the view as all may see it: the seat's face-down men are hidden, and its discards."""
        men = [*self.men]
        men[self.seat] = _turned_up(self.play, self.seat, men[self.seat])
        return structs.replace(self, men=tuple(men), out=(HIDDEN,) * len(self.out), returned=0)

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """Returns every zone by name; None for each card that is hidden."""
        own, other = self.seat, 1 - self.seat
        found: dict[str, tuple[int | None, ...]] = {
            "draw_pile": (None,) * self.draw_count,
            "drawn": self.drawn,
            HAND[own]: self.hand,
            HAND[other]: (None,) * self.hand_count,
            OUT[own]: tuple(None if card == HIDDEN else card for card in self.out),
            OUT[other]: (None,) * self.out_count,
        }
        for seat in (0, 1):
            for man, card in enumerate(self.men[seat]):
                found[MAN[seat][man]] = () if card == NO_CARD else (None if card == HIDDEN else card,)
        return found

    def unseen(self) -> list[int]:
        """Returns the cards that the seat cannot see: those of the draw deck and the other side's hidden ones."""
        deck = range(BLACK_JOKER if self.facts.single_joker else DECK)
        seen = {*self.hand, *self.out, *self.men[0], *self.men[1], *self.drawn}
        return [card for card in deck if card not in seen]

    def sample(self, rng: Random) -> states.CardBowlState:
        """Returns a full position that agrees with the view; the other side has its best eleven (CB-203 to CB-205)."""
        state = states.CardBowlState(self.facts.__copy__(), int(rng.random() * (1 << 52)))
        state.phase = BY_NAME[self.phase] if self.phase else None
        state.play = self.play.__copy__()
        own, other = self.seat, 1 - self.seat
        state.hands[own] = list(self.hand)
        state.outs[own] = list(self.out)
        state.men = [list(self.men[0]), list(self.men[1])]
        state.drawn, state.purposes = list(self.drawn), list(self.purposes)
        state.returned[own] = self.returned
        state.plan = self.plan
        state.secrets[own] = self.secret
        if self.declared:
            most = self.facts.pool + 1 if self.phase == "pool" else 5
            choice = int(rng.random() * most)
            state.secrets[other] = choice if self.phase == "pool" else choice - 2
        self._deal_hidden(state, rng)
        return state

    def _deal_hidden(self, state: Board, rng: Random) -> None:
        other = 1 - self.seat
        down = [man for man, card in enumerate(self.men[other]) if card == HIDDEN]
        kept = len(down) + self.hand_count
        known, pool = self._split()
        pool = shuffled(pool, rng)
        floor = min([card for card in (*self.men[other],) if card >= 0], default=DECK)
        hidden = _best_eleven(pool, kept, self.out_count, floor, rng)
        out, hand = hidden[: self.out_count], hidden[self.out_count :]
        state.outs[other] = out
        hand = shuffled(hand, rng) if down else hand
        for man in down:
            state.men[other][man] = hand.pop()
        state.hands[other] = sorted(hand)
        taken = set(hidden)
        rest = known + [card for card in pool if card not in taken]
        state.draw_pile = shuffled(rest, rng) if known else rest

    def _split(self) -> tuple[list[int], list[int]]:
        """Unseen cards that are known to lie in the draw deck, and the others."""
        play = self.play
        inside = play.recycled | self.returned | (1 << RED_JOKER if play.exchanged else 0)
        unseen = self.unseen()
        if not inside:
            return [], unseen
        known = [card for card in unseen if inside >> card & 1]
        return known, [card for card in unseen if not inside >> card & 1]


def _best_eleven(pool: list[int], kept: int, out: int, floor: int, rng: Random) -> list[int]:
    """``out`` discards and ``kept`` cards from a shuffled pool, discards first and none above a card that was kept.

    ``floor`` is the lowest kept card that lies face up: at least ``out`` of the cards lie below it. How many do is
    drawn with the weight of the hands that it allows, so that every hand the rules can have dealt is equally likely.
    """
    count = kept + out
    if not out:
        return pool[:count]
    low = [card for card in pool if card < floor]
    high = [card for card in pool if card > floor]
    least, most = max(out, count - len(high)), min(count, len(low))
    if least > most:
        return sorted(pool[:count])
    weights = [comb(len(low), k) * comb(len(high), count - k) for k in range(least, most + 1)]
    number, mark = least, rng.random() * sum(weights) - weights[0]
    while mark >= 0 and number < most:
        number += 1
        mark -= weights[number - least]
    return sorted(low[:number] + high[: count - number])


def _turned_up(play: Play, seat: int, men: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the men of a seat as all see them, face-down ones hidden."""
    up = play.up[0] if play.offense == seat else play.up[1]
    return tuple([card if card == NO_CARD or up >> man & 1 else HIDDEN for man, card in enumerate(men)])


def seen_by(state: Board, seat: int) -> CardBowlView:
    """Returns the view of a seat."""
    play = state.play.__copy__()
    other = 1 - seat
    secret = state.secrets
    men = [tuple(state.men[0]), tuple(state.men[1])]
    men[other] = _turned_up(play, other, men[other])
    decision = state.decision
    return CardBowlView(
        seat=seat,
        decision=decision,
        points=state.facts.points,
        result=result_of(state.facts) if decision is None else None,
        phase=state.phase.name if state.phase else "",
        facts=state.facts.__copy__(),
        play=play,
        hand=tuple(state.hands[seat]),
        out=tuple(state.outs[seat]),
        returned=state.returned[seat],
        men=(men[0], men[1]),
        hand_count=len(state.hands[other]),
        out_count=len(state.outs[other]),
        drawn=tuple(state.drawn),
        purposes=tuple(state.purposes),
        draw_count=len(state.draw_pile),
        plan=state.plan if seat != play.offense else (),
        secret=secret[seat],
        declared=secret[other] is not None,
    )
