"""Autosaves, named saves and Continue."""

import gc
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match import Match
from saves.archive import Saves
from saves.store import Store, clean_name
from tests.saves.samples import JUKEM, PLAYERS, choices, opened, played, written


def autosaves(folder: Path) -> list[Path]:
    return sorted(folder.glob("matches/autosave-????????.json"))


def play_on(saves: Saves, match: Match, count: int) -> None:
    """Plays the random match of the seed on, with an autosave on the disk after each decision."""
    actions = choices(match.seed)
    for _ in range(count):
        match.play(actions[len(match.actions)])
        saves.store.autosave(match)
        written(saves)


def begun(saves: Saves, seed: int, count: int) -> Match:
    match = Match(JUKEM, {}, PLAYERS, seed)
    play_on(saves, match, count)
    return match


def finished(saves: Saves, seed: int) -> Match:
    match = played(seed)
    saves.store.autosave(match)
    written(saves)
    return match


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    archive = opened(tmp_path)
    yield archive
    assert archive.close()


def test_continue_brings_the_match_back_as_it_was(saves: Saves, tmp_path: Path) -> None:
    match = begun(saves, 5, 17)
    again = opened(tmp_path).store.resume()
    assert again is not None
    assert again.problem is None
    assert again.match.record() == match.record()
    assert again.match.history == match.history


def test_there_is_nothing_to_continue_at_first(saves: Saves) -> None:
    assert saves.store.newest() is None
    assert saves.store.resume() is None
    assert saves.store.saves() == []


def test_three_autosaves_of_a_match_rotate(saves: Saves, tmp_path: Path) -> None:
    begun(saves, 5, 9)
    lengths = [len(json.loads(path.read_text())["match"]["actions"]) for path in autosaves(tmp_path)]
    assert lengths == [7, 8, 9]


def test_autosaves_that_wait_for_the_disk_give_way_to_the_newest(saves: Saves, tmp_path: Path) -> None:
    go_on = threading.Event()
    saves.writer.submit("hold", lambda: [None][go_on.wait(60) - 1])
    match = Match(JUKEM, {}, PLAYERS, 5)
    for action in choices(5)[:50]:
        match.play(action)
        saves.store.autosave(match)
    go_on.set()
    written(saves)
    (only,) = autosaves(tmp_path)
    assert len(json.loads(only.read_text())["match"]["actions"]) == 50


def test_matches_that_were_left_are_kept_beside_the_newest(saves: Saves, tmp_path: Path) -> None:
    for seed in range(5):
        begun(saves, seed, 6)
    listed = saves.store.saves()
    assert [saved.document.match.seed for saved in listed] == [4, 3, 2]
    assert all(len(saved.document.match.actions) == 6 for saved in listed)
    assert len(autosaves(tmp_path)) == 5


def test_a_finished_match_leaves_the_autosaves_and_enters_the_history_once(saves: Saves, tmp_path: Path) -> None:
    other = begun(saves, 8, 3)
    match = begun(saves, 5, 10)
    play_on(saves, match, len(choices(5)) - 10)
    for _ in range(3):
        saves.store.autosave(match)
    written(saves)
    newest = saves.store.newest()
    assert newest is not None
    assert newest.document.match.seed == other.seed
    assert [entry.seed for entry in saves.history.entries()] == [5]
    assert [entry.seed for entry in opened(tmp_path).history.entries()] == [5]


def test_a_match_given_up_is_finished(saves: Saves) -> None:
    match = begun(saves, 5, 10)
    match.concede(0)
    saves.store.autosave(match)
    assert saves.store.newest() is None
    (entry,) = saves.history.entries()
    assert (entry.reason, entry.winners, entry.decisions) == ("conceded", (1,), 10)


def test_a_crash_between_history_and_autosaves_counts_the_match_once(saves: Saves, tmp_path: Path) -> None:
    match = begun(saves, 5, len(choices(5)) - 1)
    kept = {path: path.read_bytes() for path in autosaves(tmp_path)}
    play_on(saves, match, 1)
    for path, data in kept.items():
        path.write_bytes(data)
    again = opened(tmp_path)
    assert again.store.newest() is None
    assert len(again.history.entries()) == 1


def test_a_match_taken_back_from_its_end_is_another_match(saves: Saves) -> None:
    match = finished(saves, 5)
    match.back_to(len(match.actions) - 5)
    match.practice = True
    saves.store.autosave(match)
    newest = saves.store.newest()
    assert newest is not None
    assert newest.document.id != saves.history.entries()[0].id
    match.concede(1)
    saves.store.autosave(match)
    written(saves)
    assert [entry.practice for entry in saves.history.entries()] == [True, False]


