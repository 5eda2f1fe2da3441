"""Below the film, where the hand is folded away: every draw with its purpose, and both rows as they add up."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence

import pygame

from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.events import Term
from scenes.table.card_bowl.field import PROPORTION
from scenes.table.card_bowl.film import Film
from scenes.table.stage.layout import Layout, side_by_side
from scenes.table.stage.places import Place
from scenes.table.stage.stage import Thing
from scenes.ui.team import team_color
from scenes.ui.text import close_height, elided, paint_text
from scenes.ui.theme import Theme

CAPTIONS: dict[str, str] = {
    "kick_1": "Kick",
    "kick_2": "Kick",
    "free_punt": "Kick",
    "coverage": "Cover",
    "return": "Return",
    "onside": "On-side",
    "onside_spot": "Spot",
    "punt": "Punt",
    "blocked_depth": "Block",
    "sideline": "Sideline",
    "snap_depth": "Depth",
    "punt_coverage": "Cover",
    "fair_catch": "Catch",
    "bounce": "Bounce",
    "field_goal_1": "Snap",
    "field_goal_2": "Hold",
    "field_goal_2_late": "Hold",
    "field_goal": "Kick",
    "field_goal_late": "Kick",
    "extra_point_1": "Snap",
    "extra_point": "Kick",
    "snap": "Snap",
    "sack": "Sack",
    "handoff": "Handoff",
    "defense_run": "Defense",
    "pass": "Pass",
    "yardage": "Yardage",
    "reception": "Catch",
    "reception_screen": "Catch",
    "reception_lateral": "Toss",
    "defense_pass": "Defense",
    "run": "Run",
    "recovery": "Recovery",
    "determination": "Ruling",
}
"""What a draw is called over its card, by its purpose."""
LEFT, CAPTION, GAP = 20.0, 20.0, 8.0
SMALLEST = 1.0
"""Units of type that is as small as type may be: the theme holds the floor."""
BLOCKS = "CB-310"
"""The clause of those who block."""
DRAWN = frozenset({"handoff", "pass", "yardage", "catch"})
"""What the cards are called that the offense draws for a play."""
Part = tuple[str, int, bool]
"""What one or more cards are called, what they are worth, and whether that counts."""
CARD, DRAWS = 52.0, 470.0
"""Units of a drawn card, and of the row of them."""
PACKED = 112.0
"""Units of that row while a play develops, when the chances of the plays are told beside it."""


def row_of(terms: tuple[Term, ...], to_come: bool = False) -> str:
    """A row as it is added up, by what its cards are worth: they themselves lie in sight.

    A name stands before the first of several numbers that have it; what a limit leaves out stands in brackets. Where
    more cards are ``to_come``, the total says so.

    >>> row_of((Term("QB 9S", 9, "CB-338"), Term("struck", -2, "CB-355"), Term("LT 3C", 3, "CB-310", False)))
    'QB 9 - struck 2 (LT 3) = 7'
    >>> row_of((Term("line QS", 12, "CB-311"), Term("line KC", 13, "CB-311"), Term("JC", 11, "CB-308"),
    ...         Term("AD", 1, "CB-308")), to_come=True)
    'line 12 + 13 + drawn 11 + 1 = 37 + ?'
    """
    return _written([(_name(term), term.value, term.counts) for term in terms], to_come)


def shorter(terms: tuple[Term, ...], to_come: bool = False) -> list[str]:
    """The same row for a line that has no room for it, the longest first.

    All who block have one name, then each name has one number, then names have one word, then all draws are one.

    >>> row = (Term("BC KC twice", 26, "CB-309"), Term("handoff JS", 11, "CB-307"), Term("LG JC", 11, "CB-310"),
    ...        Term("C 10D", 10, "CB-310"), Term("RT 3D", 3, "CB-310", False))
    >>> for words in shorter(row):
    ...     print(words)
    BC twice 26 + handoff 11 + block 11 + 10 (3) = 58
    BC twice 26 + handoff 11 + block 21 = 58
    BC 26 + handoff 11 + block 21 = 58
    BC 26 + drawn 11 + block 21 = 58
    """
    named = [("block" if term.clause == BLOCKS else _name(term), term.value, term.counts) for term in terms]
    counted = [part for part in named if part[2]]
    once = _together(counted)
    bare = [(name.partition(" ")[0], value, True) for name, value, _ in once]
    drawn = _together([("drawn" if name in DRAWN else name, value, True) for name, value, _ in bare])
    return [_written(parts, to_come) for parts in (named, once, bare, drawn)]


def _together(parts: Sequence[Part]) -> list[Part]:
    """One number for each name."""
    found: dict[str, int] = {}
    for name, value, _ in parts:
        found[name] = found.get(name, 0) + value
    return [(name, value, True) for name, value in found.items()]


def _name(term: Term) -> str:
    return " ".join(part for part in term.label.split() if part not in ID) or "drawn"


def _written(parts: Sequence[Part], to_come: bool) -> str:
    """The parts as a sum."""
    words, last = "", ""
    for name, value, counts in parts:
        shown = str(abs(value)) if name == last else f"{name} {abs(value)}"
        if not counts:
            words += f" ({shown})"
        else:
            words += f" {'-' if value < 0 else '+'} {shown}" if words else shown
        last = name
    total = sum(value for _, value, counts in parts if counts)
    return f"{words} = {total} + ?" if to_come else f"{words} = {total}"


class SumsPanel(Thing):
    """Captions over the draws, and the arithmetic below them; nothing while a hand lies there."""

    layer = 8.0

    def __init__(self, theme: Theme, film: Film) -> None:
        self.theme, self.film = theme, film
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.space = Layout(*theme.size)

    def look(self) -> Hashable:
        film, position = self.film, self.film.position
        if not self.rect.h:
            return None
        return position.purposes, film.story.rows, film.story.to_come, film.said, position.play.offense

    def bounds(self) -> pygame.Rect:
        return self.rect

    @property
    def _packed(self) -> bool:
        return self.film.position.pause.step == "Window"

    def places(self, count: int) -> list[Place]:
        """Where so many draws lie, from left to right."""
        room = PACKED if self._packed else DRAWS
        step = min(CARD + GAP, (room - CARD) / max(count - 1, 1))
        y = self.rect.top / self.space.u + CAPTION + CARD * PROPORTION / 2
        left = LEFT + CARD / 2
        wide = self.space.px(CARD)
        return [Place(*self.space.point(left + i * step, y), wide, 0.0, 30.0 + i) for i in range(count)]

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        surface.fill(theme.color("ink800"), self.rect)
        self._paint_captions(surface)
        self._paint_said(surface, self._paint_rows(surface, self.rows()))

    def rows(self) -> pygame.Rect:
        """Where both rows and the last play in words stand, right of the draws."""
        theme, area = self.theme, self.rect.copy()
        area.left += theme.px(LEFT + DRAWS + 18)
        area.top += theme.px(6)
        return pygame.Rect(area.topleft, (self.rect.right - theme.px(14) - area.left, self.rect.bottom - area.top))

    def beside(self) -> pygame.Rect:
        """What is left of the foot right of the draws and what they are for."""
        taken = [self.rect.left + self.space.px(LEFT)]
        taken += [round(place.x + place.width / 2) for place in self.places(len(self.film.position.purposes))]
        taken += [box.right for box, _ in self.captions()]
        left = max(taken) + self.space.px(2 * GAP)
        return pygame.Rect(left, self.rect.top, self.rect.right - left, self.rect.h)

    def captions(self) -> list[tuple[pygame.Rect, str]]:
        """What each draw is for, over the first of several that are for the same, or beside it, and where.

        Of draws that lie over each other the last one alone is told, which lies on top.
        """
        theme, draws = self.theme, self.film.position.purposes
        places = self.places(len(draws))
        names = [CAPTIONS.get(purpose, purpose) for purpose in draws]
        firsts = [i for i, words in enumerate(names) if not i or names[i - 1] != words]
        firsts = firsts[-1:] if self._packed and len(draws) > 2 else firsts
        lefts = [round(places[i].x - places[i].width / 2) for i in firsts]
        wides = [theme.measure("block", 14, names[i])[0] for i in firsts]
        low, high = self.rect.left + theme.px(LEFT / 2), self.rows().left - theme.px(GAP)
        found = side_by_side(lefts, wides, theme.px(6), low, high)
        top, line = self.rect.top + theme.px(1), theme.px(CAPTION)
        return [(pygame.Rect(left, top, wide, line), names[i])
                for i, left, wide in zip(firsts, found, wides, strict=True)]  # fmt: skip

    def _paint_captions(self, surface: pygame.Surface) -> None:
        for box, words in self.captions():
            text = self.theme.text("block", 14, words, "firstDown")
            surface.blit(text, text.get_rect(midleft=box.midleft))

    def _paint_rows(self, surface: pygame.Surface, area: pygame.Rect) -> pygame.Rect:
        """Both rows term by term; gives what is left of the area."""
        theme, film = self.theme, self.film
        if film.story.rows is None:
            return area
        rows = [*zip(film.story.rows, film.story.to_come, strict=True)]
        room, lines = area.w - theme.px(14), (theme.line_height("text", 16), theme.line_height("text", SMALLEST))
        below = min(2, len(theme.wrap("text", 18, film.said, area.w, True))) * theme.line_height("text", 18)
        spare = max(0, area.h - len(rows) * lines[0] - below) // lines[1]  # further lines for long rows
        tight = area.h - len(rows) * lines[0] < close_height(theme, film.said, area.w, bold=True)
        offense = film.position.play.offense
        for side, (terms, to_come) in enumerate(rows):
            seat = offense if side == 0 else 1 - offense
            mark = pygame.Rect(area.left, area.top + theme.px(3), theme.px(6), theme.px(16))
            surface.fill(theme.color(team_color(seat)), mark)
            size, shown = self._shown(terms, to_come, SMALLEST if tight else 16, room, 1 + spare)
            step = theme.line_height("text", size)
            spare -= len(shown) - 1
            for place, line in enumerate(shown):
                text = theme.text("text", size, line, "chalk50")
                surface.blit(text, (area.left + theme.px(14), area.top + place * step))
            used = len(shown) * step
            area = pygame.Rect(area.left, area.top + used, area.w, area.h - used)
        return area

    def _shown(
        self, terms: tuple[Term, ...], to_come: bool, wanted: float, room: int, most: int
    ) -> tuple[float, list[str]]:
        """Size and lines of a row: as it is where so many lines take it, else shorter."""
        row = row_of(terms, to_come)
        for words in (row, *shorter(terms, to_come)):
            size = self.theme.fit("text", wanted, words, room)
            lines = self._in_lines(words, size, room)
            if len(lines) <= max(most, 1):
                return size, lines
        return size, [elided(self.theme, "text", size, words, room)]

    def _in_lines(self, row: str, size: float, room: int) -> list[str]:
        """A row in lines that end between two terms."""
        lines = [""]
        for term in re.split(r" (?=[-+(])(?!\+ \?)", row):
            longer = f"{lines[-1]} {term}".lstrip()
            if lines[-1] and self.theme.measure("text", size, longer)[0] > room:
                lines.append(term)
            else:
                lines[-1] = longer
        return lines

    def _paint_said(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The last thing that happened, in words: in two lines where it needs them, which lie close where they must."""
        theme, words = self.theme, self.film.said
        if not words:
            return
        lines = 2 if close_height(theme, words, area.w, bold=True) <= area.h else 1
        if lines == 1:
            words = elided(theme, "text", SMALLEST, words, area.w, True)
        paint_text(surface, theme, area, words, size=18, color="firstDown", bold=True, lines=lines, top=True,
                   close=True)  # fmt: skip
