"""The pause: what it offers, what it asks first, and what it hides (experience.md 6.4, 6.6, 7)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.commitment import grouped
from game.record import Player
from saves.archive import Saves
from scenes.match.curtain import Curtain
from scenes.match.pause import Pause
from scenes.match.score_plates import ScorePlates
from scenes.shell.app import App
from scenes.shell.scene import Scene
from tests.scenes.matches import FakeTable, played, setup_of
from tests.scenes.pilot import EVERY_LOOK, Pilot


class Place(Scene):
    """Somewhere else."""

    def __init__(self, app: App, *arguments: Any) -> None:
        super().__init__(app)
        self.arguments = arguments


class Paused(Pilot):
    """A pilot in the pause of a match."""

    table: FakeTable
    archive: Saves


def paused(
    folder: Path,
    *,
    hides: bool = False,
    watched: bool = False,
    decisions: int = 40,
    presses: int = 20,
    opponent: str = "rookie",
    **look: Any,
) -> Paused:
    def place(app: App) -> Callable[..., Scene]:
        return lambda *given: Place(app, *given)

    routes: Any = dict.fromkeys(("rules", "menu", "keys_help"), place)
    pilot = Paused.start(folder, None, routes=routes, **look)
    pilot.archive = Saves(pilot.app.folder)
    pilot.app.archive = pilot.archive
    match = played(setup_of(opponent), decisions)
    match.presses = presses
    pilot.table = FakeTable(pilot.app, match, hides_hands=hides, read_only=watched)
    pilot.app.stack.reset(pilot.table)
    pilot.settle()
    pilot.app.stack.push(Pause(pilot.app, pilot.table))
    pilot.settle()
    return pilot


@pytest.fixture
def pause(tmp_path: Path) -> Paused:
    """The pause of a match against the computer."""
    return paused(tmp_path)


def test_escape_goes_on_with_the_match(pause: Paused) -> None:
    assert pause.focused == "Resume"
    pause.press("escape")
    assert pause.scene is pause.table


def test_between_two_people_nothing_of_the_table_is_seen_from_the_first_frame_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever lies on the table, each frame of the pause is the same, however faintly it might shine through."""
    pilot = paused(tmp_path, hides=True)
    pictures: list[list[int]] = []
    for color in ((255, 0, 255), (0, 255, 0)):
        monkeypatch.setattr("tests.scenes.matches.MAGENTA", color)
        pilot.press("escape")
        assert pilot.app.screen.get_at((3, 3))[:3] == color
        pilot.app.stack.push(Pause(pilot.app, pilot.table))
        pictures.append([])
        for _ in range(30):
            pilot.frames()
            pictures[-1].append(hash(pygame.image.tobytes(pilot.app.screen, "RGB")))
    assert pictures[0] == pictures[1]


def test_against_the_computer_the_table_stays_in_view(pause: Paused) -> None:
    corner = pause.app.screen.get_at((3, 3))
    assert min(corner.r, corner.b) > corner.g + 40


def test_score_and_period_of_the_match_are_shown(tmp_path: Path) -> None:
    pilot = paused(tmp_path, decisions=0)
    assert pilot.shows("Gulls 0 – 0 Foxes")
    assert pilot.shows("First half")
    assert pilot.shows("Nobody has scored yet.")


@pytest.mark.parametrize(("other", "told"), [("pro", ["You", "Computer, Pro"]), ("human", ["Person", "Person"])])
def test_the_only_person_is_told_you(other: str, told: list[str]) -> None:
    players = (Player("Gulls"), Player("Foxes", other))
    plates = ScorePlates(players, (0, 0))
    assert [plates.player_text(player) for player in players] == told


@pytest.mark.parametrize("open_deal", [False, True])
def test_the_seed_is_not_told_before_the_end_but_what_was_promised_of_the_deal_is(
    tmp_path: Path, open_deal: bool
) -> None:
    """The same seed deals the same cards, so it tells every hand."""
    pilot = paused(tmp_path, decisions=0)
    match = pilot.table.match
    match.promise_deal("ab" * 16, open_deal=open_deal)
    pilot.scene.recompose()
    pilot.settle()
    assert match.seal is not None
    begun = grouped(match.seal.promise[:16])
    assert pilot.shows(begun)
    assert not pilot.shows(f"{begun} "), "the whole of it stands on the check of the result"
    assert pilot.shows("Open deal") == open_deal
    assert not pilot.shows("abab")
    assert not pilot.shows("Seed")


def test_writing_a_name_replaces_the_suggestion(pause: Paused) -> None:
    pause.click("Save game as…")
    assert pause.scene.name
    pause.type("q")
    assert pause.scene.name == "q"


def test_rules_open_at_this_game_with_the_options_in_force(pause: Paused) -> None:
    pause.press("r")
    assert pause.scene.arguments == ("jukem", None, pause.table.match.options)


def test_f1_shows_the_keys(pause: Paused) -> None:
    pause.press("f1")
    assert pause.place == "Place"


def test_the_speed_can_be_changed_and_is_stored(pause: Paused) -> None:
    pause.press("down", "down", "down", "right")
    assert pause.focused == "Speed"
    assert pause.app.settings.speed == "fast"


