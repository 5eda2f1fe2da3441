"""Lanes, ranges, blocking, pass rush and windows (5.16 to 5.21), with the worked examples 5 to 9, 35 to 38 and 41.

Clauses of the functions: CB-237, CB-241, CB-244, CB-246, CB-247, CB-248, CB-249, CB-253, CB-255, CB-256, CB-257,
CB-261, CB-262, CB-266, CB-267, CB-269, CB-277, CB-278, CB-279, CB-280, CB-282, CB-283, CB-284, CB-288,
CB-289, CB-298, CB-299, CB-302.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.card_bowl import fronts
from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.facts import NO_LANE
from game.variants.card_bowl.formations import SLOT
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
from game.variants.card_bowl.phases.sack import automatic_sack, sack_round
from game.variants.card_bowl.ranges import covering, reaches_lane, reaches_receiver
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.clauses import Made, Wanted, built, case, cases, comes_to
from tests.game.card_bowl.positions import FOUR_THREE, after, choices, moved, play, scrimmage, slot_of

SHOTGUN = "SG-RTE-LW1-RW1-BL-BR"
TWO_BACKERS = "CB:LW1 CB:RW1 OLB-L ILB ILB OLB-R S-L S-R"
CALLED = ("BLOCK(LT,-5)", "BLOCK(LG,-2)", "STAY(C)", "BLOCK(RG,2)", "BLOCK(RT,6)", "BLOCK(RTE,6)")
STACKED = "BLOCK(LT,-2) BLOCK(LG,-2) BLOCK(C,-2)"
HELD = "LT=-5 LG=-2 RG=2 RT=6"


def line_call(*texts: str, front: str = FOUR_THREE) -> CardBowlState:
    """The line calls its blocks, so many made."""
    more: dict[str, Any] = {"phase": "line_call", "window": -1, "lanes": "QB=99", "record": {"step": 1, "up": (1, 0)}}
    return after(scrimmage("QB=9H", front, **more), *texts)


def pattern(actions: str = "", front: str = FOUR_THREE, **more: Any) -> CardBowlState:
    """The defense's first turn after the line call."""
    made = scrimmage("QB=9H", front, phase="pattern_turn", window=-1, **more)
    begin_pattern_turn(made, 2)
    return after(made, actions)


def step_six(actions: str = "", **more: Any) -> CardBowlState:
    """The defense's turn before the first window."""
    made = scrimmage("QB=9H", phase="step_six", **more)
    begin_step_six(made)
    return after(made, actions)


def response(actions: str = "", offense: str = "QB=9H", *more: str, **given: Any) -> CardBowlState:
    """The defense's turn between two windows."""
    return after(scrimmage(offense, *more, phase="response", record={"step": 6}, **given), actions)


def at_window(actions: str = "", offense: str = "QB=KH", **more: Any) -> CardBowlState:
    """The offense's choice at a window."""
    return after(scrimmage(offense, **{"window": 1, **more}), actions)


# Lanes and calls


@cases(
    line_call,
    case("CB-238 EX-5 a blocker reaches lanes within a card", choices="BLOCK(LT,-5) BLOCK(LT,-2) STAY(LT)"),
    case("CB-238 EX-5 the tackle, too", *CALLED[:4], choices="BLOCK(RT,2) BLOCK(RT,6) STAY(RT)"),
    case("CB-239 CB-258 EX-5 a guard pulls two cards", *CALLED[:1], choices="BLOCK(LG,-5) BLOCK(LG,-2) BLOCK(LG,2)",
        up=(1, 0)),
    case("CB-259 EX-5 with a man on him he may not stay", *CALLED[:5], choices="BLOCK(RTE,6)"),
    case("CB-240 half a card away is not moved in", *CALLED[:1], pulled=0),
    case("CB-242 EX-6 two at most are moved into a lane", STACKED, lacks="BLOCK(RG,-2)"),
    case("CB-263 EX-6 a back may not join a full lane", STACKED, *CALLED[3:], "NO_SNEAK DONE", phase="backs",
        lacks="BLOCK(BC,-2)", offers="BLOCK(BC,2)"),
    case("CB-260 after the line call he may sneak", *CALLED, phase="early_sneak", step=1, offers="SNEAK(-2,2)"),
    case("CB-264 after the backs again", *CALLED, "NO_SNEAK DONE STAY(BC) STAY(BD)", phase="early_sneak", step=3,
        offers="SNEAK(-2,2)"),
)  # fmt: skip
def test_a_call_of_the_line_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


