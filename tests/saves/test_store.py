"""Autosaves, named saves and Continue."""

import gc
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match import Match
from saves.archive import Saves
from saves.document import encode
from saves.history_file import HistoryFile
from saves.shelf import POSITIONS, number_in
from saves.store import NotOpened, Store, clean_name
from tests.saves.samples import JUKEM, PLAYERS, choices, document_of, edited, opened, played, window, written


def autosaves(folder: Path) -> list[Path]:
    """The positions of unfinished matches, in the order of their numbers."""
    return sorted(folder.glob("matches/match-*.json"), key=lambda path: (path.name[:38], number_in(path.name)))


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


def test_three_positions_of_a_match_rotate(saves: Saves, tmp_path: Path) -> None:
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


def test_every_match_that_was_left_is_kept_beside_the_newest(saves: Saves, tmp_path: Path) -> None:
    for seed in range(12):
        begun(saves, seed, 6)
    listed = saves.store.saves()
    assert [saved.document.match.seed for saved in listed] == [*range(11, -1, -1)]
    assert all(saved.document.decisions == 6 for saved in listed)
    assert len(autosaves(tmp_path)) == 12 * POSITIONS


def test_a_table_that_was_left_without_a_press_leaves_nothing_on_the_disk(saves: Saves, tmp_path: Path) -> None:
    kept = begun(saves, 5, 20)
    before = {path: path.read_bytes() for path in autosaves(tmp_path)}
    for seed in range(4):
        match = Match(JUKEM, {}, (PLAYERS[1], PLAYERS[1]), seed)
        play_on(saves, match, 3)
        assert match.presses == 0
    untouched = Match(JUKEM, {}, PLAYERS, 5)
    for action in choices(5)[:9]:
        untouched.play(action, pressed=False)
        saves.store.autosave(untouched)
    saves.store.leave(untouched)
    written(saves)
    assert {path: path.read_bytes() for path in autosaves(tmp_path)} == before
    assert [saved.document.match.seed for saved in saves.store.saves()] == [kept.seed]
    assert [path.name for path in (tmp_path / "matches").iterdir() if path.suffix != ".json"] == [
        f".{saves.store.saves()[0].document.id}.lock"
    ], "no lock is left of what was not kept"


def test_the_first_press_of_a_person_keeps_the_match_with_all_that_came_before(saves: Saves, tmp_path: Path) -> None:
    match, person = Match(JUKEM, {}, PLAYERS, 5), 0
    for action in choices(5):
        assert match.decision is not None
        mine = match.decision.seat == person
        match.play(action)
        saves.store.autosave(match)
        written(saves)
        assert len(autosaves(tmp_path)) == mine
        if mine:
            break
    again = opened(tmp_path).store.resume()
    assert again is not None
    assert (again.match.actions, again.match.presses) == (match.actions, 1)


def test_presses_are_counted_on_where_the_match_was_left_and_taking_back_loses_none(
    saves: Saves, tmp_path: Path
) -> None:
    match = begun(saves, 5, 20)
    presses = match.presses
    match.back_to(0)
    saves.store.autosave(match)
    written(saves)
    again = opened(tmp_path).store.resume()
    assert again is not None
    assert again.match.actions == []
    assert again.match.presses == presses > 1


def test_a_match_of_before_presses_were_counted_is_kept(tmp_path: Path) -> None:
    """Whatever its person did: nobody can tell any more."""
    folder = tmp_path / "matches"
    folder.mkdir()
    data = edited(encode(document_of(Match(JUKEM, {}, PLAYERS, 5))), lambda body: body["summary"].pop("presses"))
    (folder / "autosave-00000003.json").write_bytes(data)
    saves = opened(tmp_path)
    again = saves.store.resume()
    assert again is not None
    assert again.match.presses == 1
    saves.store.autosave(again.match)
    saves.store.leave(again.match)
    written(saves)
    assert [saved.document.summary.presses for saved in opened(tmp_path).store.saves()] == [1]


