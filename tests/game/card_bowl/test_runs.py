"""Rush, sneak, scramble, open field and loose ball, with examples 42 to 50 and 59 to 68.

Clauses: CB-48, CB-91, CB-92, CB-94, CB-251, CB-309, CB-310, CB-313, CB-314, CB-315, CB-316, CB-319, CB-320, CB-323,
CB-324, CB-325, CB-329, CB-330, CB-331, CB-388, CB-390, CB-398, CB-399, CB-400, CB-404, CB-405, CB-407, CB-408,
CB-409, CB-410, CB-412, CB-413, CB-414, CB-415, CB-425.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.contract import ScoreKind
from game.variants.card_bowl.cards import FACE
from game.variants.card_bowl.phases.fumble import fumble
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.phases.rushing import _gain
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import cards, play, scrimmage

SECONDARY = "OLB-L ILB OLB-R S-L S-R"


def _rush(
    offense: str, line: str, drawn: str, lanes: str, place: str = "-2,-2", extra: int = 0, **more: Any
) -> CardBowlState:
    """A rush of BC; ``line`` names the linemen, the rest is filled up; man ``extra`` is added by the defense."""
    back = SECONDARY.split()
    extra_card = more.pop("extra_card", "")
    if extra_card:
        back[1] = f"ILB={extra_card}"
    places = f"{line} CB:LW1 CB:RW1 {' '.join(back)}"
    count = len(places.split())
    places += " ILB" * (11 - count)
    state = scrimmage(offense, places, drawn, lanes=lanes, **more)
    man = places.split().index(back[1])
    play(state, f"RUN(BC,{place})", f"EXTRA({man})")
    return state


def test_cb_309_the_back_counts_twice_with_handoff_and_blockers() -> None:  # EX-42
    state = _rush("BC=QH LG=9S C=8D QB=7D", "DL-2=8C DL3 DL6", "KS JD 7H 3C 4S 2D", "LG=-2 C=-2", extra_card="TS")
    assert state.play.gain == 8


def test_cb_314_a_better_handoff_breaks_the_run_open() -> None:  # EX-42
    state = _rush("BC=QH LG=9S C=8D QB=7D", "DL-2=8C DL3 DL6", "KS JD 7H 3C 4S 2D", "LG=-2 C=-2", extra_card="TS")
    assert state.play.set_size == 2
    assert state.play.set_cards == tuple(cards("4S 2D"))


@pytest.mark.parametrize(
    ("difference", "drawn", "gain"),
    [
        (-20, "3C 7C JC", -1),
        (-20, "4C QC KC", -5),
        (-4, "4C QC KC", -2),
        (-1, "4C QC KC", 0),
        (0, "4C QC KC", 0),
        (1, "4C 5C 6C", 1),
    ],
)
def test_cb_313_a_loss_is_half_the_difference_up_to_the_face_values(difference: int, drawn: str, gain: int) -> None:
    faces = sum(FACE[card] for card in cards(drawn))  # EX-43
    assert _gain("rush", difference, faces) == gain


def test_cb_310_four_blockers_and_one_back_count_at_most() -> None:  # EX-44
    state = scrimmage(
        "LT=9S LG=8D C=7C RG=6H RT=5S BL=9D BR=6C BC=TH",
        "DL-2=9C DL0=8S DL6 CB:LW1 OLB-L ILB=QS ILB OLB-R S-L S-R S-L",
        "4S 6D 7D 8C",
        formation="UC-RTE-LW1-BL-BC-BR",
        lanes="LT=-2 LG=-2 C=0 RG=0 RT=0 BL=-2 BR=0",
    )
    play(state, "RUN(BC,-2,0)", "EXTRA(5)")
    assert state.play.gain == 5


def test_cb_251_a_blocking_back_counts_half_rounded_up() -> None:  # EX-45
    state = scrimmage(
        "BL=QH LG=9S BR=9D",
        "DL-2=9C DL0 DL6 CB:LW1 CB:RW1 OLB-L ILB=TS OLB-R S-L S-R ILB",
        "4S 6D 7D 8C",
        formation="SG-RTE-LW1-RW1-BL-BR",
        lanes="LG=-2 BR=-2",
    )
    play(state, "RUN(BL,-2,-2)", "EXTRA(6)")
    assert state.play.gain == 0


def test_cb_315_a_red_joker_as_handoff_rolls_back_by_the_face_values() -> None:  # EX-46
    state = scrimmage("BC=QH", drawn="RJ 4D QH KC".replace("QH", "QS"))
    play(state, "RUN(BC,-2,-2)")
    assert (state.phase.name, state.play.ball) == ("recovery", 25)


def test_cb_316_a_red_joker_among_the_three_loses_the_ball_where_the_run_ends() -> None:  # EX-47
    state = _rush("BC=QH LG=9S C=7D", "DL-2=8C DL3 DL6", "6S 4D RJ 9H 5C", "LG=-2 C=-2", extra_card="TS")
    assert state.phase.name == "recovery"
    assert state.play.ball == 35


@pytest.mark.parametrize(("card", "marker"), [("8S", 53), ("4S", 46)])
def test_cb_425_a_flag_is_added_to_the_end_of_the_run(card: str, marker: int) -> None:  # EX-48
    state = _rush(
        "BC=4H LG=QS C=QD",
        "DL-2=4C DL3 DL6",
        f"3D 4D BJ 5D 8C {card}",
        "LG=-2 C=-2",
        extra_card="TC",
        ball_on=36,
        marker=46,
    )
    assert state.play.gain == 2
    play(state, "ACCEPT")
    assert (state.facts.ball_on, state.facts.down, state.facts.marker) == (43, 1, marker)


@pytest.mark.parametrize(("difference", "gain"), [(0, 0), (1, 0), (2, 1), (5, 1), (6, 2), (9, 2)])
def test_cb_324_a_sneak_gains_a_quarter_of_the_difference(difference: int, gain: int) -> None:  # EX-49
    assert _gain("sneak", difference, 2) == gain


def test_cb_325_a_sneak_loses_a_yard_at_most() -> None:  # EX-49
    assert _gain("sneak", -14, 2) == -1
    assert _gain("sneak", -14, 0) == 0
    assert _gain("sneak", -2, 3) == 0


@pytest.mark.parametrize(("step", "counted"), [(1, 2), (3, 3)])
def test_cb_323_right_after_the_line_call_moved_in_blockers_do_not_count(step: int, counted: int) -> None:  # EX-49
    state = scrimmage(
        "QB=9H LG=8S RG=8D C=7C",
        "DL-5 DL-2=2C DL2=2D DL6 CB:LW1 CB:RW1 OLB-L ILB OLB-R S-L S-R",
        "5S 5D",
        lanes="LG=-2 RG=2 C=2 LT=-5 RT=6 RTE=6",
        phase="early_sneak",
        window=-1,
        record={"step": step, "up": (1, 0)},
    )
    play(state, "SNEAK(-2,2)")
    blockers = 16 if counted == 2 else 23
    assert state.play.gain == (2 * (9 + blockers - 14) + 4) // 8


def test_cb_320_a_sneak_goes_through_the_middle_only() -> None:
    state = scrimmage("QB=9H", drawn="5S 5D")
    sneaks = {str(action) for action in state.legal_actions() if str(action).startswith("SNEAK")}
    assert sneaks == {"SNEAK(-2,-2)", "SNEAK(2,2)", "SNEAK(-2,2)"}


def test_cb_319_a_sneak_needs_the_quarterback_under_center() -> None:
    state = scrimmage("QB=9H", formation="SG-RTE-LW1-RW1-BL-BR")
    assert not [action for action in state.legal_actions() if str(action).startswith("SNEAK")]


def test_cb_329_a_scramble_counts_the_quarterback_once() -> None:  # EX-50
    state = scrimmage(
        "QB=8H LG=9S C=TD",
        "DL-2=4C DL3 DL6 CB:LW1 CB:RW1 OLB-L ILB=7D OLB-R S-L S-R ILB",
        "6S 9H",
        lanes="LG=-2 C=-2",
    )
    play(state, "RUN(QB,-2,-2)", "EXTRA(6)")
    assert state.play.gain == 1


def test_cb_330_a_scramble_loses_six_yards_at_most() -> None:  # EX-50
    state = scrimmage(
        "QB=8H LG=9S",
        "DL-2=9C DL3 DL6 CB:LW1 CB:RW1 OLB-L ILB=TD OLB-R S-L S-R ILB",
        "KS KH",
        lanes="LG=-2",
    )
    play(state, "RUN(QB,-2,-2)", "EXTRA(6)")
    assert state.play.gain == -6


def test_cb_91_late_a_handoff_of_the_backs_suit_goes_out_of_bounds() -> None:  # EX-72
    state = _rush(
        "BC=QH LG=9S C=8D", "DL-2=8C DL3 DL6", "7H 2D 3D 4D", "LG=-2 C=-2", extra_card="TS", period=3, clock=50
    )
    assert state.play.how == "out"
    assert not state.facts.running


def test_cb_94_outside_the_late_window_no_suit_ends_a_play() -> None:
    state = _rush("BC=QH LG=9S C=8D", "DL-2=8C DL3 DL6", "7H 2D 3D 4D", "LG=-2 C=-2", extra_card="TS", clock=100)
    assert state.play.how == "dead"


def test_cb_331_late_a_scramble_around_the_end_may_step_out_for_two_yards() -> None:
    state = scrimmage("QB=KH LT=9S", drawn="2S 3H", period=3, clock=50)
    play(state, "RUN(QB,-5,-5)", "EXTRA(6)")
    assert state.phase.name == "scramble_sideline"
    gain = state.play.gain
    play(state, "OUT_OF_BOUNDS")
    assert state.play.end == 30 + gain - 2


# The open field


def _open(drawn: str, n: int = 1, **more: Any) -> CardBowlState:
    """BC has broken free for n cards and nobody can tackle."""
    state = scrimmage("BC=QH", drawn=drawn, **more)
    run(state, 0, 30, n, None)
    return state


def test_cb_388_face_values_give_the_next_set() -> None:  # EX-59
    assert _open("QS KH JD 4C 8S 2H 6D").play.end == 86


def test_cb_390_the_run_stops_at_the_goal_line() -> None:
    state = scrimmage("BC=QH", drawn="QS KH", ball_on=90, marker=100)
    run(state, 0, 90, 2, None)
    assert state.facts.points == (6, 0)
    assert len(state.drawn) == 1


def test_cb_398_a_red_joker_is_a_fumble_where_the_run_is() -> None:
    state = _open("8S RJ", 2)
    assert state.play.ball == 38


def test_cb_399_past_the_goal_line_it_had_scored() -> None:
    state = scrimmage("BC=QH", drawn="8S 9D RJ", ball_on=88, marker=98)
    run(state, 0, 88, 3, None, "line")
    assert state.facts.points == (6, 0)


def test_cb_92_late_the_offense_may_stop_before_each_card() -> None:  # EX-71
    state = _open("QS KH", period=3, clock=40)
    assert state.phase.name == "sideline"
    play(state, "DRAW", "OUT_OF_BOUNDS")
    assert (state.play.end, state.play.how) == (42, "out")


def test_cb_92_who_recovers_a_ball_in_a_play_from_scrimmage_may_still_stop() -> None:
    """A ball lost and won back is still the offense's play, and so is a try."""
    state = _open("RJ KS 2S 5H", period=3, clock=40)
    play(state, "DRAW", "DECLARE(0)", "DECLARE(0)")
    assert (state.phase.name, state.play.runner) == ("sideline", 0)


