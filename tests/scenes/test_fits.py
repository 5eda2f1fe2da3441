"""Menu, choice, dialogs and settings at every size: no text is cut, nothing overlaps, and targets are large enough."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from scenes.menus.settings import TABS, SettingsScene
from scenes.shell.app import App
from scenes.shell.dialog import Dialog
from scenes.shell.page import PageScene
from scenes.shell.scene import Scene
from scenes.shell.trouble import Trouble
from scenes.ui.theme import MINIMUM, SMALLEST_TEXT
from tests.scenes.menus.test_menu import ROUTES, Kept
from tests.scenes.pilot import Pilot

SIZES = [(1024, 600), (1280, 720), (1024, 768), (1920, 1080), (800, 500)]
LARGE = [(2560, 1080), (3840, 2160)]
LOOKS = [
    ((1024, 600), 100), ((1024, 600), 115), ((1280, 720), 100), *((size, 130) for size in SIZES),
    *(pytest.param(size, 130, marks=pytest.mark.long) for size in LARGE),
]  # fmt: skip
"""Windows and sizes of text: the largest in every window, where it has the least room."""


def trouble(app: App) -> Scene:
    return Trouble(app, ValueError("a long story of how the ball went over the line and back again " * 3))


def dialog(app: App) -> Scene:
    text = "You would concede seven points with a card in hand that stops the play. Do you want that?"
    answers = [("Concede", app.quit), ("Look at my hand again", app.quit)]
    return Dialog(app, "Concede this play?", text, answers, dont_ask=app.quit)


def doubt(app: App) -> Scene:
    """The question before an act whose button names a card: it ran out of its frame and under the other button."""
    answers = [("Allow it, lay down: PASSING TD OVER 20", app.quit), ("Think again", app.quit)]
    text = "You hold BLOCKED KICK and MISSED FG, which answer FIELD GOAL OVER 45. Allow it all the same?"
    return Dialog(app, "Are you sure?", text, answers, dont_ask=app.quit)


def first_menu(app: App) -> Scene:
    app.change(welcomed=False)
    return app.routes["menu"]()


SCENES = {
    "menu": "menu",
    "first menu": first_menu,
    "choose": "choose",
    "credits": "credits",
    "trouble": trouble,
    "dialog": dialog,
    "doubt": doubt,
} | {f"settings {tab}": lambda app, tab=tab: SettingsScene(app, tab) for tab in TABS}


@pytest.mark.parametrize(("size", "text_size"), LOOKS, ids=str)
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    pilot = Pilot.start(tmp_path, None, size=size, text_size=text_size, routes=ROUTES, saves=Kept())
    for name, scene in SCENES.items():
        app = pilot.app
        app.stack.reset(app.routes[scene]() if isinstance(scene, str) else scene(app))  # type: ignore[operator]
        pilot.frames(3)
        where = f"{name} at {size}, text {text_size} %"
        assert app.theme.overflows == set(), where
        assert faults(pilot.scene) == [], where


def faults(scene: PageScene) -> list[str]:
    """What is wrong with the places of a page's widgets, in words."""
    theme = scene.app.theme
    window = pygame.Rect((0, 0), theme.size)
    fixed = [widget for widget in scene.widgets if widget.clip is None]
    found = [f"{widget.name} leaves the window" for widget in fixed if not window.contains(widget.rect)]
    targets = [widget for widget in scene.widgets if widget.focusable]
    floor = min(theme.px(44), 44) - 1
    found += [f"{widget.name} is too small" for widget in targets if min(widget.rect.size) < floor]
    for one, other in combinations(targets, 2):
        if one.clip is other.clip and one.rect.colliderect(other.rect):
            found.append(f"{one.name} overlaps {other.name}")
    return found


def test_a_window_below_the_minimum_keeps_the_minimum_layout(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, size=(640, 400))
    assert pilot.app.theme.size == MINIMUM
    assert pilot.app.screen.get_size() == (640, 400)


def test_resizing_is_adopted_once_it_rests_and_the_focus_stays(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, "settings")
    pilot.press("down")
    generation = pilot.app.theme.generation
    for width in range(1300, 1500, 20):
        pygame.display.set_mode((width, 800), pygame.RESIZABLE)
        pilot.send(pygame.Event(pygame.WINDOWSIZECHANGED, x=width, y=800))
    assert pilot.app.theme.generation == generation, "nothing is made anew while the window is still being pulled"
    pilot.wait(0.3)
    assert pilot.app.theme.generation == generation + 1
    assert pilot.app.theme.size == (1480, 800)
    assert pilot.focused == "Motion"


@pytest.mark.parametrize("size", [*SIZES, *(pytest.param(size, marks=pytest.mark.long) for size in LARGE)], ids=str)
def test_no_text_is_smaller_than_the_floor(tmp_path: Path, size: tuple[int, int]) -> None:
    theme = Pilot.start(tmp_path, None, size=size).app.theme
    assert theme.text_px(1) >= SMALLEST_TEXT
    assert theme.text_px(1) == round(SMALLEST_TEXT * max(theme.u, 1.0)), "it grows with the window"
    assert theme.text_px(theme.fit("text", 40, "a line that has no room at all", 1)) == theme.text_px(1)
    assert theme.text_px(16) >= (24 if size[1] >= 1080 and size[0] >= 1920 else SMALLEST_TEXT)