def test_cb_237_a_lineman_faces_the_blockers_he_stands_between() -> None:
    made = line_call("BLOCK(LT,-3) BLOCK(LG,-3)", front=f"DL-3 DL0 DL3 {TWO_BACKERS}")
    assert blockers(made.play, -3, -3) == sorted([slot_of(made, "LT"), slot_of(made, "LG")])
    assert made.play.pulled == 0


def test_cb_241_a_blocker_who_stays_is_in_no_lane() -> None:
    """CB-240: a full card away he is moved in."""
    stays, moves = line_call("STAY(LT)"), line_call("BLOCK(LT,-2)")
    man = slot_of(stays, "LT")
    assert (stays.play.lanes[man], blockers(stays.play, -5, -5), moves.play.pulled) == (NO_LANE, [], 1 << man)


def test_cb_244_neighbors_make_a_gap_and_an_empty_lane_is_gone() -> None:
    """CB-236: each lineman makes a lane. CB-245: the first and the last lane are the end lanes."""
    made = scrimmage("QB=9H", lanes="LT=-5")
    assert lane_list(made.play) == [-5, -2, 2, 6]
    assert run_places(lane_list(made.play))[4:] == [(-5, -2), (-2, 2), (2, 6)]
    assert run_places(lane_list(moved(made, m1=fronts.ILB).play))[3:] == [(-5, 2), (2, 6)]
    assert [side_of_lane([-5, -2, 2, 6], g) for g in (-5, -2, 2, 6)] == [-1, 0, 0, 1]


def test_cb_247_a_lane_without_defenders_may_still_be_run_through() -> None:
    made = moved(scrimmage("QB=9H"), m1=fronts.ILB)
    assert "RUN(BC,-2,-2)" in choices(made)
    assert NO_LANE not in {action.low for action in made.legal_actions() if hasattr(action, "low")}


def test_cb_266_linemen_and_backs_in_lanes_are_turned_up() -> None:
    made = line_call(*CALLED, "NO_SNEAK DONE BLOCK(BC,2) STAY(BD) NO_SNEAK DONE")
    shown = {
        name for name, slot in SLOT.items() if slot in made.play.slots and made.play.up[0] >> slot_of(made, name) & 1
    }
    assert shown - {"QB"} == {"LT", "LG", "C", "RG", "RT", "BC"}


# Turns of the defense


@cases(
    built,
    case("CB-243 the defense moves two cards into a lane at most",
        lambda: pattern("COMMIT(7,2) COMMIT(8,2)", FOUR_THREE.replace("OLB-R S-L", "ILB ILB")), lacks="COMMIT(9,2)"),
    case("CB-250 three line cards must stay", lambda: step_six("WITHDRAW(0)"), never="WITHDRAW"),
    case("CB-254 a card does one thing in a turn", lambda: pattern("SHIFT(9,OLB-L)"), never="(9,"),
    case("CB-265 in step 4 only ends drop and linebackers go back",
        lambda: pattern("COMMIT(7,2) DONE STAY(BC) STAY(BD) NO_SNEAK"), offers="WITHDRAW(0) WITHDRAW(3) WITHDRAW(7)",
        lacks="WITHDRAW(1) WITHDRAW(2)"),
    case("CB-272 line cards drop back face down", lambda: step_six("WITHDRAW(0)"), upright=0),
    case("CB-273 EX-41 a tight end's man may cover him face down", lambda: step_six("COVER(3,RTE)", lanes=HELD),
        upright=0),
    case("CB-274 what stays in the lanes is turned up", lambda: step_six("WITHDRAW(0) DONE"), upright=0b1110),
    case("CB-275 then the secondary commits and shifts", lambda: step_six("DONE"), phase="response",
        offers="COMMIT(7,2) COVER(7,RTE) SHIFT(7,OLB-L)"),
    case("CB-276 from then on a committed card is turned up", lambda: response("COMMIT(7,2)"), upright=1 << 7),
    case("CB-291 rounds that he survives are counted",
        lambda: after(rushed("QS", record={"threatened": True}), "GO_ON"), survived=1, phase="card_action"),
    case("CB-292 windows follow one another", lambda: response("DONE", "QB=KH"), phase="window", window=1),
    case("CB-292 and another one", lambda: response("DONE GO_ON TURN_UP(LW1) DONE", "QB=KH"), phase="window", window=2),
)  # fmt: skip
def test_a_turn_of_the_defense_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


