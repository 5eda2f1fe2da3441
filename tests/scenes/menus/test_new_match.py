"""New match: what is chosen is what is played, and what cannot be played is refused in words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.bots import LEVELS
from game.match import HUMAN, Player
from game.variant import Option
from game.variants.card_bowl import RULES as CARD_BOWL
from scenes.control.setup import SEEDS, Setup, default_setup, remember
from scenes.menus.new_match import HONEST, NewMatch
from scenes.menus.setup_form import SetupForm
from scenes.shell.app import App
from tests.scenes.matches import RULES, setup_of
from tests.scenes.pilot import Pilot


def opened(folder: Path, started: list[Setup], **look: Any) -> Pilot:
    def scene(app: App) -> NewMatch:
        return NewMatch(app, "jukem", started.append)

    return Pilot.start(folder, scene, **look)


def again(pilot: Pilot, started: list[Setup]) -> None:
    pilot.app.stack.reset(NewMatch(pilot.app, "jukem", started.append))
    pilot.settle()


def test_one_press_kicks_off_with_the_defaults(tmp_path: Path) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    assert pilot.focused == "Kick off"
    pilot.press("return")
    (setup,) = started
    assert (setup.options, setup.players) == (default_setup(RULES).options, default_setup(RULES).players)
    assert 0 <= setup.seed < SEEDS


def test_every_option_of_the_game_is_shown_with_its_reason_and_default(tmp_path: Path) -> None:
    pilot = opened(tmp_path, [])
    for option in RULES.options:
        row = pilot.target(option.title)
        assert row.labels == list(option.labels)
        assert option.why in row.detail
        assert f"Default: {option.labels[option.values.index(option.default)]}." in row.detail


def test_a_first_match_of_football_war_is_one_half_and_the_row_says_so(tmp_path: Path) -> None:
    started: list[Setup] = []
    pilot = Pilot.start(tmp_path, lambda app: NewMatch(app, "football_war", started.append))
    assert "Default: One half." in pilot.target("Length").detail
    pilot.click("Kick off")
    assert started[0].options["length"] == "one"


@pytest.mark.parametrize("option", RULES.options, ids=lambda option: option.name)
def test_an_option_can_be_changed_by_mouse_and_by_key(tmp_path: Path, option: Option) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    pilot.click(option.title, at=(0.97, 0.5))
    assert pilot.scene.form.options[option.name] == option.values[-1]
    pilot.press("left")
    pilot.click("Kick off")
    assert started[0].options[option.name] == option.values[-2]


@pytest.mark.parametrize("place", range(len(LEVELS)))
def test_each_level_can_be_chosen_and_the_honest_line_is_there(tmp_path: Path, place: int) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    assert pilot.shows(HONEST)
    pilot.scene.focus.set("Away is")
    pilot.press(*["left"] * 4, *["right"] * (place + 1))
    pilot.click("Kick off")
    assert started[0].players[1].kind == LEVELS[place]


def test_a_friend_can_sit_at_the_same_screen(tmp_path: Path) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    pilot.scene.focus.set("Away is")
    pilot.press("left")
    assert pilot.shows("a curtain hides the hands")
    assert not pilot.shows(HONEST)
    pilot.click("Kick off")
    assert [player.kind for player in started[0].players] == [HUMAN, HUMAN]


def test_names_can_be_written_and_long_ones_are_cut_at_twenty_letters(tmp_path: Path) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    pilot.click("Home name")
    pilot.type("The Very Long Name of a Club")
    pilot.click("Away name")
    pilot.type("Anna R")
    pilot.click("Kick off")
    assert [player.name for player in started[0].players] == ["The Very Long Name o", "Anna R"]


def test_an_emptied_name_is_the_clubs_own_again(tmp_path: Path) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    pilot.click("Home name")
    pilot.type("Bob")
    pilot.press("backspace", "backspace", "backspace")
    pilot.click("Kick off")
    assert started[0].players[0].name == "Gulls"


def test_two_teams_of_one_name_are_refused_in_words(tmp_path: Path) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    pilot.click("Away name")
    pilot.type("gulls")
    pilot.press("return", "return")
    assert started == []
    assert pilot.focused == "Away name"
    assert pilot.scene.toasts.texts == ["Home and away are both called gulls. Change one of them."]


def test_clubs_come_in_pairs(tmp_path: Path) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    pilot.scene.focus.set("Clubs")
    pilot.press("right")
    pilot.click("Kick off")
    assert [player.name for player in started[0].players] == ["Elk", "Owls"]


@pytest.mark.parametrize(
    ("typed", "seed"), [("42", 42), (" 0 ", 0), ("-7", -7), ("123456789012345678", 123456789012345678)]
)
def test_a_seed_is_taken_as_it_was_written(tmp_path: Path, typed: str, seed: int) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    pilot.click("More")
    assert pilot.focused == "Seed"
    pilot.type(typed)
    pilot.click("Kick off")
    assert started[0].seed == seed


@pytest.mark.parametrize("typed", ["abc", "1.5", "1e9", "1234567890123456789", "--1", "٣"])
def test_what_is_not_a_whole_number_is_refused_in_words(tmp_path: Path, typed: str) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    pilot.click("More")
    pilot.scene.form.seed = typed
    pilot.click("Kick off")
    assert started == []
    assert pilot.focused == "Seed"
    assert "whole number" in pilot.scene.toasts.texts[0]


def test_the_last_setup_is_there_the_next_time_but_with_new_cards(tmp_path: Path) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started)
    pilot.click("Home name")
    pilot.type("Bob")
    pilot.scene.focus.set("Away is")
    pilot.press("right")
    pilot.click("Practice deck", at=(0.97, 0.5))
    pilot.click("Kick off")
    again(pilot, started)
    pilot.press("return")
    first, second = started
    assert (first.options, first.players) == (second.options, second.players)
    assert first.options["practice"] == "on"
    assert first.players == (Player("Bob"), Player("Foxes", "pro"))
    assert first.seed != second.seed


def test_a_person_is_greeted_by_name_in_a_game_that_is_new(tmp_path: Path) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started, names=["Bob", "Ann"])
    pilot.press("return")
    assert [player.name for player in started[0].players] == ["Bob", "Foxes"]


def kick_off(folder: Path, variant: str, prepare: Callable[[Pilot], object] = lambda pilot: None) -> Setup:
    """The setup that New match begins with, after what is done on its page; the next one knows of it."""
    started: list[Setup] = []
    pilot = Pilot.start(folder, lambda app: NewMatch(app, variant, started.append))
    prepare(pilot)
    pilot.click("Kick off")
    pilot.app.flush()
    return started[0]


def test_level_and_clubs_chosen_in_one_game_are_offered_in_the_next(tmp_path: Path) -> None:
    def all_pro_bears(pilot: Pilot) -> None:
        pilot.click("Away is", at=(0.97, 0.5))
        pilot.click("Clubs", at=(0.97, 0.5))

    def friend(pilot: Pilot) -> None:
        pilot.click("Away is", at=(0.4, 0.5))
        assert pilot.scene.form.kinds[1] == HUMAN

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
    started: list[Setup] = []
    kept = remember({}, setup_of()) | {"options": {"practice": "perhaps"}}
    pilot = opened(tmp_path, started, last_setup=kept)
    pilot.press("return")
    assert started[0].options == default_setup(RULES).options


def test_use_defaults_forgets_what_was_changed(tmp_path: Path) -> None:
    started: list[Setup] = []
    pilot = opened(tmp_path, started, last_setup=remember({}, setup_of("pro", practice="on")))
    assert pilot.scene.form.options["practice"] == "on"
    pilot.click("Use defaults")
    pilot.click("Kick off")
    assert started[0].options == default_setup(RULES).options
    assert started[0].players[1].kind == LEVELS[0]


def test_the_whole_page_is_walked_by_up_down_and_tab(tmp_path: Path) -> None:
    focus = opened(tmp_path, []).scene.focus
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


def test_escape_goes_back_also_from_a_name(tmp_path: Path) -> None:
    pilot = opened(tmp_path, [])
    pilot.app.stack.push(NewMatch(pilot.app, "jukem", print))
    pilot.settle()
    pilot.click("Home name")
    pilot.press("escape")
    assert len(pilot.app.stack.scenes) == 1


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


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (3840, 2160)])
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("variant", ["jukem", "card_bowl"])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int, variant: str) -> None:
    shown: Callable[[App], NewMatch] = lambda app: NewMatch(app, variant, print)  # noqa: E731
    pilot = Pilot.start(tmp_path, shown, size=size, text_size=text_size)
    pilot.click("More")
    assert pilot.app.theme.overflows == set()


def test_the_time_that_is_said_is_that_of_the_chosen_length(tmp_path: Path) -> None:
    """BO-109: one quarter, two halves and a full game are no one length."""
    pilot = Pilot.start(tmp_path, lambda app: NewMatch(app, "blowout", print))
    said = []
    for share in (0.5, 0.7, 0.95):
        pilot.click("Length", at=(share, 0.5))
        said.append(next(widget.name for widget in pilot.scene.widgets if "minutes" in widget.name))
    assert said == ["About 10–15 minutes", "About 20–35 minutes", "About 40–65 minutes"]
    assert pilot.focused == "Length"


def test_a_game_of_many_options_offers_its_presets_and_the_rest_behind_more(tmp_path: Path) -> None:
    """Novice and full, with a sentence each; what is changed then is one's own."""
    started: list[Setup] = []
    pilot = Pilot.start(tmp_path, lambda app: NewMatch(app, "card_bowl", started.append))
    rules = pilot.scene.rules
    row = pilot.scene.find("Rules of the match")
    assert (row.labels, row.value) == (["Novice", "Full"], "Full")
    assert all(preset.why in row.detail for preset in rules.presets)
    assert not any(pilot.scene.find(option.title) for option in rules.options)
    pilot.click("Rules of the match", at=(0.55, 0.5))
    assert pilot.scene.find("Rules of the match").value == "Novice"
    assert any(widget.name == "About 35–50 minutes" for widget in pilot.scene.widgets)
    pilot.click("More")
    assert pilot.focused == "Clock"
    assert all(pilot.scene.find(option.title) for option in rules.options)
    pilot.press("left", "right")
    row = pilot.scene.find("Rules of the match")
    assert (row.labels, row.value) == (["Novice", "Full", "Your own"], "Your own")
    pilot.press("left")
    assert pilot.scene.find("Rules of the match").value == "Novice"
    pilot.click("Kick off")
    chosen = {name: value for name, value in started[0].options.items() if value != rules.complete({})[name]}
    assert chosen == {"timing": "simple1", "plays_per_quarter": "20", "single_joker": "on", "motion": "off"}


def test_options_that_exclude_each_other_are_refused_in_words(tmp_path: Path) -> None:
    """CB-449: a third quarter has hands of its own only where it is played."""
    started: list[Setup] = []
    pilot = Pilot.start(tmp_path, lambda app: NewMatch(app, "card_bowl", started.append))
    pilot.scene.form.options.update(quarters="2", hands_q3="11-11")
    pilot.click("Kick off")
    assert not started
    assert "Hands, quarter 3 does not go with the other options" in pilot.scene.toasts.texts[0]
    assert pilot.focused == "Hands, quarter 3"
    pilot.scene.form.options.update(hands_q3="as_set")
    pilot.click("Kick off")
    assert started[0].options["quarters"] == "2"


def test_cb_441_what_the_limit_takes_from_a_handicap_is_said_beside_it(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, lambda app: NewMatch(app, "card_bowl", lambda setup: None))
    pilot.click("More")
    assert "Lost" not in pilot.target("Handicap").detail
    pilot.scene._take_option(next(each for each in CARD_BOWL.options if each.name == "handicap"), "2")
    assert "Lost to the limit of 15: 2 on defense." in pilot.target("Handicap").detail
