"""The player's settings and the file that stores them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.plain import is_sound, one_line
from saves.atomic import NoFile, read_file, set_aside, write_atomically
from saves.locks import Locks
from saves.paths import DataFolder
from saves.people import FIRST
from saves.writer import Writer

KIND = "pigskin-parlor-settings"
FORMAT = 1
MAX_BYTES = 1_000_000
"""Most bytes of a file, far more than any settings need."""

MOST_SET_UPS = 40
"""Most set-ups that a player can store. Several windows may together bring more; none is dropped."""

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
ShortText = Annotated[str, msgspec.Meta(max_length=40)]
SetUpText = Annotated[str, msgspec.Meta(max_length=120)]


class Settings(msgspec.Struct):
    """All settings with their defaults. Values that a field does not accept are refused when the file is read."""

    display_mode: Literal["windowed", "fullscreen"] = "windowed"
    theme: Literal["standard", "high_contrast"] = "standard"
    text_size: Literal[100, 115, 130] = 100
    """In percent."""
    team_patterns: bool = True
    team_colors: Literal["blue_orange", "sky_gold"] = "blue_orange"

    speed: Literal["relaxed", "normal", "fast", "turbo", "instant"] = "normal"
    computer_pace: Literal["auto", "click"] = "auto"
    reduced_motion: bool = False
    shake: Percent = 60
    particles: bool = True
    idle_sway: bool = True
    menu_motion: bool = True

    master: Percent = 80
    effects: Percent = 80
    crowd: Percent = 40
    music: Percent = 40
    interface: Percent = 40
    mute: bool = False
    mute_unfocused: bool = True
    hover_tick: bool = False

    legal_highlight: bool = True
    previews: bool = True
    hints: bool = True
    confirmations: bool = True
    silenced: list[ShortText] = []
    """The confirmation questions that the player does not want to see again."""
    auto_continue: bool = True
    coach: bool = True
    """Whether the coach asks before costly mistakes in a first match of a game."""
    plain_choices: bool = True
    """Whether choices that hardly anybody changes are made automatically, as the coach would make them."""
    booth: bool = True
    """Whether the commentator makes remarks."""
    win_chance: bool = False
    """Whether the chance to win is shown during play; replays always show it."""
    idle_review: bool = True
    """Whether the result page reviews the match automatically while nothing is pressed."""
    learned: list[ShortText] = []
    """The completed lessons."""
    lesson_steps: dict[ShortText, Annotated[int, msgspec.Meta(ge=0)]] = {}
    """The step at which each unfinished lesson was left."""
    puzzles: dict[ShortText, Annotated[int, msgspec.Meta(ge=0, le=3)]] = {}
    """The stars earned in each puzzle."""
    learn_first: bool = True
    """Whether the menu offers lessons first, until one is completed or postponed."""
    curtain: Literal["hold", "press_twice"] = "hold"

    set_ups: Annotated[dict[ShortText, SetUpText], msgspec.Meta(max_length=10 * MOST_SET_UPS)] = {}
    """The player's own formations and fronts by name, as text of their game."""

    plays_at_once: bool = False
    """Whether the player knows that a double click plays a card: by doing it, or by having been told."""
    keys: dict[str, list[str]] = {}
    """Key names by command, for remapped commands."""
    names: list[ShortText] = []
    """The players' names, by seat."""
    person: ShortText = FIRST
    """Who plays at this screen now, by id (see ``people.py``)."""
    last_setup: dict[str, Any] = {}
    """The setup of the last match; empty before the first."""
    welcomed: bool = False
    """Whether the questions of the first start were answered."""


