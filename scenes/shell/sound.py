"""Everything that is heard; a computer without a sound device plays silently."""

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
SAME_AT_ONCE = 3
CROWD_CHANNEL, MUSIC_CHANNEL, FIRST_VOICE = 0, 1, 2
CLOSING = 1.0
"""Seconds that a device may take to be let go."""
DUCKED = 0.5
"""Crowd and music under a horn or a stinger: 6 dB less."""
HUSHED = 0.12
"""The crowd that holds its breath: 18 dB less."""
FALLS, RISES = 0.1, 0.7
"""Seconds in which crowd and music fall from their full level to silence, and in which they rise again."""
APART = 0.08
"""Seconds in which the same sound is not begun twice: two at once are only louder."""
SHADES = (0.0, 0.35, -0.35, 0.5, -0.5)
"""Semitones by which a card sounds higher or lower than the time before, 3 % at most: no two cards are alike."""
FINE = 1 << 16
"""Parts of a sample in which its place is reckoned as a sound is raised."""
SHADED = ("card_", "slam", "tap")
LOOPED = ("music_theme",)
BUSES = {
    **dict.fromkeys(("ui_", "toast", "level_up", "tick"), "interface"),
    "crowd": "crowd",
    "music": "music",
}
"""The volume setting that counts for a sound, by how its name begins; the others are effects."""
DUCKING = ("horn", "jukem", "stinger")


class Sound:
    """Plays effects by id, a crowd and music. Call ``open`` once; until then, and without a device, all is silent."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._sounds: dict[tuple[str, float], pygame.mixer.Sound | None] = {}
        self._takes: dict[str, int] = {}
        self._begun: dict[str, float] = {}
        """When each sound was last begun."""
        self._now = 0.0
        """Seconds, as counted by updates."""
        self._crowd_level = 0.0
        self._crowd_heard = self._music_heard = 0.0
        """How loud they are now, on their way to where they belong."""
        self._music_wanted = self._music_playing = ""
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
        pygame.mixer.set_num_channels(FIRST_VOICE + VOICES)
        self.available, self.notice = True, None
        return True

    def play(self, sound_id: str, pitch_steps: int = 0) -> None:
        """Plays an effect, ``pitch_steps`` semitones higher; nothing where it would not be heard."""
        if not self.available or self._silent or self._now - self._begun.get(sound_id, -APART) < APART:
            return
        count = self._takes[sound_id] = self._takes.get(sound_id, -1) + 1
        shade = SHADES[count % len(SHADES)] if sound_id.startswith(SHADED) else 0.0
        sound = self._sound(_take(sound_id, count), pitch_steps + shade)
        if sound is None or sound.get_num_channels() >= SAME_AT_ONCE:
            return
        channel = _free_channel()
        if channel is None:
            return
        channel.set_volume(self._volume(sound_id))
        channel.play(sound)
        self._begun[sound_id] = self._now
        if sound_id.startswith(DUCKING):
            self._ducked_for = max(self._ducked_for, sound.get_length())

    def crowd(self, level: float) -> None:
        """Sets how loud the crowd is, 0 (gone) to 1."""
        self._crowd_level = min(max(level, 0.0), 1.0)

    def hush(self, seconds: float) -> None:
        """Lets the crowd hold its breath for so long, as before a reveal."""
        self._hushed_for = max(self._hushed_for, seconds)

    def music(self, name: str) -> None:
        """Lets this be the music, or none where the name is empty; what is played now ends softly before."""
        self._music_wanted = name

    def focus(self, focused: bool) -> None:
        """Tells whether the window has the player's attention."""
        self._focused = focused
        self.refresh()

    def refresh(self) -> None:
        """Adopts changed volumes."""
        if self.available:
            if self._silent:
                for channel in _voices():
                    channel.stop()
            self._set_levels()

    def update(self, dt: float) -> None:
        """A step of ``dt`` seconds."""
        self._now += dt
        if not self.available:
            return
        self._ducked_for, self._hushed_for = max(0.0, self._ducked_for - dt), max(0.0, self._hushed_for - dt)
        ducked = DUCKED if self._ducked_for else 1.0
        stands = self._crowd_level * (HUSHED if self._hushed_for else ducked)
        self._crowd_heard = _nearer(self._crowd_heard, stands, dt)
        changes = self._music_playing != self._music_wanted
        self._music_heard = _nearer(self._music_heard, 0.0 if changes else ducked, dt)
        if changes and not self._music_heard:
            self._begin_music()
        self._set_levels()

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
        bus = next((bus for start, bus in BUSES.items() if sound_id.startswith(start)), "effects")
        return float(self._settings.master * getattr(self._settings, bus) / 10_000)

    def _begin_music(self) -> None:
        """Plays what is wanted, from silence; what is played once begins at its full level."""
        channel, name = pygame.mixer.Channel(MUSIC_CHANNEL), self._music_wanted
        channel.stop()
        self._music_playing = name
        if name and (sound := self._sound(name, 0)):
            channel.play(sound, loops=-1 if name in LOOPED else 0)
            self._music_heard = 0.0 if name in LOOPED else 1.0

    def _set_levels(self) -> None:
        crowd, music = pygame.mixer.Channel(CROWD_CHANNEL), pygame.mixer.Channel(MUSIC_CHANNEL)
        if self._crowd_heard and not crowd.get_busy() and (bed := self._sound("crowd_bed", 0)):
            crowd.play(bed, loops=-1)
        heard = 0.0 if self._silent else 1.0
        crowd.set_volume(heard * self._volume("crowd") * self._crowd_heard)
        music.set_volume(heard * self._volume("music") * self._music_heard)

    def _sound(self, name: str, pitch_steps: float) -> pygame.mixer.Sound | None:
        key = (name, pitch_steps)
        if key not in self._sounds:
            self._sounds[key] = _load(name, pitch_steps)
        return self._sounds[key]


