"""A part of the window that is painted anew shows what it showed: nothing moves because of what is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame

from game.variant import Rules
from scenes.ui.boxes import blit_at
from tests.scenes.table.player import Sit
from tests.scenes.table.test_every_table import EVERY_GAME, decisions, kinds_of, put

STRIP = 67
"""Width of the parts that are painted one by one, in pixels."""
LOOKS, APART = 12, 30
"""How often a match between computers is looked at, and frames between two looks."""


def test_a_clip_moves_nothing_that_is_laid_out_beside_a_picture() -> None:
    """What stood beside a number moved to the edge of whatever part of the window was painted anew."""
    surface, picture = pygame.Surface((100, 20)), pygame.Surface((30, 10))
    surface.set_clip(pygame.Rect(60, 0, 40, 20))
    assert blit_at(surface, picture, topleft=(5, 5)) == pygame.Rect(5, 5, 30, 10)


def strips(window: pygame.Rect) -> Iterator[pygame.Rect]:
    for left in range(0, window.w, STRIP):
        yield pygame.Rect(left, 0, STRIP, window.h).clip(window)


def torn(table: Any) -> list[str]:
    """The names of what does not look the same when it is painted part by part."""
    window, found = table.app.screen.get_rect(), []
    for thing in table.playback.stage.things:
        if thing.render_key() is None:
            continue
        whole, parts = pygame.Surface(window.size), pygame.Surface(window.size)
        thing.paint(whole)
        for strip in strips(window):
            parts.set_clip(strip)
            thing.paint(parts)
        if pygame.image.tobytes(whole, "RGB") != pygame.image.tobytes(parts, "RGB"):
            found.append(type(thing).__name__)
    return found


@EVERY_GAME
def test_every_question_looks_the_same_painted_part_by_part(sit: Sit, rules: Rules) -> None:
    player = sit(rules, *kinds_of(rules, person=0), wait=0.1, confirmations=False, auto_continue=False)
    for state in decisions(rules):
        if state.decision is not None and state.decision.seat == 0:
            put(player, state)
            assert torn(player.table) == [], state.decision.kind


@EVERY_GAME
def test_everything_in_motion_looks_the_same_painted_part_by_part(sit: Sit, rules: Rules) -> None:
    player = sit(rules, *kinds_of(rules), seed=3, pace=0.5, wait=0)
    for _ in range(LOOKS):
        player.frames(APART)
        assert torn(player.table) == []