def test_named_saves_are_kept_listed_loaded_and_deleted(saves: Saves, tmp_path: Path) -> None:
    match = begun(saves, 5, 20)
    for name in ("Before the field goal", "Ärger: 3/4 <done>", "日本"):
        assert not saves.store.exists(name)
        saves.store.save_as(match, name)
        assert saves.store.exists(name)
    again = opened(tmp_path)
    automatic, *named = again.store.saves()
    assert automatic.automatic
    assert {saved.name for saved in named} == {"Before the field goal", "Ärger: 3/4 <done>", "日本"}
    assert all(again.store.load(saved).match.record() == match.record() for saved in named)
    again.store.delete(named[0])
    again.store.delete(automatic)
    assert [saved.name for saved in again.store.saves()] == [saved.name for saved in named[1:]]


def test_a_name_used_again_overwrites_only_its_own_save(saves: Saves) -> None:
    match = begun(saves, 5, 20)
    saves.store.save_as(match, "Halftime")
    saves.store.save_as(match, "halftime")
    play_on(saves, match, 5)
    saves.store.save_as(match, "  Halftime ")
    lengths = {saved.name: len(saved.document.match.actions) for saved in saves.store.saves() if not saved.automatic}
    assert lengths == {"Halftime": 25, "halftime": 20}


def test_a_file_brought_from_elsewhere_is_listed_by_its_file_name(saves: Saves, tmp_path: Path) -> None:
    begun(saves, 5, 4)
    (path,) = autosaves(tmp_path)[-1:]
    (tmp_path / "matches" / "From a friend.json").write_bytes(path.read_bytes())
    assert [saved.name for saved in saves.store.saves() if not saved.automatic] == ["From a friend"]


def test_a_save_goes_on_as_the_same_match(saves: Saves, tmp_path: Path) -> None:
    saves.store.save_as(begun(saves, 5, 20), "Midway")
    written(saves)
    again = opened(tmp_path)
    midway = again.store.saves()[-1]
    loaded = again.store.load(midway).match
    play_on(again, loaded, len(choices(5)) - 20)
    assert again.store.newest() is None
    assert [entry.id for entry in again.history.entries()] == [midway.document.id]


def test_a_save_that_is_older_than_the_autosave_begins_a_match_of_its_own(saves: Saves, tmp_path: Path) -> None:
    match = begun(saves, 4, 5)
    saves.store.save_as(match, "Early")
    play_on(saves, match, 30)
    written(saves)
    (early,) = [saved for saved in saves.store.saves() if not saved.automatic]
    replayed = saves.store.load(early)
    play_on(saves, replayed.match, 3)
    written(saves)
    lengths = {len(saved.document.match.actions) for saved in saves.store.saves() if saved.automatic}
    assert lengths == {len(match.actions), len(replayed.match.actions)}


def test_a_save_of_a_match_already_counted_is_practice(saves: Saves) -> None:
    match = begun(saves, 5, 20)
    saves.store.save_as(match, "Midway")
    play_on(saves, match, len(choices(5)) - 20)
    again = saves.store.load(saves.store.saves()[-1]).match
    play_on(saves, again, len(choices(5)) - 20)
    assert [entry.practice for entry in saves.history.entries()] == [True, False]
    assert [tally.played for tally in saves.history.statistics()] == [1]


def test_a_match_that_replays_differently_stays_on_the_disk(saves: Saves, tmp_path: Path) -> None:
    match = Match(JUKEM, {}, PLAYERS, 5)
    for action in choices(5)[:10]:
        match.play(action)
    match.digests[7] = "0" * 16
    saves.store.autosave(match)
    written(saves)
    again = opened(tmp_path)
    loaded = again.store.resume()
    assert loaded is not None
    assert loaded.problem is not None
    assert "after action 7" in loaded.problem
    assert loaded.match.actions == choices(5)[:7]
    assert len(autosaves(tmp_path)) == 1
    assert again.notices == []


def test_time_played_adds_up_over_saves_but_not_over_absences(tmp_path: Path) -> None:
    saves, seconds = opened(tmp_path), [0.0]
    saves.store = Store(
        tmp_path / "matches", saves.history, saves.writer, saves.notices.append, clock=lambda: seconds[0]
    )
    match = Match(JUKEM, {}, PLAYERS, 5)
    for pause in (0, 10, 20, 30 * 3600):
        seconds[0] += pause
        saves.store.autosave(match)
    loaded = saves.store.resume()
    assert loaded is not None
    saves.store.autosave(loaded.match)
    seconds[0] += 5
    saves.store.autosave(loaded.match)
    newest = saves.store.newest()
    assert newest is not None
    assert newest.document.seconds == 10 + 20 + 300 + 5


def test_matches_that_are_gone_are_forgotten(saves: Saves) -> None:
    for seed in range(5):
        begun(saves, seed, 2)
    gc.collect()
    assert len(saves.store._plays) <= 1


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
