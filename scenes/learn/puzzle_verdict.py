"""The verdict on a choice in a puzzle: stars, the reason, the values of the other choices, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.claims import percent
from game.match import Match
from game.puzzle import MOST_STARS, Puzzle, next_after
from scenes.control.setup import Setup
from scenes.shell.page import PageScene
from scenes.ui.button import Button
from scenes.ui.panel import Heading, Paragraph
from scenes.ui.shapes import sign
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

VERDICTS = ("That costs too much.", "Not bad, but there is better.", "Nearly as good as the best.", "The best choice!")
"""Sentences by number of stars."""
AGAIN, NEXT, PLAY_ON, ALL = "Try again", "Next", "Play on from here", "All puzzles"
MAX_ROWS = 4
"""Largest number of choices shown."""
STAR, ROW, BAR = 34.0, 30.0, 150.0
"""Height of the stars, height of a row and width of its bar, in units."""
WIDTH = 760.0
"""Width of the dialog in units."""


def keep_stars(app: App, puzzle: Puzzle, stars: int) -> None:
    """Stores the stars of a puzzle if they are the best so far."""
    stored = app.settings.puzzles
    if stars > stored.get(puzzle.name, -1):
        app.change(puzzles={**stored, puzzle.name: stars})


def paint_stars(surface: pygame.Surface, theme: Theme, box: pygame.Rect, stars: int) -> None:
    """Paints three stars in a row, as high as the box. Stars not earned are dark."""
    side = box.height
    left = box.centerx - (side * MOST_STARS + theme.px(4) * (MOST_STARS - 1)) // 2
    for index in range(MOST_STARS):
        color = "firstDown" if index < stars else "line500"
        surface.blit(sign(theme, "star", side, color), (left + index * (side + theme.px(4)), box.top))


class Stars(Widget):
    """The stars of a choice, and the sentence for them."""

    def __init__(self, stars: int) -> None:
        super().__init__(VERDICTS[stars])
        self.stars = stars

    def measure(self, theme: Theme, width: int) -> int:
        return max(theme.px(STAR), theme.line_height("text", 22))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        row = pygame.Rect(self.rect.left, 0, theme.px(3 * STAR + 8), theme.px(STAR))
        row.centery = self.rect.centery
        paint_stars(surface, theme, row, self.stars)
        words = pygame.Rect(row.right + theme.px(16), self.rect.top, 0, self.rect.height)
        words.width = self.rect.right - words.left
        paint_text(surface, theme, words, self.name, size=22, bold=True)


class ChoiceRow(Widget):
    """A choice with its chance to win as a bar and a number. The player's choice is marked."""

    def __init__(self, name: str, chance: float, *, best: bool, chosen: bool) -> None:
        super().__init__(f"{name} (your choice)" if chosen else name)
        self.chance, self.best, self.chosen = chance, best, chosen

    def measure(self, theme: Theme, width: int) -> int:
        return max(theme.px(ROW), theme.line_height("text", 18) + theme.px(4))

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        color = "gain" if self.best else "focus" if self.chosen else "chalk300"
        bar = pygame.Rect(0, 0, theme.px(BAR), theme.px(12))
        number = pygame.Rect(0, self.rect.top, theme.measure("text", 18, "100 %", True)[0], self.rect.height)
        number.right = self.rect.right
        bar.midright = (number.left - theme.px(12), self.rect.centery)
        surface.fill(theme.color("ink900"), bar)
        surface.fill(theme.color(color), (*bar.topleft, round(bar.w * self.chance), bar.h))
        pygame.draw.rect(surface, theme.color("line500"), bar, max(theme.px(1), 1))
        paint_text(surface, theme, number, percent(self.chance), size=18, color=color, bold=True, align="right")
        words = pygame.Rect(*self.rect.topleft, bar.left - theme.px(12) - self.rect.left, self.rect.height)
        paint_text(surface, theme, words, self.name, size=18, color=color, bold=self.best or self.chosen)


class Verdict(PageScene):
    """Shows the verdict as an overlay on the table."""

    opaque = False

    def __init__(self, app: App, puzzle: Puzzle, choice: str, match: Match) -> None:
        super().__init__(app)
        self.puzzle, self.choice, self.match = puzzle, choice, match
        self.stars = puzzle.stars(choice)
        self.first_focus = NEXT if self.stars == MOST_STARS else AGAIN

    def enter(self) -> None:
        super().enter()
        self.app.sound.play("ui_ok" if self.stars else "deny")

    def compose(self) -> None:
        parts: list[tuple[Widget, float]] = [
            (Heading(self.puzzle.title, accent="firstDown"), 12),
            (Stars(self.stars), 12),
            (Paragraph(self.puzzle.why, color="chalk50"), 14),
            *((row, 0) for row in self._rows()),
        ]
        answers = [(AGAIN, self._again), (NEXT, self._next), (PLAY_ON, self._play_on), (ALL, self.cancel)]
        if self.match.decision is None:
            answers.remove((PLAY_ON, self._play_on))
        self.add_dialog(parts, [self._button(*each) for each in answers], accent="firstDown", width=WIDTH)

    def _button(self, name: str, action: object) -> Button:
        kind = "primary" if name == self.first_focus else "secondary"
        return Button(name, action, kind=kind, center=True, zone="dialog", accent="firstDown")  # type: ignore[arg-type]

    def _rows(self) -> list[ChoiceRow]:
        """Returns rows for the best choices and for the player's choice."""
        shown = list(self.puzzle.worth)[:MAX_ROWS]
        if self.choice not in shown:
            shown[-1] = self.choice
        worth, best, chosen = self.puzzle.worth, self.puzzle.best, self.choice
        return [ChoiceRow(self._label(each), worth[each], best=each == best, chosen=each == chosen) for each in shown]

    def _label(self, choice: str) -> str:
        rules = self.match.rules
        label, detail = rules.words.button(rules.parse(choice))
        return f"{label}: {detail}" if detail else label

    # What comes next

    def _again(self) -> None:
        self._leave_for("puzzle", self.puzzle)

    def _next(self) -> None:
        self._leave_for("puzzle", next_after(self.puzzle, self.app.settings.puzzles))

    def _play_on(self) -> None:
        match = self.match
        setup = Setup.of(match).from_position(match, match.players, match.state.to_dict())
        self._leave_for("table", setup)

    def _leave_for(self, route: str, argument: object) -> None:
        self.app.stack.pop()
        self.app.go(route, argument, replace=True)

    def cancel(self) -> None:
        """Returns to the page of the puzzles."""
        self.app.sound.play("ui_back")
        self.app.stack.pop()
        self.app.stack.pop()
