"""Runs, passes, screens and the open field, one short test for each clause left by the examples.

Clauses: CB-306, CB-307, CB-308, CB-311, CB-312, CB-317, CB-318, CB-321, CB-322, CB-326, CB-327, CB-328, CB-332,
CB-333, CB-334, CB-335, CB-337, CB-342, CB-350, CB-351, CB-352, CB-356, CB-359, CB-361, CB-368, CB-372, CB-373,
CB-374, CB-375, CB-376, CB-379, CB-382, CB-383, CB-385, CB-387, CB-389, CB-391, CB-395, CB-401.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.card_bowl import sums
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.formations import SLOT
from game.variants.card_bowl.fronts import COVER
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.phases.rushing import _gain
from game.variants.card_bowl.ranges import tackling
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import FOUR_THREE, play, scrimmage

FRONT = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1=9D OLB-L ILB OLB-R=TC S-L S-R"
WIDE = "DL-5 DL-2 DL2 DL6 CB:LW1=6D CB:RW1=9D OLB-L ILB=5H OLB-R=TC S-L=3C S-R"
SHOTGUN = "SG-RTE-LW1-RW1-BL-BR"
DRAWS = ["defense_run"] * 3


def _texts(made: CardBowlState) -> set[str]:
    return {str(action) for action in made.legal_actions()}


def _at(made: CardBowlState, name: str) -> int:
    return made.play.slots.index(SLOT[name])


def _rush(drawn: str, place: str = "-2,-2", **more: Any) -> CardBowlState:
    """A rush of BC behind LG, the middle linebacker added."""
    where = FRONT.replace("DL-2 ", "DL-2=8C ").replace("ILB ", "ILB=7C ")
    made = scrimmage("BC=QH LG=9S", where, drawn, lanes="LG=-2", **more)
    play(made, f"RUN(BC,{place})", "EXTRA(7)")
    return made


def _sneak(drawn: str, **more: Any) -> CardBowlState:
    where = FRONT.replace("DL-2 ", "DL-2=8C ")
    made = scrimmage("QB=KH LG=9S", where, drawn, lanes="LG=-2", **more)
    play(made, "SNEAK(-2,-2)")
    return made


def _pass(drawn: str, window: int = 1) -> CardBowlState:
    made = scrimmage("QB=QH RW1=JS", FRONT, drawn, window=window)
    play(made, "THROW(RW1,right)", "EXTRA(8)")
    return made


def _screen(drawn: str, text: str = "WIDE_SCREEN(BC,LW1,left)") -> CardBowlState:
    made = scrimmage("QB=QH BC=JH LW1=9S", WIDE, drawn, window=1)
    play(made, text)
    return made


# Rush


def test_cb_306_the_back_takes_the_ball_into_a_gap() -> None:
    made = scrimmage("BC=QH", drawn="6S")
    play(made, "RUN(BC,2,6)")
    assert (made.play.carrier, made.play.low, made.play.high) == (_at(made, "BC"), 2, 6)


def test_cb_307_the_handoff_card_counts_for_the_offense() -> None:
    made = _rush("6S 2D 3D 4D")
    assert sums.total(sums.offense_run(made)) == 2 * 12 + 6 + 9


def test_cb_308_the_defense_adds_its_man_and_draws_three() -> None:
    made = scrimmage("BC=QH", drawn="6S 2D 3D 4D")
    play(made, "RUN(BC,-2,-2)")
    assert (made.phase.name, made.purposes) == ("extra_card", ["handoff"])
    play(made, "EXTRA(7)")
    assert made.purposes == ["handoff", *DRAWS]


def test_cb_311_the_lane_the_extra_man_and_three_cards_stand_against_it() -> None:
    assert sums.total(sums.defense_run(_rush("6S 2D 3D 4D"))) == 8 + 7 + 2 + 3 + 4


def test_cb_312_half_the_difference_is_the_gain() -> None:
    made = _rush("6S 2D 3D 4D")
    assert made.play.gain == (39 - 24 + 1) // 2
    assert [_gain("rush", difference, 0) for difference in (0, 1, 2, 7)] == [0, 1, 1, 4]


@pytest.mark.parametrize(("card", "seat", "yards"), [("9H", 0, 10), ("7S", 1, 5), ("QS", 1, 15)])
def test_cb_317_a_black_joker_is_replaced_and_settled_after_the_play(card: str, seat: int, yards: int) -> None:
    made = _rush(f"BJ 6S 2D 3D 4D {card}")
    assert made.purposes == ["handoff", "handoff", *DRAWS, "determination"]
    assert made.play.foul is not None
    assert (made.play.foul.seat, made.play.foul.yards) == (seat, yards)


@pytest.mark.parametrize(("place", "tackles"), [("6,6", "wide"), ("2,6", "line"), ("2,2", "line")])
def test_cb_318_a_single_end_lane_is_around_the_end(place: str, tackles: str) -> None:
    made = scrimmage("BC=QH", drawn="6S")
    play(made, f"RUN(BC,{place})")
    assert made.play.tackles == tackles


# Sneak and scramble


def test_cb_321_a_sneak_has_no_handoff_no_extra_man_and_two_cards() -> None:
    made = _sneak("5S 5D")
    assert (made.purposes, made.play.extra) == (["defense_run", "defense_run"], -1)


def test_cb_322_quarterback_and_blockers_against_the_lane_and_two_cards() -> None:
    made = _sneak("5S 5D")
    totals = (sums.total(sums.offense_run(made)), sums.total(sums.defense_run(made)))
    assert totals == (13 + 9, 8 + 5 + 5)


def test_cb_326_a_sneak_never_breaks_open() -> None:
    made = _sneak("AS 2D")
    assert (made.play.gain, made.play.set_size) == (3, 0)


def test_cb_327_a_red_joker_in_a_sneak_is_a_fumble_where_it_ends() -> None:
    made = _sneak("RJ 5S 5D")
    assert (made.phase.name, made.play.ball) == ("recovery", 31)
    assert len(made.play.draws) == 2


@pytest.mark.parametrize("window", [0, 1, 2])
def test_cb_328_a_scramble_may_go_anywhere_at_any_window(window: int) -> None:
    texts = _texts(scrimmage("QB=KH", window=window))
    assert len({text for text in texts if text.startswith("RUN(QB,")}) == 7


def test_cb_332_a_red_joker_in_a_scramble_is_a_fumble_where_it_ends() -> None:
    made = scrimmage("QB=9H LG=9S", FRONT.replace("DL-2 ", "DL-2=8C "), "RJ 2S 2D", lanes="LG=-2")
    play(made, "RUN(QB,-2,-2)", "EXTRA(7)")
    assert (made.phase.name, made.play.ball) == ("recovery", 30 + made.play.gain)


def test_cb_333_in_shotgun_a_scramble_counts_him_as_he_is() -> None:
    made = scrimmage("QB=9H", drawn="2S 2D", formation=SHOTGUN)
    play(made, "RUN(QB,-2,-2)", "EXTRA(7)")
    assert sums.offense_run(made)[0].value == 9


# Pass


def test_cb_334_the_receiver_is_turned_up_and_a_back_goes_to_his_flat() -> None:
    made = scrimmage("QB=QH BC=JS", FRONT, "6D 5D", window=1)
    play(made, "THROW(BC,right)")
    back = _at(made, "BC")
    assert made.play.up[0] >> back & 1
    assert made.play.flats == (0, 1 << back)


def test_cb_335_his_cover_is_turned_up_and_counts() -> None:
    made = _pass("5D")
    assert (made.play.assigned, made.play.up[1] >> 5 & 1) == (1 << 5, 1)
    assert sums.total(sums.defense_pass(made)) == 9 + 10


def test_cb_337_the_extra_man_against_a_pass_is_in_range_of_the_receiver() -> None:
    made = scrimmage("QB=QH RW1=JS", FRONT, "5D", window=1)
    play(made, "THROW(RW1,right)")
    assert _texts(made) == {"EXTRA(8)", "EXTRA(10)"}


def test_cb_342_yardage_cards_are_drawn_as_long_as_he_dares() -> None:
    made = _pass("5D 2C 3C 4C 2D 3D 4D")
    play(made, "YARDAGE(1)", "YARDAGE(2)")
    assert (made.phase.name, len(made.play.yardage)) == ("yardage", 3)
    play(made, "RECEPTION")
    assert made.purposes[:5] == ["pass", "yardage", "yardage", "yardage", "reception"]


def _threatened(drawn: str, window: int = 1) -> CardBowlState:
    """A pass to RW1 in the face of one threat by five points; EXTRA(7) is the right outside linebacker."""
    made = scrimmage(
        "QB=QH LT=7C C=9S RT=9D RW1=JS",
        "DL-4=JD DL0=2C DL4=2D CB:LW1 CB:RW1 OLB-L ILB=KD OLB-R S-L S-R ILB",
        drawn,
        lanes="LT=-4 C=0 RT=4",
        window=window,
        record={"threatened": True},
    )
    places = list(made.play.places)
    places[6] = 3
    made.play.places = tuple(places)
    play(made, "THROW(RW1,right)", "EXTRA(7)")
    return made


def test_cb_350_under_threat_the_next_card_needs_the_next_round() -> None:
    made = _threatened("5D QS 4D")
    play(made, "YARDAGE(1)")
    assert made.purposes[:3] == ["pass", "sack", "yardage"]
    sacked = _threatened("5D 3S 4D")
    play(sacked, "YARDAGE(1)")
    assert sacked.play.how == "sack"


def test_cb_351_rounds_inside_the_pass_leave_no_pressure() -> None:
    made = _threatened("5D 6S 4D")
    play(made, "YARDAGE(1)")
    assert (made.play.rounds, made.play.pressure) == (1, 0)


def test_cb_352_under_threat_they_are_drawn_one_by_one() -> None:
    assert _texts(_threatened("5D", window=3)) == {"RECEPTION", "YARDAGE(1)"}
    assert "YARDAGE(3)" in _texts(_pass("5D", window=3))


def test_cb_356_two_defensive_cards_are_drawn() -> None:
    made = _pass("5D 3D 7H 5C 2S")
    play(made, "RECEPTION")
    assert made.purposes[:4] == ["pass", "reception", "defense_pass", "defense_pass"]


def test_cb_359_a_black_joker_there_is_pass_interference() -> None:
    made = _pass("5D JD BJ 7H 5C")
    play(made, "RECEPTION")
    assert made.play.foul is not None
    assert (made.play.foul.seat, made.play.foul.name) == (1, "pass interference")
    assert len(made.play.draws) == 2


def test_cb_361_the_difference_is_the_gain_of_a_pass() -> None:
    made = _pass("6D 5D 4H 3C 2S")
    play(made, "RECEPTION")
    assert made.play.gain == (12 + 11 + 6 + 5) - (9 + 10 + 4 + 3)


def test_cb_368_interference_takes_an_interception_back() -> None:
    made = _pass("6D 5D RJ BJ 7H 5C 2H")
    play(made, "RECEPTION")
    assert (made.phase.name, made.play.intercepted) == ("penalty_decision", True)
    play(made, "ACCEPT")
    assert (made.facts.offense, made.facts.down) == (0, 1)


# Screen and lateral


def test_cb_372_a_screen_goes_behind_a_lane_a_gap_or_a_group() -> None:
    texts = _texts(scrimmage("QB=KH", window=1))
    assert {"SCREEN(BC,-2,-2)", "SCREEN(BC,-2,2)", "WIDE_SCREEN(BC,LW1,left)"} <= texts


def test_cb_373_a_group_is_hidden_receivers_of_a_side_or_a_back_in_the_flat() -> None:
    made = scrimmage("QB=KH", window=1)
    made.play.flats = (0, 1 << _at(made, "BD"))
    groups = {text for text in _texts(made) if text.startswith("WIDE_SCREEN(BC,")}
    names = ("LW1,left", "RW1,right", "BD,right", "BD+RW1,right")
    assert groups == {f"WIDE_SCREEN(BC,{name})" for name in names}
    made.play.up = (made.play.up[0] | 1 << _at(made, "RW1"), 0)
    assert "WIDE_SCREEN(BC,RW1,right)" not in _texts(made)


def test_cb_374_receivers_block_in_full_and_backs_at_half() -> None:
    made = scrimmage("QB=QH BC=JH BD=9H RW1=8S", WIDE, "5D 4S 8H AC TH 7S", window=1)
    made.play.flats = (0, 1 << _at(made, "BD"))
    play(made, "WIDE_SCREEN(BC,BD+RW1,right)", "EXTRA(8)")
    assert sums.total(sums.offense_run(made)) == 2 * 11 + 4 + 8 + 5
    assert sums.total(sums.defense_run(made)) == 9 + 10 + 8 + 1 + 10


def test_cb_375_a_screen_needs_a_pass_and_a_reception_card_alone() -> None:
    made = _screen("5D 4S 8H AC TH 7S")
    play(made, "EXTRA(9)")
    assert made.purposes[:5] == ["pass", "reception_screen", *DRAWS]


def test_cb_376_after_a_bad_throw_the_reception_card_is_still_drawn() -> None:
    made = _screen("KD 4S")
    assert (made.purposes, made.play.broken) == (["pass", "reception_screen"], "thrown")
    assert _screen("KD RJ 4H").facts.offense == 1


def test_cb_379_outside_the_men_of_the_side_and_the_middle_may_be_added() -> None:
    assert _texts(_screen("5D 4S")) == {"EXTRA(6)", "EXTRA(7)", "EXTRA(9)"}


@pytest.mark.parametrize(
    ("text", "tackles"),
    [("SCREEN(BC,-2,-2)", "line"), ("SCREEN(BC,6,6)", "wide"), ("WIDE_SCREEN(BC,LW1,left)", "wide")],
)
def test_cb_382_who_tackles_a_screen(text: str, tackles: str) -> None:
    assert _screen("5D 4S", text).play.tackles == tackles


def test_cb_383_a_lateral_is_tossed_to_its_side_with_one_card() -> None:
    left = {action for action in scrimmage("QB=KH", window=1).legal_actions() if "LATERAL(BC,left" in str(action)}
    assert {action.low for action in left if hasattr(action, "low")} == {-5, -2}
    assert _screen("4S", "WIDE_LATERAL(BC,LW1,left)").purposes == ["reception_lateral"]


def test_cb_385_a_black_joker_on_a_lateral_is_ten_yards() -> None:
    made = _screen("BJ 4S 8H", "WIDE_LATERAL(BC,LW1,left)")
    assert made.play.foul is not None
    assert (made.play.foul.seat, made.play.foul.yards) == (0, 10)
    assert made.play.reception == ID["4S"]


def test_cb_387_a_lateral_is_not_thrown_away_and_is_tackled_from_the_outside() -> None:
    made = _screen("4S QS KC JD 7S", "LATERAL(BC,left,-2,-2)")
    play(made, "EXTRA(7)")
    assert made.play.gain < 0
    assert made.play.tackles == "wide"
    assert made.phase.name == "tackle"


# The open field


def test_cb_389_a_set_brings_its_sum_less_the_tacklers() -> None:
    made = scrimmage("BC=QH", FOUR_THREE.replace("ILB ", "ILB=4H "), "8S 5D")
    run(made, 0, 30, 2, None, "line")
    play(made, "TACKLE(7)", "DONE")
    assert made.facts.ball_on == 30 + 13 - 4


def test_cb_391_after_a_set_the_defense_turns_up_any_tacklers() -> None:
    made = scrimmage("BC=QH", FOUR_THREE, "8S 5D")
    run(made, 0, 30, 2, None, "line")
    assert made.decision is not None
    assert (made.decision.seat, len(made.play.set_cards)) == (1, 2)
    play(made, "TACKLE(6)", "TACKLE(8)")
    assert made.play.up[1] == 1 << 6 | 1 << 8


@pytest.mark.parametrize("tackles", ["wide", "line"])
def test_cb_395_only_hidden_men_off_the_line_tackle(tackles: str) -> None:
    made = scrimmage("BC=QH", record={"tackles": tackles, "side": 1, "up": (1, 1 << 7)})
    places = list(made.play.places)
    places[8] = COVER + _at(made, "RTE")
    made.play.places = tuple(places)
    able = {man for number in (1, 2) for man in tackling(made.play, number)}
    assert able
    assert not able & {0, 1, 2, 3, 7, 8}


def test_cb_401_nobody_tackles_after_a_lost_ball() -> None:
    made = scrimmage("BC=2C", drawn="3D KS 4D 5D 6D")
    fumble(made, 0, 40, None)
    play(made, "DECLARE(0)", "DECLARE(0)")
    assert (made.play.runner, made.play.tackles) == (1, "none")
    assert made.facts.ball_on == 60 + 15
