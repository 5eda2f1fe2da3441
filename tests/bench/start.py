"""How long the program takes from its start to the first menu frame that answers to the player."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

from tests.bench.table import Row

ROUNDS = 5
MOST_FLOORS = 4.0
"""The menu's time in units of the floor: importing pygame, opening the window, and one flip."""

FLOOR = """
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
pygame.display.flip()
"""
MENU = """
import sys
from scenes.launch import parse
from scenes.program import open_program
program = open_program(parse(["--data-dir", sys.argv[1]]))
while type(program.stack.top).__name__ != "Menu" or program.stack.fading or not program.shown:
    program.step(1 / 60)
program.step(1 / 60)
"""


def rows() -> Iterator[Row]:
    """The best of several starts, each in a process of its own with a warm disk."""
    with tempfile.TemporaryDirectory() as folder:
        floor = min(_seconds(FLOOR) for _ in range(ROUNDS))
        menu = min(_seconds(MENU, folder) for _ in range(ROUNDS))
    yield Row("floor: window and one flip", floor * 1000, "ms")
    yield Row("menu ready", menu * 1000, "ms")
    yield Row("menu ready", menu / floor, "x the floor", MOST_FLOORS, more_is_better=False)


def _seconds(script: str, *arguments: str) -> float:
    environment = {
        **os.environ,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", script, *arguments], check=True, env=environment)
    return time.perf_counter() - began
