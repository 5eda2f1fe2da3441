"""Settings: every control does what it says, at once and for good."""

from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from saves.paths import DataFolder
from saves.settings import Settings, SettingsStore
from scenes.menus.settings import TABS
from scenes.menus.settings_pages import PAGES, Row
from scenes.shell.loop import Loop
from tests.scenes.pilot import Pilot

ROWS = [(page, row) for page, rows in PAGES.items() for row in rows if isinstance(row, Row)]


def on(folder: Path, page: str, **settings: Any) -> Pilot:
    pilot = Pilot.start(folder, **settings)
    pilot.click("Settings")
    pilot.click(page)
    return pilot


@pytest.mark.parametrize(("page", "row"), ROWS, ids=[row.field for _, row in ROWS])
def test_each_row_changes_its_setting_by_mouse_and_by_key_and_stores_it(tmp_path: Path, page: str, row: Row) -> None:
    pilot = on(tmp_path, page)
    default = getattr(Settings(), row.field)
    pilot.click(row.title, at=(0.97, 0.5) if not row.percent else (0.55, 0.5))
    if row.values and default == row.values[-1]:
        pilot.click(row.title, at=(0.4, 0.5))
    changed = getattr(pilot.app.settings, row.field)
    assert changed != default
    pilot.app.flush()
    assert getattr(SettingsStore(DataFolder(tmp_path)).load(), row.field) == changed
    pilot.click("Reset this page")
    assert getattr(pilot.app.settings, row.field) == default
    pilot.scene.focus.set(row.title)
    pilot.press("right")
    if getattr(pilot.app.settings, row.field) == default:
        pilot.press("left")
    assert getattr(pilot.app.settings, row.field) != default


def test_every_setting_due_now_has_a_row() -> None:
    elsewhere = {"keys", "names", "person", "last_setup", "silenced", "welcomed", "set_ups", "plays_at_once"}
    elsewhere |= {"learn_first", "learned", "lesson_steps", "puzzles"}
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    assert {row.field for _, row in ROWS} == fields - elsewhere


def test_theme_and_text_size_are_seen_at_once(tmp_path: Path) -> None:
    pilot = on(tmp_path, "Display")
    before = pilot.app.theme.text_px(17)
    pilot.click("Text size", at=(0.97, 0.5))
    assert pilot.app.theme.text_px(17) > before
    pilot.click("Colors", at=(0.9, 0.5))
    assert pilot.app.theme.color("ink900") == pygame.Color(0, 0, 0)


def test_the_focus_stays_on_the_row_whose_change_made_the_page_anew(tmp_path: Path) -> None:
    pilot = on(tmp_path, "Display")
    pilot.scene.focus.set("Text size")
    pilot.press("right")
    assert pilot.focused == "Text size"
    assert pilot.app.settings.text_size == 115


def test_reset_leaves_the_other_pages_alone(tmp_path: Path) -> None:
    pilot = on(tmp_path, "Sound", text_size=130, crowd=0)
    pilot.click("Reset this page")
    assert pilot.app.settings.crowd == 40
    assert pilot.app.settings.text_size == 130


def test_a_slider_follows_the_pointer_in_steps(tmp_path: Path) -> None:
    pilot = on(tmp_path, "Sound")
    pilot.click("Crowd", at=(0.99, 0.5))
    assert pilot.app.settings.crowd == 100
    pilot.scene.focus.set("Crowd")
    pilot.press("left", "left")
    assert pilot.app.settings.crowd == 90


def test_a_new_key_is_taken_and_works(tmp_path: Path) -> None:
    pilot = on(tmp_path, "Controls")
    pilot.click("Hint")
    assert pilot.scene.key_settings.waiting == "hint"
    pilot.press("j")
    assert pilot.app.settings.keys == {"hint": ["j"]}
    assert pilot.app.keys.hint("hint") == "J"


def test_a_key_in_use_is_taken_over_only_when_the_player_says_so(tmp_path: Path) -> None:
    pilot = on(tmp_path, "Controls")
    for answer, keys in (("Leave it", {}), ("Use it for “Hint”", {"hint": ["r"], "rules": []})):
        pilot.click("Hint")
        pilot.press("r")
        assert pilot.place == "Dialog"
        assert pilot.shows("“Rules”")
        pilot.click(answer)
        assert pilot.app.settings.keys == keys
    pilot.click("Reset this page")
    assert pilot.app.settings.keys == {}


def test_the_key_of_full_screen_can_be_given_to_something_else(tmp_path: Path) -> None:
    pilot = on(tmp_path, "Controls")
    pilot.click("Full screen on or off")
    pilot.press("f11")
    assert pilot.scene.key_settings.waiting is None
    assert pilot.app.settings.display_mode == "windowed"


def test_escape_and_clicks_leave_a_key_as_it_is(tmp_path: Path) -> None:
    pilot = on(tmp_path, "Controls")
    pilot.click("Hint")
    pilot.press("escape")
    assert (pilot.scene.key_settings.waiting, pilot.place) == (None, "SettingsScene")
    pilot.click("Hint")
    pilot.click("Display")
    assert pilot.scene.key_settings.waiting is None
    assert pilot.app.settings.keys == {}


def test_all_is_reached_with_the_keyboard_alone(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, "settings")
    for tab in TABS:
        pilot.walk_to(tab)
        pilot.press("return")
        pilot.press("tab")
        reached = set()
        for _ in range(40):
            reached.add(pilot.focused)
            pilot.press("down")
        page = {widget.name for widget in pilot.scene.widgets if widget.focusable and widget.zone == "page"}
        assert page <= reached, tab
        for _ in range(4):
            if pilot.scene.focus.current.zone != "tabs":
                pilot.press("tab")


def test_the_folder_is_shown_and_said_when_it_cannot_be_written(tmp_path: Path) -> None:
    assert on(tmp_path, "Files").shows(str(tmp_path))
    (tmp_path / "file").write_text("in the way")
    assert on(tmp_path / "file" / "data", "Files").shows("Nothing is saved at the moment")


def test_settings_survive_the_next_start(tmp_path: Path) -> None:
    pilot = on(tmp_path, "Motion")
    pilot.click("Reduced motion")
    pilot.app.quit()
    assert Loop(DataFolder(tmp_path)).settings.reduced_motion
