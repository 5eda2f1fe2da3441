"""A rulebook clause with its number and text; highlights search words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pygame

from game.glossary import explained
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.terms import Term, mark_terms, term_at, terms_of
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

SIZE = 17
_NUMBERS = re.compile(r"\s*\([A-Z]{2}-\d+[^)]*\)")
"""Clause numbers in brackets."""


def plainly(words: str) -> str:
    """Removes clause numbers from a sentence.

    >>> plainly("First fill your hand to five. (JF-16)"), plainly("A slot has one man (CB-206)")
    ('First fill your hand to five.', 'A slot has one man')
    """
    return _NUMBERS.sub("", words)


def matches(words: Sequence[str], text: str) -> bool:
    """Returns whether a text contains all words, in any order and case.

    >>> matches(["catch", "pas"], "PASS and CATCH: lay both at once.")
    True
    """
    lowered = text.casefold()
    return all(word in lowered for word in words)


def spans(words: Sequence[str], text: str) -> list[tuple[int, int]]:
    """Returns where the words occur in a text, as (start, end) indices in order.

    >>> spans(["un"], "RUN for fun")
    [(1, 3), (9, 11)]
    """
    lowered = text.lower()
    found = []
    for word in words:
        at = lowered.find(word)
        while word and at >= 0:
            found.append((at, at + len(word)))
            at = lowered.find(word, at + len(word))
    return sorted(found)


class Clause(Widget):
    """A clause that can have the focus, so that clauses can be read one by one. Dragging it scrolls its page."""

    focusable = True
    cut = 8.0
    widest = "XX-999"
    """The longest number that must fit."""

    def __init__(
        self,
        number: str,
        text: str,
        on_drag: Callable[[int], object],
        *,
        words: Sequence[str] = (),
        starred: bool = False,
        called: bool = False,
        accent: str = "home",
        name: str | None = None,
    ) -> None:
        """``words`` are highlighted, ``starred`` shows a star for the number, ``called`` highlights the clause.

        ``on_drag`` is called with the pixels that the pointer moved down.
        """
        super().__init__(name or number, zone="clauses", tooltip=explained(text))
        self.number, self.detail, self.words = number, text, [word for word in words if word]
        self.starred, self.called, self.accent = starred, called, accent
        self._on_drag = on_drag
        self._held_at: int | None = None

    def _text_left(self, theme: Theme) -> int:
        return theme.px(18) + theme.measure("mono", 16, self.widest)[0] + theme.px(16)

    def tooltip_at(self, theme: Theme, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        """Returns the explanation of the word at a position. The tooltip for keys explains all words."""
        term = term_at(self._terms(theme), position)
        return (term.said, term.rect) if term is not None else ("", self.rect)

    def _terms(self, theme: Theme) -> list[Term]:
        topleft = self.rect.left + self._text_left(theme), self.rect.top + theme.px(6)
        return terms_of(theme, SIZE, self._lines(theme, self.rect.width), topleft)

    def _lines(self, theme: Theme, width: int) -> list[str]:
        room = min(width - self._text_left(theme) - theme.px(12), theme.measure("text", SIZE, "n" * 66)[0])
        return theme.wrap("text", SIZE, self.detail, room)

    def measure(self, theme: Theme, width: int) -> int:
        return len(self._lines(theme, width)) * theme.line_height("text", SIZE) + theme.px(12)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self.called:
            paint_plate(surface, theme, self.rect, "ink700", border=self.accent, cut=8)
        elif self.focused:
            paint_plate(surface, theme, self.rect, "ink700", cut=8)
        step = theme.line_height("text", SIZE)
        left, y = self.rect.left + theme.px(18), self.rect.top + theme.px(6)
        if self.starred:
            side = theme.px(18)
            surface.blit(sign(theme, "star", side, "firstDown"), (left, y + (step - side) // 2))
        else:
            number = theme.text("mono", 16, self.number, self.accent)
            surface.blit(number, number.get_rect(midleft=(left, y + step // 2)))
        for line in self._lines(theme, self.rect.width):
            self._paint_line(surface, theme, line, pygame.Rect(self.rect.left + self._text_left(theme), y, 0, step))
            y += step
        mark_terms(surface, theme, self._terms(theme))

    def _paint_line(self, surface: pygame.Surface, theme: Theme, line: str, place: pygame.Rect) -> None:
        """Draws one line with its search words highlighted."""
        picture = theme.text("text", SIZE, line, "chalk50")
        spot = picture.get_rect(midleft=place.midleft)
        surface.blit(picture, spot)
        for first, last in spans(self.words, line):
            before, inside = line[:first], line[first:last]
            left = place.left + theme.measure("text", SIZE, before)[0]
            mark = pygame.Rect(left, place.top + theme.px(1), theme.measure("text", SIZE, inside)[0], 0)
            mark.height = place.height - theme.px(2)
            surface.fill(theme.color("firstDown"), mark)
            word = theme.text("text", SIZE, inside, "inkText")
            surface.blit(word, (left, spot.top))

    def grab(self, position: tuple[int, int]) -> None:
        self._held_at = position[1]

    def drag(self, position: tuple[int, int]) -> None:
        if self._held_at is not None:
            down, self._held_at = position[1] - self._held_at, position[1]
            self._on_drag(down)

    def drop(self, position: tuple[int, int]) -> None:
        self._held_at = None
