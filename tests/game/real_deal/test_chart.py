"""The counter chart cell by cell, written out here once more as the rulebook prints it (RD-33, RD-34)."""

from __future__ import annotations

import pytest

from game.variants.real_deal.cards import (
    CHART,
    COUNTERS,
    COUNTERS_OF,
    POINTS,
    RETURN,
    SAFETY,
    SCORING,
    TO_COUNTER,
)
from tests.game.real_deal.positions import act, choices, position

COLUMNS = (*SCORING, RETURN, "PUNTS INSIDE THE 10", SAFETY)
PRINTED = """
RECOVERS FUMBLE   | x x x . . . . . x . .
INTERCEPTION      | . . . x x x . . . . .
MISSES FG         | . . . . . . x x . . .
BLOCKS KICK       | . . . . . . x x . x .
4TH DOWN STOP     | x x x x x x . . . . .
SAFETY            | . . x . . x . . x . .
RED FLAG          | x x x x x x x x x . x
HOLDING           | x x x x x x x x x . x
PERSONAL FOUL     | x x x x x x x x x . x
FALSE START       | x x x x x x x x . . .
TACKLE FOR LOSS   | x x x . . . . . . . .
PASS INTERFERENCE | . . . . . x . . . . .
QB SACK           | . . . x x x . . . . .
RETURN TD         | . . . . . . . x . x .
"""
CELLS = [
    (counter.strip(), play, mark == "x")
    for counter, _, marks in (line.partition("|") for line in PRINTED.strip().splitlines())
    for play, mark in zip(COLUMNS, marks.split(), strict=True)
]


def test_rd_33_the_chart_has_fourteen_rows_and_eleven_columns() -> None:
    assert len(CELLS) == 14 * 11
    assert {counter for counter, _, _ in CELLS} == set(COUNTERS) == set(CHART)
    assert {play for _, play, _ in CELLS} == set(TO_COUNTER) == set(COUNTERS_OF) == set(POINTS)


@pytest.mark.parametrize(("counter", "play", "marked"), CELLS)
def test_rd_33_a_counter_is_legal_exactly_where_the_chart_has_a_mark(counter: str, play: str, marked: bool) -> None:
    """Each play is made at a real decision: on offense, or itself as a counter to a long run or a long kick."""
    assert (play in CHART[counter]) == (counter in COUNTERS_OF[play]) == marked
    before = ["RUSHING TD OVER 20"] if play == SAFETY else []
    own, theirs = [play, "4TH DOWN STOP"], [counter, "4TH DOWN STOP", "INTERCEPTION"]
    if counter in own or play in theirs:
        own, theirs = [play], [each for each in theirs if each != play]
    if before:
        state = position([[*before, counter], [SAFETY, "MISSES FG"]])
        act(state, f"PLAY({before[0]})", f"COUNTER({SAFETY})")
    else:
        state = position([own, list(dict.fromkeys(theirs))], return_open=True)
        act(state, f"PLAY({play})")
    assert (f"COUNTER({counter})" in choices(state)) == marked


@pytest.mark.parametrize("counter", [counter for counter in COUNTERS if counter not in (SAFETY, RETURN)])
def test_rd_34_nothing_counters_a_stop_or_a_continuation(counter: str) -> None:
    assert counter not in COUNTERS_OF
    play = next(play for play in CHART[counter] if play != SAFETY)
    everything = ["RED FLAG", "4TH DOWN STOP", "INTERCEPTION"]
    state = position([[play, *everything], [counter, "MISSES FG" if counter != "MISSES FG" else "BLOCKS KICK"]])
    act(state, f"PLAY({play})", f"COUNTER({counter})")
    assert state.decision is not None
    assert state.decision.kind == "offense"
