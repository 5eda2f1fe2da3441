"""Lines, lanes, blocking, pass rush and windows, one short test for each clause left by the examples.

Clauses: CB-200, CB-213, CB-215, CB-216, CB-220, CB-235, CB-236, CB-237, CB-240, CB-241, CB-244, CB-245, CB-248,
CB-249, CB-256, CB-257, CB-258, CB-260, CB-264, CB-266, CB-268, CB-271, CB-272, CB-274, CB-275, CB-277, CB-278,
CB-282, CB-286, CB-290, CB-291, CB-292, CB-293, CB-297, CB-298, CB-299, CB-302, CB-303.
"""

from __future__ import annotations

from typing import Any

from game.variants.card_bowl import fronts
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.formations import FORMATIONS, SLOT
from game.variants.card_bowl.lanes import (
    blockers,
    is_end,
    lane_list,
    line_cards,
    run_places,
    side_of_lane,
    tight_end_man,
)
from game.variants.card_bowl.pass_rush import candidates, threats
from game.variants.card_bowl.phases.defense_turn import begin_pattern_turn, begin_step_six
from game.variants.card_bowl.phases.line_call import snap_ball
from game.variants.card_bowl.phases.sack import sack_round
from game.variants.card_bowl.ranges import covering
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import FOUR_THREE, play, scrimmage, state

RUSHED = "DL-4=9S DL0=2H DL4=2D CB:LW1 CB:RW1 OLB-L ILB ILB OLB-R S-L S-R"
BLOCKED = "QB=2C LT=3S C=KS RT=KD"
MATCHED = "LT=-4 C=0 RT=4"
SHOTGUN = "SG-RTE-LW1-RW1-BL-BR"


def _texts(made: CardBowlState) -> set[str]:
    return {str(action) for action in made.legal_actions()}


def _at(made: CardBowlState, name: str) -> int:
    return made.play.slots.index(SLOT[name])


def _line_call(*texts: str, front: str = FOUR_THREE) -> CardBowlState:
    made = scrimmage("QB=9H", front, phase="line_call", window=-1, lanes="QB=99", record={"step": 1, "up": (1, 0)})
    play(made, *texts)
    return made


CALLED = ("BLOCK(LT,-5)", "BLOCK(LG,-2)", "STAY(C)", "BLOCK(RG,2)", "BLOCK(RT,6)", "BLOCK(RTE,6)")


def _pattern(**more: Any) -> CardBowlState:
    made = scrimmage("QB=9H", phase="pattern_turn", window=-1, **more)
    begin_pattern_turn(made, 2)
    return made


def _step_six() -> CardBowlState:
    made = scrimmage("QB=9H", phase="step_six")
    begin_step_six(made)
    return made


def _response(**more: Any) -> CardBowlState:
    return scrimmage(more.pop("offense", "QB=9H"), phase="response", record={"step": 6}, **more)


# The two formations


def test_cb_200_the_offense_says_what_it_plays_before_any_card() -> None:
    made = state("call")
    assert _texts(made) == {"SCRIMMAGE", "PUNT", "FIELD_GOAL", "KNEEL"}
    assert made.hands == [[], []]


def test_cb_213_nobody_carries_the_ball_before_a_play_is_run() -> None:
    made = scrimmage("QB=9H", drawn="6S")
    assert made.play.carrier == -1
    play(made, "RUN(BC,-2,-2)")
    assert made.play.carrier == _at(made, "BC")


def test_cb_215_there_are_three_to_six_linemen() -> None:
    assert {len(line) for line in fronts.techniques(-7, 7)} == {3, 4, 5, 6}


def test_cb_216_a_lineman_stands_on_a_spot_or_half_a_card_beside_it() -> None:
    formation = FORMATIONS[scrimmage("QB=9H").play.formation]
    assert fronts.next_techniques([-5], formation) == list(range(-3, 6))


def test_cb_220_the_outermost_linemen_are_the_ends() -> None:
    made = scrimmage("QB=9H")
    assert [is_end(made.play, man) for man in range(6)] == [-1, 0, 0, 1, 0, 0]


def test_cb_235_after_a_fumbled_snap_the_ball_is_loose() -> None:
    made = scrimmage("QB=9H", drawn="RJ AC", phase="motion", window=-1)
    snap_ball(made, None)
    assert (made.phase.name, made.play.role, made.play.act) == ("recovery", 0, "")


# Lanes


def test_cb_236_each_lineman_makes_a_lane() -> None:
    assert lane_list(scrimmage("QB=9H").play) == [-5, -2, 2, 6]


def test_cb_237_a_lineman_faces_the_blockers_he_stands_between() -> None:
    front = "DL-3 DL0 DL3 CB:LW1 CB:RW1 OLB-L ILB ILB OLB-R S-L S-R"
    made = _line_call("BLOCK(LT,-3)", "BLOCK(LG,-3)", front=front)
    assert blockers(made.play, -3, -3) == sorted([_at(made, "LT"), _at(made, "LG")])
    assert made.play.pulled == 0


