"""Matches to look on at, and replays of them that stand at their beginning."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.chance import pick
from game.match import Match
from game.record import HUMAN, Player
from game.variant import Rules
from scenes.replay.scene import Replay
from tests.play import chooser, option_sets, short
from tests.scenes.pilot import Pilot
from tests.variants import ON_TABLE

__all__ = ["EVERY_GAME", "played", "watch"]

EVERY_GAME = pytest.mark.parametrize("rules", ON_TABLE, ids=lambda rules: rules.variant.name)
CLUBS = ("Gulls", "Foxes", "Elk", "Owls")


def played(rules: Rules, *people: int, **how: Any) -> Match:
    """A match by chance, computers sitting where no people do; nobody changes it."""
    return _played(rules.variant.name, *people, **how)


@cache
def _played(name: str, *people: int, length: int | None = None, seed: int = 3, crowded: bool = False) -> Match:
    """It goes to its end or for so many acts; ``crowded`` is one with as many players as the game lets."""
    rules = next(rules for rules in ON_TABLE if rules.variant.name == name)
    options = short(rules, option_sets(rules)[0])
    if crowded:
        options = short(rules, max(option_sets(rules), key=lambda each: rules.seat_count(rules.complete(each))))
    seats = range(rules.seat_count(options))
    match = Match(rules, options, [Player(CLUBS[seat], HUMAN if seat in people else "pro") for seat in seats], seed)
    rng = chooser(seed)
    while match.decision is not None and (length is None or len(match.actions) < length):
        match.play(pick(match.state.legal_actions(), rng))
    return match


def watch(folder: Path, opened: list[Pilot], match: Match, **look: Any) -> tuple[Pilot, Any]:
    """A replay that stands at its beginning and is paused."""
    pilot = Pilot.start(folder, lambda app: Replay(app, match), **look)
    opened.append(pilot)
    pilot.scene.transport.playing = False
    pilot.scene.transport.to(0)
    pilot.frames()
    pilot.look()
    return pilot, pilot.scene
