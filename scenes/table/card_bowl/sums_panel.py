"""The draws with their purposes, below the film while there is no hand."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import accumulate, groupby

import pygame

from game.variants.card_bowl.sum_words import CAPTIONS, TIE
from scenes.table.card_bowl.lineup import PROPORTION
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.table.stage.layout import Layout, side_by_side
from scenes.table.stage.places import Place
from scenes.ui.boxes import blit_at
from scenes.ui.theme import Theme

LEFT, CAPTION, GAP = 20.0, 20.0, 8.0
"""Left edge of the draws, height of their captions, and gap between two draws, in units."""
CAPTION_GAP = 11.0
"""Gap between two captions, in units."""
CARD, DRAWS = 52.0, 470.0
"""Widths of a drawn card and of the row of draws, in units."""
PACKED = 112.0
"""Width of that row while a play develops and the chances of the plays are shown beside it, in units."""


class SumsPanel(FilmItem):
    """Captions over the draws; hidden while a hand lies there."""

    layer = 8.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.space = Layout(*theme.size)

    def render_key(self) -> Hashable:
        return (*self._names(), self._packed) if self.rect.h else None

    @property
    def _packed(self) -> bool:
        return self.shown.table_state.pause.step == "Window"

    def places(self, count: int) -> list[Place]:
        """Returns the places of ``count`` draws, from left to right."""
        y = self.rect.top / self.space.u + CAPTION + CARD * PROPORTION / 2
        wide, steps = self.space.px(CARD), [LEFT + CARD / 2, *self._steps(count)]
        return [Place(*self.space.point(x, y), wide, 0.0, 30.0 + i) for i, x in enumerate(accumulate(steps))]

    def _steps(self, count: int) -> list[float]:
        """Returns the distances between draws, in units. A caption over its own draws takes as much as it needs."""
        room = (PACKED if self._packed else DRAWS) - CARD
        sizes = [len([*draws]) for _, draws in groupby(self._names()[: count - 1])]
        names = [name for name, _ in groupby(self._names()[: count - 1])]
        if self._packed or sum(sizes) != count - 1:
            return [min(CARD + GAP, room / max(count - 1, 1))] * (count - 1)
        gap = CAPTION_GAP * self.theme.u
        least = [(self.theme.measure("block", 14, name)[0] + gap) / self.theme.u / size
                 for name, size in zip(names, sizes, strict=True)]  # fmt: skip
        if least and self._names()[count - 2 :][:1] == self._names()[count - 1 : count]:
            least[-1] = 0.0  # the last caption reaches over the last draw
        fixed: dict[int, float] = {}
        while True:
            free = sum(size for group, size in enumerate(sizes) if group not in fixed)
            even = min(CARD + GAP, (room - sum(sizes[group] * step for group, step in fixed.items())) / max(free, 1))
            tight = {group: step for group, step in enumerate(least) if group not in fixed and step > even}
            if not tight:
                return [fixed.get(group, even) for group, size in enumerate(sizes) for _ in range(size)]
            fixed |= tight

    def _names(self) -> list[str]:
        """Returns what each draw is for; of those for a loose ball the club that draws, or that it came to a tie."""
        named = [CAPTIONS.get(purpose, purpose) for purpose in self.shown.table_state.purposes]
        fetched = [place for place, purpose in enumerate(self.shown.table_state.purposes) if purpose == "recovery"]
        seats = self.shown.story.fetches.seats[-len(fetched) :] if fetched else ()
        ties = max((place + 1 for place, seat in enumerate(seats) if seat is None), default=0)
        for i, (place, seat) in enumerate(zip(fetched, seats, strict=False)):
            named[place] = TIE if i < ties or seat is None else self.shown.names[seat]
        return named

    def paint(self, surface: pygame.Surface) -> None:
        for box, words in self.captions():
            blit_at(surface, self.theme.text("block", 14, words, "firstDown"), midleft=box.midleft)

    def rows(self) -> pygame.Rect:
        """Returns where the meter and the last play in words stand, right of the draws."""
        theme, area = self.theme, self.rect.copy()
        area.left += theme.px(LEFT + DRAWS + 18)
        area.top += theme.px(6)
        return pygame.Rect(area.topleft, (self.rect.right - theme.px(14) - area.left, self.rect.bottom - area.top))

    def beside(self) -> pygame.Rect:
        """Returns what is left of the foot right of the draws and what they are for."""
        taken = [self.rect.left + self.space.px(LEFT)]
        taken += [round(place.x + place.width / 2) for place in self.places(len(self.shown.table_state.purposes))]
        taken += [box.right for box, _ in self.captions()]
        left = max(taken) + self.space.px(2 * GAP)
        return pygame.Rect(left, self.rect.top, self.rect.right - left, self.rect.h)

    def captions(self) -> list[tuple[pygame.Rect, str]]:
        """Returns what each draw is for, over the first of several that are for the same, or beside it, and where.

        Of draws that lie over each other the last one alone is told, which lies on top.
        """
        theme, draws = self.theme, self.shown.table_state.purposes
        places = self.places(len(draws))
        names = self._names()
        firsts = [i for i, words in enumerate(names) if not i or names[i - 1] != words]
        firsts = firsts[-1:] if self._packed and len(draws) > 2 else firsts
        lefts = [round(places[i].x - places[i].width / 2) for i in firsts]
        wides = [theme.measure("block", 14, names[i])[0] for i in firsts]
        low, high = self.rect.left + theme.px(LEFT / 2), self.rows().left - theme.px(GAP)
        found = side_by_side(lefts, wides, theme.px(CAPTION_GAP), low, high)
        top, line = self.rect.top + theme.px(1), theme.px(CAPTION)
        return [(pygame.Rect(left, top, wide, line), names[i])
                for i, left, wide in zip(firsts, found, wides, strict=True)]  # fmt: skip
