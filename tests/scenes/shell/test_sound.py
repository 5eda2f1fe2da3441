"""Sound: volumes, mute and voices on the silent driver, and a computer without any device."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from saves.settings import Settings
from scenes.shell.sound import RATE, SAME_AT_ONCE, VOICES, Sound
from tests.scenes.pilot import Pilot


@pytest.fixture
def sound() -> Iterator[Sound]:
    pygame.mixer.quit()
    made = Sound(Settings())
    assert made.open()
    yield made
    made.close()


@pytest.fixture
def endless(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> Sound:
    """Sounds that last for a minute: what is heard at once is then none of the clock's business."""
    monkeypatch.setattr("scenes.shell.sound._load", lambda *_: pygame.mixer.Sound(buffer=bytes(60 * RATE * 4)))
    return sound


def busy() -> int:
    return sum(pygame.mixer.Channel(index).get_busy() for index in range(1, pygame.mixer.get_num_channels()))


def test_no_device_is_a_notice_and_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuchdriver")
    pilot = Pilot.start(tmp_path)
    assert not pilot.app.sound.open()
    pilot.app.sound.play("horn")
    pilot.app.sound.crowd(1.0)
    pilot.wait(0.1)
    assert any("No sound device" in text for text in pilot.scene.toasts.texts)
    pilot.click("Settings")
    pilot.click("Sound")
    pilot.click("Look for a sound device again")
    assert "There is still no sound device." in pilot.scene.toasts.texts
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pilot.click("Look for a sound device again")
    assert pilot.app.sound.available
    assert "Look for a sound device again" not in pilot.names()
    pilot.app.sound.close()


def test_the_same_sound_is_heard_at_most_three_times_at_once(endless: Sound) -> None:
    for _ in range(10):
        endless.play("horn")
    assert busy() == SAME_AT_ONCE


def test_twelve_voices_leave_the_crowd_its_own_channel(endless: Sound) -> None:
    for name in ("horn", "horn_low", "jukem", "whistle", "riffle", "crowd_roar"):
        for _ in range(SAME_AT_ONCE):
            endless.play(name)
    assert busy() == VOICES
    assert not pygame.mixer.Channel(0).get_busy()


def test_mute_stops_what_is_heard_and_lets_nothing_new_start() -> None:
    settings = Settings()
    sound = Sound(settings)
    assert sound.open()
    sound.play("horn")
    sound.crowd(1.0)
    settings.mute = True
    sound.refresh()
    sound.play("horn")
    assert busy() == 0
    assert pygame.mixer.Channel(0).get_volume() == 0
    settings.mute = False
    sound.refresh()
    assert pygame.mixer.Channel(0).get_volume() > 0
    sound.close()


def test_another_window_mutes_only_if_set(sound: Sound) -> None:
    sound.crowd(1.0)
    sound.focus(False)
    assert pygame.mixer.Channel(0).get_volume() == 0
    sound.focus(True)
    loud = pygame.mixer.Channel(0).get_volume()
    assert loud > 0
    sound._settings.mute_unfocused = False
    sound.focus(False)
    assert pygame.mixer.Channel(0).get_volume() == loud


def test_the_crowd_ducks_under_a_horn_and_comes_back(sound: Sound) -> None:
    sound.crowd(1.0)
    loud = pygame.mixer.Channel(0).get_volume()
    sound.play("horn")
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(loud / 2, abs=0.02)
    sound.update(5.0)
    assert pygame.mixer.Channel(0).get_volume() == loud


def test_the_crowd_holds_its_breath_and_breathes_again(sound: Sound) -> None:
    sound.crowd(1.0)
    loud = pygame.mixer.Channel(0).get_volume()
    sound.hush(0.5)
    assert pygame.mixer.Channel(0).get_volume() < loud / 4
    sound.update(0.6)
    assert pygame.mixer.Channel(0).get_volume() == loud


def test_a_raised_sound_is_shorter(sound: Sound) -> None:
    plain, raised = sound._sound("tally_1", 0), sound._sound("tally_1", 12)
    assert plain is not None
    assert raised is not None
    assert raised.get_length() == pytest.approx(plain.get_length() / 2, rel=0.02)


def test_variants_of_a_sound_take_turns(sound: Sound) -> None:
    assert [sound._take("card_slide") for _ in range(5)] == [f"card_slide_{n}" for n in (1, 2, 3, 4, 1)]
    assert sound._take("horn") == "horn"


def test_an_unknown_sound_is_silence(sound: Sound) -> None:
    sound.play("yodel")
    assert busy() == 0