def _nearer(level: float, goal: float, dt: float) -> float:
    """A level that has gone on towards its goal for so long.

    >>> _nearer(1.0, 0.0, 0.05), _nearer(1.0, 0.0, 1.0), _nearer(0.2, 0.2, 1.0)
    (0.5, 0.0, 0.2)
    """
    return max(goal, level - dt / FALLS) if goal < level else min(goal, level + dt / RISES)


def _voices() -> list[pygame.mixer.Channel]:
    """The channels of effects: not those of crowd and music, which ``find_channel`` gives even if reserved."""
    return [pygame.mixer.Channel(FIRST_VOICE + voice) for voice in range(VOICES)]


def _free_channel() -> pygame.mixer.Channel | None:
    """A silent channel, or None."""
    return next((channel for channel in _voices() if not channel.get_busy()), None)


def _take(sound_id: str, count: int) -> str:
    """The recording to use: sounds that are heard often have numbered variants, used in turn."""
    takes = _variants(sound_id)
    return f"{sound_id}_{count % takes + 1}" if takes else sound_id


@lru_cache
def _variants(sound_id: str) -> int:
    """How many numbered variants a sound has, 0 where it has none."""
    return next(number for number in itertools.count() if not _exists(f"{sound_id}_{number + 1}"))


def _exists(name: str) -> bool:
    try:
        assets.path(f"sounds/{name}.wav")
    except assets.AssetMissing:
        return False
    return True


def _load(name: str, pitch_steps: float) -> pygame.mixer.Sound | None:
    try:
        sound = pygame.mixer.Sound(os.fspath(assets.path(f"sounds/{name}.wav")))
    except (assets.AssetMissing, pygame.error) as error:
        log.warning("sound %s cannot be played: %s", name, error)
        return None
    return _raised(sound, pitch_steps) if pitch_steps else sound


def _raised(sound: pygame.mixer.Sound, steps: float) -> pygame.mixer.Sound:
    """The sound ``steps`` semitones higher and accordingly shorter."""
    frames = array("i")  # one stereo frame of two 16-bit samples each
    frames.frombytes(sound.get_raw())
    step = round(2 ** (steps / 12) * FINE)
    last = (len(frames) - 1) * FINE
    return pygame.mixer.Sound(buffer=array("i", [frames[index // FINE] for index in range(0, last, step)]))
