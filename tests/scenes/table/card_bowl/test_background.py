"""The ground of the film, which changes its height whenever the hand comes or goes."""

from __future__ import annotations

from typing import Any

from game.variants.card_bowl.events import PlayCalled
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


def test_no_ball_lies_on_the_field_before_the_first_play(start: Start) -> None:
    """It lay at midfield during the toss, as if the match were under way."""
    pilot, table = start()
    field = table.game.wide_field
    assert not field.has_ball
    while not table.match.state.facts.plays:
        if table.choosing is not None:
            table.control.commit(table.choosing.legal[0])
        pilot.frames()
    assert field.has_ball


def test_a_kneel_has_a_headline_as_nobody_moves_in_it(start: Start) -> None:
    """It was over without a word on the table."""
    _, table = start()
    headlines: list[str] = []
    table.playback.effects.banner = lambda _, headline, *__: headlines.append(headline)
    for play in ("kneel", "spike"):
        for cue in table.game.cues(PlayCalled(clause="CB-90", seat=0, play=play), table.playback.cue_context):
            cue.start()
    assert headlines == ["Kneel", "Spike"]
