"""Two windows on one data folder lose nothing of each other's."""

import errno
import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import msgspec
import pytest

from saves import locks
from saves.archive import Saves
from saves.atomic import write_new
from saves.document import encode
from saves.locks import Locks
from saves.paths import DataFolder
from saves.settings import SettingsStore
from saves.store import OpenElsewhere
from tests.saves.samples import (
    begun,
    choices,
    document_of,
    edited,
    failing,
    keep,
    leave,
    listed,
    matches_in,
    named,
    newest,
    opened,
    play_on,
    played,
    resumed,
    window,
    written,
)
from tests.saves.test_kill import ROOT, needs_sigkill, victim

Pair = tuple[Saves, Saves]


@pytest.fixture
def pair(tmp_path: Path) -> Pair:
    """Opens two windows on one folder."""
    return window(tmp_path), window(tmp_path)


def lengths(saves: Saves) -> dict[int, int]:
    """Returns the number of stored positions of each unfinished match, by seed."""
    return dict(listed(saves))


def test_two_matches_played_at_once_are_both_kept_to_their_last_decision(pair: Pair) -> None:
    first, second = pair
    mine, yours = begun(first, 1, 3), begun(second, 2, 1)
    for _ in range(20):
        play_on(first, mine, 2)
        play_on(second, yours, 3)
    assert lengths(first) == lengths(second) == {1: 43, 2: 61}


