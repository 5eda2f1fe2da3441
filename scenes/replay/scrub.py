"""The scrub bar: a whole match from left to right, and the place that is shown."""

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
"""Units that the drives are high, and the signs of scores and turnovers."""
LINE = 34.0
"""Units that the line of chances is high."""
FAR = 0.1
"""The share of the match that Page up and Page down go."""
KEYS: dict[int, Callable[[int, int], int]] = {
    pygame.K_HOME: lambda place, length: 0,
    pygame.K_END: lambda place, length: length,
    pygame.K_PAGEUP: lambda place, length: place - max(1, round(length * FAR)),
    pygame.K_PAGEDOWN: lambda place, length: place + max(1, round(length * FAR)),
}
"""Where keys lead that mean the same in every long list, from a place in a match of a length."""


class Scrub(Widget):
    """A press, a drag and the arrows go to a place; drives lie on it, scores and turnovers at them.

    Over the drives runs the chance to win, in a match that has one: home's grows to the top.
    """

    focusable = True

    def __init__(self, timeline: Timeline, place: Callable[[], int], go: Callable[[int], object]) -> None:
        """``place`` tells how many acts come before what is shown, and ``go`` shows another place."""
        super().__init__("Place in the match", zone="bar")
        self.timeline, self._place, self._go = timeline, place, go

    def track(self, theme: Theme) -> pygame.Rect:
        """Where the match lies, in window pixels."""
        words = theme.measure("mono", 16, self._words(self.timeline.length))[0] + theme.px(24)
        box = pygame.Rect(self.rect.left + theme.px(16), 0, self.rect.width - theme.px(24) - words, theme.px(DRIVES))
        box.centery = self.rect.centery
        if self.timeline.chances is not None:
            box.bottom = self.rect.bottom - theme.px(3)
        self._track = box
        return box

    _track = pygame.Rect(0, 0, 1, 1)

    def _words(self, place: int) -> str:
        return f"Act {place} of {self.timeline.length}"

    def spot(self, place: int) -> int:
        """The column of a place, in window pixels."""
        return self._track.left + round(self._track.width * place / max(self.timeline.length, 1))

    def tooltip_at(self, theme: Theme, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        """What lies under a point of the bar, told there."""
        column = pygame.Rect(position[0], self.rect.top, 1, self.rect.height)
        acts = self.timeline.length / max(self._track.width, 1)
        inside = self._track.left <= position[0] <= self._track.right
        told = self.timeline.tells(self._at(position), round(column.height / 8 * acts)) if inside else ""
        return told, column

    def grab(self, position: tuple[int, int]) -> None:
        self._follow(position)

    def drag(self, position: tuple[int, int]) -> None:
        self._follow(position)

    def drop(self, position: tuple[int, int]) -> None:
        """The pointer went up; the place is where it is."""

    def _at(self, position: tuple[int, int]) -> int:
        """The place at a point, the nearest one where it is beside the match."""
        share = (position[0] - self._track.left) / max(self._track.width, 1)
        return round(min(max(share, 0.0), 1.0) * self.timeline.length)

    def _follow(self, position: tuple[int, int]) -> None:
        place = self._at(position)
        if place != self._place():
            self._go(place)

    def adjust(self, step: int) -> bool:
        """An act on or back."""
        self._go(self._place() + step)
        return True

    def key(self, event: pygame.Event) -> bool:
        """The keys that go far."""
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
        """Where the line of chances runs, in window pixels."""
        track, high = self._track, theme.px(LINE)
        return pygame.Rect(track.left, track.top - theme.px(1) - high, track.width, high)

    def _draw_chances(self, surface: pygame.Surface, theme: Theme) -> None:
        chances = self.timeline.chances
        if chances is not None:
            paint_chances(surface, theme, self._field(theme), chances, [*map(self.spot, range(len(chances)))])

    def _draw_scores(self, surface: pygame.Surface, theme: Theme, track: pygame.Rect) -> None:
        side = theme.px(MARK)
        for score in self.timeline.scores:
            picture = sign(theme, "star", side, team_color(score.event.seat))
            top = track.top - side
            if (chances := self.timeline.chances) is not None:
                field = self._field(theme)
                top = row(field, chances[score.act][score.event.seat if len(chances[0]) > 2 else 0])
                top = min(max(top - side // 2, field.top), field.bottom - side)
            surface.blit(picture, (self.spot(score.act) - side // 2, top))

    def _draw_mistakes(self, surface: pygame.Surface, theme: Theme) -> None:
        """The mistakes that a review has found, on the line."""
        chances, field = self.timeline.chances, self._field(theme)
        if chances is None:
            return
        for found in self.timeline.mistakes:
            paint_mistake(surface, theme, (self.spot(found.place), row(field, chances[found.place][0])))
