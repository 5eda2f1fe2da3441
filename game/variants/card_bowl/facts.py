"""The public record of a match (CB-34) and of the play that goes on.

Both seats always know all of it. State, view and position share the two declarations; every value is immutable, so a
copy is one ``__copy__``. A play's spots are own yards of the seat that had the ball at the snap or that kicks, unless
the field says otherwise.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from game.contract import MOST_COUNTED, Facts, ScoreKind

Seat = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
Yard = Annotated[int, Meta(ge=-999, le=999)]
"""A spot or a distance; it may lie behind a goal line."""
Card = Annotated[int, Meta(ge=-1, le=53)]
"""A card's number; -1 for none."""
Mask = Annotated[int, Meta(ge=0, le=2047)]
"""Some of eleven men, as bits."""
Elevens = Annotated[tuple[int, ...], Meta(max_length=11)]
NO_LANE = 99
NOBODY = -1

SIMPLE_1, SIMPLE_2, COMPLEX = "simple1", "simple2", "complex"
Timing = Literal["simple1", "simple2", "complex"]
Kind = Literal["", "kickoff", "free_kick", "punt", "field_goal", "extra_point", "scrimmage", "spike", "kneel"]
KICKS_AWAY = ("kickoff", "free_kick", "punt")
"""Kinds of play in which a kick is meant to give the ball away."""
How = Literal[
    "", "dead", "out", "sack", "incomplete", "touchdown", "safety", "touchback", "good", "missed", "no_good",
    "fair_catch", "taken",
]  # fmt: skip
"""The ways a play ends for the seat that then has the ball. A safety is against that seat."""
Next = Literal["toss", "call", "try", "two_points", "kickoff", "free_kick", "over"]
Act = Literal["", "rush", "sneak", "scramble", "pass", "screen", "lateral"]
"""The ways the offense runs its play."""
Basis = Literal["los", "spot", "end", "dpi", "recovery"]


class Score(NamedTuple):
    """Points as they went on the board."""

    seat: Seat
    how: ScoreKind
    points: Count


class Foul(NamedTuple):
    """A flag that waits for the end of the play (6.2)."""

    seat: Seat
    """The seat that fouled."""
    yards: Count
    basis: Basis
    auto: bool
    """Whether it brings an automatic first down."""
    name: str
    spot: Yard = 0
    """The noted foul spot where the basis is one."""
    after: bool = False
    """Whether the ball had changed hands when it was committed."""
    clause: str = "CB-422"


_QUARTERS = ((3, 4), (13, None), (15, 2))
"""The last period of those that belong to a match of so many quarters, but for the one of a single quarter."""


