"""The program in a real window on a real screen, played with a real mouse and a real keyboard.

Where to click is read off a twin that runs without a screen on a copy of the same data; it also says what the screen
has to show.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.match import Match
from game.record import Player
from game.variants import find_rules
from saves.paths import DataFolder
from saves.settings import SettingsStore
from scenes.control.setup import Setup, default_setup
from scenes.menus.demo import DURATION
from tests.program import command
from tests.scenes.pilot import Pilot
from tests.window.desk import PATIENCE, TOOLS, Desk, OpenWindow, eventually, within
from tests.window.twin import Choice, next_choice, same_picture, stored, twin

MISSING = [tool for tool in TOOLS if shutil.which(tool) is None]
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(MISSING), reason=f"not installed: {' and '.join(MISSING)}"),
]

Open = Callable[..., OpenWindow]

SEEDS = os.environ.get("PIGSKIN_PARLOR_SEEDS", "2").split()
"""The seeds of the match that is played, so that every run meets the same decisions; others may be asked for, in which
the player decides first: nothing is on the disk before that."""


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    desk = Desk(tmp_path_factory.mktemp("screen"))
    yield desk
    desk.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Data of a player who has been here before, and wants nothing to move while nothing happens."""
    store = SettingsStore(DataFolder(tmp_path / "data"))
    settings = store.load()
    settings.welcomed, settings.menu_motion, settings.idle_sway, settings.speed = True, False, False, "turbo"
    settings.confirmations = False
    store.save(settings)
    store.flush()
    return tmp_path / "data"


@pytest.fixture
def opened(desk: Desk, folder: Path) -> Iterator[Open]:
    yield lambda *arguments: desk.open(command(), "--no-audio", "--data-dir", folder, *arguments)
    desk.clear()


def assert_shows(window: OpenWindow, expected: pygame.Surface, folder: Path) -> None:
    """Waits until the window looks like that; where it never does, both pictures are kept beside the data."""
    if not within(PATIENCE, lambda: same_picture(window.picture(), expected)):
        keep(window, expected, folder)
        raise AssertionError(f"the window never looks so: see shown.png and expected.png in {folder.parent}")


def keep(window: OpenWindow, expected: pygame.Surface, folder: Path) -> None:
    """Keeps what the window shows, and what it should show, beside the data."""
    pygame.image.save(window.picture(), folder.with_name("shown.png"))
    pygame.image.save(expected, folder.with_name("expected.png"))


def menu(folder: Path, size: tuple[int, int]) -> pygame.Surface:
    """How the menu looks in a window of that size."""
    with twin(folder, size) as pilot:
        return pilot.app.screen.copy()


def click(window: OpenWindow, pilot: Pilot, name: str) -> None:
    """Clicks a target in the window and in the twin."""
    window.click(pilot.target(name).rect.center)
    pilot.click(name)


def fresh(seed: int, level: str) -> Setup:
    """The match that begins with that seed, against that level."""
    first = default_setup(find_rules("jukem"))
    players = (first.players[0], Player(first.players[1].name, level))
    return msgspec.structs.replace(first, players=players, seed=seed)


def asked(folder: Path, setup: Setup) -> Match | None:
    """The match, if the next decision is the player's and leaves a choice: a forced act passes by itself."""
    match = stored(folder) or setup.match()
    if match.decision is None or match.decision.seat:
        return None
    return match if len(match.state.legal_actions()) > 1 else None


def acted(folder: Path, before: Match) -> bool:
    """Whether more has been decided in the stored match than in an earlier state of it."""
    match = stored(folder)
    return match is not None and len(match.actions) > len(before.actions)


def at_rest(window: OpenWindow, folder: Path, setup: Setup) -> tuple[Match, Choice]:
    """Ends what moves; gives the match and a choice once the window shows the player's decision and nothing else."""
    before = eventually(lambda: asked(folder, setup), "the player is asked")
    choice = next_choice(folder, setup)
    window.click(choice.nowhere, button=3)
    assert_shows(window, choice.asked, folder)
    return before, choice


