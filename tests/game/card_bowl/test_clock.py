"""Start, halves and end, the three clocks, the late window (4.3, 4.6 to 4.12), with the worked examples 69 to 73.

Clauses of the functions: CB-35, CB-53, CB-54, CB-55, CB-56, CB-68, CB-71, CB-93, CB-96.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import Ending
from game.variants.card_bowl import RULES, clock
from game.variants.card_bowl.facts import CardBowlFacts, Foul, Play
from game.variants.card_bowl.names import clock_text
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.phases.periods import next_play
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.clauses import Made, Wanted, built, case, cases, comes_to
from tests.game.card_bowl.positions import FOUR_THREE, after, choices, deck, ended, kick, play, scrimmage, state

NO_TIMEOUTS: dict[str, Any] = {"timeouts": (0, 0)}
SIMPLE = {"timing": "simple2"}
OFFSIDE = {"foul": Foul(1, 5, "los", False, "offside")}


def incomplete(**more: Any) -> CardBowlState:
    """A pass of Home that fell incomplete."""
    return ended("incomplete", 30, **more)


def over(period: int, **facts: Any) -> CardBowlState:
    """A period that has just run out."""
    made = state("call", period=period, clock=0, **facts)
    next_play(made, None)
    return made


def counted(kind: str, spare: int = 9, **facts: Any) -> CardBowlState:
    """A play of a kind that has ended, with counted plays."""
    made = state("call", timing="simple1", **facts)
    made.facts.spare = spare
    made.play = Play(kind=kind, los=30)  # type: ignore[arg-type]
    finish(made, 0, 29, "dead", None)
    return made


def run_off(intervals: int, then: str = "", **facts: Any) -> CardBowlState:
    """A run-off of the offense."""
    made = state("run_off", **{"running": True, "clock": 100, **facts})
    return after(made, f"RUN_OFF({intervals})", then)


def charged(**record: Any) -> CardBowlState:
    """A pass from the own 77 that was intercepted nine yards deep, and came to a touchback."""
    taken = {"intercepted": True, "changed": True, "runner": 1, "began": -9, "lost_at": 109}
    return ended("touchback", -7, 1, taken, ball_on=77)


# The clocks


@cases(
    ended,
    case("CB-69 a regular play takes one interval", clock=179),
    case("CB-70 CB-78 an open-field run takes two, the most", {"end": 90, "record": {"ran": True}}, clock=178),
    case("CB-70 a short one, too", {"record": {"ran": True}}, clock=178),
    case("CB-72 a long play takes two", {"end": 56}, clock=178),
    case("CB-72 from 26 yards on", {"end": 55}, clock=179),
    case("CB-90 one that needs more than is left ends the quarter", {"record": {"ran": True}, "clock": 1}, period=1,
        clock=180),
    case("CB-59 counted plays make a quarter", {"timing": "simple1", "plays_per_quarter": 31, "clock": 1}, period=1,
        clock=31),
    case("CB-64 in bounds a play takes eight in simple timing 2", {**SIMPLE, **NO_TIMEOUTS}, clock=172),
    case("CB-66 EX-73 it does not jump over the mark", {**SIMPLE, **NO_TIMEOUTS, "period": 3, "clock": 28}, clock=24),
    case("CB-67 there is no spike and no run-off", {**SIMPLE, **NO_TIMEOUTS}, phase="call", lacks="SPIKE"),
    case("CB-63 a touchdown takes one", "touchdown", 100, SIMPLE, clock=179),
    case("CB-63 late the sideline takes one", "out", {**SIMPLE, **NO_TIMEOUTS, "period": 3, "clock": 50}, clock=49),
    case("CB-63 but not before", "out", {**SIMPLE, **NO_TIMEOUTS, "period": 3, "clock": 100}, clock=92),
    case("CB-80 late the sideline stops the clock", "out", {"period": 3, "clock": 40}, running=False),
    case("CB-80 but not before", "out", {"clock": 100, **NO_TIMEOUTS}, running=True),
    case("CB-81 it stops when a play reaches the mark", {"period": 1, "clock": 25}, clock=24, running=False),
    case("CB-82 with a running clock the offense chooses a run-off", NO_TIMEOUTS,
        choices=" ".join(f"RUN_OFF({n})" for n in range(2, 9))),
    case("CB-84 first the defense is asked for a timeout", phase="timeout_defense", asks=1),
    case("CB-36 CB-57 who received kicks off the second half, with new timeouts",
        {"period": 1, "clock": 1, "first_kicker": 1, "timeouts": (1, 0)}, period=2, phase="kickoff", offense=0,
        timeouts=(3, 3)),
    case("CB-37 the second quarter goes on where the first ended", {"clock": 1}, period=1, ball_on=35, down=2),
    case("CB-38 a touchdown at the end still has its try", "touchdown", 100, {"period": 3, "clock": 1}, phase="try"),
)  # fmt: skip
def test_the_clock_after_a_play_is_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@cases(
    built,
    case("CB-60 a spike counts where all plays do", lambda: counted("spike"), clock=35),
    case("CB-60 not where scrimmage plays do", lambda: counted("spike", all_plays=False), clock=36),
    case("CB-60 but a kneel does", lambda: counted("kneel", all_plays=False), clock=35),
    case("CB-60 a quarter still ends after four times as many plays",
        lambda: counted("spike", 1, all_plays=False, plays_per_quarter=5), period=1),
    case("CB-62 an incompletion takes one", lambda: incomplete(timing="simple2"), clock=179),
    case("CB-63 a repeated down takes one", lambda: after(incomplete(timing="simple2", record=OFFSIDE), "ACCEPT"),
        clock=179),
    case("CB-65 a timeout makes it one", lambda: after(ended(timing="simple2"), "TIMEOUT"), clock=179),
    case("CB-72 a run that ends in a touchback was no return (CB-445)", charged, at=(1, 20), charge=1),
    case("CB-77 a spike takes no time and a down",
        lambda: kick("call", "5S", "SPIKE", running=True, clock=20, period=3),
        clock=20, down=2, running=False),
    case("CB-79 CB-87 an incompletion stops the clock, and gives no cards",
        lambda: after(incomplete(timeouts=(0, 0)), "SCRIMMAGE"), phase="exchange", hand=(12, 15)),
    case("CB-83 the run-off is chosen before the call", lambda: after(ended(timeouts=(0, 0)), "RUN_OFF(3)"),
        phase="call"),
    case("CB-84 then the offense", lambda: after(ended(), "NO_TIMEOUT"), phase="timeout_offense"),
    case("CB-84 and play goes on", lambda: after(ended(), "NO_TIMEOUT TIMEOUT"), timeouts=(2, 3), phase="call"),
    case("CB-85 EX-69 two intervals give the defense four cards", lambda: run_off(2), hurry=4),
    case("CB-85 EX-69 five give one", lambda: run_off(5), hurry=1),
    case("CB-85 EX-69 six give none", lambda: run_off(6), hurry=0),
    case("CB-85 EX-69 eight give none", lambda: run_off(8), hurry=0),
    case("CB-86 they come on top of any hand", lambda: run_off(2, "SCRIMMAGE", hands=((13, 14) * 4, (13, 14) * 4)),
        hand=(13, 18)),
    case("CB-88 a run-off may end the quarter", lambda: run_off(8, clock=5), period=1, clock=180, phase="call"),
    case("CB-89 EX-70 it stops at the two-minute mark", lambda: run_off(5, clock=26, period=1), clock=24, hurry=0,
        running=False),
    case("CB-89 EX-70 and keeps the cards that it gave", lambda: run_off(2, clock=26, period=1), clock=24, hurry=4,
        running=False, lacks="SPIKE"),
    case("CB-89 which are dealt", lambda: run_off(3, "SCRIMMAGE", clock=27, period=3), hand=(12, 15 + 3)),
    case("CB-95 a spike needs a running clock", lambda: state("call"), lacks="SPIKE"),
    case("CB-95 with one there is a spike", lambda: state("call", running=True), offers="SPIKE"),
    case("CB-97 a kneel costs a yard", lambda: kick("call", "5S", "KNEEL", timeouts=(0, 0)), ball_on=29, down=2,
        running=True),
    case("CB-39 an accepted flag gives an untimed play",
        lambda: after(incomplete(period=1, clock=1, record=OFFSIDE), "ACCEPT"), period=1, untimed=True, phase="call"),
    case("CB-40 a tie goes to a new toss", lambda: over(3), phase="toss_call", period=4, timeouts=(2, 2)),
    case("CB-57 with two timeouts", lambda: over(3, timeouts=(3, 0)), timeouts=(2, 2)),
    case("CB-41 played on until decided there are ten periods", lambda: over(4, overtime="until_decided"), period=5),
)  # fmt: skip
def test_the_time_between_plays_is_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@pytest.mark.parametrize(("left", "period"), [(27, 1), (26, 0), (26, 2), (24, 1), (23, 3)])
def test_cb_89_elsewhere_the_clock_runs_on(left: int, period: int) -> None:
    """Above the mark, in a quarter without one, and where the mark was reached before."""
    wanted = {"clock": left - 2, "hurry": 4, "running": True, "offers": "SPIKE"}
    comes_to(run_off(2, clock=left, period=period), wanted)


@pytest.mark.parametrize(("period", "left"), [(0, 21), (1, 24), (2, 21), (3, 24), (4, 24)])
def test_cb_56_the_mark_stands_at_24_intervals(period: int, left: int) -> None:
    assert run_off(5, clock=26, period=period).facts.clock == left


@pytest.mark.parametrize(("timing", "first"), [("simple1", 36), ("simple2", 180), ("complex", 180)])
def test_cb_53_one_of_three_clocks_is_agreed(timing: str, first: int) -> None:
    """CB-57: three timeouts a half."""
    made, _ = RULES.start({"timing": timing}, 1)
    comes_to(made, {"timing": timing, "clock": first, "timeouts": (3, 3)})


@pytest.mark.parametrize(("intervals", "shown"), [(60, "5:00"), (90, "7:30"), (180, "15:00")])
def test_cb_54_an_interval_is_five_seconds(intervals: int, shown: str) -> None:
    made, _ = RULES.start({"quarter_intervals": str(intervals)}, 1)
    assert clock_text(made.facts.clock) == shown


@pytest.mark.parametrize(
    ("period", "left", "late"), [(0, 10, False), (1, 24, True), (1, 25, False), (3, 60, True), (4, 61, False)]
)
def test_cb_55_the_late_window(period: int, left: int, late: bool) -> None:
    """CB-61: counted plays have none."""
    assert clock.is_late(CardBowlFacts(next="call", period=period, clock=left)) == late
    assert not clock.is_late(CardBowlFacts(next="call", timing="simple1", period=period, clock=1))


WIDE = "DL-5 DL-2 DL2 DL6 CB:LW1=6D CB:RW1=9D OLB-L ILB=5H OLB-R=TC S-L=3C S-R"


@pytest.mark.parametrize(("first", "left"), [("7S", 179), ("KS 2H 3H 6H", 178)])
def test_cb_71_the_first_card_of_a_screen_alone_is_no_run(first: str, left: int) -> None:
    made = scrimmage("QB=QH BC=JH LW1=9S", WIDE, f"5D 4S 8H AC TH {first}", window=1)
    play(made, "WIDE_SCREEN(BC,LW1,left) EXTRA(9)")
    while made.phase.name == "tackle":
        play(made, "DONE")
    assert made.facts.clock == left


def test_cb_68_late_the_runner_may_step_out_in_simple_timing_2() -> None:
    made = scrimmage("BC=QH", drawn="QS", timing="simple2", period=3, clock=40)
    run(made, 0, 30, 1, None)
    assert choices(made) == {"DRAW", "OUT_OF_BOUNDS"}


def test_cb_93_who_steps_out_inside_a_set_may_still_be_tackled() -> None:
    made = scrimmage("BC=QH", FOUR_THREE.replace("ILB ", "ILB=5H "), "QS KH", period=3, clock=40)
    run(made, 0, 30, 2, None, "line")
    play(made, "DRAW OUT_OF_BOUNDS")
    assert made.phase.name == "tackle"
    comes_to(after(made, "TACKLE(7) DONE"), {"end": 30 + 12 - 5, "how": "out"})


def test_cb_96_the_run_off_before_a_spike_gives_nobody_cards() -> None:
    made = run_off(2)
    with deck("5S"):
        play(made, "SPIKE")
    comes_to(after(made, "SCRIMMAGE"), {"hand": (12, 15)})


# Periods


def test_cb_40_the_first_score_in_overtime_wins() -> None:
    """CB-42: there is no try."""
    made = ended("touchdown", 100, period=4)
    assert (made.phase, made.facts.points) == (None, (6, 0))
    assert made.result is not None
    assert (made.result.winners, made.result.reason) == ((0,), Ending.SUDDEN_DEATH)


def test_cb_41_the_last_of_ten_periods_may_end_in_a_tie() -> None:
    result = over(13, overtime="until_decided").result
    assert result is not None
    assert result.reason is Ending.TIE


def test_cb_35_the_winner_of_the_toss_kicks_or_receives() -> None:
    made, _ = RULES.start(RULES.complete({}), 3)
    play(made, "HEADS")
    winner = made.phase.seat(made)
    play(made, "RECEIVE")
    assert made.facts.first_kicker == 1 - winner == made.facts.offense
