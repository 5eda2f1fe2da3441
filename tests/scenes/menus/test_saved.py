"""Saved games: two lists, nothing opened or deleted by mistake, and a clear word on damaged files (3)."""

import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.match import Match
from game.match_words import points_of, score_line
from game.record import MatchRecord
from game.variants import find_rules
from game.variants.card_bowl.clock import PERIODS
from saves.archive import Saves
from saves.paths import DataFolder
from scenes.menus.match_list import DOUBLE_PRESS
from scenes.menus.saved import NOTHING, TABS, Saved
from scenes.menus.saved_board import parts_of, parts_played
from scenes.menus.saved_items import when
from scenes.menus.saved_row import SavedRow
from scenes.replay.scene import Replay
from tests.scenes.matches import played, setup_of
from tests.scenes.pilot import EVERY_LOOK, Pilot


class SavedGamesPilot(Pilot):
    """A pilot at the list of saved games."""

    archive: Saves
    opened: list[tuple[Match, str | None]]

    def rows(self) -> list[str]:
        """The titles of the list."""
        return [widget.label for widget in self.scene.widgets if isinstance(widget, SavedRow)]

    def other(self) -> str:
        """The title of a match that is not the chosen one."""
        return next(title for title in self.rows() if title != self.scene.item.title)

    def key_of(self, title: str) -> str:
        """The name under which a match can be clicked."""
        return next(w.name for w in self.scene.widgets if isinstance(w, SavedRow) and w.label == title)


def shelf(
    folder: Path,
    fill: Callable[[Saves], object] = lambda archive: None,
    tab: str | None = None,
    **look: Any,
) -> SavedGamesPilot:
    pilot = SavedGamesPilot.start(folder, None, **look)
    pilot.archive = pilot.app.archive = Saves(pilot.app.folder)
    fill(pilot.archive)
    pilot.archive.writer.flush(10)
    pilot.archive.history.settle(10)
    pilot.opened = []
    pilot.app.stack.reset(Saved(pilot.app, lambda match, problem: pilot.opened.append((match, problem)), tab))
    pilot.settle()
    return pilot


def named(*names: str) -> Callable[[Saves], None]:
    def fill(archive: Saves) -> None:
        for length, name in enumerate(names, 10):
            archive.store.save_as(played(setup_of("pro", seed=length), length), name)

    return fill


def waiting(archive: Saves) -> None:
    archive.store.autosave(played(setup_of(seed=5), 60))


@pytest.mark.parametrize("tab", TABS)
def test_an_empty_list_says_how_it_is_filled(tmp_path: Path, tab: str) -> None:
    pilot = shelf(tmp_path, tab=tab)
    assert pilot.rows() == []
    assert pilot.shows(NOTHING[tab])


def test_the_first_list_with_something_in_it_is_shown(tmp_path: Path) -> None:
    assert shelf(tmp_path / "b", waiting).scene.tab == "Unfinished"
    assert shelf(tmp_path / "c", named("one")).scene.tab == "Saved"


def test_a_save_is_shown_with_game_score_period_and_opponent(tmp_path: Path) -> None:
    pilot = shelf(tmp_path, named("one"))
    match = played(setup_of("pro", seed=10), 10)
    gulls, foxes = match.state.view(0).points
    assert pilot.rows() == ["one"]
    assert pilot.shows(f"Jukem Football  ·  Gulls {gulls} – {foxes} Foxes")
    assert pilot.shows("First half")
    assert pilot.shows("Played for")


def unsealed(match: Match) -> MatchRecord:
    """What a match is made of but for its seal, whose salt is another one each time that a match is dealt."""
    return msgspec.structs.replace(match.record(), seal=msgspec.UNSET)


@pytest.mark.parametrize("again", [False, True], ids=["by its button", "by a second press"])
def test_a_save_is_played_on_as_it_was(tmp_path: Path, again: bool) -> None:
    pilot = shelf(tmp_path, named("one", "two"))
    other = pilot.other()
    pilot.click(pilot.key_of(other))
    assert pilot.opened == []
    pilot.click(pilot.key_of(other) if again else "Play on")
    ((match, problem),) = pilot.opened
    length = {"one": 10, "two": 11}[other]
    assert (unsealed(match), problem) == (unsealed(played(setup_of("pro", seed=length), length)), None)


def test_keys_walk_the_list_and_show_each_match(tmp_path: Path) -> None:
    pilot = shelf(tmp_path, named("one", "two", "three"))
    seen = set()
    for _ in range(3):
        seen.add(pilot.scene.item.title)
        pilot.press("down")
    assert seen == {"one", "two", "three"}
    pilot.press("return")
    assert len(pilot.opened) == 1


def by_mouse(pilot: SavedGamesPilot, name: str) -> None:
    pilot.click(name)


def by_keys(pilot: SavedGamesPilot, name: str) -> None:
    pilot.press({"Delete": "delete", "Undo": "z"}[name])