def test_cb_400_a_runners_foul_counts_from_where_it_was() -> None:
    state = _open("QS BJ 6D 5H 3C 7H", 2)
    assert state.phase.name == "penalty_decision"
    play(state, "ACCEPT")
    assert state.facts.ball_on == 42 - 10


# Fumbles


def _loose(drawn: str, mine: int = 0, theirs: int = 0, spot: int = 40, **more: Any) -> CardBowlState:
    state = scrimmage("BC=2C", drawn=drawn, **more)
    fumble(state, 0, spot, None)
    if state.phase.name == "recovery":
        play(state, f"DECLARE({mine})", f"DECLARE({theirs})")
    return state


@pytest.mark.parametrize(("declared", "cards_run"), [(0, 2), (1, 1), (-1, 2)])
def test_cb_410_the_winner_runs_by_what_his_face_card_has_over(declared: int, cards_run: int) -> None:  # EX-65
    assert _loose("KS JD 6C 3C 4D", declared).play.set_size == cards_run


def test_cb_404_picking_it_up_by_two_makes_a_tie_of_king_and_jack() -> None:  # EX-65
    state = _loose("KS JD 6C 9S 5D", -2)
    assert len(state.drawn) == 5


def test_cb_48_the_defense_starts_where_its_run_ends() -> None:  # EX-66
    state = _loose("9S JD 4C", spot=68, ball_on=70, marker=74, down=3)
    assert (state.facts.offense, state.facts.ball_on, state.facts.down) == (1, 36, 1)


