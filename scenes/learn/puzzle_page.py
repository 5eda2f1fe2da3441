"""The page that lists the puzzles: the puzzle of the day, and those of each game with the stars earned."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.puzzle import MOST_STARS, Puzzle, daily, puzzles
from game.variant import Variant
from game.variants import VARIANTS, find_variant
from scenes.learn.puzzle_verdict import paint_stars
from scenes.menus.header import add_header
from scenes.shell.page import PageScene
from scenes.ui.boxes import columns
from scenes.ui.button import Button, mix
from scenes.ui.panel import Label, Picture
from scenes.ui.shapes import paint_plate
from scenes.ui.studio import paint_studio
from scenes.ui.tabs import tabs
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

LESSONS, PUZZLES = TABS = ["Lessons", "Puzzles"]
ROUTES = {LESSONS: "learn", PUZZLES: "puzzles"}
DAILY = "Puzzle of the day"
GAP = 9.0
SUBTITLE = "One choice each, and one of them is clearly the best. Every try deals the cards anew that you cannot see."


def add_tabs(page: PageScene, chosen: str) -> None:
    """Adds tabs for the two pages of Learn, left of the Back button."""
    theme = page.app.theme
    back = page.find("Back")
    assert back is not None
    wide = round(max(theme.measure("text", 18, name, True)[0] for name in TABS) + theme.px(44))
    row = pygame.Rect(0, back.rect.top, wide * len(TABS) + theme.px(8), back.rect.height)
    row.right = back.rect.left - theme.px(24)
    names = tabs(TABS, chosen, lambda name: page.app.go(ROUTES[name], replace=True), upright=False, accent="firstDown")
    for tab, box in zip(names, columns(row, len(TABS), theme.px(8)), strict=True):
        page.add(tab, box)


class Puzzles(PageScene):
    """Shows the puzzle of the day, and a row for each game with a plate for each puzzle."""

    def __init__(self, app: App, today: date | None = None) -> None:
        """``today`` is the date of the puzzle of the day; tests set it."""
        super().__init__(app)
        self.daily = daily((today or date.today()).toordinal())
        self.first_focus = DAILY

    def paint_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        paint_studio(surface, self.app.theme, area)

    def compose(self) -> None:
        theme = self.app.theme
        room = add_header(self, "Puzzles", SUBTITLE, accent="firstDown")
        add_tabs(self, PUZZLES)
        if self.daily is not None:
            button = self._daily(self.daily)
            high = button.measure(theme, room.width)
            self.add(button, pygame.Rect(*room.topleft, room.width, high))
            room = pygame.Rect(room.left, room.top + high + theme.px(16), room.width, room.height - high - theme.px(16))
        games = [game for game in VARIANTS if puzzles(game.name)]
        gap = theme.px(GAP)
        high = min((room.height - gap * (len(games) - 1)) // max(len(games), 1), theme.px(92))
        for index, game in enumerate(games):
            self._add_game(game, pygame.Rect(room.left, room.top + index * (high + gap), room.width, high))

    def _daily(self, puzzle: Puzzle) -> Button:
        stars = self.app.settings.puzzles.get(puzzle.name)
        earned = "" if stars is None else f" ({stars} of {MOST_STARS} stars)"
        return Button(
            DAILY,
            partial(self.app.go, "puzzle", puzzle),
            kind="primary",
            label=f"{DAILY}: {puzzle.title}{earned}",
            detail=f"{find_variant(puzzle.variant).title}. {puzzle.question}",
            glyph="star",
            accent=puzzle.variant,
            zone="daily",
        )

    def _add_game(self, game: Variant, row: pygame.Rect) -> None:
        theme, gap, offered = self.app.theme, self.app.theme.px(GAP), puzzles(game.name)
        side = min(row.height, theme.px(72))
        emblem = pygame.Rect(row.left, row.centery - side // 2, side, side)
        self.add(Picture(game.title, partial(_paint_emblem, game.name)), emblem)
        head = pygame.Rect(emblem.right + gap, row.top, row.width * 26 // 100 - side, row.height)
        name, count = head.copy(), Label(self._earned(offered), size=16, color="chalk300")
        count_high = count.measure(theme, head.width)
        name.height -= count_high
        self.add(Name(game.title), name)
        self.add(count, pygame.Rect(head.left, name.bottom, head.width, count_high))
        plates = pygame.Rect(head.right + gap, row.top, row.right - head.right - gap, row.height)
        most = max(len(puzzles(each.name)) for each in VARIANTS)
        for number, (puzzle, box) in enumerate(zip(offered, columns(plates, most, theme.px(6)), strict=False), 1):
            self.add(self._plate(number, puzzle), box)

    def _earned(self, offered: tuple[Puzzle, ...]) -> str:
        stars = sum(self.app.settings.puzzles.get(each.name, 0) for each in offered)
        return f"{stars} of {MOST_STARS * len(offered)} stars"

    def _plate(self, number: int, puzzle: Puzzle) -> Plate:
        stars = self.app.settings.puzzles.get(puzzle.name)
        return Plate(number, puzzle, stars, partial(self.app.go, "puzzle", puzzle))


class Plate(Widget):
    """Shows the number and stars of a puzzle. Pressing it opens the puzzle."""

    focusable = True
    cut = 8.0

    def __init__(self, number: int, puzzle: Puzzle, stars: int | None, action: partial[bool]) -> None:
        """``stars`` is None before the first try."""
        tooltip = f"{puzzle.title}. {puzzle.question}"
        super().__init__(f"{puzzle.title}: {puzzle.variant}", zone=puzzle.variant, tooltip=tooltip)
        self.number, self.puzzle, self.stars, self.action = number, puzzle, stars, action

    def press(self) -> None:
        self.action()

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        box = self.rect.move(0, theme.px(1)) if self.pressed else self.rect
        fill = mix(theme.color("ink700"), theme.color("line500"), 0.4 * self.glow)
        border = theme.color("firstDown") if self.stars == MOST_STARS else theme.color("line500")
        paint_plate(surface, theme, box, fill, border=border, cut=self.cut)
        side = min(theme.px(15), (box.width - theme.px(16)) // MOST_STARS)
        stars = pygame.Rect(box.left, box.bottom - side - theme.px(7), box.width, side)
        number = pygame.Rect(box.left, box.top + theme.px(3), box.width, stars.top - box.top - theme.px(3))
        color = "chalk300" if self.stars is None else "chalk50"
        paint_text(surface, theme, number, str(self.number), face="block", size=24, color=color, align="center")
        paint_stars(surface, theme, stars, self.stars or 0)


class Name(Widget):
    """The name of a game, in up to two lines."""

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        paint_text(surface, theme, self.rect, self.name, face="block", size=20, lines=2)


def _paint_emblem(game: str, surface: pygame.Surface, theme: Theme, place: pygame.Rect) -> None:
    surface.blit(theme.svg(f"emblem/{game}", place.size), place)
