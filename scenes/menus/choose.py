"""The page on which the player chooses one of the five games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.lesson import Chapter, chapters
from game.variant import Variant
from game.variants import VARIANTS
from saves.statistics import Record, records
from scenes.menus.game_box import GameBox
from scenes.menus.header import add_header
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.studio import paint_studio

if TYPE_CHECKING:
    from scenes.shell.app import App

GAP = 14


class Choose(PageScene):
    """Shows a box for each game, easiest to learn first. Games that are not built yet cannot be opened."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.first_focus = next(variant.title for variant in VARIANTS if variant.playable)
        mine = partial(records, person=app.player if app.people.several else None)
        self._asked = app.archive.history.count(mine) if app.archive is not None else None
        self._records: list[Record] = []

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(
            self, "Choose game", "From left to right, in the order in which they are best learned.", accent="firstDown"
        )
        gap = theme.px(GAP)
        width = (room.width - gap * (len(VARIANTS) - 1)) // len(VARIANTS)
        foot = theme.px(50) if {"rules", "learn"} & self.app.routes.keys() else 0
        for index, variant in enumerate(VARIANTS):
            left = room.left + index * (width + gap)
            box = pygame.Rect(left, room.top, width, room.height - (foot + gap if foot else 0))
            self.add(GameBox(variant, partial(self._open, variant), self.app.settings.learned), box)
        self._show_records()
        for index, variant in enumerate(VARIANTS):
            if foot and variant.playable:
                left = room.left + index * (width + gap)
                self._add_foot(variant, pygame.Rect(left, room.bottom - foot, width, foot))

    def _add_foot(self, variant: Variant, foot: pygame.Rect) -> None:
        """Adds the buttons Learn and Rules of a game, side by side."""
        tooltip = f"Rules ({self.app.keys.hint('rules')})"
        learn = ("learn", "Learn", "A lesson on the table.", partial(self._learn, variant))
        rules = ("rules", "Rules", tooltip, partial(self.app.go, "rules", variant.name))
        ways = [way for way in (learn, rules) if way[0] in self.app.routes]
        gap = self.app.theme.px(GAP) // 2
        wide = (foot.width - gap * (len(ways) - 1)) // len(ways)
        next_game = next((each for each in VARIANTS if self._open_lessons(each)), None)
        for index, (route, label, tooltip, action) in enumerate(ways):
            button = Button(
                f"{label} of {variant.title}" if route == "rules" else f"{label} {variant.title}",
                action,
                label=label,
                kind="primary" if route == "learn" and variant is next_game else "secondary",
                accent=variant.name,
                zone="rules",
                tooltip=tooltip,
                center=True,
            )
            self.add(button, pygame.Rect(foot.left + index * (wide + gap), foot.top, wide, foot.height))

    def _learn(self, variant: Variant) -> None:
        """Opens the first lesson of the game that is not done, or its first lesson if all are done."""
        self.app.go("lesson", (self._open_lessons(variant) or chapters(variant.name))[0])

    def _open_lessons(self, variant: Variant) -> Sequence[Chapter]:
        """Returns the lessons of a game that are not done."""
        return [each for each in chapters(variant.name) if each.name not in self.app.settings.learned]

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._asked is not None and self._asked.ready:
            self._records, self._asked = self._asked.value or [], None
            self._show_records()

    def _show_records(self) -> None:
        """Shows in each box how many matches against the computer were played and won."""
        for box in (widget for widget in self.widgets if isinstance(widget, GameBox)):
            mine = [each for each in self._records if each.variant == box.variant.name]
            played = sum(each.played for each in mine)
            if played:
                box.record, box.stale = f"{sum(each.won for each in mine)} of {played} won", True

    def command(self, command: str) -> bool:
        """Opens the rules of the focused game for the command ``rules``."""
        if command != "rules" or "rules" not in self.app.routes:
            return False
        focused = self.focus.current
        if isinstance(focused, GameBox) and focused.enabled:
            self.app.go("rules", focused.variant.name)
        return True

    def _open(self, variant: Variant) -> None:
        if not self.app.go("new_match", variant.name):
            self.toast("There is no way to start a match here.")