def test_cb_412_recovered_in_the_own_end_zone_is_a_safety_or_a_touchdown() -> None:  # EX-67
    kept = _loose("9S 4D", spot=-3, ball_on=5, marker=15)
    assert kept.facts.points == (0, 2)
    assert kept.facts.next == "free_kick"
    lost = _loose("4S 9D", spot=-3, ball_on=5, marker=15)
    assert lost.facts.points == (0, 6)
    assert lost.facts.scoring[-1].how is ScoreKind.RETURN_TOUCHDOWN


def test_cb_413_the_other_side_has_a_touchback_behind_its_goal_line() -> None:  # EX-67
    state = _loose("5S 5D QH 3C 8H", spot=99, ball_on=95, marker=100)
    assert state.play.ball == 102
    assert (state.facts.offense, state.facts.ball_on) == (1, 20)


@pytest.mark.parametrize(
    ("card", "moved"), [("AD", -4), ("2D", -3), ("4D", -1), ("7C", 0), ("TC", 1), ("QD", 3), ("KD", 4)]
)
def test_cb_407_the_bounce_moves_the_ball(card: str, moved: int) -> None:  # EX-68
    assert _loose(f"8S 8H {card} 6S 3D").play.ball == 40 + moved


def test_cb_414_behind_the_back_line_nobody_recovers() -> None:
    state = _loose("", spot=-10, ball_on=3, marker=13)
    assert state.facts.points == (0, 2)


def test_cb_408_a_black_joker_at_a_recovery_is_a_flag() -> None:
    state = _loose("BJ 8H 9S 4D")
    assert state.play.foul is not None
    assert (state.play.foul.seat, state.play.foul.yards) == (0, 10)


def test_cb_409_a_red_joker_at_a_recovery_is_replaced() -> None:
    state = _loose("RJ 9S 4D")
    assert state.facts.offense == 0


def test_cb_415_a_recovered_fumble_counts_as_a_down() -> None:
    state = _loose("9S 4D", spot=28, down=2)
    assert (state.facts.down, state.facts.ball_on) == (3, 28)


def test_cb_405_both_choices_are_made_before_any_card() -> None:
    state = scrimmage("BC=2C", drawn="9S 4D")
    fumble(state, 0, 40, None)
    play(state, "DECLARE(2)")
    assert not state.drawn
    assert state.view(1).secret is None
    assert state.view(1).declared
