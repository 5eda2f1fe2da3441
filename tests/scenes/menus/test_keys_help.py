"""F1: every command, with the keys that give it now (experience.md 6.2)."""

from pathlib import Path
from typing import Any

import pytest

from scenes.menus.keys_help import GROUPS, KeyLine, KeysHelp, commands_of
from scenes.ui.keys import DEFAULTS, TITLES
from scenes.ui.scroll import ScrollArea
from tests.scenes.matches import FakeTable, played, setup_of
from tests.scenes.pilot import EVERY_LOOK, Pilot


def opened(folder: Path, **look: Any) -> Pilot:
    pilot = Pilot.start(folder, lambda app: FakeTable(app, played(setup_of(), 3)), **look)
    pilot.app.stack.push(KeysHelp(pilot.app))
    pilot.settle()
    return pilot


def lines(pilot: Pilot) -> dict[str, list[str]]:
    return {widget.does: widget.keys for widget in pilot.scene.widgets if isinstance(widget, KeyLine)}


def test_every_command_has_its_place() -> None:
    assert sorted(command for group in GROUPS for command in commands_of(group)) == sorted(DEFAULTS)
    assert all(commands_of(group) for group in GROUPS)


def test_every_command_is_listed_with_its_keys(tmp_path: Path) -> None:
    shown = lines(opened(tmp_path))
    for command in DEFAULTS:
        if not command.startswith("card_"):
            assert shown[TITLES[command]], command
    assert shown["Play what is selected, or press"] == ["Enter"]
    assert shown["Select, put back or press"] == ["Space"]
    assert shown["Select a card of your hand"] == ["1", "…", "9"]


def test_remapped_keys_are_shown_and_a_lost_key_is_said(tmp_path: Path) -> None:
    shown = lines(opened(tmp_path, keys={"hint": ["j"], "rules": ["l"], "card_2": ["q"]}))
    assert shown["Hint"] == ["J"]
    assert shown["Play log"] == []
    assert shown["Select card or answer 2"] == ["Q"]
    assert shown["Select card or answer 3"] == ["3"]


@pytest.mark.parametrize("key", ["escape", "f1", "return"])
def test_it_closes_by_escape_by_its_own_key_and_by_its_button(tmp_path: Path, key: str) -> None:
    pilot = opened(tmp_path)
    pilot.press(key)
    assert isinstance(pilot.scene, FakeTable)


def test_keys_can_be_changed_from_here(tmp_path: Path) -> None:
    pilot = opened(tmp_path)
    pilot.click("Change keys")
    assert pilot.place == "SettingsScene"
    assert pilot.scene.page == "Controls"
    pilot.press("escape")
    assert isinstance(pilot.scene, FakeTable)


def test_all_keys_are_seen_at_once_in_the_usual_window(tmp_path: Path) -> None:
    """The first column ran below the foot of the page."""
    areas = [widget for widget in opened(tmp_path).scene.widgets if isinstance(widget, ScrollArea)]
    assert [area.farthest for area in areas] == [0, 0, 0]


@EVERY_LOOK
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    pilot = opened(tmp_path, size=size, text_size=text_size)
    assert pilot.app.theme.overflows == set()
