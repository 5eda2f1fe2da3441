"""Downs, clocks, periods and overtime (4.3 to 4.12), with the worked examples 69 to 73.

Clauses: CB-35, CB-36, CB-37, CB-38, CB-39, CB-40, CB-41, CB-42, CB-44, CB-45, CB-46, CB-47, CB-49, CB-55, CB-60,
CB-61, CB-62, CB-64, CB-65, CB-66, CB-69, CB-70, CB-72, CB-77, CB-79, CB-80, CB-81, CB-82, CB-84, CB-85, CB-88,
CB-89, CB-95, CB-97.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import Ending
from game.variants.card_bowl import RULES, clock
from game.variants.card_bowl.facts import CardBowlFacts, Foul, Play
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.periods import next_play
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import ended, kick, play, state


def _facts(**more: Any) -> CardBowlFacts:
    return CardBowlFacts(**{"next": "call", "marker": 40, **more})


# Downs


def test_cb_46_reaching_the_line_to_gain_is_a_new_series() -> None:
    facts = ended(end=40).facts
    assert (facts.down, facts.ball_on, facts.marker) == (1, 40, 50)


def test_cb_45_near_the_goal_line_it_is_the_line_to_gain() -> None:
    assert ended(end=93, ball_on=88, marker=92).facts.marker == 100


def test_cb_47_after_fourth_down_the_other_team_takes_over() -> None:
    facts = ended(end=38, down=4).facts
    assert (facts.offense, facts.ball_on, facts.down) == (1, 62, 1)


def test_cb_49_lost_and_won_back_is_a_new_series() -> None:
    facts = ended(end=25, record={"changed": True}, down=3).facts
    assert (facts.offense, facts.down, facts.marker) == (0, 1, 35)


def test_cb_44_after_a_touchdown_comes_the_try_and_after_a_safety_a_free_kick() -> None:
    scored = ended("touchdown", 100)
    assert (scored.phase.name, scored.facts.points) == ("try", (6, 0))
    conceded = ended("safety", -1)
    assert (conceded.phase.name, conceded.facts.points, conceded.facts.offense) == ("free_kick", (0, 2), 0)


# The clocks


def test_cb_69_a_regular_play_takes_one_interval() -> None:
    assert ended().facts.clock == 179


def test_cb_70_an_open_field_run_takes_two() -> None:
    assert ended(record={"ran": True}).facts.clock == 178


def test_cb_72_a_long_play_takes_two() -> None:
    assert ended(end=56).facts.clock == 178
    assert ended(end=55).facts.clock == 179


def test_cb_72_a_run_that_ends_in_a_touchback_was_no_return() -> None:
    """From nine yards deep to the 20 are 29 yards, but nobody ran them (CB-445)."""
    record = {"intercepted": True, "changed": True, "runner": 1, "began": -9, "lost_at": 109}
    made = ended("touchback", -7, 1, record, ball_on=77, marker=87)
    assert (made.facts.offense, made.facts.ball_on, made.play.charge) == (1, 20, 1)


def test_cb_84_first_the_defense_is_asked_for_a_timeout() -> None:
    made = ended()
    assert (made.phase.name, made.decision and made.decision.seat) == ("timeout_defense", 1)
    play(made, "NO_TIMEOUT")
    assert made.phase.name == "timeout_offense"
    play(made, "TIMEOUT")
    assert made.facts.timeouts == (2, 3)
    assert made.phase.name == "call"


def test_cb_82_with_a_running_clock_the_offense_chooses_a_run_off() -> None:
    made = ended(timeouts=(0, 0))
    assert [str(action) for action in made.legal_actions()] == [f"RUN_OFF({n})" for n in range(2, 9)]


@pytest.mark.parametrize(("intervals", "cards"), [(2, 4), (5, 1), (6, 0), (8, 0)])
def test_cb_85_hurrying_gives_the_defense_cards(intervals: int, cards: int) -> None:  # EX-69
    made = state("run_off", running=True, clock=100)
    play(made, f"RUN_OFF({intervals})")
    assert made.facts.hurry == cards


def test_cb_89_a_run_off_stops_at_the_two_minute_mark() -> None:  # EX-70
    made = state("run_off", running=True, clock=26, period=1)
    play(made, "RUN_OFF(5)")
    assert (made.facts.clock, made.facts.hurry, made.facts.running) == (24, 0, False)


def test_cb_89_a_run_off_that_reaches_the_mark_stops_the_clock_and_keeps_its_cards() -> None:  # EX-70
    made = state("run_off", running=True, clock=26, period=1)
    play(made, "RUN_OFF(2)")
    assert (made.facts.clock, made.facts.hurry, made.facts.running) == (24, 4, False)
    assert "SPIKE" not in {str(action) for action in made.legal_actions()}


@pytest.mark.parametrize(("left", "period"), [(27, 1), (26, 0), (26, 2), (24, 1), (23, 3)])
def test_cb_89_elsewhere_the_clock_runs_on(left: int, period: int) -> None:
    """Above the mark, in a quarter without one, and where the mark was reached before."""
    made = state("run_off", running=True, clock=left, period=period)
    play(made, "RUN_OFF(2)")
    assert (made.facts.clock, made.facts.hurry, made.facts.running) == (left - 2, 4, True)
    assert "SPIKE" in {str(action) for action in made.legal_actions()}


def test_cb_89_the_hurry_cards_of_a_run_off_to_the_mark_are_dealt() -> None:
    made = state("run_off", running=True, clock=27, period=3)
    play(made, "RUN_OFF(3)", "SCRIMMAGE")
    assert len(made.hands[1]) == 15 + 3


def test_cb_88_a_run_off_may_end_the_quarter() -> None:
    made = state("run_off", running=True, clock=5)
    play(made, "RUN_OFF(8)")
    assert (made.facts.period, made.facts.clock, made.phase.name) == (1, 180, "call")


def test_cb_79_an_incompletion_stops_the_clock() -> None:
    assert ended("incomplete", 30, timeouts=(0, 0)).phase.name == "call"


def test_cb_80_late_the_sideline_stops_the_clock() -> None:
    assert not ended("out", period=3, clock=40).facts.running
    assert ended("out", clock=100, timeouts=(0, 0)).facts.running


def test_cb_81_the_clock_stops_when_a_play_reaches_the_mark() -> None:
    made = ended(period=1, clock=25)
    assert (made.facts.clock, made.facts.running) == (24, False)


def test_cb_64_a_play_in_bounds_takes_eight_in_simple_timing_2() -> None:
    made = ended(timing="simple2", timeouts=(0, 0))
    assert made.facts.clock == 172


def test_cb_65_a_timeout_makes_it_one() -> None:
    made = ended(timing="simple2")
    play(made, "TIMEOUT")
    assert made.facts.clock == 179


def test_cb_66_the_clock_does_not_jump_over_the_mark() -> None:  # EX-73
    assert ended(timing="simple2", period=3, clock=28, timeouts=(0, 0)).facts.clock == 24


def test_cb_62_an_incompletion_takes_one() -> None:
    assert ended("incomplete", 30, timing="simple2").facts.clock == 179


@pytest.mark.parametrize(("counts", "kind", "left"), [(True, "spike", 35), (False, "spike", 36), (False, "kneel", 35)])
def test_cb_60_which_plays_count(counts: bool, kind: str, left: int) -> None:
    made = state("call", timing="simple1", all_plays=counts)
    made.play = Play(kind=kind, offense=0, los=30)  # type: ignore[arg-type]
    finish(made, 0, 29, "dead", None)
    assert made.facts.clock == left


def test_cb_60_scrimmage_only_a_quarter_still_ends_after_four_times_as_many_plays() -> None:
    made = state("call", timing="simple1", all_plays=False, plays_per_quarter=5)
    made.facts.spare = 1
    made.play = Play(kind="spike", offense=0, los=30)
    finish(made, 0, 30, "incomplete", None)
    assert made.facts.period == 1


@pytest.mark.parametrize(
    ("period", "left", "late"), [(0, 10, False), (1, 24, True), (1, 25, False), (3, 60, True), (4, 61, False)]
)
def test_cb_55_the_late_window(period: int, left: int, late: bool) -> None:
    assert clock.is_late(_facts(period=period, clock=left)) == late


def test_cb_61_counted_plays_have_no_late_window() -> None:
    assert not clock.is_late(_facts(timing="simple1", period=3, clock=1))


def test_cb_95_a_spike_needs_a_running_clock() -> None:
    assert "SPIKE" not in {str(action) for action in state("call").legal_actions()}
    assert "SPIKE" in {str(action) for action in state("call", running=True).legal_actions()}


def test_cb_77_a_spike_takes_no_time_and_a_down() -> None:
    made = kick("call", "5S", "SPIKE", running=True, clock=20, period=3)
    assert (made.facts.clock, made.facts.down, made.facts.running) == (20, 2, False)


def test_cb_97_a_kneel_costs_a_yard() -> None:
    made = kick("call", "5S", "KNEEL", timeouts=(0, 0))
    assert (made.facts.ball_on, made.facts.down, made.facts.running) == (29, 2, True)


# Periods


def test_cb_36_who_received_kicks_off_the_second_half() -> None:
    made = ended(period=1, clock=1, first_kicker=1)
    assert (made.facts.period, made.phase.name, made.facts.offense) == (2, "kickoff", 0)
    assert made.facts.timeouts == (3, 3)


def test_cb_37_the_second_quarter_goes_on_where_the_firstended() -> None:
    made = ended(clock=1)
    assert (made.facts.period, made.facts.ball_on, made.facts.down) == (1, 35, 2)


def test_cb_38_a_touchdown_at_the_end_still_has_its_try() -> None:
    made = ended("touchdown", 100, period=3, clock=1)
    assert made.phase.name == "try"


def test_cb_39_an_accepted_flag_gives_an_untimed_play() -> None:
    foul = Foul(1, 5, "los", False, "offside")
    made = ended("incomplete", 30, period=1, clock=1, record={"foul": foul})
    play(made, "ACCEPT")
    assert (made.facts.period, made.facts.untimed, made.phase.name) == (1, True, "call")


def _over(**facts: Any) -> CardBowlState:
    made = state("call", period=3, clock=0, **facts)
    next_play(made, None)
    return made


def test_cb_40_a_tie_goes_to_a_new_toss() -> None:
    made = _over()
    assert (made.phase.name, made.facts.period, made.facts.timeouts) == ("toss_call", 4, (2, 2))


def test_cb_40_the_first_score_in_overtime_wins() -> None:
    made = ended("touchdown", 100, period=4)
    assert made.phase is None
    assert made.result is not None
    assert (made.result.winners, made.result.reason) == ((0,), Ending.SUDDEN_DEATH)


def test_cb_42_and_there_is_no_try() -> None:
    assert ended("touchdown", 100, period=4).facts.points == (6, 0)


def test_cb_41_played_on_until_decided_there_are_ten_periods() -> None:
    made = state("call", period=4, clock=0, overtime="until_decided")
    next_play(made, None)
    assert made.facts.period == 5
    last = state("call", period=13, clock=0, overtime="until_decided")
    next_play(last, None)
    assert last.result is not None
    assert last.result.reason is Ending.TIE


def test_cb_35_the_winner_of_the_toss_kicks_or_receives() -> None:
    made, _ = RULES.start(RULES.complete({}), 3)
    play(made, "HEADS")
    winner = made.phase.seat(made)
    play(made, "RECEIVE")
    assert made.facts.first_kicker == 1 - winner == made.facts.offense
