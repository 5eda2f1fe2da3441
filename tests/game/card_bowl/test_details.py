"""Clauses of the deck and of kicks that the worked examples do not touch, one short test each.

Clauses: CB-12, CB-13, CB-15, CB-17, CB-18, CB-20, CB-21, CB-25, CB-27, CB-101, CB-106, CB-109, CB-110, CB-118,
CB-119, CB-121, CB-122, CB-125, CB-131, CB-135, CB-142, CB-145, CB-148, CB-150, CB-163, CB-165, CB-166, CB-179,
CB-180, CB-184, CB-190, CB-193, CB-196, CB-197.
"""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.phases.open_field import run
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import kick, kickoff, play, scrimmage, state

FRONT = "DL-5 DL-2 DL2 DL6 CB:LW1 CB:RW1=9D OLB-L ILB OLB-R=TC S-L S-R"


def _choices(made: CardBowlState) -> set[str]:
    return {str(action) for action in made.legal_actions()}


def _pass(drawn: str, **more: Any) -> CardBowlState:
    made = scrimmage("QB=QH RW1=JS", FRONT, drawn, window=1, **more)
    play(made, "THROW(RW1,right)", "EXTRA(8)")
    return made


# Shuffling and drawing


def test_cb_12_all_cards_are_shuffled_together_before_every_play() -> None:
    made = kick("call", "5S", "KNEEL", timeouts=(0, 0))
    assert sorted([*made.draw_pile, *made.drawn]) == list(range(54))


def test_cb_13_what_is_left_after_the_deal_is_the_draw_deck() -> None:
    made = state("call")
    play(made, "SCRIMMAGE")
    assert len(made.draw_pile) == 54 - 12 - 15


def test_cb_15_every_drawn_card_has_its_purpose() -> None:
    made = kickoff("QS 5H 9C 4D 6S 8H TC")
    assert made.purposes == ["kick_1", "kick_2", "coverage", "return", "return", "return", "return"]


def test_cb_17_a_replacement_may_be_the_other_joker_and_works_too() -> None:
    made = kickoff("RJ BJ 3D 8S 9C 5H 7C 2D 9S", "KICK(regular,0)", "ACCEPT")
    assert made.play.bobble
    assert made.play.foul is not None


def test_cb_18_a_joker_without_meaning_is_replaced() -> None:
    made = kick("call", "9S 4H 8D BJ RJ 3C", "PUNT", "PUNT_CARDS(3,yes)", ball_on=55, marker=65)
    assert made.play.how == "out"


def test_cb_20_discards_are_out_of_the_play_and_hidden() -> None:
    made = state("call")
    play(made, "SCRIMMAGE", "KEEP")
    assert len(made.outs[1]) == 4
    assert made.view(0).zones()["out:1"] == (None,) * 4


def test_cb_21_an_empty_deck_is_renewed_without_jokers() -> None:
    made = scrimmage("BC=QH", drawn="AS")
    made.drawn, made.purposes = made.draw_pile[:-1], ["x"] * (len(made.draw_pile) - 1)
    made.draw_pile = []
    made.drawn.append(ID["AS"])
    made.purposes.append("x")
    run(made, 0, 30, 1, None)
    assert {ID["RJ"], ID["BJ"]} <= set(made.drawn)
    made.check()


def test_cb_25_a_card_that_was_turned_up_stays_up() -> None:
    made = _pass("6S 5D 8H 4S 2H")
    before = made.play.up
    play(made, "RECEPTION")
    assert made.play.up[0] & before[0] == before[0]
    assert made.play.up[1] & before[1] == before[1]


def test_cb_27_hidden_cards_stay_hidden_when_the_play_is_over() -> None:
    made = _pass("6S JD 8H 4S")
    play(made, "RECEPTION")
    assert made.phase.name == "call"
    assert made.view(0).men[1].count(-2) == 11 - made.play.up[1].bit_count()


# Kicks


