"""New match: what is chosen is what is played, and what cannot be played is refused in words."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Self

import msgspec
import pygame
import pytest

from game.bots import LEVELS
from game.lesson import chapters
from game.options import Option
from game.record import HUMAN, Player
from game.variants import find_rules
from game.variants.card_bowl import RULES as CARD_BOWL
from scenes.control.setup import SEEDS, Setup, default_setup, remember
from scenes.match.results import Results
from scenes.menus.new_match import HONEST, NewMatch
from scenes.menus.player_choice import KINDS, TITLES, PlayerChoice
from scenes.menus.replays_filters import WHO
from scenes.menus.setup_form import SetupForm
from scenes.shell.app import App
from scenes.ui.theme import Theme
from tests.game.test_review import played
from tests.scenes.matches import RULES, setup_of
from tests.scenes.pilot import EVERY_LOOK, Pilot


class Page(Pilot):
    """A pilot at New match, and the setups that were kicked off."""

    started: list[Setup]

    @classmethod
    def at(cls, folder: Path, variant: str = "jukem", **look: Any) -> Self:
        started: list[Setup] = []
        page = cls.start(folder, lambda app: NewMatch(app, variant, started.append), **look)
        page.started = started
        return page

    def kick_off(self) -> Setup:
        """Kicks off, and gives the setup that was started."""
        self.click("Kick off")
        return self.started[-1]

    def open(self) -> Self:
        """Opens the options."""
        self.click("Options")
        return self

    def refused(self, focus: str) -> str:
        """Tries to kick off, and gives the words that tell why not; the focus is where that is mended."""
        self.click("Kick off")
        assert (self.started, self.focused) == ([], focus)
        return str(self.scene.toasts.texts[0])


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


FOUR = Option(
    name="seats", title="Seats", values=("2", "3", "4"), default="2", labels=("2", "3", "4"), why="How many play."
)


def test_a_game_for_four_seats_any_mix_of_people_and_bots() -> None:
    rules = msgspec.structs.replace(RULES, seats=(2, 3, 4), seat_option="seats", options=(*RULES.options, FOUR))
    form = SetupForm.default(rules)
    assert form.seats == 2
    form.options["seats"] = "4"
    form.kinds[1:4] = [HUMAN, "pro", "all-pro"]
    form.pair = 2
    assert [player.kind for player in form.setup().players] == [HUMAN, HUMAN, "pro", "all-pro"]
    assert [player.name for player in form.setup().players] == ["Lynx", "Herons", "Gulls", "Foxes"]
    assert form.problem is None


@EVERY_LOOK
@pytest.mark.parametrize("variant", ["jukem", "card_bowl"])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int, variant: str) -> None:
    page = Page.at(tmp_path, variant, size=size, text_size=text_size)
    assert page.app.theme.overflows == set()
    page.open()
    assert page.app.theme.overflows == set()


def test_the_time_that_is_said_is_that_of_the_chosen_length(tmp_path: Path) -> None:
    """BO-109: one quarter, two halves and a full game are no one length."""
    page = Page.at(tmp_path, "blowout").open()
    said = []
    for share in (0.5, 0.7, 0.95):
        page.click("Length", at=(share, 0.5))
        said.append(page.target("Options").detail)
    assert said == ["About 10–15 minutes", "About 15–25 minutes", "About 35–55 minutes"]
    assert page.focused == "Length"


def test_a_game_of_many_options_offers_its_presets_first(tmp_path: Path) -> None:
    """CB-449: the shortest first, with a sentence of what is chosen; what is changed then is one's own."""
    page = Page.at(tmp_path, "card_bowl")
    assert any(widget.name == "About 15–25 minutes" for widget in page.scene.widgets)
    assert page.target("Options").detail == "One quarter"
    rules = page.open().scene.rules
    assert page.focused == "Rules of the match"
    row = page.scene.find("Rules of the match")
    titles = ["One quarter", "Two quarters", "Full"]
    assert (row.labels, row.value) == (titles, "One quarter")
    page.click("Rules of the match", at=(0.72, 0.5))
    chosen = page.scene.find("Rules of the match")
    assert (row.detail, chosen.detail) == (rules.presets[0].why, rules.presets[1].why)
    page.click("Rules of the match", at=(0.5, 0.5))
    assert all(page.scene.find(option.title) for option in rules.options)
    page.scene.focus.set("Clock")
    page.press("right")
    row = page.scene.find("Rules of the match")
    assert (row.labels, row.value) == ([*titles, "Your own"], "Your own")
    page.press("left")
    assert page.scene.find("Rules of the match").value == "One quarter"
    others = {name: value for name, value in page.kick_off().options.items() if value != rules.complete({})[name]}
    assert others == {"timing": "simple1", "quarters": "1", "single_joker": "on", "motion": "off"}


