"""Named saves, and saves that are deleted and restored."""

from collections.abc import Iterator
from errno import EACCES
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saves.archive import Saves
from saves.match_files import POSITIONS
from saves.statistics import records
from saves.store import Store, clean_name
from tests.saves.samples import (
    autosaves,
    begun,
    failing,
    keep,
    leave,
    listed,
    named,
    opened,
    play_on,
    window,
    written,
)


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    archive = opened(tmp_path)
    yield archive
    assert archive.close()


def test_a_deleted_match_comes_back_as_it_was_until_the_next_start(saves: Saves, tmp_path: Path) -> None:
    match = begun(saves, 5, 20)
    saves.store.save_as(match, "Mine")
    saves.store.leave(match)
    found = saves.store.saves()
    for saved in found:
        saves.store.delete(saved)
    assert saves.store.saves() == []
    assert [saves.store.undelete(saved) for saved in found] == [True, True]
    assert saves.store.saves() == found
    assert len(autosaves(tmp_path)) == POSITIONS
    assert not saves.store.undelete(found[0]), "it was not deleted again"
    for saved in found:
        saves.store.delete(saved)
    written(saves)
    written(window(tmp_path))
    assert saves.store.undelete(found[0]), "another window that starts sweeps nothing away"
    saves.store.delete(found[0])
    written(saves)
    again = written(opened(tmp_path))
    assert not saves.store.undelete(found[0])
    assert again.store.saves() == []
    assert [path.name for path in (tmp_path / "matches").iterdir()] == []


def test_one_file_in_the_way_keeps_no_other_position_from_coming_back(saves: Saves, tmp_path: Path) -> None:
    saves.store.leave(begun(saves, 5, 20))
    (saved,) = saves.store.saves()
    taken = autosaves(tmp_path)[0]
    saves.store.delete(saved)
    written(saves)
    taken.write_text("something else")
    assert not saves.store.undelete(saved)
    assert len(autosaves(tmp_path)) == POSITIONS
    taken.unlink()
    assert saves.store.undelete(saved)
    assert len(autosaves(tmp_path)) == POSITIONS


def test_a_deletion_that_failed_is_not_tried_again_once_it_was_undone(saves: Saves) -> None:
    saves.store.leave(begun(saves, 5, 20))
    (saved,) = saves.store.saves()
    with failing(Path, "replace", EACCES):
        saves.store.delete(saved)
        saves.writer.flush()
        assert saves.store.undelete(saved)
    begun(saves, 6, 8)
    assert saved.key in [each.key for each in saves.store.saves()]


def test_what_one_window_deleted_no_other_sweeps(tmp_path: Path) -> None:
    first, second = window(tmp_path), window(tmp_path)
    for saves, seed in ((second, 5), (first, 6)):
        leave(saves, begun(saves, seed, 20))
        (saved,) = [saved for saved in saves.store.saves() if saved.document.match.seed == seed]
        saves.store.delete(saved)
        written(saves)
    second.leave()
    written(window(tmp_path))
    assert first.store.undelete(saved)
    assert listed(first) == [(6, 20)]


def test_undoing_a_deletion_overwrites_nothing(saves: Saves) -> None:
    saves.store.save_as(begun(saves, 5, 20), "Mine")
    (mine,) = named(saves)
    saves.store.delete(mine)
    saves.store.save_as(begun(saves, 6, 8), "Mine")
    written(saves)
    assert not saves.store.undelete(mine)
    assert [saved.document.match.seed for saved in named(saves)] == [6]


def test_named_saves_are_kept_listed_loaded_and_deleted(saves: Saves, tmp_path: Path) -> None:
    match, names = begun(saves, 5, 20), {"Before the field goal", "Ärger: 3/4 <done>", "日本"}
    for name in names:
        assert not saves.store.exists(name)
        saves.store.save_as(match, name)
        assert saves.store.exists(name)
    again = opened(tmp_path)
    automatic, *found = again.store.saves()
    assert automatic.automatic
    assert {saved.name for saved in found} == names
    assert all(again.store.load(saved).match.record() == match.record() for saved in found)
    again.store.delete(found[0])
    again.store.delete(automatic)
    assert again.store.saves() == found[1:]


def test_a_name_used_again_overwrites_only_its_own_save(saves: Saves) -> None:
    match = begun(saves, 5, 20)
    saves.store.save_as(match, "Halftime")
    saves.store.save_as(match, "halftime")
    play_on(saves, match, 5)
    saves.store.save_as(match, "  Halftime ")
    assert {saved.name: saved.document.decisions for saved in named(saves)} == {"Halftime": 25, "halftime": 20}


def test_a_file_brought_from_elsewhere_is_listed_by_its_file_name(saves: Saves, tmp_path: Path) -> None:
    begun(saves, 5, 4)
    (path,) = autosaves(tmp_path)[-1:]
    (tmp_path / "matches" / "From a friend.json").write_bytes(path.read_bytes())
    assert [saved.name for saved in named(saves)] == ["From a friend"]


def test_a_named_save_that_is_only_looked_at_makes_no_other_match(saves: Saves, tmp_path: Path) -> None:
    match = begun(saves, 5, 20)
    saves.store.save_as(match, "Mine")
    leave(saves, play_on(saves, match, 10))
    before = autosaves(tmp_path)
    again = keep(saves, saves.store.load(named(saves)[0]).match)
    assert autosaves(tmp_path) == before
    presses = again.presses
    while again.presses == presses:
        again.play(again.state.legal_actions()[0])
    keep(saves, again)
    assert len(autosaves(tmp_path)) == len(before) + 1, "it goes on as another match"


def test_a_save_goes_on_as_the_same_match(saves: Saves, tmp_path: Path) -> None:
    saves.store.save_as(begun(saves, 5, 20), "Midway")
    written(saves)
    again = opened(tmp_path)
    (midway,) = named(again)
    play_on(again, again.store.load(midway).match)
    assert again.store.newest() is None
    assert [entry.id for entry in again.history.entries()] == [midway.document.id]


def test_a_save_that_is_older_than_the_autosave_begins_a_match_of_its_own(saves: Saves) -> None:
    match = begun(saves, 4, 5)
    saves.store.save_as(match, "Early")
    play_on(saves, match, 30)
    (early,) = named(saves)
    play_on(saves, saves.store.load(early).match, 3)
    assert sorted(listed(saves)) == [(4, 8), (4, 35)]


def test_a_save_of_a_match_already_counted_is_practice(saves: Saves) -> None:
    match = begun(saves, 5, 20)
    saves.store.save_as(match, "Midway")
    play_on(saves, match)
    play_on(saves, saves.store.load(named(saves)[0]).match)
    assert [entry.practice for entry in saves.history.entries()] == [True, False]
    assert [record.played for record in saves.history.counted(records)] == [1]


@given(st.text(max_size=200))
def test_every_name_has_a_safe_file_of_its_own(name: str) -> None:
    store = Store.__new__(Store)
    store._folder = Path("matches")
    path = store.path_of(name)
    assert path.parent == Path("matches")
    assert path.name.isascii()
    assert set(path.name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-.")
    assert len(path.name) <= 60
    assert path == store.path_of(clean_name(name))
    assert path != store.path_of(clean_name(name)[:-1] + "¤")
    clean_name(name).encode()
