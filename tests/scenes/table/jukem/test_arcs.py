"""The arcs over the hand, from each PASS to the CATCHes within its range."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tests.game.jukem.positions import position
from tests.scenes.table.player import Sit


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("picked", [(), ("PASS 5-20", "CATCH 20")], ids=["at rest", "raised"])
def test_no_arc_crosses_the_prompt(jukem: Sit, picked: tuple[str, ...], size: tuple[int, int]) -> None:
    """JF-27: over cards that were selected the arc ran through the words of the prompt."""
    hands = [["PASS 5-20", "RUN 5", "RUN 15", "CATCH 20", "CATCH 10"], ["RUN 10"] * 4]
    player = jukem(at=position(hands), pace=0.0, size=size, wait=20)
    for code in picked:
        player.click(code)
    player.wait(0.6)
    arcs: Any = player.game.arcs
    assert arcs.pairs
    screen = pygame.Surface(size)
    arcs.paint(screen)
    above = pygame.Rect(0, 0, size[0], player.hud.space.prompt.bottom)
    assert pygame.mask.from_threshold(screen.subsurface(above), (0, 0, 0), (1, 1, 1, 255)).count() == above.w * above.h
    assert pygame.mask.from_threshold(screen, (0, 0, 0), (1, 1, 1, 255)).count() < size[0] * size[1]


@pytest.mark.parametrize(("line", "joined"), [("RUN 20", True), ("RUN 30, RUN 30, RUN 25", False)])
def test_an_arc_joins_only_what_can_be_played_now(jukem: Sit, line: str, joined: bool) -> None:
    """JF-31: it joined a PASS and a CATCH that would have gone past 100, below "No play fits"."""
    hands = [["PASS 5-20", "RUN 5", "FUMBLE", "CATCH 20", "CATCH 50"], ["RUN 10"] * 4]
    player = jukem(at=position(hands, lines=[line, ()], phase="play"), pace=0.0, wait=20)
    found = [(one.card.code, other.card.code) for one, other in player.game.arcs.pairs]
    assert found == ([("PASS 5-20", "CATCH 20")] if joined else [])
