"""The ground of the film, which changes its height whenever the hand comes or goes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from game.variants.card_bowl.names import GOAL
from game.variants.card_bowl.play_story import Leg
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
    while len(folds) < 6:
        pilot.frames()
    assert len(painted) <= 1, "one of the two was there already"
    pilot.resize((1024, 600))
    assert painted[-1] == (1024, 600)


def test_no_number_of_a_kick_lies_over_the_name_of_a_club(start: Start) -> None:
    """A kick into the end zone had its -13 across GULLS."""
    _, table = start()
    field = table.game.wide_field
    legs = [Leg(70, 6, 64, "air", 1), Leg(6, -7, -13, "air", 1), Leg(-7, -4, 3, "ground", 0)]
    plates = [field.chip(f"{leg.by:+d}", center) for center, leg in field.numbers(legs)]
    name = field.theme.line_height("block", 15)
    assert field.rect.h > 4 * name
    assert all(plate.top > field.name_y() + name // 2 for plate in plates)


def test_no_number_of_a_return_lies_over_another(start: Start) -> None:
    """A run of many short steps left a heap of plates that nobody could read."""
    _, table = start()
    field = table.game.wide_field
    legs = [Leg(60 + 2 * step, 62 + 2 * step, 2, "ground", 0) for step in range(12)]
    plates = [field.chip(f"{leg.by:+d}", center) for center, leg in field.numbers(legs)]
    assert len(plates) == 12
    assert all(one.right < other.left for one, other in pairwise(plates))
    assert field.rect.left <= plates[0].left
    assert plates[-1].right <= field.rect.right


def test_the_goal_in_a_pause_between_periods_is_no_longer_that_of_the_last_play(start: Start) -> None:
    """It said "Any points win: last play" below "Level: overtime"."""
    _, table = start()
    table.hud.prompt.goal = "Any points win: last play"
    table.hud.summarize("Level: overtime", (7, 7), "quarter")
    assert (table.hud.prompt.goal, table.hud.prompt.goal_means) == (GOAL, "")