def test_of_two_windows_that_take_a_number_at_once_each_gets_its_own(tmp_path: Path) -> None:
    path, taken = tmp_path / "autosave-00000001.json", []
    start = threading.Barrier(8)

    def take(number: int) -> None:
        start.wait(60)
        taken.append((write_new(path, b"%d" % number), number))

    threads = [threading.Thread(target=take, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    (winner,) = [number for won, number in taken if won]
    assert path.read_bytes() == b"%d" % winner
    assert [each.name for each in tmp_path.iterdir()] == [path.name], "no temporary file is left"


def test_a_number_is_one_windows_alone_where_files_have_no_second_names(tmp_path: Path) -> None:
    path = tmp_path / "autosave-00000001.json"
    with failing(os, "link", errno.EPERM):
        assert [write_new(path, data) for data in (b"one", b"two")] == [True, False]
    assert path.read_bytes() == b"one"


def test_continue_passes_over_a_match_that_is_open_in_another_window(pair: Pair, tmp_path: Path) -> None:
    first, second = pair
    begun(first, 1, 5)
    assert second.store.newest() is None
    assert second.store.resume() is None
    begun(second, 2, 5)
    third = window(tmp_path)
    assert third.store.newest() is None
    assert [(each.document.match.seed, each.elsewhere) for each in third.store.saves()] == [(2, True), (1, True)]
    with pytest.raises(OpenElsewhere, match="open in another window"):
        third.store.load(third.store.saves()[0])


def test_matches_that_can_be_opened_are_listed_before_those_that_another_window_plays(
    pair: Pair,
) -> None:
    first, second = pair
    for seed in (1, 2):
        first.store.leave(begun(first, seed, 5))
    written(first)
    begun(second, 3, 5)
    assert [each.document.match.seed for each in first.store.saves()] == [2, 1, 3]
    assert first.store.waiting() == 2


def test_a_match_that_was_left_is_free_for_other_windows(pair: Pair) -> None:
    first, second = pair
    match = leave(first, begun(first, 1, 5))
    assert resumed(second).match.record() == match.record()
    assert first.store.newest() is None


def test_the_first_to_finish_hides_nothing_and_both_results_are_recorded(pair: Pair, tmp_path: Path) -> None:
    first, second = pair
    mine, yours = begun(first, 1, 5), begun(second, 2, 5)
    play_on(first, mine)
    assert lengths(first) == {2: 5}
    play_on(second, yours)
    assert {entry.seed for entry in window(tmp_path).history.entries()} == {1, 2}


def test_no_window_prunes_a_match_that_another_one_plays(pair: Pair) -> None:
    first, second = pair
    begun(first, 50, 4)
    for seed in range(6):
        begun(second, seed, 4)
    assert lengths(first)[50] == 4


@pytest.mark.long
def test_of_five_windows_one_is_killed_and_no_other_removes_its_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lock is free from then on, and the files that others write, finish and delete are theirs."""
    monkeypatch.setattr(locks, "CLAIM_SECONDS", 0.0)  # nobody frees a lock while another one waits for it
    windows = [window(tmp_path) for _ in range(5)]
    matches = [begun(each, seed, 10 + seed) for seed, each in enumerate(windows)]
    windows[0].store.close()  # the system frees the locks of a program that was killed
    for _ in range(3):
        for each, match in zip(windows[1:], matches[1:], strict=True):
            play_on(each, match, 2)
            begun(each, 50 + match.seed, 4)
    play_on(windows[1], matches[1])
    deleted = next(each for each in windows[3].store.saves() if each.document.match.seed == 53)
    windows[3].store.delete(deleted)
    written(windows[3])
    kept = lengths(windows[2])
    assert {seed: kept[seed] for seed in (0, 2, 3, 4)} == {0: 10, 2: 18, 3: 19, 4: 20}
    again = window(tmp_path).store
    assert {each.document.match.seed for each in again.saves() if not each.elsewhere} == {0}
    replayed = again.resume()
    assert replayed is not None
    assert replayed.match.record() == matches[0].record()


def test_a_match_open_elsewhere_is_not_deleted_from_here(pair: Pair) -> None:
    first, second = pair
    begun(first, 1, 5)
    (listed,) = second.store.saves()
    second.store.delete(listed)
    written(second)
    assert lengths(first) == {1: 5}


def test_a_match_that_another_window_has_opened_since_is_not_deleted_and_that_is_said(
    pair: Pair,
) -> None:
    first, second = pair
    leave(first, begun(first, 1, 5))
    (listed,) = first.store.saves()
    resumed(second)
    first.store.delete(listed)
    written(first)
    assert lengths(second) == {1: 5}
    assert first.notices == ["This match is open in another window. It was not deleted."]


def test_a_match_is_ended_only_by_whoever_holds_its_lock(pair: Pair) -> None:
    first, second = pair
    match = leave(first, begun(first, 1, 5))
    resumed(second)
    match.concede(0)
    first.store.autosave(match)
    assert not first.writer.flush()
    assert "open in another window" in first.notices[0]
    assert lengths(second) == {1: 5}
    assert second.history.entries() == []


def test_a_named_save_of_a_match_open_elsewhere_begins_a_match_of_its_own(pair: Pair) -> None:
    first, second = pair
    match = begun(first, 4, 5)
    first.store.save_as(match, "Early")
    written(first)
    (early,) = named(second)
    copy = second.store.load(early).match
    play_on(second, copy, 2)
    play_on(first, match, 1)
    assert sorted(listed(second)) == [(4, 6), (4, 7)]


def test_two_endings_of_one_match_are_both_kept(tmp_path: Path) -> None:
    """Copies of one file can be played to two endings; neither is dropped silently."""
    saves = opened(tmp_path)
    one, other = played(5), played(5, 60)
    other.concede(0)
    for _ in range(2):
        for match in (one, other):
            saves.history.add(document_of(match, 7))
    assert sorted(entry.reason for entry in saves.history.entries()) == ["conceded", "regulation"]
    documents = [saves.history.get(entry.id) for entry in saves.history.entries()]
    assert {len(each.match.actions) for each in documents if each} == {len(one.actions), 60}


def test_an_unfinished_match_is_hidden_by_its_own_ending_only(tmp_path: Path) -> None:
    """A match that went another way than the finished copy goes on, and its result is recorded, too."""
    saves = opened(tmp_path)
    ended, other = played(5, 60), played(5, 50)
    ended.concede(0)
    other.play(next(action for action in other.state.legal_actions() if action != choices(5)[50]))
    saves.history.add(document_of(ended, 7))
    matches_in(tmp_path, {"autosave-00000001.json": encode(document_of(other, 7))})
    assert saves.store.newest() is None, "until the endings have been read"
    written(saves)
    again = resumed(saves).match
    assert again.record() == other.record()
    again.concede(1)
    keep(saves, again)
    assert len(saves.history.entries()) == 2
    matches_in(tmp_path, {"autosave-00000001.json": encode(document_of(played(5, 40), 7))})
    assert saves.store.newest() is None, "this one leads to the first ending"


@pytest.mark.long
@needs_sigkill
def test_a_program_that_died_with_the_lock_shuts_nobody_out(tmp_path: Path) -> None:
    process = victim(tmp_path, 3, "written", 12)
    process.wait(60)
    assert list((tmp_path / "matches").glob(".*.lock"))
    saves = window(tmp_path)
    again = resumed(saves)
    assert len(again.match.actions) == 11
    written(window(tmp_path))
    assert len(list((tmp_path / "matches").glob(".*.lock"))) == 1, "but for the one in use they are swept away"


HOLD = """
import sys, time
from pathlib import Path
from saves.locks import Locks
locks = Locks(Path(sys.argv[1]))
print(locks.claim("a" * 32), flush=True)
time.sleep(60)
"""


@pytest.mark.long
@needs_sigkill
def test_a_lock_holds_between_processes_and_ends_with_its_own(tmp_path: Path) -> None:
    holder = subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "True\n"
    mine = Locks(tmp_path)
    assert mine.elsewhere("a" * 32)
    assert not mine.claim("a" * 32)
    os.kill(holder.pid, signal.SIGKILL)
    holder.wait(60)
    assert not mine.elsewhere("a" * 32)
    assert mine.claim("a" * 32)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("make", [os.mkfifo, os.mkdir, lambda path: os.symlink("nowhere", path)])
def test_nothing_that_lies_where_a_lock_would_be_shuts_a_player_out(tmp_path: Path, make: object) -> None:
    make(tmp_path / f".{'a' * 32}.lock")  # type: ignore[operator]
    mine = Locks(tmp_path)
    assert not mine.elsewhere("a" * 32)
    assert mine.claim("a" * 32)


def test_a_file_with_the_last_number_does_not_stop_continue(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    begun(saves, 4, 5)
    last = saves.store.saves()[0].path
    last.rename(last.with_name(f"{last.stem.rpartition('-')[0]}-999999999.json"))
    for _ in range(2):
        saves = opened(tmp_path)
        again = resumed(saves)
        length = len(again.match.actions)
        play_on(saves, again.match, 4)
        assert newest(opened(tmp_path)).document.decisions == length + 4


def test_settings_changed_in_one_window_stay_when_another_one_changes_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "CLAIM_SECONDS", 60)  # however slow the disk is, the second waits for the first
    stores = [SettingsStore(DataFolder(tmp_path)) for _ in range(2)]
    for store, change in zip(stores, ({"shake": 10}, {"crowd": 20}), strict=True):
        settings = store.load()
        for name, value in change.items():
            setattr(settings, name, value)
        store.save(settings)
    for store in stores:
        store.flush()
    fields = json.loads((tmp_path / "settings.json").read_bytes())["settings"]
    assert (fields["shake"], fields["crowd"]) == (10, 20)


def test_a_summary_made_by_hand_is_refused_beside_good_files(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    match = begun(saves, 4, 5)
    newest = saves.store.saves()[0].path
    data = edited(newest.read_bytes(), lambda body: body["summary"].update(points=[99, 3]))
    newest.with_name(f"{newest.stem.rpartition('-')[0]}-9.json").write_bytes(data)
    again = resumed(opened(tmp_path))
    assert msgspec.structs.asdict(again.match.record()) == msgspec.structs.asdict(match.record())
