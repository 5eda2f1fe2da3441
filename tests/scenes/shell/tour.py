"""Goes through the whole program as a player does: to the menu, to a table, and on until something is so."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.scenes.pilot import Pilot

__all__ = ["home", "play_on", "to_the_table", "wait_for", "while_something_is_decided"]


def home(pilot: Pilot) -> None:
    """Leaves what is open for the menu."""
    pilot.app.home()
    pilot.settle()


def wait_for(pilot: Pilot, place: str, seconds: float = 20.0) -> None:
    for _ in range(round(seconds * 60)):
        pilot.frames()
        if pilot.place == place and not pilot.app.stack.fade:
            return
    raise AssertionError(f"waited for {place}, and {pilot.place} is still there")


def while_something_is_decided(table: Any) -> Iterator[None]:
    """Goes on until nothing was decided for a minute: bots think in a process of their own, in real time."""
    decided, patience = -1, 0.0
    while decided != len(table.match.actions) or time.monotonic() < patience:
        if decided != len(table.match.actions):
            decided, patience = len(table.match.actions), time.monotonic() + 60
        yield


def to_the_table(pilot: Pilot, *, friend: bool = False) -> Any:
    """Clicks from the menu to a kicked-off match of Jukem."""
    wait_for(pilot, "Menu")
    pilot.click("Choose game")
    pilot.click("Jukem Football")
    assert pilot.place == "NewMatch"
    if friend:
        pilot.click("Away is", at=(0.1, 0.5))
    pilot.click("Kick off")
    return pilot.app.stack.scenes[-2 if friend else -1]


def play_on(pilot: Pilot, table: Any, until: Callable[[], bool]) -> None:
    """Plays as Pro would for every person at the screen, opening each curtain."""
    for _ in while_something_is_decided(table):
        pilot.frames()
        if until():
            return
        if pilot.place == "Curtain":
            pilot.press("return")
            pilot.wait(0.4)
        elif table.director.waiting:
            pilot.press("space")
        elif table.choosing is not None and not table.director.busy and pilot.place == "Table":
            rules = table.match.rules
            table.control.commit(rules.pro(table.session.view(table.viewer), table.choosing.legal, Random(1)))
    raise AssertionError(f"still {pilot.place} after {len(table.match.actions)} actions")