def test_a_save_needs_a_name_and_then_is_made(tmp_path: Path) -> None:
    pilot = paused(tmp_path, decisions=0)
    pilot.click("Save game as…")
    assert pilot.scene.name == "Gulls 0 – 0 Foxes"
    pilot.press(*["backspace"] * len(pilot.scene.name), "return")
    assert pilot.place == "SaveAs"
    assert "Give the save a name first." in pilot.scene.toasts.texts
    pilot.type("big one")
    pilot.press("return")
    assert pilot.table.asked == ["save big one"]
    assert pilot.place == "Pause"


def test_a_save_that_is_not_on_the_disk_yet_is_not_called_saved(pause: Paused, monkeypatch: pytest.MonkeyPatch) -> None:
    for written, said in ((False, "is not on the disk yet"), (True, "Saved as")):
        monkeypatch.setattr(pause.archive.writer, "flush", lambda *_, done=written: done)
        pause.scene._save("big one")
        assert said in pause.scene.toasts.texts[-1]


@pytest.mark.parametrize(("answer", "saved"), [("Overwrite", ["save old"]), ("Cancel", [])])
def test_overwriting_a_save_is_asked_first(tmp_path: Path, answer: str, saved: list[str]) -> None:
    pilot = paused(tmp_path, decisions=0)
    pilot.archive.store.save_as(pilot.table.match, "old")
    pilot.click("Save game as…")
    pilot.press(*["backspace"] * len(pilot.scene.name))
    pilot.type("old")
    pilot.click("Save")
    assert pilot.place == "Dialog"
    assert pilot.focused == "Cancel"
    pilot.click(answer)
    assert pilot.table.asked == saved


@pytest.mark.parametrize(("entry", "answer"), [("Restart", "Restart"), ("Concede the match", "Concede")])
def test_what_ends_the_match_is_asked_first(pause: Paused, entry: str, answer: str) -> None:
    pause.click(entry)
    pause.press("escape")
    assert pause.table.asked == []
    assert pause.place == "Pause"
    pause.click(entry)
    pause.click(answer)
    assert pause.table.asked == [answer.lower()]
    assert pause.scene is pause.table


def test_giving_up_during_the_hand_over_takes_the_curtain_away_too(tmp_path: Path) -> None:
    pilot = paused(tmp_path, hides=True, opponent="human")
    pilot.press("escape")
    pilot.app.stack.push(Curtain(pilot.app, ("Gulls", "Foxes"), 1, [], lambda: None))
    pilot.app.stack.push(Pause(pilot.app, pilot.table))
    pilot.settle()
    pilot.click("Concede the match")
    pilot.click("Concede")
    assert pilot.app.stack.scenes == (pilot.table,)
    assert pilot.table.asked == ["concede"]


def test_a_match_that_is_over_cannot_be_conceded_and_says_so(tmp_path: Path) -> None:
    pilot = paused(tmp_path, decisions=4000)
    pilot.click("Concede the match")
    assert pilot.place == "Pause"
    assert pilot.scene.tooltip.text == "The match is over."


def test_who_may_concede_is_not_told_that_nobody_plays(tmp_path: Path) -> None:
    assert paused(tmp_path).target("Concede the match").tooltip == ""


def test_the_menu_is_one_press_away_and_says_that_the_match_is_saved(pause: Paused) -> None:
    assert pause.shows("Saved: Continue brings it back.")
    pause.click("Main menu")
    assert pause.place == "Place"
    assert len(pause.app.stack.scenes) == 1


def test_a_match_in_which_nobody_has_decided_anything_is_not_called_saved(tmp_path: Path) -> None:
    pilot = paused(tmp_path, decisions=0, presses=0)
    assert pilot.shows("Nothing was decided yet, so nothing is kept.")
    pilot.click("Restart")
    assert "nothing is kept" in pilot.scene.text


def test_quit_ends_the_program(pause: Paused) -> None:
    pause.click("Quit")
    assert not pause.app.running


@EVERY_LOOK
@pytest.mark.parametrize("decisions", [40, 4000])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int, decisions: int) -> None:
    """While a match goes on, with the page that one game has of its own; and with all scores of one that is over."""
    pilot = paused(tmp_path, size=size, text_size=text_size, decisions=decisions)
    pilot.table.page = ("What you decide", print)
    pilot.scene.recompose()
    pilot.settle()
    assert ("What you decide" in pilot.names()) == (decisions == 40)
    assert pilot.app.theme.overflows == set()
    window = pilot.app.screen.get_rect()
    assert all(window.contains(widget.clip or widget.rect) for widget in pilot.scene.widgets)


def test_a_match_that_can_only_be_looked_at_promises_nothing(tmp_path: Path) -> None:
    pilot = paused(tmp_path, watched=True)
    for name in ("Save game as…", "Concede the match"):
        assert not pilot.target(name).enabled
    assert pilot.shows("It stays saved as it was.")


def test_conceding_names_who_gives_up(pause: Paused) -> None:
    pause.table.player_at_screen = 1
    pause.click("Concede the match")
    assert pause.scene.text.startswith("Foxes: the other side wins")
