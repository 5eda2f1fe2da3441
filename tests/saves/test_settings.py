"""Stored settings are restored, and no file, whatever its content, stops the program."""

import errno
import os
from pathlib import Path

import msgspec
import pytest

from saves import settings as settings_file
from saves.atomic import set_aside, write_atomically
from saves.paths import DataFolder
from saves.settings import FORMAT, KIND, Settings, SettingsStore
from tests.saves.samples import failing


def stored(folder: Path, fields: object, *, kind: object = KIND, number: object = FORMAT) -> SettingsStore:
    document = {"kind": kind, "format": number, "settings": fields}
    (folder / "settings.json").write_bytes(msgspec.json.encode(document))
    return SettingsStore(DataFolder(folder))


def stores(store: SettingsStore, settings: Settings) -> None:
    """Saves settings, or tries to."""
    store.save(settings)
    store.flush()


def again(folder: Path) -> Settings:
    """Returns what the next start of the program reads."""
    return SettingsStore(DataFolder(folder)).load()


def test_without_a_file_all_is_default_and_nothing_is_said(tmp_path: Path) -> None:
    store = SettingsStore(DataFolder(tmp_path / "not" / "there"))
    assert store.load() == Settings()
    assert store.notices == []
    assert not (tmp_path / "not").exists(), "reading makes no folder"


def test_settings_come_back_as_they_were_stored(tmp_path: Path) -> None:
    store = SettingsStore(DataFolder(tmp_path / "made"))
    chosen = Settings(theme="high_contrast", text_size=130, speed="turbo", shake=0, keys={"hint": ["x"]}, names=["Ann"])
    store.save(Settings())
    store.save(chosen)
    store.flush()
    assert SettingsStore(DataFolder(tmp_path / "made")).load() == chosen


def test_a_setting_that_is_gone_does_not_matter_to_an_old_file(tmp_path: Path) -> None:
    """Such as how a card is played: the other settings are read, without a message."""
    store = stored(tmp_path, {"commit": "double_click", "shake": 7})
    assert store.load() == Settings(shake=7)
    assert store.notices == []
    assert not hasattr(Settings(), "commit")


def test_only_whole_files_are_ever_there(tmp_path: Path) -> None:
    store = SettingsStore(DataFolder(tmp_path))
    for shake in range(101):
        store.save(Settings(shake=shake))
    store.flush()
    assert again(tmp_path).shake == 100
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"], "no temporary file is left"


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\xff\xfe\x00", b"[]", b"null", b'"text"', b"[" * 100_000, b'{"kind": "pigskin-parlor-settings"}'],
)
def test_a_damaged_file_is_kept_aside_and_reported(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(data)
    store = SettingsStore(DataFolder(tmp_path))
    assert store.load() == Settings()
    (kept,) = tmp_path.glob("settings.damaged-*.json")
    assert kept.read_bytes() == data
    assert len(store.notices) == 1
    assert kept.name in store.notices[0]


@pytest.mark.parametrize(("kind", "number", "said"), [("other", 1, "not one of ours"), (KIND, FORMAT + 1, "newer")])
def test_foreign_and_newer_files_are_told_apart(tmp_path: Path, kind: str, number: int, said: str) -> None:
    store = stored(tmp_path, {}, kind=kind, number=number)
    assert store.load() == Settings()
    assert said in store.notices[0]
    assert list(tmp_path.glob("settings.damaged-*.json"))


@pytest.mark.parametrize("number", [None, 0, -1, True, 1.0, 2.0, "2", "1", [], {}])
def test_only_a_greater_format_number_is_newer(tmp_path: Path, number: object) -> None:
    store = stored(tmp_path, {"shake": 10}, number=number)
    assert store.load() == Settings()
    assert "The settings file is damaged. It was kept as settings.damaged-" in store.notices[0]


def test_a_damaged_file_that_cannot_be_set_aside_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b"damaged")

    store = SettingsStore(DataFolder(tmp_path))
    with failing(Path, "rename", errno.EPERM):
        assert store.load() == Settings()
    stores(store, Settings(shake=10))
    assert [kept.read_bytes() for kept in tmp_path.iterdir()] == [b"damaged"]
    assert store.notices == [
        "The settings file is damaged, so the defaults are used and nothing will be saved over it."
    ]


