"""What the board says while calls are made: what the last down came to, who has called, and what they tend to call."""

from __future__ import annotations

import pygame

from scenes.table.blowout.shown import ShownTable, club, habit_line, has_called, placeholder_text, told_between
from scenes.table.stage.drawing import vector
from scenes.ui.shapes import sign
from scenes.ui.team import team_color
from scenes.ui.theme import Theme

SECRET, CHOICE, GAP = "secret calls", "Offense or defense?", 10.0
"""Headlines while calls are made and while the toss is chosen, and units between the paragraphs."""
VERDICT, LOWER = 19.0, 40.0
"""Units of the type of a verdict, which stands in place of a headline, and by which the words lie below the middle, as
notes about the field hang down over the top.
"""
HABIT = 18.0
"""Units of the type of what the other side tends to call."""
CHALK_IN = 10.0
"""Units between the edge of the board and the chalk on it."""


class WaitingBoard:
    """Lays out and paints the board before the calls lie open."""

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        self.theme, self.shown = theme, shown

    @property
    def instead(self) -> str:
        """The text instead of the calls, empty for none. The video board says who may choose, and that all is over."""
        text = placeholder_text(self.shown)
        return CHOICE if text and self.shown.table_state.toss_winner is not None else text

    def paint(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Paints which of the two calls are made; nothing else is public (BO-106)."""
        theme, instead = self.theme, self.instead
        self._paint_chalk(surface, box)
        head, verdict, states = self.lay_out(box)
        if instead or not verdict:
            said = instead or SECRET
            size = theme.fit("block", 34, said, box.w - theme.px(24))
            words = theme.text("block", size, said, "chalk50")
            surface.blit(words, words.get_rect(center=box.center if instead else head.center))
        if instead:
            return
        for number, row in enumerate(verdict):
            text = theme.text("text", VERDICT, row, "firstDown")
            top = head.y + number * theme.line_height("text", VERDICT)
            surface.blit(text, text.get_rect(midtop=(box.centerx, top)))
        y, line = head.bottom + theme.px(GAP), self._state_height
        offense = self.shown.table_state.offense
        for seat in (offense, 1 - offense)[: 2 * states]:
            self._paint_state(surface, pygame.Rect(box.x, y, box.w, line), seat)
            y += line
        if y + theme.line_height("text", HABIT) <= self.words_area(box).bottom:
            self._paint_habit(surface, box, y + theme.px(GAP) // 2)

    def _paint_habit(self, surface: pygame.Surface, box: pygame.Rect, top: int) -> None:
        """Paints below ``top`` what the other side tends to call: something to outguess."""
        said = habit_line(self.shown)
        size = self.theme.fit("text", HABIT, said, box.w - self.theme.px(24))
        words = self.theme.text("text", size, said, "blowout")
        surface.blit(words, words.get_rect(midtop=(box.centerx, top)))

    def _told_habit(self, room: int) -> int:
        """Returns the height of what the other side tends to call, 0 if that is nothing or has not this much room."""
        high = self.theme.line_height("text", HABIT) + self.theme.px(GAP) // 2
        return high if high <= room and habit_line(self.shown) else 0

    def _paint_chalk(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Paints a play in faint chalk behind the words, as on a coach's board; none in high contrast."""
        theme, inner = self.theme, box.inflate(-2 * self.theme.px(CHALK_IN), -2 * self.theme.px(CHALK_IN))
        if theme.high_contrast or inner.w <= 0 or inner.h <= 0:
            return
        key = ("chalk", inner.size, theme.generation)
        drawn = theme.cached(key) or theme.store(key, vector(_CHALK, 400, 160, inner.size))
        surface.blit(drawn, inner)

    def lay_out(self, box: pygame.Rect) -> tuple[pygame.Rect, list[str], bool]:
        """Returns the area of the waiting board's heading, the rows of a verdict in it, and whether calls are told.

        There are no rows without a verdict. Where both have no room, a verdict comes first: the covers show the calls.
        """
        theme, gap, rows = self.theme, self.theme.px(GAP), self._verdict_rows(box.w)
        calls, line = gap + 2 * self._state_height, theme.line_height("text", VERDICT)
        room = box.h - 2 * gap
        states = not rows or line * len(rows) + calls <= room
        if rows and line * len(rows) <= room:
            wide, high = max(theme.measure("text", VERDICT, row)[0] for row in rows), line * len(rows)
        else:
            states, rows, size = True, [], theme.fit("block", 34, SECRET, box.w - theme.px(24))
            wide, high = theme.text("block", size, SECRET, "chalk50").get_size()
        calls *= states
        calls += self._told_habit(room - high - calls) if states else 0
        lower = max(0, min(theme.px(LOWER), (box.h - high - calls) // 2 - gap))
        return pygame.Rect(box.centerx - wide // 2, box.centery - (high + calls) // 2 + lower, wide, high), rows, states

    @property
    def _state_height(self) -> int:
        return max(self.theme.line_height("text", 18), self.theme.px(30))

    def words_area(self, box: pygame.Rect) -> pygame.Rect:
        """Returns the area of everything that it says."""
        head, _, states = self.lay_out(box)
        calls = states * (self.theme.px(GAP) + 2 * self._state_height)
        habit = self._told_habit(box.h - 2 * self.theme.px(GAP) - head.h - calls) if states else 0
        return pygame.Rect(head.x, head.y, head.w, head.h + calls + habit)

    def _verdict_rows(self, wide: int) -> list[str]:
        """Returns what the last down came to, wrapped."""
        text = told_between(self.shown)
        return self.theme.wrap("text", VERDICT, text, wide - self.theme.px(32)) if text else []

    def _paint_state(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        theme, called = self.theme, has_called(self.shown, seat)
        state = f"{club(self.shown.names[seat])}: {'secret call' if called else 'choosing a call'}"
        words = theme.text("text", 18, state, "chalk50", bold=called)
        side = theme.px(18)
        x = row.centerx - (words.get_width() + side + theme.px(8)) // 2
        mark = sign(theme, "check" if called else "dot", side, team_color(seat))
        surface.blit(mark, mark.get_rect(midleft=(x, row.centery)))
        surface.blit(words, words.get_rect(midleft=(x + side + theme.px(8), row.centery)))


def _marks(at: float, sign: str) -> str:
    """Returns the men of one line, one below the other, ``at`` units from the left."""
    return "".join(sign.format(at=f"translate({at:g} {y:g})") for y in (24, 52, 80, 108, 136))


_O = '<circle cx="0" cy="0" r="7" transform="{at}"/>'
_X = '<path d="M-6-6L6 6M6-6L-6 6" transform="{at}"/>'
_ROUTES = "M150 80C120 80 110 30 150 14H330M322 8l9 6l-9 6M172 136H232C262 136 262 104 292 104H352M344 98l9 6l-9 6"
_CHALK = (
    '<g fill="none" stroke="#C6CEDC" stroke-width="2.4" stroke-linecap="round" opacity="0.13">'
    f'{_marks(172, _O)}{_marks(214, _X)}<path d="{_ROUTES}" stroke-dasharray="9 5"/></g>'
)
