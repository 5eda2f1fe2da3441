"""What tests of the table share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.scenes.pilot import Pilot


@pytest.fixture
def opened() -> Iterator[list[Pilot]]:
    """The pilots that a test starts; their sound is closed at its end."""
    pilots: list[Pilot] = []
    yield pilots
    for pilot in pilots:
        pilot.app.sound.close()
