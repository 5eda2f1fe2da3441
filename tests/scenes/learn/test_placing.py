"""Where a note lies on a drawn table, and what its pointer crosses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from scenes.learn.ink import Ink
from scenes.learn.placing import Placing, Surroundings
from scenes.learn.pointer import PointerSize, pointer_ends, reaches

WINDOW = pygame.Rect(0, 0, 400, 300)
TARGET = pygame.Rect(150, 20, 60, 40)
NOTE = (120, 60)
SIZE = PointerSize(5, 60)


def ink(*texts: pygame.Rect) -> Ink:
    """A dark table with bright lines of text."""
    picture = pygame.Surface(WINDOW.size)
    for text in texts:
        for x in range(text.left, text.right, 6):
            picture.fill("white", (x, text.top, 3, text.h))
    return Ink(picture, 1.0)


def placed(*texts: pygame.Rect, at: Sequence[pygame.Rect] = (TARGET,), **around: Any) -> pygame.Rect:
    placing = Placing(WINDOW, at, 10, SIZE, Surroundings(ink(*texts), **around))
    found = placing.best(NOTE)
    assert found is not None
    return found[1]


def test_a_plain_table_shows_nothing_and_a_text_shows_where_it_stands() -> None:
    text = pygame.Rect(60, 90, 120, 12)
    table = ink(text)
    assert ink().within(WINDOW) == 0
    assert table.within(WINDOW) == table.within(text.inflate(12, 12)) > 0


def test_only_what_stands_at_the_edge_of_an_area_is_cut_by_it() -> None:
    table = ink(pygame.Rect(60, 90, 120, 12))
    assert table.cut(pygame.Rect(30, 60, 200, 80)) == 0
    assert table.cut(pygame.Rect(30, 96, 200, 80)) > 0
    assert table.cut(pygame.Rect(100, 60, 200, 80)) > 0


def test_a_note_lies_beside_its_target_and_points_at_it() -> None:
    box = placed()
    assert not box.colliderect(TARGET)
    assert pygame.Rect(TARGET).inflate(40, 40).colliderect(box)


def test_a_note_cuts_no_line_of_text_that_it_can_leave_whole() -> None:
    """The half of a line stood out under a note."""
    lines = [pygame.Rect(20, 92, 360, 12), pygame.Rect(20, 150, 360, 12)]
    box = placed(*lines)
    assert ink(*lines).cut(box) == 0


def test_a_note_lies_over_nothing_rather_than_over_a_card() -> None:
    card = pygame.Rect(120, 75, 120, 100)
    assert not placed(cards=[card]).colliderect(card)


def test_a_note_never_lies_over_what_is_needed_and_over_a_preview_only_if_it_must() -> None:
    below, beside = pygame.Rect(0, 62, 400, 238), pygame.Rect(212, 0, 188, 62)
    box = placed(needed=[below], informative=[beside])
    assert box.collidelist([below, beside]) == -1
    left = pygame.Rect(0, 0, 148, 62)
    assert placed(needed=[below, left], informative=[beside]).colliderect(beside)


def test_a_note_without_room_beside_a_text_fills_the_panel_of_the_text() -> None:
    """It covered a part of the panel, and the rest of its heading stood out."""
    panel = pygame.Rect(100, 100, 140, 80)
    lines = [pygame.Rect(110, 110, 120, 12), pygame.Rect(110, 82, 120, 12)]
    button = pygame.Rect(100, 190, 140, 40)
    placing = Placing(WINDOW, [button], 10, SIZE, Surroundings(ink(*lines)))
    found = placing.filling(panel, (120, 60))
    assert found is not None
    assert found[1] == panel
    higher = placing.filling(panel, (120, 90))
    assert higher is not None
    assert (higher[1].bottom, higher[1].w) == (panel.bottom, panel.w)
    assert ink(*lines).within(pygame.Rect(100, higher[1].top - 3, 140, 6)) == 0, "it cuts no line above the panel"
    assert placing.filling(panel, (150, 60)) is None


def test_a_note_does_not_point_at_its_target_through_another_card() -> None:
    """A note beside the hand pointed at the next card."""
    other = pygame.Rect(240, 20, 60, 40)
    placing = Placing(WINDOW, [TARGET], 10, SIZE, Surroundings(ink(), others=[other]))
    assert placing.pointer(pygame.Rect(320, 10, 60, 60)) is None
    assert placing.pointer(pygame.Rect(20, 10, 100, 60)) == ((120, 40), (150, 40))


def test_a_pointer_passes_beside_a_text_or_is_left_out() -> None:
    """It ended before the text, and players asked what it pointed at."""
    box, at = pygame.Rect(0, 0, 200, 40), pygame.Rect(20, 90, 160, 50)
    text, wide = pygame.Rect(60, 55, 60, 12), pygame.Rect(0, 55, 200, 12)
    foot, tip = pointer_ends(box, at, [text], SIZE)
    assert not text.clipline(foot, tip)
    assert tip[1] == at.top
    assert reaches(foot, tip, [text], SIZE)
    assert not reaches(*pointer_ends(box, at, [wide], SIZE), [wide], SIZE)


def test_a_pointer_leads_all_the_way_or_is_left_out() -> None:
    placing = Placing(WINDOW, [TARGET], 10, SIZE, Surroundings(ink()))
    near, far = TARGET.move(0, TARGET.h + SIZE.longest), TARGET.move(0, TARGET.h + SIZE.longest + 1)
    ends = placing.pointer(near)
    assert ends is not None
    assert ends[1][1] == TARGET.bottom
    assert placing.pointer(far) is None
