"""The note of a lesson: a short text, rings around the areas it is about, and a button to continue."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable, Sequence

import pygame

from scenes.learn.placing import MOST, Placing, Surroundings
from scenes.learn.pointer import Point, PointerSize
from scenes.table.stage.drawing import hexed, vector
from scenes.table.stage.stage import StageItem
from scenes.ui.button import Button
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.terms import Term, mark_terms, terms_of
from scenes.ui.theme import Theme

WIDTHS = range(600, 140, -15)
"""Widths to try, in units at normal text size."""
LINES, LINE_COST = 4, 200
"""Number of lines that are read at a glance, and the cost of each more, in cells of ink."""
PAD, GAP, FOOT = 16.0, 18.0, 44.0
"""Padding of the text, gap between the note and what it points at, and height of the button's row, in units."""
SIZE, WHISTLE = 18.0, 26.0
"""Size of the text, and width of the whistle in units."""
WEDGE, MAX_WEDGE_LENGTH = 11.0, 110.0
"""Half the width of the pointer at the note, and its largest length in units: a longer one would cross cards."""


class LessonNote(StageItem):
    """Lies beside what its text is about, and covers nothing that the player needs."""

    layer = 962.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.text = ""
        self.foot = ""
        """The progress in the lesson, such as "3 of 9"."""
        self.besides: Sequence[str] = ()
        """Card names in which no term is explained. Without them, terms in capitals are explained, too."""
        self.refuses = False
        """Whether it rejects a press that is not part of the lesson. It then shows a whistle."""
        self.seconds = 0.0
        """Seconds since the text appeared."""
        self.button: Button | None = None
        """The button to continue, or None if the player must do something else."""
        self.at: list[pygame.Rect] = []
        """The areas that it points at."""
        self.box = pygame.Rect(0, 0, 0, 0)
        self._lines: Sequence[str] = ()
        self.pointer: tuple[Point, Point] | None = None
        """Both ends of the pointer towards the nearest area, or None if there are only rings."""
        self._wedge: tuple[pygame.Surface, pygame.Rect] | None = None
        """Picture and place of the pointer."""

    def say(self, text: str, foot: str, continue_key: str | None, *, refuses: bool = False) -> None:
        """Sets the text. ``continue_key`` is the key shown on the button, or None for no button."""
        self.text, self.foot, self.refuses, self.seconds = text, foot, refuses, 0.0
        self.button = None
        if continue_key is not None:
            self.button = Button(
                "Continue", lambda: None, kind="primary", accent="firstDown", key=continue_key, size=17, center=True
            )

    def clear(self) -> None:
        """Hides the note."""
        self.text = ""

    def place(self, at: Sequence[pygame.Rect], within: pygame.Rect, surroundings: Surroundings) -> None:
        """Moves the note to the best place inside ``within``, near the areas ``at``."""
        self.at = [rect.copy() for rect in at]
        placing = Placing(within, self.at, self.theme.px(GAP), self._pointer_size, surroundings)
        self._lines, self.box = self._best_place(placing)
        self.pointer = placing.pointer(self.box)
        self._wedge = self._draw_pointer(*self.pointer) if self.pointer is not None else None
        if self.button is not None:
            self._put_button(self.button)

    def _best_place(self, placing: Placing) -> tuple[Sequence[str], pygame.Rect]:
        """Returns lines and area of the best place of all widths, and of the panels that the text can fill."""
        limit, best, lines = MOST, placing.within, self._lines
        for wide in self._widths(placing.within.w):
            wrapped, size = self._size(wide)
            found = placing.best(size, LINE_COST * max(len(wrapped) - LINES, 0), limit)
            if found is not None:
                (limit, best), lines = found, wrapped
        for panel in placing.around.panels:
            wrapped, size = self._size(panel.w)
            found = placing.filling(panel, size)
            if found is not None and found[0] < limit:
                (limit, best), lines = found, wrapped
        return lines, best

    def _widths(self, room: int) -> Iterable[int]:
        """Returns the widths to try, in pixels: for each height of the note the smallest one that breaks no word."""
        theme, found = self.theme, dict[int, int]()
        edges = 2 * theme.px(PAD)
        longest = max(theme.measure("text", SIZE, word)[0] for word in self.text.split())
        for units in WIDTHS:
            wide = min(round(theme.px(units) * theme.text_scale), room)
            if longest + edges <= wide:
                found[self._size(wide)[1][1]] = wide
        return found.values()

    @property
    def _pointer_size(self) -> PointerSize:
        px = self.theme.px
        return PointerSize(px(WEDGE), px(MAX_WEDGE_LENGTH))

    def follow(self, at: Sequence[pygame.Rect]) -> bool:
        """Moves the rings along if the areas have moved only a little. Returns False if they moved further."""
        limit = self.theme.px(GAP)
        near = len(at) == len(self.at) and all(
            math.dist(now.center, before.center) < limit for now, before in zip(at, self.at, strict=True)
        )
        if near:
            self.at = [rect.copy() for rect in at]
        return near

    def _size(self, wide: int) -> tuple[Sequence[str], tuple[int, int]]:
        theme, pad = self.theme, self.theme.px(PAD)
        lines = theme.wrap("text", SIZE, self.text, wide - 2 * pad)
        words = [theme.measure("text", SIZE, line)[0] for line in lines]
        foot = self._foot_wide + (self._button_wide() + pad if self.button else 0)
        high = len(lines) * theme.line_height("text", SIZE) + 2 * pad
        if self._foot_beside(words[-1], wide - 2 * pad):
            return lines, (max(*words, words[-1] + pad + foot) + 2 * pad, high)
        return lines, (max(*words, foot) + 2 * pad, high + self._foot_high())

    @property
    def _foot_wide(self) -> int:
        return self.theme.measure("text", 1, self.foot)[0] + self._whistle

    def _foot_beside(self, words: int, room: int) -> bool:
        """Returns whether the foot fits behind the last line of the text, which is ``words`` wide."""
        return self.button is None and words + self.theme.px(PAD) + self._foot_wide <= room

    @property
    def _whistle(self) -> int:
        """Width of the whistle before the foot, in pixels."""
        return self.theme.px(WHISTLE) if self.refuses else 0

    def _foot_high(self) -> int:
        theme = self.theme
        row = max(theme.px(FOOT), theme.line_height("text", 17) + theme.px(12))
        return row if self.button else theme.line_height("text", 1)

    def _button_wide(self) -> int:
        return self.button.preferred_width(self.theme) + self.theme.px(12) if self.button else 0

    @property
    def terms(self) -> list[Term]:
        """The glossary terms in the text, with their places; none while the note is hidden."""
        pad = self.theme.px(PAD)
        lines = self._lines if self.text else ()
        topleft, besides = (self.box.x + pad, self.box.y + pad), self.besides
        return terms_of(self.theme, SIZE, lines, topleft, names=not besides, besides=besides)

    def _put_button(self, button: Button) -> None:
        pad = self.theme.px(PAD)
        button.rect = pygame.Rect(0, 0, self._button_wide(), self._foot_high() - self.theme.px(4))
        button.rect.bottomright = (self.box.right - pad, self.box.bottom - pad)

    def _draw_pointer(self, foot: Point, tip: Point) -> tuple[pygame.Surface, pygame.Rect]:
        """Returns picture and place of a pointer."""
        across = pygame.Vector2(tip) - foot
        side = across.rotate(90)
        side.scale_to_length(self.theme.px(WEDGE))
        base = [foot + side, foot - side]
        area = pygame.Rect(*tip, 1, 1).unionall([pygame.Rect(round(x), round(y), 1, 1) for x, y in base])
        points = " ".join(f"{x - area.x},{y - area.y}" for x, y in (*base, tip))
        body = f'<polygon points="{points}" fill="{hexed(self.theme.color("firstDown"))}"/>'
        return vector(body, *area.size, area.size), area

    def render_key(self) -> Hashable:
        if not self.text:
            return None
        lit = round(self.button.glow * 8) if self.button else -1
        return self.text, self.foot, self.refuses, tuple(self.box), tuple(map(tuple, self.at)), lit

    def bounds(self) -> pygame.Rect:
        edge = self.theme.px(14)
        return self.box.unionall([rect.inflate(edge, edge) for rect in self.at])

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, pad = self.theme, self.box, self.theme.px(PAD)
        for rect in self.at:
            draw_ring(surface, rect, theme.color("firstDown"), theme.color("focusOuter"), theme.u)
        if self._wedge is not None:
            surface.blit(*self._wedge)
        paint_plate(surface, theme, box, "ink900", border="firstDown", line=3, cut=12)
        y = box.y + pad
        for line in self._lines:
            surface.blit(theme.text("text", SIZE, line, "chalk50"), (box.x + pad, y))
            y += theme.line_height("text", SIZE)
        mark_terms(surface, theme, self.terms)
        self._paint_foot(surface)

    def _paint_foot(self, surface: pygame.Surface) -> None:
        """Paints whistle and progress at the left, or at the right without a button, and the button."""
        theme, inner = self.theme, self.box.inflate(-2 * self.theme.px(PAD), -2 * self.theme.px(PAD))
        foot = theme.text("text", 1, self.foot, "chalk300")
        left = inner.left if self.button else inner.right - self._foot_wide
        middle = self.button.rect.centery if self.button else inner.bottom - foot.get_height() // 2
        if self.refuses:
            whistle = sign(theme, "whistle", theme.px(WHISTLE - 6), "firstDown")
            surface.blit(whistle, whistle.get_rect(midleft=(left, middle)))
        surface.blit(foot, foot.get_rect(midleft=(left + self._whistle, middle)))
        if self.button is not None:
            self.button.draw(surface, theme)
