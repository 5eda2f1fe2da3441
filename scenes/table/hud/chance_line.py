"""The chance to win, in the rail: a line chart up to the present, and who is ahead."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import pygame

from game.claims import percent
from game.win_line import Point
from scenes.table.stage.stage import StageItem
from scenes.ui.chances import paint_chances, row
from scenes.ui.team import team_color
from scenes.ui.text import elided, paint_text
from scenes.ui.theme import Theme

HEIGHT = 96.0
"""Its height in units."""
HEAD, SIDE, FOOT = 36.0, 14.0, 8.0
"""Margins above, beside and below the chart, in units."""
TITLE = "to win"
SCOPE = "hands not counted"
"""Said below the chart, because hints and reviews do count a hand."""
MEANING = "How likely each side is to win, from what everybody can see: score, ball and time left. It knows no hand."


class ChanceLine(StageItem):
    """Redrawn only when the chances change. Time runs from left to right; overtime compresses it."""

    layer = 60.0

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.rect = pygame.Rect(0, 0, 0, 0)
        """Empty if the chart is hidden."""
        self.names: Sequence[str] = ()
        self.points: Sequence[Point] = ()

    @property
    def high(self) -> int:
        """Its height in pixels."""
        theme = self.theme
        line = theme.line_height("text", 16)
        return theme.px(HEIGHT) + max(0, line - theme.px(HEAD - 12)) + line

    @property
    def ahead(self) -> int | None:
        """The seat most likely to win, or None if all are equally likely."""
        chances = self.points[-1].chances
        return chances.index(max(chances)) if len({*map(percent, chances)}) > 1 else None

    @property
    def _shown(self) -> bool:
        return bool(self.rect.h and self.points)

    def render_key(self) -> Hashable:
        return (len(self.points), self.points[-1], tuple(self.names)) if self._shown else None

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, side = self.theme, self.rect, self.theme.px(SIDE)
        surface.fill(theme.color("ink800"), box)
        for edge in ((box.x, box.y, theme.px(1), box.h), (box.x, box.y, box.w, theme.px(1))):
            surface.fill(theme.color("line500"), edge)
        head = theme.text("block", 18, TITLE, "chalk300")
        top = box.y + theme.px(10)
        surface.blit(head, (box.x + theme.px(16), top))
        self._paint_words(surface, pygame.Rect(box.x + theme.px(26) + head.get_width(), top, 0, head.get_height()))
        room = max(theme.px(HEAD), theme.px(16) + theme.line_height("text", 16))
        scope = theme.text("text", 16, SCOPE, "chalk300")
        foot = theme.px(FOOT) + scope.get_height()
        surface.blit(scope, (box.x + theme.px(16), box.bottom - scope.get_height() - theme.px(4)))
        field = pygame.Rect(box.x + side, box.y + room, box.w - 2 * side, box.h - room - foot)
        whole = max(1.0, self.points[-1].along)
        columns = {field.x + round((field.w - 1) * point.along / whole): point.chances for point in self.points}
        here, chances = field.x + round((field.w - 1) * self.points[-1].along / whole), self.points[-1].chances
        paint_chances(surface, theme, field, [*columns.values(), chances], [*columns, here + 1])
        for seat in range(len(chances) if len(chances) > 2 else 1):
            spot = here, row(field, chances[seat])
            pygame.draw.aacircle(surface, theme.color("ink900"), spot, theme.px(5))
            pygame.draw.aacircle(surface, theme.color("chalk50"), spot, theme.px(3))

    def _paint_words(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Writes who is ahead and the chance to win at the right of the heading. A long name is shortened."""
        theme, ahead = self.theme, self.ahead
        right, color = self.rect.right - theme.px(SIDE), "chalk50" if ahead is None else team_color(ahead)
        text = "Even" if ahead is None else percent(self.points[-1].chances[ahead])
        words = theme.text("text", 16, text, color, bold=True)
        spot = words.get_rect(midright=(right, room.centery))
        surface.blit(words, spot)
        if ahead is not None:
            room.w = spot.left - theme.px(6) - room.x
            paint_text(surface, theme, room, elided(theme, "text", 1, self.names[ahead], room.w, bold=True), size=16,
                       color=color, bold=True, align="right")  # fmt: skip
