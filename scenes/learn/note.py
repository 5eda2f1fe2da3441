"""The note of a lesson: a few words, a ring around what they speak of, and a button that goes on."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from scenes.table.hud.panels import Around
from scenes.table.stage.drawing import hexed, vector
from scenes.table.stage.stage import Thing
from scenes.ui.bubble import between, clear_of, overlap
from scenes.ui.button import Button
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate
from scenes.ui.theme import Theme

__all__ = ["LessonNote"]

WIDTHS = (400.0, 330.0, 260.0)
"""Units that the words may be wide, the first that there is room for; as many more as the text is larger."""
PAD, GAP, FOOT = 16.0, 22.0, 44.0
"""Units around the words, between the note and what it points at, and of the row with the button."""
SIZE = 18.0
WEDGE, LONGEST = 11.0, 36.0
"""Units that the pointer is wide at the note, to either side, and long at most: a ring is around what it points at."""


class LessonNote(Thing):
    """Lies beside what it speaks of, and over nothing that is needed."""

    layer = 962.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.text = ""
        self.foot = ""
        """Where the player stands in the lesson."""
        self.refuses = False
        """Whether it answers a choice that the lesson does not go by."""
        self.seconds = 0.0
        """Since these words are there."""
        self.button: Button | None = None
        """What goes on; None where the player has something else to do."""
        self.at: pygame.Rect | None = None
        """What it points at."""
        self.box = pygame.Rect(0, 0, 0, 0)
        self._lines: Sequence[str] = ()
        self._wedge: tuple[pygame.Surface, pygame.Rect] | None = None

    def say(self, text: str, foot: str, goes_on: str | None, *, refuses: bool = False) -> None:
        """Says something; ``goes_on`` is the key of the button, None where there is none."""
        self.text, self.foot, self.refuses, self.seconds = text, foot, refuses, 0.0
        self.button = None
        if goes_on is not None:
            self.button = Button(
                "Continue", lambda: None, kind="primary", accent="firstDown", key=goes_on, size=17, center=True
            )

    def clear(self) -> None:
        """Takes it away."""
        self.text = ""

    def place(self, at: pygame.Rect | None, within: pygame.Rect, around: Around, walls: Sequence[pygame.Rect]) -> None:
        """Lies down near what it points at, inside ``within`` and clear of what is around, at one of the ``walls``."""
        self.at = at.copy() if at is not None else None
        source = self.at or pygame.Rect(*within.center, 0, 0)
        kept, found = [source, *around.kept], []
        for units in WIDTHS:
            lines, size = self._size(min(round(self.theme.px(units) * self.theme.text_scale), within.w))
            box = clear_of(source, size, within, self.theme.px(GAP), around.kept, around.yielding, walls)
            found.append((lines, box))
            if box.collidelist([*kept, *around.yielding]) < 0:
                break

        def cost(box: pygame.Rect) -> tuple[int, int]:
            hidden, over = overlap(box, kept, around.yielding)
            return hidden, over + box.h * between(box, source)

        self._lines, self.box = min(found, key=lambda each: cost(each[1]))
        self._wedge = self._pointer(around.kept)
        if self.button is not None:
            self._put_button(self.button)

    def follow(self, at: pygame.Rect | None) -> bool:
        """Keeps the ring around what is pointed at as it rises a little; False where it went elsewhere."""
        if at is None or self.at is None:
            return at is self.at
        near = math.dist(at.center, self.at.center) < self.theme.px(GAP)
        if near:
            self.at = at.copy()
        return near

    def _size(self, wide: int) -> tuple[Sequence[str], tuple[int, int]]:
        theme, pad = self.theme, self.theme.px(PAD)
        lines = theme.wrap("text", SIZE, self.text, wide - 2 * pad)
        words = max(theme.measure("text", SIZE, line)[0] for line in lines)
        foot = theme.measure("text", 1, self.foot)[0] + (self._button_wide() + pad if self.button else 0)
        high = len(lines) * theme.line_height("text", SIZE) + 2 * pad + self._foot_high()
        return lines, (max(words, foot) + 2 * pad, high)

    def _foot_high(self) -> int:
        theme = self.theme
        row = max(theme.px(FOOT), theme.line_height("text", 17) + theme.px(12))
        return row if self.button else theme.line_height("text", 1)

    def _button_wide(self) -> int:
        return self.button.wants(self.theme) + self.theme.px(12) if self.button else 0

    def _put_button(self, button: Button) -> None:
        pad = self.theme.px(PAD)
        button.rect = pygame.Rect(0, 0, self._button_wide(), self._foot_high() - self.theme.px(4))
        button.rect.bottomright = (self.box.right - pad, self.box.bottom - pad)

    def _pointer(self, kept: Sequence[pygame.Rect]) -> tuple[pygame.Surface, pygame.Rect] | None:
        """The wedge from the note towards what it points at; it ends before what is kept between them.

        None where they touch or nothing is pointed at.
        """
        box, at = self.box, self.at
        if at is None or box.colliderect(at):
            return None
        tip = (min(max(box.centerx, at.left), at.right), min(max(box.centery, at.top), at.bottom))
        foot = (min(max(tip[0], box.left), box.right), min(max(tip[1], box.top), box.bottom))
        walls = [rect.top for rect in kept if box.bottom <= rect.top < tip[1] and rect.left <= tip[0] < rect.right]
        share = min(1.0, self.theme.px(LONGEST) / max(math.dist(foot, tip), 1.0))
        if walls:
            share = min(share, (min(walls) - foot[1]) / (tip[1] - foot[1]))
        tip = round(foot[0] + (tip[0] - foot[0]) * share), round(foot[1] + (tip[1] - foot[1]) * share)
        half = self.theme.px(WEDGE)
        upright = box.left <= tip[0] <= box.right
        aside = (half, 0) if upright else (0, half)
        base = [self._on_edge(foot, sign, aside, upright=upright) for sign in (-1, 1)]
        area = pygame.Rect(*tip, 1, 1).unionall([pygame.Rect(*point, 1, 1) for point in base])
        spots = " ".join(f"{x - area.x},{y - area.y}" for x, y in (*base, tip))
        body = f'<polygon points="{spots}" fill="{hexed(self.theme.color(self._color))}"/>'
        return vector(body, *area.size, area.size), area

    def _on_edge(self, foot: tuple[int, int], sign: int, aside: tuple[int, int], *, upright: bool) -> tuple[int, int]:
        """A corner of the wedge on the edge of the note, not beyond the note's own corners."""
        box, (x, y) = self.box, (foot[0] + sign * aside[0], foot[1] + sign * aside[1])
        if upright:
            return min(max(x, box.left), box.right), y
        return x, min(max(y, box.top), box.bottom)

    @property
    def _color(self) -> str:
        return "loss" if self.refuses else "firstDown"

    def look(self) -> Hashable:
        if not self.text:
            return None
        lit = round(self.button.glow * 8) if self.button else -1
        return self.text, self.foot, tuple(self.box), tuple(self.at or ()), lit

    def bounds(self) -> pygame.Rect:
        if self.at is None:
            return self.box
        edge = self.theme.px(14)
        return self.box.union(self.at.inflate(edge, edge))

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, pad = self.theme, self.box, self.theme.px(PAD)
        if self.at is not None:
            draw_ring(surface, self.at, theme.color(self._color), theme.color("focusOuter"), theme.u)
        if self._wedge is not None:
            surface.blit(*self._wedge)
        paint_plate(surface, theme, box, "ink900", border=self._color, line=3, cut=12)
        y = box.y + pad
        for line in self._lines:
            surface.blit(theme.text("text", SIZE, line, "chalk50"), (box.x + pad, y))
            y += theme.line_height("text", SIZE)
        foot = theme.text("text", 1, self.foot, "chalk300")
        middle = self.button.rect.centery if self.button else box.bottom - pad - foot.get_height() // 2
        surface.blit(foot, foot.get_rect(midleft=(box.x + pad, middle)))
        if self.button is not None:
            self.button.draw(surface, theme)
