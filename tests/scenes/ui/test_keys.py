"""Commands and keys: defaults, remapping, and one meaning for each key."""

import pygame
import pytest

from scenes.ui.keys import DEFAULTS, TITLES, Keys
from tests.scenes.pilot import key_event


def command(keys: Keys, name: str) -> str | None:
    return keys.command_of(key_event(pygame.KEYDOWN, name))


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        *(("return", "commit"), ("space", "press"), ("escape", "cancel"), ("backspace", "cancel")),
        *(("f", "fast_forward"), ("shift+f", "speed"), ("tab", "next_zone"), ("shift+tab", "previous_zone")),
        *(("1", "card_1"), ("9", "card_9"), ("f11", "fullscreen"), ("k", "replay_last"), ("q", None), ("ctrl+f", None)),
    ],
)
def test_each_key_gives_its_command(key: str, expected: str | None) -> None:
    assert command(Keys(), key) == expected


def test_every_command_has_a_title_and_no_key_has_two_meanings() -> None:
    assert set(TITLES) == set(DEFAULTS)
    keys = [key for keys in DEFAULTS.values() for key in keys]
    assert len(keys) == len(set(keys))


def test_keys_of_the_number_pad_enter_do_not_matter_to_modifiers() -> None:
    assert Keys().command_of(pygame.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT)) is None


def test_a_remapped_command_leaves_its_old_key() -> None:
    keys = Keys({"hint": ["j"]})
    assert command(keys, "j") == "hint"
    assert command(keys, "h") is None
    assert keys.hint("hint") == "J"


def test_a_key_taken_from_a_default_has_only_its_new_meaning() -> None:
    keys = Keys({"hint": ["r"]})
    assert command(keys, "r") == "hint"
    assert keys.of("rules") == ()
    assert keys.hint("rules") == ""
    assert keys.conflicts("hint", "r") == ["rules"]


def test_unknown_commands_in_the_settings_are_ignored() -> None:
    assert command(Keys({"moonwalk": ["h"]}), "h") == "hint"
