"""Common setup of all tests: no window, no sound device, and no dependence on chance, clock or machine load.

``python -m pytest --hypothesis-profile=random`` looks for new examples; otherwise every run uses the same ones.
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
    """Skips ``fsync``, which takes most of a save's time, since no test cuts the power."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield


@pytest.fixture(autouse=True)
def _the_same_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes seeds of new matches depend on the test's name only, and waits longer for slow disks."""
    monkeypatch.setattr("secrets.randbelow", Random(request.node.nodeid).randrange)
    monkeypatch.setattr(writer, "FLUSH_SECONDS", 60.0)


def pytest_collection_finish() -> None:
    """Freezes the collected tests, so that garbage collection does not scan them again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_report_to_serializable() -> Generator[None, Any, Any]:
    """Escapes file names that are not valid text, since a test process could not report them."""
    return _as_text((yield))


def _as_text(told: Any) -> Any:
    """Returns a report whose texts can all be sent."""
    if isinstance(told, str):
        return told.encode(errors="backslashreplace").decode()
    if isinstance(told, dict):
        return {key: _as_text(value) for key, value in told.items()}
    if isinstance(told, tuple):
        return (*map(_as_text, told),)
    return [*map(_as_text, told)] if isinstance(told, list) else told
