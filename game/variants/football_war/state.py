"""A position of Football War: its zones and counters, and the kickoff that starts each half."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.chance import Key, generator, shuffled
from game.contract import Emit, Ending, Result, State
from game.events import CoinTossed, PeriodBegan, Shuffled
from game.variants.football_war import flow, phases, position, soundness
from game.variants.football_war import view as views
from game.variants.football_war.cards import (
    DECKS,
    HAND_SIZE,
    NO_PLAY,
    OVERTIME,
    Buried,
    Passed,
    Score,
)


class FootballWarState(State):
    """The whole table, hidden cards included. Piles are lists whose last card is the top one.

    The Play pile is ``draw_pile``. ``hands``, ``known`` and ``partly`` are explained in ``knowledge.py``.
    """

    variant_name: ClassVar[str] = "football_war"

    __slots__ = (
        "halves",
        "play_clock",
        "key",
        "chance",
        "phase",
        "offense",
        "defense",
        "direction",
        "period",
        "first_kicker",
        "live",
        "chain",
        "hands",
        "known",
        "partly",
        "draw_pile",
        "buried",
        "drive_pile",
        "flag_pile",
        "forfeit_pile",
        "forfeit_seen",
        "score_piles",
        "points",
        "scoring",
        "timeouts",
        "look_backs",
        "locked",
        "locked_seen",
        "looking",
        "timed",
        "asked",
        "clock_stopped",
        "drawn",
        "passed",
    )

    halves: int
    """2, or 1 with the option (FW-90)."""
    play_clock: str
    """``off``, ``30`` or ``60`` seconds: the rules only ask whether it is on (FW-77)."""
    key: Key
    chance: int
    """How many chance events have happened."""
    phase: phases.FootballWarPhase | None
    offense: int
    defense: int
    direction: int
    """1 clockwise, -1 the other way (FW-104)."""
    period: int
    """0 and 1 are the halves, 2 and 3 overtime."""
    first_kicker: int
    """Who kicks off the first half and has the ball in the second (FW-22)."""
    live: int
    """The face of the live play, that of the FIELD GOAL for a kick, NO_PLAY for none."""
    chain: int
    """AUDIBLEs in a row, 0 where the live play is a real card (FW-61)."""
    hands: list[list[int]]
    known: tuple[int, ...]
    partly: tuple[tuple[int, int], ...]
    """Cards of hands that not all others know, each with the seats that do, as bits."""
    draw_pile: list[int]
    buried: tuple[Buried, ...]
    """What lies under the Play pile through timeouts, bottom first."""
    drive_pile: list[int]
    flag_pile: tuple[int, ...]
    forfeit_pile: tuple[int, ...]
    forfeit_seen: tuple[int, ...]
    """For each forfeited card the seats that know it, as bits."""
    score_piles: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    scoring: tuple[Score, ...]
    timeouts: int
    """The seats that still have their timeout of the half, as bits (FW-71)."""
    look_backs: int
    """The seats that still have their look-back of the half, as bits (FW-76)."""
    locked: tuple[int, ...]
    """Cards of the deciding seat that it may not use yet (FW-75)."""
    locked_seen: tuple[int, ...]
    """For each of these the other seat that knows which card it is, as a bit, or 0."""
    looking: bool
    """Whether the deciding seat has the Drive pile open before it (FW-74)."""
    timed: int
    """The seats on the play clock, as bits (FW-77)."""
    asked: int
    """How many seats have said whether they play on the clock."""
    clock_stopped: bool
    """Whether the clock ran out in this decision (FW-77)."""
    drawn: list[int]
    """Hidden cards that each seat has drawn in the half, the deal apart."""
    passed: list[tuple[Passed, ...]]
    """The plays that each seat has conceded in the half, each once, the latest last: all have seen it."""

    def __init__(self, seats: int, halves: int, play_clock: str, key: Key, chance: int = 0) -> None:
        self.halves = halves
        self.play_clock = play_clock
        self.key = key
        self.chance = chance
        self.phase = None
        self.period = 0
        self.offense = self.first_kicker = 0
        self.defense = 1
        self.direction = 1
        self.points = (0,) * seats
        self.scoring = ()
        self.timed = 0
        self.asked = 0
        self._clear(seats)

    def _clear(self, seats: int) -> None:
        """Nothing but the points outlives a half (FW-20)."""
        self.live = NO_PLAY
        self.chain = 0
        self.hands = [[] for _ in range(seats)]
        self.known = (0,) * seats
        self.partly = ()
        self.draw_pile = []
        self.buried = ()
        self.drive_pile = []
        self.flag_pile = self.forfeit_pile = self.forfeit_seen = ()
        self.score_piles = ((),) * seats
        self.timeouts = self.look_backs = (1 << seats) - 1  # FW-21
        self.locked = self.locked_seen = ()
        self.looking = self.clock_stopped = False
        self.drawn = [0] * seats
        self.passed = [()] * seats

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the most points."""
        best = max(self.points)
        return tuple([seat for seat, points in enumerate(self.points) if points == best])

    @property
    def result(self) -> Result | None:
        """How the match ended (FW-2, FW-90 to FW-93), or None while it goes on."""
        if self.phase is not None:
            return None
        winners = self.leaders
        decided = Ending.REGULATION if self.period < OVERTIME else Ending.SUDDEN_DEATH
        return Result(self.points, winners, decided if len(winners) == 1 else Ending.TIE)

    def kick_off(self, period: int, offense: int | None, emit: Emit) -> None:
        """Starts a half: a coin flip where no offense is given, a full shuffle, five cards each (FW-17 to FW-23)."""
        seats = len(self.hands)
        self._clear(seats)
        self.period = period
        self.direction = 1  # FW-95
        if offense is None:
            offense = int(generator(self.key, self.chance).random() * seats)
            self.chance += 1
            if emit:
                clause = _TOSS[seats] if period == 0 else _extra_time(period)
                emit(CoinTossed(clause=clause, seat=offense))
        self.offense = offense
        self.defense = (offense + 1) % seats
        if period == 0:
            self.first_kicker = self.defense  # FW-18, FW-96
        self._deal(emit)
        self.phase = phases.LEAD

    def _deal(self, emit: Emit) -> None:
        seats = len(self.hands)
        pile = self.draw_pile = shuffled(DECKS[seats], generator(self.key, self.chance))
        self.chance += 1
        if emit:
            clause = _extra_time(self.period) if self.period >= OVERTIME else "FW-90"
            emit(PeriodBegan(clause=clause, period=self.period, dealer=self.defense))
            emit(Shuffled(clause="FW-19", zone="draw_pile", count=len(pile)))
        for turn in range(HAND_SIZE * seats):
            seat = (self.offense + turn) % seats
            card = pile.pop()
            self.hands[seat].append(card)
            if emit:
                emit(flow.moved("FW-19", "draw_pile", f"hand:{seat}", "deal", card, (seat,)))

    def clone(self) -> FootballWarState:
        """A copy that shares nothing that changes."""
        new: FootballWarState = _blank(FootballWarState)
        new.halves = self.halves
        new.play_clock = self.play_clock
        new.key = self.key
        new.chance = self.chance
        new.phase = self.phase
        new.offense = self.offense
        new.defense = self.defense
        new.direction = self.direction
        new.period = self.period
        new.first_kicker = self.first_kicker
        new.live = self.live
        new.chain = self.chain
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
        new.points = self.points
        new.scoring = self.scoring
        new.timeouts = self.timeouts
        new.look_backs = self.look_backs
        new.locked = self.locked
        new.locked_seen = self.locked_seen
        new.looking = self.looking
        new.timed = self.timed
        new.asked = self.asked
        new.clock_stopped = self.clock_stopped
        new.drawn = self.drawn[:]
        new.passed = self.passed[:]
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, FootballWarState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None  # type: ignore[assignment]

    def view(self, seat: int) -> views.FootballWarView:
        """All that ``seat`` may know, and nothing else (FW-10 to FW-16)."""
        return views.seen_by(self, seat)

    def why_not(self, card_id: int, chosen: Sequence[int] = ()) -> str | None:
        """Why the deciding seat cannot play that card now beside those chosen, in its own words; None if it can."""
        if self.phase is None:
            return "The match is over."
        return self.phase.why_not(self, card_id, chosen)

    def to_dict(self) -> dict[str, Any]:
        """The position as JSON that a person can edit; piles are listed top card first."""
        return position.write(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> FootballWarState:
        """The position that ``to_dict`` wrote, or that a person did: a face without a copy number takes any copy.

        Raises BadPosition naming the field that is wrong or missing.
        """
        document = position.read(data)
        halves = 1 if document.length == "one" else 2
        state = cls(document.seats, halves, document.play_clock, document.key, document.chance)
        position.fill(state, document)
        state.phase = phases.BY_NAME.get(document.phase)
        state.check()
        return state

    def check(self) -> None:
        """Raises BadPosition, naming the field, where an invariant is broken (FW-16 and the field's own)."""
        soundness.check(self)


_blank = object.__new__
_TOSS = {2: "FW-17", 4: "FW-96"}


def _extra_time(period: int) -> str:
    """The clause that an overtime period follows from."""
    return "FW-91" if period == OVERTIME else "FW-93"
