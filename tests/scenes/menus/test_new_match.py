"""New match: what is chosen is what is played, and what cannot be played is refused in words."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.bots import LEVELS
from game.options import Option
from game.record import HUMAN, Player
from scenes.control.setup import SEEDS, Setup, default_setup, remember
from scenes.menus.new_match import HONEST, NewMatch
from scenes.menus.player_choice import KINDS, TITLES, PlayerChoice
from scenes.ui.theme import Theme
from tests.scenes.matches import RULES, setup_of
from tests.scenes.menus.new_match_page import Page


@pytest.fixture
def page(tmp_path: Path) -> Page:
    return Page.at(tmp_path)


def test_one_press_kicks_off_with_the_defaults(page: Page) -> None:
    assert page.focused == "Kick off"
    page.press("return")
    (setup,) = page.started
    assert (setup.options, setup.players) == (default_setup(RULES).options, default_setup(RULES).players)
    assert 0 <= setup.seed < SEEDS


def test_every_option_of_the_game_is_shown_with_its_reason_and_default(page: Page) -> None:
    page.open()
    for option in RULES.options:
        row = page.target(option.title)
        assert row.labels == list(option.labels)
        assert option.why in row.detail
        assert f"Default: {option.labels[option.values.index(option.default)]}." in row.detail


def test_a_first_match_of_football_war_is_one_half_and_the_row_says_so(tmp_path: Path) -> None:
    page = Page.at(tmp_path, "football_war")
    assert "Length: One half" in page.target("Options").detail
    page.open()
    assert "Default: One half." in page.target("Length").detail
    assert page.kick_off().options["length"] == "one"


@pytest.mark.parametrize("option", RULES.options, ids=lambda option: option.name)
def test_an_option_can_be_changed_by_mouse_and_by_key(page: Page, option: Option) -> None:
    page.open().click(option.title, at=(0.97, 0.5))
    assert page.scene.form.options[option.name] == option.values[-1]
    page.press("left")
    assert page.kick_off().options[option.name] == option.values[-2]


@pytest.mark.parametrize("place", range(len(LEVELS)))
def test_each_level_can_be_chosen_and_the_honest_line_is_there(page: Page, place: int) -> None:
    assert page.shows(HONEST)
    page.scene.focus.set("Away is")
    page.press(*["left"] * 4, *["right"] * (place + 1))
    assert page.kick_off().players[1].kind == LEVELS[place]


def test_a_friend_can_sit_at_the_same_screen(page: Page) -> None:
    page.scene.focus.set("Away is")
    page.press("left")
    assert page.shows("a curtain hides the hands")
    assert not page.shows(HONEST)
    assert [player.kind for player in page.kick_off().players] == [HUMAN, HUMAN]


def test_names_can_be_written_and_long_ones_are_cut_at_twenty_letters(page: Page) -> None:
    page.click("Home name")
    page.type("The Very Long Name of a Club")
    page.click("Away name")
    page.type("Anna R")
    assert [player.name for player in page.kick_off().players] == ["The Very Long Name o", "Anna R"]


def test_a_club_shows_its_crest_and_a_name_of_ones_own_another_one(page: Page) -> None:
    def crest() -> bytes:
        page.frames(2)
        return pygame.image.tobytes(page.app.screen.subsurface(page.scene.find("crest 0").rect), "RGB")

    page.click("Home name")
    of_gulls = crest()
    page.type("Bob")
    assert crest() != of_gulls
    page.press("backspace", "backspace", "backspace")
    assert crest() == of_gulls


def test_an_emptied_name_is_the_clubs_own_again(page: Page) -> None:
    page.click("Home name")
    page.type("Bob")
    page.press("backspace", "backspace", "backspace")
    assert page.kick_off().players[0].name == "Gulls"


def test_two_teams_of_one_name_are_refused_in_words(page: Page) -> None:
    page.click("Away name")
    page.type("gulls")
    page.press("return", "return")
    assert page.started == []
    assert page.focused == "Away name"
    assert page.scene.toasts.texts == ["Home and away are both called gulls. Change one of them."]


def test_clubs_come_in_pairs(page: Page) -> None:
    page.open().scene.focus.set("Clubs")
    page.press("right")
    assert [player.name for player in page.kick_off().players] == ["Elk", "Owls"]


def test_other_clubs_come_by_one_press_each_and_the_first_ones_again(page: Page) -> None:
    seen = []
    for _ in range(4):
        seen.append([player.name for player in page.kick_off().players])
        page.click("Other clubs")
    assert seen == [["Gulls", "Foxes"], ["Elk", "Owls"], ["Lynx", "Herons"], ["Gulls", "Foxes"]]


def test_the_options_open_over_the_stage_and_escape_closes_them_first(page: Page) -> None:
    page.app.stack.push(NewMatch(page.app, "jukem", print))
    page.settle()
    page.open()
    assert page.focused == RULES.options[0].title
    assert "Home is" not in page.names()
    page.press("escape")
    assert (page.place, page.focused) == ("NewMatch", "Options")
    assert "Home is" in page.names()
    page.press("escape")
    assert len(page.app.stack.scenes) == 1


@pytest.mark.parametrize("kind", [HUMAN, *LEVELS])
def test_who_plays_is_picked_by_its_portrait(page: Page, kind: str) -> None:
    place = [HUMAN, *LEVELS].index(kind)
    page.click("Away is", at=((place + 0.5) / 4, 0.3))
    assert page.kick_off().players[1].kind == kind


def test_portraits_without_room_for_their_names_are_picked_between_two_arrows(tmp_path: Path) -> None:
    theme, picked = Theme((1024, 600), high_contrast=False, text_size=130), list[str]()
    cast = PlayerChoice("Away is", KINDS, TITLES, HUMAN, picked.append)
    cast.rect = pygame.Rect(0, 0, 240, 120)
    cast.draw(pygame.Surface((240, 120)), theme)
    cast.press_at((235, 60))
    cast.press_at((5, 60))
    assert picked == ["rookie", HUMAN]
    assert theme.overflows == set()


@pytest.mark.parametrize(
    ("typed", "seed"), [("42", 42), (" 0 ", 0), ("-7", -7), ("123456789012345678", 123456789012345678)]
)
def test_a_seed_is_taken_as_it_was_written(page: Page, typed: str, seed: int) -> None:
    page.open().click("Seed")
    page.type(typed)
    assert page.kick_off().seed == seed


@pytest.mark.parametrize("typed", ["abc", "1.5", "1e9", "1234567890123456789", "--1", "٣"])
def test_what_is_not_a_whole_number_is_refused_in_words(page: Page, typed: str) -> None:
    page.scene.form.seed = typed
    assert "whole number" in page.refused("Seed")


def test_the_last_setup_is_there_the_next_time_but_with_new_cards(page: Page) -> None:
    page.click("Home name")
    page.type("Bob")
    page.scene.focus.set("Away is")
    page.press("right")
    page.open().click("Practice deck", at=(0.97, 0.5))
    page.click("Kick off")
    page.app.stack.reset(NewMatch(page.app, "jukem", page.started.append))
    page.settle()
    page.press("return")
    first, second = page.started
    assert (first.options, first.players) == (second.options, second.players)
    assert first.options["practice"] == "on"
    assert first.players == (Player("Bob"), Player("Foxes", "pro"))
    assert first.seed != second.seed


def test_a_person_is_greeted_by_name_in_a_game_that_is_new(tmp_path: Path) -> None:
    page = Page.at(tmp_path, names=["Bob", "Ann"])
    page.press("return")
    assert [player.name for player in page.started[0].players] == ["Bob", "Foxes"]


def kick_off(folder: Path, variant: str, prepare: Callable[[Page], object] = lambda page: None) -> Setup:
    """The setup that New match begins with, after what is done on its page; the next one knows of it."""
    page = Page.at(folder, variant)
    prepare(page)
    setup = page.kick_off()
    page.app.flush()
    return setup


def test_level_and_clubs_chosen_in_one_game_are_offered_in_the_next(tmp_path: Path) -> None:
    def all_pro_bears(page: Page) -> None:
        page.click("Away is", at=(0.97, 0.5))
        page.click("Other clubs")

    def friend(page: Page) -> None:
        page.click("Away is", at=(0.1, 0.5))
        assert page.scene.form.kinds[1] == HUMAN

    kick_off(tmp_path, "blowout")
    chosen = kick_off(tmp_path, "jukem", all_pro_bears)
    assert chosen.players[1].kind == LEVELS[-1]
    assert chosen.players[0].name not in default_setup(RULES).players[0].name
    for variant in ("real_deal", "blowout"):
        offered = kick_off(tmp_path, variant)
        assert offered.variant == variant
        assert offered.players == chosen.players, "also where the game was played before, with another level"
    kick_off(tmp_path, "football_war", friend)
    assert kick_off(tmp_path, "card_bowl").players == chosen.players, "a match with a friend had no level"
    assert kick_off(tmp_path, "football_war").players[1].kind == HUMAN, "who plays is the game's own"


def test_a_last_setup_that_cannot_be_played_is_forgotten(tmp_path: Path) -> None:
    kept = remember({}, setup_of()) | {"options": {"practice": "perhaps"}}
    page = Page.at(tmp_path, last_setup=kept)
    page.press("return")
    assert page.started[0].options == default_setup(RULES).options


def test_use_defaults_forgets_what_was_changed(tmp_path: Path) -> None:
    page = Page.at(tmp_path, last_setup=remember({}, setup_of("pro", practice="on")))
    assert page.scene.form.options["practice"] == "on"
    page.click("Use defaults")
    assert page.kick_off().options == default_setup(RULES).options
    assert page.started[0].players[1].kind == LEVELS[0]


def test_the_whole_page_is_walked_by_up_down_and_tab(page: Page) -> None:
    focus = page.scene.focus
    steps = (lambda: focus.move(0, -1), lambda: focus.move(0, 1), focus.next_zone)
    reached, waiting = {focus.current}, [focus.current]
    while waiting:
        here = waiting.pop()
        for step in steps:
            focus.set(here)
            step()
            if focus.current not in reached:
                reached.add(focus.current)
                waiting.append(focus.current)
    assert reached == set(focus.targets)


def test_escape_goes_back_also_from_a_name(page: Page) -> None:
    page.app.stack.push(NewMatch(page.app, "jukem", print))
    page.settle()
    page.click("Home name")
    page.press("escape")
    assert len(page.app.stack.scenes) == 1
