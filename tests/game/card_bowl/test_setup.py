"""Cards, formations, fronts, lanes and turns of the defense (2), with examples 1 to 9 and 41.

Clauses: CB-1, CB-3, CB-4, CB-6, CB-7, CB-9, CB-10, CB-26, CB-201, CB-202, CB-203, CB-204, CB-206, CB-207, CB-208,
CB-209, CB-210, CB-211, CB-217, CB-218, CB-219, CB-221, CB-222, CB-223, CB-224, CB-225, CB-226, CB-227, CB-228,
CB-238, CB-239, CB-242, CB-246, CB-250, CB-252, CB-253, CB-254, CB-255, CB-259, CB-262, CB-263, CB-273.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.variants.card_bowl import fronts
from game.variants.card_bowl.actions import parse
from game.variants.card_bowl.cards import CODE, FACE, ID, RED, SUIT, VALUE, round_half_up
from game.variants.card_bowl.formations import BY_CODE, FORMATIONS, PRESETS, SLOT, fault
from game.variants.card_bowl.lanes import lane_list, line_cards, run_places, tight_end_man
from game.variants.card_bowl.phases.deal import reduce_hand
from game.variants.card_bowl.phases.defense_set import Building, FrontChoice
from game.variants.card_bowl.phases.defense_turn import begin_pattern_turn, begin_step_six
from game.variants.card_bowl.ranges import reaches_lane, reaches_receiver
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import cards, deck, play, scrimmage, state

HAND = "2C 2D 3S 4H 4C 6D 7S 8H 9C TD JS QH KD KS BJ"


def _choices(made: CardBowlState) -> set[str]:
    return {str(action) for action in made.legal_actions()}


def test_cb_1_the_deck_has_52_cards_and_two_jokers() -> None:
    assert len(set(CODE)) == 54
    assert {"RJ", "BJ"} < set(CODE)


def test_cb_3_ace_is_one_and_the_king_thirteen() -> None:
    assert [VALUE[ID[code]] for code in ("AS", "9C", "TD", "JH", "QS", "KC")] == [1, 9, 10, 11, 12, 13]


def test_cb_4_a_joker_in_a_hand_is_worth_fifteen() -> None:
    assert VALUE[ID["RJ"]] == VALUE[ID["BJ"]] == 15


def test_cb_6_jokers_count_as_heart_and_spade() -> None:
    assert (SUIT[ID["RJ"]], SUIT[ID["BJ"]]) == (SUIT[ID["2H"]], SUIT[ID["2S"]])


def test_cb_7_a_joker_that_settles_a_flag_has_its_own_color() -> None:
    assert (RED[ID["RJ"]], RED[ID["BJ"]]) == (True, False)


def test_cb_9_face_values_are_one_two_and_three() -> None:
    assert [FACE[ID[code]] for code in ("TS", "JS", "QS", "KS", "RJ")] == [0, 1, 2, 3, 0]


@pytest.mark.parametrize(("value", "by", "rounded"), [(15, 2, 8), (7, 4, 2), (-1, 4, 0), (-3, 4, -1), (-2, 4, 0)])
def test_cb_10_halves_are_rounded_up(value: int, by: int, rounded: int) -> None:
    assert round_half_up(value, by) == rounded


def test_cb_204_a_hand_is_cut_by_its_lowest_cards() -> None:  # EX-1
    made = state("exchange")
    made.hands[1] = cards(HAND)
    reduce_hand(made, 1, None)
    assert made.outs[1] == cards("2C 2D 3S 4C")
    assert ID["BJ"] in made.hands[1]


def _dealt(top: str) -> CardBowlState:
    made = state("call")
    with deck(top):
        play(made, "SCRIMMAGE")
    return made


def test_cb_203_the_red_joker_may_be_given_back_for_the_top_card() -> None:  # EX-2
    made = _dealt("RJ")
    assert _choices(made) == {"KEEP", "EXCHANGE"}
    top = made.draw_pile[-1]
    play(made, "EXCHANGE")
    assert ID["RJ"] in made.draw_pile
    assert top in (*made.hands[1], *made.outs[1])


def test_cb_26_an_exchange_is_known_to_the_offense() -> None:  # EX-2
    made = _dealt("RJ")
    play(made, "EXCHANGE")
    view = made.view(0)
    assert view.play.exchanged
    sample = view.sample(Random(1))
    assert ID["RJ"] in sample.draw_pile


def test_cb_201_the_defense_is_dealt_first_and_last() -> None:
    made = _dealt("AS 2S 3S")
    assert {ID["AS"], ID["3S"]} <= set(made.hands[1])
    assert ID["2S"] in made.hands[0]
    assert (len(made.hands[0]), len(made.hands[1])) == (12, 15)


def test_cb_202_hurry_up_cards_come_on_top() -> None:  # EX-69
    made = state("run_off", running=True, clock=100)
    play(made, "RUN_OFF(2)", "SCRIMMAGE")
    assert len(made.hands[1]) == 19
    play(made, "KEEP")
    assert (len(made.hands[1]), len(made.outs[1])) == (11, 8)


def test_cb_211_there_are_136_formations() -> None:
    assert len(FORMATIONS) == 136
    assert sum(formation.shotgun for formation in FORMATIONS) == 44


def _five(text: str) -> frozenset[int]:
    return frozenset(SLOT[name] for name in text.split())


def test_cb_207_each_side_needs_an_end() -> None:  # EX-3
    assert "CB-207" in str(fault(False, _five("LTE BL BC BR BD")))
    assert fault(False, _five("LW1 LW2 LW3 RW1 RW2")) is None


def test_cb_210_in_shotgun_nobody_stands_behind_the_quarterback() -> None:  # EX-3
    assert "CB-210" in str(fault(True, _five("LW1 RW1 RTE BC BR")))


def test_cb_209_three_backs_at_most() -> None:
    assert "CB-209" in str(fault(False, _five("RTE LTE BL BR BD")))


def test_cb_208_receivers_fill_their_side_from_the_outside() -> None:
    assert "CB-208" in str(fault(False, _five("LW1 LW3 RW1 BC BD")))


def test_cb_206_five_slots_besides_the_line() -> None:
    assert "CB-206" in str(fault(False, _five("LW1 RW1 BC BD")))


def test_cb_219_the_lines_are_counted() -> None:
    counted = [sum(1 for _ in fronts.techniques(low, high)) for low, high in ((-5, 5), (-5, 7), (-7, 7))]
    assert counted == [176, 529, 1453]


def test_cb_217_the_line_reaches_half_a_card_beyond_the_last_blocker() -> None:  # EX-4
    assert fronts.technique_range(FORMATIONS[BY_CODE[PRESETS["I-form"]]]) == (-5, 7)


def test_cb_218_linemen_are_a_card_apart() -> None:  # EX-4
    formation = FORMATIONS[BY_CODE[PRESETS["I-form"]]]
    assert -1 not in fronts.next_techniques([-2], formation)
    assert 0 in fronts.next_techniques([-2], formation)


def test_cb_224_a_preset_stands_in_order() -> None:  # EX-4
    formation = FORMATIONS[BY_CODE[PRESETS["I-form"]]]
    front = fronts.preset("4-3 base", formation)
    assert front.techniques == (-5, -2, 2, 6)
    names = [fronts.place_name(place, formation.slots) for place in fronts.places(front, formation)]
    assert names[4:] == ["CB:LW1", "CB:RW1", "OLB-L", "ILB", "OLB-R", "S-L", "S-R"]


def test_cb_223_the_tight_ends_man_is_the_lineman_on_him() -> None:  # EX-4
    made = scrimmage("QB=9H")
    man = tight_end_man(made.play, SLOT["RTE"])
    assert man is not None
    assert made.play.places[man] == 6 + fronts.WIDEST


@pytest.mark.parametrize("name", fronts.PRESETS)
def test_cb_221_every_preset_covers_every_receiver_of_every_formation(name: str) -> None:
    for formation in FORMATIONS:
        places = fronts.places(fronts.preset(name, formation), formation)
        assert len(places) == 11
        covered = {place - fronts.COVER for place in places if place >= fronts.COVER}
        assert covered == {formation.slots.index(slot) for slot in formation.receivers}


def _walk(made: CardBowlState, plan: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every plan that ends the linemen; what follows is counted by arithmetic."""
    made.plan = plan
    for action in FrontChoice().legal_actions(made):
        if hasattr(action, "g"):
            yield from _walk(made, (*plan, action.g))
        elif str(action) == "DONE":
            yield plan


