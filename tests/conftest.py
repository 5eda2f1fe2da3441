"""What every test starts from: no window, no sound device, and nothing left to chance, to the clock or to the load.

``python -m pytest --hypothesis-profile=random`` looks for new examples; without it every run meets the same ones.
"""

import gc
import os
from collections.abc import Generator, Iterator
from random import Random
from typing import Any

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


@pytest.fixture(autouse=True, scope="session")
def _no_disk_is_waited_for() -> Iterator[None]:
    """No test cuts the power, and what is written is read the same: waiting for the disk is most of a save's time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield


@pytest.fixture(autouse=True)
def _the_same_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """New matches get seeds that only the test's name decides, and a slow disk gets the time that it takes."""
    monkeypatch.setattr("secrets.randbelow", Random(request.node.nodeid).randrange)
    monkeypatch.setattr(writer, "FLUSH_SECONDS", 60.0)


def pytest_collection_finish() -> None:
    """What was collected lasts to the end: it is not looked over again and again for what may go."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, Any, Any]:
    """Names of files need not be text: where a test logs one, the process that it runs in could not report it."""
    return _as_text((yield))


def _as_text(told: Any) -> Any:
    """What a report says, with all of its texts such that they can be sent."""
    if isinstance(told, str):
        return told.encode(errors="backslashreplace").decode()
    if isinstance(told, dict):
        return {key: _as_text(value) for key, value in told.items()}
    if isinstance(told, tuple):
        return (*map(_as_text, told),)
    return [*map(_as_text, told)] if isinstance(told, list) else told
