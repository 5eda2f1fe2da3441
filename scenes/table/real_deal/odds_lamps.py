"""The lamps between the spots: one for each card that answers the play, dark if it has been seen face up."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.match_words import several
from game.variants.real_deal.cards import COUNTERS_OF
from scenes.table.cues.motions import Motion, count, do, made, pause, then, together
from scenes.table.real_deal.caption import ShownTable
from scenes.table.stage.stage import StageItem
from scenes.ui.theme import Theme

ROW, COLUMN, RADIUS, BELOW = 17.0, 20.0, 6.5, 40.0
"""Units from lamp to lamp, down and across, radius of a lamp, and from the middle of the arrow down to the first."""
ABOVE, SIZE = 42.0, 18.0
"""Units from the middle of the arrow up to the words, and their type size."""
STEPS, LONG = 4, 6
"""Steps in which a lamp goes out, and the most lamps that go out with a sound each."""


class Lamps(StageItem):
    """Shows how many of the cards that answer the play are left: seen by nobody, or for the own play as the tab says.

    An answer in the other hand is as lit as one that lies in the deck.
    """

    layer = 3.5

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        self.theme, self.shown = theme, shown
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.lit = 0.0
        """Lamps that are lit now; they go out down to the answers that are left."""

    @property
    def is_open(self) -> bool:
        """Whether a play waits, and no answer has come."""
        state = self.shown.table_state
        waits = state.waiting is not None and state.chain[-1:] == (state.waiting,)
        return waits and not state.let_through and not self.shown.stamp.stands

    @property
    def left(self) -> int:
        """The answers that are left; whose own play waits also knows which ones the own hand holds or held."""
        state, caption = self.shown.table_state, self.shown.caption
        if state.waiting is not None and state.waiting.seat == self.shown.viewer and caption.alive is not None:
            return len(COUNTERS_OF[state.waiting.code] & caption.alive)
        return state.answers[0]

    def settle(self) -> None:
        """Shows the answers that are left."""
        self.lit = float(self.left)

    def render_key(self) -> Hashable:
        if not self.is_open:
            return None
        return self.shown.table_state.answers, round(self.lit * STEPS)

    def bounds(self) -> pygame.Rect:
        """Reaches into the spot of the answer, which is empty as long as there is something to count."""
        return pygame.Rect(self.rect.x, self.rect.y, 3 * self.rect.w, self.rect.h)

    def paint(self, surface: pygame.Surface) -> None:
        if not self.is_open:
            return
        theme, (x, y), whole = self.theme, self.rect.center, self.shown.table_state.answers[1]
        on, off, edge = theme.color("firstDown"), theme.color("ink900"), theme.color("line500")
        for lamp in range(whole):
            row, side = divmod(lamp, 2)
            across = 0.0 if lamp == whole - 1 and not side else (side - 0.5) * COLUMN
            center = x + theme.px(across), y + theme.px(BELOW + row * ROW)
            share = max(0.0, min(1.0, self.lit - lamp))
            pygame.draw.circle(surface, off.lerp(on, share), center, theme.px(RADIUS))
            pygame.draw.circle(surface, on if share > 0.5 else edge, center, theme.px(RADIUS), max(1, theme.px(1.5)))
        size = theme.fit("block", SIZE, self.says(), self.bounds().w)
        text = theme.text("block", size, self.says(), "firstDown")
        surface.blit(text, text.get_rect(midleft=(self.rect.x + theme.px(4), y - theme.px(ABOVE))))

    def says(self) -> str:
        """Returns how many counters are left."""
        return f"{several(round(self.lit), 'counter')} left"


def go_out(lamps: Lamps, waits: float, lasts: float) -> Motion:
    """Lights a lamp for each answer, and lets those that were seen go out one by one within ``lasts`` seconds."""

    def light() -> None:
        lamps.lit = float(lamps.shown.table_state.answers[1])

    def seen() -> Motion:
        left, whole = lamps.left, lamps.shown.table_state.answers[1]
        if left == whole:
            return do(lamps.settle)
        return count(lamps, "lit", float(left), lasts, ticks=min(whole - left, LONG), sound="tick")

    return together(do(light), then(pause(waits), made(seen, lasts)))
