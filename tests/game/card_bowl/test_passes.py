"""Snap, pass rush, pass, screen and lateral, with examples 33 to 41 and 51 to 64.

Clauses: CB-50, CB-58, CB-91, CB-230, CB-231, CB-232, CB-233, CB-234, CB-247, CB-269, CB-279, CB-280, CB-281, CB-284,
CB-285, CB-287, CB-288, CB-289, CB-339, CB-340, CB-341, CB-344, CB-345, CB-347, CB-349, CB-353, CB-355, CB-357,
CB-360, CB-362, CB-363, CB-364, CB-365, CB-367, CB-369, CB-377, CB-378, CB-380, CB-381, CB-384, CB-386, CB-426,
CB-447.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.lanes import lane_list
from game.variants.card_bowl.pass_rush import candidates, threats
from game.variants.card_bowl.phases.end_of_play import PenaltyDecision
from game.variants.card_bowl.phases.line_call import snap_ball
from game.variants.card_bowl.phases.sack import automatic_sack, sack_round
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import play, scrimmage

DEFENSE = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1={cover} OLB-L ILB OLB-R={extra} S-L S-R"
OPEN = "DL-5 DL-2 DL2 DL6"
"""A front of low cards that threatens nobody."""


def _pass(
    drawn: str, *, qb: str = "QH", receiver: str = "JS", cover: str = "9D", extra: str = "TC", **more: Any
) -> CardBowlState:
    """A pass to RW1 at W1 behind a line that holds; the defense adds OLB-R."""
    where = f"{OPEN} CB:LW1 CB:RW1={cover} OLB-L ILB OLB-R={extra} S-L S-R"
    state = scrimmage(f"QB={qb} RW1={receiver}", where, drawn, window=1, **more)
    play(state, "THROW(RW1,right)", "EXTRA(8)")
    return state


# Snap


def _snapped(drawn: str, formation: str = "UC-RTE-LW1-RW1-BC-BD", **more: Any) -> CardBowlState:
    state = scrimmage("QB=9H", drawn=drawn, formation=formation, phase="motion", window=-1, **more)
    snap_ball(state, None)
    return state


def test_cb_231_under_center_ace_or_two_is_a_fumbled_snap() -> None:  # EX-33
    assert _snapped("RJ AC").play.ball == 29
    assert _snapped("RJ 3D").facts.ball_on == 25


def test_cb_232_in_shotgun_up_to_five_is_a_fumbled_snap() -> None:  # EX-33
    assert _snapped("RJ 3D 8H", "SG-RTE-LW1-RW1-BL-BR").play.ball == 22


def test_cb_233_a_delay_of_game_may_cost_a_timeout() -> None:  # EX-34
    state = _snapped("BJ QH")
    assert state.phase.name == "delay_of_game"
    play(state, "TIMEOUT")
    assert (state.facts.ball_on, state.facts.timeouts, state.facts.clock) == (30, (2, 3), 180)


def test_cb_230_a_black_card_is_offside_and_the_play_goes_on() -> None:  # EX-34
    state = _snapped("BJ QS")
    assert state.phase.name == "line_call"
    assert state.play.foul is not None
    assert state.play.foul.seat == 1


def test_cb_234_a_penalty_that_stops_the_play_cannot_be_declined() -> None:
    state = _snapped("BJ 7H", down=2)
    assert (state.phase.name, state.facts.ball_on, state.facts.down) == ("call", 25, 2)


def test_cb_58_a_play_stopped_at_the_snap_takes_no_time() -> None:
    assert _snapped("BJ 7H").facts.clock == 180


# Pass rush


def _rushed(drawn: str, lanes: dict[int, tuple[str, str]], qb: str, **more: Any) -> CardBowlState:
    """Lanes with a blocker and a rusher each, from left to right, and nobody else on the line."""
    spots = {-4: "LT", -2: "LG", 0: "C", 2: "RG", 4: "RT"}
    offense = " ".join([f"QB={qb}", *(f"{spots[g]}={block}" for g, (block, _) in lanes.items())])
    line = " ".join(f"DL{g}={rush}" for g, (_, rush) in lanes.items() if rush)
    rest = "CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-R ILB ILB OLB-L OLB-R S-L"
    where = " ".join([*line.split(), *rest.split()][:11])
    called = " ".join(f"{spots[g]}={g}" for g in lanes)
    return scrimmage(offense, where, drawn, lanes=called, window=1, **more)


def _example_35(drawn: str) -> CardBowlState:
    state = scrimmage(
        "QB=QH LT=7C C=9S RT=9D",
        "DL-4=JD DL0=2C DL4=2D CB:LW1 CB:RW1 OLB-L ILB=KD OLB-R S-L S-R ILB",
        drawn,
        lanes="LT=-4 C=0 RT=4",
        window=1,
    )
    places = list(state.play.places)
    places[6] = 3
    state.play.places = tuple(places)
    return state


@pytest.mark.parametrize(("card", "loss"), [("3S", 5), ("5S", 3)])
def test_cb_285_a_low_sack_card_is_a_sack(card: str, loss: int) -> None:  # EX-35
    state = _example_35(card)
    assert [unit.margin for unit in threats(state)] == [5]
    assert sack_round(state, None) is None
    assert state.facts.ball_on == 30 - loss


@pytest.mark.parametrize(("card", "pressure"), [("6S", 6), ("8S", 4), ("QS", 0)])
def test_cb_289_who_barely_gets_away_is_under_pressure(card: str, pressure: int) -> None:  # EX-35
    assert sack_round(_example_35(card), None) == pressure


def test_cb_279_protection_is_blockers_and_quarterback() -> None:  # EX-36
    state = _example_35("2S")
    back = state.play.slots.index(15)
    state.men[0][back] = next(
        card for card in range(52) if card // 4 == 9 and card not in (*state.men[0], *state.men[1])
    )
    lanes = list(state.play.lanes)
    lanes[back] = -4
    state.play.lanes = tuple(lanes)
    assert [unit.margin for unit in threats(state)] == []  # a ten blocks for five


def test_cb_280_the_largest_margin_uses_up_its_lanes() -> None:  # EX-37
    state = _rushed("", {-4: ("4S", "KS"), 0: ("5S", "2H"), 4: ("6S", "3H")}, "2C")
    assert threats(state)[0].low == -4


def test_cb_284_a_margin_above_thirteen_is_an_automatic_sack() -> None:
    state = _rushed("9S", {-4: ("AC", "KS"), -2: ("AD", "KD"), 2: ("6S", "3H")}, "2C")
    units = threats(state)
    assert max(unit.margin for unit in units) > 13
    margin = max(unit.margin for unit in units)
    automatic_sack(state, units, None)
    assert state.facts.ball_on == 30 - (margin - 9 + 3)


def test_cb_287_a_red_joker_as_sack_card_is_a_fumble() -> None:
    state = _example_35("RJ")
    assert sack_round(state, None) is None
    assert (state.phase.name, state.play.ball) == ("recovery", 30 - 5 - 3)


def test_cb_288_a_black_joker_as_sack_card_is_holding() -> None:
    state = _example_35("BJ QS")
    assert sack_round(state, None) == 0
    assert state.play.foul is not None
    assert (state.play.foul.seat, state.play.foul.yards, state.play.foul.basis) == (0, 10, "los")


def test_cb_281_without_a_threat_he_is_protected() -> None:
    assert not threats(scrimmage("QB=KH", DEFENSE.format(cover="9D", extra="TC"), window=1))


@pytest.mark.parametrize(("card", "broken"), [("9C", "thrown"), ("8C", "")])
def test_cb_339_pressure_counts_against_the_pass_card(card: str, broken: str) -> None:  # EX-39
    state = _pass(f"{card} 2S 5H 6H", record={"pressure": 3})
    if broken:
        assert state.play.broken == broken
    else:
        assert state.phase.name == "yardage"


def test_cb_349_under_threat_as_many_yardage_cards_as_windows() -> None:  # EX-40
    state = _pass("5D 6D", record={"threatened": True, "survived": 1})
    assert [str(action) for action in state.legal_actions()] == ["RECEPTION", "YARDAGE(1)"]


def test_cb_347_thrown_at_once_there_are_no_yardage_cards() -> None:
    state = scrimmage("QB=QH RW1=JS", DEFENSE.format(cover="9D", extra="TC"), "5D 5C 2H 3H")
    play(state, "THROW(RW1,right)", "EXTRA(8)")
    assert state.play.yardage == ()
    assert state.play.reception >= 0


# The pass


def test_cb_360_the_sums_of_a_pass() -> None:  # EX-51
    state = _pass("6S 9C 5D 8H 4S")
    play(state, "YARDAGE(1)", "RECEPTION")
    assert state.play.gain == 12
    assert state.play.began == 42


def test_cb_364_an_interception_is_where_the_sums_put_it() -> None:  # EX-52
    state = _pass("KD RJ 6C 7H 5S 2D")
    assert state.play.intercepted
    assert state.play.lost_at == 41


def test_cb_341_after_a_bad_throw_the_other_cards_are_still_drawn() -> None:
    state = _pass("KD 6C 7H 5S")
    assert (state.play.broken, state.facts.down) == ("thrown", 2)
    assert len(state.drawn) == 4


def test_cb_344_a_yardage_card_of_the_receivers_suit_misses_him() -> None:  # EX-53
    state = _pass("6D 9C 4S BJ 7H 5C")
    play(state, "YARDAGE(2)")
    assert state.play.reception < 0
    assert state.play.broken == "suit"


def test_cb_367_interference_gives_the_spot_and_a_first_down() -> None:  # EX-53
    state = _pass("6D 9C 4S BJ 7H 5C")
    play(state, "YARDAGE(2)", "ACCEPT")
    assert (state.facts.ball_on, state.facts.down, state.facts.marker) == (41, 1, 51)


@pytest.mark.parametrize(("card", "broken"), [("7C", "broken_up"), ("6C", "")])
def test_cb_357_a_cover_as_good_as_the_receiver_may_break_it_up(card: str, broken: str) -> None:  # EX-54
    state = _pass(f"5S 4S 7H {card} 2D", qb="KS", receiver="QD", cover="KC", extra="4H")
    play(state, "YARDAGE(1)", "RECEPTION")
    assert state.play.broken == broken


def test_cb_363_behind_the_back_line_it_is_incomplete() -> None:  # EX-55
    state = _pass("9S 8C 7H 2C 3S", qb="KS", receiver="QD", cover="5C", extra="4S", ball_on=90, marker=100)
    play(state, "YARDAGE(1)", "RECEPTION", "STRIKE(0)")
    assert state.play.broken == "long"


def test_cb_355_struck_cards_leave_the_sum() -> None:  # EX-55
    state = _pass("9S 8C 7H 2C 3S", qb="KS", receiver="QD", cover="5C", extra="4S", ball_on=90, marker=100)
    play(state, "YARDAGE(1)", "RECEPTION", "STRIKE(24)")
    assert state.facts.points == (6, 0)


def test_cb_362_below_zero_it_may_fall_or_be_caught() -> None:  # EX-56
    state = _pass("2S 3H QC TD", qb="TS", receiver="9D", cover="8C", extra="TH")
    play(state, "RECEPTION")
    assert state.phase.name == "caught_behind"
    assert state.play.gain == -16
    play(state, "INCOMPLETE")
    assert (state.facts.ball_on, state.facts.down) == (30, 2)


def test_cb_447_behind_the_back_line_only_the_incompletion_is_offered() -> None:
    state = _pass("2S 3H QC TD", qb="TS", receiver="9D", cover="8C", extra="TH", ball_on=5, marker=15)
    play(state, "RECEPTION")
    assert [str(action) for action in state.legal_actions()] == ["INCOMPLETE"]


def test_cb_353_a_reception_card_as_high_as_the_receiver_is_dropped() -> None:
    state = _pass("6D JD 7H 5C")
    play(state, "RECEPTION")
    assert state.play.broken == "dropped"


def test_cb_340_a_red_joker_as_pass_card_is_a_fumble_behind_the_line() -> None:
    assert _pass("RJ").play.ball == 25


def test_cb_345_a_red_joker_as_yardage_card_is_an_interception() -> None:
    state = _pass("6D RJ 5D 7H 5C 2H")
    play(state, "YARDAGE(1)")
    assert state.play.intercepted
    assert state.facts.offense == 1


def test_cb_365_in_the_end_zone_the_interceptor_may_take_the_touchback() -> None:  # EX-60
    state = _pass("6D RJ 6C 7H 5C 2H", extra="4S", ball_on=90, marker=100)
    play(state, "YARDAGE(1)")
    assert (state.phase.name, state.play.lost_at) == ("interception", 99 + 1)
    play(state, "TOUCHBACK")
    assert (state.facts.offense, state.facts.ball_on) == (1, 20)


def test_cb_50_a_sack_in_the_own_end_zone_is_a_safety() -> None:  # EX-61
    state = _example_35("3S")
    state.play.los = state.facts.ball_on = 4
    assert sack_round(state, None) is None
    assert state.facts.points == (0, 2)
    assert (state.phase.name, state.facts.offense) == ("free_kick", 0)


@pytest.mark.parametrize(("run", "tackler", "gained"), [("9S", "5H", 4), ("AH", "4H", 0)])
def test_cb_369_tacklers_are_taken_off_the_run_after_the_catch(run: str, tackler: str, gained: int) -> None:  # EX-57
    where = f"{OPEN} CB:LW1 CB:RW1=9D OLB-L ILB={tackler} OLB-R=TC S-L S-R"
    state = scrimmage("QB=QH RW1=JS", where, f"6S 5C 8H 4S {run}", window=1)
    play(state, "THROW(RW1,right)", "EXTRA(8)", "RECEPTION")
    caught = state.play.began
    play(state, "TACKLE(7)")
    while state.phase.name == "tackle":
        play(state, "DONE")
    assert state.facts.ball_on == caught + gained


def test_cb_91_late_a_reception_card_of_the_receivers_suit_ends_the_play() -> None:
    state = _pass("6D 5S 8H 4C", period=3, clock=50)
    play(state, "RECEPTION")
    assert state.play.how == "out"


# Screen and lateral

WIDE = f"{OPEN} CB:LW1=6D CB:RW1=9D OLB-L ILB=5H OLB-R=TC S-L=3C S-R"


def _screen(drawn: str, where: str = WIDE, extra: str = "EXTRA(9)") -> CardBowlState:
    state = scrimmage("QB=QH BC=JH LW1=9S", where, drawn, window=1)
    play(state, "WIDE_SCREEN(BC,LW1,left)", extra)
    return state


def test_cb_378_a_screen_is_a_rush_behind_its_blockers() -> None:  # EX-62
    state = _screen("5D 4S 8H AC TH 7S")
    assert state.play.gain == 4


def test_cb_380_at_least_one_open_field_card_follows() -> None:  # EX-62
    state = _screen("5D 4S 8H AC TH 7S")
    assert state.phase.name == "tackle"
    play(state, "TACKLE(7)", "DONE", "DONE")
    assert state.facts.ball_on == 30 + 4 + 2


def test_cb_381_a_screen_that_loses_may_be_thrown_away() -> None:  # EX-63
    where = WIDE.replace("CB:LW1=6D", "CB:LW1=KD")
    state = _screen("5D 4S 8H QC 9H 7S", where)
    assert state.phase.name == "screen_behind"
    assert state.play.gain == -2
    play(state, "INCOMPLETE")
    assert (state.facts.ball_on, state.facts.down) == (30, 2)


def test_cb_384_a_lateral_dropped_is_a_fumble_five_yards_back() -> None:  # EX-64
    state = scrimmage("QB=QH BC=JH LW1=9S", WIDE, "QS", window=1)
    play(state, "WIDE_LATERAL(BC,LW1,left)")
    assert (state.phase.name, state.play.ball) == ("recovery", 25)


def test_cb_386_a_lateral_starts_five_yards_behind_the_line() -> None:  # EX-64
    state = scrimmage("QB=QH BC=JH LW1=9S", WIDE, "4S 8H AC TH 7S", window=1)
    play(state, "WIDE_LATERAL(BC,LW1,left)", "EXTRA(9)")
    assert state.play.gain == -1
    assert state.play.began == 29


def test_cb_377_a_red_joker_as_reception_of_a_screen_is_an_interception() -> None:
    state = scrimmage("QB=QH BC=JH LW1=9S", WIDE, "5D RJ 4H", window=1)
    play(state, "WIDE_SCREEN(BC,LW1,left)")
    assert (state.facts.offense, state.play.lost_at) == (1, 25)


def test_cb_426_the_offended_side_decides_on_a_flag() -> None:
    state = _pass("BJ 6D 5D 8H 4S 2H")
    play(state, "RECEPTION", *["DONE"])
    assert isinstance(state.phase, PenaltyDecision)
    assert state.decision is not None
    assert state.decision.seat == 1


def test_cb_247_a_lane_without_defenders_may_still_be_run_through() -> None:
    state = scrimmage("QB=9H", drawn="2S")
    places = list(state.play.places)
    places[1] = 22
    state.play.places = tuple(places)
    assert "RUN(BC,-2,-2)" in {str(action) for action in state.legal_actions()}
    assert NO_LANE not in {action.low for action in state.legal_actions() if hasattr(action, "low")}


def test_cb_269_at_once_a_play_may_be_run_whatever_the_rush() -> None:  # EX-38
    front = "DL-4=8S DL0=8H DL4=9C CB:LW1 CB:RW1 OLB-L ILB=KD OLB-R=8C S-L S-R ILB"
    state = scrimmage("QB=5H LT=TS C=8D RT=9D", front, "2S", lanes="LT=-4 C=0 RT=4")
    places = list(state.play.places)
    places[0], places[6], places[7] = 21, 7, 11
    state.play.places = tuple(places)
    assert lane_list(state.play) == [-4, 0, 4]
    assert [(unit.low, unit.high, unit.margin) for unit in candidates(state)] == [(0, 0, 8), (4, 4, 3), (0, 4, 16)]
    assert "RUN(BC,-4,-4)" in {str(action) for action in state.legal_actions()}
