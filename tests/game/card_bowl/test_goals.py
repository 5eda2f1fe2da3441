"""What a side is after, as it is said while it attacks, defends, and near the end of a match."""

from __future__ import annotations

import pytest

from game.variants.card_bowl.facts import Play
from game.variants.card_bowl.goals import goal
from game.variants.card_bowl.names import GOAL
from tests.game.card_bowl.positions import state


@pytest.mark.parametrize(
    ("seat", "facts", "told"),
    [
        (0, {"ball_on": 40, "marker": 65, "down": 3}, "25 yards for a first down"),
        (0, {"ball_on": 92, "marker": 100}, "8 yards to the end zone"),
        (1, {"ball_on": 40, "marker": 50}, "Stop them, or take the ball"),
        (0, {"clock": 3, "points": (0, 7)}, "7 behind, 3 plays left"),
        (1, {"clock": 1, "points": (7, 0)}, "Get the ball: last play"),
        (0, {"clock": 2, "points": (7, 0)}, "Keep the lead: 2 plays left"),
        (1, {"clock": 2, "points": (7, 7)}, "Hold them: 2 plays left"),
        (0, {"next": "try", "ball_on": 98}, "Add a point, or two"),
        (0, {"next": "kickoff"}, "Kick it far, then stop them"),
        (1, {"next": "kickoff"}, "Catch the kick, bring it back"),
        (0, {"period": 4}, "Overtime: the first points win"),
        (1, {"period": 4}, "Overtime: their first points win"),
        (1, {"period": 4, "clock": 2}, "Hold them: 2 plays left"),
        (0, {"clock": 0}, "Overtime: the first points win"),
    ],
)
def test_the_goal_fits_who_has_the_ball_and_what_time_is_left(seat: int, facts: dict[str, object], told: str) -> None:
    """The words for first and ten stood there on defense, on 3rd and 25, and behind in the last plays."""
    phase = str(facts.get("next", "call"))
    made = state(phase, **{"timing": "simple1", "period": 16, "clock": 20, **facts})
    words, explained = goal(made.view(seat))
    assert words == told
    assert len(words.split()) <= 6
    assert len(explained) > len(words)


def test_before_the_toss_nobody_is_told_to_kick() -> None:
    """The words "Kick it far" stood below the first huddle of a side that had chosen to receive."""
    made = state("toss_choice", timing="simple1", period=16, clock=20)
    assert [goal(made.view(seat))[0] for seat in (0, 1)] == [GOAL, GOAL]


@pytest.mark.parametrize(("seat", "told"), [(0, "Stop them, or take the ball"), (1, "10 yards for a first down")])
def test_after_the_return_of_a_punt_nobody_is_told_to_kick(seat: int, told: str) -> None:
    """The words "Kick it far" stood below the huddle of the side that had just brought it back."""
    made = state("call", timing="simple1", period=16, clock=20, offense=1, ball_on=23)
    made.play = Play(kind="punt", offense=0, los=40)
    assert goal(made.view(seat))[0] == told
