"""One play under way: the table with its cards, what happened so far, and the foul on it."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.game.card_bowl.naive.cards import is_joker
from tests.game.card_bowl.naive.facts import Situation

Draw = Callable[[str], str]
Ask = Callable[[int, str, list[str]], str]
ALWAYS_ASKED = ("D11",)


class Table:
    """Where cards are turned up and players are asked; both come from outside."""

    def __init__(self, draw: Draw, ask: Ask) -> None:
        self._draw = draw
        self._ask = ask

    def draw(self, purpose: str) -> str:
        """Turn up the top card for a purpose."""
        return self._draw(purpose)

    def plain(self, purpose: str) -> str:
        """Turn up a card where jokers mean nothing and are replaced (CB-18)."""
        card = self.draw(purpose)
        while is_joker(card):
            card = self.draw(purpose)
        return card

    def ask(self, seat: int, decision: str, choices: list[str]) -> str:
        """Ask a seat; a single choice is taken without asking, except whether a hand is kept."""
        if len(choices) == 1 and decision.split()[0] not in ALWAYS_ASKED:
            return choices[0]
        choice = self._ask(seat, decision, choices)
        if choice not in choices:
            raise ValueError(f"{decision}: {choice!r} is not one of {choices}")
        return choice


@dataclass(frozen=True)
class Foul:
    """A penalty that waits for the end of the play (6.1)."""

    name: str
    against: int
    yards: int
    basis: str
    """LoS, SPOT, END, DPI or LOOSE (a foul at a fumble, CB-416)."""
    at: int = 0
    """The noted spot of SPOT, DPI and LOOSE, own yard of the offense."""
    auto: bool = False
    holder: int = 0
    """Who had the ball when the foul happened."""
    losses: int = 0
    """How often possession had been lost before the foul."""


@dataclass(frozen=True)
class Deferred:
    """A black joker whose determination card is drawn at the end (CB-418)."""

    row: str
    at: int
    holder: int
    losses: int


@dataclass(frozen=True)
class Ending:
    """How the ball is dead before any penalty decision."""

    how: str
    """down, touchdown, safety, touchback, incomplete, out of bounds, field goal, conversion, no good, stopped,
    kick over, takeover."""
    holder: int
    p: int
    """The dead spot, own yard of the offense of the play (a kick over: the next place of the kick)."""


@dataclass
class Play:
    """Everything that a play gathers on its way."""

    facts: Situation
    table: Table
    kind: str
    """kickoff, squib, on-side, free kick, punt, field goal, extra point, two points, scrimmage, spike, kneel."""
    foul: Foul | None = None
    deferred: Deferred | None = None
    losses: list[tuple[int, int]] = field(default_factory=list)
    """Who lost the ball and where (own yard of the offense), in order."""
    returned: bool = False
    open_field: bool = False
    """An open-field run that counts for CB-70."""
    sacked: bool = False
    timeouts_spent: list[int] = field(default_factory=list)

    @property
    def offense(self) -> int:
        """The team that had the ball at the snap or that kicks (CB-99)."""
        return self.facts.offense

    @property
    def defense(self) -> int:
        """The other team."""
        return 1 - self.facts.offense

    @property
    def two_point(self) -> bool:
        """Whether this is a two-point attempt."""
        return self.kind == "two points"

    def own(self, seat: int, p: int) -> int:
        """A place p of the offense as own yard of a seat, and back again."""
        return p if seat == self.offense else 100 - p

    def lose(self, seat: int, p: int) -> None:
        """A seat lost the ball at p."""
        self.losses.append((seat, p))
