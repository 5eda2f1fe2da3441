"""The hand-over: nothing is seen of the table, and no stray click opens it (experience.md 6.4)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import pygame
import pytest

from scenes.match.curtain import MAX_EVENTS, Curtain
from scenes.shell.app import App
from scenes.shell.scene import Scene
from tests.scenes.pilot import EVERY_LOOK, Pilot, key_event, press_and_release

SECRET = (255, 0, 255)


class TableInput(Scene):
    """A table whose whole picture is a secret."""

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        surface.fill(SECRET)
        return [surface.get_rect()]


class Closed(Pilot):
    """A pilot before a closed curtain, who can count how often it was opened."""

    opened = 0

    @classmethod
    def at(cls, folder: Path, lines: Sequence[str] = ("Gulls ran for 15.",), wait: float = 0.2, **look: Any) -> Self:
        pilot = cls.start(folder, TableInput, **look)
        pilot.app.stack.push(Curtain(pilot.app, ("Gulls", "Foxes"), 1, lines, pilot.count))
        if wait:
            pilot.wait(wait)
        return pilot

    def count(self) -> None:
        self.opened += 1


@pytest.fixture
def closed(tmp_path: Path) -> Closed:
    return Closed.at(tmp_path)


@pytest.fixture
def twice(tmp_path: Path) -> Closed:
    """A curtain that two presses open."""
    return Closed.at(tmp_path, curtain="press_twice")


def secret_pixels(surface: pygame.Surface) -> int:
    return pygame.mask.from_threshold(surface, SECRET, (60, 60, 60, 255)).count()


def test_not_a_pixel_of_the_table_is_left_from_the_first_frame_on(tmp_path: Path) -> None:
    pilot = Closed.at(tmp_path, wait=0)
    for _ in range(30):
        pilot.app.step(1 / 60)
        assert secret_pixels(pilot.app.screen) == 0


def test_it_names_whose_turn_it_is_and_what_happened(tmp_path: Path) -> None:
    pilot = Closed.at(tmp_path, [f"Play {n}." for n in range(9)])
    assert pilot.shows("Foxes")
    assert [w.name for w in pilot.scene.widgets if w.name.startswith("Play")] == [f"Play {n}." for n in range(3, 9)]
    assert MAX_EVENTS == 6


def test_a_click_does_not_open_it_and_holding_does(closed: Closed) -> None:
    closed.click("Hold to see your cards")
    assert closed.opened == 0
    assert isinstance(closed.app.stack.top, Curtain)
    place = closed.target("Hold to see your cards").rect.center
    closed.send(press_and_release(place)[0])
    closed.wait(0.3)
    assert closed.opened == 0
    closed.wait(0.2)
    assert closed.opened == 1
    assert isinstance(closed.app.stack.top, TableInput)
    assert not closed.app.stack.fade


def test_leaving_the_button_while_holding_lets_go(closed: Closed) -> None:
    place = closed.target("Hold to see your cards").rect.center
    closed.send(press_and_release(place)[0])
    closed.send(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(1, 0, 0)))
    closed.wait(1.0)
    assert closed.opened == 0


@pytest.mark.parametrize("speed", ["relaxed", "normal", "instant"])
def test_enter_held_opens_it_after_400_ms_at_every_speed(tmp_path: Path, speed: str) -> None:
    pilot = Closed.at(tmp_path, speed=speed)
    pilot.send(key_event(pygame.KEYDOWN, "return"))
    pilot.wait(0.34)
    assert pilot.opened == 0
    pilot.wait(0.1)
    assert pilot.opened == 1


def test_letting_go_of_enter_too_early_starts_anew(closed: Closed) -> None:
    for _ in range(4):
        closed.send(key_event(pygame.KEYDOWN, "return"))
        closed.wait(0.2)
        closed.send(key_event(pygame.KEYUP, "return"))
        closed.wait(0.3)
    assert closed.opened == 0


def test_a_key_that_was_down_before_does_not_open_it(closed: Closed) -> None:
    closed.wait(1.0)
    closed.send(key_event(pygame.KEYUP, "return"))
    closed.wait(0.5)
    assert closed.opened == 0


def test_pressing_twice_opens_it_where_the_setting_says_so_but_a_double_click_does_not(twice: Closed) -> None:
    place = twice.target("Press twice to see your cards").rect.center
    twice.click(place, times=2)
    twice.wait(1.0)
    assert twice.opened == 0
    twice.press("return")
    assert twice.opened == 1


def test_a_stray_press_is_forgotten(twice: Closed) -> None:
    twice.press("return")
    twice.wait(30.0)
    twice.press("return")
    assert twice.opened == 0
    twice.wait(0.5)
    twice.press("return")
    assert twice.opened == 1


def test_escape_pauses_and_the_curtain_stays_closed(closed: Closed) -> None:
    paused, asked = Scene(closed.app), []

    def pause(table: Scene) -> Scene:
        asked.append(table)
        return paused

    closed.app.routes["pause"] = pause
    table = closed.app.stack.scenes[0]
    closed.press("escape")
    assert closed.app.stack.top is paused
    assert asked == [table]
    closed.app.stack.pop()
    closed.wait(1.0)
    assert closed.opened == 0
    assert isinstance(closed.app.stack.top, Curtain)


@EVERY_LOOK
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    lines = ["PICKED OFF! Lakeside Herons lost the whole drive, 95 yards, and that is a long sentence."] * 6

    def curtain(app: App) -> Curtain:
        return Curtain(app, ("Prairie Dogs of Omah", "Foxes"), 0, lines, print)

    pilot = Pilot.start(tmp_path, curtain, size=size, text_size=text_size)
    assert pilot.app.theme.overflows == set()