def test_cb_101_a_kickoff_is_regular_a_squib_or_an_on_side_kick() -> None:
    kinds = _choices(state("kickoff", next="kickoff"))
    assert {"KICK(regular,0)", "KICK(squib,10)", "KICK(squib,50)", "KICK(onside,0)", "KICK(onside,20)"} <= kinds
    assert len(kinds) == 1 + 41 + 21


def test_cb_106_a_foul_on_the_second_kick_card_is_settled_at_the_end() -> None:
    made = kickoff("9S BJ 4H 7C 2D 3S 4S 5S KD", "KICK(regular,0)", "ACCEPT")
    assert made.facts.ball_on == 9 + 15
    assert made.purposes[-1] == "determination"


def test_cb_109_a_red_joker_as_coverage_is_a_bobble() -> None:
    assert kickoff("9S 4H RJ 7C 2D 3S 4S").play.planned == 3


def test_cb_110_a_black_joker_as_coverage_is_a_foul_of_the_kickers() -> None:
    made = kickoff("9S 4H BJ QD 7C 2D 3S 4S 5S", "KICK(regular,0)", "ACCEPT")
    assert made.facts.ball_on == 9 + 15


def test_cb_118_a_return_from_the_field_ends_at_the_1_at_the_worst() -> None:
    assert kickoff("4S 7D KH AS AD AH AC").facts.ball_on == 1


def test_cb_119_a_return_that_stays_in_the_end_zone_is_a_touchback() -> None:
    made = kickoff("AS 2D KH 2S 2H AD AH", "KICK(regular,0)", "RETURN", "RETURN", "RETURN")
    assert (made.facts.offense, made.facts.ball_on) == (1, 20)


def test_cb_121_the_receivers_may_take_back_a_fumble_after_a_foul_of_the_kickers() -> None:
    actions = ("KICK(regular,0)", "DECLARE(0)", "DECLARE(0)", "ACCEPT")
    made = kickoff("9S 4H BJ 6D 3C 8S RJ 2D 9H", *actions)
    assert (made.facts.offense, made.facts.ball_on) == (1, 2 + 8 - 1 + 10)


def test_cb_122_when_the_receivers_score_the_flag_is_forgotten() -> None:
    made = kickoff("9S 4H BJ 6D 3C KS KH QD KD JD QS QH TS TH TD 9H", timeouts=(0, 0))
    assert made.facts.points == (0, 6)
    assert made.phase.name == "try"


def test_cb_125_nobody_tackles_on_special_teams() -> None:
    assert kickoff("8S 6H JC 6S 9D 5H KS 8D QH 3S 5C").play.tackles == "none"


def test_cb_131_the_distance_is_what_was_declared_and_a_card() -> None:
    assert kickoff("8D", "KICK(onside,5)").play.ball == 43


def test_cb_135_another_kind_of_kick_may_follow() -> None:
    made = kickoff("3S", "KICK(onside,4)")
    assert "KICK(regular,0)" in _choices(made)


def test_cb_142_a_free_kick_is_a_punt_or_a_kickoff() -> None:
    assert _choices(state("free_kick", next="free_kick")) == {"PUNT_TYPE", "KICKOFF_TYPE"}


def test_cb_145_in_a_free_kick_as_punt_the_red_joker_is_a_bobble() -> None:
    text = "7S RJ 9D 4H 8C 2D 2S 3S 4S"
    assert kick("free_kick", text, "PUNT_TYPE", next="free_kick", kick_from=20).play.planned == 3


def test_cb_148_a_punt_may_be_called_on_any_down() -> None:
    for down in (1, 2, 3, 4):
        assert "PUNT" in _choices(state("call", down=down))


def test_cb_150_fewer_than_four_cards_may_aim_for_the_sideline() -> None:
    texts = _choices(state("punt_cards"))
    assert "PUNT_CARDS(3,yes)" in texts
    assert "PUNT_CARDS(4,yes)" not in texts