def test_cb_246_a_linebacker_may_take_a_spot_of_the_line() -> None:  # EX-8
    made = pattern(front=f"DL-4 DL0 DL4 {TWO_BACKERS}", lanes="LT=-4 C=0 RT=4 RG=0")
    assert lane_list(made.play) == [-4, 0, 4]
    assert "COMMIT(8,-2)" not in choices(made)  # CB-252: the right outside linebacker
    play(made, "COMMIT(6,-2)")
    assert lane_list(made.play) == [-4, -2, 0, 4]
    assert made.play.lanes[slot_of(made, "LG")] == -2


def test_cb_248_a_man_who_slides_leaves_his_tight_end_but_stays_an_end() -> None:
    made = pattern(lanes="LT=-5 LG=-2 RG=2 RT=2")
    assert tight_end_man(made.play, SLOT["RTE"]) == 3
    play(made, "SLIDE(3,2)")
    assert tight_end_man(made.play, SLOT["RTE"]) is None
    assert is_end(made.play, 3) == 1


def test_cb_249_line_cards_are_those_in_lanes_and_on_their_tight_end() -> None:
    turns = [pattern(), pattern("COMMIT(7,2)"), step_six("COVER(3,RTE)"), step_six("COVER(3,RTE)", lanes=HELD)]
    assert [line_cards(made.play) for made in turns] == [4, 5, 4, 4]


@pytest.mark.parametrize(
    ("place", "g", "reaches"), [("ILB", 6, True), ("OLB-L", 0, True), ("OLB-R", -2, False), ("S-L", -2, False)]
)
def test_cb_252_lanes_are_in_range_by_place(place: str, g: int, reaches: bool) -> None:
    assert reaches_lane(fronts.POST[place], g) == reaches


@pytest.mark.parametrize(
    ("place", "receiver", "reaches"),
    [("ILB", "LW1", False), ("OLB-L", "LW1", True), ("S-R", "LW1", False), ("ILB", "LTE", True), ("S-L", "BL", False)],
)
def test_cb_253_receivers_are_in_range_by_place(place: str, receiver: str, reaches: bool) -> None:
    assert reaches_receiver(fronts.POST[place], SLOT[receiver], -1) == reaches


def test_cb_255_a_shifted_card_keeps_the_range_of_the_snap() -> None:  # EX-9
    made = pattern("SHIFT(9,OLB-L) DONE STAY(BC) STAY(BD) NO_SNEAK")
    assert choices(made, "COMMIT(9,") | choices(made, "COVER(9,") == {"COVER(9,LW1)"}


def test_cb_256_a_card_has_the_range_of_where_it_stands_now() -> None:
    made = moved(scrimmage("QB=9H", drawn="6S"), m7=fronts.OR)
    assert choices(after(made, "RUN(BC,-2,-2)")) == {"EXTRA(6)"}


def test_cb_257_who_covers_a_receiver_stays_with_him() -> None:
    made = response("COVER(9,LW1) DONE GO_ON TURN_UP(RW1)")
    assert not any(choices(made, f"{word}({man},") for word in ("COMMIT", "COVER", "SHIFT") for man in (4, 5, 9))


def test_cb_261_an_end_drops_to_the_outside_and_a_tackle_to_the_middle() -> None:
    dropped = [pattern(f"WITHDRAW({man})").play.places[man] for man in (0, 1)]
    assert dropped == [fronts.OL, fronts.ILB]
    assert step_six("WITHDRAW(0)").play.places[0] == fronts.OL  # CB-272
    assert pattern("COMMIT(7,2) DONE STAY(BC) STAY(BD) NO_SNEAK WITHDRAW(7)").play.places[7] == fronts.ILB  # CB-265


def test_cb_262_a_line_card_nobody_blocks_may_slide() -> None:  # EX-7
    made = pattern("SLIDE(0,-2)", lanes="LT=-2 LG=-2 C=2 RG=2 RT=6 RTE=6")
    assert lane_list(made.play) == [-2, 2, 6]
    assert run_places([-2, 2, 6])[3:] == [(-2, 2), (2, 6)]


def test_cb_267_a_tight_end_left_down_leaves_his_lane() -> None:
    made = scrimmage("QB=9H", phase="tight_end", record={"step": 5})
    made.play.window = -1
    assert after(made, "TIGHT_END(RTE,no)").play.lanes[slot_of(made, "RTE")] == NO_LANE


# Pass rush

RUSHED = f"DL-4=9S DL0=2H DL4=2D {TWO_BACKERS}"
BLOCKED = "QB=2C LT=3S C=KS RT=KD"
MATCHED = "LT=-4 C=0 RT=4"


def rushed(drawn: str = "", offense: str = BLOCKED, front: str = RUSHED, **more: Any) -> CardBowlState:
    """Three rushers against a blocker each, at the second window."""
    return scrimmage(offense, front, drawn, **{"lanes": MATCHED, "window": 1, **more})


