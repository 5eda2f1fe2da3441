"""Clauses of the line and of passes that the worked examples do not touch, one short test each.

Clauses: CB-212, CB-214, CB-229, CB-243, CB-261, CB-265, CB-267, CB-270, CB-276, CB-283, CB-294, CB-295, CB-296,
CB-300, CB-301, CB-304, CB-305, CB-336, CB-338, CB-343, CB-346, CB-348, CB-354, CB-358, CB-366, CB-370, CB-371,
CB-392, CB-393, CB-394, CB-396, CB-397, CB-422, CB-448.
"""

from __future__ import annotations

from typing import Any

from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.formations import SIDE, SLOT
from game.variants.card_bowl.jokers import TABLE
from game.variants.card_bowl.pass_rush import candidates
from game.variants.card_bowl.phases.line_call import snap_ball
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import cards, play, scrimmage, state

FRONT = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1=9D OLB-L ILB OLB-R=TC S-L S-R"


def _choices(made: CardBowlState) -> set[str]:
    return {str(action) for action in made.legal_actions()}


def _pass(drawn: str, **more: Any) -> CardBowlState:
    made = scrimmage("QB=QH RW1=JS", FRONT, drawn, window=1, **more)
    play(made, "THROW(RW1,right)", "EXTRA(8)")
    return made


# The line


def test_cb_212_cards_are_placed_in_the_order_of_the_slots() -> None:
    made = state("call")
    play(made, "SCRIMMAGE", "KEEP", "FORMATION(UC-RTE-LW1-RW1-BC-BD)")
    card = str(made.legal_actions()[0])
    play(made, card)
    assert made.men[0][0] == ID[card[6:-1]]


def test_cb_214_slots_belong_to_a_side() -> None:
    assert [SIDE[SLOT[name]] for name in ("LW2", "BL", "BC", "BD", "BR", "RTE")] == [-1, -1, 0, 0, 1, 1]


def test_cb_229_the_quarterback_is_turned_up_at_the_snap() -> None:
    made = scrimmage("QB=9H", drawn="5S", phase="motion", window=-1)
    snap_ball(made, None)
    assert made.play.up == (1 | made.play.up[0], 0)
    assert made.view(1).men[0][0] == ID["9H"]


def test_cb_243_the_defense_moves_two_cards_into_a_lane_at_most() -> None:
    front = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1 OLB-L ILB ILB ILB S-R"
    made = scrimmage("QB=9H", front, phase="pattern_turn", window=-1, record={"step": 2})
    play(made, "COMMIT(7,2)", "COMMIT(8,2)")
    assert "COMMIT(9,2)" not in _choices(made)


def test_cb_261_an_end_drops_to_the_outside_and_a_tackle_to_the_middle() -> None:
    made = scrimmage("QB=9H", phase="pattern_turn", window=-1, record={"step": 2})
    play(made, "WITHDRAW(0)")
    assert made.play.places[0] == 21
    made = scrimmage("QB=9H", phase="pattern_turn", window=-1, record={"step": 2})
    play(made, "WITHDRAW(1)")
    assert made.play.places[1] == 22


def test_cb_265_in_step_4_only_ends_drop_and_linebackers_go_back() -> None:
    made = scrimmage("QB=9H", phase="pattern_turn", window=-1, record={"step": 2})
    play(made, "COMMIT(7,2)", "DONE", "STAY(BC)", "STAY(BD)", "NO_SNEAK")
    assert {"WITHDRAW(0)", "WITHDRAW(3)", "WITHDRAW(7)"} == {t for t in _choices(made) if t.startswith("WITHDRAW")}
    play(made, "WITHDRAW(7)")
    assert made.play.places[7] == 22


def test_cb_267_a_tight_end_left_down_leaves_his_lane() -> None:
    made = scrimmage("QB=9H", phase="tight_end", record={"step": 5})
    end = made.play.slots.index(SLOT["RTE"])
    made.play.window = -1
    play(made, "TIGHT_END(RTE,no)")
    assert made.play.lanes[end] == 99


def test_cb_276_from_step_6_on_a_committed_card_is_turned_up() -> None:
    made = scrimmage("QB=9H", phase="response", window=0, record={"step": 6})
    play(made, "COMMIT(7,2)")
    assert made.play.up[1] >> 7 & 1