def test_cb_163_a_black_joker_as_punt_coverage_costs_the_kickers() -> None:
    actions = ("PUNT", "PUNT_CARDS(4,no)", "FAIR_CATCH", "ACCEPT")
    assert kick("call", "TS 6H 8D 5C BJ 4D 9C 2S", *actions).facts.ball_on == 26 + 5


def test_cb_165_the_receiver_returns_catches_or_lets_it_bounce() -> None:
    made = kick("call", "TS 6H 8D 5C 7S", "PUNT", "PUNT_CARDS(4,no)")
    assert _choices(made) == {"RETURN", "FAIR_CATCH", "BOUNCE"}


def test_cb_166_in_the_end_zone_he_returns_or_takes_the_touchback() -> None:
    made = kick("call", "9S 8H TD 5C", "PUNT", "PUNT_CARDS(3,no)", ball_on=60, marker=70)
    assert made.play.caught == -2
    assert _choices(made) == {"RETURN", "TOUCHBACK"}


def test_cb_180_a_black_joker_as_bounce_is_replaced() -> None:
    made = kick("call", "9S 4H TD 5C BJ 6D", "PUNT", "PUNT_CARDS(3,no)", "BOUNCE", ball_on=50, marker=60)
    assert made.facts.ball_on == 13


def test_cb_179_a_touched_ball_in_the_end_zone_is_a_touchdown_or_a_touchback() -> None:
    actions = ("PUNT", "PUNT_CARDS(3,no)", "BOUNCE", "DECLARE(0)", "DECLARE(0)")
    lost = kick("call", "9S 4H TD 5C RJ KS 2S 9H", *actions, ball_on=50, marker=60)
    assert lost.facts.points == (6, 0)
    kept = kick("call", "9S 4H TD 5C RJ KS 9H 2S", *actions, ball_on=50, marker=60)
    assert (kept.facts.offense, kept.facts.ball_on) == (1, 20)


@pytest.mark.parametrize(("spot", "number"), [(99, 1), (90, 2), (80, 3), (70, 4), (60, 5), (50, 6)])
def test_cb_184_the_window_of_a_block_grows_with_the_distance(spot: int, number: int) -> None:
    drawn = "2S 3H 4D 5C 6S"
    inside = " ".join(drawn.split()[: number - 1])
    assert kick("call", f"{inside} RJ", "FIELD_GOAL", ball_on=spot, marker=100).phase.name == "recovery"
    if number < 6:
        outside = " ".join(drawn.split()[:number])
        assert (
            kick("call", f"{outside} RJ 9S 9H 9D 9C", "FIELD_GOAL", ball_on=spot, marker=100).phase.name != "recovery"
        )


def test_cb_190_a_later_black_joker_is_replaced() -> None:
    made = kick("call", "7S 6H BJ 8D 5C 6S 6D", "FIELD_GOAL", ball_on=80, marker=90)
    assert made.facts.points == (3, 0)
    assert made.play.foul is None


def test_cb_193_the_scorer_kicks_or_goes_for_two() -> None:
    assert _choices(state("try", next="try")) == {"EXTRA_POINT", "TWO_POINTS"}


def test_cb_196_a_two_point_attempt_is_snapped_from_the_2() -> None:
    made = state("try", next="try")
    play(made, "TWO_POINTS")
    assert (made.play.los, made.facts.marker, made.play.two_points) == (98, 100, True)


def test_cb_197_an_interception_ends_the_try() -> None:
    made = scrimmage("QB=QH RW1=JS", FRONT, "6D 5D RJ 7H 5C", window=1, ball_on=98, marker=100, next="two_points")
    made.play.two_points = True
    play(made, "THROW(RW1,right)", "EXTRA(8)", "RECEPTION", "STRIKE(0)")
    assert made.facts.points == (0, 0)
    assert (made.phase.name, made.facts.offense) == ("kickoff", 0)
