"""A position of Jukem Football: its zones and counters, and the deal that starts each period."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.chance import Key, generator, shuffled
from game.contract import BadPosition, Emit, Ending, Result, State
from game.events import PeriodBegan, Shuffled, TurnBegan
from game.variants.jukem import phases, position, soundness
from game.variants.jukem import view as views
from game.variants.jukem.cards import (
    CODE,
    DEALT,
    FULL_DECK,
    PRACTICE_DECK,
    Fresh,
    LaidPlay,
    Score,
)


class JukemState(State):
    """The whole table, hidden cards included. Piles are lists whose last card is the top one.

    A hand lists first those of its cards that the other seat has seen being taken from the discard pile (JF-84);
    ``known`` counts them. An action that names a face thus spends a known copy before a hidden one.
    """

    variant_name: ClassVar[str] = "jukem"

    __slots__ = (
        "practice",
        "first_dealer",
        "key",
        "chance",
        "phase",
        "seat",
        "period",
        "hands",
        "known",
        "draw_pile",
        "discard_pile",
        "lines",
        "totals",
        "out_of_play",
        "score_piles",
        "points",
        "scoring",
        "stall",
        "drew",
        "took",
        "fresh",
    )

    practice: bool
    first_dealer: int
    key: Key
    chance: int
    """How many chance events have happened."""
    phase: phases.JukemPhase | None
    seat: int
    """The attacker: the seat on turn, even while the defense decides."""
    period: int
    """0 and 1 are the halves, 2 to 11 sudden death."""
    hands: list[list[int]]
    known: list[int]
    draw_pile: list[int]
    discard_pile: list[int]
    lines: list[list[LaidPlay]]
    totals: list[int]
    """Yards on each drive line."""
    out_of_play: list[int]
    score_piles: list[tuple[tuple[int, ...], ...]]
    points: list[int]
    scoring: tuple[Score, ...]
    stall: int
    """Turns in a row in which nobody drew from the draw pile (JF-24)."""
    drew: bool
    """Whether the attacker has drawn from the draw pile in this turn."""
    took: bool
    """Whether the attacker has taken the discard in this turn (JF-18)."""
    fresh: list[Fresh | None]
    """For each seat that discarded in its last turn, what came to its hand since then."""

    def __init__(self, practice: bool, first_dealer: int, key: Key, chance: int = 0) -> None:
        self.practice = practice
        self.first_dealer = first_dealer
        self.key = key
        self.chance = chance
        self.phase = None
        self.seat = 1 - first_dealer
        self.period = 0
        self.points = [0, 0]
        self.scoring = ()
        self._clear()

    def _clear(self) -> None:
        self.hands = [[], []]
        self.known = [0, 0]
        self.draw_pile = []
        self.discard_pile = []
        self.lines = [[], []]
        self.totals = [0, 0]
        self.out_of_play = []
        self.score_piles = [(), ()]
        self.stall = 0
        self.drew = self.took = False
        self.fresh = [None, None]

    @property
    def dealer(self) -> int:
        """The seat that dealt this period: the deal alternates (JF-70, JF-74)."""
        return self.first_dealer if self.period % 2 == 0 else 1 - self.first_dealer

    @property
    def last_turn(self) -> bool:
        """Whether the draw pile is used up, so that this turn ends the period (JF-63)."""
        return not self.draw_pile

    @property
    def result(self) -> Result | None:
        """How the match ended (JF-72, JF-75, JF-77), or None while it goes on."""
        if self.phase is not None:
            return None
        first, second = self.points
        winners = (0, 1) if first == second else (0,) if first > second else (1,)
        reason = Ending.REGULATION if self.period < 2 else Ending.TIE if len(winners) == 2 else Ending.SUDDEN_DEATH
        return Result((first, second), winners, reason)

    def deal(self, emit: Emit) -> None:
        """Shuffles every card, deals four to each seat and turns one up (JF-10, JF-11, JF-69, JF-85)."""
        self._clear()
        ids = PRACTICE_DECK if self.practice else FULL_DECK
        pile = self.draw_pile = shuffled(ids, generator(self.key, self.chance))
        self.chance += 1
        first = self.seat = 1 - self.dealer
        if emit:
            began, shuffle = _DEAL_CLAUSES[min(self.period, len(_DEAL_CLAUSES) - 1)]
            emit(PeriodBegan(clause=began, period=self.period, dealer=self.dealer))
            emit(Shuffled(clause=shuffle, zone="draw_pile", count=len(ids)))
        for turn in range(2 * DEALT):
            seat = first if turn % 2 == 0 else 1 - first
            card = pile.pop()
            self.hands[seat].append(card)
            if emit:
                emit(phases.moved("JF-85", "draw_pile", f"hand:{seat}", "deal", card, (seat,)))
        self.discard_pile.append(pile.pop())
        if emit:
            emit(phases.moved("JF-11", "draw_pile", "discard_pile", "turn_up", self.discard_pile[0]))
            emit(TurnBegan(clause="JF-13", seat=first))
        self.phase = phases.REPLENISH

    def spend(self, seat: int, code: str) -> int:
        """Takes one copy of a face out of a hand, the one that the other seat knows first, and gives its id."""
        hand = self.hands[seat]
        for place, card in enumerate(hand):
            if CODE[card] == code:
                if place < self.known[seat]:
                    self.known[seat] -= 1
                del hand[place]
                return card
        raise BadPosition(f"hand:{seat} holds no {code}")

    def clone(self) -> JukemState:
        """A copy that shares nothing that changes."""
        new: JukemState = _blank(JukemState)
        new.practice = self.practice
        new.first_dealer = self.first_dealer
        new.key = self.key
        new.chance = self.chance
        new.phase = self.phase
        new.seat = self.seat
        new.period = self.period
        first, second = self.hands
        new.hands = [first[:], second[:]]
        new.known = self.known[:]
        new.draw_pile = self.draw_pile[:]
        new.discard_pile = self.discard_pile[:]
        own, other = self.lines
        new.lines = [own[:], other[:]]
        new.totals = self.totals[:]
        new.out_of_play = self.out_of_play[:]
        new.score_piles = self.score_piles[:]
        new.points = self.points[:]
        new.scoring = self.scoring
        new.stall = self.stall
        new.drew = self.drew
        new.took = self.took
        new.fresh = self.fresh[:]
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, JukemState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def view(self, seat: int) -> views.JukemView:
        """All that ``seat`` may know, and nothing else (JF-82 to JF-84)."""
        other = 1 - seat
        own, theirs = self.hands[seat], self.hands[other]
        known = tuple(theirs[: self.known[other]])
        phase = self.phase
        return views.JukemView(
            seat=seat,
            decision=None if phase is None else phase.decision(self),
            points=(self.points[0], self.points[1]),
            result=self.result,
            practice=self.practice,
            first_dealer=self.first_dealer,
            phase="over" if phase is None else phase.name,
            attacker=self.seat,
            period=self.period,
            hand=tuple(own),
            own_known=self.known[seat],
            other_known=known,
            other_count=len(theirs),
            draw_count=len(self.draw_pile),
            discard_pile=tuple(self.discard_pile),
            lines=(tuple(self.lines[0]), tuple(self.lines[1])),
            totals=(self.totals[0], self.totals[1]),
            out_of_play=tuple(self.out_of_play),
            score_piles=(self.score_piles[0], self.score_piles[1]),
            scoring=self.scoring,
            stall=self.stall,
            drew=self.drew,
            took=self.took,
            fresh=(self.fresh[0], self.fresh[1]),
            unseen=tuple(sorted(self.draw_pile + theirs[len(known) :])),
        )

    def why_not(self, card_id: int, chosen: Sequence[int] = ()) -> str | None:
        """Why the deciding seat cannot use that card now beside those chosen, in its own words; None if it can."""
        if self.phase is None:
            return "The match is over."
        return self.phase.why_not(self, card_id, chosen)

    def to_dict(self) -> dict[str, Any]:
        """The position as JSON that a person can edit; piles are listed top card first."""
        return position.write(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> JukemState:
        """The position that ``to_dict`` wrote, or that a person did: a face without a copy number takes any copy.

        Raises BadPosition naming the field that is wrong or missing.
        """
        document = position.read(data)
        state = cls(document.practice, document.first_dealer, document.key, document.chance)
        position.fill(state, document)
        state.phase = phases.BY_NAME.get(document.phase)
        state.check()
        return state

    def check(self) -> None:
        """Raises BadPosition, naming the field, where an invariant is broken (JF-7, JF-81 and the field's own)."""
        soundness.check(self)


_blank = object.__new__
_DEAL_CLAUSES = (("JF-3", "JF-10"), ("JF-70", "JF-69"), ("JF-73", "JF-73"), ("JF-76", "JF-76"))
"""The clauses of a kickoff and of its shuffle: first half, second half, sudden death, and every further one."""
