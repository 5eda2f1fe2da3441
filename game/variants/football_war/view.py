"""The view of one seat of a Football War match, and full positions sampled from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set as AbstractSet
from functools import cached_property
from itertools import chain
from random import Random

from game.chance import generator, pick, shuffled
from game.contract import View
from game.variants.football_war import state as states
from game.variants.football_war.actions import faces as faces_in
from game.variants.football_war.board import Board
from game.variants.football_war.cards import DECKS, FACE, FACE_OF, Buried
from game.variants.football_war.facts import FootballWarFacts

SAMPLES = 1500
"""Number of sampled positions for chances that cannot be computed."""
TRUST = 0.75
"""Share of samples in which a seat did not hold what it conceded."""


class FootballWarView(View, frozen=True, kw_only=True, dict=True):
    """All that a seat may know (FW-10 to FW-16). Piles are lists of card ids, top card last.

    All played cards lay face up, so the view remembers the whole Drive pile, as a careful player does; :meth:`zones`
    has only what the table shows of it (FW-12).
    """

    facts: FootballWarFacts
    counts: tuple[int, ...]
    """Number of cards in each hand."""
    hand: tuple[int, ...]
    own_known: int
    """Number of cards at the front of the own hand that some other seat has seen."""
    known: tuple[tuple[int, ...], ...]
    """The cards of each other seat that it was seen to take and has not played; it may have buried one."""
    partly: tuple[tuple[int, int], ...]
    draw_count: int
    buried: tuple[Buried, ...]
    own_buried: int | None
    """The card that the seat itself buried under the Play pile, while it lies there."""
    drive_pile: tuple[int, ...]
    flag_pile: tuple[int, ...]
    forfeit_known: tuple[tuple[int, int], ...]
    """The forfeited cards that the seat knows, each with the seats that know it, as bits."""
    forfeit_count: int
    score_piles: tuple[tuple[int, ...], ...]
    locked: tuple[int | None, ...]

    @property
    def phase(self) -> str:
        """Returns the name of the decision point, or ``over``."""
        return "over" if self.decision is None else self.decision.kind

    @cached_property
    def placed(self) -> AbstractSet[int]:
        """Returns the cards whose place the seat knows, or that are in one of two such places."""
        found = set(self.drive_pile)
        found.update(self.hand, self.flag_pile, *self.known, *self.score_piles)
        if self.forfeit_known:
            found.update([card for card, _ in self.forfeit_known])
        if self.own_buried is not None:
            found.add(self.own_buried)
        for slot in self.buried:
            if slot.forfeited and slot.seat != self.seat:
                found.update(slot.doubt)
        return found

    @cached_property
    def unseen(self) -> tuple[int, ...]:
        """Returns the cards whose place it does not know, by id: Play pile, other hands or Forfeit pile."""
        placed = self.placed
        return tuple([card for card in DECKS[self.facts.seats] if card not in placed])

    @cached_property
    def conceded(self) -> tuple[Mapping[int, int], ...]:
        """Returns, for each seat, the faces that it conceded, each with the number of cards it drew since then."""
        seats: list[Mapping[int, int]] = []
        for passed, drawn in zip(self.facts.passed, self.facts.drawn, strict=True):
            # The last entry of a face is the newest, so that fewest cards were drawn after it.
            seats.append({FACE_OF[each.play]: drawn - each.drawn for each in passed})
        return tuple(seats)

    @cached_property
    def _sampled_hands(self) -> tuple[tuple[int, ...], ...]:
        """Returns the faces of each seat's hand, as bits, in many positions sampled from the view."""
        rng = generator("held", 0)
        samples = [[faces_in(hand) for hand in self.sample(rng).hands] for _ in range(SAMPLES)]
        return tuple(zip(*samples, strict=True))

    def how_often(self, seat: int, faces: Sequence[int]) -> float:
        """Returns how often a seat holds one of these faces in sampled positions."""
        wanted = sum(1 << face for face in faces)
        return sum(1 for hand in self._sampled_hands[seat] if hand & wanted) / SAMPLES

    def sample(self, rng: Random) -> states.FootballWarState:
        """Returns a full state that agrees with the view; hidden cards and its chance key come from ``rng``."""
        return _sample(self, rng)

    def remembered(self) -> frozenset[int]:
        """Returns the cards that the seat does not see now but whose place it knows (FW-11, FW-50)."""
        own = () if self.own_buried is None else (self.own_buried,)
        forfeited = [card for card, _ in self.forfeit_known]
        return frozenset(chain(self.drive_pile, *self.known, forfeited, *self.score_piles, own))

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """Returns every zone as the table shows it; hidden cards are None."""
        hands = {f"hand:{seat}": (None,) * count for seat, count in enumerate(self.counts)}
        open_to_me = self.facts.looking and self.decision is not None and self.decision.seat == self.seat
        covered = 0 if open_to_me else max(0, len(self.drive_pile) - 1)
        return {
            **hands,
            f"hand:{self.seat}": self.hand,
            "draw_pile": (None,) * self.draw_count,
            "drive_pile": (*(None,) * covered, *self.drive_pile[covered:]),
            "flag_pile": self.flag_pile,
            "forfeit_pile": (None,) * self.forfeit_count,
            **{f"score_pile:{seat}": (None,) * len(pile) for seat, pile in enumerate(self.score_piles)},
        }


