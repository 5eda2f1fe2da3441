"""What is written on a card's face: each line with the ink that it covers and how it stands off its ground."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pygame
import pytest

from game.contract import Card
from scenes.table.stage.faces import Faces, Pen
from scenes.table.stage.layout import DRIVE, DUEL, FORMATION, GROWN, HAND, PILE, ZOOM
from scenes.ui.theme import Theme
from tests.scenes.ui.test_palette import contrast

__all__ = ["LOG_WIDE", "SCALES", "Line", "assert_readable", "lines_of", "lowest_ink", "themed", "widths"]

LOG_WIDE = 28
SCALES = (0.8, 1.0, 1.5, 3.0)
"""Pixels of a layout unit: the smallest window, the design size, 1080p and 2160p."""
LEAST_CONTRAST = 4.5
PAPER = "#FBF8F0"
EDGE = 2
"""Card units of a card's outline, which no line may touch."""


class Line(NamedTuple):
    """One line on a face."""

    text: str
    ink: pygame.Rect
    """The pixels that it covers."""
    contrast: float
    """Of its color against the mean of what lies under it."""


def widths(u: float) -> list[int]:
    """Every width in pixels in which a card of ours is shown."""
    units = (HAND.w, GROWN.w, DUEL.w, PILE.w, DRIVE.w, FORMATION.w, LOG_WIDE, ZOOM.w)
    return [round(unit * u) for unit in units]


def lines_of(faces: Faces, card: Card, width: int, monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """The lines of a face as they are written, in order."""
    found: list[Line] = []
    write = Pen.text

    def record(pen: Pen, string: str, *given: Any, **named: Any) -> None:
        ground = pen.surface
        blank = pygame.Surface(ground.get_size(), pygame.SRCALPHA)
        write(Pen(pen.faces, blank, ground.get_width()), string, *given, **named)
        ink = blank.get_bounding_rect(min_alpha=96)
        if ink.w:
            paper = pygame.Surface(ink.size)
            paper.fill(PAPER)
            paper.blit(ground, (0, 0), ink)
            under = pygame.transform.average_color(paper)[:3]
            off = contrast(str(_hexed(given[3])), str(_hexed(pygame.Color(*under))))
            found.append(Line(string, ink, off))
        write(pen, string, *given, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Pen, "text", record)
        faces.picture(card, width)
    return found


def lowest_ink(faces: Faces, card: Card, width: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """The foot of the lowest words of a face in pixels from its top, and how far they reach aside of its middle."""
    found = [(0, 0)]
    paper = pygame.Surface((width, round(width * HAND.h / HAND.w)))

    def recorded(write: Callable[..., Any]) -> Callable[..., Any]:
        def record(pen: Pen, string: str, *given: Any, **named: Any) -> Any:
            blank = pygame.Surface(paper.get_size(), pygame.SRCALPHA)
            write(Pen(pen.faces, blank, width), string, *given, **named)
            ink = blank.get_bounding_rect(min_alpha=96)
            found.append((ink.bottom, max(abs(ink.left - width // 2), abs(ink.right - width // 2))))
            return write(pen, string, *given, **named)

        return record

    with monkeypatch.context() as patch:
        patch.setattr(Pen, "text", recorded(Pen.text))
        patch.setattr(Pen, "lines", recorded(Pen.lines))
        faces.picture(card, width)
    return max(found)


def assert_readable(faces: Faces, card: Card, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line runs over the card's edge or into another, and each stands off what lies under it."""
    card_area = pygame.Rect(0, 0, width, round(width * HAND.h / HAND.w))
    edge = int(EDGE * width / HAND.w)
    lines = lines_of(faces, card, width, monkeypatch)
    for index, line in enumerate(lines):
        assert card_area.inflate(-2 * edge, -2 * edge).contains(line.ink), (card.code, width, line)
        written_over = any(line.text == later.text and line.ink.colliderect(later.ink) for later in lines[index + 1 :])
        if not written_over:
            assert line.contrast >= LEAST_CONTRAST, (card.code, width, line)
        for other in lines:
            if line.text != other.text:
                assert not line.ink.inflate(-2, -2).colliderect(other.ink), (card.code, width, line, other)


def _hexed(color: pygame.Color) -> str:
    return f"#{color.r:02x}{color.g:02x}{color.b:02x}"


def themed(u: float, high_contrast: bool = False) -> Theme:
    """The look of a window in which a layout unit has so many pixels."""
    return Theme((round(1280 * u), round(720 * u)), high_contrast=high_contrast)
