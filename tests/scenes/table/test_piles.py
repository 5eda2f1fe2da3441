"""Piles say how many cards they hold; a slot says what it is, and shows its card."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.table.stage.piles import OpenPile, OpenSlot
from tests.scenes.pilot import Pilot


def painted(pile: OpenPile, count: int) -> bytes:
    """What a pile of so many cards looks like."""
    ground = pygame.Surface((300, 300))
    pile.rect, pile.count = pygame.Rect(100, 60, 92, 128), count
    pile.paint(ground)
    return pygame.image.tobytes(ground, "RGB")


def test_a_pile_tells_its_count_and_a_slot_does_not(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot = Pilot.start(tmp_path, None)
    opened.append(pilot)
    pile, slot = OpenPile(pilot.app.theme, "discard"), OpenSlot(pilot.app.theme, "Gulls called")
    assert painted(pile, 0) != painted(pile, 1)
    assert painted(slot, 0) == painted(slot, 1)
