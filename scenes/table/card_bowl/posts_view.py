"""A kick at the posts, seen from behind the kicker: every card lifts the ball, and over the bar it is good."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import accumulate

import pygame

from game.variants.card_bowl.events import PlayEnded
from game.variants.card_bowl.names import yards
from scenes.table.card_bowl.shown import FilmItem, ShownTable
from scenes.table.card_bowl.wide_field import AT_THE_POSTS
from scenes.table.stage.layout import side_by_side
from scenes.ui.boxes import blit_at
from scenes.ui.shapes import paint_plate
from scenes.ui.team import team_color
from scenes.ui.theme import ColorName, Theme

HORIZON, BAR, TOP = 0.56, 0.4, 0.05
"""Heights of the horizon, the bar and the top of the posts, as fractions of the view's height from its top."""
FOOT, HALF_BAR, PAINTED = 34.0, 118.0, 0.2
"""Distance from the lower edge to the kicker, half width of the bar, both in units; fraction of the grass that is end
zone."""
BALLS = ((96.0, 64.0), (78.0, 52.0), (63.0, 42.0), (51.0, 34.0), (42.0, 28.0))
"""Sizes of the ball on its way from the foot to the posts, in units."""
MOST = 1.5
"""Largest height of the ball over the bar, as a multiple of the way from the foot to the bar."""
RUNG, CHIP = 70.0, 17.0
"""Distance from the middle to the number of a card, and its type size, in units."""
NAMES, NAME_WIDE = (0.19, 0.81), 0.28
"""Places of the club's name in its end zone, and its greatest width, as fractions of the width."""
YARD_LINES = (0.0, 0.1, 0.22, 0.36, 0.54, 0.76)
"""Places of the lines across the grass, as fractions of the way from the posts to the kicker."""


