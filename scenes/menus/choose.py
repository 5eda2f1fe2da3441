"""Choosing one of the five games."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.variant import Variant
from game.variants import VARIANTS
from scenes.menus.game_box import GameBox
from scenes.menus.header import add_header
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.studio import paint_studio

if TYPE_CHECKING:
    from scenes.shell.app import App

__all__ = ["Choose"]

GAP = 14


class Choose(PageScene):
    """Five boxes in the order in which the games are best learned; those in training camp cannot be opened."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.first_focus = next(variant.title for variant in VARIANTS if variant.playable)

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(
            self, "Choose game", "From left to right, in the order in which they are best learned.", accent="firstDown"
        )
        gap = theme.px(GAP)
        width = (room.width - gap * (len(VARIANTS) - 1)) // len(VARIANTS)
        rules = theme.px(50) if "rules" in self.app.routes else 0
        for index, variant in enumerate(VARIANTS):
            left = room.left + index * (width + gap)
            box = pygame.Rect(left, room.top, width, room.height - (rules + gap if rules else 0))
            self.add(GameBox(variant, partial(self._open, variant)), box)
        for index, variant in enumerate(VARIANTS):
            if rules and variant.playable:
                left = room.left + index * (width + gap)
                self._add_rules(variant, pygame.Rect(left, room.bottom - rules, width, rules))

    def _add_rules(self, variant: Variant, rect: pygame.Rect) -> None:
        key = self.app.keys.hint("rules")
        action = partial(self.app.go, "rules", variant.name)
        name = f"Rules of {variant.title}"
        button = Button(name, action, label="Rules", glyph="book", key=key, accent=variant.name, zone="rules")
        self.add(button, rect)

    def command(self, command: str) -> bool:
        """Rules opens those of the game that has the focus."""
        if command != "rules" or "rules" not in self.app.routes:
            return False
        focused = self.focus.current
        if isinstance(focused, GameBox) and focused.enabled:
            self.app.go("rules", focused.variant.name)
        return True

    def _open(self, variant: Variant) -> None:
        if not self.app.go("new_match", variant.name):
            self.toast("There is no way to start a match here.")
