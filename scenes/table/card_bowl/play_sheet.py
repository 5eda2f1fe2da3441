"""The play sheet: a tile with a small diagram for each call; a star marks those that the coach likes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

import pygame

from game.variants.card_bowl.coach import AIMED_AT, CLOSE_TARGETS, Aimed, Call, CallOdds, PlayCall, targets
from game.variants.card_bowl.players.fitted_answers import KINDS, gives_up
from scenes.table.card_bowl.diagram import paint_defense, paint_play
from scenes.table.card_bowl.key_row import paint_key, paint_key_row
from scenes.table.card_bowl.odds_bar import (
    APART,
    FIGURES,
    End,
    Headline,
    ends_for,
    figures,
    headline,
    paint_bar,
    paint_row,
)
from scenes.table.card_bowl.sheet_words import AIM_IN_SHORT, TARGET_WORDS, TASK_IN_SHORT
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.ui.boxes import blit_at, columns
from scenes.ui.focus import draw_ring
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.theme import ColorName, Theme

AIM_HEIGHT, AIM_GAP = 44.0, 8.0
"""Height of a button to aim at a man or side, and gap between two of them, in units."""
AIM_MARGIN = 5.0
"""Distance of these buttons from the edge of their tile, in units."""
BAR_HEIGHT = 9.0
"""Height of the bar of odds below the name of a call, in units."""
LEAST_DIAGRAM = 28.0
"""Least height of a diagram that shares its tile with words, in units."""
GIVEN_UP = 14.0
"""Type size of what a defense gives up, in units."""
STAR = 16.0
"""Units of the star of a call that the coach likes."""
COACHS, SHORT_COACHS, AS_GOOD = "The coach's call.", "The coach.", "Good too."
POINT_AT = "Point at a play for its chances."
GIVES_UP = "On each: yards of an average hand."
YOUR_HAND = "with your hand"
"""What stands in the row of figures while no call is looked at, on offense and on defense; and what is said of the
figures of a defense that is looked at, since those on its tile are the same for every hand."""
FIGURES_SHARE = 0.45
"""Largest part of a tile of the short sheet that its figures may take."""
CHANCE = 34.0
"""Type size of the chance of the end that is wanted on such a tile, in units."""
TAKEN_FRACTION = 0.62
"""Fraction of the height of a row's aim buttons by which that row is higher than one without."""


