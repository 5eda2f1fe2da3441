"""What a player can set, and the file that keeps it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from saves.atomic import set_aside, write_atomically
from saves.paths import DataFolder
from saves.writer import Writer

__all__ = ["FORMAT", "KIND", "Settings", "SettingsStore"]

KIND = "pigskin-parlor-settings"
FORMAT = 1

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
ShortText = Annotated[str, msgspec.Meta(max_length=40)]


class Settings(msgspec.Struct):
    """Every setting with its default; a value that a field does not take is refused when the file is read."""

    display_mode: Literal["windowed", "fullscreen"] = "windowed"
    theme: Literal["standard", "high_contrast"] = "standard"
    text_size: Literal[100, 115, 130] = 100
    """Percent."""
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
    interface: Percent = 40
    mute: bool = False
    mute_unfocused: bool = True
    hover_tick: bool = False

    commit: Literal["confirm", "double_click"] = "confirm"
    legal_highlight: bool = True
    previews: bool = True
    hints: bool = True
    confirmations: bool = True
    silenced: list[ShortText] = []
    """The questions that the player does not want to be asked again."""
    auto_continue: bool = False
    curtain: Literal["hold", "press_twice"] = "hold"

    keys: dict[str, list[str]] = {}
    """Key names by command, for the commands that were remapped."""
    names: list[ShortText] = []
    """The players' names, by seat."""
    last_setup: dict[str, Any] = {}
    """How the last match was set up; empty before the first."""
    welcomed: bool = False
    """Whether the comfort strip of the first start was answered."""


class SettingsStore:
    """Reads the settings once and writes them, newest only, off the frame's thread."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder
        self._foreign: dict[str, Any] = {}
        self._writer = Writer(self._tell_failure)
        self._blocked = False
        """Whether a file that is not ours lies where ours would be, so that nothing may be written over it."""
        self._told_unwritable = False
        self.notices: list[str] = []
        """What the player has to be told, in the order in which it came up."""

    def load(self) -> Settings:
        """The stored settings, with defaults for whatever is missing or unusable; never fails.

        Each thing that could not be used adds a sentence to ``notices``.
        """
        path = self._folder.settings
        try:
            data = path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return Settings()
        except OSError as error:
            self.notices.append(f"The settings could not be read ({error.strerror}); the defaults are used.")
            return Settings()
        fields = _fields_of(data)
        if isinstance(fields, str):
            self._keep_aside(path, fields)
            return Settings()
        return self._adopt(fields)

    def _keep_aside(self, path: Path, why: str) -> None:
        try:
            kept = set_aside(path)
        except OSError:
            self._blocked = True
            self.notices.append(f"The settings file {why}, so the defaults are used and nothing will be saved over it.")
        else:
            self.notices.append(f"The settings file {why}. It was kept as {kept.name}; the defaults are used.")

    def _adopt(self, fields: dict[str, Any]) -> Settings:
        settings, refused = Settings(), []
        known = {field.name: field.type for field in msgspec.structs.fields(Settings)}
        for name, value in fields.items():
            if name not in known:
                self._foreign[name] = value
                continue
            try:
                setattr(settings, name, msgspec.convert(value, known[name]))
            except msgspec.ValidationError:
                refused.append(name.replace("_", " "))
        if refused:
            self.notices.append(f"Not a value this version knows, so set to the default: {', '.join(refused)}.")
        return settings

    def save(self, settings: Settings) -> None:
        """Hands the settings over for writing and returns at once; only the newest are written."""
        if self._blocked:
            return
        if not self._folder.writable:
            self._tell_unwritable()
            return
        document = {"kind": KIND, "format": FORMAT, "settings": {**self._foreign, **msgspec.to_builtins(settings)}}
        data = msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n"
        self._writer.submit("settings", lambda: write_atomically(self._folder.settings, data))

    def flush(self, timeout: float = 5.0) -> None:
        """Waits until everything handed over is on the disk, or has failed once more, at most ``timeout`` seconds."""
        self._writer.flush(timeout, retry=True)

    def _tell_failure(self, reason: str) -> None:
        self.notices.append(f"The settings could not be saved: {reason}.")

    def _tell_unwritable(self) -> None:
        if not self._told_unwritable:
            self._told_unwritable = True
            self.notices.append(f"Nothing will be saved: {self._folder.path} cannot be written.")


def _fields_of(data: bytes) -> dict[str, Any] | str:
    """The fields in a settings file, or what is wrong with it."""
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
