"""What the table of Card Bowl says: jokers at every draw, and the arithmetic of a row."""

from __future__ import annotations

import pytest

from game.variants.card_bowl.joker_words import _RED, what
from game.variants.card_bowl.jokers import TABLE
from game.variants.card_bowl.sum_words import CAPTIONS

IGNORED = "it does nothing here"


@pytest.mark.parametrize("purpose", TABLE)
def test_every_draw_has_a_name_and_both_jokers_say_what_they_do_at_it(purpose: str) -> None:
    """CB-422: a joker that is ignored says so, any other one what it brings."""
    row = TABLE[purpose]
    assert purpose in CAPTIONS
    assert (what(purpose, "RJ") == IGNORED) == (row.red == "ignore")
    assert (what(purpose, "BJ") == IGNORED) == (row.black == "ignore")
    assert (purpose in _RED) == (row.red != "ignore")


def test_a_red_joker_at_the_snap_says_at_once_that_the_down_is_most_likely_played_again() -> None:
    """CB-22, CB-231, CB-232: it looked like a lost ball."""
    assert what("snap", "RJ", shotgun=True) == "loose on an ace to 5, else played again 5 yards back"
    assert what("snap", "RJ", flags=False) == "loose on an ace or 2, else played again"
