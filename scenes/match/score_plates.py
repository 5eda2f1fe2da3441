"""Plates with the teams of a match: name, player and points."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.match_words import player_line, score_line
from game.record import HUMAN, Player
from scenes.ui.shapes import paint_plate
from scenes.ui.team import paint_team
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget


class ScorePlates(Widget):
    """A plate for each team. The widget's name is the score in words."""

    def __init__(self, players: Sequence[Player], points: Sequence[int]) -> None:
        super().__init__(score_line([player.name for player in players], points))
        self.players, self.points = players, points

    def _plate(self, theme: Theme) -> int:
        return theme.line_height("block", 24) + theme.line_height("text", 16) + theme.px(14)

    def player_text(self, player: Player) -> str:
        """Returns who plays: "You" if the player is the only person."""
        alone = sum(each.kind == HUMAN for each in self.players) == 1
        return "You" if alone and player.kind == HUMAN else player_line(player)

    def measure(self, theme: Theme, width: int) -> int:
        return len(self.players) * (self._plate(theme) + theme.px(8)) - theme.px(8)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        high = self._plate(theme)
        for seat, (player, points) in enumerate(zip(self.players, self.points, strict=True)):
            row = pygame.Rect(self.rect.left, self.rect.top + seat * (high + theme.px(8)), self.rect.width, high)
            paint_team(surface, theme, row, seat)
            self._paint_row(surface, theme, row, player, points)

    def _paint_row(self, surface: pygame.Surface, theme: Theme, row: pygame.Rect, player: Player, points: int) -> None:
        board = pygame.Rect(row.right - theme.px(84), row.top + theme.px(4), theme.px(80), row.height - theme.px(8))
        paint_plate(surface, theme, board, "ink900", cut=8, corners=("bottomright",))
        paint_text(surface, theme, board, str(points), face="block", size=34, align="center")
        upper, lower = theme.line_height("block", 24), theme.line_height("text", 16)
        room = pygame.Rect(row.left + theme.px(16), 0, board.left - row.left - theme.px(28), upper)
        room.top = row.centery - (upper + lower) // 2
        paint_text(surface, theme, room, player.name, face="block", size=24, color="inkText")
        below = pygame.Rect(room.left, room.bottom, room.width, lower)
        paint_text(surface, theme, below, self.player_text(player), size=16, color="inkText")
