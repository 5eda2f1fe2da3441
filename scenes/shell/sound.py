"""Plays all sounds. Without a sound device the game is silent."""

from __future__ import annotations

import itertools
import logging
import os
import threading
from array import array
from functools import lru_cache

import pygame

import assets
from saves.settings import Settings

log = logging.getLogger(__name__)

RATE = 44_100
VOICES = 12
MAX_SAME_SOUND = 3
CROWD_CHANNEL, MUSIC_CHANNEL, FIRST_VOICE = 0, 1, 2
CLOSE_TIMEOUT = 1.0
"""Seconds to wait for the device to close."""
DUCKED_VOLUME = 0.5
"""Volume of crowd and music during a horn or stinger (-6 dB)."""
HUSHED_VOLUME = 0.12
"""Volume of the crowd while it holds its breath (-18 dB)."""
FADE_OUT, FADE_IN = 0.1, 0.7
"""Seconds to fade crowd and music from full level to silence, and from silence to full level."""
MIN_REPEAT_SECONDS = 0.08
"""Minimum seconds between two starts of the same sound: two at once are only louder."""
PITCH_VARIATIONS = (0.0, 0.35, -0.35, 0.5, -0.5)
"""Pitch changes in semitones (3 % at most), used in turn so that repeated sounds differ."""
FIXED_POINT = 1 << 16
"""Fixed-point scale of sample positions in ``_change_pitch``."""
VARIED_SOUNDS = ("card_", "slam", "tap")
LOOPED_MUSIC = ("music_theme",)
VOLUME_SETTINGS = {
    **dict.fromkeys(("ui_", "toast", "level_up", "tick"), "interface"),
    "crowd": "crowd",
    "music": "music",
}
"""Maps the prefix of a sound's name to its volume setting. All other sounds are effects."""
DUCKING_SOUNDS = ("horn", "jukem", "stinger")
NO_DEVICE = "No sound device was found, so the game is silent."