class SettingsStore:
    """Reads the settings once, and writes changes on another thread; only the newest are written.

    Each write merges the changes with the current file, so changes by another window and unreadable parts are kept.
    """

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        self._loaded: dict[str, Any] = msgspec.to_builtins(Settings())
        self._changed: dict[str, Any] = {}
        """The fields changed in this window."""
        self._set_ups: dict[str, str | None] = {}
        """The set-ups stored in this window; None for deleted ones."""
        self._writer = Writer(self._tell_failure)
        self._locks = Locks(folder.path)
        self._blocked = False
        """Whether a foreign file blocks our path, so that nothing may be written over it."""
        self._reported_unwritable = False
        self.notices: list[str] = []
        """The messages for the player, in order."""

    def load(self) -> Settings:
        """Returns the stored settings, with defaults for missing or unusable values. Never fails.

        Each value that could not be used adds a message to ``notices``.
        """
        try:
            fields = self._stored()
        except OSError as error:
            self.notices.append(f"The settings could not be read ({error.strerror}); the defaults are used.")
            return Settings()
        settings, refused = Settings(), []
        for name, kind in _KNOWN.items():
            if name in fields and not _accepts(kind, fields[name]):
                refused.append(name.replace("_", " "))
            elif name in fields:
                setattr(settings, name, msgspec.convert(fields[name], kind))
        if refused:
            self.notices.append(f"Not a value this version knows, so set to the default: {', '.join(refused)}.")
        self._loaded = msgspec.to_builtins(settings)
        return settings

    def _stored(self) -> dict[str, Any]:
        """Returns the fields in the current file. Sets the file aside first if it is not a settings file of ours.

        Raises OSError if the file cannot be read.
        """
        path = self._folder.settings
        try:
            fields = _fields_of(read_file(path, MAX_BYTES))
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except NoFile as problem:
            fields = f"cannot be used: {problem}"
        if not isinstance(fields, str):
            return fields
        self._keep_aside(path, fields)
        return {}

    def _keep_aside(self, path: Path, why: str) -> None:
        try:
            kept = set_aside(path)
        except OSError:
            self._blocked = True
            self.notices.append(f"The settings file {why}, so the defaults are used and nothing will be saved over it.")
        else:
            self.notices.append(f"The settings file {why}. It was kept as {kept.name}; the defaults are used.")

    def save(self, settings: Settings) -> None:
        """Queues the settings for writing and returns at once; only the newest are written."""
        if self._blocked:
            return
        if not self._folder.writable:
            self._tell_unwritable()
            return
        before = self._changed.get(SET_UPS, self._loaded[SET_UPS])
        for name, value in msgspec.to_builtins(settings).items():
            if name in self._changed or value != self._loaded[name]:
                self._changed[name] = value
        self._set_ups |= _changes(before, settings.set_ups)
        changed, set_ups = dict(self._changed), dict(self._set_ups)
        self._writer.submit("settings", lambda: self._write(changed, set_ups))

    def _write(self, changed: dict[str, Any], set_ups: dict[str, str | None]) -> None:
        self._locks.claim("settings")  # if another window has it, the last write wins
        try:
            self._merge(changed, set_ups)
        finally:
            self._locks.release("settings")

    def _merge(self, changed: dict[str, Any], set_ups: dict[str, str | None]) -> None:
        stored = self._stored()
        if self._blocked:
            return
        kept = {name: value for name, value in stored.items() if name not in _KNOWN or _accepts(_KNOWN[name], value)}
        fields = {**self._loaded, **kept, **changed}
        merged = {**kept.get(SET_UPS, self._loaded[SET_UPS]), **set_ups}
        fields[SET_UPS] = {name: text for name, text in merged.items() if text is not None}
        document = {"kind": KIND, "format": FORMAT, "settings": fields}
        data = msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n"
        write_atomically(self._folder.settings, data)

    def flush(self, timeout: float | None = None) -> None:
        """Waits at most ``timeout`` seconds until everything queued is written or has failed once more."""
        self._writer.flush(timeout, retry=True)

    def _tell_failure(self, reason: str) -> None:
        self.notices.append(f"The settings could not be saved: {one_line(reason)}.")

    def _tell_unwritable(self) -> None:
        if not self._reported_unwritable:
            self._reported_unwritable = True
            self.notices.append(f"Nothing will be saved: {self._folder.path} cannot be written.")


SET_UPS = "set_ups"
_KNOWN = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def _changes(before: dict[str, str], after: dict[str, str]) -> dict[str, str | None]:
    """Returns the new and changed entries, and None for deleted ones.

    >>> _changes({"a": "1", "b": "2"}, {"b": "3"})
    {'b': '3', 'a': None}
    """
    new = {name: text for name, text in after.items() if before.get(name) != text}
    return {**new, **{name: None for name in before if name not in after}}


def _accepts(kind: Any, value: object) -> bool:
    """Returns whether a field of that type accepts a value from a file, and all its texts can be shown."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return is_sound(value)


def _fields_of(data: bytes) -> dict[str, Any] | str:
    """Returns the fields in a settings file, or what is wrong with it."""
    try:
        document = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return "is damaged"
    if not isinstance(document, dict) or document.get("kind") != KIND:
        return "is not one of ours"
    number, fields = document.get("format"), document.get("settings")
    if type(number) is int and number > FORMAT:
        return "comes from a newer version"
    if type(number) is not int or number != FORMAT or not isinstance(fields, dict):
        return "is damaged"
    return fields
