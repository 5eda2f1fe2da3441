"""The whole program as a new player meets it: from the menu to the result, alone and with a friend, and back again."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.lesson import chapters
from game.record import PERSON
from game.variants import VARIANTS, find_rules
from game.variants.card_bowl.jobs import EVERYTHING
from saves.people import FIRST
from scenes.control.setup import Setup, default_setup
from scenes.menus.saved import UNFINISHED
from scenes.program import Program, open_program
from scenes.shell.launch import parse
from scenes.shell.loop import STEP
from tests.scenes.pilot import Pilot
from tests.scenes.shell.tour import home, play_on, to_the_table, wait_for, while_something_is_decided

Open = Callable[..., Pilot]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens the program on one data folder, as often as a test likes."""
    programs: list[Program] = []

    def begin(*arguments: str) -> Pilot:
        program = open_program(parse(["--data-dir", str(tmp_path), "--no-audio", *arguments]))
        programs.append(program)
        program.change(welcomed=True)
        return Pilot(program)

    yield begin
    for program in programs:
        program.quit()
        if program._worker is not None:
            program._worker.close()


def test_a_table_knows_whether_a_match_of_its_game_was_ever_finished(opened: Open) -> None:
    """In a first match everything is pressed; a match that is finished in the same start already counts."""
    pilot = opened("--speed", "0")
    app: Any = pilot.app
    first = to_the_table(pilot)
    assert app.archive.history.settle(10.0)
    assert first.session.knows_game() is False
    first.concede()
    app.flush()
    first.restart()
    pilot.frames()
    assert app.archive.history.settle(10.0)
    assert pilot.scene.session.knows_game() is True


def test_every_new_match_is_that_of_the_player_who_plays_now(opened: Open) -> None:
    pilot = opened("--speed", "0")
    app: Any = pilot.app
    table = to_the_table(pilot)
    assert PERSON not in table.match.notes, "who plays alone is named nowhere"
    bea = app.people.add("Bea")
    app.change(person=bea.id)
    table.restart()
    pilot.frames()
    assert pilot.scene.match.notes[PERSON] == bea.id
    app.flush()
    program = opened("--play", "blowout")
    program.frames()
    assert program.scene.match.notes[PERSON] == bea.id, "as is one from the command line"
    app.change(person=FIRST)
    pilot.scene.restart()
    pilot.frames()
    assert PERSON not in pilot.scene.match.notes


def watch_the_replay(pilot: Pilot) -> None:
    """From a result and back to it, by way of the help on keys and the rules."""
    pilot.click("Watch replay")
    assert pilot.place == "Replay"
    for key, place in (("f1", "KeysHelp"), ("r", "RulesPage")):
        pilot.press(key)
        assert pilot.place == place
        pilot.press("escape")
        assert pilot.place == "Replay"
    pilot.press("end")
    pilot.press("escape")
    pilot.app.flush()
    assert pilot.place == "Results"
    pilot.walk_to("Rematch", "left")


@pytest.mark.long
def test_alone_from_the_menu_to_the_result_and_to_the_next_kickoff(opened: Open) -> None:
    pilot = opened("--speed", "0")
    table = to_the_table(pilot)
    assert [player.kind for player in table.match.players] == ["human", "rookie"]
    play_on(pilot, table, lambda: pilot.place == "Results")
    pilot.settle()
    pilot.app.flush()
    (entry,) = pilot.app.archive.history.entries()  # type: ignore[union-attr]
    assert tuple(entry.points) == table.match.result.points
    watch_the_replay(pilot)
    assert pilot.app.archive.history.entries() == [entry]  # type: ignore[union-attr]
    pilot.press("return")
    wait_for(pilot, "Table")
    assert pilot.scene.match.seed != table.match.seed


@pytest.mark.parametrize("way", ["Rematch", "Restart"])
def test_another_match_of_the_same_setup_begins_as_the_last_one_was_shared_out(opened: Open, way: str) -> None:
    """Card Bowl: who decides what had to be set anew for each match."""
    pilot = opened("--play", "card_bowl", "--speed", "0")
    table = pilot.scene
    table.playback.game.coaching.level = EVERYTHING
    if way == "Rematch":
        table.concede()
        pilot.settle()
        pilot.click("Rematch")
    else:
        table.restart()
    wait_for(pilot, "Table")
    assert pilot.scene.match.seed != table.match.seed
    assert pilot.scene.playback.game.coaching.level == EVERYTHING


def test_with_a_friend_the_curtain_hides_every_change_of_hands(opened: Open) -> None:
    pilot = opened("--speed", "0")
    pilot.app.change(curtain="press_twice")
    table = to_the_table(pilot, friend=True)
    assert [player.kind for player in table.match.players] == ["human", "human"]
    assert pilot.place == "Curtain"
    seen: set[tuple[str, int]] = set()

    def look() -> bool:
        decision = table.session.decision
        if pilot.place == "Table" and decision is not None and table.choosing is not None:
            assert table.viewer == decision.seat, "the hand of the seat that decides, and no other, is on the table"
            seen.add((decision.kind, table.viewer))
        return seen == {(kind, seat) for kind in ("replenish", "play", "defense") for seat in (0, 1)}

    play_on(pilot, table, look)


