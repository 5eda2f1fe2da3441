"""A tile of the game choice: a game's mood, length, complexity, lessons done and matches won."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.lesson import chapters
from game.variant import Variant
from scenes.menus.demo import Demo
from scenes.ui.button import mix
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

TRAINING_CAMP = "In training camp — not playable yet"
MOST_COMPLEX = 5
HARD = ("very easy", "easy", "medium", "hard", "deep")
BAND = 24.0
"""Height of the band at the top, which shows the mood of the game, in units."""


class GameBox(Widget):
    """Opens the game when pressed. A game that is not built yet shows that instead of Play."""

    focusable = True
    cut = 16.0

    def __init__(self, variant: Variant, action: Callable[[], object], learned: Sequence[str]) -> None:
        """``learned`` are the names of the lessons done."""
        super().__init__(variant.title, zone="games", enabled=variant.playable)
        self.refusal = f"{variant.title} is {TRAINING_CAMP[0].lower()}{TRAINING_CAMP[1:]}."
        self.variant, self.action = variant, action
        self.demo = Demo(variant.name) if variant.playable else None
        offered = chapters(variant.name)
        self.lessons = f"{sum(each.name in learned for each in offered)} of {len(offered)} learned"
        self.record = ""
        """Matches won and played against the computer, as text; empty before the first match."""
        self._watched = False
        self._still = False

    def press(self) -> None:
        if self.enabled:
            self.action()

    def update(self, dt: float, pace: float) -> None:
        """Plays the demo once when pointer or focus arrive."""
        super().update(dt, pace)
        demo, watched = self.demo, self.hovered or self.focused
        if demo is None:
            return
        self._still = not pace
        if watched != self._watched:
            self._watched, self.stale = watched, True
            (demo.begin if watched else demo.end)()
        elif demo.running:
            demo.advance(dt)
            self.stale = True

    @property
    def moving(self) -> bool:
        return super().moving or (self.demo is not None and self.demo.running)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        box = self.rect.move(0, theme.px(1)) if self.pressed else self.rect
        accent = theme.color(self.variant.name)
        edge = accent if self.enabled else mix(accent, theme.color("ink800"), 0.4)
        fill = mix(theme.color("ink800"), theme.color("ink700"), self.glow if self.enabled else 0)
        paint_plate(surface, theme, box, fill, border=mix(theme.color("ink700"), edge, 0.35 + 0.65 * self.glow), cut=16)
        self._paint_bar(surface, theme, box, edge)
        inner = box.inflate(-theme.px(28), 0)
        bottom = self._paint_state(surface, theme, box)
        bottom = self._paint_facts(surface, theme, inner, bottom)
        self._paint_story(surface, theme, inner, bottom)

    def _paint_bar(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect, edge: pygame.Color) -> None:
        """Paints the band at the top with the mood of the game."""
        band = pygame.Rect(box.left, box.top, box.width, self._band(theme))
        paint_plate(surface, theme, band, edge, cut=16)
        inner = band.inflate(-theme.px(32), 0)
        paint_text(surface, theme, inner, self.variant.mood.upper(), face="block", size=16, color="inkText")

    def _band(self, theme: Theme) -> int:
        return max(theme.px(BAND), theme.line_height("block", 16))

    def _paint_story(self, surface: pygame.Surface, theme: Theme, inner: pygame.Rect, bottom: int) -> None:
        """Paints emblem, title and summary. The emblem fills the room that the texts leave."""
        gap = theme.px(10)
        titles = theme.wrap("block", 22, self.variant.title, inner.width)
        title_height = len(titles) * theme.line_height("block", 22)
        pitch_height = len(theme.wrap("text", 16, self.variant.pitch, inner.width)) * theme.line_height("text", 16)
        top = inner.top + self._band(theme) + theme.px(10)
        side = min(bottom - gap - top - title_height - pitch_height - 2 * gap, theme.px(150), inner.width)
        if side >= theme.px(32):
            self._paint_emblem(surface, theme, pygame.Rect(inner.centerx - side // 2, top, side, side))
            top += side + gap
        color = "chalk50" if self.enabled else "chalk300"
        title = pygame.Rect(inner.left, top, inner.width, title_height)
        paint_text(surface, theme, title, self.variant.title, face="block", size=22, color=color, lines=4, top=True)
        pitch = pygame.Rect(inner.left, title.bottom + gap, inner.width, bottom - gap - title.bottom - gap)
        paint_text(surface, theme, pitch, self.variant.pitch, size=16, color="chalk300", lines=12, top=True)

    def _paint_emblem(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect) -> None:
        if self.demo is not None and self.demo.running:
            inner = self.rect.inflate(-theme.px(24), 0)
            wide = pygame.Rect(inner.x, place.y, inner.w, place.h)
            self.demo.draw(surface, theme, wide, self._still)
        else:
            surface.blit(theme.svg(f"emblem/{self.variant.name}", place.size), place)

    def _paint_facts(self, surface: pygame.Surface, theme: Theme, inner: pygame.Rect, bottom: int) -> int:
        """Paints length, complexity and lessons in rows above ``bottom``. Returns the top of the rows."""
        height = theme.line_height("text", 16) + theme.px(2)
        shortest, longest = self.variant.minutes
        rows = [("clock", f"{shortest}–{longest} min"), ("", ""), ("whistle", self.lessons)]
        top = bottom - theme.px(10) - height * len(rows)
        surface.fill(theme.color("ink700"), (inner.left, top - theme.px(8), inner.width, theme.px(1)))
        color = self.variant.name
        for index, (glyph, words) in enumerate(rows):
            row = pygame.Rect(inner.left, top + index * height, inner.width, height)
            if not words:
                self._paint_complexity(surface, theme, row, color)
                continue
            side = theme.px(16)
            surface.blit(sign(theme, glyph, side, color), (row.left, row.centery - side // 2))
            area = pygame.Rect(row.left + theme.px(26), row.top, row.width - theme.px(26), row.height)
            paint_text(surface, theme, area, words, size=16, color="chalk300")
        return top - theme.px(8)

    def _paint_complexity(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, color: str) -> None:
        """Paints the complexity as filled and hollow marks, and as a word."""
        side, step = theme.px(12), theme.px(17)
        for mark in range(MOST_COMPLEX):
            place = pygame.Rect(row.left + mark * step, row.centery - side // 2, side, side)
            if mark < self.variant.complexity:
                paint_plate(surface, theme, place, color, cut=3)
            else:
                paint_plate(surface, theme, place, "ink900", border="line500", line=1, cut=3)
        left = row.left + MOST_COMPLEX * step + theme.px(8)
        area = pygame.Rect(left, row.top, row.right - left, row.height)
        paint_text(surface, theme, area, HARD[self.variant.complexity - 1], size=16, color="chalk300")

    def _paint_state(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> int:
        """Paints the foot: Play, or the reason why the game cannot be played. Returns its top."""
        if self.enabled:
            return self._paint_play(surface, theme, box)
        inner = box.inflate(-theme.px(28), 0)
        room = inner.width - theme.px(26)
        height = len(theme.wrap("text", 16, TRAINING_CAMP, room)) * theme.line_height("text", 16)
        foot = pygame.Rect(inner.left, box.bottom - theme.px(14) - height, inner.width, height)
        ground = foot.inflate(theme.px(14), theme.px(14))
        paint_plate(surface, theme, ground, "ink900", cut=8)
        side = theme.px(16)
        surface.blit(
            sign(theme, "lock", side, "chalk300"), (foot.left, foot.top + (theme.line_height("text", 16) - side) // 2)
        )
        area = pygame.Rect(foot.left + theme.px(26), foot.top, room, height)
        paint_text(surface, theme, area, TRAINING_CAMP, size=16, color="chalk50", lines=4, top=True)
        return foot.top - theme.px(12)

    def _paint_play(self, surface: pygame.Surface, theme: Theme, box: pygame.Rect) -> int:
        height = max(theme.px(46), theme.line_height("text", 18) + theme.px(10))
        foot = pygame.Rect(
            box.left + theme.px(14), box.bottom - theme.px(14) - height, box.width - theme.px(28), height
        )
        paint_plate(
            surface, theme, foot, mix(theme.color(self.variant.name), theme.color("focus"), 0.25 * self.glow), cut=8
        )
        side = theme.px(18)
        surface.blit(sign(theme, "play", side, "inkText"), (foot.left + theme.px(14), foot.centery - side // 2))
        area = pygame.Rect(foot.left + theme.px(42), foot.top, foot.width - theme.px(52), foot.height)
        words = paint_text(surface, theme, area, "Play", size=18, color="inkText", bold=True)
        area.width, area.left = area.right - words.right - theme.px(10), words.right + theme.px(10)
        paint_text(surface, theme, area, self.record, size=16, color="inkText", align="right")
        return foot.top - theme.px(4)
