"""The resolution parts were written a second time from the rulebook alone; both engines play the same plays."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.game.card_bowl.naive.clock import RunOff
from tests.game.card_bowl.naive.play import Table
from tests.game.card_bowl.positions import play
from tests.game.card_bowl.positions import state as between_plays
from tests.game.card_bowl.second import AGREED, SHORT, compare, plays, situation

PLAYS = 240
"""Plays of each clock that the test command compares; more with ``python -m tests.game.card_bowl.second 100000``."""
CLOCKS = [("complex", True), ("simple2", True), ("simple1", True), ("simple1", False)]
TWO_QUARTERS, ONE_QUARTER = 14, 16
"""The periods with which matches of so many quarters begin."""


@pytest.mark.parametrize(("timing", "counts_all"), CLOCKS)
def test_both_engines_agree_on_every_card_choice_and_outcome(timing: str, counts_all: bool) -> None:
    for told, state in plays(timing, 7, PLAYS, all_plays=counts_all, **SHORT[timing]):
        compare(told, state)


@pytest.mark.long
@pytest.mark.parametrize("timing", SHORT)
@pytest.mark.parametrize("agreed", AGREED, ids=str)
def test_both_engines_agree_on_options(timing: str, agreed: dict[str, Any]) -> None:
    """CB-22, CB-449: snaps without flags, and quarters that are played as the second and the fourth one."""
    for told, state in plays(timing, 8, PLAYS // 2, **SHORT[timing], **agreed):
        compare(told, state)


@pytest.mark.parametrize("period", [0, 1, 3, 4, TWO_QUARTERS, TWO_QUARTERS + 1, ONE_QUARTER])
def test_both_engines_agree_on_run_offs(period: int) -> None:
    """CB-82 to CB-89."""
    for left, intervals in product(range(1, 40), range(2, 9)):
        made = between_plays("run_off", running=True, clock=left, period=period, timeouts=(0, 0))
        before, over = situation(made), period
        second = RunOff(before, Table(lambda purpose: "", lambda seat, decision, choices: str(intervals))).run()  # noqa: B023
        play(made, f"RUN_OFF({intervals})")
        assert second.quarter_over == (made.facts.period != over or made.phase is None or made.facts.next != "call")
        if not second.quarter_over:
            told = (made.facts.clock, made.facts.hurry, made.facts.running)
            assert told == (second.clock, second.extra_cards, second.running)
