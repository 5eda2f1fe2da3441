"""What is shown again (K) is what was shown when it happened, event by event."""

from __future__ import annotations

from copy import deepcopy
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.contract import Event
from game.variants.blowout import RULES
from tests.scenes.pilot import Pilot
from tests.scenes.table.blowout.seats import Start, frames_of, sit_down, still

ACTS = 60


@pytest.fixture
def start(tmp_path: Path, opened: list[Pilot]) -> Start:
    """Opens tables, see ``sit_down``."""
    return partial(sit_down, tmp_path, opened)


def says(table: Any) -> tuple[Any, ...]:
    """What the things say: all but the question that a player is asked, which nobody is asked again."""
    game, board, ghost = table.game, table.game.board_of_duel, table.game.field.ghost
    covers = [cover.hidden for cover in game.covers]
    cards = {zone: len(cards) for zone, cards in table.board.zones.items()}
    field = round(game.field.ball.yards), round(game.field.to_gain.yards), game.field.sign.down
    promised = (ghost.label, round(ghost.end)) if ghost.shown else None
    moment = (board.hut, board.say, round(board.told, 6))
    return deepcopy(game.position), game.video.says(), game.slots(), covers, cards, field, promised, moment


def record(table: Any) -> list[tuple[Event, Any]]:
    """From now on every event as it is taken up, with what the things say right before it: the list they go to."""
    take, seen = type(table.game).take, []

    def taken(event: Event) -> None:
        seen.append((event, says(table)))
        take(table.game, event)

    table.game.take = taken
    return seen


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(("pace", "seed"), [(1.0, 3), (0.0, 3), (0.0, 8)])
def test_what_is_shown_again_is_what_was_shown_live(start: Start, pace: float, seed: int, reduced: bool) -> None:
    pilot, table = start(seed=seed, pace=pace, auto_continue=False, reduced_motion=reduced)
    still(table)
    _finish(pilot, table)
    rng, first = Random(seed), len(table.match.actions)
    live = record(table)
    for _ in range(ACTS // 6 if pace else ACTS):
        decision = table.match.decision
        legal = table.match.state.legal_actions()
        action = RULES.pro(table.match.state.view(decision.seat), legal, rng)
        table.control.commit(action)
        _finish(pilot, table)
    again = record(table)
    table.rewind.play_again(first)
    if not pace:
        table.skip()
    _finish(pilot, table)
    assert [event for event, _ in again] == [event for event, _ in live]
    for (event, said), (_, told) in zip(again, live, strict=True):
        assert said == told, event
    assert len(live) > 50


def _finish(pilot: Pilot, table: Any) -> None:
    """Until nothing moves, past the panels that wait."""
    for _ in frames_of(pilot, table, 3000):
        if table.director.waiting:
            table.go_on()
    assert not table.director.busy
