"""Piles say how many cards they hold; a slot says what it is, and shows its card."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.table.stage.faces import Faces
from scenes.table.stage.piles import OpenPile, OpenSlot, Pile
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


def test_a_pile_casts_a_shadow_and_an_empty_place_does_not(tmp_path: Path, opened: list[Pilot]) -> None:
    pilot = Pilot.start(tmp_path, None)
    opened.append(pilot)
    faces = Faces(pilot.app.theme, "jukem", lambda *_: None)
    pile = Pile(pilot.app.theme, faces, "Draw")
    darkened = []
    for count in (20, 0):
        ground = pygame.Surface((300, 300))
        ground.fill("white")
        pile.rect, pile.count = pygame.Rect(100, 60, 92, 128), count
        pile.paint(ground)
        darkened.append(ground.get_at((97, 130)).r < 255)
        wiped = pygame.Rect(0, 0, 300, 300).clip(pile.bounds())
        pygame.draw.rect(ground, "white", wiped)
        assert {tuple(ground.get_at((x, y))) for x in range(300) for y in range(300)} == {(255, 255, 255, 255)}
    assert darkened == [True, False]
