"""The scrub bar of a replay: the whole match from left to right, with the current place."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.replay.timeline import Timeline
from scenes.ui.boxes import box_at
from scenes.ui.chances import paint_chances, paint_mistake, row
from scenes.ui.shapes import paint_plate, sign
from scenes.ui.team import paint_team, team_color
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme
from scenes.ui.widget import Widget

DRIVES, MARK = 10.0, 14.0
"""Heights of the drives, and of the signs of scores and turnovers, in units."""
LINE = 34.0
"""Height of the line of chances in units."""
PAGE = 0.1
"""Fraction of the match by which Page Up and Page Down move."""
KEYS: dict[int, Callable[[int, int], int]] = {
    pygame.K_HOME: lambda place, length: 0,
    pygame.K_END: lambda place, length: length,
    pygame.K_PAGEUP: lambda place, length: place - max(1, round(length * PAGE)),
    pygame.K_PAGEDOWN: lambda place, length: place + max(1, round(length * PAGE)),
}
"""For each key, a function from the current place and the length of the match to the new place."""


class Scrub(Widget):
    """Goes to a place by click, drag or keys. Shows drives, scores and turnovers.

    Above the drives it shows the chance to win if that is known; home's grows upwards.
    """

    focusable = True

    def __init__(
        self,
        timeline: Timeline,
        place: Callable[[], int],
        go: Callable[[int], object],
        show: Callable[[int], object],
    ) -> None:
        """``place`` returns the current place as a number of acts before it.

        ``go`` shows another place; ``show`` plays an act.
        """
        super().__init__("Place in the match", zone="bar")
        self.timeline, self._place, self._go, self._show = timeline, place, go, show
        self._stars: list[tuple[pygame.Rect, int]] = []
        """The drawn stars, and the acts in which the scores were made."""

    def track(self, theme: Theme) -> pygame.Rect:
        """Returns the area of the drives in window pixels."""
        words = theme.measure("mono", 16, self._words(self.timeline.length))[0] + theme.px(24)
        box = pygame.Rect(self.rect.left + theme.px(16), 0, self.rect.width - theme.px(24) - words, theme.px(DRIVES))
        box.centery = self.rect.centery
        if self.timeline.chances is not None:
            box.bottom = self.rect.bottom - theme.px(3)
        self._track = box
        return box

    _track = pygame.Rect(0, 0, 1, 1)

    def _words(self, place: int) -> str:
        return f"Action {place} of {self.timeline.length}"

    def spot(self, place: int) -> int:
        """Returns the x of a place in window pixels."""
        return self._track.left + round(self._track.width * place / max(self.timeline.length, 1))

    def tooltip_at(self, theme: Theme, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        """Returns the text about the place under the pointer."""
        column = pygame.Rect(position[0], self.rect.top, 1, self.rect.height)
        acts = self.timeline.length / max(self._track.width, 1)
        inside = self._track.left <= position[0] <= self._track.right
        text = self.timeline.text_at(self._at(position), round(column.height / 8 * acts)) if inside else ""
        return text, column

    def grab(self, position: tuple[int, int]) -> None:
        """Goes to a place, or shows how a score was made if its star was pressed."""
        scored = next((act for box, act in reversed(self._stars) if box.collidepoint(position)), None)
        if scored is None:
            self._follow(position)
        else:
            self._show(scored)

    def drag(self, position: tuple[int, int]) -> None:
        self._follow(position)

    def drop(self, position: tuple[int, int]) -> None:
        """Does nothing, because the place was already set by ``drag``."""

    def _at(self, position: tuple[int, int]) -> int:
        """Returns the place nearest to a point."""
        share = (position[0] - self._track.left) / max(self._track.width, 1)
        return round(min(max(share, 0.0), 1.0) * self.timeline.length)

    def _follow(self, position: tuple[int, int]) -> None:
        place = self._at(position)
        if place != self._place():
            self._go(place)

    def adjust(self, step: int) -> bool:
        """Goes one act forward or back."""
        self._go(self._place() + step)
        return True

    def key(self, event: pygame.Event) -> bool:
        """Handles Home, End, Page Up and Page Down."""
        leads = KEYS.get(event.key) if event.type == pygame.KEYDOWN else None
        if leads is not None:
            self._go(leads(self._place(), self.timeline.length))
        return leads is not None

    def draw(self, surface: pygame.Surface, theme: Theme) -> None:
        track, place = self.track(theme), self._place()
        surface.fill(theme.color("ink700"), track)
        self._draw_drives(surface, theme, track)
        self._draw_chances(surface, theme)
        for began in self.timeline.periods:
            line = pygame.Rect(self.spot(began), track.top - theme.px(4), theme.px(2), track.h + theme.px(8))
            surface.fill(theme.color("chalk300"), line)
        self._draw_scores(surface, theme, track)
        self._draw_mistakes(surface, theme)
        knob = box_at(theme.px(8), theme.px(36), center=(self.spot(place), self.rect.centery))
        paint_plate(surface, theme, knob, "chalk50", border="ink900", cut=3)
        room = pygame.Rect(track.right + theme.px(12), self.rect.top, self.rect.right - track.right, self.rect.height)
        paint_text(surface, theme, room, self._words(place), face="mono", size=16, color="chalk300")

    def _draw_drives(self, surface: pygame.Surface, theme: Theme, track: pygame.Rect) -> None:
        for drive, first, last in self.timeline.drives:
            left, right = self.spot(first), self.spot(last)
            box = pygame.Rect(left, track.top, max(right - left - theme.px(1), 1), track.height)
            paint_team(surface, theme, box, drive.seat, cut=0)
        for possession in self.timeline.drives:
            if possession.turned_over:
                side = theme.px(MARK)
                top = track.bottom if self.timeline.chances is None else track.centery - side // 2
                surface.blit(sign(theme, "cross", side, "loss"), (self.spot(possession.last) - side // 2, top))

    def _field(self, theme: Theme) -> pygame.Rect:
        """Returns the area of the line of chances in window pixels."""
        track, high = self._track, theme.px(LINE)
        return pygame.Rect(track.left, track.top - theme.px(1) - high, track.width, high)

    def _draw_chances(self, surface: pygame.Surface, theme: Theme) -> None:
        chances = self.timeline.chances
        if chances is not None:
            paint_chances(surface, theme, self._field(theme), chances, [*map(self.spot, range(len(chances)))])

    def _draw_scores(self, surface: pygame.Surface, theme: Theme, track: pygame.Rect) -> None:
        side, self._stars = theme.px(MARK), []
        for score in self.timeline.scores:
            picture = sign(theme, "star", side, team_color(score.event.seat))
            top = track.top - side
            if (chances := self.timeline.chances) is not None:
                field = self._field(theme)
                top = row(field, chances[score.act][score.event.seat if len(chances[0]) > 2 else 0])
                top = min(max(top - side // 2, field.top), field.bottom - side)
            box = pygame.Rect(self.spot(score.act) - side // 2, top, side, side)
            self._stars.append((box, score.act))
            surface.blit(picture, box)

    def _draw_mistakes(self, surface: pygame.Surface, theme: Theme) -> None:
        """Draws the mistakes that a review has found, on the line of chances."""
        chances, field = self.timeline.chances, self._field(theme)
        if chances is None:
            return
        for found in self.timeline.mistakes:
            paint_mistake(surface, theme, (self.spot(found.place), row(field, chances[found.place][0])))