def _below(made: CardBowlState, plan: tuple[int, ...]) -> int:
    """How many defenses follow from a plan."""
    made.plan = plan
    building = Building(plan)
    if building.posts is not None and len(building.posts) == 5:
        return 1
    total = 0
    for action in FrontChoice().legal_actions(made):
        made.plan = plan
        from game.variants.card_bowl.phases.defense_set import _step

        total += _below(made, (*plan, _step(action, building)))
    return total


def test_cb_222_the_steps_of_a_front_reach_every_legal_defense_once() -> None:
    made = scrimmage("QB=9H", phase="front", window=-1)
    made.play.places = ()
    by_size: dict[int, int] = {}
    total = 0
    for line in _walk(made):
        if len(line) not in by_size:
            by_size[len(line)] = _below(made, (*line, 100))
        total += by_size[len(line)]
    assert total == 95_904


FRONT = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-R"


def _line_call(*texts: str) -> CardBowlState:
    made = scrimmage("QB=9H", FRONT, phase="line_call", window=-1, lanes="QB=99", record={"step": 1, "up": (1, 0)})
    play(made, *texts)
    return made


def test_cb_238_a_blocker_reaches_lanes_within_a_card() -> None:  # EX-5
    assert _choices(_line_call()) == {"BLOCK(LT,-5)", "BLOCK(LT,-2)", "STAY(LT)"}
    rest = _line_call("BLOCK(LT,-5)", "BLOCK(LG,-2)", "STAY(C)", "BLOCK(RG,2)")
    assert _choices(rest) == {"BLOCK(RT,2)", "BLOCK(RT,6)", "STAY(RT)"}


