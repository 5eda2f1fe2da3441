"""The ground of the film, which changes its height whenever the hand comes or goes."""

from __future__ import annotations

from typing import Any

from game.variants.card_bowl.names import GOAL
from tests.scenes.table.card_bowl.seats import Start


def test_each_ground_is_painted_once_for_a_window_size_however_often_the_hand_folds(start: Start) -> None:
    """Painting it takes several frames' time at 2160p, and a hand folds twice in every play."""
    pilot, table = start("pro", "pro", pace=0.02)
    painted, paint = [], table.game.paint_background

    def noted(surface: Any) -> None:
        painted.append(surface.get_size())
        paint(surface)

    table.game.paint_background = noted
    folds, fold = [], table.playback.update_hand_space

    def folded() -> bool:
        folds.extend([table.game.shows_hand] if (done := fold()) else [])
        return done

    table.playback.update_hand_space = folded
    while len(folds) < 3:
        pilot.frames()
    assert len(painted) <= 1, "one of the two was there already"
    pilot.resize((1024, 600))
    assert painted[-1] == (1024, 600)


def test_the_goal_in_a_pause_between_periods_is_no_longer_that_of_the_last_play(start: Start) -> None:
    """It said "Any points win: last play" below "Level: overtime"."""
    _, table = start()
    table.hud.prompt.goal = "Any points win: last play"
    table.hud.summarize("Level: overtime", (7, 7), "quarter")
    assert (table.hud.prompt.goal, table.hud.prompt.goal_means) == (GOAL, "")
