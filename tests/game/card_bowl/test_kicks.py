"""Kickoff, free kick, punt, field goal and try, with the worked examples 10 to 32.

Clauses: CB-32, CB-52, CB-74, CB-75, CB-100, CB-102, CB-103, CB-104, CB-105, CB-107, CB-108, CB-111, CB-112, CB-113,
CB-114, CB-115, CB-116, CB-117, CB-120, CB-123, CB-128, CB-129, CB-130, CB-132, CB-133, CB-134, CB-136, CB-137,
CB-139, CB-140, CB-143, CB-144, CB-151, CB-152, CB-154, CB-155, CB-156, CB-157, CB-158, CB-159, CB-160, CB-162,
CB-164, CB-167, CB-171, CB-172, CB-173, CB-174, CB-175, CB-176, CB-177, CB-178, CB-182, CB-183, CB-185, CB-187,
CB-188, CB-189, CB-191, CB-194, CB-195, CB-198.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import ScoreKind
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import kick, kickoff, play, scrimmage


def _at(state: CardBowlState) -> tuple[int, int]:
    return state.facts.offense, state.facts.ball_on


# Kickoffs


def test_cb_102_a_kickoff_is_caught_at_the_sum_less_eleven() -> None:  # EX-10
    state = kickoff("QS 5H 9C 4D 6S 8H TC")
    assert state.play.caught == 6
    assert _at(state) == (1, 25)


def test_cb_100_a_kickoff_is_made_from_the_own_30() -> None:
    assert kickoff("QS 5H 9C 4D 6S 8H TC").play.los == 30


def test_cb_112_a_return_is_four_cards_less_the_coverage() -> None:
    state = kickoff("9S 4H 7C 2D 3S 4S 5S")
    assert _at(state) == (1, 2 + 14 - 7)


def test_cb_108_one_coverage_card_follows_the_kick() -> None:
    assert kickoff("QS 5H 9C 4D 6S 8H TC").play.coverage == ID["9C"]


def test_cb_103_a_negative_yard_is_caught_in_the_end_zone() -> None:  # EX-11
    state = kickoff("AS 7D 6H")
    assert state.play.caught == -3
    assert state.phase.name == "kick_return"


def test_cb_111_in_the_end_zone_the_receiver_may_take_the_touchback() -> None:  # EX-11
    assert _at(kickoff("AS 7D 6H", "KICK(regular,0)", "TOUCHBACK")) == (1, 20)


def test_cb_52_a_touchback_is_spotted_at_the_own_20() -> None:
    assert _at(kickoff("AS 7D 6H", "KICK(regular,0)", "TOUCHBACK")) == (1, 20)


@pytest.mark.parametrize(("card", "asked"), [("2C", True), ("3C", False)])
def test_cb_113_after_the_first_return_card_he_may_give_up_only_while_negative(card: str, asked: bool) -> None:  # EX-11
    state = kickoff(f"AS 7D 6H {card} 8S 8D 8H", "KICK(regular,0)", "RETURN")
    assert (state.phase.name == "kick_return") == asked


def test_cb_32_a_kick_caught_on_the_goal_line_must_be_returned() -> None:
    state = kickoff("4S 7D 6H 5S 6D 7S 8D")
    assert state.play.caught == 0
    assert _at(state) == (1, 20)


@pytest.mark.parametrize(
    ("before", "spot"), [("", 5 - 0), ("8H", 5 + 8 - 3), ("8H 6C", 5 + 14 - 5), ("8H 6C 2C", 5 + 16 - 8)]
)
def test_cb_114_a_return_that_is_stopped_uses_its_share_of_the_coverage(before: str, spot: int) -> None:  # EX-12
    state = kickoff(f"9S 7H TS {before} RJ")
    assert state.phase.name == "recovery"
    assert state.play.ball == spot


def test_cb_115_a_red_joker_in_the_return_is_a_fumble_of_the_receivers() -> None:  # EX-12
    state = kickoff("9S 7H TS 8H 6C RJ 9D 4D", "KICK(regular,0)", "DECLARE(0)", "DECLARE(0)")
    assert _at(state) == (1, 14)


def test_cb_104_offside_on_the_kick_adds_five_yards() -> None:  # EX-13
    state = kickoff("BJ 4D 8S 9C 5H 7C 3D 9S 2H", "KICK(regular,0)", "ACCEPT")
    assert _at(state) == (1, 27)


def test_cb_105_a_kick_out_of_bounds_starts_the_receivers_at_the_40() -> None:  # EX-13
    assert _at(kickoff("BJ QH")) == (1, 40)


def test_cb_107_a_bobble_takes_a_card_from_the_return() -> None:  # EX-14
    state = kickoff("9S RJ 6D 3C 8S 5D KD 4S 2H 9D")
    assert _at(state) == (1, 42)
    assert state.facts.clock == 178


def test_cb_123_the_last_return_card_breaks_the_return_open() -> None:  # EX-16
    state = kickoff("8S 6H JC 6S 9D 5H KS 8D QH 3S 5C")
    assert _at(state) == (1, 53)


@pytest.mark.parametrize(("coverage", "cards"), [("4C", 3), ("JC", 2)])
def test_cb_123_the_coverages_face_value_is_taken_off(coverage: str, cards: int) -> None:  # EX-16
    assert kickoff(f"8S 6H {coverage} 6S 9D 5H KS 2D 3D 4D").play.set_size == cards


def test_cb_74_a_returned_kickoff_with_an_open_field_run_takes_two_intervals() -> None:  # EX-14
    assert kickoff("QS 5H 9C 4D 6S 8H TC").facts.clock == 179
    assert kickoff("AS 7D 6H", "KICK(regular,0)", "TOUCHBACK").facts.clock == 180


def test_cb_116_a_foul_in_the_return_is_noted_where_it_happened() -> None:  # EX-15
    state = kickoff("9S 4H 7C 9H BJ 6D TS 4C 5S")
    assert state.play.end == 23
    assert state.play.foul is not None
    assert state.play.foul.spot == 9


def test_cb_117_the_kickers_may_take_the_foul_from_its_spot() -> None:  # EX-15
    state = kickoff("9S 4H 7C 9H BJ 6D TS 4C 5S", "KICK(regular,0)", "ACCEPT")
    assert _at(state) == (1, 5)


def test_cb_120_a_foul_of_the_kickers_is_added_to_the_end() -> None:
    state = kickoff("9S 4H BJ 6D 3C 2S 3S 4S 5S", "KICK(regular,0)", "ACCEPT")
    assert _at(state) == (1, 2 + 14 - 3 + 10)


def test_cb_128_a_squib_caught_beyond_the_15_is_returned_with_two_cards() -> None:  # EX-17
    state = kickoff("7S 9D 4H 6C JD", "KICK(squib,40)")
    assert state.play.caught == 24
    assert _at(state) == (1, 37)


def test_cb_129_face_values_are_lowered_for_a_long_squib() -> None:  # EX-17
    state = kickoff("7S 9D 4H 6C QD KH 2S 5D", "KICK(squib,40)")
    assert _at(state) == (1, 58)


def test_cb_129_the_coverage_card_keeps_its_face_value() -> None:
    """A queen beats a jack by two, less one for the long squib: one card, not two and not none."""
    state = kickoff("7S 9D JC 6C KD 4H", "KICK(squib,40)")
    assert (state.play.coverage, state.play.set_size) == (ID["JC"], 1)
    assert kickoff("7S 9D QC 6C KD", "KICK(squib,40)").play.set_size == 0


def test_cb_129_a_kicking_team_that_recovers_runs_by_its_full_faces() -> None:
    state = kickoff("7S 9D 4H RJ 2C KS JH 3D 4C 5D 6C", "KICK(squib,40)", "DECLARE(0)", "DECLARE(0)")
    assert (state.play.runner, state.play.dull) == (0, True)
    assert len(state.drawn) == 10, "three cards for the king, one for the jack among them"


def test_cb_129_the_receivers_recovery_counts_in_full_and_their_run_less() -> None:
    state = kickoff("7S 9D 4H RJ KC 2S JH 3D 4C 5D 6C", "KICK(squib,40)", "DECLARE(0)", "DECLARE(0)")
    assert state.play.runner == 1
    assert len(state.drawn) == 9, "three cards for the king, none for the jack among them"


def test_cb_129_a_short_squib_lowers_nothing() -> None:
    state = kickoff("KS QD 4H 2C 3S 4S JD 9C", "KICK(squib,40)")
    assert state.play.caught == 15
    assert state.play.set_size == 1


@pytest.mark.parametrize("late", [{"period": 3, "clock": 40}, {"period": 1, "clock": 20}, {"period": 4, "clock": 50}])
def test_cb_92_no_run_after_a_kick_has_a_choice_of_the_sideline(late: dict[str, Any]) -> None:
    """Neither the receivers nor a kicking team with a ball that it recovered."""
    returned = kickoff("7S 9D 4H 2C 3S 4S JD 9C", **late)
    assert returned.play.ran
    state = kickoff("9S 7H TS 8H RJ 2C KS 3D 4H 5C", "KICK(regular,0)", "DECLARE(0)", "DECLARE(0)", **late)
    assert (state.play.ran, state.play.holder, state.play.stepped_out) == (True, 0, False)
    blocked = kick("call", "8S RJ 9H QS 2D 3C 7H", "PUNT", "PUNT_CARDS(4,no)", "DECLARE(0)", "DECLARE(0)", **late)
    assert (blocked.play.ran, blocked.play.holder, blocked.play.stepped_out) == (True, 0, False)


@pytest.mark.parametrize("call", ["SPIKE", "KNEEL"])
def test_cb_92_a_bobbled_spike_or_kneel_is_no_play_from_scrimmage(call: str) -> None:
    state = kick("call", "RJ AC KS 2D 4C 5C 6C", call, "DECLARE(0)", "DECLARE(0)", running=True, period=3, clock=40)
    assert (state.play.ran, state.play.holder, state.play.stepped_out) == (True, 0, False)


def test_cb_75_a_squib_takes_two_intervals() -> None:
    assert kickoff("7S 9D 4H 6C JD", "KICK(squib,40)").facts.clock == 178


def test_cb_130_a_squib_through_the_end_zone_is_a_touchback() -> None:
    assert _at(kickoff("KS 9D", "KICK(squib,10)")) == (1, 20)


def test_cb_139_the_receivers_add_the_yards_beyond_ten_to_their_first_card() -> None:  # EX-18
    state = kickoff("7D 9S 5H KD TS 8C", "KICK(onside,7)", "DECLARE(0)", "DECLARE(0)")
    assert _at(state) == (0, 48)


def test_cb_140_the_kickers_may_not_run_with_an_on_side_kick() -> None:  # EX-18
    state = kickoff("7D KS 2H", "KICK(onside,7)", "DECLARE(0)", "DECLARE(0)")
    assert _at(state) == (0, 44)
    assert state.play.set_size == 0


def test_cb_134_a_short_on_side_kick_is_kicked_over() -> None:  # EX-19
    state = kickoff("3S", "KICK(onside,4)")
    assert state.phase.name == "kickoff"
    assert (state.facts.kick_from, state.facts.clock) == (30, 180)


def test_cb_133_out_of_bounds_it_is_kicked_over_from_five_yards_further_back() -> None:
    assert kickoff("BJ", "KICK(onside,4)").facts.kick_from == 25


def test_cb_136_after_a_second_failure_the_receivers_choose() -> None:  # EX-19
    assert kickoff("BJ 6H", "KICK(onside,4)", failures=1).phase.name == "failed_kick"


def test_cb_136_after_the_sixth_failure_they_take_the_ball() -> None:
    assert _at(kickoff("3S", "KICK(onside,4)", failures=5)) == (1, 63)


def test_cb_137_they_take_it_where_the_kick_went() -> None:  # EX-19
    state = kickoff("BJ 6H", "KICK(onside,4)", "TAKE_BALL", failures=1)
    assert _at(state) == (1, 60)


def test_cb_132_a_red_joker_takes_the_receivers_bonus() -> None:
    state = kickoff("RJ KD 5S 4H", "KICK(onside,7)", "DECLARE(0)", "DECLARE(0)")
    assert _at(state) == (0, 50)


def test_cb_143_a_free_kick_as_kickoff_is_caught_at_the_sum_less_one() -> None:  # EX-20
    state = kick("free_kick", "JS 4D 9C 2S 3S 4S 5S", "KICKOFF_TYPE", next="free_kick", kick_from=20)
    assert state.play.caught == 14


def test_cb_144_a_free_kick_as_punt_flies_four_cards_and_25_yards() -> None:  # EX-20
    state = kick("free_kick", "7S 9D 4H 8C 2D 2S 3S 4S 5S", "PUNT_TYPE", next="free_kick", kick_from=20)
    assert state.play.caught == 27


# Punts


@pytest.mark.parametrize(("text", "spot"), [("7S 9H 8C", 36), ("QS 3H 4D", 21)])
def test_cb_151_a_punt_flies_its_cards_and_fifteen_yards(text: str, spot: int) -> None:  # EX-21
    state = kick("call", f"TS 6H 8D 5C {text}", "PUNT", "PUNT_CARDS(4,no)", "RETURN", ball_on=30)
    assert state.play.caught == 26
    assert _at(state) == (1, spot)


def test_cb_167_a_punt_return_is_two_cards_less_the_coverage() -> None:  # EX-21
    state = kick("call", "TS 6H 8D 5C 7S 9H 8C", "PUNT", "PUNT_CARDS(4,no)", "RETURN")
    assert len(state.play.returns) == 2


def test_cb_160_another_suit_puts_a_punt_out_of_bounds() -> None:  # EX-22
    state = kick("call", "9S 4H 8D 3C", "PUNT", "PUNT_CARDS(3,yes)", ball_on=55, marker=65)
    assert _at(state) == (1, 9)


def test_cb_160_the_same_suit_leaves_it_live() -> None:  # EX-22
    state = kick("call", "9S 4H 8D KD 2C", "PUNT", "PUNT_CARDS(3,yes)", ball_on=55, marker=65)
    assert state.phase.name == "punt_receiver"


PUNTED = "9S 4H TD 5C"


def _bounced(text: str, *then: str) -> CardBowlState:
    return kick("call", f"{PUNTED} {text}", "PUNT", "PUNT_CARDS(3,no)", "BOUNCE", *then, ball_on=50, marker=60)


@pytest.mark.parametrize(("text", "spot"), [("8S 3S", 7), ("8S 6H", 20)])
def test_cb_174_after_a_bounce_onward_comes_a_second(text: str, spot: int) -> None:  # EX-23
    assert _at(_bounced(text)) == (1, spot)


def test_cb_173_the_same_suit_bounces_back() -> None:  # EX-24
    assert _at(_bounced("6D")) == (1, 13)


def test_cb_175_a_bounce_back_is_shortened_by_the_coverage() -> None:
    assert _at(_bounced("9D")) == (1, 12 + 9 - 5)


@pytest.mark.parametrize(("yards", "spot"), [(2, 2), (0, 20)])
def test_cb_176_the_kickers_may_down_a_bounce_of_the_coverages_suit(yards: int, spot: int) -> None:  # EX-24
    assert _at(_bounced("QC", f"DOWN({yards})")) == (1, spot)


def test_cb_177_a_ball_in_the_end_zone_is_a_touchback() -> None:  # EX-23
    assert _at(_bounced("KS")) == (1, 20)


def test_cb_178_a_red_joker_bounce_has_touched_a_receiver() -> None:
    state = _bounced("RJ 8S 3S")
    assert state.phase.name == "recovery"
    assert state.play.no_run


def test_cb_162_a_red_joker_as_coverage_forces_the_fair_catch() -> None:  # EX-25
    state = kick("call", "TS 6H 8D 5C RJ 6S", "PUNT", "PUNT_CARDS(4,no)")
    assert _at(state) == (1, 26)


def test_cb_172_a_foul_on_a_fair_catch_counts_from_the_catch() -> None:  # EX-25
    actions = ("PUNT", "PUNT_CARDS(4,no)", "FAIR_CATCH", "ACCEPT")
    assert _at(kick("call", "TS 6H 8D 5C 9S BJ KC", *actions)) == (1, 13)


def test_cb_156_a_blocked_punt_is_loose_behind_the_line() -> None:  # EX-26
    state = kick("call", "8S RJ 9H", "PUNT", "PUNT_CARDS(4,no)", ball_on=40, marker=50)
    assert (state.phase.name, state.play.ball) == ("recovery", 26)


def test_cb_157_the_receivers_draw_two_cards_for_a_blocked_punt() -> None:  # EX-26
    actions = ("PUNT", "PUNT_CARDS(4,no)", "DECLARE(0)", "DECLARE(0)")
    state = kick("call", "8S RJ 9H QS JD KC 7H", *actions, ball_on=40, marker=50)
    assert _at(state) == (1, 81)


def test_cb_152_a_red_joker_among_the_punt_cards_blocks_it() -> None:
    assert kick("call", "RJ 9H", "PUNT", "PUNT_CARDS(1,no)").play.blocked


def test_cb_158_a_blocked_punt_recovered_by_the_kickers_counts_as_a_down() -> None:
    actions = ("PUNT", "PUNT_CARDS(4,no)", "DECLARE(0)", "DECLARE(0)")
    state = kick("call", "RJ 5H KS 2D 3C 4S 5S 6S", *actions, ball_on=40, marker=50, down=2)
    assert state.facts.offense == 0
    assert state.facts.down == 3


def test_cb_164_a_punt_of_two_cards_is_a_fair_catch() -> None:  # EX-27
    state = kick("call", "TS 6H 9C 8S", "PUNT", "PUNT_CARDS(2,no)", ball_on=45, marker=55)
    assert state.play.how == "fair_catch"


def test_cb_171_the_kickers_recover_a_muff_but_may_not_run() -> None:  # EX-27
    actions = ("PUNT", "PUNT_CARDS(2,no)", "DECLARE(0)", "DECLARE(0)")
    state = kick("call", "TS 6H 9C RJ 2S KS", *actions, ball_on=45, marker=55)
    assert _at(state) == (0, 45 + 31)


def test_cb_159_a_punt_through_the_end_zone_is_a_touchback() -> None:
    assert _at(kick("call", "KS KH", "PUNT", "PUNT_CARDS(2,no)", ball_on=80, marker=90)) == (1, 20)


def test_cb_155_a_foul_of_the_receivers_repeats_the_down() -> None:
    actions = ("PUNT", "PUNT_CARDS(4,no)", "FAIR_CATCH", "ACCEPT")
    state = kick("call", "BJ 4S TS 6H 8D 5C 9C 2S", *actions, down=4)
    assert (*_at(state), state.facts.down) == (0, 35, 4)


def test_cb_154_a_foul_of_the_kickers_is_added_for_the_receivers() -> None:
    actions = ("PUNT", "PUNT_CARDS(4,no)", "FAIR_CATCH", "ACCEPT")
    assert _at(kick("call", "BJ 4H TS 6H 8D 5C 9C 2S", *actions)) == (1, 31)


# Field goals and tries


@pytest.mark.parametrize(("last", "good"), [("6D", True), ("5D", False)])
def test_cb_183_six_cards_must_reach_the_distance(last: str, good: bool) -> None:  # EX-28
    state = kick("call", f"7S 6H 8D 5C 6S {last}", "FIELD_GOAL", ball_on=80, marker=90)
    assert (state.facts.points == (3, 0)) == good


def test_cb_182_the_distance_is_the_yards_to_the_goal_line_and_eighteen() -> None:
    state = kick("call", "7S 6H 8D 5C 6S 6D", "FIELD_GOAL", ball_on=79, marker=89)
    assert state.facts.points == (0, 0)


def test_cb_191_after_a_miss_they_take_over_at_the_spot_of_the_kick() -> None:  # EX-28
    assert _at(kick("call", "7S 6H 8D 5C 6S 5D", "FIELD_GOAL", ball_on=80, marker=90)) == (1, 28)
    assert _at(kick("call", "AS AH AD AC 2S 2D", "FIELD_GOAL", ball_on=95, marker=100)) == (1, 20)


def test_cb_187_a_blocked_kick_lies_behind_the_line() -> None:  # EX-29
    assert kick("call", "9S RJ", "FIELD_GOAL", ball_on=76, marker=86).play.ball == 73
    assert kick("call", "RJ", "FIELD_GOAL", ball_on=76, marker=86).play.ball == 68


def test_cb_185_a_red_joker_after_the_window_is_replaced() -> None:  # EX-29
    state = kick("call", "8S 5H RJ 4D 3C 2S 6H", "FIELD_GOAL", ball_on=91, marker=100)
    assert state.facts.points == (3, 0)


def test_cb_188_offside_lets_the_offense_choose() -> None:  # EX-30
    text = "BJ 7S 6H 5D 4C 6S 7D 3H"
    state = kick("call", text, "FIELD_GOAL", "ACCEPT", ball_on=80, marker=90, down=4)
    assert (*_at(state), state.facts.down) == (0, 85, 4)


def test_cb_188_illegal_procedure_stops_the_play() -> None:  # EX-30
    state = kick("call", "BJ 7H", "FIELD_GOAL", ball_on=80, marker=90, down=4)
    assert (*_at(state), state.facts.down, state.facts.clock) == (0, 75, 4, 180)


def test_cb_189_roughing_the_kicker_is_a_first_down() -> None:
    text = "6H BJ KS 5D 4C 6S 7D 3H"
    state = kick("call", text, "FIELD_GOAL", "ACCEPT", ball_on=60, marker=70, down=4)
    assert (*_at(state), state.facts.down) == (0, 75, 1)


def test_cb_195_a_joker_as_first_card_ends_the_extra_point() -> None:  # EX-31
    assert kick("try", "BJ", "EXTRA_POINT", next="try").facts.points == (0, 0)
    assert kick("try", "5S RJ 3H 4D 2C 3S 4C", "EXTRA_POINT", next="try").facts.points == (1, 0)


@pytest.mark.parametrize(("last", "points"), [("4C", 1), ("3C", 0)])
def test_cb_194_an_extra_point_needs_twenty(last: str, points: int) -> None:
    state = kick("try", f"5S 3H 4D 2C 2S {last}", "EXTRA_POINT", next="try")
    assert state.facts.points == (points, 0)
    assert state.facts.next == "kickoff"


def _two_point_fumble(text: str) -> CardBowlState:
    state = scrimmage("QB=9H BC=2C C=2S", drawn=f"RJ 3C 4C 5C {text}", ball_on=98, marker=100, next="two_points")
    state.play.two_points = True
    play(state, "RUN(BC,-2,-2)", "DECLARE(0)", "DECLARE(0)")
    return state


def test_cb_198_after_a_fumble_in_a_try_only_a_matching_face_card_advances() -> None:  # EX-32
    scored = _two_point_fumble("JH 9D 4D")
    assert scored.facts.points == (0, 0)
    advanced = _two_point_fumble("JH 8H 4D")
    assert advanced.facts.points == (2, 0)
    assert advanced.facts.scoring[-1].how is ScoreKind.TWO_POINTS
