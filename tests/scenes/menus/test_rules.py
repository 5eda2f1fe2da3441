"""The rulebook: every clause is there, can be found, and can be read at every size."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.variants import VARIANTS, find_rules
from scenes.menus.one_page import RulesSummary
from scenes.menus.rules import IN_FORCE, ONE_PAGE, RulesPage
from scenes.shell.app import App
from scenes.table.games import card_pictures, illustrations
from scenes.ui.boxes import blit_at
from scenes.ui.clause import Clause, spans
from scenes.ui.drawings import Drawings
from scenes.ui.panel import Heading
from scenes.ui.tabs import Tab
from tests.scenes.pilot import EVERY_LOOK, Pilot, press_and_release

BUILT = [variant.name for variant in VARIANTS if variant.built]


def opened(folder: Path, *arguments: Any, variant: str = "jukem", **look: Any) -> Pilot:
    def scene(app: App) -> RulesPage:
        return RulesPage(app, variant, *arguments)

    return Pilot.start(folder, scene, **look)


def clauses(pilot: Pilot) -> list[str]:
    return [widget.name for widget in pilot.scene.widgets if type(widget) is Clause]


def chosen(pilot: Pilot) -> list[str]:
    return [widget.name for widget in pilot.scene.widgets if isinstance(widget, Tab) and widget.chosen]


def in_view(pilot: Pilot, name: str) -> bool:
    target = pilot.target(name)
    return bool(target.clip.contains(target.rect))


@pytest.fixture
def book(tmp_path: Path) -> Pilot:
    """The rules of Jukem."""
    return opened(tmp_path)


@pytest.mark.parametrize("variant", BUILT)
def test_every_clause_of_the_game_is_there_once_in_its_order(tmp_path: Path, variant: str) -> None:
    pilot = opened(tmp_path, variant=variant)
    assert clauses(pilot) == [rule.clause for rule in find_rules(variant).words.rules()]


def test_the_page_is_headed_rules(book: Pilot) -> None:
    """A new name of the class stood there."""
    assert next(widget.name for widget in book.scene.widgets if isinstance(widget, Heading)) == "Rules"


def test_it_opens_at_the_clause_that_was_asked_for_and_lights_it(tmp_path: Path) -> None:
    pilot = opened(tmp_path, "JF-69")
    assert pilot.focused == "JF-69"
    assert in_view(pilot, "JF-69")
    assert [w.name for w in pilot.scene.widgets if isinstance(w, Clause) and w.called] == ["JF-69"]
    assert chosen(pilot) == ["The last turn and the end"]


def test_a_clause_that_does_not_exist_opens_the_first_page(tmp_path: Path) -> None:
    pilot = opened(tmp_path, "XX-1")
    assert pilot.focused == "The idea"
    assert pilot.scene.called is None


@pytest.mark.parametrize("section", ["Defense", "Options", "The idea"])
def test_a_section_is_one_click_away(book: Pilot, section: str) -> None:
    book.click("Boosts")
    book.click(section)
    first = next(rule.clause for rule in book.scene.clauses if rule.section == section)
    assert in_view(book, first)
    assert chosen(book) == [section]


def test_letters_typed_anywhere_are_searched_for(book: Pilot) -> None:
    book.type("jukem kick")
    assert book.scene.query == "jukem kick"
    assert book.focused == "Search"
    wanted = [r.clause for r in book.scene.clauses if "jukem" in r.text.lower() and "kick" in r.text.lower()]
    assert clauses(book) == wanted
    assert wanted


def test_ctrl_f_goes_to_the_search_and_enter_from_it_to_the_first_hit(book: Pilot) -> None:
    book.press("ctrl+f")
    assert book.focused == "Search"
    book.type("fumble")
    book.press("return")
    assert book.focused == clauses(book)[0]


def test_a_number_finds_its_clause(book: Pilot) -> None:
    book.click("Search")
    book.type("jf-77")
    assert clauses(book) == ["JF-77"]


def test_what_is_not_there_is_said_and_can_be_cleared(book: Pilot) -> None:
    book.type("onside")
    assert clauses(book) == []
    assert book.shows("No clause has “onside”.")
    book.click("Clear")
    assert len(clauses(book)) == len(book.scene.clauses)
    assert book.scene.query == ""


def test_escape_clears_a_search_first_and_leaves_then(book: Pilot) -> None:
    book.app.stack.push(RulesPage(book.app, "jukem"))
    book.settle()
    book.type("half")
    book.press("escape")
    assert book.scene.query == ""
    assert len(book.app.stack.scenes) == 2
    book.press("escape")
    assert len(book.app.stack.scenes) == 1


def test_choosing_a_section_ends_the_search(book: Pilot) -> None:
    book.type("kick")
    book.click("Defense")
    assert len(clauses(book)) == len(book.scene.clauses)
    assert in_view(book, "JF-53")


def test_options_in_force_are_listed_and_the_unusual_ones_starred(tmp_path: Path) -> None:
    pilot = opened(tmp_path, None, {"practice": "on", "dealer": "random"})
    assert IN_FORCE in pilot.names()
    stars = {w.name: w.starred for w in pilot.scene.widgets if isinstance(w, Clause) and not w.number}
    assert stars == {"Practice deck": True, "First dealer": False}
    assert pilot.shows("Practice deck: Practice deck.")


def test_wheel_keys_and_dragging_scroll(book: Pilot) -> None:
    area = book.scene.find("clauses")
    book.hover(area.rect.center)
    book.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    wheel = area.offset
    assert wheel > 0
    book.press("page down")
    assert area.offset > wheel
    book.press("end")
    assert area.offset == area.farthest
    book.press("home")
    assert area.offset == 0
    place = book.target("JF-5").rect.center
    down, up = press_and_release(place)
    book.send(down)
    book.send(pygame.Event(pygame.MOUSEMOTION, pos=(place[0], place[1] - 50), rel=(0, -50), buttons=(1, 0, 0)))
    book.send(up)
    assert area.offset == 50


def test_arrows_walk_from_clause_to_clause_and_keep_it_in_view(tmp_path: Path) -> None:
    pilot = opened(tmp_path, "JF-1")
    walked = []
    for _ in range(30):
        walked.append(pilot.focused)
        assert in_view(pilot, pilot.focused)
        pilot.press("down")
    assert walked == [rule.clause for rule in pilot.scene.clauses][:30]


def test_what_was_searched_for_is_marked() -> None:
    assert spans(["pass", "as"], "PASS as") == [(0, 4), (1, 3), (5, 7)]
    assert spans([], "PASS") == []


@EVERY_LOOK
@pytest.mark.parametrize("variant", BUILT)
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int, variant: str) -> None:
    pilot = opened(tmp_path, variant=variant, size=size, text_size=text_size)
    for _ in range(12):
        pilot.press("page down")
    assert pilot.app.theme.overflows == set()
    widest = max(widget.rect.right for widget in pilot.scene.widgets)
    assert widest <= pilot.app.theme.size[0]


@pytest.mark.parametrize("letter", ["\u200c", "\ufe0f", "\0"])
def test_a_letter_that_cannot_be_seen_is_not_searched_for(book: Pilot, letter: str) -> None:
    """It brought the page down."""
    book.send(pygame.Event(pygame.TEXTINPUT, text=letter))
    book.settle()
    assert (book.place, book.scene.query) == ("RulesPage", "")
    book.send(pygame.Event(pygame.TEXTINPUT, text=f"f{letter}umble"))
    book.settle()
    assert book.place == "RulesPage"
    assert book.scene.query.isprintable()


@EVERY_LOOK
def test_clauses_are_illustrated_with_the_drawings_of_the_table(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    """Each drawing lies below its clause, apart from the others, and no name runs over its edge."""
    drawn = illustrations("card_bowl")
    pilot = opened(tmp_path, None, None, drawn, variant="card_bowl", size=size, text_size=text_size)
    theme, rows = pilot.app.theme, pilot.scene._area.children
    shown = [place for place, row in enumerate(rows) if isinstance(row, Drawings)]
    assert [rows[place - 1].name for place in shown] == sorted(drawn, key=lambda clause: int(clause[3:]))
    for place in shown:
        places = rows[place].places(theme, rows[place].rect)
        assert len(places) == len(drawn[rows[place - 1].name]) > 0
        assert all(one.collidelist(places[:n]) < 0 for n, one in enumerate(places))
        assert max(one.bottom for one in places) <= rows[place].rect.bottom
    assert theme.overflows == set()


def test_a_game_without_drawings_has_none(book: Pilot) -> None:
    assert illustrations("jukem") == {}
    assert not any(isinstance(widget, Drawings) for widget in book.scene.widgets)


def told(folder: Path, variant: str, clause: str | None = None, **look: Any) -> Pilot:
    """The rules with the page on which the game is told, as the program opens them."""
    return opened(folder, clause, None, {}, card_pictures(variant), variant=variant, **look)


def page_of(pilot: Pilot) -> RulesSummary:
    return next(widget for widget in pilot.scene.widgets if isinstance(widget, RulesSummary))


@pytest.mark.parametrize("variant", BUILT)
def test_the_rules_open_with_the_game_on_one_page_which_is_seen_whole(tmp_path: Path, variant: str) -> None:
    pilot = told(tmp_path, variant)
    page = page_of(pilot)
    assert (pilot.focused, chosen(pilot)) == (ONE_PAGE, [ONE_PAGE])
    assert page.clip is not None
    assert all(page.clip.contains(place) for place in page.places(pilot.app.theme, page.rect))


@EVERY_LOOK
@pytest.mark.parametrize("variant", BUILT)
def test_the_page_fits_and_no_card_leaves_its_part(
    tmp_path: Path, size: tuple[int, int], text_size: int, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[pygame.Rect] = []

    def note(surface: pygame.Surface, picture: pygame.Surface, **anchor: Any) -> pygame.Rect:
        drawn.append(blit_at(surface, picture, **anchor))
        return drawn[-1]

    monkeypatch.setattr("scenes.menus.one_page.blit_at", note)
    pilot = told(tmp_path, variant, size=size, text_size=text_size)
    page = page_of(pilot)
    surface = pygame.Surface(page.rect.size)
    page.rect = surface.get_rect()
    drawn.clear()
    page.draw(surface, pilot.app.theme)
    places = page.places(pilot.app.theme, page.rect)
    assert len(drawn) == sum(len(part.row) for part in page.parts)
    assert all(any(place.contains(each) for place in places) for each in drawn)
    assert pilot.app.theme.overflows == set()


def test_a_clause_that_was_asked_for_comes_before_the_page(tmp_path: Path) -> None:
    pilot = told(tmp_path, "jukem", "JF-69")
    assert pilot.focused == "JF-69"
    assert in_view(pilot, "JF-69")
    pilot.click(ONE_PAGE)
    assert chosen(pilot) == [ONE_PAGE]


def test_a_search_leaves_the_page_out(tmp_path: Path) -> None:
    pilot = told(tmp_path, "jukem")
    pilot.type("fumble")
    assert not any(isinstance(widget, RulesSummary) for widget in pilot.scene.widgets)
    pilot.click("Clear")
    assert page_of(pilot)


def test_the_words_of_football_close_the_book_and_are_found_by_searching(book: Pilot) -> None:
    book.scene.jump_to("Words")
    book.settle()
    assert in_view(book, "field goal")
    book.type("posts")
    assert "field goal" in book.names()
    assert "touchdown" not in book.names()


def test_a_word_in_a_clause_is_explained_to_the_pointer_on_it_and_to_the_focus_on_the_clause(tmp_path: Path) -> None:
    pilot = opened(tmp_path, "BO-6", variant="blowout")
    row = pilot.target("BO-6")
    (term,) = row._terms(pilot.app.theme)
    for spot, said in ((term.rect.center, term.said), ((row.rect.left + 4, row.rect.centery), "")):
        pilot.send(pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 0), buttons=(0, 0, 0)))
        pilot.wait(1.0)
        assert pilot.scene.tooltip.text == said
    assert row.tooltip == term.said
