"""Puzzles on the table and their page: asked, chosen by mouse or keys, played out, judged, and what comes after."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from game.contract import Action
from game.puzzle import daily, puzzles
from game.variants import VARIANTS
from scenes.learn.puzzle import LEAVE, NO_HINTS, PLAY, PuzzleTable
from scenes.learn.puzzle_page import DAILY, Puzzles
from scenes.learn.puzzle_verdict import AGAIN, ALL, NEXT, PLAY_ON, Verdict
from tests.scenes.menus.test_menu import ROUTES, elsewhere
from tests.scenes.pilot import EVERY_LOOK, Pilot
from tests.scenes.table.reaching import Reaching
from tests.scenes.table.stand_ins import Quick

PUZZLE, *_ = puzzles("jukem")
GAMES = [variant.name for variant in VARIANTS if puzzles(variant.name)]
LEARNING = {**ROUTES, "learn": elsewhere, "puzzles": elsewhere, "puzzle": elsewhere, "table": elsewhere}
TODAY = date(2026, 11, 24)
LONGEST = 60.0
"""Seconds in which a choice must be played out."""


class Solver(Reaching):
    """Sits in a puzzle, which was asked."""

    def __init__(self, folder: Path, opened: list[Pilot], *, keys: bool = False, puzzle: Any = PUZZLE, **look: Any):
        pilot = Pilot.start(folder, lambda app: Puzzles(app, TODAY), routes=LEARNING, **{"speed": "instant", **look})
        opened.append(pilot)
        table = PuzzleTable(pilot.app, puzzle, Quick())
        pilot.app.stack.push(table)
        commit = table.control.commit
        super().__init__(pilot, table, keys)

        def committed(*gesture: Action, pressed: bool = True) -> None:
            self.committed += gesture[:1]
            commit(*gesture, pressed=pressed)

        table.control.commit = committed  # type: ignore[method-assign]
        pilot.wait(1.0)
        assert pilot.place == "Dialog"
        if keys:
            pilot.press("return")
        else:
            pilot.click(PLAY)
        pilot.wait(1.0)

    def choose(self, text: str) -> Verdict:
        """Takes a choice and waits until it was played out and judged."""
        self.reach(self.table.match.rules.parse(text))
        for _ in range(round(LONGEST)):
            self.pilot.wait(1.0)
            if self.table.director.waiting:
                self.table.go_on()
            if isinstance(self.pilot.scene, Verdict):
                self.pilot.settle()
                return self.pilot.scene
        raise AssertionError("nobody judged it")


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keys"])
def test_the_best_choice_is_played_out_and_earns_three_stars(tmp_path: Path, opened: list[Pilot], keys: bool) -> None:
    solver = Solver(tmp_path, opened, keys=keys, size=(1024, 600), text_size=130)
    verdict = solver.choose(PUZZLE.best)
    pilot = solver.pilot
    assert (verdict.stars, pilot.app.settings.puzzles) == (3, {PUZZLE.name: 3})
    assert pilot.shows(PUZZLE.why)
    assert pilot.focused == NEXT
    assert len(solver.table.match.actions) >= 1
    assert all(pilot.app.screen.get_rect().contains(widget.rect) for widget in verdict.widgets)
    pilot.press("return")
    assert pilot.place == "Elsewhere"
    assert pilot.scene.arguments != (PUZZLE,)


def test_another_choice_is_judged_and_keeps_no_better_try_from_counting(tmp_path: Path, opened: list[Pilot]) -> None:
    worst = [*PUZZLE.worth][-1]
    solver = Solver(tmp_path, opened, puzzles={PUZZLE.name: 2})
    solver.choose(worst)
    assert solver.pilot.app.settings.puzzles == {PUZZLE.name: 2}
    assert solver.pilot.focused == AGAIN
    solver.pilot.press("return")
    assert solver.pilot.scene.arguments == (PUZZLE,)


def test_one_may_play_on_from_where_the_choice_has_led(tmp_path: Path, opened: list[Pilot]) -> None:
    solver = Solver(tmp_path, opened)
    solver.choose(PUZZLE.best)
    solver.pilot.click(PLAY_ON)
    (setup,) = solver.pilot.scene.arguments
    match = setup.match()
    assert match.practice
    assert match.state.view(PUZZLE.seat).zones() == solver.table.match.state.view(PUZZLE.seat).zones()


def test_a_puzzle_gives_no_hint_takes_nothing_back_and_can_be_left(tmp_path: Path, opened: list[Pilot]) -> None:
    solver = Solver(tmp_path, opened)
    pilot, table = solver.pilot, solver.table
    pilot.press("z")
    assert table.hud.bubble.text == NO_HINTS
    pilot.press("h")
    assert pilot.shows(PUZZLE.question)
    assert not table.session.asking
    pilot.click(LEAVE)
    assert pilot.place == "Puzzles"


def test_nothing_of_a_puzzle_is_kept_as_a_match(tmp_path: Path, opened: list[Pilot]) -> None:
    table = Solver(tmp_path, opened).table
    assert table.match.practice
    assert table.session._store is None


def test_the_list_is_one_press_away_from_a_verdict(tmp_path: Path, opened: list[Pilot]) -> None:
    for way in ("click", "escape"):
        solver = Solver(tmp_path / way, opened)
        solver.choose(PUZZLE.best)
        if way == "click":
            solver.pilot.click(ALL)
        else:
            solver.pilot.press("escape")
        assert solver.pilot.place == "Puzzles"
        assert solver.pilot.shows(f"3 of {3 * len(puzzles('jukem'))} stars")


@pytest.mark.parametrize("variant", GAMES)
def test_the_table_asks_for_the_choice_decides_nothing_by_itself_and_marks_no_answer(
    tmp_path: Path, opened: list[Pilot], variant: str
) -> None:
    opened.append(Pilot.start(tmp_path, None))
    for puzzle in puzzles(variant):
        table = PuzzleTable(opened[0].app, puzzle, Quick())
        control, session = table.control, table.session
        assert table.game.recommended(session.view(puzzle.seat), session.legal()) is None, puzzle.name
        assert control.viewer == puzzle.seat, puzzle.name
        assert control.asks_viewer, puzzle.name
        assert not control.automatic_actions, puzzle.name


# The page


def page(folder: Path, **how: Any) -> Pilot:
    return Pilot.start(folder, lambda app: Puzzles(app, TODAY), routes=LEARNING, **how)


@EVERY_LOOK
def test_every_puzzle_is_in_the_window(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    pilot = page(tmp_path, size=size, text_size=text_size)
    window = pilot.app.screen.get_rect()
    every = [puzzle for variant in GAMES for puzzle in puzzles(variant)]
    plates = [pilot.target(f"{puzzle.title}: {puzzle.variant}").rect for puzzle in every]
    assert all(window.contains(plate) for plate in plates)
    assert all(plate.collidelist(plates[index + 1 :]) == -1 for index, plate in enumerate(plates))


def test_the_puzzle_of_the_day_comes_first_and_others_by_mouse_and_keys(tmp_path: Path) -> None:
    pilot = page(tmp_path / "day")
    assert pilot.focused == DAILY
    pilot.press("return")
    assert pilot.scene.arguments == (daily(TODAY.toordinal()),)
    pilot = page(tmp_path / "keys")
    pilot.press("down", "return")
    assert pilot.scene.arguments[0].variant == "jukem"
    pilot = page(tmp_path / "mouse")
    pilot.click(f"{PUZZLE.title}: jukem")
    assert pilot.scene.arguments == (PUZZLE,)


def test_lessons_and_puzzles_lead_to_each_other(tmp_path: Path) -> None:
    pilot = page(tmp_path)
    pilot.click("Lessons")
    assert pilot.place == "Elsewhere"
