"""Sound: volumes, mute and voices on the silent driver, and a computer without any device."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from saves.settings import Settings
from scenes.shell.sound import (
    CROWD_CHANNEL,
    FIRST_VOICE,
    MAX_SAME_SOUND,
    MIN_REPEAT_SECONDS,
    MUSIC_CHANNEL,
    RATE,
    VOICES,
    Sound,
    _exists,
    _recording_name,
)
from tests.program import ROOT
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
    """How many effects are heard."""
    channels = range(FIRST_VOICE, pygame.mixer.get_num_channels())
    return sum(pygame.mixer.Channel(index).get_busy() for index in channels)


def heard(channel: int) -> float:
    """How loud a channel is."""
    return pygame.mixer.Channel(channel).get_volume()


def full_crowd(sound: Sound) -> float:
    """Lets the whole crowd come, and says how loud it is."""
    sound.set_crowd_level(1.0)
    sound.update(2.0)
    return heard(CROWD_CHANNEL)


def test_no_device_is_a_notice_and_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuchdriver")
    pilot = Pilot.start(tmp_path)
    assert not pilot.app.sound.open()
    pilot.app.sound.play("horn")
    pilot.app.sound.set_crowd_level(1.0)
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
        endless.update(MIN_REPEAT_SECONDS)
    assert busy() == MAX_SAME_SOUND


def test_the_same_sound_is_not_begun_twice_within_eighty_milliseconds(endless: Sound) -> None:
    endless.play("horn")
    endless.update(MIN_REPEAT_SECONDS / 2)
    endless.play("horn")
    endless.play("horn", 3)
    assert busy() == 1
    endless.play("thud")
    assert busy() == 2
    endless.update(MIN_REPEAT_SECONDS / 2)
    endless.play("horn")
    assert busy() == 3


def test_twelve_voices_leave_crowd_and_music_channels_of_their_own(endless: Sound) -> None:
    for name in ("horn", "horn_low", "jukem", "whistle", "riffle", "crowd_roar"):
        for _ in range(MAX_SAME_SOUND):
            endless.play(name)
            endless.update(MIN_REPEAT_SECONDS)
    assert busy() == VOICES
    assert not pygame.mixer.Channel(CROWD_CHANNEL).get_busy()
    assert not pygame.mixer.Channel(MUSIC_CHANNEL).get_busy()


def test_mute_stops_what_is_heard_and_lets_nothing_new_start() -> None:
    settings = Settings()
    sound = Sound(settings)
    assert sound.open()
    sound.play("horn")
    sound.set_music("music_theme")
    full_crowd(sound)
    settings.mute = True
    sound.refresh()
    sound.play("thud")
    assert busy() == 0
    assert heard(CROWD_CHANNEL) == heard(MUSIC_CHANNEL) == 0
    settings.mute = False
    sound.refresh()
    assert heard(CROWD_CHANNEL) > 0
    sound.close()


def test_another_window_mutes_only_if_set(sound: Sound) -> None:
    full_crowd(sound)
    sound.set_focused(False)
    assert heard(CROWD_CHANNEL) == 0
    sound.set_focused(True)
    loud = heard(CROWD_CHANNEL)
    assert loud > 0
    sound._settings.mute_unfocused = False
    sound.set_focused(False)
    assert heard(CROWD_CHANNEL) == loud


@pytest.mark.parametrize("name", ["horn", "jukem", "stinger_touchdown"])
def test_the_crowd_ducks_under_horn_and_stinger_and_comes_back(sound: Sound, name: str) -> None:
    loud = full_crowd(sound)
    sound.play(name)
    sound.update(0.1)
    assert heard(CROWD_CHANNEL) == pytest.approx(loud / 2, abs=0.02)
    sound.update(5.0)
    assert heard(CROWD_CHANNEL) == loud


def test_the_crowd_holds_its_breath_and_breathes_again(sound: Sound) -> None:
    loud = full_crowd(sound)
    sound.hush(0.5)
    sound.update(0.1)
    assert heard(CROWD_CHANNEL) < loud / 4
    for _ in range(3):
        sound.update(0.5)
    assert heard(CROWD_CHANNEL) == loud


def test_the_crowd_comes_and_goes_without_a_jump(sound: Sound) -> None:
    loud = full_crowd(sound)
    sound.set_crowd_level(0.0)
    sound.update(0.05)
    assert 0 < heard(CROWD_CHANNEL) < loud
    sound.update(0.05)
    assert heard(CROWD_CHANNEL) == 0


def test_the_march_comes_softly_obeys_its_own_volume_and_goes_softly(sound: Sound) -> None:
    sound.set_music("music_theme")
    sound.update(0.1)
    assert pygame.mixer.Channel(MUSIC_CHANNEL).get_busy()
    assert heard(MUSIC_CHANNEL) == 0
    sound.update(0.35)
    quiet = heard(MUSIC_CHANNEL)
    sound.update(0.35)
    assert 0 < quiet < heard(MUSIC_CHANNEL)
    sound._settings.music = 0
    sound.refresh()
    assert heard(MUSIC_CHANNEL) == 0
    sound._settings.music = 40
    sound.set_music("")
    sound.update(0.05)
    assert heard(MUSIC_CHANNEL) > 0
    sound.update(0.05)
    assert not pygame.mixer.Channel(MUSIC_CHANNEL).get_busy()


def test_music_that_was_asked_for_begins_once_there_is_a_device(sound: Sound) -> None:
    late = Sound(Settings())
    late.set_music("music_theme")
    late.update(1.0)
    assert not pygame.mixer.Channel(MUSIC_CHANNEL).get_busy()
    assert late.open()
    late.update(1.0)
    assert pygame.mixer.Channel(MUSIC_CHANNEL).get_busy()


def test_the_march_is_heard_in_the_menu_and_on_its_pages(tmp_path: Path) -> None:
    pilot = Pilot.start(tmp_path)
    assert pilot.app.stack.music == "music_theme"
    pilot.click("Settings")
    assert pilot.app.stack.music == "music_theme"


def test_a_raised_sound_is_shorter(sound: Sound) -> None:
    plain, raised = sound._sound("tally_1", 0), sound._sound("tally_1", 12)
    assert plain is not None
    assert raised is not None
    assert raised.get_length() == pytest.approx(plain.get_length() / 2, rel=0.02)


def test_variants_of_a_sound_take_turns() -> None:
    assert [_recording_name("card_slide", n) for n in range(5)] == [f"card_slide_{n}" for n in (1, 2, 3, 4, 1)]
    assert [_recording_name("slam", n) for n in range(4)] == [f"slam_{n}" for n in (1, 2, 3, 1)]
    assert _recording_name("horn", 3) == "horn"


def test_no_card_sounds_like_the_one_before_and_none_more_than_three_percent_off(
    sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[str, float]] = []
    monkeypatch.setattr(sound, "_sound", lambda name, steps: played.append((name, steps)))
    for _ in range(15):
        sound.play("card_slap")
    sound.play("whistle")
    assert len(set(played[:-1])) == 15
    assert all(0.97 <= 2 ** (steps / 12) <= 1.03 for _, steps in played)
    assert played[-1] == ("whistle", 0.0)


def test_an_unknown_sound_is_silence(sound: Sound) -> None:
    sound.play("yodel")
    assert busy() == 0


def test_every_sound_that_is_named_anywhere_has_been_made() -> None:
    """A name is plain text: one that was never made would be silent, and nobody would hear that."""
    named = set[str]()
    for path in (ROOT / "scenes").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in ("hear", "sound"):
                named |= {str(arg.value) for arg in node.args[:1] if isinstance(arg, ast.Constant) and arg.value}
    assert len(named) > 20
    assert not [name for name in named if not (_exists(name) or _exists(f"{name}_1"))]
