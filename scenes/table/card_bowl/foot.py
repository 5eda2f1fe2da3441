"""Below the film, where the hand is folded away: every draw with its purpose, and both rows as they add up."""

from __future__ import annotations

import re
from collections.abc import Hashable

import pygame

from game.variants.card_bowl.cards import ID
from game.variants.card_bowl.events import Term
from scenes.table.board import Place
from scenes.table.card_bowl.field import PROPORTION
from scenes.table.card_bowl.standing import Standing
from scenes.table.layout import Layout, side_by_side
from scenes.table.stage import Thing
from scenes.ui.team import team_color
from scenes.ui.text import elided
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
    "sack": "Sack?",
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
CARD, DRAWS = 52.0, 470.0
"""Units of a drawn card, and of the row of them."""


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
    words, last = "", ""
    for term in terms:
        name = " ".join(part for part in term.label.split() if part not in ID) or "drawn"
        shown = str(abs(term.value)) if name == last else f"{name} {abs(term.value)}"
        if not term.counts:
            words += f" ({shown})"
        else:
            words += f" {'-' if term.value < 0 else '+'} {shown}" if words else shown
        last = name
    total = sum(term.value for term in terms if term.counts)
    return f"{words} = {total} + ?" if to_come else f"{words} = {total}"


class Foot(Thing):
    """Captions over the draws, and the arithmetic below them; nothing while a hand lies there."""

    layer = 8.0

    def __init__(self, theme: Theme, standing: Standing) -> None:
        self.theme, self.standing = theme, standing
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.space = Layout(*theme.size)

    def look(self) -> Hashable:
        standing = self.standing
        if not self.rect.h:
            return None
        return tuple(standing.draws), standing.terms, standing.to_come, standing.said, standing.offense

    def bounds(self) -> pygame.Rect:
        return self.rect

    def places(self, count: int) -> list[Place]:
        """Where so many draws lie, from left to right."""
        step = min(CARD + GAP, (DRAWS - CARD) / max(count - 1, 1))
        y = self.rect.top / self.space.u + CAPTION + CARD * PROPORTION / 2
        left = LEFT + CARD / 2
        wide = self.space.px(CARD)
        return [Place(*self.space.point(left + i * step, y), wide, 0.0, 30.0 + i) for i in range(count)]

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        surface.fill(theme.color("ink800"), self.rect)
        self._paint_captions(surface)
        left = self.rect.left + theme.px(LEFT + DRAWS + 18)
        area = pygame.Rect(left, self.rect.top + theme.px(6), self.rect.right - theme.px(14) - left, self.rect.h)
        self._paint_said(surface, self._paint_rows(surface, area))

    def captions(self) -> list[tuple[pygame.Rect, str]]:
        """What each draw is for, over the first of several that are for the same, or beside it, and where."""
        theme, draws = self.theme, self.standing.draws
        places = self.places(len(draws))
        names = [CAPTIONS.get(purpose, purpose) for purpose in draws]
        firsts = [i for i, words in enumerate(names) if not i or names[i - 1] != words]
        lefts = [round(places[i].x - places[i].width / 2) for i in firsts]
        wides = [theme.measure("block", 14, names[i])[0] for i in firsts]
        low, high = self.rect.left + theme.px(LEFT / 2), self.rect.left + theme.px(LEFT + DRAWS + CARD)
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
        theme, standing = self.theme, self.standing
        if standing.terms is None:
            return area
        rows = [row_of(*row) for row in zip(standing.terms, standing.to_come, strict=True)]
        room, lines = area.w - theme.px(14), (theme.line_height("text", 16), theme.line_height("text", SMALLEST))
        below = min(2, len(theme.wrap("text", 18, standing.said, area.w, True))) * theme.line_height("text", 18)
        spare = max(0, area.h - theme.px(6) - len(rows) * lines[0] - below) // lines[1]  # further lines for long rows
        for side, words in enumerate(rows):
            seat = standing.offense if side == 0 else 1 - standing.offense
            mark = pygame.Rect(area.left, area.top + theme.px(3), theme.px(6), theme.px(16))
            surface.fill(theme.color(team_color(seat)), mark)
            size = theme.fit("text", 16, words, room)
            shown = self._in_lines(words, size, room, 1 + spare)
            step = lines[len(shown) > 1]
            spare -= len(shown) - 1
            for place, line in enumerate(shown):
                text = theme.text("text", size, line, "chalk50")
                surface.blit(text, (area.left + theme.px(14), area.top + place * step))
            used = len(shown) * step
            area = pygame.Rect(area.left, area.top + used, area.w, area.h - used)
        return area

    def _in_lines(self, row: str, size: float, room: int, most: int) -> list[str]:
        """A row in so many lines; where it needs more, its total is seen however many terms there are."""
        theme = self.theme
        lines = [""]
        for term in re.split(r" (?=[-+(])(?!\+ \?)", row):  # lines end between two terms
            longer = f"{lines[-1]} {term}".lstrip()
            if lines[-1] and theme.measure("text", size, longer)[0] > room:
                lines.append(term)
            else:
                lines[-1] = longer
        if len(lines) <= max(most, 1):
            return lines
        kept, rest = lines[: most - 1], " ".join(lines[max(most - 1, 0) :])
        shown, end = rest.rsplit(" = ", 1)
        left = room - theme.measure("text", size, f" = {end}")[0]
        return [*kept, f"{elided(theme, 'text', size, shown, left)} = {end}"]

    def _paint_said(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """The last thing that happened, in words."""
        theme, words, high = self.theme, self.standing.said, self.theme.line_height("text", 18)
        if not words:
            return
        lines = theme.wrap("text", 18, words, area.w, True)
        size = 18.0
        if len(lines) > max(1, (self.rect.bottom - area.top) // high):  # large letters in a small window
            size = theme.fit("text", 18, words, area.w, True)
            lines = [elided(theme, "text", size, words, area.w, True)]
        for line in lines[:2]:
            surface.blit(theme.text("text", size, line, "firstDown", bold=True), area.topleft)
            area = area.move(0, high)