def test_a_lesson_that_is_left_leaves_nothing_to_continue(opened: Open) -> None:
    pilot = opened("--speed", "0")
    wait_for(pilot, "Menu")
    pilot.press("return")
    assert pilot.place == "Learn"
    pilot.press("return")
    assert pilot.place == "Lesson"
    lesson: Any = pilot.scene
    while lesson.at < 4:
        pilot.wait(0.5)
        pilot.press("return")
        if lesson.choosing is not None and not lesson.director.busy:
            lesson.control.commit(next(each for each in lesson.control.legal if str(each) == lesson.step.play))
    pilot.press("escape")
    pilot.click("Leave")
    assert pilot.place == "Learn"
    pilot.app.flush()
    home(pilot)
    assert "Continue" not in pilot.names()


def test_a_match_goes_on_where_it_was_left(opened: Open) -> None:
    pilot = opened("--speed", "0")
    table = to_the_table(pilot)
    play_on(pilot, table, lambda: len(table.match.actions) >= 25 and table.choosing is not None)
    if table.hud.bubble.text:
        pilot.press("escape")  # takes away what is said beside a card
    pilot.press("escape")
    assert pilot.place == "Pause"
    pilot.click("Main menu")
    actions = [str(action) for action in table.match.actions]
    pilot.app.quit()

    again = opened("--speed", "0")
    wait_for(again, "Menu")
    again.click("Continue")
    assert again.place == "Table"
    assert [str(action) for action in again.scene.match.actions] == actions


def left(pilot: Pilot, variant: str, presses: int) -> Any:
    """A match of that game that was played on by that many presses and left for the menu."""
    wait_for(pilot, "Menu")
    pilot.app.go("table", Setup.from_dict(default_setup(find_rules(variant)).to_dict()), replace=False)
    pilot.settle()
    table = pilot.scene
    if presses:
        play_on(pilot, table, lambda: table.match.presses >= presses and table.choosing is not None)
    home(pilot)
    return table.match


def test_trying_all_five_games_loses_no_match_and_leaves_no_trace_of_a_mere_look(opened: Open) -> None:
    pilot = opened("--speed", "0")
    mine = left(pilot, "blowout", 4)
    for variant in VARIANTS:
        left(pilot, variant.name, 0)
    store = pilot.app.archive.store  # type: ignore[union-attr]
    assert [saved.document.match.seed for saved in store.saves()] == [mine.seed]
    assert "more" not in pilot.names()[1]
    for variant in (*VARIANTS, VARIANTS[0]):
        left(pilot, variant.name, 1)
    assert len(store.saves()) == 7
    assert "6 more" in pilot.names()
    assert mine.seed in {saved.document.match.seed for saved in store.saves()}


def test_continue_opens_the_newest_match_and_the_button_beside_it_the_list_of_all(opened: Open) -> None:
    pilot = opened("--speed", "0")
    first = left(pilot, "blowout", 2)
    pilot.click("Continue")
    assert (pilot.place, pilot.scene.match.seed) == ("Table", first.seed)
    pilot.app.home()
    second = left(pilot, "jukem", 2)
    pilot.click("Continue")
    assert pilot.scene.match.seed == second.seed
    home(pilot)
    pilot.click("1 more")
    assert pilot.place == "Saved"
    assert pilot.scene.tab == UNFINISHED
    assert pilot.scene.item.saved.document.match.seed == second.seed
    pilot.press("return")
    pilot.settle()
    assert pilot.scene.match.seed == second.seed
    home(pilot)
    pilot.click("Kick off")
    assert pilot.place == "Table", "and the others stay where they are"
    home(pilot)
    assert "1 more" in pilot.names()


def test_a_hot_seat_match_goes_on_behind_the_curtain(opened: Open) -> None:
    pilot = opened("--speed", "0")
    pilot.app.change(curtain="press_twice")
    table = to_the_table(pilot, friend=True)
    play_on(pilot, table, lambda: len(table.match.actions) >= 12 and pilot.place == "Table")
    home(pilot)
    pilot.click("Continue")
    assert pilot.place == "Curtain"


def test_a_demo_prints_one_line_and_quits(opened: Open, capsys: pytest.CaptureFixture[str]) -> None:
    pilot = opened("--demo", "jukem", "--seed", "7", "--speed", "0", "--quit-when-over", "--option", "practice=on")
    for _ in while_something_is_decided(pilot.scene):
        pilot.frames()
        if not pilot.app.running:
            break
    line = json.loads(capsys.readouterr().out)
    assert (line["variant"], line["seed"]) == ("jukem", 7)
    assert line["options"] == {"practice": "on", "dealer": "random"}
    assert [seat["kind"] for seat in line["seats"]] == ["pro", "pro"]
    assert (bool(line["winners"]), line["reason"]) == (True, "regulation")
    assert line["decisions"] > 100
    assert len(line["digest"]) == 16


