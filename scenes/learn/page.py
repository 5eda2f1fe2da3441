"""The page that lists the lessons of each game, easiest game first, and shows which are done."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.lesson import Chapter, chapters
from game.variant import Variant
from game.variants import VARIANTS
from scenes.learn.progress import Progress
from scenes.learn.puzzle_page import LESSONS, add_tabs
from scenes.menus.header import add_header
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Picture
from scenes.ui.studio import paint_studio
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

GAP = 9
DONE, BEGUN = "Done", "Go on"
TITLE_LINES = 3
"""Largest number of lines for the title of a lesson."""
MAX_WITH_DETAILS = 2
"""Largest number of lessons of a game whose buttons have room for their goals. With more, tooltips show them."""


class Learn(PageScene):
    """Shows a row for each game with a button for each lesson."""

    def __init__(self, app: App, variant: str = "") -> None:
        """The first open lesson gets the focus: of the game ``variant``, or of all games if it is empty."""
        super().__init__(app)
        offered = [each for game in VARIANTS for each in chapters(game.name) if variant in ("", game.name)]
        open_lessons = [each for each in offered if each.name not in app.settings.learned]
        self.first_focus = next((_name(each) for each in [*open_lessons, *offered]), None)

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def compose(self) -> None:
        theme = self.app.theme
        subtitle = "A minute and a half each, on the real table: you make every move."
        room = add_header(self, "Learn", subtitle, accent="firstDown")
        add_tabs(self, LESSONS)
        games = [game for game in VARIANTS if chapters(game.name)]
        gap = theme.px(GAP)
        high = min((room.height - gap * (len(games) - 1)) // len(games), theme.px(110))
        for index, game in enumerate(games):
            self._add_game(game, pygame.Rect(room.left, room.top + index * (high + gap), room.width, high))

    def _add_game(self, game: Variant, row: pygame.Rect) -> None:
        theme, gap = self.app.theme, self.app.theme.px(GAP)
        side = min(row.height, theme.px(88))
        emblem = pygame.Rect(row.left, row.centery - side // 2, side, side)
        self.add(Picture(game.title, partial(_paint_emblem, game.name)), emblem)
        head = pygame.Rect(emblem.right + gap, row.top, row.width * 3 // 10 - side, row.height)
        self.add(Title(game.title), head)
        offered = chapters(game.name)
        wide = (row.right - head.right - gap * len(offered)) // len(offered)
        for index, chapter in enumerate(offered):
            left = head.right + gap + index * (wide + gap)
            button = self._button(chapter, detailed=len(offered) <= MAX_WITH_DETAILS)
            self.add(button, pygame.Rect(left, row.top, wide, row.height))

    def _button(self, chapter: Chapter, *, detailed: bool) -> Button:
        """Returns the button of a lesson, with its goal as text or, if not ``detailed``, as tooltip."""
        settings = self.app.settings
        done, begun = chapter.name in settings.learned, Progress(self.app).place(chapter) > 0
        state = f"{DONE}: " if done else f"{BEGUN}: " if begun else ""
        button = Button(
            _name(chapter),
            partial(self.app.go, "lesson", chapter),
            kind="primary" if _name(chapter) == self.first_focus else "secondary",
            label=f"{state}{chapter.title}",
            detail=chapter.goal if detailed else "",
            tooltip="" if detailed else chapter.goal,
            glyph="check" if done else "play",
            accent=chapter.variant,
            zone="lessons",
        )
        button.max_label_lines = TITLE_LINES
        return button


class Title(Widget):
    """The name of a game, in up to three lines."""

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        paint_text(surface, theme, self.rect, self.name, face="block", size=24, lines=3)


def _paint_emblem(game: str, surface: pygame.Surface, theme: Theme, place: pygame.Rect) -> None:
    surface.blit(theme.svg(f"emblem/{game}", place.size), place)


def _name(chapter: Chapter) -> str:
    return f"{chapter.title}: {chapter.variant}"