def test_cb_240_a_full_card_away_is_moved_in() -> None:
    assert _line_call("BLOCK(LT,-5)").play.pulled == 0
    moved = _line_call("BLOCK(LT,-2)")
    assert moved.play.pulled == 1 << _at(moved, "LT")


def test_cb_241_a_blocker_who_stays_is_in_no_lane() -> None:
    made = _line_call("STAY(LT)")
    assert made.play.lanes[_at(made, "LT")] == NO_LANE
    assert not blockers(made.play, -5, -5)


def test_cb_244_neighbors_make_a_gap_and_an_empty_lane_is_gone() -> None:
    made = scrimmage("QB=9H", lanes="LT=-5")
    assert run_places(lane_list(made.play))[4:] == [(-5, -2), (-2, 2), (2, 6)]
    places = list(made.play.places)
    places[1] = fronts.ILB
    made.play.places = tuple(places)
    assert run_places(lane_list(made.play))[3:] == [(-5, 2), (2, 6)]


def test_cb_245_the_first_and_the_last_lane_are_the_end_lanes() -> None:
    assert [side_of_lane([-5, -2, 2, 6], g) for g in (-5, -2, 2, 6)] == [-1, 0, 0, 1]


def test_cb_248_a_man_who_slides_leaves_his_tight_end_but_stays_an_end() -> None:
    made = _pattern(lanes="LT=-5 LG=-2 RG=2 RT=2")
    assert tight_end_man(made.play, SLOT["RTE"]) == 3
    play(made, "SLIDE(3,2)")
    assert tight_end_man(made.play, SLOT["RTE"]) is None
    assert is_end(made.play, 3) == 1


def test_cb_249_line_cards_are_those_in_lanes_and_on_their_tight_end() -> None:
    made = _pattern()
    assert line_cards(made.play) == 4
    play(made, "COMMIT(7,2)")
    assert line_cards(made.play) == 5
    covered = _step_six()
    play(covered, "COVER(3,RTE)")
    assert line_cards(covered.play) == 4


def test_cb_256_a_card_has_the_range_of_where_it_stands_now() -> None:
    made = scrimmage("QB=9H", drawn="6S")
    places = list(made.play.places)
    places[7] = fronts.OR
    made.play.places = tuple(places)
    play(made, "RUN(BC,-2,-2)")
    assert _texts(made) == {"EXTRA(6)"}


def test_cb_257_who_covers_a_receiver_stays_with_him() -> None:
    made = _response()
    play(made, "COVER(9,LW1)", "DONE", "GO_ON", "TURN_UP(RW1)")
    words = {text.partition("(")[2].partition(",")[0] for text in _texts(made)}
    assert not {"4", "5", "9"} & words


# Blocking


def test_cb_258_the_line_is_called_from_left_to_right() -> None:
    asked = []
    for count in range(len(CALLED)):
        made = _line_call(*CALLED[:count])
        asked.append({str(action).partition("(")[2].rstrip(")").partition(",")[0] for action in made.legal_actions()})
        assert made.play.up == (1, 0)
    assert asked == [{"LT"}, {"LG"}, {"C"}, {"RG"}, {"RT"}, {"RTE"}]


def test_cb_260_after_the_line_call_the_quarterback_may_sneak() -> None:
    made = _line_call(*CALLED)
    assert (made.phase.name, made.play.step) == ("early_sneak", 1)
    assert "SNEAK(-2,2)" in _texts(made)


def test_cb_264_after_the_backs_he_may_sneak_again() -> None:
    made = _line_call(*CALLED, "NO_SNEAK", "DONE", "STAY(BC)", "STAY(BD)")
    assert (made.phase.name, made.play.step) == ("early_sneak", 3)
    assert "SNEAK(-2,2)" in _texts(made)


def test_cb_266_linemen_and_backs_in_lanes_are_turned_up() -> None:
    made = _line_call(*CALLED, "NO_SNEAK", "DONE", "BLOCK(BC,2)", "STAY(BD)", "NO_SNEAK", "DONE")
    shown = {
        name
        for name in ("LT", "LG", "C", "RG", "RT", "BC", "BD", "RTE", "LW1")
        if made.play.up[0] >> _at(made, name) & 1
    }
    assert shown == {"LT", "LG", "C", "RG", "RT", "BC"}


def test_cb_268_a_tight_end_who_blocks_gets_one_yardage_card_at_most() -> None:
    made = scrimmage("QB=QH RTE=JS", drawn="6D 5D", window=1)
    made.play.blocking = 1 << _at(made, "RTE")
    play(made, "THROW(RTE,right)", "EXTRA(8)")
    assert _texts(made) == {"RECEPTION", "YARDAGE(1)"}


def test_cb_271_at_once_only_the_lanes_that_are_used_are_turned_up() -> None:
    made = scrimmage("QB=9H", drawn="6S")
    play(made, "RUN(BC,-2,-2)")
    assert made.play.up[1] == 1 << 1


def test_cb_272_line_cards_drop_back_face_down() -> None:
    made = _step_six()
    play(made, "WITHDRAW(0)")
    assert (made.play.places[0], made.play.up[1]) == (fronts.OL, 0)


