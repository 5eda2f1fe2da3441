"""Clock, downs, periods, overtime and enforcement (4.3 to 4.12, 6, 7), with the worked examples 69 to 77.

Clauses: CB-22, CB-35, CB-36, CB-37, CB-38, CB-39, CB-40, CB-41, CB-42, CB-44, CB-45, CB-46, CB-47, CB-49, CB-55,
CB-60, CB-61, CB-62, CB-64, CB-65, CB-66, CB-69, CB-70, CB-72, CB-77, CB-79, CB-80, CB-81, CB-82, CB-84, CB-85, CB-88,
CB-89, CB-95, CB-97, CB-199, CB-416, CB-427, CB-428, CB-429, CB-430, CB-431, CB-432, CB-433, CB-434, CB-435, CB-439,
CB-440, CB-441, CB-442, CB-443, CB-444, CB-445, CB-446.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import Ending
from game.variant import BadOption
from game.variants.card_bowl import RULES, clock, enforcement
from game.variants.card_bowl.facts import CardBowlFacts, Foul, Play
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.periods import next_play
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import deck, kick, play, state


def _facts(**more: Any) -> CardBowlFacts:
    return CardBowlFacts(**{"next": "call", "marker": 40, **more})


def _ended(
    how: str = "dead", end: int = 35, holder: int = 0, record: dict[str, Any] | None = None, **facts: Any
) -> CardBowlState:
    """A scrimmage play of Home from its own 30 that has just ended."""
    made = state("call", **facts)
    made.hands = [list(range(11)), list(range(11, 22))]
    made.draw_pile = list(range(22, 54))
    late = clock.is_late(made.facts)
    made.play = Play(kind="scrimmage", offense=0, los=made.facts.ball_on, late=late, act="rush", **(record or {}))
    finish(made, holder, end, how, None)  # type: ignore[arg-type]
    return made


# Downs


def test_cb_46_reaching_the_line_to_gain_is_a_new_series() -> None:
    facts = _ended(end=40).facts
    assert (facts.down, facts.ball_on, facts.marker) == (1, 40, 50)


def test_cb_45_near_the_goal_line_it_is_the_line_to_gain() -> None:
    assert _ended(end=93, ball_on=88, marker=92).facts.marker == 100


def test_cb_47_after_fourth_down_the_other_team_takes_over() -> None:
    facts = _ended(end=38, down=4).facts
    assert (facts.offense, facts.ball_on, facts.down) == (1, 62, 1)


def test_cb_49_lost_and_won_back_is_a_new_series() -> None:
    facts = _ended(end=25, record={"changed": True}, down=3).facts
    assert (facts.offense, facts.down, facts.marker) == (0, 1, 35)


def test_cb_44_after_a_touchdown_comes_the_try_and_after_a_safety_a_free_kick() -> None:
    scored = _ended("touchdown", 100)
    assert (scored.phase.name, scored.facts.points) == ("try", (6, 0))
    conceded = _ended("safety", -1)
    assert (conceded.phase.name, conceded.facts.points, conceded.facts.offense) == ("free_kick", (0, 2), 0)


# The clocks


def test_cb_69_a_regular_play_takes_one_interval() -> None:
    assert _ended().facts.clock == 179


def test_cb_70_an_open_field_run_takes_two() -> None:
    assert _ended(record={"ran": True}).facts.clock == 178


def test_cb_72_a_long_play_takes_two() -> None:
    assert _ended(end=56).facts.clock == 178
    assert _ended(end=55).facts.clock == 179


def test_cb_84_first_the_defense_is_asked_for_a_timeout() -> None:
    made = _ended()
    assert (made.phase.name, made.decision and made.decision.seat) == ("timeout_defense", 1)
    play(made, "NO_TIMEOUT")
    assert made.phase.name == "timeout_offense"
    play(made, "TIMEOUT")
    assert made.facts.timeouts == (2, 3)
    assert made.phase.name == "call"


def test_cb_82_with_a_running_clock_the_offense_chooses_a_run_off() -> None:
    made = _ended(timeouts=(0, 0))
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


def test_cb_88_a_run_off_may_end_the_quarter() -> None:
    made = state("run_off", running=True, clock=5)
    play(made, "RUN_OFF(8)")
    assert (made.facts.period, made.facts.clock, made.phase.name) == (1, 180, "call")


def test_cb_79_an_incompletion_stops_the_clock() -> None:
    assert _ended("incomplete", 30, timeouts=(0, 0)).phase.name == "call"


def test_cb_80_late_the_sideline_stops_the_clock() -> None:
    assert not _ended("out", period=3, clock=40).facts.running
    assert _ended("out", clock=100, timeouts=(0, 0)).facts.running


def test_cb_81_the_clock_stops_when_a_play_reaches_the_mark() -> None:
    made = _ended(period=1, clock=25)
    assert (made.facts.clock, made.facts.running) == (24, False)


def test_cb_64_a_play_in_bounds_takes_eight_in_simple_timing_2() -> None:
    made = _ended(timing="simple2", timeouts=(0, 0))
    assert made.facts.clock == 172


def test_cb_65_a_timeout_makes_it_one() -> None:
    made = _ended(timing="simple2")
    play(made, "TIMEOUT")
    assert made.facts.clock == 179


def test_cb_66_the_clock_does_not_jump_over_the_mark() -> None:  # EX-73
    assert _ended(timing="simple2", period=3, clock=28, timeouts=(0, 0)).facts.clock == 24


def test_cb_62_an_incompletion_takes_one() -> None:
    assert _ended("incomplete", 30, timing="simple2").facts.clock == 179


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
    made = _ended(period=1, clock=1, first_kicker=1)
    assert (made.facts.period, made.phase.name, made.facts.offense) == (2, "kickoff", 0)
    assert made.facts.timeouts == (3, 3)


def test_cb_37_the_second_quarter_goes_on_where_the_first_ended() -> None:
    made = _ended(clock=1)
    assert (made.facts.period, made.facts.ball_on, made.facts.down) == (1, 35, 2)


def test_cb_38_a_touchdown_at_the_end_still_has_its_try() -> None:
    made = _ended("touchdown", 100, period=3, clock=1)
    assert made.phase.name == "try"


def test_cb_39_an_accepted_flag_gives_an_untimed_play() -> None:
    foul = Foul(1, 5, "los", False, "offside")
    made = _ended("incomplete", 30, period=1, clock=1, record={"foul": foul})
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
    made = _ended("touchdown", 100, period=4)
    assert made.phase is None
    assert made.result is not None
    assert (made.result.winners, made.result.reason) == ((0,), Ending.SUDDEN_DEATH)


def test_cb_42_and_there_is_no_try() -> None:
    assert _ended("touchdown", 100, period=4).facts.points == (6, 0)


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


# Flags


def _foul(seat: int, yards: int, basis: str, **more: Any) -> Foul:
    return Foul(seat, yards, basis, more.pop("auto", False), "foul", **more)  # type: ignore[arg-type]


def _answered(
    foul: Foul, answer: str = "ACCEPT", how: str = "dead", end: int = 35, holder: int = 0, **more: Any
) -> CardBowlState:
    record = {"foul": foul, **more.pop("record", {})}
    made = _ended(how, end, holder, record, **more)
    play(made, answer)
    return made


def test_cb_431_half_the_distance_is_the_most() -> None:  # EX-74
    made = _answered(_foul(0, 10, "los"), ball_on=8, marker=18, end=12)
    assert (made.facts.ball_on, made.facts.down) == (4, 1)
    assert (enforcement.forward(95, 5), enforcement.backward(8, 10)) == (97, 4)


def test_cb_433_a_defensive_foul_takes_an_interception_back() -> None:  # EX-75
    foul = _foul(1, 5, "los", auto=True)
    record = {"changed": True, "lost_at": 50, "intercepted": True}
    made = _answered(foul, end=50, holder=1, record=record, ball_on=40, marker=48, down=2)
    assert (made.facts.offense, made.facts.ball_on, made.facts.down, made.facts.marker) == (0, 45, 1, 55)


def test_cb_428_an_accepted_foul_repeats_the_down() -> None:  # EX-76
    made = _answered(_foul(0, 10, "los"), end=51, ball_on=48, marker=50, down=4)
    assert (made.facts.ball_on, made.facts.down, made.facts.marker) == (38, 4, 50)


def test_cb_430_declined_the_play_stands() -> None:
    made = _answered(_foul(0, 10, "los"), "DECLINE", end=51, ball_on=48, marker=50, down=4)
    assert (made.facts.ball_on, made.facts.down) == (51, 1)


def test_cb_429_beyond_the_line_to_gain_it_is_a_new_series() -> None:
    made = _answered(_foul(1, 15, "end"), end=32)
    assert (made.facts.ball_on, made.facts.down) == (47, 1)


def test_cb_427_who_scored_declines_by_rule() -> None:
    made = _ended("touchdown", 100, record={"foul": _foul(1, 5, "los")})
    assert made.phase.name == "try"


def test_cb_432_a_score_after_the_own_foul_may_be_taken_away() -> None:
    made = _answered(_foul(0, 10, "los"), how="touchdown", end=100)
    assert (made.facts.points, made.facts.ball_on) == ((0, 0), 20)


def test_cb_434_the_loser_of_the_ball_fouled_and_it_may_be_declined() -> None:
    record = {"changed": True, "lost_at": 40}
    kept = _answered(_foul(0, 10, "los"), "DECLINE", end=60, holder=1, record=record)
    assert (kept.facts.offense, kept.facts.ball_on) == (1, 60)
    given = _answered(_foul(0, 10, "los"), end=60, holder=1, record=record)
    assert (given.facts.offense, given.facts.ball_on, given.facts.down) == (0, 20, 1)


def test_cb_435_a_foul_after_the_change_leaves_the_ball_where_it_is() -> None:
    record = {"changed": True, "lost_at": 40, "runner": 1}
    made = _answered(_foul(1, 10, "spot", spot=65, after=True), end=80, holder=1, record=record)
    assert (made.facts.offense, made.facts.ball_on) == (1, 55)


def test_cb_446_a_foul_in_the_own_end_zone_is_a_safety() -> None:
    foul = _foul(0, 10, "spot", spot=-2)
    made = _answered(foul, end=8, ball_on=5, marker=15)
    assert made.facts.points == (0, 2)


def test_cb_445_a_touchback_is_the_basis_of_a_foul_in_the_return() -> None:
    record = {"changed": True, "lost_at": 103, "runner": 1}
    made = _answered(_foul(1, 10, "spot", spot=-1, after=True), how="touchback", end=-2, holder=1, record=record)
    assert made.facts.ball_on == 10


def test_cb_199_an_accepted_flag_repeats_the_try() -> None:
    made = state("call", next="two_points", ball_on=98, marker=100)
    made.hands = [list(range(11)), list(range(11, 22))]
    made.draw_pile = list(range(22, 54))
    made.play = Play(kind="scrimmage", offense=0, los=98, foul=_foul(1, 5, "los"), two_points=True)
    finish(made, 0, 98, "incomplete", None)
    with deck("AS"):
        play(made, "ACCEPT")
    assert (made.phase.name, made.facts.ball_on, made.play.two_points) == ("exchange", 99, True)


def test_cb_416_a_foul_at_a_loose_ball_leaves_the_ball_with_who_has_it() -> None:
    record = {"changed": True, "lost_at": 40, "recovered": 60, "loose": True}
    made = _answered(_foul(0, 10, "recovery"), end=62, holder=1, record=record)
    assert (made.facts.offense, made.facts.ball_on) == (1, 72)


# Options


@pytest.mark.parametrize(
    "chosen",
    [
        {"timing": "complex", "plays_per_quarter": "20"},
        {"timing": "simple2", "plays_counted": "scrimmage"},
        {"timing": "simple1", "quarter_intervals": "60"},
        {"handicap_for": "away"},
        {"hand_offense": "15", "extra_pool": "2"},
        {"hand_offense": "15", "handicap": "1"},
    ],
)
def test_cb_444_options_that_exclude_each_other_are_refused_before_the_toss(chosen: dict[str, str]) -> None:
    with pytest.raises(BadOption, match=r"CB-\d+"):
        RULES.complete(chosen)


def test_cb_440_the_default_hands_are_twelve_and_fifteen() -> None:
    made, _ = RULES.start(RULES.complete({}), 1)
    assert made.facts.hands[0][:2] == (12, 15)


def test_cb_441_a_handicap_raises_a_hand_to_fifteen_at_most() -> None:
    made, _ = RULES.start(RULES.complete({"handicap": "4", "hand_defense": "13"}), 1)
    assert made.facts.hands[0][:2] == (15, 15)
    assert made.facts.hands[1][:2] == (12, 13)


def test_cb_439_hands_may_differ_by_quarter_and_team() -> None:
    made, _ = RULES.start(RULES.complete({"hands_q2": "13-14", "hands_away": "11-11"}), 1)
    assert made.facts.hands == ((12, 15, 13, 14, 12, 15, 12, 15), (11,) * 8)


def test_cb_22_with_a_single_joker_the_black_one_is_left_out() -> None:
    made = kick("call", "5S", "KNEEL", single_joker=True)
    assert len(made.draw_pile) + len(made.drawn) == 53


def test_cb_443_motion_may_be_switched_off() -> None:
    made, _ = RULES.start(RULES.complete({"motion": "off"}), 1)
    assert not made.facts.motion


def test_cb_442_shorter_quarters_may_be_agreed() -> None:
    made, _ = RULES.start(RULES.complete({"quarter_intervals": "60"}), 1)
    assert made.facts.clock == 60
