"""Two hundred damaged saves: each loads exactly, or is reported and kept under a new name with every byte."""

from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest

from game.match import Match
from saves.archive import Saves
from saves.document import FORMAT, decode, encode, now
from saves.store import NotOpened
from tests.saves.samples import (
    document_of,
    edited,
    keep,
    matches_in,
    newest,
    opened,
    played,
    resumed,
    saved_bytes,
    written,
)

LATER = now() + timedelta(hours=1)
"""The time of the good file, which is the newest and so is opened first."""
GOOD = encode(msgspec.structs.replace(document_of(played(2, 60)), saved=LATER))


def truncated(rng: Random) -> bytes:
    return GOOD[: rng.randrange(len(GOOD) - 1)]


def flipped(rng: Random) -> bytes:
    data = bytearray(GOOD)
    for _ in range(rng.choice((1, 1, 1, 2, 8))):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def zeroed(rng: Random) -> bytes:
    start = rng.randrange(len(GOOD))
    return GOOD[:start] + bytes(len(GOOD) - start)


def mixed(rng: Random) -> bytes:
    """Half of one save and the end of another, as an interrupted copy leaves them."""
    other = saved_bytes(3, 60)
    cut = rng.randrange(1, min(len(GOOD), len(other)) - 1)
    return GOOD[:cut] + other[cut:]


def mistyped(rng: Random) -> bytes:
    """A field of the wrong type in a file with a valid checksum."""
    body = msgspec.json.decode(GOOD)
    del body["checksum"]
    part = rng.choice((body, body["match"], body["summary"], body["match"]["players"][0]))
    field = rng.choice([key for key in part if key not in ("kind", "format")])
    values: tuple[object, ...] = (None, 3.5, [[]], {"a": 1}, "x")
    part[field] = rng.choice([value for value in values if type(value) is not type(part[field])])
    return signed(body)


def newer(rng: Random) -> bytes:
    body = msgspec.json.decode(GOOD)
    if rng.random() < 0.5:
        body["format"] = rng.randrange(FORMAT + 1, 99)
        body["tactics"] = {"new": True}
        return msgspec.json.encode(body)
    del body["checksum"]
    body["match"]["rules_version"] = rng.randrange(2, 99)
    return signed(body)


def signed(body: dict[str, object]) -> bytes:
    return msgspec.json.encode({**body, "checksum": sha256(msgspec.json.encode(body, order="sorted")).hexdigest()})


def foreign(rng: Random) -> bytes:
    others = (b"null", b"{}", b"[]", b"7", b'{"cards": [1, 2]}', b'{"kind": "other", "format": 1}', b'"text"')
    return rng.choice(others) + b" " * rng.randrange(40)


def binary(rng: Random) -> bytes:
    return rng.choice((b"", b"\x89PNG\r\n\x1a\n", b"PK\x03\x04", b"\x80\x04\x95")) + rng.randbytes(rng.randrange(5000))


def deep(rng: Random) -> bytes:
    opening = rng.choice((b"[", b'{"kind":', b'{"kind": "pigskin-parlor-match", "format": 1, "match": ['))
    return opening * rng.randrange(500, 50_000)


def huge(rng: Random) -> bytes:
    return GOOD + b" " * (8_000_000 + rng.randrange(1000))


def empty(rng: Random) -> bytes:
    return b" \n" * rng.randrange(2)


KINDS: tuple[tuple[Callable[[Random], bytes], int], ...] = (
    (truncated, 40),
    (flipped, 70),
    (zeroed, 10),
    (mixed, 15),
    (mistyped, 30),
    (newer, 10),
    (foreign, 10),
    (binary, 10),
    (deep, 6),
    (huge, 2),
    (empty, 2),
)
CASES = [(make, seed) for make, count in KINDS for seed in range(count)]
IN_SHORT = [case if case[1] % 3 == 0 else pytest.param(*case, marks=pytest.mark.long) for case in CASES]
"""All damages; the long tests check two thirds of them."""


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "matches").iterdir()}


def is_kept(folder: Path, data: bytes) -> bool:
    return any(kept == data and ".json" in name for name, kept in files(folder).items())


def open_with(folder: Path, data: bytes, name: str) -> Saves:
    """Creates a data folder with a good autosave of five actions and the damaged file, which is newer."""
    keep(opened(folder), played(4, 5))
    matches_in(folder, {name: data})
    return opened(folder)


def all_opened(saves: Saves, *, automatic: bool) -> list[Match]:
    """Returns the listed matches that can be opened; opening checks what the list shows."""
    found = []
    for saved in saves.store.saves():
        if saved.automatic == automatic:
            with suppress(NotOpened):
                found.append(saves.store.load(saved).match)
    return found