@pytest.mark.parametrize("act", [by_mouse, by_keys])
def test_a_deleted_save_is_gone_at_once_and_comes_back_with_one_press(
    tmp_path: Path, act: Callable[[SavedGamesPilot, str], None]
) -> None:
    pilot = shelf(tmp_path, named("one", "two", "three"))
    kept, gone = pilot.rows(), pilot.rows()[1]
    pilot.click(pilot.key_of(gone))
    act(pilot, "Delete")
    assert (pilot.place, pilot.rows()) == ("Saved", [title for title in kept if title != gone])
    assert pilot.shows(f"Deleted: {gone}  ·  Jukem Football")
    assert gone not in [saved.name for saved in pilot.archive.store.saves()]
    act(pilot, "Undo")
    assert pilot.rows() == kept
    assert pilot.scene.item.title == gone
    assert "Undo" not in pilot.names()
    assert gone in [saved.name for saved in pilot.archive.store.saves()]
    pilot.click("Play on")
    ((match, problem),) = pilot.opened
    length = {"one": 10, "two": 11, "three": 12}[gone]
    assert (unsealed(match), problem) == (unsealed(played(setup_of("pro", seed=length), length)), None)


@pytest.mark.parametrize("act", [by_mouse, by_keys])
def test_a_double_press_of_delete_deletes_one_save(tmp_path: Path, act: Callable[[SavedGamesPilot, str], None]) -> None:
    """The next one moves under the pointer."""
    pilot = shelf(tmp_path, named("one", "two", "three"))
    for after, left in ((0.0, 2), (0.2, 2), (DOUBLE_PRESS, 1)):
        pilot.wait(after)
        act(pilot, "Delete")
        assert len(pilot.rows()) == left


def test_a_save_that_is_named_after_its_score_says_that_once(tmp_path: Path) -> None:
    match = played(setup_of("pro", seed=10), 10)
    score = score_line(match.names, points_of(match))
    pilot = shelf(tmp_path, lambda archive: archive.store.save_as(match, score))
    item = pilot.scene.item
    assert (item.title, score in item.lines) == (score, False)


def test_what_was_deleted_comes_back_in_turn_and_in_its_list(tmp_path: Path) -> None:
    def fill(archive: Saves) -> None:
        named("one", "two")(archive)
        waiting(archive)

    pilot = shelf(tmp_path, fill, tab="Saved")
    kept = pilot.rows()
    pilot.press("delete")
    pilot.wait(DOUBLE_PRESS)
    pilot.press("delete")
    assert pilot.rows() == []
    pilot.click("Unfinished")
    match = pilot.rows()
    pilot.wait(DOUBLE_PRESS)
    pilot.press("delete")
    assert pilot.shows(NOTHING["Unfinished"])
    pilot.press("z")
    assert (pilot.scene.tab, pilot.rows()) == ("Unfinished", match)
    assert pilot.archive.store.newest() is not None
    pilot.press("z", "z", "z")
    assert (pilot.scene.tab, pilot.rows()) == ("Saved", kept)


def test_the_last_one_deleted_leaves_an_empty_list(tmp_path: Path) -> None:
    pilot = shelf(tmp_path, waiting)
    pilot.press("delete")
    assert pilot.rows() == []
    assert pilot.shows(NOTHING["Unfinished"])
    assert pilot.archive.store.newest() is None
    pilot.wait(DOUBLE_PRESS)
    pilot.press("delete")
    assert pilot.place == "Saved"


def test_a_damaged_file_is_listed_with_its_reason_and_the_others_still_open(tmp_path: Path) -> None:
    def fill(archive: Saves) -> None:
        named("one")(archive)
        archive.writer.flush(10)
        (archive.folder.matches / "mine.json").write_bytes(b'{"kind": "pig')
        (archive.folder.matches / "notes.json").write_bytes(b'{"kind": "notes"}')

    pilot = shelf(tmp_path, fill)
    assert pilot.rows() == ["one"]
    assert pilot.shows("It is damaged.")
    assert pilot.shows("It is not a match of Pigskin Parlor.")
    pilot.click("Play on")
    assert len(pilot.opened) == 1


@pytest.mark.parametrize("tab", TABS)
def test_every_match_of_the_lists_can_be_watched_and_stays_as_it_lies(tmp_path: Path, tab: str) -> None:
    """From its beginning, as a replay; whoever plays it, in this window or another one, is not disturbed."""

    def fill(archive: Saves) -> None:
        named("one")(archive)
        waiting(archive)

    pilot = shelf(tmp_path, fill, tab="Saved")
    pilot.app.routes["replay"] = lambda match: Replay(pilot.app, match)
    pilot.click("Unfinished")
    pilot.click(tab)
    lying = {path.name: path.read_bytes() for path in pilot.archive.folder.matches.iterdir()}
    pilot.click("Watch replay")
    pilot.settle()
    assert pilot.place == "Replay"
    match = pilot.scene.match
    assert len(match.actions) == {"Saved": 10, "Unfinished": 60}[tab]
    pilot.press("escape")
    assert pilot.place == "Saved"
    assert {path.name: path.read_bytes() for path in pilot.archive.folder.matches.iterdir()} == lying


