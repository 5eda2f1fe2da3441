"""Replays: every finished match, narrowed, sorted, watched, deleted; any number of them, in any file."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.match_words import points_of, score_line
from game.record import PERSON, Player
from saves import entries, history_file
from saves.archive import Saves
from saves.paths import DataFolder
from saves.people import FORMAT, KIND
from scenes.menus.match_list import DOUBLE_PRESS
from scenes.menus.replays import NONE_FITS, NOTHING, SHOW_ALL, Replays
from scenes.menus.replays_filters import WHO
from scenes.menus.saved_row import BlankRow, SavedRow
from scenes.program import open_program
from scenes.replay.scene import Replay
from scenes.shell.launch import parse
from tests.saves.samples import document_of, multiply
from tests.saves.samples import played as random_match
from tests.scenes.matches import played, setup_of
from tests.scenes.pilot import EVERY_LOOK, Pilot

ROW_MATCH = played(setup_of(seed=3))


class ReplaysPilot(Pilot):
    """A pilot at the list of finished matches."""

    archive: Saves

    def rows(self) -> list[str]:
        """The titles of the list."""
        return [widget.label for widget in self.scene.widgets if isinstance(widget, SavedRow)]

    def read(self) -> None:
        """Waits until the history has answered, and what it said is shown."""
        for _ in range(3):
            self.wait(0.3)  # as long as a match must be chosen before its chart is read
            assert self.archive.history.settle(30)
        self.settle()

    def pick(self, title: str, value: str) -> None:
        """Chooses a value of a filter."""
        self.click(title)
        self.settle()
        self.click(value)
        self.read()


def shelf(
    folder: Path, fill: Callable[[Saves], object] = lambda archive: None, unheld: bool = True, **look: Any
) -> ReplaysPilot:
    pilot = ReplaysPilot.start(folder, None, **look)
    pilot.archive = pilot.app.archive = Saves(pilot.app.folder)
    pilot.app.routes["replay"] = lambda match: Replay(pilot.app, match)
    fill(pilot.archive)
    pilot.archive.writer.flush(10)
    pilot.archive.history.settle(10 if unheld else 0)
    pilot.app.stack.reset(Replays(pilot.app))
    pilot.settle()
    if unheld:
        pilot.read()
    return pilot


def over(archive: Saves) -> None:
    archive.store.autosave(ROW_MATCH)


BEA = "0123456789ab"
SEEDS = {7: ("human", "pro"), 4: ("human", "rookie"), 1: ("human", "human")}
WON, LOST, FRIEND = (score_line(("Gulls", "Foxes"), points_of(random_match(seed))) for seed in SEEDS)


def three(archive: Saves) -> None:
    """A win against Pro, a loss to Rookie and a match against a friend, which is the newest."""
    for seed, kinds in SEEDS.items():
        document = document_of(random_match(seed), seed)
        players = tuple(Player(name, kind) for name, kind in zip(("Gulls", "Foxes"), kinds, strict=True))
        archive.history.add(
            msgspec.structs.replace(document, match=msgspec.structs.replace(document.match, players=players))
        )


def test_an_empty_list_says_what_will_stand_here(tmp_path: Path) -> None:
    assert shelf(tmp_path).shows(NOTHING)
    assert Pilot.start(tmp_path, Replays).shows("Reading…") is False, "without a place to save nothing is read"


@pytest.mark.parametrize(
    ("title", "value", "left"),
    [
        ("Opponent", "Pro", [WON]),
        ("Opponent", "A friend", [FRIEND]),
        ("Result", "Won", [WON]),
        ("Result", "Lost", [LOST]),
        ("Date", "Today", [FRIEND, LOST, WON]),
        ("Sorted by", "Oldest", [WON, LOST, FRIEND]),
        ("Sorted by", "Largest margin", [WON, FRIEND, LOST]),
        ("Game", "BLOWOUT!!!", []),
    ],
)
def test_the_list_is_narrowed_and_sorted_by_two_presses_and_whole_again_by_one(
    tmp_path: Path, title: str, value: str, left: list[str]
) -> None:
    pilot = shelf(tmp_path, three)
    assert pilot.rows() == [FRIEND, LOST, WON]
    pilot.pick(title, value)
    assert pilot.rows() == left
    assert pilot.shows(value)
    assert pilot.shows(NONE_FITS) == (not left)
    if title != "Sorted by":
        pilot.click(SHOW_ALL)
        pilot.read()
        assert pilot.rows() == [FRIEND, LOST, WON]


def test_a_filter_is_chosen_by_keys_alone(tmp_path: Path) -> None:
    pilot = shelf(tmp_path, three)
    pilot.walk_to("Opponent", "up")
    pilot.press("right", "return")
    pilot.settle()
    pilot.press("down", "return")
    pilot.read()
    assert pilot.rows() == [WON]


def by_mouse(pilot: ReplaysPilot, name: str) -> None:
    pilot.click(name)


def by_keys(pilot: ReplaysPilot, name: str) -> None:
    pilot.press({"Delete": "delete", "Undo": "z"}[name])


@pytest.mark.parametrize("act", [by_mouse, by_keys])
def test_deleted_matches_are_gone_at_once_and_come_back_in_turn(
    tmp_path: Path, act: Callable[[ReplaysPilot, str], None]
) -> None:
    pilot = shelf(tmp_path, three)
    pilot.press("down")
    pilot.read()
    act(pilot, "Delete")
    act(pilot, "Delete")  # the second press of a double one
    pilot.read()
    assert pilot.rows() == [FRIEND, WON]
    assert pilot.shows(f"Deleted: {LOST}")
    pilot.scene.toast("Something was noticed.")
    (notice,) = pilot.scene.toasts.boxes(pilot.app.theme)
    assert notice.bottom < pilot.target("Undo").rect.top, "it covers no way back"
    pilot.wait(DOUBLE_PRESS)
    act(pilot, "Delete")
    pilot.read()
    assert pilot.rows() == [FRIEND]
    for left in ([FRIEND, WON], [FRIEND, LOST, WON]):
        act(pilot, "Undo")
        pilot.read()
        assert pilot.rows() == left
    assert pilot.scene.item.title == LOST
    assert "Undo" not in pilot.names()


def test_a_match_that_cannot_be_deleted_now_stays_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history_file, "BUSY_SECONDS", 0.01)
    pilot = shelf(tmp_path, over)
    with closing(sqlite3.connect(pilot.archive.folder.history, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        pilot.press("delete")
        pilot.read()
        assert pilot.scene.toasts.texts
        other.execute("COMMIT")
    assert len(pilot.rows()) == 1


@pytest.mark.parametrize("name", ["Watch replay", "The result"])
def test_a_match_is_watched_and_its_result_looked_at_and_both_lead_back(tmp_path: Path, name: str) -> None:
    pilot = shelf(tmp_path, over)
    assert ROW_MATCH.result is not None
    assert pilot.rows() == ["Gulls {} – {} Foxes".format(*ROW_MATCH.result.points)]
    assert pilot.shows("The chance to win, from the first act to the last.")
    pilot.click(name)
    pilot.read()
    assert pilot.place == {"Watch replay": "Replay", "The result": "Results"}[name]
    assert pilot.scene.match.result == ROW_MATCH.result
    pilot.press("escape")
    pilot.settle()
    assert pilot.place == "Replays"


def test_matches_that_cannot_be_shown_are_counted_below_the_others(tmp_path: Path) -> None:
    def fill(archive: Saves) -> None:
        for seed in (3, 4):
            archive.store.autosave(played(setup_of(seed=seed)))
        archive.writer.flush(10)
        archive.history.settle(10)
        with closing(sqlite3.connect(archive.folder.history)) as connection, connection:
            connection.execute("UPDATE matches SET variant = 'chess', points = '[]' WHERE seed = '3'")
            connection.execute("DROP TABLE IF EXISTS figures")

    pilot = shelf(tmp_path, fill)
    assert len(pilot.rows()) == 1
    assert pilot.shows("This match cannot be shown")
    assert pilot.shows("1 finished match cannot be shown: the history is damaged.")
    pilot.press("down", "return", "delete", "up", "return")
    pilot.read()
    assert pilot.place == "Replay"


@EVERY_LOOK
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    pilot = shelf(tmp_path, three, size=size, text_size=text_size)
    pilot.pick("Game", "Jukem Football")
    assert pilot.app.theme.overflows == set()
    pilot.press("delete")
    pilot.read()
    assert pilot.app.theme.overflows == set()


def many(archive: Saves, count: int) -> None:
    """That many finished matches, all but their rows copies of one, numbered by their seeds."""
    over(archive)
    archive.writer.flush(10)
    archive.history.settle(10)
    with closing(sqlite3.connect(archive.folder.history)) as connection, connection:
        multiply(connection, count)
    archive.history.part(0, 1)  # makes up the figures of all of them


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
def long(tmp_path: Path) -> ReplaysPilot:
    """A list of thousands of finished matches."""
    return shelf(tmp_path, lambda archive: many(archive, LONG))


def seen(pilot: ReplaysPilot) -> list[int]:
    """The places of the rows in view whose match is shown; place 0 is the newest."""
    area = pilot.scene.area
    rows = [row for row in area.children if isinstance(row, SavedRow) and row.rect.colliderect(area.rect)]
    assert rows
    assert all(row.name == f"Match {LONG + 1 - int(row.item.facts[2].split()[1])}" for row in rows)
    return sorted(int(row.name.split()[1]) - 1 for row in rows)


def test_a_long_list_reads_and_makes_only_what_is_in_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = Rows(monkeypatch)
    pilot = shelf(tmp_path, lambda archive: many(archive, LONG))
    assert pilot.scene.count == LONG
    assert rows.read <= 100
    assert rows.made <= 100
    assert len([w for w in pilot.scene.widgets if isinstance(w, BlankRow)]) < 30


def test_keys_walk_a_long_list_row_by_row_page_by_page_and_to_its_ends(long: ReplaysPilot) -> None:
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
    assert long.focused == f"Match {LONG}"
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


def test_wheel_and_bar_scroll_a_long_list_and_keys_go_on_from_the_focus(long: ReplaysPilot) -> None:
    area = long.scene.area
    long.hover(area.rect.center)
    for _ in range(30):
        long.send(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_y=-3.0))
    long.read()
    assert seen(long)[0] > 30
    long.click((area.rect.right - 4, area.rect.top + area.rect.height // 2))
    long.read()
    assert LONG // 3 < seen(long)[0] < LONG * 2 // 3
    row = seen(long)[2]
    long.click(f"Match {row + 1}")
    assert long.scene.chosen == row
    long.press("down", "down")
    assert long.scene.chosen in (row + 1, row + 2), "the first key may only show where the focus is"


def test_a_match_that_another_window_ends_is_in_the_list_when_it_is_read_again(long: ReplaysPilot) -> None:
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
        pilot = shelf(tmp_path, unheld=False)
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


def test_a_history_that_never_ends_keeps_nobody_from_the_menu_and_the_replays(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    fill = Saves(folder)
    over(fill)
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
    pilot.click("Replays")
    app.archive.history.settle(60)
    pilot.frames(5)
    assert pilot.shows(NOTHING)
    assert list(tmp_path.glob("history.damaged-*.sqlite"))
    app.quit()


def test_the_list_is_narrowed_to_one_of_several_players(tmp_path: Path) -> None:
    def fill(archive: Saves) -> None:
        three(archive)
        match = random_match(3)
        match.notes[PERSON] = BEA
        archive.history.add(document_of(match, 3))

    pilot = shelf(tmp_path, fill)
    assert WHO not in pilot.names(), "with one player there is nothing to narrow"
    names = [{"id": "me", "name": "Ann"}, {"id": BEA, "name": "Bea"}]
    (tmp_path / "people.json").write_text(json.dumps({"kind": KIND, "format": FORMAT, "people": names}))
    pilot = shelf(tmp_path)
    assert pilot.scene.count == 4
    for name, count in (("Bea", 1), ("Ann", 2), ("Everybody", 4)):
        pilot.click(WHO)
        pilot.click(name)
        pilot.read()
        assert pilot.scene.count == count
