"""Toss, quarters, halves, overtime and the end of the game (4.3)."""

from tests.game.card_bowl.naive.clock import Clocked
from tests.game.card_bowl.naive.facts import KICKOFF_FROM, Options, Situation
from tests.game.card_bowl.naive.play import Table
from tests.game.card_bowl.naive.settle import Settled

TIMEOUTS = 3  # CB-57
OVERTIME_TIMEOUTS = 2
LAST_OVERTIME = 14  # CB-41: the tenth period after quarter 4
HOME = 0


def quarter_length(options: Options) -> int:
    """Intervals or counted plays of one quarter (CB-54, CB-59)."""
    return options.plays_per_quarter if options.timing == "simple1" else options.quarter_intervals


class Toss:
    """Home calls, the winner kicks or receives (CB-35); the coin is drawn as heads or tails."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def run(self) -> int:
        """The seat that kicks off."""
        called = self.table.ask(HOME, "D1 call", ["heads", "tails"])
        winner = HOME if self.table.draw("coin") == called else 1 - HOME
        choice = self.table.ask(winner, "D1 toss", ["kick", "receive"])
        return winner if choice == "kick" else 1 - winner


def kickoff_situation(base: Situation, kicker: int) -> Situation:
    """A kickoff from the own 30."""
    return base.but(
        phase="kickoff", offense=kicker, spot=KICKOFF_FROM, down=1, line=100, failures=0, running=False, try_kind=""
    )


def after_play(before: Situation, settled: Settled, clocked: Clocked, table: Table) -> Situation:
    """The situation before the next play, through the end of a quarter if it is over."""
    score = (before.score[0] + settled.points[0], before.score[1] + settled.points[1])
    now = before.but(
        score=score,
        offense=settled.offense,
        spot=settled.spot,
        down=settled.down,
        line=settled.line,
        phase=settled.phase,
        failures=settled.failures,
        try_kind=settled.try_kind,
        clock=clocked.clock,
        running=clocked.running,
        timeouts=clocked.timeouts,
        plays_run=clocked.plays_run,
        untimed=False,
    )
    if now.phase in ("try", "end"):  # CB-38
        return now
    if not time_is_up(now):
        return now
    if earns_untimed_play(before, settled):  # CB-39
        return now.but(untimed=True, running=False)
    return quarter_over(now, table)


def time_is_up(now: Situation) -> bool:
    """Whether the quarter is over (CB-37, CB-60)."""
    if now.options.timing == "simple1" and now.plays_run >= 4 * now.options.plays_per_quarter:
        return True
    return now.clock <= 0


def earns_untimed_play(before: Situation, settled: Settled) -> bool:
    """A penalty on the defense that the offense accepted (CB-39)."""
    if settled.verdict != "accepted" or settled.foul is None:
        return False
    return settled.foul.against != before.offense and settled.offense == before.offense


def quarter_over(now: Situation, table: Table) -> Situation:
    """Next quarter, half, overtime or the end (CB-36, CB-37, CB-40, CB-41)."""
    fresh = now.but(quarter=now.quarter + 1, clock=quarter_length(now.options), plays_run=0, running=False)
    if now.played_as in (1, 3):
        return fresh
    if now.played_as == 2:
        return kickoff_situation(fresh.but(timeouts=(TIMEOUTS, TIMEOUTS)), 1 - now.first_kicker)
    ended = now.but(phase="end", running=False)
    if now.score[0] != now.score[1] or now.options.overtime == "none":
        return ended
    if now.quarter >= 5 and now.options.overtime == "sudden death":
        return ended
    if now.quarter >= LAST_OVERTIME:
        return ended
    overtime = fresh.but(quarter=max(5, fresh.quarter), timeouts=(OVERTIME_TIMEOUTS, OVERTIME_TIMEOUTS))
    return kickoff_situation(overtime, Toss(table).run())