def test_a_match_that_replays_differently_is_opened_with_the_reason(tmp_path: Path) -> None:
    def fill(archive: Saves) -> None:
        match = played(setup_of(), 40)
        record = match.record()
        match.record = lambda: msgspec.structs.replace(record, digests={40: "0" * 16})  # type: ignore[method-assign]
        archive.store.save_as(match, "old rules")

    pilot = shelf(tmp_path, fill)
    pilot.click("Play on")
    assert "played under other rules" in (pilot.opened[0][1] or "")


def test_without_a_place_to_save_the_lists_are_empty(tmp_path: Path) -> None:
    assert Pilot.start(tmp_path, lambda app: Saved(app, print)).shows(NOTHING["Saved"])


def test_moments_are_told_from_today() -> None:
    now = datetime(2026, 3, 10, 12, tzinfo=UTC)
    assert when(now, now).startswith("today ")
    assert when(now - timedelta(days=1), now).startswith("yesterday ")
    assert when(now - timedelta(days=20), now) == "Feb 18"
    assert when(now - timedelta(days=400), now) == "Feb 3, 2025"


@EVERY_LOOK
def test_everything_fits(tmp_path: Path, size: tuple[int, int], text_size: int) -> None:
    def fill(archive: Saves) -> None:
        named("A very long name that the player gave a save", "two")(archive)
        waiting(archive)

    pilot = shelf(tmp_path, fill, size=size, text_size=text_size)
    for tab in TABS:
        pilot.click(tab)
        assert pilot.app.theme.overflows == set()
        pilot.press("delete")
        assert pilot.app.theme.overflows == set()


def test_a_match_open_in_another_window_is_listed_and_can_be_neither_opened_nor_deleted(tmp_path: Path) -> None:
    other = Saves(DataFolder(tmp_path))
    match = played(setup_of(seed=5), 60)
    other.store.autosave(match)
    other.writer.flush(10)
    pilot = shelf(tmp_path, tab="Unfinished")
    assert pilot.shows("Open in another window")
    assert {"Play on", "Delete"}.isdisjoint(pilot.names())
    pilot.press("delete", "return")
    assert (pilot.place, pilot.opened) == ("Saved", [])
    other.store.leave(match)
    other.writer.flush(10)
    assert "Play on" in shelf(tmp_path, tab="Unfinished").names()


def test_a_match_that_another_window_has_opened_meanwhile_stays_where_it_is(tmp_path: Path) -> None:
    pilot = shelf(tmp_path, waiting, tab="Unfinished")
    pilot.archive.leave()
    other = Saves(DataFolder(tmp_path))
    assert other.store.resume() is not None
    pilot.click("Play on")
    assert (pilot.place, pilot.opened) == ("Saved", [])
    assert "This match is open in another window." in pilot.scene.toasts.texts
    assert "Play on" not in pilot.names()


@pytest.mark.skipif(os.name != "posix", reason="this system has no such names")
@pytest.mark.parametrize("tab", ["Saved", "Unfinished"])
def test_file_names_that_are_no_text_do_not_break_the_lists(tmp_path: Path, tab: str) -> None:
    def fill(archive: Saves) -> None:
        waiting(archive)
        archive.store.save_as(played(setup_of("pro", seed=7), 20), "one")
        archive.writer.flush(10)
        folder = os.fsencode(archive.folder.matches)
        (one,) = archive.folder.matches.glob("one-*.json")
        data = one.read_bytes()
        for name, content in ((b"f\xfcr Ann.json", data), ("‌.json".encode(), data), (b"\xff.json", b"bad")):
            with open(folder + b"/" + name, "wb") as file:
                file.write(content)

    pilot = shelf(tmp_path, fill, tab=tab)
    assert pilot.place == "Saved"
    assert len(pilot.rows()) == (3 if tab == "Saved" else 1)


def test_the_board_shows_how_much_of_the_match_is_played() -> None:
    rules = find_rules("card_bowl")
    assert [parts_of(rules, rules.complete({"quarters": quarters})) for quarters in ("4", "2", "1")] == [4, 2, 1]
    assert parts_of(find_rules("football_war"), {"length": "one"}) == 1
    assert parts_of(find_rules("real_deal"), {"length": "two"}) == 2
    assert parts_of(find_rules("jukem"), {}) == 2
    names = [rules.words.period_name(period) for period in range(5)]
    assert [parts_played(name) for name in names] == [0, 1, 2, 3, None]
    short = [rules.words.period_name(period) for quarters in (2, 1) for period in PERIODS[quarters]]
    assert [parts_played(name) for name in short] == [0, 1, 0], "CB-449"
