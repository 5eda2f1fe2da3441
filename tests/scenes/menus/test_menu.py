"""From the first frame through the menu to the games: what is offered, and what each entry opens."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.variant import Variant
from game.variants import VARIANTS, find_rules
from saves.paths import DataFolder
from scenes.control.setup import default_setup
from scenes.menus.boot import Boot
from scenes.menus.game_box import TRAINING_CAMP
from scenes.routes import register
from scenes.shell.app import App
from scenes.shell.loop import STEP, Loop
from scenes.shell.scene import Scene
from scenes.ui.scroll import ScrollArea
from tests.scenes.pilot import EVERY_LOOK, Pilot, press_and_release


class Elsewhere(Scene):
    """A scene of somebody else, with what it was opened with."""

    def __init__(self, app: App, *arguments: Any) -> None:
        super().__init__(app)
        self.arguments = arguments


def elsewhere(app: App) -> Callable[..., Scene]:
    return lambda *arguments: Elsewhere(app, *arguments)


class Kept:
    """Saves with one match that can go on."""

    variant, title, score, period = "jukem", "Jukem Football", "Gulls 14 – 10 Foxes", "2nd half"
    flushed = 0

    def __init__(self, others: int = 0) -> None:
        self.others = others

    def flush(self) -> None:
        self.flushed += 1

    def unfinished(self) -> "Kept":
        return self


BESIDE = {"Replays": "Saved games", "Settings": "Statistics"}
"""What shares a line, and after which entry it stands there."""
ROUTES = dict.fromkeys(
    ["new_match", "table", "continue", "unfinished", "saved", "replays", "statistics", "rules"], elsewhere
)


@pytest.fixture
def menu(tmp_path: Path) -> Pilot:
    return Pilot.start(tmp_path)


def test_the_menu_is_there_after_the_first_frames_and_input_counts_during_fades(tmp_path: Path) -> None:
    app = Loop(DataFolder(tmp_path))
    register(app)
    app.stack.reset(Boot(app))
    app.step(STEP)
    app.step(STEP)
    pilot = Pilot(app)
    assert pilot.place == "Menu"
    pilot.send(*press_and_release(pilot.target("Settings").rect.center))
    assert pilot.place == "SettingsScene"
    assert app.stack.fade
    app.step(STEP)
    pilot.send(*press_and_release(pilot.target("Back").rect.center))
    assert pilot.place == "Menu"


def test_what_cannot_be_done_has_no_button(tmp_path: Path) -> None:
    assert Pilot.start(tmp_path).names() == ["Choose game", "Settings", "Credits & notices", "Quit"]


def test_with_everything_there_continue_comes_first_and_has_the_focus(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, routes=ROUTES, saves=Kept())
    first, then = (
        ["Continue", "Kick off", "Change", "Choose game"],
        ["Saved games", "Replays", "Statistics", "Settings"],
    )
    expected = [*first, *then, "Credits & notices", "Quit"]
    assert pilot.names() == expected
    assert pilot.focused == "Continue"
    assert pilot.shows("Gulls 14 – 10 Foxes  ·  2nd half\nJukem Football")


@pytest.mark.parametrize(
    ("name", "place"),
    [
        *(("Continue", "Elsewhere"), ("Saved games", "Elsewhere"), ("Choose game", "Choose")),
        *(("Replays", "Elsewhere"), ("Statistics", "Elsewhere")),
        *(("Settings", "SettingsScene"), ("Credits & notices", "Credits")),
    ],
)
def test_entries_open_by_click_and_by_key_alike(tmp_path: Path, name: str, place: str) -> None:
    for by_key in (False, True):
        pilot = Pilot.start(tmp_path, routes=ROUTES, saves=Kept())
        if by_key:
            pilot.walk_to(BESIDE.get(name, name))
            pilot.press(*(["right"] if name in BESIDE else []), "return")
        else:
            pilot.click(name)
        assert pilot.place == place


def test_kick_off_starts_as_the_last_match_was_set_up(tmp_path: Path) -> None:
    last = default_setup(find_rules("jukem"))
    pilot = Pilot.start(tmp_path, routes=ROUTES, last_setup=last.to_dict())
    assert pilot.shows(f"Jukem Football\n{last.summary}")
    pilot.click("Kick off")
    (setup,) = pilot.scene.arguments
    assert (setup.variant, setup.options, setup.players) == (last.variant, last.options, last.players)


@pytest.mark.parametrize(
    "setup",
    [{}, {"variant": "chess"}, {"variant": ["jukem"]}, {"variant": "jukem", "players": 3}],
)
def test_before_the_first_match_kick_off_starts_jukem_against_rookie(tmp_path: Path, setup: dict[str, Any]) -> None:
    pilot = Pilot.start(tmp_path, routes=ROUTES, last_setup=setup)
    first = default_setup(find_rules("jukem"))
    assert [player.kind for player in first.players] == ["human", "rookie"]
    assert pilot.shows(f"Jukem Football\n{first.summary}")
    pilot.click("Kick off")
    (started,) = pilot.scene.arguments
    assert (started.variant, started.options, started.players) == (first.variant, first.options, first.players)


def test_a_last_setup_that_this_version_cannot_play_kicks_off_its_game_as_offered_at_first(tmp_path: Path) -> None:
    last = default_setup(find_rules("blowout")).to_dict() | {"options": {"wind": "strong"}}
    pilot = Pilot.start(tmp_path, routes=ROUTES, last_setup=last)
    pilot.click("Kick off")
    (started,) = pilot.scene.arguments
    assert started.variant == "blowout"
    assert started.options == default_setup(find_rules("blowout")).options


@pytest.mark.parametrize("by_key", [False, True])
def test_change_leads_to_the_setup_that_kick_off_starts(tmp_path: Path, by_key: bool) -> None:
    last = default_setup(find_rules("real_deal"))
    for setup, variant in ((last.to_dict(), "real_deal"), ({}, "jukem")):
        pilot = Pilot.start(tmp_path, routes=ROUTES, last_setup=setup)
        if by_key:
            pilot.scene.focus.set("Kick off")
            pilot.press("right")
            assert pilot.focused == "Change"
            pilot.press("return")
        else:
            pilot.click("Change")
        assert pilot.scene.arguments == (variant,)


@EVERY_LOOK
def test_entries_keep_their_places_whatever_continue_says(
    tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    long = "A name that has no end  23"
    seen = []
    for kept, setup in (
        (None, {}),
        (Kept(), {}),
        (Kept(3), default_setup(find_rules("real_deal")).to_dict()),
        (Kept(12345), {"variant": "football_war", "summary": long * 7}),
    ):
        if kept and kept.others > 3:
            kept.score, kept.title, kept.period = "  ·  ".join([long] * 4), "Real Deal Football Unplugged", "2nd half"
        pilot = Pilot.start(tmp_path, routes=ROUTES, saves=kept, size=size, text_size=text_size, last_setup=setup)
        assert pilot.app.theme.overflows == set()
        places = {target.name: tuple(target.rect) for target in pilot.scene.focus.targets}
        assert ("Continue" in places) == (kept is not None)
        seen.append(
            {name: place for name, place in places.items() if name != "Continue" and not name.endswith(" more")}
        )
        for name, place in places.items():
            others = [pygame.Rect(other) for key, other in places.items() if key != name]
            assert pygame.Rect(place).collidelist(others) == -1
    assert seen == [seen[0]] * 4


LONGEST = {
    "jukem": "Second half",
    "real_deal": "Second overtime",
    "football_war": "Second overtime",
    "blowout": "Fourth quarter",
    "card_bowl": "Fourth quarter",
}


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_what_continue_says_is_not_cut(tmp_path: Path, size: tuple[int, int], text_size: int, variant: Variant) -> None:
    kept = Kept(12)
    kept.variant, kept.title, kept.period = variant.name, variant.title, LONGEST[variant.name]
    kept.score = "Herons 24 – 20 Foxes"
    pilot = Pilot.start(tmp_path, routes=ROUTES, saves=kept, size=size, text_size=text_size)
    detail = pilot.target("Continue").detail
    assert detail == f"{kept.score}  ·  {kept.period}\n{kept.title}"
    assert pilot.app.theme.overflows == set()


def test_the_other_matches_that_wait_stand_beside_continue(tmp_path: Path) -> None:
    named = {others: Pilot.start(tmp_path, routes=ROUTES, saves=Kept(others)).names() for others in (0, 1, 3)}
    assert {others: names[:2] for others, names in named.items()} == {
        0: ["Continue", "Kick off"],
        1: ["Continue", "1 more"],
        3: ["Continue", "3 more"],
    }


def test_quit_saves_and_ends(tmp_path: Path) -> None:
    saves = Kept()
    pilot = Pilot.start(tmp_path, saves=saves)
    pilot.click("Quit")
    assert not pilot.app.running
    assert saves.flushed == 1


def test_escape_on_the_menu_only_goes_to_quit(menu: Pilot) -> None:
    menu.press("escape")
    assert menu.app.running
    assert menu.focused == "Quit"


def test_mouse_and_keys_have_one_selection_and_it_alone_is_white(menu: Pilot) -> None:
    def white() -> list[str]:
        return [widget.name for widget in menu.scene.widgets if getattr(widget, "kind", "") == "primary"]

    menu.hover("Settings")
    assert (menu.focused, white()) == ("Settings", ["Settings"])
    menu.press("escape")
    assert (menu.focused, white()) == ("Quit", ["Quit"])


def test_the_window_can_be_closed_in_the_middle_of_a_fade(tmp_path: Path) -> None:
    saves = Kept()
    pilot = Pilot.start(tmp_path, saves=saves)
    pilot.send(*press_and_release(pilot.target("Settings").rect.center))
    assert pilot.app.stack.fade
    pilot.close_window()
    assert not pilot.app.running
    assert saves.flushed == 1


def test_notices_are_shown_once(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("nonsense")
    pilot = Pilot.start(tmp_path)
    assert "kept as settings.damaged-" in pilot.scene.toasts.texts[0]
    pilot.wait(6.5)
    assert pilot.scene.toasts.texts == []
    pilot.click("Settings")
    pilot.press("escape")
    assert pilot.scene.toasts.texts == []


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    pilot = Pilot.start(tmp_path / "file" / "data", Boot)
    pilot.wait(1.5)
    told = [text for text in pilot.scene.toasts.texts if "Nothing will be saved" in text]
    assert len(told) == 1
    pilot.click("Settings")
    pilot.press("escape")
    pilot.wait(7.0)
    assert pilot.scene.toasts.texts == []


def test_the_comfort_strip_is_offered_on_the_first_start_only(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, welcomed=False)
    pilot.click("Motion", at=(0.9, 0.5))
    assert pilot.app.settings.reduced_motion
    assert not pilot.app.settings.menu_motion
    pilot.click("Text size", at=(0.97, 0.5))
    assert pilot.app.settings.text_size == 130
    pilot.click("Done")
    assert "Motion" not in pilot.names()
    pilot.wait(1.0)
    still = pygame.image.tobytes(pilot.app.screen, "RGB")
    pilot.wait(3.0)
    assert pygame.image.tobytes(pilot.app.screen, "RGB") == still, "nothing moves behind the menu now"
    pilot.app.flush()
    assert Loop(DataFolder(tmp_path)).settings.welcomed


def test_the_cards_drift_while_the_loop_may_rest(menu: Pilot) -> None:
    menu.wait(1.0)
    seen = pygame.image.tobytes(menu.app.screen, "RGB")
    assert not menu.app.stack.animating
    menu.wait(3.0)
    assert pygame.image.tobytes(menu.app.screen, "RGB") != seen


def test_all_five_games_are_shown_and_only_those_with_a_table_can_be_started(tmp_path: Path) -> None:
    for variant in VARIANTS:
        pilot = Pilot.start(tmp_path, "choose", routes=ROUTES)
        assert [name for name in pilot.names() if name in {v.title for v in VARIANTS}] == [v.title for v in VARIANTS]
        pilot.click(variant.title)
        if variant.playable:
            assert pilot.scene.arguments == (variant.name,)
        else:
            assert pilot.place == "Choose"
            assert TRAINING_CAMP[1:] in pilot.scene.tooltip.text
            assert pilot.scene.tooltip.rect is not None


def test_rules_are_offered_for_the_games_with_a_table_by_button_and_key(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, "choose", routes=ROUTES)
    assert [name for name in pilot.names() if name.startswith("Rules of")] == [
        f"Rules of {variant.title}" for variant in VARIANTS if variant.playable
    ]
    pilot.click("Rules of Jukem Football")
    assert pilot.scene.arguments == ("jukem",)
    pilot.app.stack.pop()
    pilot.scene.focus.set("Jukem Football")
    pilot.press("r")
    assert pilot.scene.arguments == ("jukem",)


def test_arrows_walk_the_shelf_and_escape_leaves_it(menu: Pilot) -> None:
    menu.click("Choose game")
    assert menu.focused == VARIANTS[0].title
    menu.press(*["right"] * 4)
    assert menu.focused == VARIANTS[4].title
    menu.press("escape")
    assert menu.place == "Menu"
    assert menu.focused == "Choose game", "the focus is where it was"


def test_credits_can_be_read_to_the_end_with_the_arrows_alone(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path, "credits", size=(1024, 600), text_size=130)
    areas = [widget for widget in pilot.scene.widgets if isinstance(widget, ScrollArea)]
    area = max(areas, key=lambda each: each.farthest)
    pilot.press(*["down"] * 60)
    assert area.offset == area.farthest > 0
    pilot.press(*["up"] * 60)
    assert area.offset == 0


def test_a_press_that_is_drawn_off_the_button_does_nothing(menu: Pilot) -> None:
    down, _ = press_and_release(menu.target("Settings").rect.center)
    _, up = press_and_release((5, 5))
    menu.send(down)
    menu.send(up)
    menu.settle()
    assert menu.place == "Menu"


def test_m_mutes_and_says_so(menu: Pilot) -> None:
    menu.press("m")
    assert menu.app.settings.mute
    assert menu.scene.toasts.texts == ["Sound off"]
    menu.press("m")
    assert not menu.app.settings.mute


def test_f11_goes_full_screen_and_back(menu: Pilot) -> None:
    menu.press("f11")
    assert menu.app.settings.display_mode == "fullscreen"
    assert menu.app.screen.get_flags() & pygame.FULLSCREEN
    menu.press("f11")
    assert menu.app.screen.get_size() == (1280, 720)
