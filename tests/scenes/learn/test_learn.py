"""The ways to the lessons, and on from them: the menu, the page that lists them, and what is asked at their end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.lesson import Chapter, chapters
from game.variants import VARIANTS, find_rules, find_variant
from scenes.learn.ending import next_after, when_done
from scenes.learn.page import Learn, Title
from scenes.learn.progress import Progress
from scenes.ui.panel import Heading, Label
from tests.game.test_lessons import CHAPTERS
from tests.scenes.menus.test_menu import ROUTES, Elsewhere, Kept, elsewhere
from tests.scenes.pilot import EVERY_LOOK, Pilot

FIRST, *_ = CHAPTERS
LEARNING = {**ROUTES, "learn": elsewhere, "lesson": elsewhere}


def page(folder: Path, variant: str = "", **how: Any) -> Pilot:
    return Pilot.start(folder, lambda app: Learn(app, variant), routes=LEARNING, **how)


def test_the_menu_offers_lessons_first_until_one_was_done_or_put_off(tmp_path: Path) -> None:
    assert Pilot.start(tmp_path / "new", routes=LEARNING).focused == "Learn"
    assert Pilot.start(tmp_path / "off", routes=LEARNING, learn_first=False).focused == "Kick off"
    assert Pilot.start(tmp_path / "on", routes=LEARNING, saves=Kept()).focused == "Continue"


def test_whoever_has_started_a_match_is_offered_another_one_first(tmp_path: Path) -> None:
    assert Pilot.start(tmp_path, routes=LEARNING, last_setup={"variant": "jukem"}).focused == "Kick off"


def test_the_menu_leads_to_the_lessons(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, routes=LEARNING)
    pilot.press("return")
    assert (pilot.place, pilot.scene.arguments) == ("Elsewhere", ())


@pytest.mark.parametrize("variant", [variant.name for variant in VARIANTS])
def test_where_games_are_chosen_each_leads_to_its_next_lesson_and_is_then_kicked_off(
    tmp_path: Path, variant: str
) -> None:
    """A newcomer pressed *Learn* below a game and got a list of all; *Kick off* went on offering Jukem after it."""
    first, *others = chapters(variant)
    for learned, lesson in (([], first), ([first.name], [*others, first][0])):
        pilot = Pilot.start(tmp_path / str(len(learned)), "choose", routes=LEARNING, learned=learned)
        pilot.click(f"Learn {find_variant(variant).title}")
        assert pilot.scene.arguments == (lesson,)
    pilot = Pilot.start(tmp_path / "menu", routes=LEARNING, learned=[first.name], learn_first=False)
    assert pilot.target("Kick off").detail.startswith(find_variant(variant).title)


@EVERY_LOOK
def test_the_page_lists_every_lesson_in_the_window(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    pilot = page(tmp_path, size=size, text_size=text_size)
    names = {f"{chapter.title}: {chapter.variant}" for chapter in CHAPTERS}
    assert names <= {*pilot.names()}
    for button in map(pilot.target, names):
        assert pilot.app.screen.get_rect().contains(button.rect)
        inner = button._label_area(pilot.app.theme, *button.rect.size)
        lines = pilot.app.theme.line_height("text", button.size) + button._detail_height(pilot.app.theme, inner.w)
        assert lines <= inner.h
    done = page(tmp_path / "done", size=size, text_size=text_size, learned=[each.name for each in CHAPTERS])
    done.frames()
    assert pilot.app.theme.overflows | done.app.theme.overflows == set()


@EVERY_LOOK
def test_the_goal_of_a_lesson_covers_neither_the_subtitle_nor_the_name_of_a_game(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    """The tooltip of the focused lesson hid half of the subtitle."""
    pilot = page(tmp_path, size=size, text_size=text_size)
    kept = [widget.rect for widget in pilot.scene.widgets if isinstance(widget, Heading | Label | Title)]
    assert len(kept) == len(VARIANTS) + 2
    for chapter in CHAPTERS:
        pilot.hover(f"{chapter.title}: {chapter.variant}")
        pilot.wait(0.6)
        shown = pilot.scene.tooltip.rect
        assert shown is None or shown.collidelist(kept) < 0, chapter.name


def test_the_page_says_what_was_done_and_where_one_was_left(tmp_path: Path) -> None:
    done = page(tmp_path / "done", learned=[FIRST.name])
    assert done.shows(f"Done: {FIRST.title}")
    left = page(tmp_path / "left", lesson_steps={FIRST.name: 4})
    assert left.shows(f"Go on: {FIRST.title}")


def test_the_first_lesson_that_was_not_done_has_the_focus(tmp_path: Path) -> None:
    assert page(tmp_path / "new").focused == f"{FIRST.title}: {FIRST.variant}"
    assert page(tmp_path / "one", "jukem").focused.endswith(": jukem")


def test_a_lesson_opens_by_click_and_by_key(tmp_path: Path) -> None:
    for by_key in (False, True):
        pilot = page(tmp_path)
        if by_key:
            pilot.press("return")
        else:
            pilot.click(f"{FIRST.title}: {FIRST.variant}")
        assert pilot.scene.arguments == (FIRST,)


def test_a_stored_step_at_which_nobody_can_stand_leads_to_the_one_before(tmp_path: Path) -> None:
    pilot = page(tmp_path, lesson_steps={"jukem_first": 6, "nothing": 3})
    assert Progress(pilot.app).place(chapters("jukem")[0]) == 4
    assert page(tmp_path, lesson_steps={"jukem_first": 999}).shows("Go on")


def ending(folder: Path, chapter: Chapter, **settings: Any) -> Pilot:
    """What is asked at the end of a lesson."""
    pilot = Pilot.start(folder, Elsewhere, routes=LEARNING, **settings)
    when_done(pilot.app, chapter)
    pilot.settle()
    return pilot


def test_a_name_that_ends_in_a_mark_ends_the_sentence(tmp_path: Path) -> None:
    pilot = ending(tmp_path, chapters("blowout")[0])
    assert pilot.shows("BLOWOUT!!!")
    assert not pilot.shows("!!!.")


def test_at_the_end_one_plays_learns_on_or_goes_back_to_the_menu(tmp_path: Path) -> None:
    pilot = ending(tmp_path, FIRST, learned=[FIRST.name])
    assert pilot.shows(f"You know the first steps of {find_variant(FIRST.variant).title}.")
    pilot.press("return")
    (setup,) = pilot.scene.arguments
    assert setup.variant == FIRST.variant
    pilot = ending(tmp_path, FIRST)
    pilot.press("escape")
    assert pilot.place == "Menu"


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_the_first_match_after_a_lesson_is_the_shortest_and_says_how_long_it_takes(
    tmp_path: Path, variant: Any
) -> None:
    """Four quarters of Real Deal began without a word of their length."""
    rules = find_rules(variant.name)
    pilot = ending(tmp_path, chapters(variant.name)[0])
    asked = pilot.scene
    pilot.click("Play a match")
    (setup,) = pilot.scene.arguments
    lengths = next((option.values for option in rules.options if option.name == "length"), ())
    lasts = rules.minutes(setup.options)
    assert all(lasts <= rules.minutes({**setup.options, "length": length}) for length in lengths)
    assert f"The match takes {lasts[0]} to {lasts[1]} minutes." in asked.text
    assert ("Its length: two quarters." in asked.text) is (variant.name == "real_deal"), "New match offers four"
    assert ("Its length: " in asked.text) is bool(lengths)


def test_the_next_lesson_is_of_the_same_game_or_the_first_of_the_next() -> None:
    following = [next_after(chapter) for chapter in CHAPTERS]
    assert following[-1] is None
    assert all(next_ in CHAPTERS and next_ is not own for own, next_ in zip(CHAPTERS, following, strict=True) if next_)
