"""Ways to sit down at the tables."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.variant import Rules
from game.variants.jukem.actions import DRAW
from tests.game.football_war.positions import position
from tests.scenes.pilot import Pilot
from tests.scenes.table.calling import Calling, calling
from tests.scenes.table.player import Sit, TablePlayer


@pytest.fixture
def called(rules: Rules, sit: Sit) -> Calling:
    """A table of the game at which two cards can be called."""
    return calling(sit, rules)


@pytest.fixture
def sit(tmp_path: Path, opened: list[Pilot]) -> Sit:
    """Sits down at the table of a game, see ``TablePlayer.sit``; ``kind`` is another class of player."""

    def sit_down(*who: Any, kind: type[TablePlayer] = TablePlayer, **how: Any) -> TablePlayer:
        return kind.sit(tmp_path, opened, *who, **how)

    return sit_down


@pytest.fixture
def jukem(sit: Sit) -> Sit:
    """Sits down at Jukem, the first seat being the dealer's opponent, before the cards are dealt."""
    return partial(sit, "jukem", options={"dealer": "1"}, pace=None, wait=0)


@pytest.fixture
def drawn(jukem: Sit) -> Sit:
    """Sits down at Jukem and draws: the player is about to make the first play."""

    def sit_down(*kinds: str, **how: Any) -> TablePlayer:
        player = jukem(*kinds, **how)
        player.table.turn_to(0)
        player.rest()
        player.take(DRAW)
        return player

    return sit_down


@pytest.fixture
def blowout(sit: Sit) -> Sit:
    return partial(sit, "blowout")


@pytest.fixture
def real_deal(sit: Sit) -> Sit:
    return partial(sit, "real_deal")


@pytest.fixture
def football_war(sit: Sit) -> Sit:
    """Sits down with as many players as there are kinds."""

    def sit_down(*kinds: str, options: dict[str, str] | None = None, **more: Any) -> TablePlayer:
        players = {"players": str(len(kinds) or 2)}
        return sit("football_war", *kinds, options=players | (options or {}), **more)

    return sit_down


FIELDS = {"live", "draw_pile", "drive_pile", "flag_pile", "offense", "timeouts", "chain", "timed", "play_clock"}
"""What a position of Football War is given beside the hands."""
CURL = {"live": "Curl", "drive_pile": ["Curl", "HB Dive", "Hail Mary"], "offense": 1}
"""A play to be answered by the first seat."""


@pytest.fixture
def leading(football_war: Sit) -> Sit:
    """Sits down at Football War with these cards and the lead, or what the fields of the position say."""

    def sit_down(*held: str, others: tuple[str, ...] = ("Go Route",), kinds: tuple[str, ...] = (), **more: Any) -> Any:
        fields = {name: more.pop(name) for name in FIELDS & more.keys()}
        return football_war(*kinds, at=position([held, others], **fields), **more)

    return sit_down


@pytest.fixture
def defending(leading: Sit) -> Sit:
    """Sits down at Football War with these cards, to answer Curl."""
    return partial(leading, **CURL)
