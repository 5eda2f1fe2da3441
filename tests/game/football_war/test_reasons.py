"""What hints say of conceding is true of the hand that concedes."""

from __future__ import annotations

import pytest

from game.bots.players import advised_candidates
from game.variants.football_war import RULES
from game.variants.football_war.actions import CONCEDE, LOOK_BACK, parse
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
    kept = "The play scores nothing yet: a special card is worth more against a last card."
    assert reason(["Go Route", "DEFENSE"]) == kept
    assert reason(["Go Route", "Curl"]) == "You draw a card, and keep Curl for another time."
    assert reason(["Go Route", "Curl"], left=0) == "It costs 7 points and saves your cards."
    assert reason(["Curl"], more=0) == "It costs nothing: the Play pile is used up."


def test_fw_62_a_special_card_is_no_answer_to_the_fourth_audible() -> None:
    hand = ["Go Route", "DEFENSE"]
    assert reason(hand, chain=4, drive_pile=["AUDIBLE"] * 4) == "Nothing in hand stops the play: they score 2."


@pytest.mark.parametrize(
    ("card", "text", "said"),
    [
        ("Curl", "MATCH(Curl)", "A match wins the ball, and keeps 7 points off the board."),
        ("DEFENSE", "STUFF", "It wins the ball, and keeps 7 points off the board; they draw 5."),
        (
            "PENALTY 15",
            "FLAG(15)",
            "It calls the play back, and keeps 7 points off the board. They draw 3 cards: they lead again.",
        ),
    ],
)
def test_what_stops_a_last_card_says_what_that_saves(card: str, text: str, said: str) -> None:
    """FW-81: of a PENALTY that prevented a touchdown nothing was said but the cards that it costs them."""
    at = position([[], [card, "Go Route"]], drive_pile=["Curl", "HB Dive", "HB Draw"], live="Curl", more=20)
    assert reason_for(at.view(1), parse(text)) == said


def test_fw_74_a_look_back_is_never_the_better_choice_of_a_review_or_a_hint() -> None:
    """Five of six entries of a review advised to look back, and a computer remembers the Drive pile anyway.

    In 24 positions with 80 samples each a look back before a concession was worth 0.2 % ± 1.2 % to win.
    """
    at = position([["HB Dive"], ["Go Route"]], drive_pile=["Curl", "HB Dive"], live="Curl", more=20)
    legal = at.legal_actions()
    assert LOOK_BACK in legal
    assert {*advised_candidates(RULES, at.view(1), legal)} == {*legal} - {LOOK_BACK}


def test_a_special_card_that_is_advised_early_says_why() -> None:
    """A flag was called better than a match, and nothing was said but the cards that it costs them."""
    hands = [["HB Sweep"] * 3, ["PENALTY 5", "Curl"]]
    at = position(hands, drive_pile=["Curl", "HB Dive"], live="Curl", more=20)
    assert reason_for(at.view(1), parse("FLAG(5)")).endswith("Kept, it may be your last card, which cannot score.")
    assert "last card" not in reason_for(at.view(1), parse("MATCH(Curl)"))
