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


@pytest.fixture
def form(tmp_path: Path) -> Pilot:
    return Pilot.start(tmp_path, Form)


def test_what_is_typed_is_text_and_no_command(form: Pilot) -> None:
    form.type("m h")
    assert form.scene.name == "Gullsm h"
    assert not form.app.settings.mute
    assert form.focused == "Name"


def test_a_letter_that_is_the_key_of_full_screen_is_text_while_one_writes(form: Pilot) -> None:
    form.app.change(keys={"fullscreen": ["g"]})
    form.type("gag")
    assert form.scene.name == "Gullsgag"
    assert not form.app.window.fullscreen
    form.press("down", "g")
    assert form.app.window.fullscreen


def test_no_more_is_taken_than_fits_and_backspace_takes_back(form: Pilot) -> None:
    form.type("abcdef")
    assert form.scene.name == "Gullsabc"
    form.press("backspace", "backspace")
    assert form.scene.name == "Gullsa"
    assert form.place == "Form", "Backspace writes here and does not lead back"


def test_enter_accepts_and_the_arrows_and_tab_lead_on(form: Pilot) -> None:
    form.press("return")
    assert form.scene.told == ["accepted"]
    form.press("down")
    assert form.focused == "Go"
    form.press("m")
    assert form.app.settings.mute, "outside the line, keys are commands again"


def test_the_text_outlives_a_resize_and_can_still_be_written(form: Pilot) -> None:
    form.type("!")
    form.resize((1920, 1080))
    form.type("?")
    assert form.scene.name == "Gulls!?"


def test_a_closed_entry_leaves_no_key_repeat_behind(form: Pilot) -> None:
    """A held Enter must not commit again and again at the table after a name was written somewhere."""
    form.type("x")
    form.app.stack.reset(form.app.routes["menu"]())
    form.settle()
    assert pygame.key.get_repeat() == (0, 0)


@pytest.mark.parametrize("letter", ["\u200c", "\ufe0f", "\u034f", "\xad", "\0", "\U000e0100", "\u202e"])
def test_a_letter_that_cannot_be_seen_is_left_out_of_what_is_typed_first(form: Pilot, letter: str) -> None:
    """Text of zero width brought down the page."""
    form.press("ctrl+a", "backspace")
    form.send(pygame.Event(pygame.TEXTINPUT, text=letter))
    form.send(pygame.Event(pygame.TEXTINPUT, text=f"A{letter}b"))
    form.settle()
    assert (form.place, form.scene.name) == ("Form", "Ab")


def test_what_is_pasted_keeps_what_can_be_seen_of_it(form: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.ui.forms.clipboard_paste", lambda: "\ufe0fO\u200cwl\ns of the night")
    form.press("ctrl+a", "ctrl+v")
    assert (form.place, form.scene.name) == ("Form", "Owls of ")


def test_a_change_of_size_leaves_no_sheets_of_the_old_look_behind(form: Pilot) -> None:
    """A page with an entry took 4 MB more with every resize."""
    _, old = _managers[form.app.theme]
    form.resize((1024, 600))
    _, new = _managers[form.app.theme]
    assert new is not old
    assert [len(manager.get_theme().shape_cache.cache_surfaces) for manager in (old, new)] == [0, 1]
