"""Cards, field, scoring and the clocks (parts 2 and 4), one short test for each clause that no example touches.

Clauses: CB-2, CB-5, CB-8, CB-11, CB-14, CB-16, CB-19, CB-28, CB-29, CB-30, CB-31, CB-33, CB-34, CB-43, CB-51, CB-53,
CB-54, CB-56, CB-57, CB-59, CB-63, CB-67, CB-68, CB-71, CB-73, CB-76, CB-78, CB-83, CB-86, CB-87, CB-90, CB-93, CB-96,
CB-98, CB-99.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.card_bowl import RULES, clock, draws, enforcement
from game.variants.card_bowl.cards import CODE, FACE, ID, VALUE
from game.variants.card_bowl.facts import Foul, Play
from game.variants.card_bowl.names import clock_text
from game.variants.card_bowl.phases.end_of_play import finish
from game.variants.card_bowl.phases.fumble import down_at, fumble
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.phases.periods import next_play
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import FOUR_THREE, cards, deck, kick, kickoff, play, scrimmage, state

WIDE = "DL-5 DL-2 DL2 DL6 CB:LW1=6D CB:RW1=9D OLB-L ILB=5H OLB-R=TC S-L=3C S-R"
OFFSIDE = Foul(1, 5, "los", False, "offside")


def _texts(made: CardBowlState) -> set[str]:
    return {str(action) for action in made.legal_actions()}


def _ended(how: str = "dead", end: int = 35, record: dict[str, Any] | None = None, **facts: Any) -> CardBowlState:
    """A scrimmage play of Home from its own 30 that has just ended."""
    made = state("call", **facts)
    made.hands = [list(range(11)), list(range(11, 22))]
    made.draw_pile = list(range(22, 54))
    made.play = Play(kind="scrimmage", los=made.facts.ball_on, late=clock.is_late(made.facts), **(record or {}))
    finish(made, 0, end, how, None)  # type: ignore[arg-type]
    return made


def _tried(how: str) -> CardBowlState:
    """A two-point attempt that has just ended."""
    made = state("call", next="two_points", ball_on=98, marker=100)
    made.play = Play(kind="scrimmage", los=98, two_points=True)
    finish(made, 0, 100 if how == "touchdown" else 98, how, None)  # type: ignore[arg-type]
    return made


# Cards


def test_cb_2_a_card_is_written_as_rank_and_suit() -> None:
    assert set(CODE) == {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"} | {"RJ", "BJ"}
    assert VALUE[ID["TS"]] == 10


def test_cb_5_a_drawn_joker_counts_nothing() -> None:
    made = kickoff("RJ 9S BJ 6D 3C 8S 5D 4D 2H")
    assert (made.play.kicks, made.play.caught) == (tuple(cards("9S 6D")), 4)
    assert made.play.bobble
    assert made.play.foul is not None


def test_cb_8_a_joker_is_a_face_card_only_where_a_rule_says_so() -> None:
    assert FACE[ID["RJ"]] == FACE[ID["BJ"]] == 0
    assert kickoff("BJ RJ").facts.ball_on == 40


def test_cb_11_every_attempt_of_a_kick_is_a_play_of_its_own() -> None:
    made = kickoff("3S", "KICK(onside,4)")
    assert made.facts.plays == 1
    with deck("4D"):
        play(made, "KICK(onside,4)")
    assert (made.facts.plays, made.drawn) == (2, cards("4D"))


def test_cb_14_drawn_cards_lie_open_until_the_play_is_over() -> None:
    made = kickoff("QS 5H 9C 4D 6S 8H TC")
    for seat in (0, 1):
        assert made.view(seat).zones()["drawn"] == tuple(cards("QS 5H 9C 4D 6S 8H TC"))
    with deck("2S"):
        play(made, "KNEEL")
    assert made.drawn == cards("2S")


def test_cb_16_a_replacement_is_drawn_at_once_for_the_same_purpose() -> None:
    assert kickoff("9S RJ 6D 3C 8S 5D 4D 4S").purposes[:4] == ["kick_1", "kick_2", "kick_2", "coverage"]


def test_cb_19_a_determination_card_counts_for_nothing_else() -> None:
    made = kickoff("BJ 4D 8S 9C 5H 7C 3D 9S 2H")
    assert made.purposes[:4] == ["kick_1", "determination", "kick_1", "kick_2"]
    assert made.play.kicks == tuple(cards("8S 9C"))


def test_cb_98_each_joker_comes_once_in_a_play() -> None:
    made = scrimmage("BC=QH", drawn="AS")
    made.drawn, made.purposes = made.draw_pile[:-1], ["x"] * (len(made.draw_pile) - 1)
    made.draw_pile = made.draw_pile[-1:]
    run(made, 0, 30, 3, None)
    assert made.drawn.count(ID["RJ"]) == made.drawn.count(ID["BJ"]) == 1
    assert not {ID["RJ"], ID["BJ"]} & set(made.draw_pile)


def test_cb_99_the_offense_is_who_snapped_and_the_runner_who_has_the_ball() -> None:
    made = scrimmage("BC=QH", record={"runner": 1, "changed": True})
    assert [draws.seat_of(made, who) for who in ("offense", "defense", "runner", "chaser")] == [0, 1, 1, 0]


# The field


def test_cb_28_the_teams_never_change_ends() -> None:
    for left in (100, 1):
        facts = _ended(end=38, down=4, clock=left, timeouts=(0, 0)).facts
        assert (facts.offense, 100 - facts.ball_on) == (1, 38)


def test_cb_29_own_yards_count_from_the_own_goal_line() -> None:
    assert [enforcement.own(Play(offense=0), seat, 30) for seat in (0, 1)] == [30, 70]


def test_cb_30_the_end_zone_is_nine_yards_deep() -> None:
    inside = kickoff("9S TD 5C", "KICK(squib,10)")
    assert (inside.play.caught, inside.phase.name) == (-9, "kick_return")
    assert kickoff("TS TD 5C", "KICK(squib,10)").facts.ball_on == 20


@pytest.mark.parametrize(("spot", "points"), [(100, (6, 0)), (99, (0, 0)), (1, (0, 0)), (0, (0, 2))])
def test_cb_31_the_goal_line_belongs_to_the_end_zone(spot: int, points: tuple[int, int]) -> None:
    made = scrimmage("BC=QH")
    down_at(made, 0, spot, None)
    assert made.facts.points == points


def test_cb_33_a_play_starts_from_where_the_ball_lies() -> None:
    made = state("call", ball_on=44, marker=54)
    play(made, "SCRIMMAGE")
    assert made.play.los == 44


def test_cb_34_the_scoreboard_is_open_to_both() -> None:
    made = scrimmage("QB=9H", down=3, timeouts=(2, 1))
    assert made.view(0).facts == made.view(1).facts == made.facts


def test_cb_51_the_ball_won_in_the_own_end_zone_is_a_touchback() -> None:
    made = scrimmage("BC=2C", drawn="4S 9D", ball_on=95, marker=100)
    fumble(made, 0, 103, None)
    play(made, "DECLARE(0)", "DECLARE(0)")
    assert (made.facts.offense, made.facts.ball_on, made.facts.points) == (1, 20, (0, 0))


# Scoring


def test_cb_43_what_each_score_is_worth() -> None:
    assert _ended("touchdown", 100).facts.points == (6, 0)
    assert _ended("safety", -1).facts.points == (0, 2)
    assert kick("call", "7S 6H 8D 5C 6S 6D", "FIELD_GOAL", ball_on=80, marker=90).facts.points == (3, 0)
    assert kick("try", "5S 3H 4D 2C 2S 4C", "EXTRA_POINT", next="try").facts.points == (1, 0)
    assert _tried("touchdown").facts.points == (2, 0)


# The clocks


@pytest.mark.parametrize(("timing", "first"), [("simple1", 36), ("simple2", 180), ("complex", 180)])
def test_cb_53_one_of_three_clocks_is_agreed(timing: str, first: int) -> None:
    made, _ = RULES.start({"timing": timing}, 1)
    assert (made.facts.timing, made.facts.clock) == (timing, first)


@pytest.mark.parametrize(("intervals", "shown"), [(60, "5:00"), (90, "7:30"), (180, "15:00")])
def test_cb_54_an_interval_is_five_seconds(intervals: int, shown: str) -> None:
    made, _ = RULES.start({"quarter_intervals": str(intervals)}, 1)
    assert clock_text(made.facts.clock) == shown


def test_cb_56_the_mark_stands_at_24_intervals() -> None:
    reached = []
    for period in range(5):
        made = state("run_off", running=True, clock=26, period=period)
        play(made, "RUN_OFF(5)")
        reached.append(made.facts.clock)
    assert reached == [21, 24, 21, 24, 24]


def test_cb_57_three_timeouts_a_half_and_two_in_overtime() -> None:
    assert RULES.start({}, 1)[0].facts.timeouts == (3, 3)
    assert _ended(period=1, clock=1, timeouts=(1, 0)).facts.timeouts == (3, 3)
    made = state("call", period=3, clock=0, timeouts=(3, 0))
    next_play(made, None)
    assert made.facts.timeouts == (2, 2)


def test_cb_59_counted_plays_make_a_quarter() -> None:
    facts = _ended(timing="simple1", plays_per_quarter=31, clock=1).facts
    assert (facts.period, facts.clock) == (1, 31)


def test_cb_63_what_else_takes_one_interval_in_simple_timing_2() -> None:
    assert _ended("touchdown", 100, timing="simple2").facts.clock == 179
    flagged = _ended("incomplete", 30, {"foul": OFFSIDE}, timing="simple2")
    play(flagged, "ACCEPT")
    assert flagged.facts.clock == 179
    assert _ended("out", timing="simple2", period=3, clock=50, timeouts=(0, 0)).facts.clock == 49
    assert _ended("out", timing="simple2", period=3, clock=100, timeouts=(0, 0)).facts.clock == 92


def test_cb_67_simple_timing_2_has_no_spike_and_no_run_off() -> None:
    made = _ended(timing="simple2", timeouts=(0, 0))
    assert made.phase.name == "call"
    assert "SPIKE" not in _texts(made)


def test_cb_68_late_the_runner_may_step_out_in_simple_timing_2() -> None:
    made = scrimmage("BC=QH", drawn="QS", timing="simple2", period=3, clock=40)
    run(made, 0, 30, 1, None)
    assert _texts(made) == {"DRAW", "OUT_OF_BOUNDS"}


@pytest.mark.parametrize(("first", "left"), [("7S", 179), ("KS 2H 3H 6H", 178)])
def test_cb_71_the_first_card_of_a_screen_alone_is_no_run(first: str, left: int) -> None:
    made = scrimmage("QB=QH BC=JH LW1=9S", WIDE, f"5D 4S 8H AC TH {first}", window=1)
    play(made, "WIDE_SCREEN(BC,LW1,left)", "EXTRA(9)")
    while made.phase.name == "tackle":
        play(made, "DONE")
    assert made.facts.clock == left


def test_cb_73_what_tries_and_field_goals_take() -> None:
    assert kick("try", "5S 3H 4D 2C 2S 4C", "EXTRA_POINT", next="try").facts.clock == 180
    assert kick("call", "7S 6H 8D 5C 6S 6D", "FIELD_GOAL", ball_on=80, marker=90).facts.clock == 179
    assert _tried("incomplete").facts.clock == 179


def test_cb_76_a_punt_takes_one_and_with_a_return_two() -> None:
    caught = kick("call", "TS 6H 9C 8S", "PUNT", "PUNT_CARDS(2,no)", ball_on=45, marker=55)
    returned = kick("call", "TS 6H 8D 5C 7S 9H 8C", "PUNT", "PUNT_CARDS(4,no)", "RETURN")
    assert (caught.facts.clock, returned.facts.clock) == (179, 178)


def test_cb_78_two_intervals_is_the_most() -> None:
    assert _ended(end=90, record={"ran": True}).facts.clock == 178


def test_cb_83_the_run_off_is_chosen_before_the_call() -> None:
    made = _ended(timeouts=(0, 0))
    assert made.phase.name == "run_off"
    play(made, "RUN_OFF(3)")
    assert made.phase.name == "call"


def test_cb_86_hurry_up_cards_come_on_top_of_any_hand() -> None:
    made = state("run_off", running=True, clock=100, hands=((13, 14) * 4, (13, 14) * 4))
    play(made, "RUN_OFF(2)", "SCRIMMAGE")
    assert (len(made.hands[0]), len(made.hands[1])) == (13, 18)
    play(made, "KEEP")
    assert (len(made.hands[1]), len(made.outs[1])) == (11, 7)


def test_cb_87_a_stopped_clock_gives_no_cards() -> None:
    made = _ended("incomplete", 30, timeouts=(0, 0))
    play(made, "SCRIMMAGE")
    assert len(made.hands[1]) == 15


def test_cb_90_a_play_that_needs_more_than_is_left_ends_the_quarter() -> None:
    facts = _ended(record={"ran": True}, clock=1).facts
    assert (facts.period, facts.clock) == (1, 180)


def test_cb_93_who_steps_out_inside_a_set_may_still_be_tackled() -> None:
    made = scrimmage("BC=QH", FOUR_THREE.replace("ILB ", "ILB=5H "), "QS KH", period=3, clock=40)
    run(made, 0, 30, 2, None, "line")
    play(made, "DRAW", "OUT_OF_BOUNDS")
    assert made.phase.name == "tackle"
    play(made, "TACKLE(7)", "DONE")
    assert (made.play.end, made.play.how) == (30 + 12 - 5, "out")


def test_cb_96_the_run_off_before_a_spike_gives_nobody_cards() -> None:
    made = state("run_off", running=True, clock=100)
    play(made, "RUN_OFF(2)")
    assert made.facts.hurry == 4
    with deck("5S"):
        play(made, "SPIKE")
    play(made, "SCRIMMAGE")
    assert len(made.hands[1]) == 15
