"""The clock in all three timing systems, timeouts and the run-off (4.6 to 4.10)."""

from dataclasses import dataclass

from tests.game.card_bowl.naive.facts import TOUCHBACK, TWO_MINUTES, Situation
from tests.game.card_bowl.naive.play import Ending, Play, Table
from tests.game.card_bowl.naive.settle import KICKOFFS, Settled

LONG = 25  # CB-72
RUNNING = 8  # CB-64
HURRY = 6  # CB-85
NO_TIME = ("stopped", "kick over")  # CB-58


@dataclass(frozen=True)
class Clocked:
    """The clock after a play."""

    clock: int
    running: bool
    timeouts: tuple[int, int]
    plays_run: int


def changed(play: Play, ending: Ending, settled: Settled) -> bool:
    """Whether the play ended with possession changed, turnover on downs included (CB-62, CB-79)."""
    return bool(play.losses) or ending.holder != play.offense or settled.offense != play.offense


def interval_count(play: Play, ending: Ending) -> int:
    """Intervals of a play in Complex timing (CB-69 to CB-78)."""
    if ending.how in NO_TIME:
        return 0
    if play.kind == "extra point":  # CB-73
        return 0
    if play.kind in ("two points", "field goal"):
        return 1
    if play.kind == "squib":  # CB-75
        return 2
    if play.kind in KICKOFFS:
        return kick_intervals(play, ending)
    if play.kind == "punt":  # CB-76
        return 2 if play.returned or play.open_field else 1
    if play.kind == "spike" and ending.how == "incomplete":  # CB-77
        return 0
    return 2 if play.open_field or is_long(play, ending) else 1


def kick_intervals(play: Play, ending: Ending) -> int:
    """Intervals of a kickoff, free kick or on-side kick (CB-74, CB-75)."""
    if ending.how in ("touchback", "takeover"):
        return 0
    if play.kind != "on-side" and not play.returned:
        return 0
    return 2 if play.open_field else 1


def is_long(play: Play, ending: Ending) -> bool:
    """An end spot more than 25 yards from the line of scrimmage (CB-72)."""
    end = ending.p
    if ending.how == "touchback":
        end = play.own(ending.holder, TOUCHBACK)
    if ending.how == "incomplete":
        return False
    return abs(max(0, min(100, end)) - play.facts.spot) > LONG


class Charge:
    """Take the time of a play off the clock."""

    def __init__(self, play: Play, ending: Ending, settled: Settled) -> None:
        self.play = play
        self.ending = ending
        self.settled = settled
        self.facts = play.facts
        self.timeouts = list(play.facts.timeouts)
        for seat in play.timeouts_spent:  # CB-233
            self.timeouts[seat] -= 1

    def run(self) -> Clocked:
        """The clock by the agreed timing system (CB-53)."""
        timing = self.facts.options.timing
        if timing == "simple1":
            return self.simple1()
        return self.simple2() if timing == "simple2" else self.complex()

    def clocked(self, used: int, clock: int, *, running: bool = False) -> Clocked:
        """The answer."""
        counts = 0 if self.ending.how in NO_TIME else 1
        return Clocked(clock, running, (self.timeouts[0], self.timeouts[1]), self.facts.plays_run + counts)

    def simple1(self) -> Clocked:
        """Count plays (CB-58 to CB-61)."""
        counted = self.ending.how not in NO_TIME
        if self.facts.options.count == "scrimmage only":
            counted = counted and self.play.kind in ("scrimmage", "kneel")
        used = 1 if counted and not self.facts.untimed else 0
        return self.clocked(used, max(0, self.facts.clock - used))

    def simple2(self) -> Clocked:
        """Fixed intervals (CB-62 to CB-66)."""
        before = self.facts.clock
        used = self.fixed_intervals()
        if used == RUNNING and self.timeout_spent():  # CB-65
            used = 1
        if self.facts.untimed:
            used = 0
        after = max(0, before - used)
        crosses = before > TWO_MINUTES > before - used
        if used == RUNNING and self.facts.has_mark and crosses:  # CB-66
            after = min(TWO_MINUTES, before - 1)
        return self.clocked(used, after)

    def fixed_intervals(self) -> int:
        """0, 1 or 8 (CB-58, CB-62 to CB-64)."""
        how = self.ending.how
        if how in NO_TIME:
            return 0
        short = (
            how == "incomplete"
            or self.play.kind not in ("scrimmage", "kneel")
            or self.ending.holder != self.play.offense
            or self.settled.offense != self.play.offense
            or any(self.settled.points)
            or self.settled.verdict == "accepted"
            or (how == "out of bounds" and self.facts.late)
        )
        return 1 if short else RUNNING

    def timeout_spent(self) -> bool:
        """First the defense, then the offense (CB-84)."""
        for seat in (self.play.defense, self.play.offense):
            if self.timeouts[seat] <= 0:
                continue
            if self.play.table.ask(seat, "D37 timeout", ["timeout", "no"]) == "timeout":
                self.timeouts[seat] -= 1
                return True
        return False

    def complex(self) -> Clocked:
        """The play's own intervals, then whether the clock runs (CB-69 to CB-84)."""
        used = 0 if self.facts.untimed else interval_count(self.play, self.ending)
        after = max(0, self.facts.clock - used)  # CB-90
        running = not self.stops(after)
        if running and self.timeout_spent():  # CB-84
            running = False
        return self.clocked(used, after, running=running)

    def stops(self, after: int) -> bool:
        """Whether the clock is stopped after the play (CB-79 to CB-81)."""
        facts, how = self.facts, self.ending.how
        return (
            how in ("incomplete", "stopped")
            or self.play.kind not in ("scrimmage", "kneel", "field goal", "spike")
            or changed(self.play, self.ending, self.settled)
            or any(self.settled.points)
            or self.settled.verdict in ("accepted", "enforced")
            or after == 0
            or (facts.late and how == "out of bounds")  # CB-80
            or (facts.late and self.settled.verdict.startswith("declined"))
            or (facts.has_mark and facts.clock > TWO_MINUTES >= after)  # CB-81
        )


@dataclass(frozen=True)
class RunOffDone:
    """What a run-off left."""

    clock: int
    extra_cards: int
    """More cards for the defense if a scrimmage play follows (CB-85, CB-96)."""
    quarter_over: bool
    running: bool = False
    """Whether the clock runs on, so that a spike is offered (CB-95)."""


class RunOff:
    """The run-off before a play with a running clock (CB-82 to CB-89)."""

    def __init__(self, situation: Situation, table: Table) -> None:
        self.situation = situation
        self.table = table

    def run(self) -> RunOffDone:
        """Ask for 2 to 8 intervals and take them off."""
        now = self.situation
        if now.options.timing != "complex" or not now.running:  # CB-87
            return RunOffDone(now.clock, 0, quarter_over=False)
        chosen = int(self.table.ask(now.offense, "D38 run-off", [str(count) for count in range(2, 9)]))
        if now.has_mark and now.clock > TWO_MINUTES > now.clock - chosen:  # CB-89
            return RunOffDone(TWO_MINUTES, 0, quarter_over=False)
        if chosen >= now.clock:  # CB-88
            return RunOffDone(0, 0, quarter_over=True)
        left = now.clock - chosen
        at_mark = now.has_mark and now.clock > TWO_MINUTES and left == TWO_MINUTES
        return RunOffDone(left, max(0, HURRY - chosen), quarter_over=False, running=not at_mark)