def test_cb_283_in_shotgun_a_back_may_step_up_at_once() -> None:
    front = "DL-4=KS DL0=KH DL4 CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-R ILB"
    shotgun = "SG-RTE-LW1-RW1-BL-BR"
    made = scrimmage("QB=3H LT=2S C=2D", front, formation=shotgun, phase="response", window=0, record={"step": 6})
    assert candidates(made)
    play(made, "DONE")
    assert made.phase.name == "pick_up"
    assert _choices(made) == {"STAY(BL)", "BLOCK(BL,-4)", "BLOCK(BL,0)"}


def test_cb_294_going_on_shows_exactly_one_card() -> None:
    made = scrimmage("QB=KH", window=1)
    play(made, "GO_ON")
    assert made.phase.name == "card_action"
    play(made, "TURN_UP(LW1)")
    assert made.phase.name == "response"


def test_cb_295_receivers_are_turned_up_and_backs_block_or_go_to_a_flat() -> None:
    made = scrimmage("QB=KH", window=1)
    play(made, "GO_ON")
    texts = _choices(made)
    assert {"TURN_UP(LW1)", "TURN_UP(RTE)", "TO_FLAT(BC,left)", "TO_FLAT(BC,right)", "BLOCK(BD,2)"} <= texts


def test_cb_296_with_nothing_left_to_show_a_play_must_be_run() -> None:
    made = scrimmage("QB=KH", window=1, record={"up": (2047, 15), "flats": (1 << 9, 1 << 10)})
    assert "GO_ON" not in _choices(made)


def test_cb_300_runs_go_to_backs_in_the_backfield() -> None:
    made = scrimmage("QB=KH", window=1, record={"flats": (1 << 9, 0)})
    assert not {text for text in _choices(made) if text.startswith(("RUN(BC", "SCREEN(BC", "LATERAL(BC"))}
    assert "RUN(BD,-2,-2)" in _choices(made)


def test_cb_301_passes_go_to_receivers_tight_ends_and_backs() -> None:
    texts = {text for text in _choices(scrimmage("QB=KH", window=1)) if text.startswith("THROW")}
    backs = {f"THROW({back},{side})" for back in ("BC", "BD") for side in ("left", "right")}
    assert texts == {"THROW(LW1,left)", "THROW(RW1,right)", "THROW(RTE,right)", *backs}


def test_cb_304_the_defense_must_add_a_card_in_range() -> None:
    made = scrimmage("QB=9H", drawn="6S")
    play(made, "RUN(BC,-2,-2)")
    assert _choices(made) == {"EXTRA(6)", "EXTRA(7)"}


def test_cb_305_for_a_gap_either_lane_is_enough() -> None:
    made = scrimmage("QB=9H", drawn="6S")
    play(made, "RUN(BC,-2,2)")
    assert _choices(made) == {"EXTRA(6)", "EXTRA(7)", "EXTRA(8)"}


# Passes


def test_cb_338_in_shotgun_the_quarterback_counts_one_more() -> None:
    made = scrimmage("QB=9H RW1=JS", FRONT, "9S", formation="SG-RTE-LW1-RW1-BL-BR", window=1)
    play(made, "THROW(RW1,right)", "EXTRA(8)")
    assert made.phase.name == "yardage"


def test_cb_343_several_announced_cards_are_all_drawn() -> None:
    made = _pass("6D 9S 8D 7H 2H 3H")
    play(made, "YARDAGE(3)")
    assert made.play.yardage == tuple(cards("9S 8D 7H"))
    assert made.play.broken == "suit"


def test_cb_346_a_black_joker_as_yardage_card_is_settled_at_the_end() -> None:
    made = _pass("6D BJ 9C JD 7H 5C 9S")
    play(made, "YARDAGE(1)", "RECEPTION", "ACCEPT")
    assert (made.facts.ball_on, made.facts.down, made.facts.marker) == (35, 1, 45)


def test_cb_348_one_yardage_card_at_most_for_a_back() -> None:
    made = scrimmage("QB=QH BC=JS", FRONT, "6D 5D", window=1)
    play(made, "THROW(BC,right)", "NO_COVER", "EXTRA(8)")
    assert _choices(made) == {"RECEPTION", "YARDAGE(1)"}


def test_cb_336_a_back_nobody_covers_may_get_one_man() -> None:
    made = scrimmage("QB=QH BC=JS", FRONT, "6D 5D", window=1)
    play(made, "THROW(BC,right)")
    assert _choices(made) == {"NO_COVER", "COVER(5,BC)", "COVER(7,BC)", "COVER(8,BC)"}


