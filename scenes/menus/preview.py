"""The live sample in Settings: an animated card and two team plates that show what the settings do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.variants import find_rules
from scenes.table.jukem.faces import paint_face
from scenes.table.stage.faces import Faces
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

CARDS = ("RUN 20", "JUKEM", "PASS 10-35", "FUMBLE")
REST = 1.6
"""Seconds from one card to the next."""
TRAVEL, FLIP, FADE = 0.280, 0.180, 0.100
"""Seconds that a card travels, flips, and fades in if motion is reduced."""
WIDTH = 150
"""Largest width of the card, in units."""


class Preview(Widget):
    """The sample at the right of Settings. It moves only while a card is played."""

    def __init__(self, app: App) -> None:
        super().__init__("Live sample")
        self._app = app
        rules = find_rules("jukem")
        self._cards = [rules.cards[code] for code in CARDS]
        self._faces: Faces | None = None
        self._generation = -1
        self._time = 0.0
        self._shown = 0

    @property
    def moving(self) -> bool:
        """Whether a card is being played."""
        return self._time >= REST

    def restart(self) -> None:
        """Plays the next card at once, so that a changed setting shows its effect without waiting."""
        self._time = REST
        self.stale = True

    def update(self, dt: float, pace: float) -> None:
        self._time += dt
        if not self.moving:
            return
        self.stale = True
        if self._time >= REST + self._length:
            self._time = 0.0
            self._shown = (self._shown + 1) % len(self._cards)

    @property
    def _still(self) -> bool:
        return self._app.settings.reduced_motion or self._app.pace == 0

    @property
    def _length(self) -> float:
        return FADE if self._still else (TRAVEL + FLIP) * self._app.pace

    def bounds(self, theme: Theme) -> pygame.Rect:
        return self.rect

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        if self._generation != theme.generation or self._faces is None:
            self._generation = theme.generation
            self._faces = Faces(theme, "jukem", paint_face)
        inner = self.rect.inflate(-theme.px(32), -theme.px(32))
        line = theme.line_height("text", 16)
        head = pygame.Rect(inner.left, inner.top, inner.width, line)
        paint_text(surface, theme, head, "Live sample", size=16, color="chalk300", bold=True)
        width = min(theme.px(WIDTH), inner.width - theme.px(60))
        height = width * 184 // 132
        self._draw_card(
            surface, theme, self._faces, pygame.Rect(inner.left, head.bottom + theme.px(24), inner.width, height), width
        )
        top = head.bottom + theme.px(24) + height + theme.px(24)
        self._draw_teams(surface, theme, pygame.Rect(inner.left, top, inner.width, theme.px(48)))
        words = pygame.Rect(inner.left, top + theme.px(112), inner.width, inner.bottom - top - theme.px(112))
        sample = "Reading text is as large as this line. Third down and seven."
        paint_text(surface, theme, words, sample, color="chalk300", lines=6, top=True)

    def _draw_card(self, surface: pygame.Surface, theme: Theme, faces: Faces, lane: pygame.Rect, width: int) -> None:
        played, following = self._cards[self._shown], self._cards[(self._shown + 1) % len(self._cards)]
        passed = min(max(self._time - REST, 0.0) / self._length, 1.0) if self._length else 1.0
        center = lane.centerx
        if self._time < REST:
            picture = faces.picture(played, width)
        elif self._still:
            picture = faces.picture(following, width)
        else:
            travel = TRAVEL / (TRAVEL + FLIP)
            arrived = min(passed / travel, 1.0)
            start = lane.right - width // 2
            center = round(start + (lane.centerx - start) * (1 - (1 - arrived) ** 3))
            turn = max(passed - travel, 0.0) / (1 - travel)
            picture = faces.picture(following if turn > 0.5 else None, width, squeeze=max(abs(1 - 2 * turn), 0.05))
        surface.blit(picture, picture.get_rect(midtop=(center, lane.top)))

    def _draw_teams(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect) -> None:
        for index, (name, points, color) in enumerate((("Gulls", 14, "home"), ("Foxes", 10, "away"))):
            plate = row.move(0, index * (row.height + theme.px(6)))
            surface.fill(theme.color("ink900"), plate)
            chip = pygame.Rect(plate.left, plate.top, theme.px(14), plate.height)
            surface.fill(theme.color(color), chip)
            if color == "away" and self._app.settings.team_patterns:
                _stripe(surface, theme, chip)
            inner = plate.inflate(-theme.px(24), 0).move(theme.px(12), 0)
            inner.width -= theme.px(14)
            paint_text(surface, theme, inner, name, face="block", size=22)
            paint_text(surface, theme, inner, str(points), face="block", size=26, align="right")


def _stripe(surface: pygame.Surface, theme: Theme, chip: pygame.Rect) -> None:
    """Paints diagonal stripes, the pattern of the away team."""
    before = surface.get_clip()
    surface.set_clip(chip.clip(before))
    step = theme.px(12)
    for y in range(chip.top - chip.width, chip.bottom + step, step):
        ink = theme.color("inkText")
        low, high = y + chip.width, y
        half = step // 2
        corners = [(chip.left, low), (chip.right, high), (chip.right, high + half), (chip.left, low + half)]
        pygame.draw.polygon(surface, ink, corners)
    surface.set_clip(before)