def test_a_screenshot_is_taken_when_asked_for(opened: Open, tmp_path: Path) -> None:
    file = tmp_path / "shots" / "menu.png"
    pilot = opened("--screenshot", str(file), "--after", "0.5")
    pilot.frames(120)
    assert file.read_bytes().startswith(b"\x89PNG")
    assert not pilot.app.running


def test_closing_the_window_in_mid_animation_loses_nothing(opened: Open) -> None:
    pilot = opened("--play", "jukem", "--seed", "3")
    table = pilot.scene
    play_on(pilot, table, lambda: table.match.presses > 0)
    assert pilot.scene.director.busy
    pilot.close_window()
    assert not pilot.app.running
    again = opened()
    wait_for(again, "Menu")
    assert "Continue" in again.names()


def test_full_screen_from_the_start_is_laid_out_for_the_whole_screen(opened: Open) -> None:
    pilot = opened("--fullscreen")
    pilot.frames(2)
    assert pilot.app.theme.size == pilot.app.window.size == pilot.app.screen.get_size()


def test_the_key_that_opens_the_rules_is_not_written_into_their_search(opened: Open) -> None:
    pilot = opened("--play", "jukem", "--seed", "3", "--speed", "0")
    wait_for(pilot, "Table")
    table = pilot.scene
    for _ in while_something_is_decided(table):  # a key that is pressed while something moves only skips that
        pilot.frames()
        if table.choosing is not None and not table.director.busy:
            break
    down = pygame.Event(pygame.KEYDOWN, key=pygame.K_r, mod=0, unicode="r", scancode=0)
    pilot.app.step(STEP, [down, pygame.Event(pygame.TEXTINPUT, text="r")])
    pilot.settle()
    assert pilot.place == "RulesPage"
    assert pilot.scene.query == ""


class Closed:
    """A stream whose reader is gone."""

    def write(self, text: str) -> int:
        raise BrokenPipeError("nobody reads")


@pytest.mark.parametrize("stream", [None, Closed()])
def test_a_program_that_nobody_listens_to_still_ends(
    opened: Open, monkeypatch: pytest.MonkeyPatch, stream: Closed | None
) -> None:
    """A windowed program has no stream on some systems, and whoever reads it may be gone."""
    pilot = opened("--demo", "jukem", "--seed", "7", "--speed", "0", "--quit-when-over")
    monkeypatch.setattr("sys.stdout", stream)
    program: Any = pilot.app
    table = pilot.scene
    table.match.concede(0)
    table.session.store()
    program._over(table)
    assert not program.running
    assert program._exit_code == 1


def test_the_menu_looks_for_an_unfinished_match_once_and_not_with_every_size(opened: Open) -> None:
    pilot = opened()
    wait_for(pilot, "Menu")
    asked: list[int] = []
    program: Any = pilot.app
    look = program.unfinished

    def count() -> Any:
        asked.append(1)
        return look()

    program.unfinished = count
    pilot.resize((1024, 600))
    pilot.app.change(text_size=130)
    pilot.settle()
    assert asked == []
    pilot.click("Settings")
    pilot.press("escape")
    pilot.settle()
    assert asked == [1]


@pytest.mark.parametrize(
    ("arguments", "repeatable"),
    [("--demo jukem --seed 3", True), ("--demo jukem", False), ("--play jukem --seed 3", False)],
)
def test_the_bots_of_a_demo_with_a_seed_are_repeatable(opened: Open, arguments: str, repeatable: bool) -> None:
    """The same seed gives the same match only if bots count their iterations and not their seconds.

    Before a person they never do: how long they take would tell what they hold.
    """
    session = opened(*arguments.split()).scene.session
    question = session._question(session.match.state, session.match.decision.seat, "pro")
    assert (question.budget is not None) == repeatable


def test_a_match_that_cannot_be_stored_is_told_at_the_table(opened: Open) -> None:
    pilot = opened("--play", "jukem", "--seed", "3")
    program: Any = pilot.app
    program.archive.notices.append("The disk is full.")
    pilot.frames()
    assert pilot.scene.hud.bubble.text == "The disk is full."


def test_the_bots_process_ends_with_the_program(opened: Open) -> None:
    program: Any = opened().app
    before = set(multiprocessing.active_children())
    assert program.worker
    assert len(set(multiprocessing.active_children()) - before) == 1
    program.quit()
    program.run()
    assert not set(multiprocessing.active_children()) - before


def test_the_rules_of_a_game_come_with_the_drawings_of_its_table(opened: Open) -> None:
    pilot = opened()
    pilot.app.go("rules", "card_bowl")
    pilot.settle()
    assert pilot.place == "RulesPage"
    assert any(widget.name == "Drawings of CB-211" for widget in pilot.scene.widgets)


def test_after_a_lesson_that_was_opened_in_a_match_the_match_goes_on(opened: Open) -> None:
    pilot = opened("--speed", "0")
    app: Any = pilot.app
    table = to_the_table(pilot)
    lesson = app.routes["lesson"](chapters("card_bowl")[1], aside=True)
    app.stack.push(lesson)
    pilot.frames(3)
    lesson._skip()
    pilot.frames(30)
    assert pilot.scene is table