def test_writing_a_match_opens_and_removes_no_file_of_another(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(4):
        begun(saves, seed, 6)
    others = set(autosaves(tmp_path))
    saves = opened(tmp_path)
    touched: set[Path] = set()
    for name in ("read_bytes", "unlink"):
        real = getattr(Path, name)

        def note(path: Path, *given: object, _real: Any = real, **named: object) -> object:
            touched.add(path)
            return _real(path, *given, **named)

        monkeypatch.setattr(Path, name, note)
    mine = begun(saves, 9, 12)
    assert not touched & others
    assert others < set(autosaves(tmp_path))
    play_on(saves, mine, len(choices(9)) - 12)
    assert not touched & others
    assert others == set(autosaves(tmp_path))


def test_names_of_before_are_read_and_give_way_once_the_match_is_gone_on_with(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    for number, (seed, length, match_id) in enumerate([(5, 9, 1), (5, 10, 1), (6, 4, 2), (5, 11, 1)], 1):
        data = encode(document_of(played(seed, length), match_id))
        (folder / f"autosave-{number:08}.json").write_bytes(data)
    saves = opened(tmp_path)
    assert [(saved.document.match.seed, saved.document.decisions) for saved in saves.store.saves()] == [(5, 11), (6, 4)]
    again = saves.store.resume()
    assert again is not None
    assert len(again.match.actions) == 11
    play_on(saves, again.match, POSITIONS)
    names = sorted(path.name for path in folder.glob("*.json"))
    assert names == ["autosave-00000003.json", *(f"match-{1:032x}-{n}.json" for n in range(1, POSITIONS + 1))]
    play_on(saves, again.match, len(choices(5)) - 11 - POSITIONS)
    assert [path.name for path in folder.glob("*.json")] == ["autosave-00000003.json"]


def test_what_is_opened_is_what_lies_on_the_disk_and_not_what_was_listed(saves: Saves, tmp_path: Path) -> None:
    match = begun(saves, 5, 10)
    saves.store.leave(match)
    written(saves)
    late = window(tmp_path)
    (listed,) = late.store.saves()
    again = saves.store.resume()
    assert again is not None
    play_on(saves, again.match, 12)
    saves.store.leave(again.match)
    written(saves)
    assert len(late.store.load(listed).match.actions) == 22
    late.leave()
    play_on(saves, again.match, len(choices(5)) - 22)
    with pytest.raises(NotOpened, match="not there any more"):
        late.store.load(listed)


def test_listing_plays_nothing_and_reads_a_file_once(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(6):
        match = begun(saves, seed, 6)
    saves.store.save_as(match, "Mine")
    written(saves)
    read: list[Path] = []
    real = Path.read_bytes

    def note(path: Path) -> bytes:
        read.append(path)
        return real(path)

    monkeypatch.setattr(Path, "read_bytes", note)
    monkeypatch.setattr(Match, "replay", None)
    monkeypatch.setattr(Match, "play", None)
    again = opened(tmp_path)
    listed = again.store.saves()
    assert [saved.document.decisions for saved in listed] == [6] * 7
    assert len(read) == 7, "of each match the newest position, and the save"
    again.store.delete(listed[0])
    assert len(again.store.saves()) == 6
    assert len(read) == 7


def test_listing_never_waits_for_the_history(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(6):
        begun(saves, seed, 6)
    finished(saves, 7)
    monkeypatch.setattr(HistoryFile, "use", None)
    assert len(saves.store.saves()) == saves.store.waiting() == 6


def test_a_deleted_match_comes_back_as_it_was_until_the_next_start(saves: Saves, tmp_path: Path) -> None:
    match = begun(saves, 5, 20)
    saves.store.save_as(match, "Mine")
    saves.store.leave(match)
    listed = saves.store.saves()
    for saved in listed:
        saves.store.delete(saved)
    assert saves.store.saves() == []
    assert [saves.store.undelete(saved) for saved in listed] == [True, True]
    assert saves.store.saves() == listed
    assert len(autosaves(tmp_path)) == POSITIONS
    assert not saves.store.undelete(listed[0]), "it was not deleted again"
    for saved in listed:
        saves.store.delete(saved)
    written(saves)
    written(window(tmp_path))
    assert saves.store.undelete(listed[0]), "another window that starts sweeps nothing away"
    saves.store.delete(listed[0])
    written(saves)
    again = written(opened(tmp_path))
    assert not saves.store.undelete(listed[0])
    assert again.store.saves() == []
    assert [path.name for path in (tmp_path / "matches").iterdir()] == []


def test_one_file_in_the_way_keeps_no_other_position_from_coming_back(saves: Saves, tmp_path: Path) -> None:
    saves.store.leave(begun(saves, 5, 20))
    (listed,) = saves.store.saves()
    taken = autosaves(tmp_path)[0]
    saves.store.delete(listed)
    written(saves)
    taken.write_text("something else")
    assert not saves.store.undelete(listed)
    assert len(autosaves(tmp_path)) == POSITIONS
    taken.unlink()
    assert saves.store.undelete(listed)
    assert len(autosaves(tmp_path)) == POSITIONS


def test_a_deletion_that_failed_is_not_tried_again_once_it_was_undone(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.store.leave(begun(saves, 5, 20))
    (listed,) = saves.store.saves()

    def refuse(*_: object) -> Path:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse)
        saves.store.delete(listed)
        saves.writer.flush()
        assert saves.store.undelete(listed)
    begun(saves, 6, 8)
    written(saves)
    assert listed.key in [saved.key for saved in saves.store.saves()]


def test_what_one_window_deleted_no_other_sweeps(tmp_path: Path) -> None:
    first, second = window(tmp_path), window(tmp_path)
    for saves, seed in ((second, 5), (first, 6)):
        match = begun(saves, seed, 20)
        saves.store.leave(match)
        written(saves)
        (listed,) = [saved for saved in saves.store.saves() if saved.document.match.seed == seed]
        saves.store.delete(listed)
        written(saves)
    second.leave()
    written(window(tmp_path))
    assert first.store.undelete(listed)
    assert [saved.document.match.seed for saved in first.store.saves()] == [6]


def test_a_named_save_that_is_only_looked_at_makes_no_other_match(saves: Saves, tmp_path: Path) -> None:
    match = begun(saves, 5, 20)
    saves.store.save_as(match, "Mine")
    play_on(saves, match, 10)
    saves.store.leave(match)
    written(saves)
    before = autosaves(tmp_path)
    again = saves.store.load(saves.store.saves()[-1]).match
    saves.store.autosave(again)
    written(saves)
    assert autosaves(tmp_path) == before
    presses = again.presses
    while again.presses == presses:
        again.play(again.state.legal_actions()[0])
    saves.store.autosave(again)
    written(saves)
    assert len(autosaves(tmp_path)) == len(before) + 1, "it goes on as another match"


def test_undoing_a_deletion_overwrites_nothing(saves: Saves) -> None:
    saves.store.save_as(begun(saves, 5, 20), "Mine")
    mine = saves.store.saves()[-1]
    saves.store.delete(mine)
    saves.store.save_as(begun(saves, 6, 8), "Mine")
    written(saves)
    assert not saves.store.undelete(mine)
    assert saves.store.saves()[-1].document.match.seed == 6


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
    lengths = {saved.name: saved.document.decisions for saved in saves.store.saves() if not saved.automatic}
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
    lengths = {saved.document.decisions for saved in saves.store.saves() if saved.automatic}
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
    match = played(5, 5)
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
