"""Crosses over the cards that a foul or a challenge undoes, and a tick on the call that counts all the same."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.blowout.duel import DuelBoard
from scenes.table.blowout.stadium import Stadium
from scenes.table.stage.stage import StageItem
from scenes.ui.boxes import box_at
from scenes.ui.shapes import sign
from scenes.ui.theme import ColorName, Theme

SIDE, ASIDE, ABOVE = 0.5, 0.22, 0.3
"""Size of a mark, and where a call has it beside and above its middle, as shares of the width of its card."""


class Crosses(StageItem):
    """Marks the cards of the down as the ruling on the board says."""

    layer = 60.0

    def __init__(self, theme: Theme, board: DuelBoard) -> None:
        self.theme, self.board = theme, board
        self.stadium: Stadium | None = None

    @property
    def marks(self) -> list[tuple[pygame.Rect, bool]]:
        """The area of each mark, and whether its card counts."""
        ruling, lies = self.board.ruling, self.stadium
        if ruling is None or lies is None:
            return []
        kept = [] if ruling.counts is None else [(_place(lies, *ruling.counts), True)]
        return [*((_place(lies, *each), False) for each in sorted(ruling.void)), *kept]

    def render_key(self) -> Hashable:
        marks = [(*box, counts) for box, counts in self.marks]
        shown = round(self.board.crossed * 8)
        return (tuple(marks), shown, self.theme.generation) if marks and shown else None

    def bounds(self) -> pygame.Rect:
        first, *others = (box for box, _ in self.marks)
        return first.unionall(others)

    def paint(self, surface: pygame.Surface) -> None:
        theme = self.theme
        for box, counts in self.marks:
            color: ColorName = "gain" if counts else "loss"
            pygame.draw.circle(surface, theme.color("ink900"), box.center, box.w // 2)
            pygame.draw.circle(surface, theme.color(color), box.center, box.w // 2, max(2, theme.px(3)))
            mark = sign(theme, "check" if counts else "cross", round(box.w * 0.7 * self.board.crossed), color)
            surface.blit(mark, mark.get_rect(center=box.center))


def _place(lies: Stadium, seat: int, number: int) -> pygame.Rect:
    """Returns the area of a card's mark: the middle of an answer, of a call where no answer covers it."""
    card = lies.called(seat, number)
    side = round(card.width * SIDE)
    inward = 1 if seat == 0 else -1
    x, y = (card.x, card.y) if number else (card.x - inward * card.width * ASIDE, card.y - card.width * ABOVE)
    return box_at(side, side, center=(round(x), round(y)))
