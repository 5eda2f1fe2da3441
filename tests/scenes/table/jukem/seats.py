"""Ways to sit down at a table of Jukem and to play at it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame

from game.match import Match, Player
from game.variants import find_rules
from game.variants.jukem.state import JukemState
from scenes.control.session import Session
from scenes.table.scene import Table
from tests.scenes.matches import stand_at
from tests.scenes.pilot import Pilot
from tests.scenes.table.stand_ins import Quick, Shelf

__all__ = ["RULES", "assert_equals_its_view", "hand", "press", "rest", "sit_down"]

RULES = find_rules("jukem")


def sit_down(
    folder: Path,
    opened: list[Pilot],
    *kinds: str,
    at: JukemState | None = None,
    seed: int = 7,
    size: tuple[int, int] = (1280, 720),
    pace: float | None = None,
    **settings: Any,
) -> tuple[Pilot, Any]:
    """A table with these kinds of players, and the pilot, who is added to ``opened``; ``ended`` lists its ends.

    ``at`` is where play starts.
    """
    kinds = kinds or ("human", "pro")
    match = Match(RULES, {"dealer": "1"}, [Player("Gulls", kinds[0]), Player("Foxes", kinds[1])], seed)
    if at is not None:
        stand_at(match, at)
    ended: list[bool] = []
    pilot = Pilot.start(folder, None, size=size, **settings)
    opened.append(pilot)
    pilot.app.launch = SimpleNamespace(speed=pace)
    session = Session(match, SimpleNamespace(), Quick(), Shelf())  # type: ignore[arg-type]
    table = Table(pilot.app, session, lambda: ended.append(True))
    table.ended = ended  # type: ignore[attr-defined]
    pilot.app.stack.reset(table)
    return pilot, table


def rest(pilot: Pilot, table: Any, seconds: float = 20.0) -> None:
    """Waits until the player is asked, or nothing moves any more."""
    for _ in range(round(seconds * 60)):
        pilot.frames()
        if table.director.waiting:
            table.go_on()
        if table.may_commit and not table.director.busy:
            return


def hand(table: Any) -> list[Any]:
    return table.board.zones[f"hand:{table.viewer}"]


def press(pilot: Pilot, position: tuple[int, int], button: int = 1, times: int = 1) -> None:
    """Clicks of one frame at a place."""
    down = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=button)
    up = pygame.Event(pygame.MOUSEBUTTONUP, pos=position, button=button)
    pilot.app.step(1 / 60, [down, up] * times)


def assert_equals_its_view(table: Any) -> None:
    """What lies on the table is what a table built from the view alone would show."""
    shown = table.board.picture()
    bars = [bar.yards for bar in table.game.bars]
    table.board.rebuild(table.session.view(table.viewer))
    assert table.board.picture() == shown
    table.game.show(table.session.view(table.viewer))
    assert [bar.yards for bar in table.game.bars] == bars
