"""How long the program takes from its start to the first menu frame that answers to the player."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.bench.report import Row

ROUNDS = 5
MOST_FLOORS = 2.5
"""The menu's time in units of the floor: importing pygame, opening the window, and one flip."""

FLOOR = """
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
pygame.display.flip()
"""
MENU = """
import sys
from scenes.shell.launch import parse
from scenes.program import open_program
program = open_program(parse(["--data-dir", sys.argv[1]]))
while type(program.stack.top).__name__ != "Menu" or program.stack.fade or not program.shown:
    program.step(1 / 60)
program.step(1 / 60)
"""


def rows() -> Iterator[Row]:
    """The best of several starts, each in a process of its own with a warm disk and warm bytecode."""
    with tempfile.TemporaryDirectory() as folder:
        floor, menu = (min(_seconds(script, folder) for _ in range(ROUNDS)) for script in (FLOOR, MENU))
    yield Row("floor: window and one flip", floor * 1000, "ms")
    yield Row("menu ready", menu * 1000, "ms")
    yield Row("menu ready", menu / floor, "x the floor", MOST_FLOORS, more_is_better=False)


def _seconds(script: str, folder: str) -> float:
    """Seconds of a start whose data and bytecode are kept in a folder, whatever Python is told here."""
    environment = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
        "PYTHONPYCACHEPREFIX": str(Path(folder, "bytecode")),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", script, folder], check=True, env=environment)
    return time.perf_counter() - began
