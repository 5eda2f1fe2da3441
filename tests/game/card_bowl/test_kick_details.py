"""Kicks, one short test for each clause that no example touches.

Clauses: CB-124, CB-126, CB-127, CB-138, CB-141, CB-146, CB-147, CB-149, CB-153, CB-161, CB-168, CB-169, CB-170,
CB-181, CB-186, CB-192.
"""

from __future__ import annotations

import pytest

from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.state import CardBowlState
from tests.game.card_bowl.table import cards, kick, kickoff, state

FREE = {"next": "free_kick", "kick_from": 20}


def _texts(made: CardBowlState) -> set[str]:
    return {str(action) for action in made.legal_actions()}


def _punt(drawn: str, *then: str, number: int = 4, ball_on: int = 30) -> CardBowlState:
    return kick("call", drawn, "PUNT", f"PUNT_CARDS({number},no)", *then, ball_on=ball_on, marker=ball_on + 10)


def test_cb_124_the_last_return_card_is_the_one_that_counted() -> None:
    made = kickoff("8S 6H JC 6S 9D 5H BJ 2S KS 8D QH 3S 5C")
    assert made.play.returns[-1] == ID["KS"]
    assert made.play.ran


def test_cb_126_a_squib_names_a_line_from_10_to_50() -> None:
    texts = _texts(state("kickoff", next="kickoff"))
    assert {text for text in texts if "squib" in text} == {f"KICK(squib,{line})" for line in range(10, 51)}


def test_cb_127_a_squib_is_caught_two_cards_short_of_its_line() -> None:
    made = kickoff("7S 9D 4H 6C JD", "KICK(squib,40)")
    assert made.play.caught == 40 - 16
    assert made.purposes[:3] == ["kick_1", "kick_2", "coverage"]


@pytest.mark.parametrize(("declared", "loose"), [(3, True), (2, False)])
def test_cb_138_from_ten_yards_on_the_ball_is_loose(declared: int, loose: bool) -> None:
    made = kickoff("7D", f"KICK(onside,{declared})")
    assert (made.phase.name == "recovery") == loose
    if loose:
        assert (made.play.ball, made.play.role) == (40, 0)


def test_cb_141_whoever_recovers_starts_a_series() -> None:
    facts = kickoff("7D KS 2H", "KICK(onside,7)", "DECLARE(0)", "DECLARE(0)").facts
    assert (facts.offense, facts.down, facts.marker - facts.ball_on, facts.next) == (0, 1, 10, "call")


def test_cb_146_a_free_kick_is_covered_and_returned_like_a_kickoff() -> None:
    made = kick("free_kick", "7S 9D 4H 8C 2D 2S 3S 4S 5S", "PUNT_TYPE", **FREE)
    assert made.purposes[4:] == ["coverage", "return", "return", "return", "return"]
    assert made.facts.ball_on == 27 + 14 - 2
    deep = kick("free_kick", "KS KH KD KC", "PUNT_TYPE", next="free_kick", kick_from=40)
    assert (deep.facts.offense, deep.facts.ball_on) == (1, 20)


def test_cb_147_a_free_kick_is_never_a_squib_an_on_side_kick_or_a_fair_catch() -> None:
    assert not {text for text in _texts(state("free_kick", **FREE)) if "KICK(" in text}
    made = kick("free_kick", "7S 9D 4H 8C 2D 2S 3S 4S 5S", "PUNT_TYPE", **FREE)
    assert len(made.play.returns) == 4


def test_cb_149_a_punt_has_one_to_four_cards() -> None:
    plain = {text for text in _texts(state("punt_cards")) if "no" in text}
    assert plain == {f"PUNT_CARDS({number},no)" for number in (1, 2, 3, 4)}
    assert len(_punt("TS 9C 8S", number=1).play.kicks) == 1


@pytest.mark.parametrize(
    ("card", "seat", "yards"), [("4H", 0, 5), ("9H", 0, 10), ("QH", 0, 15), ("8S", 1, 5), ("QS", 1, 15)]
)
def test_cb_153_a_black_joker_among_the_punt_cards_is_a_flag(card: str, seat: int, yards: int) -> None:
    made = _punt(f"BJ {card} TS 6H 8D 5C 9C 2D", "FAIR_CATCH")
    assert made.play.foul is not None
    assert (made.play.foul.seat, made.play.foul.yards) == (seat, yards)
    assert len(made.play.kicks) == 4


def test_cb_161_a_punt_that_stays_in_is_covered() -> None:
    made = kick("call", "9S 4H 8D KD 2C", "PUNT", "PUNT_CARDS(3,yes)", ball_on=55, marker=65)
    assert made.purposes[-2:] == ["sideline", "punt_coverage"]
    assert made.play.coverage == ID["2C"]


@pytest.mark.parametrize(("card", "asked"), [("AS", True), ("2S", False)])
def test_cb_168_after_the_first_card_he_may_give_up_while_negative(card: str, asked: bool) -> None:
    made = _punt(f"9S 8H TD 5C {card} 7D", "RETURN", number=3, ball_on=60)
    assert (made.phase.name == "kick_return") == asked


def test_cb_169_a_punt_return_breaks_open_and_has_the_same_floor() -> None:
    assert _punt("TS 6H 8D 5C 2S 9H KD 2H 3H 4H", "RETURN").facts.ball_on == 26 + 22 - 2 + 9
    assert _punt("TS 6H 8D 5C KS AH AD", "RETURN", ball_on=54).facts.ball_on == 1


def test_cb_170_a_fair_catch_draws_one_card() -> None:
    made = _punt("TS 6H 8D 5C 7S 9H", "FAIR_CATCH")
    assert (made.facts.ball_on, made.purposes[-1]) == (26, "fair_catch")
    assert _punt("TS 6H 8D 5C 7S RJ", "FAIR_CATCH").phase.name == "recovery"


def test_cb_181_after_the_bounces_the_receivers_start_a_series() -> None:
    facts = _punt("9S 4H TD 5C 8S 6H", "BOUNCE", number=3, ball_on=50).facts
    assert (facts.offense, facts.down, facts.next) == (1, 1, "call")


def test_cb_186_a_replacement_keeps_the_number_of_its_card() -> None:
    replaced = kick("call", "7S 6H BJ RJ", "FIELD_GOAL", ball_on=80, marker=90)
    assert replaced.phase.name == "recovery"
    fourth = kick("call", "7S 6H 8D RJ 5C 6S 6D", "FIELD_GOAL", ball_on=80, marker=90)
    assert fourth.play.kicks == tuple(cards("7S 6H 8D 5C 6S 6D"))


@pytest.mark.parametrize(("down", "offense"), [(2, 0), (4, 1)])
def test_cb_192_a_blocked_kick_of_their_own_costs_the_down(down: int, offense: int) -> None:
    actions = ("FIELD_GOAL", "DECLARE(0)", "DECLARE(0)")
    facts = kick("call", "RJ 9S 2D", *actions, ball_on=76, marker=86, down=down).facts
    assert (facts.offense, facts.down) == (offense, 3 if down == 2 else 1)
