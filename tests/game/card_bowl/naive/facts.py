"""The facts that a procedure is given, as plain data."""

from dataclasses import dataclass, field, replace

TWO_MINUTES = 24  # CB-56
LATE_FOURTH = 60  # CB-55
TOUCHBACK = 20  # CB-52
KICKOFF_FROM = 30  # CB-100
FREE_KICK_FROM = 20  # CB-142
TRY_FROM = 98  # CB-196


@dataclass(frozen=True)
class Options:
    """The options that reach into these procedures."""

    timing: str = "complex"  # simple1, simple2, complex
    plays_per_quarter: int = 36
    count: str = "all plays"  # or "scrimmage only", CB-60
    quarter_intervals: int = 180
    overtime: str = "sudden death"  # or "play on until decided", "none"
    single_joker: bool = False
    quarters: int = 4
    """4, 2 or 1 (CB-449)."""


@dataclass(frozen=True)
class Situation:
    """The public state before one play (CB-34)."""

    offense: int
    """The seat that has the ball, or that kicks."""
    spot: int
    """The line of scrimmage or the place of the kick: own yard of the offense (CB-29)."""
    down: int = 1
    line: int = 100
    """The line to gain, own yard of the offense."""
    phase: str = "scrimmage"
    """One of kickoff, free kick, scrimmage, try, end."""
    score: tuple[int, int] = (0, 0)
    quarter: int = 1
    """Counted as they are played; five and above are overtime periods whatever the length of the match."""
    clock: int = 180
    """Intervals left; in Simple timing 1 counted plays left."""
    timeouts: tuple[int, int] = (3, 3)
    first_kicker: int = 0
    """Who kicked off first."""
    plays_run: int = 0
    """Plays of any kind in this quarter (CB-60)."""
    failures: int = 0
    """On-side failures in a row (CB-136)."""
    running: bool = False
    """Whether the clock is running before this play."""
    try_kind: str = ""
    """Empty, or the kind of a try that has to be repeated (CB-199)."""
    untimed: bool = False
    """One more untimed play (CB-39)."""
    options: Options = field(default_factory=Options)

    @property
    def played_as(self) -> int:
        """The quarter of a full match like which this one is played (CB-449)."""
        return {2: {1: 2, 2: 4}, 1: {1: 4}}.get(self.options.quarters, {}).get(self.quarter, self.quarter)

    @property
    def late(self) -> bool:
        """The late window, measured at the snap (CB-55, CB-61)."""
        if self.options.timing == "simple1":
            return False
        if self.played_as == 2:
            return self.clock <= TWO_MINUTES
        return self.played_as >= 4 and self.clock <= LATE_FOURTH

    @property
    def has_mark(self) -> bool:
        """Whether this quarter has a two-minute mark (CB-56)."""
        return self.options.timing != "simple1" and (self.played_as == 2 or self.played_as >= 4)

    def but(self, **changes: object) -> "Situation":
        """The same situation with some facts changed."""
        return replace(self, **changes)  # type: ignore[arg-type]