def test_there_are_two_hundred_or_more_damaged_saves_and_hardly_two_alike() -> None:
    assert len(CASES) >= 200
    assert len({make(Random(seed)) for make, seed in CASES}) > 190


@pytest.mark.parametrize(("make", "seed"), IN_SHORT)
def test_a_damaged_autosave_is_told_of_kept_and_passed_over(
    make: Callable[[Random], bytes], seed: int, tmp_path: Path
) -> None:
    data = make(Random(seed))
    saves = open_with(tmp_path, data, "autosave-00000007.json")
    good, *others = sorted(all_opened(saves, automatic=True), key=lambda match: -match.seed)
    if others:
        assert others[0].record() == decode(data).match == decode(GOOD).match
        return
    assert good.record() == played(4, 5).record()
    assert len(saves.notices) == 1
    assert "autosave-00000007.json cannot be used: " in saves.notices[0]
    assert is_kept(tmp_path, data)
    for length in range(6, 16):
        saves.store.autosave(played(4, length))
        saves.writer.flush()
    assert is_kept(tmp_path, data)
    assert len(opened(tmp_path).store.saves()) == 11
    assert len(saves.notices) == 1


@pytest.mark.parametrize(("make", "seed"), CASES[::9])
def test_a_damaged_named_save_is_told_of_and_kept(make: Callable[[Random], bytes], seed: int, tmp_path: Path) -> None:
    data = make(Random(seed))
    saves = open_with(tmp_path, data, "halftime.json")
    found = [match.record() for match in all_opened(saves, automatic=False)]
    assert found == ([decode(GOOD).match] if not saves.notices else [])
    assert is_kept(tmp_path, data)


def test_a_name_whose_file_is_damaged_is_used_again_without_loss(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    path = saves.store.path_of("Halftime")
    matches_in(tmp_path, {path.name: b"half a sa"})
    saves.store.save_as(played(4, 5), "Halftime")
    written(saves)
    assert len(saves.notices) == 1
    assert is_kept(tmp_path, b"half a sa")
    assert decode(path.read_bytes()).name == "Halftime"


def test_a_match_against_a_level_of_a_later_version_is_not_offered_again(tmp_path: Path) -> None:
    data = edited(GOOD, lambda body: body["match"]["players"][1].update(kind="legend"))
    saves = open_with(tmp_path, data, "autosave-00000007.json")
    assert newest(saves).document.match.seed == 4
    assert "there is no level 'legend'" in saves.notices[0]
    (kept,) = (tmp_path / "matches").glob("autosave-00000007.unplayable-*.json")
    assert kept.read_bytes() == data


def test_a_save_whose_time_has_no_zone_does_not_break_the_list(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    saves.store.save_as(played(4, 5), "Mine")
    written(saves)
    data = edited(GOOD, lambda body: body.update(saved="2026-01-02T03:04:05"))
    matches_in(tmp_path, {"halftime.json": data})
    assert [saved.name for saved in saves.store.saves()] == ["Mine"]
    assert "halftime.json cannot be used: " in saves.notices[0]
    assert is_kept(tmp_path, data)


def test_a_damaged_autosave_nobody_looked_at_is_not_pruned_away(tmp_path: Path) -> None:
    saves = open_with(tmp_path, b"{", "autosave-00000000.json")
    for length in range(1, 8):
        keep(saves, played(6, length))
    assert is_kept(tmp_path, b"{")
    assert len(saves.notices) == 1


def test_files_set_aside_keep_their_own_names_and_are_not_read_again(tmp_path: Path) -> None:
    saves = opened(tmp_path)
    for number in range(4):
        matches_in(tmp_path, {"autosave-00000007.json": b"bad %d" % number})
        assert saves.store.newest() is None
    assert sorted(files(tmp_path).values()) == [b"bad 0", b"bad 1", b"bad 2", b"bad 3"]
    again = opened(tmp_path)
    assert again.store.saves() == []
    assert again.notices == []


def test_a_file_far_too_large_is_not_even_read(tmp_path: Path) -> None:
    saves = open_with(tmp_path, b"", "autosave-00000007.json")
    with (tmp_path / "matches" / "autosave-00000007.json").open("r+b") as file:
        file.truncate(50_000_000_000)  # a sparse file: more than the memory holds, nothing on the disk
    assert newest(saves).document.match.seed == 4
    assert "far too large" in saves.notices[0]


def test_a_folder_or_a_dead_link_in_the_place_of_a_save_does_no_harm(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    (folder / "autosave-00000001.json").mkdir(parents=True)
    (folder / "autosave-00000002.json").symlink_to(tmp_path / "nowhere")
    (folder / "autosave-00000003.json").symlink_to(folder / "autosave-00000003.json")
    saves = opened(tmp_path)
    assert saves.store.newest() is None
    keep(saves, played(4, 5))
    resumed(saves)