class PlaySheet(FilmItem):
    """A tile for each call."""

    layer = 300.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.calls: Sequence[Call] = ()
        self.is_whole = True
        """Whether it shows every call, with all that a play can be aimed at; otherwise one of each kind."""
        self.note = ""
        """A rule that is explained in a row of its own above the one at the foot; empty for none."""
        self.keeps_key = False
        """Whether the meaning of the signs stays in that row while figures stand at the foot: until a call is made."""
        self.formation = -1
        """The number of the offense's formation if it stands, otherwise -1."""
        self.odds: Mapping[str, CallOdds] = {}
        """The odds of each call and aimed call, by its name."""
        self.good_ends = ("", "")
        """The names of the two good ends of a play."""
        self.receiver = ""
        """The card that lines up as the man whom a pass is aimed at."""
        self.coach_picks: Sequence[str] = ()
        """The names of the calls that the coach marks, best first."""
        self.coach_why = ""
        """In what his own call is the best, in a word or two; empty if it leads in nothing."""
        self.focused = self.pointed = ""
        """Names of the call or aimed call with the focus ring, and of the one under the pointer or with the focus."""
        self.looked_at = ""
        """The name of the call or aimed call whose figures are shown: the coach's while his button is pointed at."""

    def render_key(self) -> Hashable:
        if not self.calls:
            return None
        names = tuple(call.name for call in self.calls)
        odds = tuple(self.odds.values())
        looks = (self.focused, self.pointed, self.looked_at, self.note, self.keeps_key)
        return (
            names,
            odds,
            self.is_whole,
            self.formation,
            (*self.coach_picks, self.coach_why),
            looks,
            tuple(self._ends()),
            tuple(self.rect),
        )

    @property
    def defends(self) -> bool:
        """Whether this is the sheet of the defense."""
        return bool(self.calls) and not isinstance(self.calls[0], PlayCall)

    def aimed(self) -> list[Aimed]:
        """Returns each play of the sheet with each man or side that it can be aimed at."""
        plays = [call for call in self.calls if isinstance(call, PlayCall)]
        return [Aimed(call, name) for call in plays for row in self._rows(call) for name in row]

    def _rows(self, call: Call) -> list[list[str]]:
        """Returns what a call can be aimed at, row by row: receivers and sides, then tight ends and backs."""
        names = targets(call) if self.is_whole else ()
        rows = [
            [name for name in names if name not in CLOSE_TARGETS],
            [name for name in names if name in CLOSE_TARGETS],
        ]
        return [row for row in rows if row]

    def tiles(self) -> list[pygame.Rect]:
        """Returns the rect of each call. A row with aim buttons is higher, by ``TAKEN_FRACTION`` of their height."""
        count, gap = len(self.calls), self.theme.px(AIM_GAP)
        rows = 2 if count > 6 else 1
        across = -(-count // rows) if count else 1
        rows_of_calls = [self.calls[row * across : (row + 1) * across] for row in range(rows)]
        needed = [max(map(self._aim_height, calls), default=0) for calls in rows_of_calls]
        high = (self.note_row() if self.note or self.keeps_key else self.row()).top - self.rect.top
        even = (high - gap * (rows + 1) - sum(needed) * TAKEN_FRACTION) / rows
        found, top = [], self.rect.y + gap
        for row, more in enumerate(needed):
            area = pygame.Rect(self.rect.x + gap, top, self.rect.w - 2 * gap, round(even + more * TAKEN_FRACTION))
            found += columns(area, across, gap)[: count - row * across]
            top += area.h + gap
        return found

    def press_areas(self) -> list[pygame.Rect]:
        """Returns the part of each tile that calls it without an aim: above its aim buttons and their gaps."""
        return [
            pygame.Rect(tile.x, tile.y, tile.w, tile.h - self._aim_height(call))
            for call, tile in zip(self.calls, self.tiles(), strict=True)
        ]

    def _aim_height(self, call: Call) -> int:
        """Returns the height in pixels of a call's aim buttons, with the gaps above them."""
        rows = len(self._rows(call))
        return rows * self.theme.px(AIM_HEIGHT) + rows * self.theme.px(AIM_GAP)

    def aim_buttons(self) -> list[tuple[Aimed, pygame.Rect]]:
        """Returns each aimed call of the sheet with the rect of its button."""
        found: list[tuple[Aimed, pygame.Rect]] = []
        gap, edge = self.theme.px(AIM_GAP), self.theme.px(AIM_MARGIN)
        for call, tile in zip(self.calls, self.tiles(), strict=True):
            if not isinstance(call, PlayCall):
                continue
            row = pygame.Rect(tile.x + edge, 0, tile.w - 2 * edge, self.theme.px(AIM_HEIGHT))
            row.bottom = tile.bottom - edge
            for names in reversed(self._rows(call)):
                found += zip((Aimed(call, name) for name in names), columns(row, len(names), gap), strict=True)
                row.bottom = row.top - gap
        return found

    def note_down(self, text: str) -> bool:
        """Writes a rule above the row at the foot. Returns False if no sheet is open or the rule has no room there."""
        if self.keeps_key:
            return False
        size = self.theme.fit("text", FIGURES, text, self.row().w)
        if not self.calls or self.theme.measure("text", size, text)[0] > self.row().w:
            return False
        self.note = text
        return True

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        paint_plate(surface, theme, self.rect, "ink900", border="card_bowl", line=2, cut=12)
        for call, tile in zip(self.calls, self.tiles(), strict=True):
            self._paint_tile(surface, call, tile)
        for aimed, button in self.aim_buttons():
            self._paint_button(surface, aimed, button)
        self._paint_row(surface)

    def _paint_button(self, surface: pygame.Surface, aimed: Aimed, button: pygame.Rect) -> None:
        theme, lit = self.theme, aimed.name == self.pointed
        paint_plate(surface, theme, button, "ink900", border="firstDown" if lit else "line500", line=1.5, cut=4)
        room = button.w - theme.px(4)
        words = TARGET_WORDS.get(aimed.target, aimed.target).split()
        if aimed.target in TARGET_WORDS and theme.measure("block", 15, "right")[0] > room:
            words = words[:1]  # the button's place shows the side
        step = theme.line_height("block", 15)
        for index, word in enumerate(words):
            text = theme.text("block", 15, word, "firstDown" if lit else "chalk50")
            y = button.centery + round((index - (len(words) - 1) / 2) * step)
            blit_at(surface, text, center=(button.centerx, y))
        if aimed.name == self.focused:
            draw_ring(surface, button, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def purpose(self, call: Call, tile: pygame.Rect) -> tuple[float, list[str]]:
        """Returns the type size and the lines that say what a call is for: in full, in short, or none if none fit."""
        theme, inner = self.theme, self._inner(tile)
        room = inner.h - self._aim_height(call) - theme.line_height("block", 17)
        room -= theme.px(8 + BAR_HEIGHT + LEAST_DIAGRAM)
        lines = theme.wrap("text", 15, call.why, inner.w)
        room -= self.headline_height(inner)
        room -= 0 if isinstance(call, PlayCall) else theme.line_height("block", GIVEN_UP)
        if len(lines) * theme.line_height("text", 15) <= room:
            return 15, lines
        short = AIM_IN_SHORT[call.aim] if isinstance(call, PlayCall) else TASK_IN_SHORT[call.task]
        size = theme.fit("text", 15, short, inner.w)
        return size, [short] if theme.line_height("text", size) <= room else []

    def headline(self, call: Call) -> Headline:
        """Returns the figures that a tile of the short sheet tells at a glance."""
        return headline(self.odds[call.name], self._ends())

    def headline_height(self, inner: pygame.Rect) -> int:
        """Returns the height in pixels of these figures; 0 in a tile without them or with no room for them."""
        high = self.theme.line_height("block", CHANCE) + self.theme.line_height("block", FIGURES)
        return high if not self.is_whole and high < inner.h * FIGURES_SHARE else 0

    def _inner(self, tile: pygame.Rect) -> pygame.Rect:
        return tile.inflate(-self.theme.px(14), -self.theme.px(10))

    def _aimed_at(self, call: Call) -> str:
        """Returns the target of a call whose button the pointer or the focus is on, or ``""``."""
        name, _, target = self.pointed.partition(f" {AIMED_AT} ")
        return target if name == call.name else ""

    def _paint_tile(self, surface: pygame.Surface, call: Call, tile: pygame.Rect) -> None:
        theme = self.theme
        liked = call.name in self.coach_picks
        is_looked_at = self.looked_at.partition(f" {AIMED_AT} ")[0] == call.name
        border = "chalk50" if is_looked_at else "firstDown" if liked else "line500"
        line = 2.5 if liked or is_looked_at else 1.5
        paint_plate(surface, theme, tile, "ink700", border=border, line=line, cut=8)
        inner = self._inner(tile)
        head = theme.line_height("block", 17)
        room = inner.w - self._paint_star(surface, inner, call.name) - theme.px(4)
        size = theme.fit("block", 17, call.name, room)
        name = call.name
        if theme.measure("block", size, name)[0] > room:
            name = name.split()[0]
            size = theme.fit("block", 17, name, room)
        text = theme.text("block", size, name, "firstDown" if liked else "chalk50")
        surface.blit(text, (inner.left, inner.top))
        bar = pygame.Rect(inner.left, inner.top + head, inner.w, theme.px(BAR_HEIGHT))
        top = bar.bottom + theme.px(4)
        below = pygame.Rect(inner.left, top, inner.w, inner.bottom - self._aim_height(call) - top)
        paint_bar(surface, theme, bar, self.odds[call.name].odds, self._ends())
        if high := self.headline_height(inner):
            self._paint_headline(surface, call, pygame.Rect(below.left, below.top, below.w, high))
            below = pygame.Rect(below.left, below.top + high, below.w, below.h - high)
        self._paint_drawing(surface, call, tile, below)
        if call.name == self.focused:
            draw_ring(surface, tile, theme.color("focus"), theme.color("focusOuter"), theme.u)

    def _paint_headline(self, surface: pygame.Surface, call: Call, area: pygame.Rect) -> None:
        """Paints the chance of the end that is wanted in large type with its name, and below it what it may cost."""
        theme, told = self.theme, self.headline(call)
        line = theme.line_height("block", FIGURES)
        top, foot = area.top + (area.h - line) // 2, area.bottom - line // 2
        chance = blit_at(surface, theme.text("block", CHANCE, told.chance, told.wanted.ink), midleft=(area.left, top))
        left = chance.right + theme.px(8)
        size = theme.fit("block", FIGURES, told.wanted.name, area.right - left)
        blit_at(surface, theme.text("block", size, told.wanted.name, told.wanted.ink), midleft=(left, top))
        words, ink = told.lost
        size = theme.fit("block", FIGURES, f"{told.average}  {words}", area.w)
        blit_at(surface, theme.text("block", size, told.average, "chalk50"), midleft=(area.left, foot))
        blit_at(surface, theme.text("block", size, words, ink), midright=(area.right, foot))

    def _mark(self, name: str) -> str:
        """Returns the sign of a call that the coach likes: a whistle for his own, a star for one that is as good."""
        return "whistle" if name == self.coach_picks[0] else "star"

    def _star_width(self, name: str) -> int:
        return self.theme.px(STAR) if name in self.coach_picks else 0

    def _paint_star(self, surface: pygame.Surface, inner: pygame.Rect, name: str) -> int:
        """Marks a call that the coach likes at the end of its headline. Returns the width in pixels, else 0."""
        wide, theme = self._star_width(name), self.theme
        if wide:
            middle = inner.top + theme.line_height("block", 17) // 2
            blit_at(surface, sign(theme, self._mark(name), wide, "firstDown"), midright=(inner.right, middle))
        return wide

    def _ends(self) -> list[End]:
        return ends_for(self.good_ends, self.defends, self.shown.table_state.offense)

    def row(self) -> pygame.Rect:
        """Returns the row at the foot of the sheet for the figures of the call that is looked at."""
        high, edge = self.theme.line_height("block", FIGURES), self.theme.px(AIM_GAP)
        return pygame.Rect(self.rect.x + 2 * edge, self.rect.bottom - edge // 2 - high, self.rect.w - 4 * edge, high)

    def note_row(self) -> pygame.Rect:
        """Returns the row for a rule, above the one at the foot, which goes on to say what the signs mean."""
        row = self.row()
        return row.move(0, -row.h)

    def figures(self) -> list[tuple[str, ColorName]]:
        """Returns the name of the call that is looked at and its figures; empty if none is."""
        odds = self.odds.get(self.looked_at)
        if odds is None:
            return []
        plain, _, target = self.looked_at.partition(f" {AIMED_AT} ")
        name = f"To the {target}" if target else plain
        if target in TARGET_WORDS:
            name = f"{TARGET_WORDS[target].capitalize()}, your {self.receiver}"
        cells = figures(odds, self._ends())
        whose = f"{name} {YOUR_HAND}" if self.defends else name
        room = self.row().w - self.theme.px(2 * APART) * len(cells)
        needed = self.theme.measure("block", FIGURES, "".join([whose, *(words for words, _ in cells)]))[0]
        return [(whose if needed <= room else name, "firstDown"), *cells]

    def _paint_row(self, surface: pygame.Surface) -> None:
        """Paints the figures of the call that is looked at; if there is none, what the signs mean."""
        theme, row = self.theme, self.row()
        if self.note:
            size = theme.fit("text", FIGURES, self.note, row.w)
            blit_at(surface, theme.text("text", size, self.note, "chalk50"), midleft=self.note_row().midleft)
        if cells := self.figures():
            paint_row(surface, theme, row, cells)
        if cells and not self.keeps_key:
            return
        ends = self._ends()
        if self.keeps_key and not cells:  # there are two rows for them
            paint_key(surface, theme, row, ends)
            ends = []
        why = f"{COACHS.removesuffix('.')}: {self.coach_why}." if self.coach_why else COACHS
        marks = [self._mark(name) for name in self.coach_picks]
        point_at = GIVES_UP if self.defends else POINT_AT
        signs = [[*zip(marks, (words, AS_GOOD), strict=False)] for words in (why, COACHS, SHORT_COACHS)]
        paint_key_row(surface, theme, self.note_row() if self.keeps_key else row, signs, point_at, ends)

    def given_up(self, call: Call, wide: int) -> list[tuple[str, ColorName]]:
        """Returns what a defense usually gives up to each kind of play, the least of the sheet lit, as far as it fits.

        Screens are left out first: no defense stops them much better than another.
        """
        least = [min(gives_up(each.name)[kind] for each in self.calls) for kind in range(len(KINDS))]
        cells: list[tuple[str, ColorName]] = [
            (f"{name} {round(each)}{' YD' * (name == KINDS[-1])}", "gain" if each == fewest else "chalk300")
            for name, each, fewest in zip(KINDS, gives_up(call.name), least, strict=True)
        ]
        two = [cells[0], cells[-1]]
        bare = [(words.removesuffix(" YD"), ink) for words, ink in two]
        return next((some for some in (cells, two) if self._given_up_wide(some) <= wide), bare)

    def _given_up_wide(self, cells: Sequence[tuple[str, ColorName]]) -> int:
        return sum(self.theme.measure("block", GIVEN_UP, words)[0] + self.theme.px(APART) for words, _ in cells)

    def _paint_given_up(self, surface: pygame.Surface, call: Call, area: pygame.Rect) -> pygame.Rect:
        """Paints what a defense gives up at the foot of an area. Returns the area above it."""
        high = self.theme.line_height("block", GIVEN_UP)
        row = pygame.Rect(area.left, area.bottom - high, area.w, high)
        paint_row(surface, self.theme, row, self.given_up(call, area.w))
        return pygame.Rect(area.left, area.top, area.w, area.h - high)

    def _paint_drawing(self, surface: pygame.Surface, call: Call, tile: pygame.Rect, area: pygame.Rect) -> None:
        """Paints the diagram of a call, and below it what it is for."""
        theme = self.theme
        if not isinstance(call, PlayCall):
            area = self._paint_given_up(surface, call, area)
        size, lines = self.purpose(call, tile)
        step = theme.line_height("text", size)
        foot = area.bottom - len(lines) * step
        for index, line in enumerate(lines):
            surface.blit(theme.text("text", size, line, "chalk300"), (area.left, foot + index * step))
        area = pygame.Rect(area.left, area.top, area.w, foot - theme.px(4) - area.top)
        if isinstance(call, PlayCall):
            paint_play(surface, theme, area, call, self._aimed_at(call))
        else:
            paint_defense(surface, theme, area, call, self.formation)
