"""What two people at one screen choose in secret: nothing that is shown tells the second what the first has chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.contract import State
from game.variants.card_bowl import RULES
from saves.document import describe
from tests.play import moments
from tests.scenes.pilot import Pilot
from tests.scenes.table import sitting
from tests.scenes.table.card_bowl.seats import QUICK
from tests.scenes.table.sitting import labels, open_curtain, rest

SECRET = QUICK | {"extra_pool": "4"}
KINDS = ("pool", "recovery")
CHOICES = 3
"""Choices of the first seat that are compared."""


def first(kind: str) -> State:
    """The first position of a match by chance in which a choice of that kind is made."""
    for seed in range(20):
        for state in moments(RULES, SECRET, seed):
            if state.decision is not None and state.decision.kind == kind:
                return state.clone()
    raise AssertionError(f"no match comes to {kind}")


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_tells_the_second_what_the_first_has_chosen(tmp_path: Path, opened: list[Pilot], kind: str) -> None:
    """CB-404, CB-444: curtain, table, log, buttons, and what the save says of the match are the same."""
    state = first(kind)
    assert state.decision is not None
    chooser, seen = state.decision.seat, list[Any]()
    for action in state.legal_actions()[:CHOICES]:
        pilot, table = sitting.sit_down(
            RULES, tmp_path, opened, "human", "human", at=state.clone(), options=SECRET, curtain="press_twice",
            pace=1.0, idle_sway=False,
        )  # fmt: skip
        open_curtain(pilot)
        rest(pilot, table)
        assert table.viewer == chooser
        table.control.commit(action)
        pilot.wait(2.0)
        assert pilot.place == "Curtain"
        shown = [pilot.app.screen.copy().get_buffer().raw]
        open_curtain(pilot)
        rest(pilot, table)
        pilot.hover((4, 4))
        pilot.wait(2.0)
        assert table.viewer == 1 - chooser
        assert table.session.decision.kind == kind
        shown.append(pilot.app.screen.copy().get_buffer().raw)
        told = table.hud.lines.since(table.viewer, table.match.acted_before(table.viewer))
        seen.append((labels(table), told, describe(table.match), shown))
    assert len(seen) == CHOICES
    assert seen[0] == seen[1] == seen[2]
