"""What one seat knows of a Football War match, and full positions made from that knowledge alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from game.chance import pick, shuffled
from game.contract import View
from game.variants.football_war import phases
from game.variants.football_war import state as states
from game.variants.football_war.cards import CARDS, FACE, FACE_OF, NO_PLAY, Buried, Passed, Score

if TYPE_CHECKING:
    from game.variants.football_war.state import FootballWarState

TRUST = 0.75
"""How often a sample takes a concession at its word: that the seat did not hold the play."""


class Under(NamedTuple):
    """A card under the Play pile as one seat knows it; see :class:`Buried`."""

    seat: int
    card: int | None
    doubt: tuple[int, ...]
    hidden: int
    spent: tuple[int, ...]
    forfeited: bool


class FootballWarView(View, frozen=True, kw_only=True):
    """All that a seat may know (FW-10 to FW-16). Piles are card ids with the top card last.

    Whatever was played lay face up, so the view remembers the whole Drive pile in order, as a careful player does;
    :meth:`zones` shows no more of it than the table does (FW-12).
    """

    halves: int
    play_clock: str
    phase: str
    offense: int
    defense: int
    direction: int
    period: int
    first_kicker: int
    live: str | None
    """The live play, FIELD GOAL for a kick."""
    chain: int
    counts: tuple[int, ...]
    """How many cards each hand holds."""
    hand: tuple[int, ...]
    own_known: int
    """How many cards at the front of the own hand some other seat has seen going there."""
    known: tuple[tuple[int, ...], ...]
    """For each other seat the cards that it was seen to take and has not played: in its hand, or buried by it."""
    partly: tuple[tuple[int, int], ...]
    draw_count: int
    buried: tuple[Under, ...]
    drive_pile: tuple[int, ...]
    flag_pile: tuple[int, ...]
    forfeit_known: tuple[tuple[int, int], ...]
    """The forfeited cards that the seat knows, each with the seats that know it, as bits."""
    forfeit_count: int
    score_piles: tuple[tuple[int, ...], ...]
    scoring: tuple[Score, ...]
    timeouts: int
    look_backs: int
    locked: tuple[int | None, ...]
    locked_seen: tuple[int, ...]
    looking: bool
    timed: int
    asked: int
    clock_stopped: bool
    drawn: tuple[int, ...]
    passed: tuple[tuple[Passed, ...], ...]
    unseen: tuple[int, ...]
    """In id order, the cards that lie in the Play pile, in another hand or on the Forfeit pile, nobody told where."""

    def sample(self, rng: Random) -> states.FootballWarState:
        """A full state that agrees with the view; all that is hidden, and its chance, come from ``rng``."""
        return _sample(self, rng)

    def remembered(self) -> frozenset[int]:
        """The cards that lie face down to the seat now and whose place it knows all the same (FW-11, FW-50)."""
        found = {*self.drive_pile, *(card for cards in self.known for card in cards)}
        found.update(card for card, _ in self.forfeit_known)
        found.update(card for pile in self.score_piles for card in pile)
        found.update(slot.card for slot in self.buried if slot.card is not None)
        return frozenset(found)

    def zones(self) -> dict[str, tuple[int | None, ...]]:
        """Every zone by name as it lies on the table; hidden cards are None."""
        hands = {f"hand:{seat}": (None,) * count for seat, count in enumerate(self.counts)}
        open_to_me = self.looking and self.decision is not None and self.decision.seat == self.seat
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


def seen_by(state: FootballWarState, seat: int) -> FootballWarView:
    """The view of a seat."""
    phase, bit = state.phase, 1 << seat
    secret: list[int] = []
    known = [_known_of(state, other, bit, secret) if other != seat else () for other in range(len(state.hands))]
    own = set(state.hands[seat])
    forfeit_known = []
    for card, mask in zip(state.forfeit_pile, state.forfeit_seen, strict=True):
        if mask & bit:
            forfeit_known.append((card, mask))
        else:
            secret.append(card)
    placed = {card for cards in known for card in cards}
    unseen = secret + state.draw_pile
    if state.buried:
        for depth, slot in enumerate(state.buried):
            if slot.seat == seat:
                placed.add(state.draw_pile[depth])
            elif slot.forfeited:
                placed.update(slot.doubt)
        unseen = [card for card in unseen if card not in placed]
    unseen.sort()
    return FootballWarView(
        seat=seat,
        decision=None if phase is None else phase.decision(state),
        points=state.points,
        result=state.result,
        halves=state.halves,
        play_clock=state.play_clock,
        phase="over" if phase is None else phase.name,
        offense=state.offense,
        defense=state.defense,
        direction=state.direction,
        period=state.period,
        first_kicker=state.first_kicker,
        live=None if state.live == NO_PLAY else CARDS[state.live].code,
        chain=state.chain,
        counts=tuple([len(hand) for hand in state.hands]),
        hand=tuple(state.hands[seat]),
        own_known=state.known[seat],
        known=tuple(known),
        partly=tuple(sorted([entry for entry in state.partly if entry[0] in own or entry[1] & bit])),
        draw_count=len(state.draw_pile),
        buried=tuple(
            [
                Under(slot.seat, state.draw_pile[depth] if slot.seat == seat else None, *slot[1:])
                for depth, slot in enumerate(state.buried)
            ]
        ),
        drive_pile=tuple(state.drive_pile),
        flag_pile=state.flag_pile,
        forfeit_known=tuple(sorted(forfeit_known)),
        forfeit_count=len(state.forfeit_pile),
        score_piles=state.score_piles,
        scoring=state.scoring,
        timeouts=state.timeouts,
        look_backs=state.look_backs,
        locked=tuple(
            [
                card if card in own or mask & bit else None
                for card, mask in zip(state.locked, state.locked_seen, strict=True)
            ]
        ),
        locked_seen=state.locked_seen,
        looking=state.looking,
        timed=state.timed,
        asked=state.asked,
        clock_stopped=state.clock_stopped,
        drawn=tuple(state.drawn),
        passed=tuple(state.passed),
        unseen=tuple(unseen),
    )


def _known_of(state: FootballWarState, other: int, bit: int, secret: list[int]) -> tuple[int, ...]:
    """The cards that the seat of that bit places with another one; the rest of that hand is added to ``secret``."""
    hand, count = state.hands[other], state.known[other]
    known = hand[:count]
    secret += hand[count:]
    if state.partly:
        masks = dict(state.partly)
        secret += [card for card in known if not masks.get(card, bit) & bit]
        known = [card for card in known if masks.get(card, bit) & bit]
    for depth, slot in enumerate(state.buried):
        if slot.seat == other and not slot.forfeited and state.draw_pile[depth] in slot.doubt:
            known.append(state.draw_pile[depth])
    return tuple(sorted(known))


def _sample(view: FootballWarView, rng: Random) -> FootballWarState:
    pool = shuffled(view.unseen, rng)
    known = [list(cards) for cards in view.known]
    under, doubted = _under(view, known, pool, rng)
    state: FootballWarState = states.FootballWarState.__new__(states.FootballWarState)
    state.halves = view.halves
    state.play_clock = view.play_clock
    state.key = int(rng.random() * 2**53)
    state.chance = 0
    state.phase = phases.BY_NAME.get(view.phase)
    state.offense = view.offense
    state.defense = view.defense
    state.direction = view.direction
    state.period = view.period
    state.first_kicker = view.first_kicker
    state.live = NO_PLAY if view.live is None else FACE_OF[view.live]
    state.chain = view.chain
    state.hands = [
        list(view.hand) if seat == view.seat else known[seat] + _hidden(view, seat, count - len(known[seat]), pool, rng)
        for seat, count in enumerate(view.counts)
    ]
    state.known = tuple([view.own_known if seat == view.seat else len(cards) for seat, cards in enumerate(known)])
    state.partly = view.partly
    state.buried = tuple([Buried(slot.seat, *slot[2:]) for slot in view.buried])
    state.drive_pile = list(view.drive_pile)
    state.flag_pile = view.flag_pile
    hidden = view.forfeit_count - len(view.forfeit_known) - len(doubted)
    state.forfeit_pile = (*[card for card, _ in view.forfeit_known], *doubted, *[pool.pop() for _ in range(hidden)])
    other = 0 if len(view.counts) > 2 else 1 << 1 - view.seat
    state.forfeit_seen = (*[mask for _, mask in view.forfeit_known], *[other] * (len(doubted) + hidden))
    state.score_piles = view.score_piles
    state.points = view.points
    state.scoring = view.scoring
    state.timeouts = view.timeouts
    state.look_backs = view.look_backs
    state.looking = view.looking
    state.timed = view.timed
    state.asked = view.asked
    state.clock_stopped = view.clock_stopped
    state.drawn = list(view.drawn)
    state.passed = list(view.passed)
    state.draw_pile = under + pool
    state.locked = _locked(view, state)
    state.locked_seen = view.locked_seen
    return state


def _under(view: FootballWarView, known: list[list[int]], pool: list[int], rng: Random) -> tuple[list[int], list[int]]:
    """The cards under the Play pile, bottom first, and those in doubt that lie on the Forfeit pile instead.

    A card in doubt that is found under the pile leaves ``known``.
    """
    found: list[int] = []
    forfeited: list[int] = []
    room = view.forfeit_count - len(view.forfeit_known)
    for slot in view.buried:
        card = slot.card
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


def _buried_card(slot: Under, full: bool, pool: list[int], rng: Random) -> int:
    """One of the cards that may lie there, each as likely as the other; one in doubt where the hand has no room."""
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
    """Cards for the hidden part of a hand, taken from the pool.

    A seat that conceded a play seldom held it. Mostly, though not always, its older cards avoid what it conceded.
    """
    first = len(pool) - count
    if view.passed[seat] and first and rng.random() < TRUST:
        place = 0
        for age in range(first, len(pool)):
            while place < first and _was_passed(view, seat, FACE[pool[age]], len(pool) - age):
                pool[age], pool[place] = pool[place], pool[age]
                place += 1
    cards = pool[first:]
    del pool[first:]
    return cards


def _was_passed(view: FootballWarView, seat: int, face: int, nth_newest: int) -> bool:
    """Whether the seat conceded that face at a time when it held its n-th newest card already."""
    drawn = view.drawn[seat]
    return any(each.face == face and drawn - each.drawn < nth_newest for each in view.passed[seat])


def _locked(view: FootballWarView, state: FootballWarState) -> tuple[int, ...]:
    """The locked cards of the deciding hand: those that the seat knows, and the newest of the others."""
    if not view.locked:
        return ()
    assert view.decision is not None
    hand = [card for card in state.hands[view.decision.seat] if card not in view.locked]
    return tuple([hand.pop() if card is None else card for card in view.locked])
