"""What hints say of conceding is true of the hand that concedes."""

from __future__ import annotations

import pytest

from game.variants.football_war.actions import CONCEDE
from game.variants.football_war.reasons import reason_for
from tests.game.football_war.positions import position


def reason(hand: list[str], left: int = 2, more: int = 20, **fields: object) -> str:
    """What speaks for conceding a Curl with such a hand, against an offense with so many cards left."""
    drive, offense = fields.pop("drive_pile", ["Curl"]), ["HB Dive"] * left
    state = position([offense, hand], drive_pile=drive, live="Curl", more=more, **fields)  # type: ignore[arg-type]
    return reason_for(state.view(1), CONCEDE)


@pytest.mark.parametrize("hand", [["Go Route"], ["Go Route", "FIELD GOAL"], []])
def test_fw_33_no_special_card_is_spared_where_none_is_held(hand: list[str]) -> None:
    assert reason(hand) == "Nothing in hand stops the play: you draw a card."
    assert reason(hand, left=0) == "Nothing in hand stops the play: they score 7."
    assert reason(hand, more=0) == "Nothing in hand stops the play."


def test_fw_26_what_conceding_spares_is_named() -> None:
    assert reason(["Go Route", "DEFENSE"]) == "Drawing a card costs less than using up a special card."
    assert reason(["Go Route", "Curl"]) == "You draw a card, and keep Curl for another time."
    assert reason(["Go Route", "Curl"], left=0) == "It costs 7 points and saves your cards."
    assert reason(["Curl"], more=0) == "It costs nothing: the Play pile is used up."


def test_fw_62_a_special_card_is_no_answer_to_the_fourth_audible() -> None:
    hand = ["Go Route", "DEFENSE"]
    assert reason(hand, chain=4, drive_pile=["AUDIBLE"] * 4) == "Nothing in hand stops the play: they score 2."
