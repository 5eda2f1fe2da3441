"""The table of BLOWOUT!!!, to sit down at, and acts to be watched there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.variants.blowout import RULES
from game.variants.blowout.actions import parse
from game.variants.blowout.state import BlowoutState
from tests.scenes.pilot import Pilot
from tests.scenes.table import sitting

Start = Callable[..., tuple[Pilot, Any]]

sit_down = partial(sitting.sit_down, RULES)


def frames_of(pilot: Pilot, table: Any, most: int = 600) -> Iterator[None]:
    """Frame by frame until nothing moves."""
    for _ in range(most):
        if not table.director.busy:
            return
        yield
        pilot.frames()


def still(table: Any) -> None:
    """The computer makes up its mind no more: the test acts for it."""
    bots = table.session._worker
    bots.poll = bots.settle = lambda ticket: None


def snap(start: Start, at: BlowoutState, *acts: str, pace: float = 0.5, **settings: Any) -> tuple[Pilot, Any]:
    """A position after these acts; the last one is still to be shown."""
    pilot, table = start(at=at, pace=pace, **settings)
    still(table)
    for act in acts[:-1]:
        table.control.commit(parse(act))
        table.skip()
        pilot.frames(2)
    table.control.commit(parse(acts[-1]))
    return pilot, table
