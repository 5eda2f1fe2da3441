"""What BLOWOUT!!! says of a down where no choice of the player's decided it."""

from __future__ import annotations

from typing import Any

import pytest

from game.variants.blowout.recap import Recap
from tests.game.blowout.positions import position, shown_to

NAMES = ("Gulls", "Foxes")
OFFENSE = ("PASS 55", "RUN 60", "PASS INTERFERENCE", "HOLDING", "OFFSIDES-D")
DEFENSE = ("DEF -50", "DEF -60", "SACK", "FUMBLE", "DEFENSE CHALLENGE", "DELAY OF GAME")
AGAIN = "same down again"


def recap(*acts: str, **fields: Any) -> Recap:
    """What the last down came to after these acts."""
    found = Recap()
    for event, before in shown_to(position(OFFENSE, DEFENSE, **fields), 0, acts):
        found.handle_event(event, before)
    return found


@pytest.mark.parametrize(("ball_on", "acts", "said"), [
    (20, ("PASS 55", "DEF -60", "none", "PASS INTERFERENCE"),
     ("PASS INTERFERENCE on Foxes. PASS 55 counts in full, as it stays short of the goal line; DEF −60 does not count. "
      "55 yards forward: 1st & 10 at the Foxes 25.")),
    (60, ("PASS 55", "DEF -60", "SACK", "PASS INTERFERENCE"),
     ("PASS INTERFERENCE on Foxes. PASS 55 would reach the goal line, so it gives half of the 40 yards to it; "
      "DEF −60 and SACK do not count. "
      "20 yards forward: 1st & 10 at the Foxes 20.")),
    (20, ("RUN 60", "DEF -60", "FUMBLE", "HOLDING"),
     ("HOLDING on Foxes. RUN 60, DEF −60 and FUMBLE do not count. "
      f"5 yards forward, {AGAIN}: 1st & 5 at the Gulls 25.")),
    (20, ("OFFSIDES-D", "DEF -60"),
     ("OFFSIDES on Foxes. Gulls spent their call on it: DEF −60 is wasted, no play. "
     f"5 yards forward, {AGAIN}: 1st & 5 at the Gulls 25.")),
    (20, ("PASS 55", "DELAY OF GAME"),
     ("DELAY OF GAME on Gulls. Foxes spent their call on it: PASS 55 is wasted, no play. "
     f"5 yards back, {AGAIN}: 1st & 15 at the Gulls 15.")),
    (3, ("PASS 55", "DELAY OF GAME"),
     ("DELAY OF GAME on Gulls. Foxes spent their call on it: PASS 55 is wasted, no play. "
      f"1 yard back, half the way to the goal line, {AGAIN}: 1st & 11 at the Gulls 2.")),
    (20, ("OFFSIDES-D", "DELAY OF GAME"),
     ("Fouls offset. Both clubs fouled, and both cards are spent. "
      f"The ball stays, {AGAIN}: 1st & 10 at the Gulls 20.")),
    (20, ("PASS 55", "DEF -50", "SACK", "none"), "Sack! Gulls lost 10 yards, to the Gulls 10. 2nd & 20."),
    (20, ("PASS 55", "DEF -50", "DEFENSE CHALLENGE"),
     ("Foxes challenge: no play. PASS 55 and DEF −50 do not count. "
      f"The ball stays, {AGAIN}: 1st & 10 at the Gulls 20.")),
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
