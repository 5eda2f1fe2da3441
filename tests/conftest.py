"""What every test starts from: no window, no sound device, and nothing left to chance, to the clock or to the load.

``python -m pytest --hypothesis-profile=random`` looks for new examples; without it every run meets the same ones.
"""

import os
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from saves import writer

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# A busy computer is slow at making examples: that says nothing of the program.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.register_profile("parlor", UNHURRIED, derandomize=True)
settings.register_profile("random", UNHURRIED, derandomize=False)
settings.load_profile("parlor")


@pytest.fixture(autouse=True)
def _the_same_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """New matches get seeds that only the test's name decides, and a slow disk gets the time that it takes."""
    monkeypatch.setattr("secrets.randbelow", Random(request.node.nodeid).randrange)
    monkeypatch.setattr(writer, "PATIENCE", 60.0)
