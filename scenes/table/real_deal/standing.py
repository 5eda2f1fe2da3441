"""What the table says of how a quarter stands. The view sets it when all is settled, the cues on the way there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.variants.real_deal.cards import HAND_SIZE
from game.variants.real_deal.facts import RealDealFacts


@dataclass
class Standing:
    """Public facts as the things show them; ``names`` and ``teams`` are by seat."""

    names: Sequence[str] = ("", "")
    teams: tuple[str, ...] = ("Black", "White")
    period: int = 0
    quarters: int = 4
    offense: int = 0
    return_open: bool = False
    limited: bool = False
    finished: tuple[int, int] = (0, 0)
    held: list[int] = field(default_factory=lambda: [HAND_SIZE, HAND_SIZE])
    """Cards in hand, by seat."""
    waiting: str = ""
    """The play that waits for a counter, or nothing."""
    waiter: int = 0
    """Who played it."""
    points: int = 0
    """What it scores if nothing meets it."""
    word: str = ""
    """What came of the duel at the spot."""
    told: bool = True
    """Whether the table has shown who has the ball after it."""
    ghost: str = ""
    """What the picked card would do."""
    attack: bool = False
    """Whether the viewer's hand holds a card that the offense may play for points now."""
    toss: str = ""
    """Why whoever chooses before a half has the choice."""
    tossing: bool = False
    """Whether a seat has yet to say who has the ball first."""
    asked: bool = False
    """Whether the viewer has to decide."""
    over: bool = False
    """Whether the match is."""

    def adopt(self, facts: RealDealFacts) -> None:
        """Takes over the facts of a view."""
        self.told = True
        self.period, self.quarters, self.offense = facts.period, facts.quarters, facts.offense
        self.return_open, self.limited, self.finished = facts.return_open, facts.limited, facts.finished

    @property
    def may_return(self) -> bool:
        """Whether RETURN TD may be played now by who has the ball (RD-40)."""
        return self.return_open and not self.waiting

    @property
    def can_end(self) -> bool:
        """Whether the quarter can be ended by a card at all (RD-53)."""
        return self.period < self.quarters - 1

    def pass_ball(self, seat: int) -> None:
        """The ball goes to a seat; the other one has finished a possession if it had it (RD-59)."""
        if seat != self.offense:
            first, second = self.finished
            self.finished = (first + 1, second) if self.offense == 0 else (first, second + 1)
        self.offense, self.told = seat, True

    def close(self) -> None:
        """The match is over: nothing may be played any more."""
        self.return_open = self.limited = False
        self.told = True

    def go_on(self) -> None:
        """Something happens, and nobody is asked while it does."""
        self.asked, self.ghost = False, ""

    def answered(self) -> None:
        """Nothing waits for a counter any more."""
        self.waiting, self.points = "", 0

    def ends(self) -> None:
        """The possession is over; who has the ball now is yet to be shown."""
        self.answered()
        self.told = False

    def key(self) -> tuple[object, ...]:
        """A value that changes whenever a thing has to be painted anew."""
        return (
            *(tuple(self.names), self.teams, self.period, self.quarters, self.offense, self.return_open),
            *(self.limited, self.finished, tuple(self.held), self.waiting, self.waiter, self.points),
            *(self.word, self.told, self.attack, self.toss, self.ghost, self.tossing, self.asked, self.over),
        )
