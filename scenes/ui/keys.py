"""Named commands and the keys that give them."""

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
"""Commands that press what has the focus; the first of them plays what is selected on a table instead."""

_ALIASES = {"enter": "return"}
_MODIFIERS = frozenset({"left shift", "right shift", "left ctrl", "right ctrl", "left alt", "right alt", "caps lock"})


class Keys:
    """The keys in force: the defaults, with the player's own in their place."""

    def __init__(self, remapped: Mapping[str, Iterable[str]] | None = None) -> None:
        self._keys: dict[str, tuple[str, ...]] = {}
        self._commands: dict[str, str] = {}
        self.remap(remapped or {})

    def remap(self, remapped: Mapping[str, Iterable[str]]) -> None:
        """Puts the player's keys in the place of the defaults; unknown commands are ignored.

        Where two commands have one key, the one that the player gave it to has it.
        """
        own = {command: tuple(keys) for command, keys in remapped.items() if command in DEFAULTS}
        self._keys = DEFAULTS | own
        chosen = {key: command for command, keys in own.items() for key in keys}
        self._commands = {key: command for command, keys in DEFAULTS.items() for key in keys if command not in own}
        self._commands |= chosen

    def of(self, command: str) -> tuple[str, ...]:
        """The names of the keys that give a command."""
        return tuple(key for key in self._keys[command] if self._commands.get(key) == command)

    def hint(self, command: str) -> str:
        """The first key of a command as printed on a keycap, or nothing."""
        keys = self.of(command)
        return key_title(keys[0]) if keys else ""

    def conflicts(self, command: str, key: str) -> list[str]:
        """The other commands that have the key now."""
        return [other for other, keys in self._keys.items() if other != command and key in keys]

    def command_of(self, event: pygame.Event) -> str | None:
        """The command that a pressed or released key gives, or None."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return None
        return self._commands.get(key_name(event))


def key_name(event: pygame.Event) -> str:
    """The name of a key event's key as it is stored, with "shift+", "ctrl+" or "alt+" in front.

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
    """A key's stored name as a player reads it.

    >>> key_title("shift+f"), key_title("return"), key_title("up"), key_title("f11")
    ('Shift+F', 'Enter', 'Up', 'F11')
    """
    return "+".join(_WORDS.get(part, part.capitalize()) for part in name.split("+"))
