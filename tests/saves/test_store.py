"""Autosaves and Continue; a finished match, and one that replays differently."""

import gc
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.match import Match
from saves.archive import Saves
from saves.document import encode
from saves.history_file import HistoryFile
from saves.match_files import POSITIONS
from saves.store import NotOpened, Store
from tests.saves.samples import (
    JUKEM,
    PLAYERS,
    autosaves,
    begun,
    choices,
    document_of,
    edited,
    keep,
    leave,
    listed,
    matches_in,
    newest,
    opened,
    play_on,
    played,
    recorded,
    resumed,
    window,
    written,
)


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    archive = opened(tmp_path)
    yield archive
    assert archive.close()


def lengths_in(folder: Path) -> list[int]:
    return [len(json.loads(path.read_text())["match"]["actions"]) for path in autosaves(folder)]


def test_continue_brings_the_match_back_as_it_was(saves: Saves, tmp_path: Path) -> None:
    match = begun(saves, 5, 17)
    again = resumed(opened(tmp_path))
    assert again.problem is None
    assert again.match.record() == match.record()
    assert again.match.history == match.history


def test_there_is_nothing_to_continue_at_first(saves: Saves) -> None:
    assert saves.store.newest() is None
    assert saves.store.resume() is None
    assert saves.store.saves() == []


def test_three_positions_of_a_match_rotate(saves: Saves, tmp_path: Path) -> None:
    begun(saves, 5, 9)
    assert lengths_in(tmp_path) == [7, 8, 9]


def test_autosaves_that_wait_for_the_disk_give_way_to_the_newest(saves: Saves, tmp_path: Path) -> None:
    go_on = threading.Event()
    saves.writer.submit("hold", lambda: [None][go_on.wait(60) - 1])
    match = Match(JUKEM, {}, PLAYERS, 5)
    for action in choices(5)[:50]:
        match.play(action)
        saves.store.autosave(match)
    go_on.set()
    written(saves)
    assert lengths_in(tmp_path) == [50]


def test_every_match_that_was_left_is_kept_beside_the_newest(saves: Saves, tmp_path: Path) -> None:
    for seed in range(12):
        begun(saves, seed, 6)
    assert listed(saves) == [(seed, 6) for seed in range(11, -1, -1)]
    assert len(autosaves(tmp_path)) == 12 * POSITIONS


def test_a_table_that_was_left_without_a_press_leaves_nothing_on_the_disk(saves: Saves, tmp_path: Path) -> None:
    kept = begun(saves, 5, 20)
    before = {path: path.read_bytes() for path in autosaves(tmp_path)}
    for seed in range(4):
        match = play_on(saves, Match(JUKEM, {}, (PLAYERS[1], PLAYERS[1]), seed), 3)
        assert match.presses == 0
    untouched = Match(JUKEM, {}, PLAYERS, 5)
    for action in choices(5)[:9]:
        untouched.play(action, pressed=False)
        saves.store.autosave(untouched)
    leave(saves, untouched)
    assert {path: path.read_bytes() for path in autosaves(tmp_path)} == before
    assert listed(saves) == [(kept.seed, 20)]
    assert [path.name for path in (tmp_path / "matches").iterdir() if path.suffix != ".json"] == [
        f".{saves.store.saves()[0].document.id}.lock"
    ], "no lock is left of what was not kept"


def test_the_first_press_of_a_person_keeps_the_match_with_all_that_came_before(saves: Saves, tmp_path: Path) -> None:
    match, person = Match(JUKEM, {}, PLAYERS, 5), 0
    for action in choices(5):
        assert match.decision is not None
        mine = match.decision.seat == person
        match.play(action)
        keep(saves, match)
        assert len(autosaves(tmp_path)) == mine
        if mine:
            break
    again = resumed(opened(tmp_path)).match
    assert (again.actions, again.presses) == (match.actions, 1)


def test_presses_are_counted_on_where_the_match_was_left_and_taking_back_loses_none(
    saves: Saves, tmp_path: Path
) -> None:
    match = begun(saves, 5, 20)
    presses = match.presses
    match.back_to(0)
    keep(saves, match)
    again = resumed(opened(tmp_path)).match
    assert again.actions == []
    assert again.presses == presses > 1