class CardBowlFacts(Facts, kw_only=True):
    """The scoreboard and the options agreed before the match."""

    timing: Timing = "complex"
    plays_per_quarter: Annotated[int, Meta(ge=5, le=60)] = 36
    all_plays: bool = True
    """Whether Simple timing 1 counts every play (CB-60)."""
    quarter: Annotated[int, Meta(ge=1, le=180)] = 180
    """Intervals of a quarter (CB-54)."""
    single_joker: bool = False
    motion: bool = True
    overtime: Literal["sudden_death", "until_decided", "none"] = "sudden_death"
    pool: Annotated[int, Meta(ge=0, le=4)] = 0
    """Extra cards that each side spreads (CB-444)."""
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((12, 15) * 4, (12, 15) * 4)
    """For each seat its cards on offense and on defense in each quarter (CB-439 to CB-441)."""

    points: tuple[Count, Count] = (0, 0)
    scoring: tuple[Score, ...] = ()
    period: Annotated[int, Meta(ge=0, le=16)] = 0
    """0 to 3 are the quarters, 4 to 13 overtime, 14 and 15 the two quarters of a short match, 16 a single one."""
    clock: Count = 180
    """Intervals left, or in Simple timing 1 counted plays left."""
    spare: Count = 0
    """Plays of any kind left where only scrimmage plays count (CB-60)."""
    timeouts: tuple[Count, Count] = (3, 3)
    offense: Seat = 0
    """The seat that has the ball or kicks next."""
    ball_on: Annotated[int, Meta(ge=1, le=99)] = 30
    """Own yard of the offense (CB-29)."""
    down: Annotated[int, Meta(ge=1, le=4)] = 1
    marker: Annotated[int, Meta(ge=1, le=100)] = 40
    """The line to gain on the same scale."""
    next: Next = "toss"
    """The kind of the next play."""
    first_kicker: Seat = 0
    running: bool = False
    """Whether the clock runs between plays (CB-82)."""
    untimed: bool = False
    """Whether one more play follows although time has run out (CB-39)."""
    hurry: Annotated[int, Meta(ge=0, le=4)] = 0
    """Extra cards of the defense in the next scrimmage play (CB-85)."""
    kick_from: Annotated[int, Meta(ge=1, le=99)] = 30
    failures: Annotated[int, Meta(ge=0, le=6)] = 0
    """On-side kicks in a row that failed (CB-136)."""
    drive: Annotated[int, Meta(ge=-1, le=1)] = NOBODY
    """Whose drive goes on."""
    plays: Count = 0
    """Plays begun in the match."""

    @property
    def quarters(self) -> int | None:
        """Returns the number of quarters of the match; None in overtime, which is the same for every length."""
        return next((count for last, count in _QUARTERS if self.period <= last), 1)

    @property
    def agreed_hands(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """The agreed hands; None if extra cards may have been spread over them (CB-444)."""
        return None if self.pool else self.hands


def replaced(row: tuple[int, ...], man: int, value: int) -> tuple[int, ...]:
    """Returns a row of eleven with another value for one man."""
    return (*row[:man], value, *row[man + 1 :])


class Opening(Facts, kw_only=True):
    """The fields that every play has from its beginning.

    The record of a play is written flat, and built up in parts in the order in which a play comes to them: whoever
    takes one part may read it and what came before it, not what is still to come.
    """

    kind: Kind = ""
    offense: Seat = 0
    los: Yard = 30
    late: bool = False
    """Whether it was snapped in the late window (CB-55)."""
    two_points: bool = False
    """Whether it is a two-point attempt (CB-196)."""
    exchanged: bool = False
    """Whether the defense gave the red joker back (CB-203)."""
    recycled: Annotated[int, Meta(ge=0)] = 0
    """Drawn cards that went back into the draw deck when it was empty, as bits (CB-21)."""


class KickRecord(Opening, kw_only=True):
    """A kick and its return (5.2 to 5.10); a receiver's spots are the receiver's own yards."""

    choice: Literal["", "regular", "squib", "onside", "punt"] = ""
    target: Yard = 0
    """Line of a squib kick, distance of an on-side kick, number of cards of a punt."""
    aside: bool = False
    """Whether a punt is kicked for the sideline (CB-150)."""
    kicks: tuple[Card, ...] = ()
    """Kick cards that count."""
    caught: Yard = 0
    """Yard line where the kick comes down."""
    coverage: Card = -1
    bobble: bool = False
    forced: bool = False
    """Whether the receiver must make a fair catch (CB-162)."""
    returns: tuple[Card, ...] = ()
    planned: Count = 0
    """Return cards that the return has (CB-112, CB-128, CB-167)."""
    bounces: tuple[Card, ...] = ()
    touched: bool = False
    """Whether a bouncing punt has touched a receiver (CB-178)."""
    dull: bool = False
    """Whether the receivers' face values are lowered for a long squib kick (CB-129)."""


class LineUp(KickRecord, kw_only=True):
    """The two formations and the motion (5.12 to 5.14), and what the defense makes of it (5.16, 5.17)."""

    formation: Annotated[int, Meta(ge=-1, le=135)] = -1
    slots: Elevens = ()
    """The slot of each man of the offense."""
    places: Elevens = ()
    """The place of each man of the defense."""
    snapped: Elevens = ()
    """The same at the snap (CB-248, CB-255)."""
    origins: Elevens = ()
    """The place that each committed man came from, -1 for the others (CB-265)."""
    up: tuple[Mask, Mask] = (0, 0)
    """Men turned up, offense and defense."""
    shifted: tuple[int, int] = (-1, -1)
    """Man and old slot of the offense's motion."""
    uncovered: Annotated[int, Meta(ge=-1, le=10)] = -1
    """A receiver who needs a cover after motion (CB-227)."""
    acted: Mask = 0
    """Men of the defense that have done their one thing in this turn (CB-254)."""
    moved_in: tuple[int, ...] = ()
    """Lanes that the defense has moved into in this turn, or in the blocking pattern phase (CB-243)."""
    slid: Mask = 0
    lane_keys: Annotated[int, Meta(ge=0, lt=1 << 15)] = 0
    """Techniques where a defensive card is or has been (CB-244), as bits."""


class Blocking(LineUp, kw_only=True):
    """The line, the rush and the windows (5.18 to 5.21)."""

    lanes: Elevens = ()
    """The lane of each man of the offense, NO_LANE for none."""
    pulled: Mask = 0
    """Blockers that were moved in (CB-240)."""
    step: Annotated[int, Meta(ge=0, le=6)] = 0
    """The step of the blocking pattern and blocking phases."""
    asked: Annotated[int, Meta(ge=0, le=18)] = 0
    """Number of a phase's men who have been asked; for backs who may pick up, the slot of the next one."""
    blocking: Mask = 0
    """Tight ends turned up as blockers (CB-268)."""
    flats: tuple[Mask, Mask] = (0, 0)
    """Backs in the left and in the right flat."""
    window: Annotated[int, Meta(ge=-1, le=11)] = -1
    picked: tuple[int, ...] = ()
    """Lanes that a back was moved up into in this turn (CB-283)."""
    survived: Count = 0
    """Sack rounds survived in developing turns (CB-291)."""
    pressure: Count = 0
    threatened: bool = False
    """Whether there are threats at this window."""


class Execution(Blocking, kw_only=True):
    """The play that is run: a rush, a pass, a screen (5.22 to 5.26)."""

    act: Act = ""
    carrier: Annotated[int, Meta(ge=-1, le=10)] = -1
    low: Annotated[int, Meta(ge=-NO_LANE, le=NO_LANE)] = NO_LANE
    high: Annotated[int, Meta(ge=-NO_LANE, le=NO_LANE)] = NO_LANE
    """The lanes of the run, one twice where it goes through one."""
    group: Mask = 0
    """The blockers of an outside group (CB-373)."""
    side: Annotated[int, Meta(ge=-1, le=1)] = 0
    assigned: Mask = 0
    """Men of the defense who count against the receiver (CB-335)."""
    extra: Annotated[int, Meta(ge=-1, le=10)] = -1
    """The defense's extra card (CB-304)."""
    handoff: Card = -1
    draws: tuple[Card, ...] = ()
    """Defensive draws that count."""
    thrown: Card = -1
    """The pass card."""
    yardage: tuple[Card, ...] = ()
    reception: Card = -1
    struck: Count = 0
    """Points of cards struck near the back line (CB-355)."""
    broken: Literal["", "thrown", "suit", "dropped", "broken_up", "long", "away"] = ""
    """Why the pass is incomplete."""
    intercepted: bool = False
    loose: bool = False
    """Whether a red joker has knocked the ball loose in this play."""
    rounds: Count = 0
    """Sack rounds inside the pass (CB-350)."""
    gain: Yard = 0


class OpenRun(Execution, kw_only=True):
    """The open field (5.3, 5.27)."""

    runner: Annotated[int, Meta(ge=-1, le=1)] = NOBODY
    spot: Yard = 0
    """Own yard of the runner before this set."""
    began: Yard = 0
    """Own yard of the runner where the run, or the return, began."""
    set_number: Count = 0
    set_size: Count = 0
    set_cards: tuple[Card, ...] = ()
    automatic: bool = False
    """Whether the first card of the run alone is no open-field run for the clock (CB-70, CB-71)."""
    tackles: Literal["none", "wide", "line"] = "none"
    """Which men may tackle (CB-393, CB-394)."""
    tacklers: Mask = 0
    """Men who tackle in this set."""
    leaders: Mask = 0
    """Blockers downfield in this set (CB-397)."""
    led: Mask = 0
    """Men who have blocked downfield in this play."""
    ran: bool = False
    """Whether there was an open-field run for the clock (CB-70)."""
    stepped_out: bool = False


class LooseBall(OpenRun, kw_only=True):
    """The loose ball (5.28)."""

    role: Annotated[int, Meta(ge=-1, le=1)] = NOBODY
    """The side in the offense role."""
    ball: Yard = 0
    """Own yard of that side where the ball lies."""
    blocked: bool = False
    """Whether the receiving team draws two cards (CB-157)."""
    bonus: Yard = 0
    """Points that the other side adds to its first draw (CB-139)."""
    no_run: bool = False
    """Whether the kicking team may not run (CB-140, CB-171, CB-178)."""
    lost_at: Yard = 0
    """The offense's own yard line where possession was first lost."""
    recovered: Yard = 0
    """Yard line where the ball was recovered, counted from that side's own goal line."""
    declared: tuple[int, int] = (0, 0)
    """The declarations of both sides, once both have made them (CB-404)."""


class Play(LooseBall, kw_only=True):
    """All that a play has seen, its flags and its end included (5.29, 6.2). Where it stands is its phase alone."""

    foul: Foul | None = None
    deferred: Literal["", "kick_2", "handoff", "defense_run", "yardage", "run"] = ""
    """The draw whose determination card is still to come (CB-418)."""
    noted: Yard = 0
    """The spot noted by CB-400, own yard of the runner."""
    noted_runner: Annotated[int, Meta(ge=-1, le=1)] = NOBODY
    noted_after: bool = False
    """Whether the ball had changed hands by then."""
    changed: bool = False
    """Whether the ball has changed hands."""
    holder: Annotated[int, Meta(ge=-1, le=1)] = NOBODY
    """The seat with the ball at the end."""
    end: Yard = 0
    """Own yard of the holder at the end."""
    how: How = ""
    accepted: bool = False
    declined: bool = False
    charge: Annotated[int, Meta(ge=0, le=8)] = 0
    """Intervals that the play uses."""
