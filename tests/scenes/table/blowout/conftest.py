"""Acts of BLOWOUT!!! to be watched."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from game.variants.blowout.state import BlowoutState
from tests.scenes.table.player import Sit, TablePlayer


@pytest.fixture
def snap(blowout: Sit) -> Sit:
    """Sits down at a position after these acts; the last one is still to be shown. No play is let stand by itself."""

    def sit_down(at: BlowoutState, *acts: str, kinds: tuple[str, ...] = (), pace: float = 0.5, **look: Any) -> Any:
        player = blowout(*kinds, at=at, pace=pace, **{"auto_continue": False, **look})
        player.alone()
        for act in acts[:-1]:
            player.commit(act)
            player.table.skip()
            player.frames(2)
        player.commit(acts[-1])
        return player

    return sit_down


@pytest.fixture
def shared(blowout: Sit) -> Sit:
    """Sits two people down at one screen."""
    return partial(blowout, "human", "human", curtain="press_twice")


def call(player: TablePlayer, code: str) -> None:
    """Opens the curtain, picks a card, and hikes."""
    player.open_curtain()
    player.click(code)
    player.click(player.large[0])


@pytest.fixture
def called(shared: Sit) -> Sit:
    """Sits two people down and lets both call behind the curtain."""

    def sit_down(at: BlowoutState, *codes: str, pace: float = 0.0) -> TablePlayer:
        player = shared(at=at, pace=pace)
        for code in codes[:-1]:
            call(player, code)
            player.wait(1.5)
        call(player, codes[-1])
        return player

    return sit_down