def test_a_match_of_before_presses_were_counted_is_kept(tmp_path: Path) -> None:
    """Nobody can tell any more how many decisions a person made in it."""
    data = edited(encode(document_of(Match(JUKEM, {}, PLAYERS, 5))), lambda body: body["summary"].pop("presses"))
    matches_in(tmp_path, {"autosave-00000003.json": data})
    saves = opened(tmp_path)
    again = resumed(saves).match
    assert again.presses == 1
    leave(saves, keep(saves, again))
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
    play_on(saves, mine)
    assert not touched & others
    assert others == set(autosaves(tmp_path))


def test_names_of_before_are_read_and_give_way_once_the_match_is_gone_on_with(tmp_path: Path) -> None:
    earlier = enumerate([(5, 9, 1), (5, 10, 1), (6, 4, 2), (5, 11, 1)], 1)
    files = {f"autosave-{number:08}.json": (seed, length, owner) for number, (seed, length, owner) in earlier}
    folder = matches_in(
        tmp_path,
        {name: encode(document_of(played(seed, length), owner)) for name, (seed, length, owner) in files.items()},
    )
    saves = opened(tmp_path)
    assert listed(saves) == [(5, 11), (6, 4)]
    match = resumed(saves).match
    assert len(match.actions) == 11
    play_on(saves, match, POSITIONS)
    names = sorted(path.name for path in folder.glob("*.json"))
    assert names == ["autosave-00000003.json", *(f"match-{1:032x}-{n}.json" for n in range(1, POSITIONS + 1))]
    play_on(saves, match)
    assert [path.name for path in folder.glob("*.json")] == ["autosave-00000003.json"]


def test_what_is_opened_is_what_lies_on_the_disk_and_not_what_was_listed(saves: Saves, tmp_path: Path) -> None:
    leave(saves, begun(saves, 5, 10))
    late = window(tmp_path)
    (saved,) = late.store.saves()
    match = leave(saves, play_on(saves, resumed(saves).match, 12))
    assert len(late.store.load(saved).match.actions) == 22
    late.leave()
    play_on(saves, match)
    with pytest.raises(NotOpened, match="not there any more"):
        late.store.load(saved)


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
    found = again.store.saves()
    assert [saved.document.decisions for saved in found] == [6] * 7
    assert len(read) == 7, "of each match the newest position, and the save"
    again.store.delete(found[0])
    assert len(again.store.saves()) == 6
    assert len(read) == 7


def test_listing_never_waits_for_the_history(saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(6):
        begun(saves, seed, 6)
    keep(saves, played(7))
    monkeypatch.setattr(HistoryFile, "use", None)
    assert len(saves.store.saves()) == saves.store.waiting() == 6


def test_a_finished_match_leaves_the_autosaves_and_enters_the_history_once(saves: Saves, tmp_path: Path) -> None:
    other = begun(saves, 8, 3)
    keep(saves, *[play_on(saves, begun(saves, 5, 10))] * 3)
    assert newest(saves).document.match.seed == other.seed
    assert recorded(saves) == recorded(opened(tmp_path)) == [5]


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
    assert recorded(again) == [5]


def test_a_match_taken_back_from_its_end_is_another_match(saves: Saves) -> None:
    match = keep(saves, played(5))
    match.back_to(len(match.actions) - 5)
    match.practice = True
    saves.store.autosave(match)
    assert newest(saves).document.id != saves.history.entries()[0].id
    match.concede(1)
    keep(saves, match)
    assert [entry.practice for entry in saves.history.entries()] == [True, False]


def test_a_match_that_replays_differently_stays_on_the_disk(saves: Saves, tmp_path: Path) -> None:
    match = played(5, 10)
    match.digests[7] = "0" * 16
    keep(saves, match)
    again = opened(tmp_path)
    loaded = resumed(again)
    assert loaded.problem is not None
    assert "after action 7" in loaded.problem
    assert loaded.match.actions == [*choices(5)[:7]]
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
    again = resumed(saves).match
    saves.store.autosave(again)
    seconds[0] += 5
    saves.store.autosave(again)
    assert newest(saves).document.seconds == 10 + 20 + 300 + 5


def test_matches_that_are_gone_are_forgotten(saves: Saves) -> None:
    for seed in range(5):
        begun(saves, seed, 2)
    gc.collect()
    assert len(saves.store._plays) <= 1
