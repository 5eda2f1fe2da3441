"""Starts the program like a person: from source, or a packed build named by the environment.

``PIGSKIN_PARLOR_BUILD`` is the folder of a build, such as ``dist/pigskin-parlor``; tests that start the program then
start that build.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

__all__ = ["ROOT", "SOURCE", "build", "command"]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = (sys.executable, str(ROOT / "main.py"))
"""The command that starts the program from source."""


def build() -> Path | None:
    """Returns the folder of the build to test, or None."""
    named = os.environ.get("PIGSKIN_PARLOR_BUILD")
    return Path(named).resolve() if named else None


def command() -> tuple[str, ...]:
    """Returns the command that starts the program to test."""
    folder = build()
    return SOURCE if folder is None else (str(executable(folder)),)


def executable(folder: Path) -> Path:
    """Returns the program in the folder of a build."""
    return folder / ("pigskin-parlor.exe" if sys.platform == "win32" else "pigskin-parlor")
