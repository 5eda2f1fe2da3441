"""Events that only Card Bowl has."""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.contract import Emit, Event
from game.events import Consequence, SeatEvent
from game.variants.card_bowl.facts import Act, Kind, Next


class Term(NamedTuple):
    """One term of a sum: its name, value and clause."""

    label: str
    value: int
    clause: str
    counts: bool = True
    """False for a card that a limit leaves out."""


Rows = tuple[tuple[Term, ...], tuple[Term, ...]]
"""The terms of both sides, the offense's first."""


class Pause(NamedTuple):
    """The state of a play while somebody decides in it."""

    step: str = ""
    """Step of a play from scrimmage, by its name in ``pauses.STEPS``; empty otherwise."""
    rows: Rows | None = None
    """The sums of the cards drawn so far; None if there are none."""
    to_come: tuple[bool, bool] = (False, False)
    """Whether more cards are drawn for each of the rows."""
    landed: tuple[int, int] | None = None
    """The receivers, and their own yard where a kick came down; None without one."""


Way = Literal["air", "ground", "loose", "dead"]
"""The ways the ball moves: kicked, carried, loose, or not at all."""
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
    """Yards that a card adds; negative if it takes some away."""
    row: Row = ""
    """The sum of the cards that gives the ball's place, in words; empty if that is visible."""
    drawn: int = 0
    """Their value."""
    other: int = 0
    """The number that is needed, added or subtracted."""


class PlayPaused(Event, frozen=True, kw_only=True, tag="play_paused"):
    """The next decision is reached; emitted if the ball has moved or the pause differs from the last one."""

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
    """The passer still stands, with ``pressure`` on him (CB-289)."""

    pressure: int


class RushFaced(Event, frozen=True, kw_only=True, tag="rush_faced"):
    """The result of a sack card against one threat (CB-284 to CB-289)."""

    rush: int
    protection: int
    card: int
    """Value of the card, which is added to the protection."""
    loss: int
    """Yards lost by a sack, 0 where the passer survives."""
    pressure: int
    """The pressure left if he survives."""
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
    """The card's total, and the limit that it had to stay below (CB-339, CB-353), or not to exceed (CB-357)."""
    shotgun: bool = False
    """Whether the limit of a thrown card includes the point for shotgun (CB-338)."""


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
    """The totals of its card and of the other side's, with the points they declared (CB-405)."""


class RunBroke(SeatEvent, frozen=True, kw_only=True, tag="run_broke"):
    """A run goes on in the open field, with ``cards`` cards."""

    cards: int


class SetGained(Consequence, frozen=True, kw_only=True, tag="set_gained"):
    """A set of the open field gains ``gain`` yards after tackles."""

    gain: int
    cards: tuple[int, ...] = ()
    """The total value of its cards."""
    tackled: int = 0
    """Points of the tacklers minus those of the runner's blockers (CB-391, CB-397)."""


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
    failed_try: bool = False
    """Whether it was a try for two points that has brought none and is not repeated (CB-196)."""


def tell(emit: Emit, event: Event) -> None:
    """Tells an event where somebody listens."""
    if emit:
        emit(event)