def test_cb_239_a_guard_pulls_two_cards() -> None:  # EX-5
    assert _choices(_line_call("BLOCK(LT,-5)")) == {"BLOCK(LG,-5)", "BLOCK(LG,-2)", "BLOCK(LG,2)"}


def test_cb_259_a_blocker_with_a_man_on_him_may_not_stay() -> None:  # EX-5
    made = _line_call("BLOCK(LT,-5)", "BLOCK(LG,-2)", "STAY(C)", "BLOCK(RG,2)", "BLOCK(RT,6)")
    assert _choices(made) == {"BLOCK(RTE,6)"}


def test_cb_242_two_blockers_at_most_are_moved_into_a_lane() -> None:  # EX-6
    made = _line_call("BLOCK(LT,-2)", "BLOCK(LG,-2)", "BLOCK(C,-2)")
    assert "BLOCK(RG,-2)" not in _choices(made)


def test_cb_263_a_back_may_not_join_a_full_lane() -> None:  # EX-6
    made = _line_call("BLOCK(LT,-2)", "BLOCK(LG,-2)", "BLOCK(C,-2)", "BLOCK(RG,2)", "BLOCK(RT,6)", "BLOCK(RTE,6)")
    play(made, "NO_SNEAK", "DONE")
    assert made.phase.name == "backs"
    assert "BLOCK(BC,-2)" not in _choices(made)
    assert "BLOCK(BC,2)" in _choices(made)


def test_cb_262_a_line_card_nobody_blocks_may_slide() -> None:  # EX-7
    made = scrimmage("QB=9H", FRONT, phase="pattern_turn", window=-1, lanes="LT=-2 LG=-2 C=2 RG=2 RT=6 RTE=6")
    begin_pattern_turn(made, 2)
    assert "SLIDE(0,-2)" in _choices(made)
    play(made, "SLIDE(0,-2)")
    assert lane_list(made.play) == [-2, 2, 6]
    assert run_places([-2, 2, 6])[3:] == [(-2, 2), (2, 6)]


