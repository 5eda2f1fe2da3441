"""The items on the field: they slide and end exactly at their spots."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.table.blowout.field_strip import FieldStrip
from scenes.table.stage.animator import Animator
from scenes.table.stage.field_geometry import FieldGeometry
from scenes.table.stage.layout import Layout
from tests.scenes.table.card_texts import themed

FIELD = FieldGeometry(24, 1008, 56, 74)


def strip(rightward: bool = True, **stands: Any) -> FieldStrip:
    """A strip where an offense stands."""
    field = FieldStrip(themed(1.0))
    field.layout(FIELD.in_pixels(Layout(1280, 720), 128))
    field.place(**{"ball_on": 20, "marker": 30, "down": 1, "rightward": rightward, **stands})
    return field


def run(animator: Animator, seconds: float) -> None:
    for _ in range(round(seconds * 60)):
        animator.update(1 / 60)


@pytest.mark.parametrize(("rightward", "ball", "gain", "start"), [(True, 20, 30, 20), (False, 80, 70, 80)])
def test_a_spot_is_counted_from_the_goal_line_of_the_offense(rightward: bool, ball: int, gain: int, start: int) -> None:
    field = strip(rightward)
    assert (field.ball.yards, field.scrimmage.yards, field.sign.yards) == (ball, ball, ball)
    assert (field.to_gain.yards, field.chains.end, field.chains.start) == (gain, gain, start)


def test_with_goal_to_go_there_is_no_chain_and_no_line_but_the_goal_line() -> None:
    field = strip(ball_on=93, marker=100)
    assert field.to_gain.hidden
    assert field.chains.render_key() is None
    field.place(20, 30, 1, rightward=True)
    assert field.chains.render_key() is not None


def test_everything_slides_and_ends_exactly_where_it_is_to_lie() -> None:
    field, animator = strip(), Animator()
    field.slide_ball(animator, 33, 0.5)
    field.set_down(animator, 2, 30, 0.3)
    run(animator, 0.25)
    assert 20 < field.ball.yards < 33
    run(animator, 0.5)
    assert (field.ball.yards, field.scrimmage.yards, field.sign.yards) == (33, 33, 33)
    assert field.sign.down == 2


def test_a_ball_in_the_air_comes_down() -> None:
    field, animator = strip(), Animator()
    field.fly_ball(animator, 80, 60, 1.0)
    run(animator, 0.5)
    assert field.ball.lift > 40
    run(animator, 1.0)
    assert (field.ball.yards, field.ball.lift) == (80, 0)


def test_the_preview_is_there_only_while_something_is_promised() -> None:
    field = strip()
    assert field.preview.render_key() is None
    field.set_preview(20, 27, "+7", "chalk50")
    field.preview.progress = 1.0
    assert (field.preview.start, field.preview.end) == (20, 27)
    assert field.preview.render_key() is not None
    field.hide_preview()
    assert field.preview.render_key() is None


def test_things_stay_in_their_bounds() -> None:
    """What a thing draws outside of its bounds would never be wiped off."""
    field = strip(ball_on=47, marker=55, down=3)
    field.set_preview(47, 90, "first down", "firstDown")
    field.preview.progress, field.ball.lift = 0.7, 30
    for thing in field.items():
        surface = pygame.Surface((1280, 720), pygame.SRCALPHA)
        thing.paint(surface)
        assert thing.bounds().contains(surface.get_bounding_rect()), type(thing).__name__
