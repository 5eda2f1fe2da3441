"""Saved games with a history of any length, one that another program holds, and one that never ends."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pygame
import pytest

from saves import entries, history_file
from saves.archive import Saves
from saves.paths import DataFolder
from scenes.menus.saved import NOTHING
from scenes.menus.saved_row import BlankRow, SavedRow
from scenes.program import open_program
from scenes.shell.launch import parse
from tests.saves.samples import multiply
from tests.scenes.matches import played, setup_of
from tests.scenes.menus.test_saved import SavedGamesPilot, over, shelf, waiting
from tests.scenes.pilot import Pilot

ROW_MATCH = played(setup_of(seed=3))


def many(archive: Saves, count: int) -> None:
    """That many finished matches, all but their rows copies of one, numbered by their seconds."""
    archive.store.autosave(ROW_MATCH)
    archive.writer.flush(10)
    archive.history.settle(10)
    with sqlite3.connect(archive.folder.history) as connection:
        multiply(connection, count)
    connection.close()


class Rows:
    """How many rows of the history were read, and how many rows of the list were made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read = self.made = 0
        from_row, init = entries.from_row, BlankRow.__init__

        def reading(row: tuple[Any, ...]) -> Any:
            self.read += 1
            return from_row(row)

        def making(row: BlankRow, *given: Any, **named: Any) -> None:
            self.made += 1
            init(row, *given, **named)

        monkeypatch.setattr("saves.history.from_row", reading)
        monkeypatch.setattr(BlankRow, "__init__", making)


LONG = 5000


@pytest.fixture
def long(tmp_path: Path) -> SavedGamesPilot:
    """A list of thousands of finished matches."""
    return shelf(tmp_path, lambda archive: many(archive, LONG), tab="Finished")


def seen(pilot: SavedGamesPilot) -> list[int]:
    """The places of the rows in view whose match is shown; place 0 is the newest."""
    area = pilot.scene._area
    rows = [row for row in area.children if isinstance(row, SavedRow) and row.rect.colliderect(area.rect)]
    assert rows
    assert all(row.name == f"Finished {LONG + 1 - int(row.item.facts[2].split()[1])}" for row in rows)
    return sorted(int(row.name.split()[1]) - 1 for row in rows)


def test_a_long_list_reads_and_makes_only_what_is_in_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = Rows(monkeypatch)
    pilot = shelf(tmp_path, lambda archive: many(archive, LONG), tab="Finished")
    assert pilot.scene.count == LONG
    assert rows.read <= 100
    assert rows.made <= 100
    assert len([w for w in pilot.scene.widgets if isinstance(w, BlankRow)]) < 30


def test_keys_walk_a_long_list_row_by_row_page_by_page_and_to_its_ends(long: SavedGamesPilot) -> None:
    long.press("home", "down", "down")
    assert long.scene.chosen == 2
    long.press("page down")
    long.read()
    page = long.scene.chosen - 2
    assert page > 3
    assert long.scene.chosen in seen(long)
    long.press("end")
    long.read()
    assert (long.scene.chosen, seen(long)[-1]) == (LONG - 1, LONG - 1)
    assert long.focused == f"Finished {LONG}"
    assert long.shows("Seed 1")
    long.press("down", "up")
    assert long.scene.chosen == LONG - 2
    long.press("page up")
    long.read()
    assert long.scene.chosen == LONG - 2 - page
    long.press("home")
    long.read()
    assert (long.scene.chosen, seen(long)[0]) == (0, 0)
    for _ in range(60):
        long.press("down")
    long.read()
    assert long.scene.chosen == 60
    assert 60 in seen(long)


def test_wheel_and_bar_scroll_a_long_list_and_keys_go_on_from_the_focus(long: SavedGamesPilot) -> None:
    area = long.scene._area
    long.hover(area.rect.center)
    for _ in range(30):
        long.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_y=-3.0))
    long.read()
    assert seen(long)[0] > 30
    long.click((area.rect.right - 4, area.rect.top + area.rect.height // 2))
    long.read()
    assert LONG // 3 < seen(long)[0] < LONG * 2 // 3
    row = seen(long)[2]
    long.click(f"Finished {row + 1}")
    assert long.scene.chosen == row
    long.press("down", "down")
    assert long.scene.chosen in (row + 1, row + 2), "the first key may only show where the focus is"


def test_a_match_that_another_window_ends_is_in_the_list_when_it_is_read_again(long: SavedGamesPilot) -> None:
    other = Saves(DataFolder(long.archive.folder.path))
    other.store.autosave(played(setup_of(seed=4)))
    other.writer.flush(10)
    assert other.history.settle(30)
    long.press("end")
    long.read()
    assert long.scene.count == LONG + 1
    long.press("home")
    long.read()
    assert long.scene.item.facts[2] == "Seed 4"


def test_while_another_program_holds_the_history_the_list_says_so_and_comes_when_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_file, "BUSY_SECONDS", 0.01)
    folder = DataFolder(tmp_path)
    fill = Saves(folder)
    over(fill)
    assert fill.close()
    with closing(sqlite3.connect(folder.history, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        pilot = shelf(tmp_path, tab="Finished", unheld=False)
        pilot.archive.history.settle(1)
        pilot.frames(3)
        assert pilot.rows() == []
        assert pilot.shows("Reading…")
        assert pilot.shows("in use by another program")
        other.execute("COMMIT")
    pilot.wait(1.5)
    pilot.read()
    assert len(pilot.rows()) == 1
    assert not pilot.shows("in use by another program")


ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT {} FROM n"


def test_a_history_that_never_ends_keeps_nobody_from_the_menu_and_the_saved_games(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    fill = Saves(folder)
    over(fill)
    waiting(fill)
    assert fill.close()
    fill.leave()
    with closing(sqlite3.connect(folder.history)) as connection, connection:
        connection.execute("DROP TABLE matches")
        columns = ", ".join(f"x AS {name}" for name in (*entries.COLUMNS, "document"))
        connection.execute(f"CREATE VIEW matches AS {ENDLESS.format(columns)}")
    app = open_program(parse(["--data-dir", str(tmp_path), "--no-audio"]))
    pilot = Pilot(app)
    for _ in range(600):
        pilot.frames()
        if pilot.place == "Menu" and not app.stack.fade:
            break
    assert "Continue" in pilot.names()
    pilot.click("Saved games")
    pilot.click("Finished")
    app.archive.history.settle(60)
    pilot.frames(5)
    assert pilot.shows(NOTHING["Finished"])
    assert list(tmp_path.glob("history.damaged-*.sqlite"))
    app.quit()
