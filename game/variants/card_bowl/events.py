"""Events that only Card Bowl has."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.contract import Emit, Event
from game.events import Consequence, SeatEvent
from game.variants.card_bowl.facts import Act, Kind, Next


class Term(NamedTuple):
    """One number of a sum: what it is, what it counts, and by which clause."""

    label: str
    value: int
    clause: str
    counts: bool = True
    """False for a card that lies there and is left out by a limit."""


Rows = tuple[tuple[Term, ...], tuple[Term, ...]]
"""Both sides of a play as they are added up, the offense's first."""


class Pause(NamedTuple):
    """What is seen of a play while somebody decides in it."""

    step: str = ""
    """Where in a play from scrimmage that is, as ``pauses.STEPS`` names it; empty elsewhere."""
    rows: Rows | None = None
    """What is added up as far as cards are drawn; None where nothing is."""
    to_come: tuple[bool, bool] = (False, False)
    """Whether more cards are drawn for each of the rows."""
    landed: tuple[int, int] | None = None
    """The receivers, and their own yard on which a kick has come down; None where none has."""


Way = Literal["air", "ground", "loose", "dead"]
"""How the ball goes: kicked, carried, by itself, or not at all."""
Row = Literal["", "short", "flies", "needed", "returned"]


class CoinCalled(SeatEvent, frozen=True, kw_only=True, tag="coin_called"):
    """Home called the coin."""

    side: Literal["heads", "tails"]


class TossWon(SeatEvent, frozen=True, kw_only=True, tag="toss_won"):
    """The winner of the toss chose."""

    choice: Literal["kick", "receive"]


class PoolSpread(Event, frozen=True, kw_only=True, tag="pool_spread"):
    """Both sides have spread their extra cards; shown together."""

    offense: tuple[int, int]


class ScoreboardSet(Event, frozen=True, kw_only=True, tag="scoreboard_set"):
    """The scoreboard changes without time running: a match or a period begins, or a play is counted."""

    clock: int
    """Intervals left, or counted plays."""
    timeouts: tuple[int, int]


class NextPlay(Consequence, frozen=True, kw_only=True, tag="next_play"):
    """The next play of ``seat``, which has the ball or kicks, and its spot, if no new down is set."""

    ball_on: int
    play: Next


class PlayBegan(Consequence, frozen=True, kw_only=True, tag="play_began"):
    """A play of ``seat``, which has the ball or kicks, begins: nobody stands there, nothing of it has been seen."""

    play: Kind
    los: int


class BallMoved(Consequence, frozen=True, kw_only=True, tag="ball_moved"):
    """The ball goes to the own yard ``ball_on`` of ``seat``, which moves it or, where it is loose, had it.

    The yard may be behind a goal line.
    """

    ball_on: int
    way: Way
    by: int = 0
    """Yards that a card gave to who moves it; less than none where it takes some away."""
    row: Row = ""
    """How the cards so far add up to where the ball is; empty where one sees that."""
    drawn: int = 0
    """What these cards are worth."""
    other: int = 0
    """What is needed, is added to them, or is taken off them."""


class PlayPaused(Event, frozen=True, kw_only=True, tag="play_paused"):
    """The next decision is reached; told where the ball has moved or anything of the pause is new."""

    pause: Pause


class PlayCalled(SeatEvent, frozen=True, kw_only=True, tag="play_called"):
    """A play was called: what kind, how, and with which number where it declares one."""

    play: str
    how: str = ""
    number: int = 0


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """The card just turned up was drawn for ``purpose``."""

    purpose: str
    code: str
    idle: bool = False
    """Whether a joker alone would still have mattered; it is set as events are told in the order of play."""


class LinedUp(SeatEvent, frozen=True, kw_only=True, tag="lined_up"):
    """A side chose its formation: the places of its eleven men in order."""

    formation: str
    places: tuple[str, ...]


class ManMoved(SeatEvent, frozen=True, kw_only=True, tag="man_moved"):
    """A man went to another place, face down or up as he lies."""

    man: int
    place: str
    matched: tuple[int, ...] = ()
    """The blockers who stood idle where his lane begins, and now block in it (CB-246)."""


class WindowOpened(Event, frozen=True, kw_only=True, tag="window_opened"):
    """The offense may run its play now: the window with that number, counted from 0 at the snap."""

    number: int