def test_cb_246_a_linebacker_may_take_a_spot_of_the_line() -> None:  # EX-8
    front = "DL-4 DL0 DL4 CB:LW1 CB:RW1 OLB-L ILB ILB OLB-R S-L S-R"
    made = scrimmage("QB=9H", front, phase="pattern_turn", window=-1, lanes="LT=-4 C=0 RT=4 RG=0")
    begin_pattern_turn(made, 2)
    assert lane_list(made.play) == [-4, 0, 4]
    assert "COMMIT(8,-2)" not in _choices(made)  # CB-252: the right outside linebacker
    play(made, "COMMIT(6,-2)")
    assert lane_list(made.play) == [-4, -2, 0, 4]
    assert made.play.lanes[made.play.slots.index(SLOT["LG"])] == -2


def test_cb_255_a_shifted_card_keeps_the_range_of_the_snap() -> None:  # EX-9
    made = scrimmage("QB=9H", FRONT, phase="pattern_turn", window=-1)
    begin_pattern_turn(made, 2)
    play(made, "SHIFT(9,OLB-L)", "DONE", "STAY(BC)", "STAY(BD)", "NO_SNEAK")
    acts = {text for text in _choices(made) if text.startswith(("COMMIT(9,", "COVER(9,"))}
    assert acts == {"COVER(9,LW1)"}


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


def test_cb_273_a_tight_ends_man_may_cover_him_face_down() -> None:  # EX-41
    made = scrimmage("QB=9H", FRONT, phase="step_six", lanes="LT=-5 LG=-2 RG=2 RT=6")
    begin_step_six(made)
    play(made, "COVER(3,RTE)")
    assert line_cards(made.play) == 4
    assert not made.play.up[1]


def test_cb_250_three_line_cards_must_stay() -> None:
    made = scrimmage("QB=9H", FRONT, phase="step_six")
    begin_step_six(made)
    play(made, "WITHDRAW(0)")
    assert not {text for text in _choices(made) if text.startswith("WITHDRAW")}


def test_cb_254_a_card_does_one_thing_in_a_turn() -> None:
    made = scrimmage("QB=9H", FRONT, phase="pattern_turn", window=-1)
    begin_pattern_turn(made, 2)
    play(made, "SHIFT(9,OLB-L)")
    assert not {text for text in _choices(made) if text.partition("(")[2].startswith("9,")}


def test_cb_225_motion_leads_only_to_legal_formations() -> None:
    made = scrimmage("QB=9H", FRONT, phase="motion", window=-1)
    moves = _choices(made) - {"NO_MOTION"}
    assert "MOTION(RTE,LTE)" in moves
    assert "MOTION(LW1,LTE)" in moves
    for text in moves:
        action = parse(text)
        slots = set(made.play.slots) - {SLOT[action.slot]} | {SLOT[action.to]}  # type: ignore[attr-defined]
        assert fault(False, frozenset(slots - set(range(6)))) is None


def test_cb_226_corners_drop_to_safety_when_their_man_is_no_receiver() -> None:
    made = scrimmage("QB=9H", FRONT, phase="motion", window=-1)
    play(made, "MOTION(LW1,LTE)")
    assert made.play.places[4] == fronts.SL


def test_cb_227_a_new_receiver_is_covered_by_the_nearest_free_man() -> None:
    made = scrimmage("QB=9H", FRONT, phase="motion", window=-1)
    play(made, "MOTION(RTE,RW2)")
    assert _choices(made) == {"COVER(8,RW2)", "COVER(10,RW2)"}


def test_cb_228_after_a_tight_end_has_left_the_front_must_be_mended() -> None:
    made = scrimmage("QB=9H", FRONT, phase="motion", window=-1)
    play(made, "MOTION(RTE,RW2)", "COVER(8,RW2)")
    assert "DONE" not in _choices(made)
    assert {"SLIDE(3,5)", "SLIDE(3,4)", "WITHDRAW(3)"} == _choices(made)
