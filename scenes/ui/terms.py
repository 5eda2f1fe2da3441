"""Words of a text that are explained when pointed at."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import pygame

from game.glossary import words_in
from scenes.ui.theme import Theme


class Term(NamedTuple):
    """An explained word: its area and its explanation."""

    rect: pygame.Rect
    said: str


def terms_of(
    theme: Theme,
    size: float,
    lines: Sequence[str],
    topleft: tuple[int, int],
    *,
    names: bool = False,
    besides: Collection[str] = (),
    bold: bool = False,
) -> list[Term]:
    """Returns the explained words of some lines of text. A word that wraps gives two terms.

    ``topleft`` is the start of the first line. For ``names`` and ``besides`` see ``words_in``.
    """
    step, (left, top) = theme.line_height("text", size), topleft
    terms, begin, found = list[Term](), 0, words_in(" ".join(lines), names=names, besides=besides)
    for index, line in enumerate(lines):
        for each in found:
            first, last = max(each.first - begin, 0), min(each.last - begin, len(line))
            if first < last:
                before, word = (theme.measure("text", size, part, bold)[0] for part in (line[:first], line[first:last]))
                terms.append(Term(pygame.Rect(left + before, top + index * step, word, step), each.word.said))
        begin += len(line) + 1
    return terms


def term_at(terms: Sequence[Term], position: tuple[int, int]) -> Term | None:
    """Returns the term at a position, or None."""
    return next((term for term in terms if term.rect.collidepoint(position)), None)


def mark_terms(surface: pygame.Surface, theme: Theme, terms: Sequence[Term]) -> None:
    """Draws dots below each term, so that players see it can be pointed at."""
    dot = max(theme.px(1.5), 1)
    for term in terms:
        for x in range(term.rect.left, term.rect.right, 3 * dot):
            surface.fill(theme.color("line500"), (x, term.rect.bottom - 2 * dot, dot, dot))
