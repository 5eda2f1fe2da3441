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


def terms_of(
    theme: Theme,
    size: float,
    lines: Sequence[str],
    topleft: tuple[int, int],
    *,
    names: bool = False,
    bold: bool = False,
) -> list[Term]:
    """The words of written lines that are explained, one that goes on in the next line in two parts.

    ``topleft`` is where the first line begins; ``names`` of cards are explained where that is asked for.
    """
    step, (left, top) = theme.line_height("text", size), topleft
    terms, begin, found = list[Term](), 0, words_in(" ".join(lines), names=names)
    for index, line in enumerate(lines):
        for each in found:
            first, last = max(each.first - begin, 0), min(each.last - begin, len(line))
            if first < last:
                before, word = (theme.measure("text", size, part, bold)[0] for part in (line[:first], line[first:last]))
                terms.append(Term(pygame.Rect(left + before, top + index * step, word, step), each.word.said))
        begin += len(line) + 1
    return terms


def term_at(terms: Sequence[Term], position: tuple[int, int]) -> Term | None:
    """The word at a place; None where none is explained."""
    return next((term for term in terms if term.rect.collidepoint(position)), None)


def mark_terms(surface: pygame.Surface, theme: Theme, terms: Sequence[Term]) -> None:
    """Dots below each word say that it can be pointed at."""
    dot = max(theme.px(1.5), 1)
    for term in terms:
        for x in range(term.rect.left, term.rect.right, 3 * dot):
            surface.fill(theme.color("line500"), (x, term.rect.bottom - 2 * dot, dot, dot))
