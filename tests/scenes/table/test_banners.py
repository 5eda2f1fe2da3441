"""Headlines strike, are read under a running light, and leave; with reduced motion they stand still."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from scenes.table.stage.animator import Animator
from scenes.table.stage.banner import Banner
from scenes.table.stage.big_moment import Scuff
from scenes.table.stage.effects import BANNER_LASTS, BANNER_OUT, Effects
from scenes.table.stage.gleam import Gleam
from scenes.table.stage.looks import LOOKS
from scenes.table.stage.stage import Stage
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

STEP = 1 / 25
AREA = pygame.Rect(200, 100, 600, 200)


def effects(*, reduced: bool = False) -> Effects:
    found = Effects(Stage(), Animator(), Theme((1280, 720)))
    found.area = found.wide = pygame.Rect(0, 0, 1280, 720)
    found.reduced = reduced
    return found


def frames(shown: Effects, seconds: float = BANNER_LASTS + STEP) -> Iterator[pygame.Surface]:
    """Yields pictures of the stage, 25 per second."""
    ground = pygame.Surface((1280, 720))
    for _ in range(round(seconds / STEP)):
        picture = ground.copy()
        shown.stage.paint(picture, ground, everything=True)
        yield picture
        shown.animator.update(STEP)


def banner(shown: Effects) -> Banner | None:
    return next((thing for thing in shown.stage.things if isinstance(thing, Banner)), None)


def test_no_two_frames_of_a_headline_are_equal_until_it_is_gone() -> None:
    """Headlines stood still for half a second."""
    shown = effects()
    shown.banner(AREA, "First down!", "", "firstDown")
    looks = [pygame.image.tobytes(picture, "RGB") for picture in frames(shown)]
    read = looks[1 : round((BANNER_LASTS - BANNER_OUT) / STEP)]
    assert all(one != other for one, other in pairwise(read))


def test_a_headline_falls_past_its_size_and_throws_up_chalk_as_it_lands() -> None:
    shown = effects()
    shown.banner(AREA, "First down!", "", "firstDown")
    wide, chalk = list[int](), list[bool]()
    for _ in frames(shown, 0.3):
        thing = banner(shown)
        assert thing is not None
        wide.append(thing.bounds().w)
        chalk.append(any(isinstance(each, Scuff) for each in shown.stage.things))
    assert wide[0] > wide[1] > wide[-1] > wide[2], wide
    assert chalk.index(True) == wide.index(wide[-1])


def test_a_headline_leaves_to_the_side_and_nothing_of_it_stays() -> None:
    shown = effects()
    shown.banner(AREA, "First down!", "", "firstDown")
    at = [thing.bounds().centerx for _ in frames(shown) if (thing := banner(shown)) is not None]
    assert at[-1] > AREA.centerx
    shown.animator.finish()
    assert shown.stage.things == []


def test_with_reduced_motion_a_headline_stands_still_and_no_light_runs() -> None:
    shown = effects(reduced=True)
    shown.banner(AREA, "First down!", "", "firstDown")
    for _ in frames(shown):
        assert not any(isinstance(each, Gleam | Scuff) for each in shown.stage.things)
        assert (thing := banner(shown)) is None or thing.bounds().center == AREA.center


@pytest.mark.parametrize("kind", LOOKS)
def test_a_light_changes_only_the_letters_of_a_word(kind: str) -> None:
    """Letters that a look moves aside would be drawn twice."""
    shown = effects()
    word = shown.big_word("Touchdown", "", team_color(0), None, LOOKS[kind])
    word.opened, word.landed = 1.0, float(word.letters)
    shown.animator.finish()
    shown.gleam(word, 0.0, 3 * STEP)
    still, lit = list(frames(shown, 3 * STEP))[:2]
    behind = pygame.mask.from_threshold(still, shown.theme.color(team_color(0)), (2, 2, 2, 255))
    changed = pygame.mask.from_threshold(lit, (0, 0, 0), (3, 3, 3, 255), still)
    changed.invert()
    assert changed.count() > 300
    assert changed.overlap_area(behind, (0, 0)) == 0
