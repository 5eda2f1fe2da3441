"""Writing inside our pages."""

from pathlib import Path

import pygame
import pytest

from scenes.shell.app import App
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.forms import TextEntry, _managers
from tests.scenes.pilot import Pilot


class Form(PageScene):
    """A name to write and a button."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.name, self.told = "Gulls", list[str]()

    def set_name(self, name: str) -> None:
        self.name = name

    def compose(self) -> None:
        px = self.app.theme.px
        entry = TextEntry("Name", self.name, self.set_name, limit=8, accept=lambda: self.told.append("accepted"))
        self.add(entry, pygame.Rect(px(40), px(40), px(300), px(48)))
        self.add(Button("Go", lambda: self.told.append("went")), pygame.Rect(px(40), px(120), px(300), px(48)))


def test_what_is_typed_is_text_and_no_command(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, Form)
    pilot.type("m h")
    assert pilot.scene.name == "Gullsm h"
    assert not pilot.app.settings.mute
    assert pilot.focused == "Name"


def test_a_letter_that_is_the_key_of_full_screen_is_text_while_one_writes(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, Form)
    pilot.app.change(keys={"fullscreen": ["g"]})
    pilot.type("gag")
    assert pilot.scene.name == "Gullsgag"
    assert not pilot.app.window.fullscreen
    pilot.press("down", "g")
    assert pilot.app.window.fullscreen


def test_no_more_is_taken_than_fits_and_backspace_takes_back(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, Form)
    pilot.type("abcdef")
    assert pilot.scene.name == "Gullsabc"
    pilot.press("backspace", "backspace")
    assert pilot.scene.name == "Gullsa"
    assert pilot.place == "Form", "Backspace writes here and does not lead back"


def test_enter_accepts_and_the_arrows_and_tab_lead_on(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, Form)
    pilot.press("return")
    assert pilot.scene.told == ["accepted"]
    pilot.press("down")
    assert pilot.focused == "Go"
    pilot.press("m")
    assert pilot.app.settings.mute, "outside the line, keys are commands again"


def test_the_text_outlives_a_resize_and_can_still_be_written(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, Form)
    pilot.type("!")
    pilot.resize((1920, 1080))
    pilot.type("?")
    assert pilot.scene.name == "Gulls!?"


def test_a_closed_entry_leaves_no_key_repeat_behind(tmp_path: Path) -> None:
    """A held Enter must not commit again and again at the table after a name was written somewhere."""
    pilot = Pilot.start(tmp_path, Form)
    pilot.type("x")
    pilot.app.stack.reset(pilot.app.routes["menu"]())
    pilot.settle()
    assert pygame.key.get_repeat() == (0, 0)


@pytest.mark.parametrize("letter", ["\u200c", "\ufe0f", "\u034f", "\xad", "\0", "\U000e0100", "\u202e"])
def test_a_letter_that_cannot_be_seen_is_left_out_of_what_is_typed_first(tmp_path: Path, letter: str) -> None:
    """Text of zero width brought down the page."""
    pilot = Pilot.start(tmp_path, Form)
    pilot.press("ctrl+a", "backspace")
    pilot.send(pygame.Event(pygame.TEXTINPUT, text=letter))
    pilot.send(pygame.Event(pygame.TEXTINPUT, text=f"A{letter}b"))
    pilot.settle()
    assert (pilot.place, pilot.scene.name) == ("Form", "Ab")


def test_what_is_pasted_keeps_what_can_be_seen_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot.start(tmp_path, Form)
    monkeypatch.setattr("scenes.ui.forms.clipboard_paste", lambda: "\ufe0fO\u200cwl\ns of the night")
    pilot.press("ctrl+a", "ctrl+v")
    assert (pilot.place, pilot.scene.name) == ("Form", "Owls of ")


def test_a_change_of_size_leaves_no_sheets_of_the_old_look_behind(tmp_path: Path) -> None:
    """A page with an entry took 4 MB more with every resize."""
    pilot = Pilot.start(tmp_path, Form)
    _, old = _managers[pilot.app.theme]
    pilot.resize((1024, 600))
    _, new = _managers[pilot.app.theme]
    assert new is not old
    assert [len(manager.get_theme().shape_cache.cache_surfaces) for manager in (old, new)] == [0, 1]