def test_cb_270_at_once_a_tight_end_is_covered_by_his_man() -> None:
    made = scrimmage("QB=QH RTE=JS", drawn="6D 5C 7H 5C".replace("5C", "5D", 1))
    play(made, "THROW(RTE,right)")
    assert made.play.assigned == 1 << 3


def test_cb_354_a_black_joker_as_reception_card_is_ten_yards() -> None:
    made = _pass("6D BJ JD 7H 5C")
    play(made, "RECEPTION", "ACCEPT")
    assert (made.facts.ball_on, made.facts.down) == (20, 1)


def test_cb_358_a_red_joker_among_the_defensive_cards_intercepts() -> None:
    made = _pass("6D 5D RJ 7H 5C 2H")
    play(made, "RECEPTION")
    assert made.facts.offense == 1


def test_cb_366_the_interceptor_runs_a_card_and_on_by_its_face_value() -> None:
    made = _pass("6D 5D RJ 7H 5C QS 2H 3H")
    play(made, "RECEPTION")
    assert made.play.end == made.play.began + 12 + 5
    assert made.play.tackles == "none"


def test_cb_370_a_face_card_after_the_catch_goes_on() -> None:
    made = _pass("6D 5D 7H 5C KS 2H 3H 4H")
    play(made, "RECEPTION", "DONE")
    assert made.play.set_size == 3


def test_cb_371_a_red_joker_after_the_catch_is_a_fumble_there() -> None:
    made = _pass("6D 5D 7H 5C RJ")
    play(made, "RECEPTION")
    assert (made.phase.name, made.play.ball) == ("recovery", made.play.began)


def test_cb_393_outside_the_near_side_tackles_first_and_the_far_side_then() -> None:  # EX-58
    made = _pass("6D 5D 7H 5C KS 8H QD 4C 9S 3D")
    play(made, "RECEPTION")
    assert _choices(made) == {"DONE", "TACKLE(7)", "TACKLE(10)"}
    play(made, "TACKLE(10)", "DONE")
    assert _choices(made) == {"DONE", "TACKLE(6)", "TACKLE(7)", "TACKLE(9)"}


def test_cb_392_from_the_third_set_on_nobody_tackles() -> None:  # EX-58
    made = _pass("6D 5D 7H 5C KS 8H QD 4C 9S 3D")
    play(made, "RECEPTION", "DONE", "DONE")
    assert made.play.set_number == 3
    assert made.phase.name != "tackle"


def test_cb_394_through_the_line_linebackers_tackle_first_and_safeties_then() -> None:
    made = scrimmage("BC=QH", drawn="KS 2S")
    run(made, 0, 30, 1, None, "line")
    assert _choices(made) == {"DONE", "TACKLE(6)", "TACKLE(7)", "TACKLE(8)"}
    play(made, "DONE")
    assert made.play.set_number == 2


def test_cb_396_stopped_for_nothing_the_run_is_over() -> None:
    made = scrimmage("BC=QH", FRONT.replace("ILB ", "ILB=KD "), "JS")
    run(made, 0, 30, 1, None, "line")
    play(made, "TACKLE(7)", "DONE")
    assert made.facts.ball_on == 30


def test_cb_397_on_a_screen_hidden_men_may_block_the_tacklers() -> None:
    made = scrimmage("BC=QH RW1=9S", FRONT.replace("ILB ", "ILB=KD "), "JS", record={"act": "screen", "carrier": 9})
    run(made, 0, 30, 1, None, "line")
    play(made, "TACKLE(7)", "DONE")
    assert made.phase.name == "lead"
    play(made, "LEAD(RW1)")
    assert made.play.spot == 30 + 11 - (13 - 9)


def test_cb_448_a_lost_ball_comes_before_the_sideline() -> None:
    made = scrimmage("BC=QH LG=9S", FRONT, "7H 2D RJ 3D 4D", period=3, clock=50)
    play(made, "RUN(BC,-2,-2)", "EXTRA(7)")
    assert made.phase.name == "recovery"


def test_cb_422_every_draw_has_its_row() -> None:
    assert len(TABLE) >= 28
    for purpose, row in TABLE.items():
        assert row.clause.startswith("CB-"), purpose
        if row.determined != "no":
            assert row.on_red is not None, purpose
            assert row.on_black is not None, purpose
