"""Named commands and the keys that trigger them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pygame

DEFAULTS: dict[str, tuple[str, ...]] = {
    "commit": ("return",),
    "press": ("space",),
    "cancel": ("escape", "backspace"),
    "left": ("left",),
    "right": ("right",),
    "up": ("up",),
    "down": ("down",),
    "next_zone": ("tab",),
    "previous_zone": ("shift+tab",),
    "continue": ("n",),
    "timeout": ("t",),
    "take_back": ("z",),
    "hint": ("h",),
    "rules": ("r",),
    "log": ("l",),
    "drives": ("d",),
    "chart": ("c",),
    "zoom": ("i",),
    "replay_last": ("k",),
    "situation": ("v",),
    "fast_forward": ("f",),
    "speed": ("shift+f",),
    "play_pause": ("p",),
    "step_back": (",",),
    "step_on": (".",),
    "step_size": ("u",),
    "hands": ("o",),
    "mute": ("m",),
    "keys_help": ("f1",),
    "fullscreen": ("f11",),
} | {f"card_{n}": (str(n),) for n in range(1, 10)}

TITLES: dict[str, str] = {
    "commit": "Play what is selected, or press",
    "press": "Select, put back or press",
    "cancel": "Cancel, then pause",
    "left": "Focus left",
    "right": "Focus right",
    "up": "Focus up",
    "down": "Focus down",
    "next_zone": "Next part of the screen",
    "previous_zone": "Previous part of the screen",
    "continue": "Continue",
    "timeout": "Call a timeout",
    "take_back": "Take back",
    "hint": "Hint",
    "rules": "Rules",
    "log": "Play log",
    "drives": "Drive chart",
    "chart": "Chart of the game's cards",
    "zoom": "Look at a card closely",
    "replay_last": "Show the last act again",
    "situation": "Describe the situation",
    "fast_forward": "Fast forward (hold)",
    "speed": "Next speed",
    "play_pause": "Play or pause",
    "step_back": "A step back",
    "step_on": "A step on",
    "step_size": "Next kind of step",
    "hands": "Show other hands",
    "mute": "Sound on or off",
    "keys_help": "Show all keys",
    "fullscreen": "Full screen on or off",
} | {f"card_{n}": f"Select card or answer {n}" for n in range(1, 10)}

PRESSING = frozenset({"commit", "press"})
"""Commands that press the focused target. On a table, ``commit`` plays the selected cards instead."""

_ALIASES = {"enter": "return"}
_MODIFIERS = frozenset({"left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt", "caps lock"})


class Keys:
    """The current keys: the defaults, replaced by the player's own."""

    def __init__(self, remapped: Mapping[str, Iterable[str]] | None = None) -> None:
        self._keys: dict[str, tuple[str, ...]] = {}
        self._commands: dict[str, str] = {}
        self.remap(remapped or {})

    def remap(self, remapped: Mapping[str, Iterable[str]]) -> None:
        """Replaces default keys by the player's. Unknown commands are ignored.

        If two commands have the same key, the one that the player assigned wins.
        """
        own = {command: tuple(keys) for command, keys in remapped.items() if command in DEFAULTS}
        self._keys = DEFAULTS | own
        chosen = {key: command for command, keys in own.items() for key in keys}
        self._commands = {key: command for command, keys in DEFAULTS.items() for key in keys if command not in own}
        self._commands |= chosen

    def of(self, command: str) -> tuple[str, ...]:
        """Returns the names of the keys that trigger a command."""
        return tuple(key for key in self._keys[command] if self._commands.get(key) == command)

    def hint(self, command: str) -> str:
        """Returns a command's first key for display, or an empty string."""
        keys = self.of(command)
        return key_title(keys[0]) if keys else ""

    def conflicts(self, command: str, key: str) -> list[str]:
        """Returns the other commands that have the key now."""
        return [other for other, keys in self._keys.items() if other != command and key in keys]

    def command_of(self, event: pygame.Event) -> str | None:
        """Returns the command of a pressed or released key, or None."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return None
        return self._commands.get(key_name(event))


def key_name(event: pygame.Event) -> str:
    """Returns the stored name of a key event's key, such as "shift+f".

    Empty for a modifier alone.
    """
    name = pygame.key.name(event.key)
    if not name or name in _MODIFIERS:
        return ""
    modifiers = getattr(event, "mod", 0)
    held = [
        word
        for word, mask in (("ctrl", pygame.KMOD_CTRL), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))
        if modifiers & mask
    ]
    return "+".join([*held, _ALIASES.get(name, name)])


_WORDS = {"return": "Enter", "escape": "Esc"}


def key_title(name: str) -> str:
    """Returns a key's name for display.

    >>> key_title("shift+f"), key_title("return"), key_title("up"), key_title("f11")
    ('Shift+F', 'Enter', 'Up', 'F11')
    """
    return "+".join(_WORDS.get(part, part.capitalize()) for part in name.split("+"))
