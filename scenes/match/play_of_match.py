"""The play of the match: it comes back as its cards once the points were counted."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.match import Match
from scenes.table.games import game_table
from scenes.table.hud.best_play import BestPlay, best_of
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import HAND
from scenes.ui.team import paint_team
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

TITLE = "Play of the match"
HIGH = 118.0
"""Units that it is high."""
WAITS, COMES = 1.0, 0.35
"""Seconds until the first card comes, and in which each comes in."""
FROM = 40.0
"""Units that a card comes in from."""
APART, SHARE = 1.06, 0.5
"""How far one card is from the next at most, in widths of a card, and the share of the width that all may have."""
CHIP, GAP = 6.0, 14.0
"""Units of the mark of the team, and between cards and words."""


class PlayOfMatch(Widget):
    """Cards at the left, and beside them what they brought."""

    def __init__(self, best: BestPlay, faces: Faces, shown: float = 0.0) -> None:
        """``shown`` are the seconds of it that were seen already."""
        super().__init__(f"{TITLE}: {best.sentence}")
        self.best, self.faces, self.shown = best, faces, shown

    @property
    def _whole(self) -> float:
        """Seconds until all of it is there."""
        return WAITS + COMES * max(len(self.best.cards), 1)

    @property
    def moving(self) -> bool:
        return self.shown < self._whole

    def update(self, dt: float, pace: float) -> None:
        """A step of ``dt`` seconds: the cards come in one after the other."""
        if self.moving:
            self.shown = self.shown + dt / pace if pace else self._whole
            self.stale = True

    def measure(self, theme: Theme, width: int) -> int:
        return theme.px(HIGH * theme.text_scale)

    def places(self, theme: Theme) -> list[pygame.Rect]:
        """Where the cards come to lie, from left to right."""
        count, box = len(self.best.cards), self.rect
        if not count:
            return []
        left, room = box.left + theme.px(CHIP + GAP), box.width * SHARE / theme.text_scale
        wide = round(box.height * HAND.w / HAND.h)
        apart = min(APART * wide, (room - wide) / max(count - 1, 1))
        return [pygame.Rect(left + round(apart * index), box.top, wide, box.height) for index in range(count)]

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        box, places, before = self.rect, self.places(theme), surface.get_clip()
        chip = pygame.Rect(box.left, box.top, theme.px(CHIP), box.height)
        paint_team(surface, theme, chip, self.best.seat, cut=0)
        surface.set_clip(box.clip(before))
        for index, (card, lies) in enumerate(zip(self.best.cards, places, strict=True)):
            come = (self.shown - WAITS) / COMES - index
            if come > 0:
                off = round(theme.px(FROM) * max(0.0, 1 - come) ** 2)
                surface.blit(self.faces.picture(card, lies.width), lies.move(0, off))
        surface.set_clip(before)
        left = (places[-1].right if places else chip.right) + theme.px(GAP)
        line = theme.line_height("text", 17)
        head = pygame.Rect(left, box.top + theme.px(4), box.right - left, line)
        paint_text(surface, theme, head, TITLE, size=17, color="firstDown", bold=True)
        told = pygame.Rect(left, head.bottom + theme.px(4), head.width, box.bottom - head.bottom - theme.px(4))
        paint_text(surface, theme, told, self.best.sentence, lines=max(1, told.height // line), top=True)


def play_of_match(
    theme: Theme, match: Match, line: Sequence[Sequence[float]] = (), shown: float = 0.0
) -> PlayOfMatch | None:
    """Returns the best play of a finished match, or None if no card made it; ``line`` are the chances to win."""
    best = best_of(match.history, 0, match.rules, match.names, forgets=False, line=line)
    if best is None or not best.cards:
        return None
    table = game_table(match.rules.variant.name)
    return PlayOfMatch(best, Faces(theme, table.back, table.paint_face), shown)