class Sound:
    """Plays effects, the crowd and music. Silent until ``open`` is called, and without a device."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sounds: dict[tuple[str, float], pygame.mixer.Sound | None] = {}
        self._play_counts: dict[str, int] = {}
        self._started: dict[str, float] = {}
        """When each sound was last started."""
        self._now = 0.0
        """Seconds, summed up from updates."""
        self._crowd_level = 0.0
        self._crowd_volume = self._music_volume = 0.0
        """Current volumes, on their way to the target."""
        self._music_wanted = self._music_playing = ""
        self._ducked_for = self._hushed_for = 0.0
        self._focused = True
        self.available = False
        """Whether the sound device is open."""
        self.notice: str | None = None
        """A sentence for the player if there is no device."""

    def open(self) -> bool:
        """Opens the sound device and returns whether it is open. May be called again."""
        if self.available:
            return True
        try:
            pygame.mixer.init(RATE, -16, 2, 512)
        except (pygame.error, NotImplementedError) as error:
            log.warning("no sound device: %s", error)
            self.notice = NO_DEVICE
            return False
        pygame.mixer.set_num_channels(FIRST_VOICE + VOICES)
        self.available, self.notice = True, None
        return True

    def play(self, sound_id: str, semitones: int = 0) -> None:
        """Plays an effect, ``semitones`` higher, unless it would not be heard."""
        if not self.available or self._silent:
            return
        if self._now - self._started.get(sound_id, -MIN_REPEAT_SECONDS) < MIN_REPEAT_SECONDS:
            return
        count = self._play_counts[sound_id] = self._play_counts.get(sound_id, -1) + 1
        variation = PITCH_VARIATIONS[count % len(PITCH_VARIATIONS)] if sound_id.startswith(VARIED_SOUNDS) else 0.0
        sound = self._sound(_recording_name(sound_id, count), semitones + variation)
        if sound is None or sound.get_num_channels() >= MAX_SAME_SOUND:
            return
        channel = _free_channel()
        if channel is None:
            return
        channel.set_volume(self._volume(sound_id))
        channel.play(sound)
        self._started[sound_id] = self._now
        if sound_id.startswith(DUCKING_SOUNDS):
            self._ducked_for = max(self._ducked_for, sound.get_length())

    def set_crowd_level(self, level: float) -> None:
        """Sets the level of the crowd, 0 (silent) to 1."""
        self._crowd_level = min(max(level, 0.0), 1.0)

    def hush(self, seconds: float) -> None:
        """Makes the crowd hold its breath for some seconds, as before a reveal."""
        self._hushed_for = max(self._hushed_for, seconds)

    def set_music(self, name: str) -> None:
        """Fades out the current music and starts ``name``; an empty name stops the music."""
        self._music_wanted = name

    def set_focused(self, focused: bool) -> None:
        """Sets whether the window has the focus."""
        self._focused = focused
        self.refresh()

    def refresh(self) -> None:
        """Applies changed volume settings."""
        if self.available:
            if self._silent:
                for channel in _voices():
                    channel.stop()
            self._set_levels()

    def update(self, dt: float) -> None:
        """Moves fades on by ``dt`` seconds."""
        self._now += dt
        if not self.available:
            return
        self._ducked_for, self._hushed_for = max(0.0, self._ducked_for - dt), max(0.0, self._hushed_for - dt)
        ducked = DUCKED_VOLUME if self._ducked_for else 1.0
        target = self._crowd_level * (HUSHED_VOLUME if self._hushed_for else ducked)
        self._crowd_volume = _fade_toward(self._crowd_volume, target, dt)
        changes = self._music_playing != self._music_wanted
        self._music_volume = _fade_toward(self._music_volume, 0.0 if changes else ducked, dt)
        if changes and not self._music_volume:
            self._start_music()
        self._set_levels()

    def close(self) -> None:
        """Closes the device, waiting at most CLOSE_TIMEOUT seconds for it."""
        if not self.available:
            return
        self.available = False
        self._sounds.clear()
        closing = threading.Thread(target=pygame.mixer.quit, name="mixer", daemon=True)
        closing.start()
        closing.join(CLOSE_TIMEOUT)

    @property
    def _silent(self) -> bool:
        return self._settings.mute or (self._settings.mute_unfocused and not self._focused)

    def _volume(self, sound_id: str) -> float:
        setting = next((setting for start, setting in VOLUME_SETTINGS.items() if sound_id.startswith(start)), "effects")
        return float(self._settings.master * getattr(self._settings, setting) / 10_000)

    def _start_music(self) -> None:
        """Starts the wanted music: loops fade in, other pieces start at full volume."""
        channel, name = pygame.mixer.Channel(MUSIC_CHANNEL), self._music_wanted
        channel.stop()
        self._music_playing = name
        if name and (sound := self._sound(name, 0)):
            channel.play(sound, loops=-1 if name in LOOPED_MUSIC else 0)
            self._music_volume = 0.0 if name in LOOPED_MUSIC else 1.0

    def _set_levels(self) -> None:
        crowd, music = pygame.mixer.Channel(CROWD_CHANNEL), pygame.mixer.Channel(MUSIC_CHANNEL)
        if self._crowd_volume and not crowd.get_busy() and (bed := self._sound("crowd_bed", 0)):
            crowd.play(bed, loops=-1)
        master = 0.0 if self._silent else 1.0
        crowd.set_volume(master * self._volume("crowd") * self._crowd_volume)
        music.set_volume(master * self._volume("music") * self._music_volume)

    def _sound(self, name: str, semitones: float) -> pygame.mixer.Sound | None:
        key = (name, semitones)
        if key not in self._sounds:
            self._sounds[key] = _load(name, semitones)
        return self._sounds[key]


def _fade_toward(level: float, goal: float, dt: float) -> float:
    """Moves a level toward a goal for ``dt`` seconds.

    >>> _fade_toward(1.0, 0.0, 0.05), _fade_toward(1.0, 0.0, 1.0), _fade_toward(0.2, 0.2, 1.0)
    (0.5, 0.0, 0.2)
    """
    return max(goal, level - dt / FADE_OUT) if goal < level else min(goal, level + dt / FADE_IN)


def _voices() -> list[pygame.mixer.Channel]:
    """Returns the effect channels. Unlike pygame's ``find_channel``, never those of crowd and music."""
    return [pygame.mixer.Channel(FIRST_VOICE + voice) for voice in range(VOICES)]


def _free_channel() -> pygame.mixer.Channel | None:
    """Returns a silent effect channel, or None."""
    return next((channel for channel in _voices() if not channel.get_busy()), None)


def _recording_name(sound_id: str, count: int) -> str:
    """Returns the name of the recording to play: sounds heard often have numbered variants, used in turn."""
    variants = _variants(sound_id)
    return f"{sound_id}_{count % variants + 1}" if variants else sound_id


@lru_cache
def _variants(sound_id: str) -> int:
    """Returns the number of a sound's numbered variants, or 0."""
    return next(number for number in itertools.count() if not _exists(f"{sound_id}_{number + 1}"))


def _exists(name: str) -> bool:
    try:
        assets.path(f"sounds/{name}.wav")
    except assets.AssetMissing:
        return False
    return True


def _load(name: str, semitones: float) -> pygame.mixer.Sound | None:
    try:
        sound = pygame.mixer.Sound(os.fspath(assets.path(f"sounds/{name}.wav")))
    except (assets.AssetMissing, pygame.error) as error:
        log.warning("sound %s cannot be played: %s", name, error)
        return None
    return _change_pitch(sound, semitones) if semitones else sound


def _change_pitch(sound: pygame.mixer.Sound, semitones: float) -> pygame.mixer.Sound:
    """Returns the sound with its pitch changed, and so its length."""
    frames = array("i")  # one stereo frame of two 16-bit samples each
    frames.frombytes(sound.get_raw())
    step = round(2 ** (semitones / 12) * FIXED_POINT)
    last = (len(frames) - 1) * FIXED_POINT
    return pygame.mixer.Sound(buffer=array("i", [frames[index // FIXED_POINT] for index in range(0, last, step)]))