class PostsView(FilmItem):
    """Grass, posts and ball of a kick at the posts, shown until the next play begins."""

    layer = 6.0

    def __init__(self, theme: Theme, shown: ShownTable) -> None:
        super().__init__(theme, shown)
        self.risen = 0.0
        """Yards by which the cards have lifted the ball, as it is drawn."""
        self.fallen = 0.0
        """Progress of a missed kick's fall, 0 to 1."""
        self._ground: tuple[Hashable, pygame.Surface] | None = None

    @property
    def good(self) -> bool | None:
        """Whether the kick was good; None while it goes on."""
        said = self.shown.story.said
        return said.how == "good" if isinstance(said, PlayEnded) and said.play in AT_THE_POSTS else None

    def render_key(self) -> Hashable:
        play = self.shown.table_state.play
        if play.kind not in AT_THE_POSTS:
            return None
        return round(self.risen, 1), round(self.fallen, 2), self.shown.story.aim, self.good, play.offense, play.kind

    def settle(self) -> None:
        """Shows the ball where it is."""
        drawn, _ = self.shown.story.aim or (0, 1)
        self.risen, self.fallen = float(drawn), float(self.good is False)

    @property
    def added_up(self) -> str:
        """Yards of the kick as far as the ball has risen, and the yards needed; empty before its first card."""
        aim = self.shown.story.aim
        return "" if aim is None else f"{yards(round(self.risen))}, {aim[1]} needed"

    # Where things are

    def y(self, share: float) -> int:
        """Returns a height on the film, as a share from its top."""
        return self.rect.top + round(self.rect.h * share)

    def up(self, distance: float) -> tuple[int, int]:
        """Returns where the ball is after so many yards, in pixels."""
        return self.rect.centerx, round(self._foot + (self.y(BAR) - self._foot) * self.share(distance))

    def share(self, distance: float) -> float:
        """Returns how far on its way to the bar the ball is after so many yards."""
        return min(distance / max((self.shown.story.aim or (0, 1))[1], 1), MOST)

    @property
    def _foot(self) -> int:
        return self.rect.bottom - self.theme.px(FOOT)

    def ball(self) -> tuple[int, int]:
        """Returns where the ball is drawn: on its way up, or come down on the grass before the posts."""
        x, high = self.up(self.risen)
        grass = self._foot + (self.y(HORIZON) - self._foot) * min(self.share(self.risen), 1.0)
        return x, round(high + (grass - high) * self.fallen)

    @property
    def kick_area(self) -> pygame.Rect:
        """The area of the posts, of the ball on its way, and of the numbers of its cards."""
        half = self.theme.px(HALF_BAR + RUNG)
        return pygame.Rect(self.rect.centerx - half, self.rect.top, 2 * half, self.rect.h)

    def rungs(self) -> list[tuple[tuple[int, int], int]]:
        """Returns the middle of the number of each card, beside the height to which it has lifted the ball.

        They are left and right by turns, and none lies over another. The ball has reached all of these heights.
        """
        flown = [leg.by for leg in self.shown.story.legs if leg.way == "air"]
        totals = list(accumulate(flown))
        worth = [by for by, total in zip(flown, totals, strict=True) if total <= round(self.risen)]
        heights = [self.up(total)[1] for total in totals[: len(worth)]]
        high, gap = self.theme.line_height("block", CHIP), self.theme.px(5)
        found = []
        for first, side in ((0, -1), (1, 1)):
            falling = heights[first::2][::-1]
            apart = side_by_side(falling, [high] * len(falling), gap, self.rect.top + high, self.rect.bottom)[::-1]
            x = self.rect.centerx + side * self.theme.px(RUNG)
            found += [((x, y), by) for y, by in zip(apart, worth[first::2], strict=True)]
        return found

    # Painting

    def paint(self, surface: pygame.Surface) -> None:
        self._paint_ground(surface)
        color = "gain" if self.good else "chalk300" if self.good is False else "firstDown"
        self._paint_posts(surface, color)
        aim = self.shown.story.aim
        if aim is None:
            self._paint_ball(surface)
            return
        seat = self.shown.table_state.play.offense
        for center, by in self.rungs():
            edge = (self.rect.centerx, center[1])
            pygame.draw.line(surface, self.theme.color("ink900"), edge, center, self.theme.px(4))
            pygame.draw.line(surface, self.theme.color(team_color(seat)), edge, center, self.theme.px(2))
            self._paint_chip(surface, f"+{by}", center, team_color(seat), CHIP)
        bar = self.rect.centerx + self.theme.px(HALF_BAR + 74), self.y(BAR)
        self._paint_chip(surface, f"{aim[1]} yards", bar, color, CHIP)
        self._paint_ball(surface)

    def _paint_ground(self, surface: pygame.Surface) -> None:
        """Paints what does not move, once for each look."""
        state, box = self.shown.table_state, self.rect
        key = (tuple(box), state.play.offense, self.theme.high_contrast, tuple(self.shown.names))
        if self._ground is None or self._ground[0] != key:
            made = pygame.Surface(box.size).convert()
            self._paint_field(made, 1 - state.play.offense)
            self._ground = (key, made)
        surface.blit(self._ground[1], box)

    def _paint_field(self, made: pygame.Surface, seat: int) -> None:
        """Paints the dark stands, the narrowing grass, and the end zone before the posts."""
        theme, box, color = self.theme, made.get_rect(), self.theme.color
        horizon = round(box.h * HORIZON)
        made.fill(color("ink900"))
        if not theme.high_contrast:
            for row in range(9):
                for index in range(64):
                    spot = (index * 61 + row * 29) % 64 * box.w // 64, horizon - theme.px(10 + 17 * row)
                    made.fill(color("ink700"), (*spot, theme.px(6), theme.px(6)))
        made.fill(color("turfA"), (0, horizon, box.w, box.h - horizon))
        deep = box.h - horizon
        zone = pygame.Rect(0, horizon, box.w, round(deep * PAINTED))
        made.fill(color("ink900").lerp(color(team_color(seat)), 0.55), zone)
        words = self.shown.names[seat].upper()
        name = theme.text("block", theme.fit("block", 30, words, round(zone.w * NAME_WIDE)), words, "chalk50")
        for at in NAMES:  # clear of the numbers in the middle
            made.blit(name, name.get_rect(center=(round(zone.w * at), zone.centery)))
        made.fill(color("chalk50"), (0, zone.bottom, box.w, theme.px(3)))
        for share in YARD_LINES[1:]:
            y = zone.bottom + round((box.h - zone.bottom) * share)
            made.fill(color("chalkLine").lerp(color("turfA"), 0.4), (0, y, box.w, theme.px(1 + 2 * share)))
        for side in (-1, 1):
            near, far = (box.centerx + side * theme.px(150), box.h), (box.centerx + side * theme.px(36), zone.bottom)
            pygame.draw.line(made, color("chalkLine").lerp(color("turfA"), 0.5), near, far, theme.px(2))

    def _paint_posts(self, surface: pygame.Surface, name: ColorName) -> None:
        theme, color = self.theme, self.theme.color(name)
        x, bar, half, wide = self.rect.centerx, self.y(BAR), theme.px(HALF_BAR), theme.px(9)
        surface.fill(theme.color("ink900"), (x - wide, bar, 2 * wide, self.y(HORIZON) - bar))
        surface.fill(color, (x - wide + theme.px(2), bar, 2 * wide - theme.px(4), self.y(HORIZON) - bar))
        for left in (x - half, x + half - wide):
            surface.fill(color, (left, self.y(TOP), wide, bar - self.y(TOP)))
        surface.fill(color, (x - half, bar - wide // 2, 2 * half, wide))

    def _paint_chip(
        self, surface: pygame.Surface, words: str, center: tuple[int, int], color: ColorName, size: float
    ) -> None:
        theme = self.theme
        text = theme.text("block", size, words, "chalk50")
        plate = text.get_rect(center=center).inflate(theme.px(14), theme.px(2))
        paint_plate(surface, theme, plate, "ink900", border=color, line=2, cut=4)
        surface.blit(text, text.get_rect(center=plate.center))

    def _paint_ball(self, surface: pygame.Surface) -> None:
        share = min(max(self.share(self.risen), 0.0), 1.0)
        wide, high = BALLS[min(round(share * (len(BALLS) - 1)), len(BALLS) - 1)]
        blit_at(surface, self.theme.svg("ball", (self.theme.px(wide), self.theme.px(high))), center=self.ball())
