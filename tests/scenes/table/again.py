"""Showing acts again, held against how they were shown when they were taken."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from game.chance import pick
from tests.scenes.pilot import Pilot
from tests.scenes.table.sitting import rest

Said = list[tuple[Any, ...]]


def shown_live_and_again(pilot: Pilot, table: Any, says: Callable[[Any], object], acts: int, seed: int = 0) -> int:
    """Acts for the player at the screen and shows again what came of each act; gives how many events were seen.

    What the things say (``says``) after each event, and the position, must be the same both times.
    """
    said: Said = []
    take, rng, seen = table.game.handle_event, Random(seed), 0

    def noted(event: Any) -> None:
        take(event)
        said.append((event, deepcopy(table.game.table_state), says(table.game)))

    rest(pilot, table, 60.0)
    table.game.handle_event = noted
    for _ in range(acts):
        if table.control.over:
            break
        count = len(table.match.actions)
        table.control.commit(pick(table.match.state.legal_actions(), rng))
        rest(pilot, table, 60.0)
        live = said[:]
        said.clear()
        table.rewind.replay_from(count)
        while table.director.busy:
            pilot.frames()
            if table.director.waiting:
                table.go_on()
        if table.match.rules.forgetting:
            live = live[-len(said) :]  # what is to be forgotten is not shown again
        for place, (once, again) in enumerate(zip(live, said, strict=True)):
            assert once == again, f"event {place} after action {count}: {once}, again: {again}"
        seen += len(said)
        said.clear()
    return seen
