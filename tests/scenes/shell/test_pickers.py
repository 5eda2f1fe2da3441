"""A menu of any length and a number from any range are chosen by mouse and by keys."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from scenes.shell.number_picker import LINE, TAKE, NumberPicker
from scenes.shell.picker import Offer, Picker
from scenes.ui.button import Button
from scenes.ui.number_line import NumberLine
from scenes.ui.panel import Heading
from tests.scenes.pilot import Pilot
from tests.scenes.test_fits import LOOKS, faults

MANY = [Offer(f"Formation {letter}{number}", "") for letter in "ABCDEFGHIJKLMNOPQ" for number in range(8)]
GAPS = (0, 1, 4, 5, 12, 14, 23)


def ask(folder: Path, offers: Sequence[Offer]) -> tuple[Pilot, list[int]]:
    """A menu over the start of the program, and the list that gets the places that are picked."""
    pilot, picked = Pilot.start(folder), list[int]()
    pilot.app.stack.push(Picker(pilot.app, "Line up", offers, picked.append))
    pilot.settle()
    return pilot, picked


def ask_number(folder: Path, values: Sequence[int]) -> tuple[Pilot, list[int]]:
    pilot, picked = Pilot.start(folder), list[int]()
    offers = {value: Offer(f"Kick to the {value}", "") for value in values}
    pilot.app.stack.push(NumberPicker(pilot.app, "Kick", offers, picked.append))
    pilot.settle()
    return pilot, picked


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_the_ring_of_the_first_entry_lies_below_the_bar_of_the_title(tmp_path: Path, size: tuple[int, int]) -> None:
    pilot = Pilot.start(tmp_path, size=size)
    pilot.app.stack.push(Picker(pilot.app, "Run", [Offer("Left", ""), Offer("Right", "")], print))
    pilot.settle()
    title = next(widget for widget in pilot.scene.widgets if isinstance(widget, Heading))
    assert pilot.target("Left").rect.top - title.rect.bottom > pilot.app.theme.px(5)


@pytest.mark.parametrize(("size", "text_size"), LOOKS)
def test_every_entry_has_room_for_all_of_its_words(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    """Of twelve line-ups with long details, these lay over the titles and left their tiles."""
    pilot = Pilot.start(tmp_path, size=size, text_size=text_size)
    offers = [
        Offer(f"Set {n}", "an end right, 1 receiver left, 1 right, backs left and in the middle") for n in range(12)
    ]
    pilot.app.stack.push(Picker(pilot.app, "Line up", offers, print))
    pilot.settle()
    entries = [widget for widget in pilot.scene.widgets if isinstance(widget, Button) and widget.detail]
    assert len(entries) == 12
    assert all(each.measure(pilot.app.theme, each.rect.w) <= each.rect.h for each in entries)


@pytest.mark.parametrize("place", [0, 70, 135])
def test_every_entry_of_a_long_menu_can_be_clicked(tmp_path: Path, place: int) -> None:
    """The wheel brings it into view."""
    pilot, picked = ask(tmp_path, MANY)
    pilot.click(MANY[place].label)
    assert picked == [place]


def test_the_arrows_lead_to_the_last_entry_of_a_long_menu_which_comes_into_view(tmp_path: Path) -> None:
    pilot, picked = ask(tmp_path, MANY)
    pilot.walk_to(MANY[-1].label)
    last = pilot.target(MANY[-1].label)
    assert last.clip.contains(last.rect)
    pilot.press("return")
    assert picked == [135]


def test_typing_narrows_a_long_menu_and_enter_takes_the_first_that_is_left(tmp_path: Path) -> None:
    """Letters write also where they are commands elsewhere, such as M and 1."""
    pilot, picked = ask(tmp_path, MANY)
    muted = pilot.app.settings.mute
    pilot.type("nm1")
    assert pilot.names() == ["Back", "Formation M1"]
    pilot.type("x")
    assert pilot.names() == ["Back"]
    pilot.press("backspace", "backspace")
    assert len(pilot.names()) == 9
    pilot.press("return")
    assert picked == [MANY.index(Offer("Formation M0", ""))]
    assert pilot.app.settings.mute == muted


def test_escape_shows_the_whole_menu_and_then_picks_nothing(tmp_path: Path) -> None:
    pilot, picked = ask(tmp_path, MANY)
    pilot.type("b3")
    pilot.press("escape")
    assert len(pilot.names()) == len(MANY) + 1
    pilot.press("escape")
    assert pilot.place == "Menu"
    assert picked == []


@pytest.mark.parametrize(("button", "place"), [(1, (4, 4)), (3, (4, 4)), (3, (640, 360))])
def test_a_click_beside_a_menu_or_with_the_right_button_picks_nothing(
    tmp_path: Path, button: int, place: tuple[int, int]
) -> None:
    pilot, picked = ask(tmp_path, MANY[:2])
    pilot.wait(0.5)
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    pilot.send(*(pygame.Event(kind, pos=place, button=button, touch=False) for kind in kinds))
    pilot.settle()
    assert (pilot.place, picked) == ("Menu", [])


def test_the_second_click_on_what_opened_a_menu_does_not_close_it(tmp_path: Path) -> None:
    pilot, picked = ask(tmp_path, MANY[:2])
    pilot.click((4, 4))
    assert (pilot.place, picked) == ("Picker", [])


@pytest.mark.parametrize(("typed", "number"), [("0", 0), ("12", 12), ("9", 0), ("142", 23), ("5", 5)])
def test_typed_digits_choose_the_numbers_that_there_are(tmp_path: Path, typed: str, number: int) -> None:
    """A digit that leads to none of them is passed over, and one that begins another begins anew."""
    pilot, picked = ask_number(tmp_path, GAPS)
    pilot.type(typed)
    if typed == "142":
        pilot.type("3")
    pilot.press("return")
    assert picked == [number]


def test_arrows_and_wheel_step_from_number_to_number_and_stay_at_the_ends(tmp_path: Path) -> None:
    pilot, picked = ask_number(tmp_path, GAPS)
    pilot.press("left", "right", "right", "right")
    assert pilot.scene.number == 5
    for notch in (1, -1, -1, *[1] * 9):
        pilot.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notch, precise_y=float(notch)))
    pilot.press("return")
    assert picked == [23]


def test_every_number_is_reached_by_dragging_and_taken_by_the_button_that_names_it(tmp_path: Path) -> None:
    values = range(10, 61)
    pilot, picked = ask_number(tmp_path, values)
    line = pilot.target(LINE)
    assert isinstance(line, NumberLine)
    track, seen = line._track, set()
    pilot.send(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=track.midleft, button=1))
    for x in range(track.left, track.right + 1, 2):
        pilot.send(pygame.Event(pygame.MOUSEMOTION, pos=(x, track.centery), rel=(0, 0), buttons=(1, 0, 0)))
        seen.add(pilot.scene.number)
    pilot.send(pygame.Event(pygame.MOUSEBUTTONUP, pos=track.midright, button=1))
    assert seen == set(values)
    pilot.click(LINE, at=(0.02, 0.3))
    assert pilot.target(TAKE).label == "Kick to the 59"
    pilot.click(TAKE)
    assert picked == [59]


@pytest.mark.parametrize(("size", "text_size"), LOOKS, ids=str)
def test_menus_and_numbers_fit(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    pilot = Pilot.start(tmp_path, "menu", size=size, text_size=text_size)
    app = pilot.app
    kicks = {number: Offer(f"On-side kick to the {number}", "the other side gets it") for number in (0, 600)}
    for scene in (Picker(app, "Line up", MANY, print), NumberPicker(app, "Kick", kicks, print)):
        app.stack.push(scene)
        pilot.frames(3)
        assert app.theme.overflows == set()
        assert faults(scene) == []