def by_five(drawn: str, **more: Any) -> CardBowlState:
    """The rush of the worked example 35, a threat by five points."""
    front = "DL-4=JD DL0=2C DL4=2D CB:LW1 CB:RW1 OLB-L ILB=KD OLB-R S-L S-R ILB"
    return moved(rushed(drawn, "QB=QH LT=7C C=9S RT=9D", front, **more), m6=3)


def sacked(drawn: str, **more: Any) -> CardBowlState:
    """What a sack card makes of that threat."""
    made = by_five(drawn, **more)
    assert sack_round(made, None) is None
    return made


@cases(
    sacked,
    case("CB-285 CB-286 EX-35 a low sack card costs the shortfall and three yards", "3S", ball_on=30 - 5),
    case("CB-285 EX-35 three at least", "5S", ball_on=30 - 3),
    case("CB-287 a red joker is a fumble", "RJ", phase="recovery", ball=30 - 5 - 3),
    case("CB-50 EX-61 in the own end zone it is a safety", "3S", {"ball_on": 4}, points=(0, 2), phase="free_kick",
        offense=0),
)  # fmt: skip
def test_a_sack_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


@pytest.mark.parametrize(("card", "pressure"), [("6S", 6), ("8S", 4), ("QS", 0)])
def test_cb_289_who_barely_gets_away_is_under_pressure(card: str, pressure: int) -> None:  # EX-35
    assert sack_round(by_five(card), None) == pressure


def test_cb_288_a_black_joker_as_sack_card_is_holding() -> None:
    made = by_five("BJ QS")
    assert sack_round(made, None) == 0
    assert made.play.foul is not None
    assert (made.play.foul.seat, made.play.foul.yards, made.play.foul.basis) == (0, 10, "los")


def test_cb_277_a_lane_or_two_neighbors_against_blockers_and_quarterback() -> None:
    made = rushed(offense="QB=2C LT=3S C=4S RT=5S", front=RUSHED.replace("2H", "8H"))
    found = {(unit.low, unit.high): (unit.rush, unit.protection) for unit in candidates(made)}
    assert found == {(-4, -4): (9, 5), (0, 0): (8, 6), (-4, 0): (17, 9)}


def test_cb_278_in_shotgun_he_counts_his_plain_value_as_well() -> None:
    """CB-281: without a threat he is protected."""
    assert [unit.protection for unit in threats(rushed(formation=SHOTGUN))] == [5]
    assert not threats(scrimmage("QB=KH", window=1))


def test_cb_279_protection_is_blockers_and_quarterback() -> None:  # EX-35, EX-36: a ten blocks for five
    made = by_five("2S")
    assert [unit.margin for unit in threats(made)] == [5]
    back = slot_of(made, "BC")
    made.men[0][back] = next(card for card in range(36, 40) if card not in (*made.men[0], *made.men[1]))
    made.play.lanes = tuple(-4 if man == back else lane for man, lane in enumerate(made.play.lanes))
    assert threats(made) == []


def test_cb_280_the_largest_margin_uses_up_its_lanes() -> None:  # EX-37
    front = f"DL-4=KS DL0=2H DL4=3H {TWO_BACKERS}"
    assert threats(rushed(offense="QB=2C LT=4S C=5S RT=6S", front=front))[0].low == -4


def test_cb_282_a_card_that_joins_counts_from_the_next_window() -> None:
    front = FOUR_THREE.replace("DL-2 ", "DL-2=6C ").replace("ILB ", "ILB=9D ")
    made = response("COMMIT(7,-2)", "QB=5H LG=2S", front, lanes=HELD)
    assert not made.play.threatened
    assert after(made, "DONE").play.threatened


def test_cb_283_in_shotgun_a_back_may_step_up_at_once() -> None:
    """CB-293: first the pick-up, then the sack."""
    front = "DL-4=KS DL0=KH DL4 CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-R ILB"
    made = response("", "QB=3H LT=2S C=2D", front, "5S", formation=SHOTGUN)
    assert candidates(made)
    play(made, "DONE")
    comes_to(made, {"phase": "pick_up", "threatened": False, "choices": "STAY(BL) BLOCK(BL,-4) BLOCK(BL,0)"})
    assert after(made, "STAY(BL) STAY(BR)").play.how == "sack"


