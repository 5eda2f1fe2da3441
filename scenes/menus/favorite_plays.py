"""The plays that a person chose most often: reads them from the history, and shows them as a table."""

from __future__ import annotations

from functools import partial

import pygame

from game.favorites import Favorite
from game.match_words import several
from saves.history import History
from saves.plays import Favorites, favorite_plays
from saves.query_thread import Answer
from scenes.ui.panel import Paragraph
from scenes.ui.text import elided, paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

CHOSEN, TO_WIN = "Chosen", "To win"
MEANS = "To win: by how much the chance to win moved, on average, from before the play until the next play began."
NOT_READ = "The matches are being looked through…"
NO_PLAYS = "No plays are known of these matches."
WIDEST = ("8888 times", "+88.8 %")
"""Widest texts in the columns of numbers."""
GAP = 8.0
"""Gap between the plays and the text below them, in units."""
REFRESH = 1.0
"""Seconds between two updates of the plays while matches are being read."""


def moved_text(moved: float | None) -> str:
    """Returns the change of the chance to win, rounded to a tenth of a percent.

    >>> moved_text(0.0123), moved_text(-0.05), moved_text(0.0004), moved_text(None)
    ('+1.2 %', '−5.0 %', '0.0 %', '–')
    """
    if moved is None:
        return "–"
    tenths = round(1000 * moved)
    sign = "−" if tenths < 0 else "+" if tenths else ""
    return f"{sign}{abs(tenths) / 10:.1f} %"


class PlaysReader:
    """Requests the plays of a game from the history, which first has to read the matches that are new to it."""

    def __init__(self, history: History) -> None:
        self._history = history
        self.found: Favorites | None = None
        """The plays found so far, or None before the first answer."""
        self._wanted: tuple[str, str | None, str | None] = ("", None, None)
        self._asked: Answer[Favorites] | None = None
        self._looking: Answer[int] | None = None
        self._rested = 0.0
        self._done = False
        """Whether all matches are read."""

    def ask(self, variant: str, opponent: str | None, person: str | None) -> None:
        """Requests the plays of a person in a game against a kind of opponent."""
        self.found, self._wanted, self._done = None, (variant, opponent, person), False
        self._ask()

    def _ask(self) -> None:
        variant, opponent, person = self._wanted
        asked = partial(favorite_plays, variant=variant, opponent=opponent, person=person)
        self._asked = self._history.count(asked)
        self._rested = 0.0

    @property
    def waits(self) -> bool:
        """Whether an answer is pending."""
        return self._asked is not None or self._looking is not None

    def update(self, dt: float) -> bool:
        """Takes the answers that have arrived. Returns whether there is something new to show."""
        self._rested += dt
        if self._looking is not None and self._looking.ready:
            self._go_on(self._looking.value)
        if self._asked is None or not self._asked.ready:
            return False
        self.found, self._asked = self._asked.value, None
        if not (self._done or self._looking) and self.found is not None and self.found.read < self.found.matches:
            self._look()
        return True

    def _look(self) -> None:
        self._looking = self._history.look_at_plays(self._wanted[0])

    def _go_on(self, looked_at: int | None) -> None:
        """Continues reading until no match is left, and sometimes requests the plays in between."""
        self._looking, self._done = None, not looked_at
        if looked_at:
            self._look()
        if self._asked is None and (self._done or self._rested >= REFRESH):
            self._ask()


class PlayRow(Widget):
    """A play: its name, how often it was chosen, and how the chance to win changed."""

    def __init__(self, name: str, times: str, moved: str, color: str = "chalk300", *, is_head: bool = False) -> None:
        """``color`` is the color of the change; ``is_head`` is True for the row with the titles of the columns."""
        super().__init__(f"{name}: {times}, {moved}")
        self.cells, self.color, self.is_head = (name, times, moved), color, is_head

    @classmethod
    def of(cls, play: Favorite) -> PlayRow:
        """Returns the row of a play."""
        change = moved_text(play.moved)
        color = "gain" if change.startswith("+") else "loss" if change.startswith("−") else "chalk300"
        return cls(play.name, several(play.times, "time"), change, color)

    def measure(self, theme: Theme, width: int) -> int:
        return theme.line_height("text", 17) + theme.px(8)

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        name, times, moved = self.cells
        wide, last = (theme.measure("text", 17, widest, True)[0] for widest in WIDEST)
        box, gap = self.rect, theme.px(10)
        right = pygame.Rect(box.right - last, box.top, last, box.height)
        middle = pygame.Rect(right.left - gap - wide, box.top, wide, box.height)
        left = pygame.Rect(box.left, box.top, middle.left - gap - box.left, box.height)
        bold, color = not self.is_head, "chalk300" if self.is_head else "chalk50"
        paint_text(surface, theme, left, elided(theme, "text", 1, name, left.width, bold), color=color, bold=bold)
        paint_text(surface, theme, middle, times, color="chalk300", align="right")
        paint_text(surface, theme, right, moved, color=self.color, bold=bold, align="right")


def plays_shown(found: Favorites | None, theme: Theme, box: pygame.Rect) -> list[tuple[Widget, float]]:
    """Returns the widgets for a box, each with the gap below it: the plays that fit, and an explanation.

    Before the first match is read, returns a text instead.
    """
    if found is None or not found.plays:
        empty = NOT_READ if found is None or found.read < found.matches else NO_PLAYS
        return [(Paragraph(" ".join(filter(None, [empty, _read(found)]))), 0)]
    foot = Paragraph(" ".join(filter(None, [MEANS, _read(found)])), size=16)
    head = PlayRow("Play", CHOSEN, TO_WIN, is_head=True)
    room = box.height - foot.measure(theme, box.width) - theme.px(GAP)
    shown = found.plays[: max(room // head.measure(theme, box.width) - 1, 1)]
    rows = [head, *map(PlayRow.of, shown)]
    return [*((row, 0.0) for row in rows[:-1]), (rows[-1], GAP), (foot, 0.0)]


def _read(found: Favorites | None) -> str:
    """Returns how many matches are read, or an empty text if all are."""
    if found is None or found.read >= found.matches:
        return ""
    return f"{found.read} of {several(found.matches, 'match', 'matches')} read."
