"""The resolution parts were written a second time from the rulebook alone; both engines play the same plays."""

from __future__ import annotations

import pytest

from tests.game.card_bowl.second import SHORT, compare, plays

PLAYS = 400
"""Plays of each clock that the test command compares; more with ``python -m tests.game.card_bowl.second 100000``."""
CLOCKS = [("complex", True), ("simple2", True), ("simple1", True), ("simple1", False)]


@pytest.mark.parametrize(("timing", "counts_all"), CLOCKS)
def test_both_engines_agree_on_every_card_choice_and_outcome(timing: str, counts_all: bool) -> None:
    for told, state in plays(timing, 7, PLAYS, all_plays=counts_all, **SHORT[timing]):
        compare(told, state)