def test_cb_284_a_margin_above_thirteen_is_an_automatic_sack() -> None:
    front = "DL-4=KS DL-2=KD DL2=3H CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-R ILB"
    made = rushed("9S", "QB=2C LT=AC LG=AD RG=6S", front, lanes="LT=-4 LG=-2 RG=2")
    units = threats(made)
    margin = max(unit.margin for unit in units)
    assert margin > 13
    automatic_sack(made, units, None)
    assert made.facts.ball_on == 30 - (margin - 9 + 3)


def test_cb_269_at_once_a_play_may_be_run_whatever_the_rush() -> None:  # EX-38
    front = "DL-4=8S DL0=8H DL4=9C CB:LW1 CB:RW1 OLB-L ILB=KD OLB-R=8C S-L S-R ILB"
    made = moved(rushed("2S", "QB=5H LT=TS C=8D RT=9D", front, window=0), m0=21, m6=7, m7=11)
    assert lane_list(made.play) == [-4, 0, 4]
    assert [(unit.low, unit.high, unit.margin) for unit in candidates(made)] == [(0, 0, 8), (4, 4, 3), (0, 4, 16)]
    assert "RUN(BC,-4,-4)" in choices(made)


# Windows

PLACES = ("-5,-5", "-2,-2", "2,2", "6,6", "-5,-2", "-2,2", "2,6")
THROWS = ("LW1,left", "RW1,right", "RTE,right", "BC,left", "BC,right", "BD,left", "BD,right")


@cases(
    at_window,
    case("CB-290 pressure is forgotten when the play goes on", "GO_ON", {"record": {"pressure": 5}}, pressure=0),
    case("CB-294 going on shows exactly one card", "GO_ON", phase="card_action"),
    case("CB-294 then the defense answers", "GO_ON TURN_UP(LW1)", phase="response"),
    case("CB-295 receivers are turned up and backs block or go to a flat", "GO_ON",
        offers="TURN_UP(LW1) TURN_UP(RTE) TO_FLAT(BC,left) TO_FLAT(BC,right) BLOCK(BD,2)"),
    case("CB-296 with nothing left to show a play must be run",
        {"record": {"up": (2047, 15), "flats": (1 << 9, 1 << 10)}}, lacks="GO_ON"),
    case("CB-297 the cover is turned up and nobody drops back", "GO_ON TURN_UP(LW1)", upright=1 << 4 | 15,
        never="WITHDRAW"),
    case("CB-300 runs go to backs in the backfield", {"record": {"flats": (1 << 9, 0)}},
        never="RUN(BC SCREEN(BC LATERAL(BC", offers="RUN(BD,-2,-2)"),
    case("CB-304 the defense must add a card in range", "RUN(BC,-2,-2)", "QB=9H", {"window": 0, "drawn": "6S"},
        choices="EXTRA(6) EXTRA(7)"),
    case("CB-305 for a gap either lane is enough", "RUN(BC,-2,2)", "QB=9H", {"window": 0, "drawn": "6S"},
        choices="EXTRA(6) EXTRA(7) EXTRA(8)"),
    case("CB-271 at once only the lanes that are used are turned up", "RUN(BC,-2,-2)", "QB=9H",
        {"window": 0, "drawn": "6S"}, upright=1 << 1),
)  # fmt: skip
def test_a_window_comes_to_what_its_clause_says(made: Made, wanted: Wanted) -> None:
    comes_to(made(), wanted)


def test_cb_298_a_tight_end_is_covered_by_his_man_only_if_he_chose_to() -> None:
    found = [covering(made.play, slot_of(made, "RTE")) for made in (at_window(), step_six("COVER(3,RTE)"))]
    assert found == [[], [3]]


def test_cb_299_runs_passes_screens_and_laterals_may_be_run() -> None:
    """CB-301: passes go to receivers, tight ends and backs. CB-303: a run may go through any lane or gap."""
    made = at_window()
    words = {text.partition("(")[0] for text in choices(made)}
    assert words == {"GO_ON", "RUN", "SNEAK", "THROW", "SCREEN", "WIDE_SCREEN", "LATERAL", "WIDE_LATERAL"}
    assert choices(made, "THROW") == {f"THROW({receiver})" for receiver in THROWS}
    assert choices(made, "RUN(BC") == {f"RUN(BC,{place})" for place in PLACES}


def test_cb_302_every_card_that_takes_part_is_turned_up() -> None:
    made = at_window("RUN(BC,6,6)", "QB=9H", drawn="6S")
    assert all(made.play.up[0] >> slot_of(made, name) & 1 for name in ("BC", "RTE", "RT"))
    assert made.men[1][3] == made.view(0).men[1][3]
    assert ID["9H"] == made.men[0][0]
