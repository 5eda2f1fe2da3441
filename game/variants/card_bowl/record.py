"""The plays of a match, one record each, from its events alone: what team figures and the play of the game read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from game.contract import Event
from game.documents import blank
from game.events import (
    ClockRan,
    DownSet,
    DriveAdvanced,
    Flag,
    MatchEnded,
    PeriodEnded,
    PossessionChanged,
    Scored,
)
from game.variants.card_bowl import clock, events as own
from game.variants.card_bowl.options import first_facts
from game.variants.card_bowl.players.evaluation import chance
from game.variants.card_bowl.record_sheet import ANY_KICK
from game.variants.card_bowl.table_state import CardBowlTableState

TRIES = ("extra_point", "two_points")
THROWN = ("pass", "screen")
RETURNED = ("regular", "squib", "onside")
"""Kickoffs: whoever has the ball at their end has had it for their time."""
NEUTRAL = 20
"""The own yard of a first down that promises neither side points, as a half that is over promises none."""


@dataclass
class PlayRecord:
    """A finished play: how it ended, and what happened on the way. Spots are own yards of the seat that they name."""

    called: own.PlayCalled
    period: int
    before: float
    """The chance of seat 0 to win when it was called."""
    after: float = 0.5
    """The same when the next one was called."""
    ended: own.PlayEnded | None = None
    """None until it is over: a play that a flag stops before the snap never is."""
    thrown: bool = False
    """Whether a pass was in the air: it was caught, fell, or was intercepted."""
    bad: bool = False
    intercepted: bool = False
    fumbles: list[int] = field(default_factory=list)
    """The seats that fumbled."""
    lost: list[int] = field(default_factory=list)
    """The seats that lost it to the other side by a fumble."""
    loss: int | None = None
    """The yards of a sack."""
    accepted: bool = False
    replayed: bool = False
    """Whether an accepted penalty has wiped it out, so that the down is played again (CB-428)."""
    advanced: bool = False
    """Whether its drive counts it, as it does a kick that was fumbled before it was kicked."""
    first_down: bool = False
    changed: bool = False
    scored: Scored | None = None

    @property
    def counts(self) -> bool:
        """Whether it belongs in the figures: it was a play from scrimmage, no try, and stood."""
        if self.ended is None or self.replayed or self.called.play in TRIES:
            return False
        return self.advanced or self.ended.play not in ANY_KICK

    @property
    def gain(self) -> int:
        """Yards past the line of scrimmage, at most to a goal line; none if the ball was lost, as its drive counts."""
        assert self.ended is not None
        if self.ended.holder != self.ended.seat:
            return 0
        return max(-self.ended.los, min(self.ended.gain, 100 - self.ended.los))


class Record:
    """Reads the events of a match in their order."""

    def __init__(self, options: Mapping[str, str], *, weighs: bool = True) -> None:
        """``options`` must be complete; ``weighs`` is whether the chances to win are wanted, which takes its time."""
        self._weighs = weighs
        self.plays: list[PlayRecord] = []
        self.penalties = [[0, 0], [0, 0]]
        """For each seat how many were enforced against it, and their yards."""
        self.time = [0, 0]
        """Intervals that passed while a seat had the ball."""
        self._agreed = first_facts(options)
        self._position = CardBowlTableState(period=self._agreed.period, clock=self._agreed.clock)
        self._play: PlayRecord | None = None
        self._holder = 0

    def clone(self) -> Record:
        """Returns a copy that reads events of its own, of a record that weighs no chances."""
        assert not self._weighs
        other: Record = blank(Record)
        play = self._play and replace(self._play, fumbles=[*self._play.fumbles], lost=[*self._play.lost])
        penalties = [[*each] for each in self.penalties]
        vars(other).update(vars(self), plays=[*self.plays], time=[*self.time], penalties=penalties, _play=play)
        return other

    def read(self, events: Iterable[Event]) -> Record:
        """Takes all that happened, a match that was given up in the middle of a play included; gives itself."""
        for event in events:
            self.handle_event(event)
        self._close()
        return self

    def handle_event(self, event: Event) -> None:
        """Takes the next event; a play is in ``plays`` from the one on that begins another or ends the period."""
        if self._weighs:
            self._position.handle_event(event)
        taker = self._TAKERS.get(type(event))
        if taker:
            taker(self, event)

    def _mark(self, **seen: Any) -> None:
        for name, value in seen.items():
            if self._play is not None:
                setattr(self._play, name, value)

    def _close(self, after: float | None = None) -> None:
        """The last play is over, with all its consequences."""
        play, self._play = self._play, None
        if play is not None and play.ended is not None:
            play.after = self._chance() if after is None else after
            self.plays.append(play)

    def _chance(self) -> float:
        """Returns the chance of seat 0 to win as the match stands."""
        return chance(self._position.facts(self._agreed), 0) if self._weighs else 0.5

    def _called(self, event: own.PlayCalled) -> None:
        self._close()
        self._play = PlayRecord(event, self._position.period, self._chance())

    def _resolved(self, event: own.Resolved) -> None:
        if event.what in THROWN:
            self._mark(thrown=True)

    def _fumbled(self, event: own.FumbleBegan) -> None:
        if self._play is not None:
            self._play.fumbles.append(event.seat)

    def _recovered(self, event: own.Recovered) -> None:
        if self._play is not None and self._play.fumbles and self._play.fumbles[-1] != event.seat:
            self._play.lost.append(self._play.fumbles[-1])

    def _ended(self, event: own.PlayEnded) -> None:
        play = self._play
        if play is None:
            return
        if play.ended is not None:  # a try that is repeated is not called anew (CB-199)
            self._close()
            play = self._play = PlayRecord(play.called, self._position.period, self._chance())
        play.ended = event
        self._holder = event.holder if event.play in RETURNED else event.seat

    def _flagged(self, event: Flag) -> None:
        self.penalties[event.seat][0] += 1
        self.penalties[event.seat][1] += event.yards

    def _advanced(self, event: DriveAdvanced) -> None:
        play = self._play
        if play is not None and play.ended is not None:
            play.advanced = bool(event.plays)
            play.replayed = not event.plays and play.accepted

    def _down(self, event: DownSet) -> None:
        play = self._play
        if play is not None and play.ended is not None and not play.changed and event.down == 1:
            play.first_down = event.seat == play.ended.seat

    def _ran(self, event: ClockRan) -> None:
        self.time[self._holder] += event.by

    def _period_over(self, event: PeriodEnded) -> None:
        after = self._position.facts(self._agreed)
        if clock.ends_half(event.period):
            after.next, after.ball_on, after.down, after.marker = "call", NEUTRAL, 1, NEUTRAL + 10
        self._close(chance(after, 0))

    def _match_over(self, event: MatchEnded) -> None:
        winners = event.result.winners
        self._close(0.5 if len(winners) > 1 else float(winners[0] == 0))

    _TAKERS: ClassVar[Mapping[type[Event], Callable[[Record, Any], None]]] = {
        own.PlayCalled: _called,
        own.Resolved: _resolved,
        own.BadPass: lambda self, event: self._mark(thrown=True, bad=True),
        own.Intercepted: lambda self, event: self._mark(thrown=True, intercepted=True),
        own.Sacked: lambda self, event: self._mark(loss=event.loss),
        own.FumbleBegan: _fumbled,
        own.Recovered: _recovered,
        own.PenaltyAnswered: lambda self, event: self._mark(accepted=event.accepted),
        own.PlayEnded: _ended,
        Flag: _flagged,
        DriveAdvanced: _advanced,
        PossessionChanged: lambda self, event: self._mark(changed=True),
        DownSet: _down,
        ClockRan: _ran,
        Scored: lambda self, event: self._mark(scored=event),
        PeriodEnded: _period_over,
        MatchEnded: _match_over,
    }
