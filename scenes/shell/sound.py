"""Everything that is heard; a computer without a sound device plays silently."""

from __future__ import annotations

import logging
import os
import threading
from array import array

import pygame

import assets
from saves.settings import Settings

__all__ = ["Sound"]

log = logging.getLogger(__name__)

RATE = 44_100
VOICES = 12
SAME_AT_ONCE = 3
CROWD_CHANNEL = 0
CLOSING = 1.0
"""Seconds that a device may take to be let go."""
DUCKED = 0.5
"""The crowd under a horn: 6 dB less."""
HUSHED = 0.12
"""The crowd that holds its breath: 18 dB less."""
_INTERFACE = ("ui_", "toast", "level_up", "tick")
_HORNS = ("horn", "jukem")


class Sound:
    """Plays effects by id and one crowd bed. Call ``open`` once; until then, and without a device, all is silent."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sounds: dict[tuple[str, int], pygame.mixer.Sound | None] = {}
        self._takes: dict[str, int] = {}
        self._crowd_level = 0.0
        self._ducked_for = self._hushed_for = 0.0
        self._focused = True
        self.available = False
        """Whether there is a device."""
        self.notice: str | None = None
        """Why there is none, for the player."""

    def open(self) -> bool:
        """Looks for a device, again if there was none; tells whether there is one."""
        if self.available:
            return True
        try:
            pygame.mixer.init(RATE, -16, 2, 512)
        except (pygame.error, NotImplementedError) as error:
            log.warning("no sound device: %s", error)
            self.notice = "No sound device was found, so the game is silent."
            return False
        pygame.mixer.set_num_channels(VOICES + 1)
        self.available, self.notice = True, None
        return True

    def play(self, sound_id: str, pitch_steps: int = 0) -> None:
        """Plays an effect, ``pitch_steps`` semitones higher; nothing where it would not be heard."""
        if not self.available or self._silent:
            return
        sound = self._sound(self._take(sound_id), pitch_steps)
        if sound is None or sound.get_num_channels() >= SAME_AT_ONCE:
            return
        channel = _free_channel()
        if channel is None:
            return
        channel.set_volume(self._volume(sound_id))
        channel.play(sound)
        if sound_id.startswith(_HORNS):
            self._ducked_for = sound.get_length()
            self._set_crowd()

    def crowd(self, level: float) -> None:
        """Sets how loud the crowd is, 0 (gone) to 1."""
        self._crowd_level = min(max(level, 0.0), 1.0)
        self._set_crowd()

    def hush(self, seconds: float) -> None:
        """Lets the crowd hold its breath for so long, as before a reveal."""
        self._hushed_for = max(self._hushed_for, seconds)
        self._set_crowd()

    def focus(self, focused: bool) -> None:
        """Tells whether the window has the player's attention."""
        self._focused = focused
        self.refresh()

    def refresh(self) -> None:
        """Adopts changed volumes."""
        if self.available:
            if self._silent:
                for index in range(1, VOICES + 1):
                    pygame.mixer.Channel(index).stop()
            self._set_crowd()

    def update(self, dt: float) -> None:
        """A step of ``dt`` seconds."""
        if self._ducked_for > 0 or self._hushed_for > 0:
            self._ducked_for, self._hushed_for = self._ducked_for - dt, self._hushed_for - dt
            if self._ducked_for <= 0 or self._hushed_for <= 0:
                self._set_crowd()

    def close(self) -> None:
        """Lets the device go; a device that does not answer is left behind after a moment."""
        if not self.available:
            return
        self.available = False
        self._sounds.clear()
        closing = threading.Thread(target=pygame.mixer.quit, name="mixer", daemon=True)
        closing.start()
        closing.join(CLOSING)

    @property
    def _silent(self) -> bool:
        return self._settings.mute or (self._settings.mute_unfocused and not self._focused)

    def _volume(self, sound_id: str) -> float:
        settings = self._settings
        bus = settings.effects
        if sound_id.startswith(_INTERFACE):
            bus = settings.interface
        elif sound_id.startswith("crowd"):
            bus = settings.crowd
        return settings.master * bus / 10_000

    def _set_crowd(self) -> None:
        if not self.available:
            return
        channel = pygame.mixer.Channel(CROWD_CHANNEL)
        if self._crowd_level and not channel.get_busy() and (bed := self._sound("crowd_bed", 0)):
            channel.play(bed, loops=-1)
        ducked = HUSHED if self._hushed_for > 0 else DUCKED if self._ducked_for > 0 else 1.0
        channel.set_volume(0.0 if self._silent else self._volume("crowd_bed") * self._crowd_level * ducked)

    def _take(self, sound_id: str) -> str:
        """The recording to use: sounds that are heard often have numbered variants, used in turn."""
        first = f"{sound_id}_1"
        if not _exists(first):
            return sound_id
        number = self._takes.get(sound_id, 0) + 1
        if not _exists(f"{sound_id}_{number}"):
            number = 1
        self._takes[sound_id] = number
        return f"{sound_id}_{number}"

    def _sound(self, name: str, pitch_steps: int) -> pygame.mixer.Sound | None:
        key = (name, pitch_steps)
        if key not in self._sounds:
            self._sounds[key] = _load(name, pitch_steps)
        return self._sounds[key]


def _free_channel() -> pygame.mixer.Channel | None:
    """A silent channel, or None; not the crowd's, which ``find_channel`` gives even if reserved."""
    channels = (pygame.mixer.Channel(index) for index in range(CROWD_CHANNEL + 1, VOICES + 1))
    return next((channel for channel in channels if not channel.get_busy()), None)


def _exists(name: str) -> bool:
    try:
        assets.path(f"sounds/{name}.wav")
    except assets.AssetMissing:
        return False
    return True


def _load(name: str, pitch_steps: int) -> pygame.mixer.Sound | None:
    try:
        sound = pygame.mixer.Sound(os.fspath(assets.path(f"sounds/{name}.wav")))
    except (assets.AssetMissing, pygame.error) as error:
        log.warning("sound %s cannot be played: %s", name, error)
        return None
    return _raised(sound, pitch_steps) if pitch_steps else sound


def _raised(sound: pygame.mixer.Sound, steps: int) -> pygame.mixer.Sound:
    """The sound ``steps`` semitones higher and accordingly shorter."""
    frames = array("i")  # one stereo frame of two 16-bit samples each
    frames.frombytes(sound.get_raw())
    ratio = 2 ** (steps / 12)
    return pygame.mixer.Sound(buffer=array("i", (frames[int(i * ratio)] for i in range(int(len(frames) / ratio)))))
