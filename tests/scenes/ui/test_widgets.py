"""The widgets on a page of their own: what each does by mouse and by key, and what a page repaints."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from scenes.shell.app import App
from scenes.shell.dialog import Dialog
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.choice import Choice, Toggle
from scenes.ui.dirty import merged
from scenes.ui.panel import Paragraph
from scenes.ui.scroll import ScrollArea
from scenes.ui.slider import Slider
from scenes.ui.text import elided
from scenes.ui.widget import Widget
from tests.scenes.pilot import Pilot, press_and_release


class Sheet(PageScene):
    """A page with the widgets that a function makes, below each other in a scroll area."""

    def __init__(self, app: App, make: Callable[["Sheet"], list[Widget]], height: int = 600) -> None:
        super().__init__(app)
        self.make, self.height = make, height
        self.told: list[object] = []

    def compose(self) -> None:
        self.add_scroll(ScrollArea(), pygame.Rect(40, 40, 700, self.height), self.make(self))


def sheet(folder: Path, make: Callable[[Sheet], list[Widget]], **options: int) -> Pilot:
    return Pilot.start(folder, lambda app: Sheet(app, make, **options))


def test_a_button_acts_on_release_by_enter_and_by_space(tmp_path: Path) -> None:
    pilot = sheet(tmp_path, lambda page: [Button("Go", lambda: page.told.append("went"))])
    pilot.click("Go")
    pilot.press("return", "space")
    assert pilot.scene.told == ["went"] * 3


def test_a_button_that_is_off_says_why_and_does_nothing(tmp_path: Path) -> None:
    pilot = sheet(tmp_path, lambda page: [Button("Go", lambda: page.told.append(1), enabled=False, tooltip="Not yet.")])
    pilot.click("Go")
    pilot.press("return")
    assert pilot.scene.told == []
    assert (pilot.scene.tooltip.text, pilot.scene.tooltip.rect is not None) == ("Not yet.", True)


def test_a_choice_is_made_by_segment_by_arrow_and_by_enter(tmp_path: Path) -> None:
    pilot = sheet(tmp_path, lambda page: [Choice("Size", [1, 2, 3], ["One", "Two", "Three"], 1, page.told.append)])
    pilot.click("Size", at=(0.98, 0.5))
    pilot.press("left", "left", "left", "return")
    assert pilot.scene.told == [3, 2, 1, 2]


def test_a_choice_without_room_becomes_a_stepper_that_goes_round_by_keys_too(tmp_path: Path) -> None:
    """Both of its arrows are drawn at either end: neither may be dead."""
    labels = ["A rather long label", "Another long one", "The longest label of them all"]
    pilot = sheet(tmp_path, lambda page: [Choice("Long", [1, 2, 3], labels, 1, page.told.append)])
    pilot.press("left", "right", "right")
    assert pilot.scene.told == [3, 1, 2]


def test_a_choice_without_room_becomes_a_stepper_that_goes_round_by_click(tmp_path: Path) -> None:
    labels = ["A rather long label", "Another long one", "The longest label of them all"]
    pilot = sheet(tmp_path, lambda page: [Choice("Long", [1, 2, 3], labels, 1, page.told.append)])
    pilot.click("Long", at=(0.98, 0.5))
    pilot.click("Long", at=(0.52, 0.5))
    pilot.click("Long", at=(0.52, 0.5))
    assert pilot.scene.told == [2, 1, 3]


def test_a_click_beside_the_control_of_a_choice_changes_nothing(tmp_path: Path) -> None:
    pilot = sheet(tmp_path, lambda page: [Choice("Size", [1, 2], ["One", "Two"], 1, page.told.append)])
    pilot.click("Size", at=(0.1, 0.5))
    assert pilot.scene.told == []


def test_a_toggle_goes_to_and_fro(tmp_path: Path) -> None:
    pilot = sheet(tmp_path, lambda page: [Toggle("Flag", False, page.told.append)])
    pilot.click("Flag")
    pilot.press("right", "left", "left", "space")
    assert pilot.scene.told == [True, False, True]


def test_a_slider_is_dragged_beyond_its_ends_without_leaving_them(tmp_path: Path) -> None:
    pilot = sheet(tmp_path, lambda page: [Slider("Loud", 50, page.told.append, step=10)])
    rect = pilot.target("Loud").rect
    down, _ = press_and_release((rect.left + rect.width * 3 // 4, rect.centery))
    pilot.send(down)
    for x in (1200, 5):
        pilot.send(pygame.Event(pygame.MOUSEMOTION, pos=(x, 700), rel=(0, 0), buttons=(1, 0, 0)))
    pilot.send(press_and_release((5, 700))[1])
    assert pilot.scene.told[-1] == 100, "far left of the track is not on it"
    assert set(pilot.scene.told) <= set(range(0, 101, 10))


def test_what_is_scrolled_out_of_sight_cannot_be_clicked(tmp_path: Path) -> None:
    names = [f"Row {n}" for n in range(20)]

    def rows(page: Sheet) -> list[Widget]:
        return [Button(name, lambda name=name: page.told.append(name)) for name in names]  # type: ignore[misc]

    pilot = sheet(tmp_path, rows, height=300)
    hidden = pilot.target("Row 12").rect
    assert hidden.top > 340
    pilot.send(*press_and_release(hidden.center))
    assert pilot.scene.told == []
    pilot.click("Row 12")
    assert pilot.scene.told == ["Row 12"]


def test_the_focus_scrolls_into_view(tmp_path: Path) -> None:
    pilot = sheet(tmp_path, lambda page: [Button(f"Row {n}", page.cancel) for n in range(20)], height=300)
    for _ in range(19):
        pilot.press("down")
        target = pilot.scene.focus.current
        assert target.clip.contains(target.rect), target.name
    assert pilot.focused == "Row 19"


def test_the_scroll_bar_can_be_dragged(tmp_path: Path) -> None:
    pilot = sheet(tmp_path, lambda page: [Paragraph("words " * 2000)], height=300)
    (area,) = [widget for widget in pilot.scene.widgets if isinstance(widget, ScrollArea)]
    pilot.send(press_and_release((area.rect.right - 3, area.rect.top + 2))[0])
    pilot.send(pygame.Event(pygame.MOUSEMOTION, pos=(area.rect.right - 3, 900), rel=(0, 0), buttons=(1, 0, 0)))
    assert area.offset == area.farthest


@pytest.mark.parametrize(("keys", "answer"), [(("return",), "no"), (("left", "return"), "yes"), (("escape",), "no")])
def test_a_dialog_gives_one_answer_and_escape_the_harmless_one(
    tmp_path: Path, keys: tuple[str, ...], answer: str
) -> None:
    pilot = Pilot.start(tmp_path)
    told: list[str] = []
    answers = [("Yes", lambda: told.append("yes")), ("No", lambda: told.append("no"))]
    pilot.app.stack.push(Dialog(pilot.app, "Sure?", "Really?", answers))
    pilot.settle()
    pilot.press(*keys)
    assert (told, pilot.place) == ([answer], "Menu")


def test_dont_ask_again_counts_only_with_an_answer(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path)
    for leave, count in (("escape", 0), ("return", 1)):
        told: list[int] = []
        dialog = Dialog(pilot.app, "Sure?", "Really?", [("Yes", lambda: 0)], dont_ask=partial(told.append, 1))
        pilot.app.stack.push(dialog)
        pilot.settle()
        pilot.click("Don't ask again")
        pilot.scene.focus.set("Yes")
        pilot.press(leave)
        assert len(told) == count


def test_a_tooltip_comes_after_a_moment_and_never_covers_its_source(tmp_path: Path) -> None:
    pilot = sheet(tmp_path, lambda page: [Button(f"Row {n}", page.cancel, tooltip=f"About row {n}.") for n in range(9)])
    for number in (2, 8):
        pilot.hover(f"Row {number}")
        assert pilot.scene.tooltip.rect is None
        pilot.wait(0.4)
        assert pilot.scene.tooltip.text == f"About row {number}."
        shown = pilot.scene.tooltip.rect
        assert shown is not None
        assert not shown.colliderect(pilot.target(f"Row {number}").rect)


def test_only_what_changed_is_painted_anew(tmp_path: Path) -> None:
    pilot = sheet(tmp_path, lambda page: [Button(f"Row {n}", page.cancel) for n in range(9)])
    pilot.wait(0.5)
    painted: list[pygame.Rect] = []
    real = pilot.app.stack.draw

    def draw(surface: pygame.Surface) -> list[pygame.Rect]:
        rects = real(surface)
        painted.extend(rects)
        return rects

    pilot.app.stack.draw = draw  # type: ignore[method-assign]
    pilot.frames(30)
    assert painted == []
    pilot.hover("Row 3")
    assert painted
    assert all(rect.height < 100 for rect in painted)


def test_repainting_parts_gives_the_same_picture_as_painting_all(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, "settings")
    for name in ("Motion", "Sound", "Play", "Display"):
        pilot.click(name)
        pilot.press("tab", "down", "right", "down", "left", "tab")
    pilot.hover((3, 3))
    pilot.wait(0.5)
    while pilot.scene.preview.moving:
        pilot.frames()
    pilot.frames(2)
    in_parts = pygame.image.tobytes(pilot.app.screen, "RGB")
    pilot.app.stack.redraw()
    pilot.frames()
    assert pygame.image.tobytes(pilot.app.screen, "RGB") == in_parts


@pytest.mark.parametrize("spare", [0, 60, 400])
def test_merged_places_do_not_overlap_and_cover_all(spare: int) -> None:
    rects = [pygame.Rect(x * 37 % 190, x * 53 % 170, 12, 9) for x in range(20)]
    result = merged(rects, spare)
    assert all(not one.colliderect(other) for i, one in enumerate(result) for other in result[:i])
    assert all(any(whole.contains(rect) for whole in result) for rect in rects)


def test_a_line_that_is_too_long_says_that_there_is_more(tmp_path: Path) -> None:
    theme = Pilot.start(tmp_path).app.theme
    name = "Winston Wolverhampton"
    assert elided(theme, "text", 17, name, 2000) == name
    short = elided(theme, "text", 17, name, 90)
    assert short.endswith("…")
    assert name.startswith(short[:-1])
    assert theme.measure("text", 17, short)[0] <= 90


def test_a_tooltip_does_not_open_again_under_a_resting_pointer(tmp_path: Path) -> None:
    """The page was composed anew by the press, and the tip of what then lay there opened by itself."""
    pilot = sheet(tmp_path, lambda page: [Button("Go", page.recompose, tooltip="Goes on.")])
    pilot.hover("Go")
    pilot.wait(1.0)
    assert pilot.scene.tooltip.rect is not None
    pilot.click("Go")
    pilot.wait(2.0)
    assert pilot.scene.tooltip.rect is None
    pilot.hover("Go")
    pilot.wait(1.0)
    assert pilot.scene.tooltip.rect is not None


def test_the_time_of_a_notice_runs_while_a_dialog_lies_over_the_page(tmp_path: Path) -> None:
    """One stayed for 40 seconds: it was seen under the dialog all the while."""
    pilot = sheet(tmp_path, lambda page: [Button("Go", page.cancel)])
    page = pilot.scene
    page.toast("Saved.")
    pilot.app.stack.push(Dialog(pilot.app, "Well?", "Is it?", [("Yes", lambda: None)]))
    pilot.wait(6.5)
    pilot.click("Yes")
    assert pilot.scene is page
    assert page.toasts.texts == []


def test_a_page_that_opens_by_keys_explains_nothing_until_one_walks_on(tmp_path: Path) -> None:
    """The words about the first lesson lay over the page's own heading."""
    pilot = sheet(tmp_path, lambda page: [Button(f"Row {n}", page.cancel, tooltip=f"About row {n}.") for n in range(3)])
    page = pilot.scene
    page.focus.visible = True
    page._hide_tooltip()
    page.recompose()
    assert page.tooltip.text == ""
    pilot.press("down")
    told = page.tooltip.text
    assert told.startswith("About row ")
    page.recompose()
    assert page.tooltip.text == told, "what was read is not taken away"