def test_cb_274_what_stays_in_the_lanes_is_turned_up() -> None:
    made = _step_six()
    play(made, "WITHDRAW(0)", "DONE")
    assert made.play.up[1] == 0b1110


def test_cb_275_then_the_secondary_commits_and_shifts() -> None:
    made = _step_six()
    play(made, "DONE")
    assert made.phase.name == "response"
    assert {"COMMIT(7,2)", "COVER(7,RTE)", "SHIFT(7,OLB-L)"} <= _texts(made)


# Pass rush and windows


def test_cb_277_a_lane_or_two_neighbors_against_blockers_and_quarterback() -> None:
    made = scrimmage("QB=2C LT=3S C=4S RT=5S", RUSHED.replace("2H", "8H"), lanes=MATCHED, window=1)
    found = {(unit.low, unit.high): (unit.rush, unit.protection) for unit in candidates(made)}
    assert found == {(-4, -4): (9, 5), (0, 0): (8, 6), (-4, 0): (17, 9)}


def test_cb_278_in_shotgun_he_counts_his_plain_value_as_well() -> None:
    made = scrimmage(BLOCKED, RUSHED, lanes=MATCHED, formation=SHOTGUN, window=1)
    assert [unit.protection for unit in threats(made)] == [5]


def test_cb_282_a_card_that_joins_counts_from_the_next_window() -> None:
    front = FOUR_THREE.replace("DL-2 ", "DL-2=6C ").replace("ILB ", "ILB=9D ")
    made = _response(offense="QB=5H LG=2S", defense=front, lanes="LT=-5 LG=-2 RG=2 RT=6")
    play(made, "COMMIT(7,-2)")
    assert not made.play.threatened
    play(made, "DONE")
    assert made.play.threatened


def test_cb_286_a_sack_costs_the_shortfall_and_three_yards() -> None:
    made = scrimmage(BLOCKED, RUSHED, "2S", lanes=MATCHED, window=1)
    assert sack_round(made, None) is None
    assert made.facts.ball_on == 30 - (9 - 5 - 2) - 3


def test_cb_290_pressure_is_forgotten_when_the_play_goes_on() -> None:
    made = scrimmage("QB=KH", window=1, record={"pressure": 5})
    play(made, "GO_ON")
    assert made.play.pressure == 0


def test_cb_291_rounds_that_he_survives_are_counted() -> None:
    made = scrimmage(BLOCKED, RUSHED, "QS", lanes=MATCHED, window=1, record={"threatened": True})
    play(made, "GO_ON")
    assert (made.play.survived, made.phase.name) == (1, "card_action")


def test_cb_292_windows_follow_one_another() -> None:
    made = _response(offense="QB=KH")
    play(made, "DONE")
    assert (made.phase.name, made.play.window) == ("window", 1)
    play(made, "GO_ON", "TURN_UP(LW1)", "DONE")
    assert (made.phase.name, made.play.window) == ("window", 2)


def test_cb_293_first_the_pick_up_then_the_sack() -> None:
    front = "DL-4=KS DL0=KH DL4 CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-R ILB"
    made = _response(offense="QB=3H LT=2S C=2D", defense=front, drawn="5S", formation=SHOTGUN)
    play(made, "DONE")
    assert (made.phase.name, made.play.threatened) == ("pick_up", False)
    play(made, "STAY(BL)", "STAY(BR)")
    assert made.play.how == "sack"


def test_cb_297_the_cover_is_turned_up_and_nobody_drops_back() -> None:
    made = scrimmage("QB=KH", window=1)
    play(made, "GO_ON", "TURN_UP(LW1)")
    assert made.play.up[1] >> 4 & 1
    assert not {text for text in _texts(made) if text.startswith("WITHDRAW")}


def test_cb_298_a_tight_end_is_covered_by_his_man_only_if_he_chose_to() -> None:
    left = scrimmage("QB=KH", window=1)
    assert covering(left.play, _at(left, "RTE")) == []
    chosen = _step_six()
    play(chosen, "COVER(3,RTE)")
    assert covering(chosen.play, _at(chosen, "RTE")) == [3]


def test_cb_299_runs_passes_screens_and_laterals_may_be_run() -> None:
    words = {text.partition("(")[0] for text in _texts(scrimmage("QB=KH", window=1))}
    assert words == {"GO_ON", "RUN", "SNEAK", "THROW", "SCREEN", "WIDE_SCREEN", "LATERAL", "WIDE_LATERAL"}


def test_cb_302_every_card_that_takes_part_is_turned_up() -> None:
    made = scrimmage("QB=9H", drawn="6S", window=1)
    play(made, "RUN(BC,6,6)")
    for name in ("BC", "RTE", "RT"):
        assert made.play.up[0] >> _at(made, name) & 1
    assert made.men[1][3] == made.view(0).men[1][3]
    assert ID["9H"] == made.men[0][0]


def test_cb_303_a_run_may_go_through_any_lane_or_gap() -> None:
    runs = {text for text in _texts(scrimmage("QB=9H")) if text.startswith("RUN(BC")}
    places = ("-5,-5", "-2,-2", "2,2", "6,6", "-5,-2", "-2,2", "2,6")
    assert runs == {f"RUN(BC,{place})" for place in places}