def decide(window: OpenWindow, folder: Path, setup: Setup, *, by_mouse: bool) -> None:
    """Takes the player's next decision.

    A press that falls into a motion only ends it, and a decision can be committed only once it was on the screen for a
    moment, which is not to be seen there: what did nothing is done again, from the first card on.
    """
    before, choice = at_rest(window, folder, setup)

    def taken() -> bool:
        window.click(choice.nowhere, button=3)
        for position in choice.clicks if by_mouse else ():
            window.click(position)
        for key in () if by_mouse else choice.keys:
            window.press(key)
        return bool(within(2.0, lambda: acted(folder, before)))

    if not within(PATIENCE, taken):
        keep(window, choice.asked, folder)
        raise AssertionError(f"the decision is not taken: see shown.png and expected.png in {folder.parent}")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_is_played_left_and_gone_on_with(opened: Open, folder: Path, seed: str) -> None:
    window = opened()
    with twin(folder) as pilot:
        for name in ("Choose game", "Jukem Football", "Options", "Seed"):
            pilot.wait(DURATION)  # what a box shows of its game is over
            assert_shows(window, pilot.app.screen, folder)
            click(window, pilot, name)
        assert_shows(window, pilot.app.screen, folder)
        assert pilot.focused == "Seed"
        for digit in seed:
            window.press(digit)
        pilot.type(seed)
        assert_shows(window, pilot.app.screen, folder)
        window.click(pilot.target("Kick off").rect.center)
    setup = fresh(int(seed), "rookie")
    for by_mouse in (True, True, False, False, True):
        decide(window, folder, setup, by_mouse=by_mouse)
    at_rest(window, folder, setup)
    with twin(folder) as pilot:
        pilot.click("Continue")
        rules = next(thing.button for thing in pilot.scene.column.small if thing.button.name == "Rules (R)")
        window.click(rules.rect.center)
        pilot.click(rules.rect.center)
        assert pilot.place == "RulesPage"
        assert_shows(window, pilot.app.screen, folder)
    window.ask_to_close()
    assert (window.end(), window.errors()) == (0, "")
    left = stored(folder)
    assert left is not None

    again = opened()
    with twin(folder) as pilot:
        assert_shows(again, pilot.app.screen, folder)
        assert pilot.focused == "Continue"
        again.click(pilot.target("Continue").rect.center)
    decide(again, folder, setup, by_mouse=False)
    again.ask_to_close()
    assert again.end() == 0
    resumed = stored(folder)
    assert resumed is not None
    assert resumed.seed == left.seed == int(seed)
    assert resumed.actions[: len(left.actions)] == left.actions


@pytest.mark.parametrize("size", [(1024, 600), (1600, 900)])
def test_the_window_has_the_size_that_is_asked_for(opened: Open, folder: Path, size: tuple[int, int]) -> None:
    window = opened("--window", "x".join(map(str, size)))
    assert_shows(window, menu(folder, size), folder)


def test_f11_fills_the_screen_and_gives_the_window_back(desk: Desk, opened: Open, folder: Path) -> None:
    in_window, on_screen = menu(folder, (1280, 720)), menu(folder, desk.size)
    desk.tool("mousemove", *desk.size)  # where nothing lies under it, in the window or on the whole screen
    window = opened()
    assert_shows(window, in_window, folder)
    window.press("F11")
    assert_shows(window, on_screen, folder)
    window.press("F11")
    assert_shows(window, in_window, folder)


def test_a_window_closed_in_mid_animation_loses_nothing(opened: Open, folder: Path) -> None:
    window = opened("--play", "jukem", "--seed", 7, "--speed", 3)
    decide(window, folder, fresh(7, "pro"), by_mouse=False)
    window.ask_to_close()
    assert (window.end(), window.errors()) == (0, "")
    kept = stored(folder)
    assert kept is not None
    assert kept.seed == 7