def seen_by(state: Board, seat: int) -> FootballWarView:
    """Returns the view of a seat."""
    phase, hands, facts = state.phase, state.hands, state.facts
    bit, hand, partly = 1 << seat, hands[seat], state.partly
    return FootballWarView(
        seat=seat,
        decision=None if phase is None else phase.decision(state),
        points=facts.points,
        result=None if phase else state.result,
        facts=facts.__copy__(),
        counts=tuple([len(each) for each in hands]),
        hand=tuple(hand),
        own_known=state.known[seat],
        known=tuple([_known_of(state, other, bit) if other != seat else () for other in range(len(hands))]),
        partly=tuple(sorted([each for each in partly if each[0] in hand or each[1] & bit])) if partly else (),
        draw_count=len(state.draw_pile),
        buried=state.buried,
        own_buried=_own_buried(state, seat) if state.buried else None,
        drive_pile=tuple(state.drive_pile),
        flag_pile=state.flag_pile,
        forfeit_known=_forfeit_known(state, bit) if state.forfeit_pile else (),
        forfeit_count=len(state.forfeit_pile),
        score_piles=state.score_piles,
        locked=_locked_seen(state, hand, bit) if state.locked else (),
    )


def _known_of(state: Board, other: int, bit: int) -> tuple[int, ...]:
    """Returns the cards of another seat that the seat of that bit knows."""
    count = state.known[other]
    if not count and not state.buried:
        return ()
    known = state.hands[other][:count]
    if state.partly:
        masks = dict(state.partly)
        known = [card for card in known if masks.get(card, bit) & bit]
    for depth, slot in enumerate(state.buried):
        if slot.seat == other and not slot.forfeited and state.draw_pile[depth] in slot.doubt:
            known.append(state.draw_pile[depth])
    return tuple(sorted(known))


def _own_buried(state: Board, seat: int) -> int | None:
    for depth, slot in enumerate(state.buried):
        if slot.seat == seat:
            return state.draw_pile[depth]  # one at most, since a seat has one timeout (FW-71)
    return None


def _forfeit_known(state: Board, bit: int) -> tuple[tuple[int, int], ...]:
    pairs = zip(state.forfeit_pile, state.forfeit_seen, strict=True)
    return tuple(sorted([(card, mask) for card, mask in pairs if mask & bit]))


def _locked_seen(state: Board, hand: list[int], bit: int) -> tuple[int | None, ...]:
    pairs = zip(state.locked, state.facts.locked_seen, strict=True)
    return tuple([card if card in hand or mask & bit else None for card, mask in pairs])


