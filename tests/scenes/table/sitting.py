"""Ways to sit down at the table of any game and to play at it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame

from game.contract import State
from game.match import Match
from game.record import Player
from game.variant import Rules
from scenes.control.session import Session
from scenes.match.curtain import Curtain
from scenes.shell.loop import STEP
from scenes.table.input.double_click import MAX_SECONDS
from scenes.table.scene import Table
from tests.scenes.matches import stand_at
from tests.scenes.pilot import Pilot
from tests.scenes.table.stand_ins import FakeStore, Quick

__all__ = ["CLUBS", "click", "labels", "open_curtain", "rest", "sit_down"]

CLUBS = ("Gulls", "Foxes", "Elk", "Owls")


def sit_down(
    rules: Rules,
    folder: Path,
    opened: list[Pilot],
    *kinds: str,
    at: State | None = None,
    seed: int = 7,
    size: tuple[int, int] = (1280, 720),
    pace: float = 0.0,
    options: dict[str, str] | None = None,
    notes: dict[str, str] | None = None,
    match: Match | None = None,
    rested: float = 3.0,
    **settings: Any,
) -> tuple[Pilot, Any]:
    """A table of a game with these kinds of players, and the pilot, who is added to ``opened``.

    ``at`` is where play starts, ``notes`` are what the table has kept of the match so far;
    ``match`` is one that goes on. At most ``rested`` seconds pass until nothing moves or the player is asked.
    """
    kinds = kinds or ("human", "pro")
    match = match or Match(rules, options or {}, [Player(*each) for each in zip(CLUBS, kinds, strict=False)], seed)
    match.notes |= notes or {}
    if at is not None:
        stand_at(match, at)
    pilot = Pilot.start(folder, None, size=size, **settings)
    opened.append(pilot)
    pilot.app.launch = SimpleNamespace(speed=pace)
    pilot.app.routes["curtain"] = partial(Curtain, pilot.app)
    session = Session(match, SimpleNamespace(), Quick(), FakeStore())  # type: ignore[arg-type]
    table = Table(pilot.app, session, lambda: None)
    pilot.app.stack.reset(table)
    rest(pilot, table, rested)
    return pilot, table


def rest(pilot: Pilot, table: Any, seconds: float = 20.0) -> None:
    """Waits until the player is asked, or nothing moves any more."""
    for _ in range(round(seconds * 60)):
        pilot.frames()
        if table.director.waiting:
            table.go_on()
        if table.control.over:
            return
        if table.choosing is not None and not table.director.busy:
            pilot.wait(MAX_SECONDS + 0.05)  # what is clicked next is no part of a double click, either
            return


def click(pilot: Pilot, spot: tuple[int, int]) -> None:
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
    pilot.app.step(STEP, [down, pygame.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1)])


def open_curtain(pilot: Pilot) -> None:
    """Presses the key twice that opens it."""
    pilot.wait(0.2)
    for _ in range(2):
        pilot.press("return")
        pilot.wait(0.5)
    assert pilot.place == "Table"


def labels(table: Any) -> list[str]:
    """What the large buttons are called, whatever else there is room for on them."""
    return [thing.button.name for thing in table.column.large]
