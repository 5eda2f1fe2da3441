"""What tests of the table share."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from scenes.control import computer_wait as resting
from scenes.control import turns as turn_taking
from scenes.shell import sound, window
from tests.scenes import once
from tests.scenes.once import KeptFont, VectorsDrawnOnce, draw_seldom, keep_backgrounds, keep_pictures
from tests.scenes.pilot import Pilot


@pytest.fixture(autouse=True, scope="session")
def _nothing_is_drawn_for_nobody() -> Iterator[None]:
    """Vectors and letters, which depend on nothing that a test changes, once; frames only so often."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", VectorsDrawnOnce(256_000_000))
        patch.setattr(pygame, "Font", KeptFont)
        patch.setattr(window, "_set_icon", lambda: None)  # a window that nobody sees
        keep_pictures(patch)
        keep_backgrounds(patch)
        draw_seldom(patch)
        yield


@pytest.fixture(autouse=True)
def _nothing_by_chance_or_in_real_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer rests as the test's name has it and answers as fast on a slow machine; no device is left behind."""
    monkeypatch.setattr(resting, "SystemRandom", lambda: Random(request.node.nodeid))
    monkeypatch.setattr(turn_taking, "INSTANT_DEMO_SECONDS", 60.0)
    monkeypatch.setattr(sound, "CLOSE_TIMEOUT", 60.0)


@pytest.fixture
def all_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every frame is drawn, with pictures of its own."""
    monkeypatch.setattr(once, "SELDOM", 1)
    monkeypatch.setattr(once, "LARGEST", 0)


@pytest.fixture
def opened() -> Iterator[list[Pilot]]:
    """The pilots that a test starts; their sound is closed at its end."""
    pilots: list[Pilot] = []
    yield pilots
    for pilot in pilots:
        pilot.app.sound.close()
