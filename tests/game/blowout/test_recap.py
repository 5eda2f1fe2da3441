"""What BLOWOUT!!! says of a down where no choice of the player's decided it."""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.blowout.recap import Recap
from tests.game.blowout.positions import position, shown_to

NAMES = ("Gulls", "Foxes")
OFFENSE = ("PASS 55", "RUN 60", "PASS INTERFERENCE", "HOLDING", "OFFSIDES-D")
DEFENSE = ("DEF -50", "DEF -60", "SACK", "FUMBLE", "DEFENSE CHALLENGE", "DELAY OF GAME")
AGAIN = "The same down is played again."


def recap(*acts: str, **fields: Any) -> Recap:
    """What the last down came to after these acts."""
    found = Recap()
    for event, before in shown_to(position(OFFENSE, DEFENSE, **fields), 0, acts):
        found.handle_event(event, before)
    return found


@pytest.mark.parametrize(("ball_on", "acts", "said"), [
    (20, ("PASS 55", "DEF -60", "none", "PASS INTERFERENCE"),
     "PASS INTERFERENCE: PASS 55 counts in full, 55 yards. First down."),
    (60, ("PASS 55", "DEF -60", "none", "PASS INTERFERENCE"),
     ("PASS INTERFERENCE: PASS 55 would reach the end zone, so half the way to the goal line counts, 20 yards. "
     "First down.")),
    (20, ("RUN 60", "DEF -60", "FUMBLE", "HOLDING"),
     f"HOLDING undid the play: 5 yards forward instead. {AGAIN}"),
    (20, ("OFFSIDES-D", "DEF -60"),
     f"Gulls played OFFSIDES: flag on Foxes, 5 yards forward, and DEF −60 was wasted. {AGAIN}"),
    (20, ("PASS 55", "DELAY OF GAME"),
     f"Foxes played DELAY OF GAME: flag on Gulls, 5 yards back, and PASS 55 was wasted. {AGAIN}"),
    (20, ("OFFSIDES-D", "DELAY OF GAME"),
     "Foxes played DELAY OF GAME: flag on Gulls. The fouls offset: the down is played again."),
    (20, ("PASS 55", "DEF -50", "SACK", "none"), "Sack! Gulls lost 10 yards, to the Gulls 10. 2nd & 20."),
    (20, ("PASS 55", "DEF -50", "DEFENSE CHALLENGE"),
     "Foxes challenged. The play did not count: its cards are spent, and the down is played again."),
])  # fmt: skip
def test_a_down_is_told_that_an_answer_or_a_foul_decided(ball_on: int, acts: tuple[str, ...], said: str) -> None:
    """BO-34 to BO-36, BO-50, BO-54 to BO-57: only "SECRET CALLS" stood there."""
    assert recap(*acts, ball_on=ball_on).text(NAMES) == said


def test_nothing_is_told_before_the_first_down_and_a_recap_goes_with_its_event() -> None:
    found = recap("PASS 55", "DEF -50", "SACK", "none")
    assert not Recap().text(NAMES)
    found.recall([found.event] if found.event else [])
    assert found.text(NAMES)
    found.recall([])
    assert not found.text(NAMES)
