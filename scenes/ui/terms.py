"""Words of a text that can be pointed at to have them explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.glossary import words_in
from scenes.ui.theme import Theme


class Term(NamedTuple):
    """A word that is explained, and where it stands."""

    rect: pygame.Rect
    said: str


def terms_of(theme: Theme, size: float, lines: Sequence[str], topleft: tuple[int, int]) -> list[Term]:
    """The words of written lines that are explained; ``topleft`` is where the first line begins."""
    step, (left, top) = theme.line_height("text", size), topleft
    return [
        Term(
            pygame.Rect(
                left + theme.measure("text", size, line[: found.first])[0],
                top + index * step,
                theme.measure("text", size, line[found.first : found.last])[0],
                step,
            ),
            found.word.said,
        )
        for index, line in enumerate(lines)
        for found in words_in(line)
    ]


def term_at(terms: Sequence[Term], position: tuple[int, int]) -> Term | None:
    """The word at a place; None where none is explained."""
    return next((term for term in terms if term.rect.collidepoint(position)), None)


def mark_terms(surface: pygame.Surface, theme: Theme, terms: Sequence[Term]) -> None:
    """Dots below each word say that it can be pointed at."""
    dot = max(theme.px(1.5), 1)
    for term in terms:
        for x in range(term.rect.left, term.rect.right, 3 * dot):
            surface.fill(theme.color("line500"), (x, term.rect.bottom - 2 * dot, dot, dot))
