"""The clock of all motion on a table."""

from __future__ import annotations

from scenes.table.stage.animator import Animator

FRAME = 1 / 30


def test_a_call_made_by_a_call_counts_from_its_time_and_not_from_the_frame() -> None:
    """At high speed, a play that was acted out in parts ended after the ball had been spotted elsewhere."""
    animator, heard = Animator(), list[str]()

    def first() -> None:
        animator.call(lambda: heard.append("last part of a chain"), 0.01)

    animator.call(lambda: animator.call(first, 0.01), 0.01)
    animator.call(lambda: heard.append("later"), 0.032)
    animator.update(FRAME)
    assert heard == ["last part of a chain", "later"]
    assert animator.now == FRAME
