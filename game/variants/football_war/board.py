"""A position of Football War as data: the zones, the public facts, and what the seats know of the cards.

The rules work on a :class:`Board` and import nothing above it; ``state.py`` adds what the contract requires.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Self

from msgspec.structs import astuple

from game.contract import Ending, Result
from game.documents import Documented, blank
from game.variants.football_war.cards import OVERTIME, Buried
from game.variants.football_war.facts import FootballWarFacts


@dataclass(slots=True, eq=False)
class Board(Documented):
    """The whole table, hidden cards included. Piles are lists whose last card is the top one.

    The Play pile is ``draw_pile``. ``hands``, ``known`` and ``partly`` are explained in ``knowledge.py``.
    """

    facts: FootballWarFacts
    hands: list[list[int]] = field(init=False)
    known: tuple[int, ...] = field(init=False)
    partly: tuple[tuple[int, int], ...] = field(init=False)
    """Cards in hands that only some other seats know, each with those seats as bits."""
    draw_pile: list[int] = field(init=False)
    buried: tuple[Buried, ...] = field(init=False)
    """Cards that timeouts put under the Play pile, bottom first."""
    drive_pile: list[int] = field(init=False)
    flag_pile: tuple[int, ...] = field(init=False)
    forfeit_pile: tuple[int, ...] = field(init=False)
    forfeit_seen: tuple[int, ...] = field(init=False)
    """The seats that know each forfeited card, as bits."""
    score_piles: tuple[tuple[int, ...], ...] = field(init=False)
    locked: tuple[int, ...] = field(init=False)
    """Cards of the deciding seat that it may not use yet (FW-75)."""

    def __post_init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Removes every card from every zone."""
        seats = self.facts.seats
        self.hands = [[] for _ in range(seats)]
        self.known = (0,) * seats
        self.draw_pile, self.drive_pile = [], []
        self.score_piles = ((),) * seats
        self.partly = self.buried = self.flag_pile = self.forfeit_pile = self.forfeit_seen = self.locked = ()

    def clone(self) -> Self:
        """Returns a copy that shares no mutable data."""
        new: Self = blank(self.__class__)
        new.facts = self.facts.__copy__()
        new.key = self.key
        new.chance = self.chance
        new.phase = self.phase
        new.hands = [hand[:] for hand in self.hands]
        new.known = self.known
        new.partly = self.partly
        new.draw_pile = self.draw_pile[:]
        new.buried = self.buried
        new.drive_pile = self.drive_pile[:]
        new.flag_pile = self.flag_pile
        new.forfeit_pile = self.forfeit_pile
        new.forfeit_seen = self.forfeit_seen
        new.score_piles = self.score_piles
        new.locked = self.locked
        return new

    @property
    def result(self) -> Result | None:
        """Returns how the match ended (FW-2, FW-90 to FW-93), or None while it goes on."""
        if self.phase is not None:
            return None
        winners = self.facts.leaders
        decided = Ending.REGULATION if self.facts.period < OVERTIME else Ending.SUDDEN_DEATH
        return Result(self.facts.points, winners, decided if len(winners) == 1 else Ending.TIE)


def outline(board: Board, seat: int) -> Hashable:
    """Returns the key of a decision in a search by ``seat``: public facts, and its own hand at its own decisions."""
    hands, decision = board.hands, board.decision
    return (
        astuple(board.facts),
        tuple(hands[seat]) if decision and decision.seat == seat else (),
        tuple([len(hand) for hand in hands]),
        len(board.draw_pile),
        tuple(board.drive_pile),
    )
