"""The hand-over: nothing is seen of the table, and no stray click opens it (experience.md 6.4)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.match.curtain import MOST_LINES, Curtain
from scenes.shell.app import App
from scenes.shell.scene import Scene
from tests.scenes.pilot import Pilot, key_event, press_and_release

SECRET = (255, 0, 255)


class TableInput(Scene):
    """A table whose whole picture is a secret."""

    def draw(self, surface: pygame.Surface, everything: bool) -> list[pygame.Rect]:
        surface.fill(SECRET)
        return [surface.get_rect()]


class Opened:
    """Counts how often the curtain was opened."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> None:
        self.times += 1


def closed(
    folder: Path, opened: Callable[[], None], lines: tuple[str, ...] = ("Gulls ran for 15.",), **settings: Any
) -> Pilot:
    pilot = Pilot.start(folder, TableInput, **settings)
    pilot.app.stack.push(Curtain(pilot.app, ("Gulls", "Foxes"), 1, lines, opened))
    return pilot


def secret_pixels(surface: pygame.Surface) -> int:
    return pygame.mask.from_threshold(surface, SECRET, (60, 60, 60, 255)).count()


def test_not_a_pixel_of_the_table_is_left_from_the_first_frame_on(tmp_path: Path) -> None:
    pilot = closed(tmp_path, Opened())
    for _ in range(30):
        pilot.app.step(1 / 60)
        assert secret_pixels(pilot.app.screen) == 0


def test_it_names_whose_turn_it_is_and_what_happened(tmp_path: Path) -> None:
    pilot = closed(tmp_path, Opened(), lines=tuple(f"Play {n}." for n in range(9)))
    pilot.wait(0.2)
    assert pilot.shows("Foxes")
    assert [w.name for w in pilot.scene.widgets if w.name.startswith("Play")] == [f"Play {n}." for n in range(3, 9)]
    assert MOST_LINES == 6


def test_a_click_does_not_open_it_and_holding_does(tmp_path: Path) -> None:
    opened = Opened()
    pilot = closed(tmp_path, opened)
    pilot.wait(0.2)
    pilot.click("Hold to see your cards")
    assert opened.times == 0
    assert isinstance(pilot.app.stack.top, Curtain)
    place = pilot.target("Hold to see your cards").rect.center
    pilot.send(press_and_release(place)[0])
    pilot.wait(0.3)
    assert opened.times == 0
    pilot.wait(0.2)
    assert opened.times == 1
    assert isinstance(pilot.app.stack.top, TableInput)
    assert not pilot.app.stack.fade


def test_leaving_the_button_while_holding_lets_go(tmp_path: Path) -> None:
    opened = Opened()
    pilot = closed(tmp_path, opened)
    pilot.wait(0.2)
    place = pilot.target("Hold to see your cards").rect.center
    pilot.send(press_and_release(place)[0])
    pilot.send(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(0, 0), buttons=(1, 0, 0)))
    pilot.wait(1.0)
    assert opened.times == 0


@pytest.mark.parametrize("speed", ["relaxed", "normal", "instant"])
def test_enter_held_opens_it_after_400_ms_at_every_speed(tmp_path: Path, speed: str) -> None:
    opened = Opened()
    pilot = closed(tmp_path, opened, speed=speed)
    pilot.wait(0.2)
    pilot.send(key_event(pygame.KEYDOWN, "return"))
    pilot.wait(0.34)
    assert opened.times == 0
    pilot.wait(0.1)
    assert opened.times == 1


def test_letting_go_of_enter_too_early_starts_anew(tmp_path: Path) -> None:
    opened = Opened()
    pilot = closed(tmp_path, opened)
    pilot.wait(0.2)
    for _ in range(4):
        pilot.send(key_event(pygame.KEYDOWN, "return"))
        pilot.wait(0.2)
        pilot.send(key_event(pygame.KEYUP, "return"))
        pilot.wait(0.3)
    assert opened.times == 0


def test_a_key_that_was_down_before_does_not_open_it(tmp_path: Path) -> None:
    opened = Opened()
    pilot = closed(tmp_path, opened)
    pilot.wait(1.0)
    pilot.send(key_event(pygame.KEYUP, "return"))
    pilot.wait(0.5)
    assert opened.times == 0


def test_pressing_twice_opens_it_where_the_setting_says_so_but_a_double_click_does_not(tmp_path: Path) -> None:
    opened = Opened()
    pilot = closed(tmp_path, opened, curtain="press_twice")
    pilot.wait(0.2)
    place = pilot.target("Press twice to see your cards").rect.center
    pilot.click(place, times=2)
    pilot.wait(1.0)
    assert opened.times == 0
    pilot.press("return")
    assert opened.times == 1


def test_a_stray_press_is_forgotten(tmp_path: Path) -> None:
    opened = Opened()
    pilot = closed(tmp_path, opened, curtain="press_twice")
    pilot.wait(0.2)
    pilot.press("return")
    pilot.wait(30.0)
    pilot.press("return")
    assert opened.times == 0
    pilot.wait(0.5)
    pilot.press("return")
    assert opened.times == 1


def test_escape_pauses_and_the_curtain_stays_closed(tmp_path: Path) -> None:
    opened = Opened()
    pilot = closed(tmp_path, opened)
    pilot.wait(0.2)
    paused, asked = Scene(pilot.app), []

    def pause(table: Scene) -> Scene:
        asked.append(table)
        return paused

    pilot.app.routes["pause"] = pause
    table = pilot.app.stack.scenes[0]
    pilot.press("escape")
    assert pilot.app.stack.top is paused
    assert asked == [table]
    pilot.app.stack.pop()
    pilot.wait(1.0)
    assert opened.times == 0
    assert isinstance(pilot.app.stack.top, Curtain)


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    lines = ["PICKED OFF! Lakeside Herons lost the whole drive, 95 yards, and that is a long sentence."] * 6

    def curtain(app: App) -> Curtain:
        return Curtain(app, ("Prairie Dogs of Omah", "Foxes"), 0, lines, Opened())

    pilot = Pilot.start(tmp_path, curtain, size=size, text_size=text_size)
    assert pilot.app.theme.overflows == set()