def test_options_that_exclude_each_other_are_refused_in_words(tmp_path: Path) -> None:
    """CB-449: a third quarter has hands of its own only where it is played."""
    page = Page.at(tmp_path, "card_bowl")
    page.scene.form.options.update(quarters="2", hands_q3="11-11")
    assert "Hands, quarter 3 does not go with the other options" in page.refused("Hands, quarter 3")
    page.scene.form.options.update(hands_q3="as_set")
    assert page.kick_off().options["quarters"] == "2"


def test_cb_441_what_the_limit_takes_from_a_handicap_is_said_beside_it(tmp_path: Path) -> None:
    page = Page.at(tmp_path, "card_bowl").open()
    assert "Lost" not in page.target("Handicap").detail
    page.scene._take_option(next(each for each in CARD_BOWL.options if each.name == "handicap"), "2")
    assert "Lost to the limit of 15: 2 on defense." in page.target("Handicap").detail


def test_who_plays_is_asked_once_there_are_two_and_one_of_them_plays(tmp_path: Path) -> None:
    page = Page.at(tmp_path)
    assert WHO not in page.names(), "who plays alone is asked nothing"
    page.app.people.add("Bea")
    page.scene.recompose()
    assert page.shows("Player\nYou")
    page.click(WHO)
    page.click("Bea")
    assert page.shows("Player\nBea")
    assert page.app.people.names[page.app.player] == "Bea"
    page.click("Kick off")
    assert page.started
    page.app.flush()
    assert Page.at(tmp_path).shows("Player\nBea"), "she plays until somebody else is named"
    for kind in (HUMAN, LEVELS[0]):
        page.scene.form.kinds[:2] = [kind] * 2
        page.scene.recompose()
        assert WHO not in page.names(), "two persons, or none"


@EVERY_LOOK
@pytest.mark.parametrize("variant", ["jukem", "football_war"])
def test_who_plays_fits_beside_what_there_is_to_know(
    tmp_path: Path, size: tuple[int, int], text_size: int, variant: str
) -> None:
    page = Page.at(tmp_path, variant, size=size, text_size=text_size)
    page.app.people.add("Bartholomew the Good")
    if variant == "football_war":
        page.scene.form.options["players"] = "4"
    page.scene.recompose()
    page.frames(2)
    asked, screen = page.target(WHO).rect, page.app.screen.get_rect()
    assert screen.contains(asked)
    others = [widget for widget in page.scene.widgets if widget.focusable and widget.name != WHO]
    assert not any(widget.rect.colliderect(asked) for widget in others)
    assert page.app.theme.overflows == set()


def test_new_setup_after_a_match_opens_as_that_match_was_played(tmp_path: Path) -> None:
    """A match of two quarters that was begun elsewhere led to a page with four."""
    rules = find_rules("real_deal")
    length = next(option for option in rules.options if option.name == "length")
    other = next(value for value in length.values if value != rules.complete(rules.offered)["length"])
    setup = msgspec.structs.replace(default_setup(rules), options=rules.complete({"length": other}))
    shown: list[Any] = []

    def again(variant: str, last: Setup) -> NewMatch:
        shown.append(NewMatch(pilot.app, variant, print, last))
        return shown[-1]

    def scene(app: App) -> Results:
        result = Results(app, played("real_deal"), setup, rematch=print, switch=print, menu=print)
        app.routes["new_match"] = again
        return result

    pilot = Pilot.start(tmp_path, scene)
    pilot.click("New setup")
    assert shown[-1].form.options["length"] == other


def test_who_has_not_learned_the_game_is_offered_its_first_lesson_beside_kick_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Newcomers started a match without having seen that there are lessons."""
    went: list[tuple[Any, ...]] = []
    first, *_ = chapters("card_bowl")
    lesson = {"lesson": lambda app: print}
    page = Page.at(tmp_path / "new", "card_bowl", routes=lesson)
    monkeypatch.setattr(page.app, "go", lambda *where: went.append(where))
    page.open()
    assert {"Use defaults"} == {each.name for each in page.scene.widgets} & {"Use defaults", "Learn first"}
    page.open()
    page.click("Learn first")
    assert went == [("lesson", first)]
    knows = Page.at(tmp_path / "knows", "card_bowl", routes=lesson, learned=[first.name])
    assert "Learn first" not in {each.name for each in knows.scene.widgets}


@pytest.mark.parametrize(("size", "text_size"), [((1024, 600), 130), ((1280, 720), 100)])
def test_the_offer_of_a_lesson_fits_beside_the_other_buttons(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    routes = {name: lambda app: print for name in ("lesson", "rules")}
    page = Page.at(tmp_path, "card_bowl", size=size, text_size=text_size, routes=routes)
    page.frames(2)
    buttons = [each for each in page.scene.widgets if each.name in ("Options", "Learn first", "Rules", "Kick off")]
    assert len(buttons) == 4
    assert all(left.rect.right < right.rect.left for left, right in pairwise(sorted(buttons, key=lambda b: b.rect.x)))
    assert page.app.theme.overflows == set()