def test_an_unknown_value_costs_only_its_own_field(tmp_path: Path) -> None:
    store = stored(tmp_path, {"speed": "ludicrous", "shake": 500, "text_size": 115, "crowd": 10})
    settings = store.load()
    assert (settings.speed, settings.shake) == ("normal", 60)
    assert (settings.text_size, settings.crowd) == (115, 10)
    (notice,) = store.notices
    assert "speed" in notice
    assert "shake" in notice
    assert not list(tmp_path.glob("settings.damaged-*"))


@pytest.mark.parametrize("value", [None, True, "100", 101, -1, 1.5, [], {}])
def test_a_volume_takes_whole_percents_only(tmp_path: Path, value: object) -> None:
    assert stored(tmp_path, {"master": value}).load().master == 80


def test_fields_of_other_versions_survive_a_change_made_here(tmp_path: Path) -> None:
    store = stored(tmp_path, {"captions": True, "shake": 10})
    settings = store.load()
    settings.shake = 20
    stores(store, settings)
    fields = msgspec.json.decode((tmp_path / "settings.json").read_bytes())["settings"]
    assert (fields["captions"], fields["shake"]) == (True, 20)


def test_an_unwritable_folder_is_reported_once_and_changes_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    folder = DataFolder(tmp_path / "file" / "data")
    assert not folder.writable
    store = SettingsStore(folder)
    settings = store.load()
    store.save(settings)
    stores(store, settings)
    assert store.notices == [f"Nothing will be saved: {folder.path} cannot be written."]


def test_settings_are_saved_again_once_there_is_room(tmp_path: Path) -> None:
    store = SettingsStore(DataFolder(tmp_path))
    settings = store.load()

    with failing(settings_file, "write_atomically", errno.ENOSPC):
        for speed in ("fast", "turbo"):
            settings.speed = speed
            stores(store, settings)
    assert store.notices == ["The settings could not be saved: No space left on device."]
    settings.speed = "relaxed"
    stores(store, settings)
    assert again(tmp_path).speed == "relaxed"


def test_closing_tries_settings_that_failed_once_more(tmp_path: Path) -> None:
    store = SettingsStore(DataFolder(tmp_path))

    with failing(settings_file, "write_atomically", errno.ENOSPC):
        stores(store, Settings(speed="fast"))
    assert not list(tmp_path.iterdir())
    store.flush()
    assert again(tmp_path).speed == "fast"


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    target = tmp_path / "settings.json"
    target.write_bytes(b"old")

    with failing(os, "replace", errno.ENOSPC), pytest.raises(OSError, match="No space"):
        write_atomically(target, b"new")
    assert target.read_bytes() == b"old"
    assert len(list(tmp_path.iterdir())) == 1


def test_setting_aside_never_overwrites(tmp_path: Path) -> None:
    kept = set()
    for number in range(5):
        path = tmp_path / "settings.json"
        path.write_text(str(number))
        kept.add(set_aside(path))
    assert sorted(path.read_text() for path in kept) == list("01234")


def test_set_ups_of_two_windows_stay_beside_each_other(tmp_path: Path) -> None:
    """Each window adds and deletes its own, without knowing about the other."""
    stored(tmp_path, {"set_ups": {"Old": "offense x", "Older": "offense y"}})
    first, second = SettingsStore(DataFolder(tmp_path)), SettingsStore(DataFolder(tmp_path))
    one, other = first.load(), second.load()
    for store, settings, changed in (
        (first, one, {"Old": "offense x", "Mine": "offense m", "Older": "offense y"}),
        (second, other, {"Old": "offense z", "Yours": "offense u"}),
        (first, one, {"Old": "offense x", "Older": "offense y", "Mine too": "offense t"}),
    ):
        settings.set_ups = changed
        stores(store, settings)
    expected = {"Old": "offense z", "Yours": "offense u", "Mine too": "offense t"}
    assert again(tmp_path).set_ups == expected