def _sample(view: FootballWarView, rng: Random) -> states.FootballWarState:
    pool = shuffled(view.unseen, rng)
    known = [list(cards) for cards in view.known]
    under, doubted = _under(view, known, pool, rng)
    state: states.FootballWarState = states.FootballWarState.__new__(states.FootballWarState)
    state.facts = view.facts.__copy__()
    state.key = int(rng.random() * 2**53)
    state.chance = 0
    state.phase = state.by_name.get(view.phase)
    state.hands = [
        list(view.hand) if seat == view.seat else known[seat] + _hidden(view, seat, count - len(known[seat]), pool, rng)
        for seat, count in enumerate(view.counts)
    ]
    state.known = tuple([view.own_known if seat == view.seat else len(cards) for seat, cards in enumerate(known)])
    state.partly = view.partly
    state.buried = view.buried
    state.drive_pile = list(view.drive_pile)
    state.flag_pile = view.flag_pile
    hidden = view.forfeit_count - len(view.forfeit_known) - len(doubted)
    state.forfeit_pile = (*[card for card, _ in view.forfeit_known], *doubted, *[pool.pop() for _ in range(hidden)])
    other = 0 if len(view.counts) > 2 else 1 << 1 - view.seat
    state.forfeit_seen = (*[mask for _, mask in view.forfeit_known], *[other] * (len(doubted) + hidden))
    state.score_piles = view.score_piles
    state.draw_pile = under + pool
    state.locked = _locked(view, state)
    return state


def _under(view: FootballWarView, known: list[list[int]], pool: list[int], rng: Random) -> tuple[list[int], list[int]]:
    """Returns the cards under the Play pile, bottom first, and the doubted ones on the Forfeit pile.

    A doubted card that is put under the pile leaves ``known``.
    """
    found: list[int] = []
    forfeited: list[int] = []
    room = view.forfeit_count - len(view.forfeit_known)
    for slot in view.buried:
        card = view.own_buried if slot.seat == view.seat else None
        if card is None:
            full = room < len(slot.doubt) if slot.forfeited else len(known[slot.seat]) > view.counts[slot.seat]
            card = _buried_card(slot, full, pool, rng)
            if slot.forfeited:
                rest = [each for each in slot.doubt if each != card]
                forfeited += rest
                room -= len(rest)
            elif card in slot.doubt:
                known[slot.seat].remove(card)
        found.append(card)
    return found, forfeited


def _buried_card(slot: Buried, full: bool, pool: list[int], rng: Random) -> int:
    """Picks one of the cards that may lie there at random; a doubted one if the hand has no room for it."""
    doubted = len(slot.doubt)
    place = int(rng.random() * max(1, doubted + slot.hidden + len(slot.spent)))
    if doubted and (full or place < doubted or not pool):
        return pick(slot.doubt, rng)
    if slot.spent and not slot.hidden:
        twins = [card for card in pool if FACE[card] in slot.spent]
        if not twins:
            return pick(slot.doubt, rng)
        pool.remove(twins[-1])
        return twins[-1]
    return pool.pop()


def _hidden(view: FootballWarView, seat: int, count: int, pool: list[int], rng: Random) -> list[int]:
    """Takes the cards of the hidden part of a hand from the pool.

    A seat that conceded a play seldom held it: in most samples its older cards avoid what it conceded.
    """
    first, drawn_since = len(pool) - count, view.conceded[seat]
    if drawn_since and first and rng.random() < TRUST:
        place = 0
        for age in range(first, len(pool)):
            newer = len(pool) - age
            while place < first and drawn_since.get(FACE[pool[age]], newer) < newer:
                pool[age], pool[place] = pool[place], pool[age]
                place += 1
    cards = pool[first:]
    del pool[first:]
    return cards


def _locked(view: FootballWarView, state: Board) -> tuple[int, ...]:
    """Returns the locked cards of the deciding hand: those that the seat knows, and the newest others."""
    if not view.locked:
        return ()
    assert view.decision is not None
    hand = [card for card in state.hands[view.decision.seat] if card not in view.locked]
    return tuple([hand.pop() if card is None else card for card in view.locked])
