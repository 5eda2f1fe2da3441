"""New match in every look: lengths, presets, who plays, and the first lesson offered beside Kick off."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.bots import LEVELS
from game.lesson import chapters
from game.options import Option
from game.record import HUMAN
from game.variants import find_rules
from game.variants.card_bowl import RULES as CARD_BOWL
from scenes.control.setup import Setup, default_setup, first_setup
from scenes.match.results import Results
from scenes.menus.new_match import NewMatch
from scenes.menus.replays_filters import WHO
from scenes.menus.setup_form import SetupForm
from scenes.shell.app import App
from tests.game.test_review import played
from tests.scenes.matches import RULES
from tests.scenes.menus.new_match_page import Page
from tests.scenes.pilot import EVERY_LOOK, Pilot

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


def test_new_match_offers_first_what_the_end_of_a_first_lesson_offers() -> None:
    """One was two halves of 15 to 25 minutes, the other a quarter; and the box of the game says the same minutes."""
    rules = find_rules("blowout")
    assert default_setup(rules).options == first_setup(rules).options == {"length": "quarters"}
    assert rules.minutes(default_setup(rules).options) == rules.variant.minutes


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