class PocketHeld(Event, frozen=True, kw_only=True, tag="pocket_held"):
    """The passer still stands, with so much pressure on him (CB-289)."""

    pressure: int


class RushFaced(Event, frozen=True, kw_only=True, tag="rush_faced"):
    """The result of a sack card against one threat (CB-284 to CB-289)."""

    rush: int
    protection: int
    card: int
    """What the card adds to the protection."""
    loss: int
    """Yards lost by a sack, 0 where the passer survives."""
    pressure: int
    """What he survives with."""
    automatic: bool = False
    """Whether no card could have saved him."""


class Executed(SeatEvent, frozen=True, kw_only=True, tag="executed"):
    """The offense runs its play."""

    play: Act
    carrier: str
    place: str = ""


class Resolved(Event, frozen=True, kw_only=True, tag="resolved"):
    """A play was added up: both rows of terms, their totals and the yards."""

    offense: tuple[Term, ...]
    defense: tuple[Term, ...]
    totals: tuple[int, int]
    gain: int
    what: str


class Sacked(Consequence, frozen=True, kw_only=True, tag="sacked"):
    """The quarterback was sacked."""

    loss: int
    against: tuple[int, int] | None = None
    """The rush, and the protection with the sack card (CB-285)."""


class BadPass(Consequence, frozen=True, kw_only=True, tag="bad_pass"):
    """The pass is incomplete, and why."""

    why: str
    card: str = ""
    """The card that decided it; empty where none did."""
    against: tuple[int, int] | None = None
    """What that card came to, and what it had to stay below (CB-339, CB-353), or not to pass (CB-357)."""
    shotgun: bool = False
    """Whether the shotgun is one of the points that a thrown card had to stay below (CB-338)."""


class Intercepted(SeatEvent, frozen=True, kw_only=True, tag="intercepted"):
    """``seat`` has intercepted, at its own yard ``ball_on``."""

    ball_on: int


class FumbleBegan(Consequence, frozen=True, kw_only=True, tag="fumble_began"):
    """The ball is loose; ``ball_on`` counts from the goal line of ``seat``."""

    ball_on: int


class Declared(Event, frozen=True, kw_only=True, tag="declared"):
    """Both declarations about a loose ball, shown together."""

    points: tuple[int, int]


class Recovered(SeatEvent, frozen=True, kw_only=True, tag="recovered"):
    """``seat`` has the loose ball, at its own yard ``ball_on``."""

    ball_on: int
    against: tuple[int, int] | None = None
    """What its card came to with the points it had declared, and that of the other side (CB-405)."""


class RunBroke(SeatEvent, frozen=True, kw_only=True, tag="run_broke"):
    """A run goes on in the open field, with ``cards`` cards."""

    cards: int


class SetGained(Consequence, frozen=True, kw_only=True, tag="set_gained"):
    """A set of the open field gains ``gain`` yards after tackles."""

    gain: int
    cards: tuple[int, ...] = ()
    """What its cards are worth."""
    tackled: int = 0
    """What the tacklers take off, less those who block for the runner (CB-391, CB-397)."""


class FoulNoted(SeatEvent, frozen=True, kw_only=True, tag="foul_noted"):
    """A flag lies on the field; it is answered when the play is over."""

    foul: str
    yards: int


class PenaltyAnswered(SeatEvent, frozen=True, kw_only=True, tag="penalty_answered"):
    """The offended side accepted or declined; ``freely`` is False where the rules did it."""

    accepted: bool
    freely: bool = True


class TimeoutTaken(SeatEvent, frozen=True, kw_only=True, tag="timeout_taken"):
    """A side spent a timeout; ``left`` is what it has still."""

    left: int


class DownRepeated(SeatEvent, frozen=True, kw_only=True, tag="down_repeated"):
    """The snap was bobbled, and nobody fouled: the down of ``seat`` is played again with new cards."""


class PlayEnded(Consequence, frozen=True, kw_only=True, tag="play_ended"):
    """The play is over: what it was in short, and where and how the ball is dead."""

    down: int
    to_go: int
    los: int
    play: str
    how: str
    holder: int
    ball_on: int
    gain: int


def tell(emit: Emit, event: Event) -> None:
    """Tells an event where somebody listens."""
    if emit:
        emit(event)
