"""The mascots' moods: how each club's mascot reacts to public events."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from game.contract import DriveEnd, Event
from game.events import DriveEnded, Flag, MatchEnded, PeriodBegan, Scored
from scenes.ui.clubs import face
from scenes.ui.theme import Theme

CALM, GRIN, SULK, SHOCKED = "calm", "grin", "sulk", "shocked"
THINKS = ("think_left", "think_right")
MOOD_SECONDS = {GRIN: 2.8, SULK: 2.8, SHOCKED: 1.6}
"""Seconds that a mood stays."""
MOOD_BEFORE_THINKING = 1.2
"""Seconds after which the thinking face replaces a mood."""
HOP_SECONDS, HOP_HEIGHT, SINK_DEPTH = 0.32, 5.0, 3.0
"""Seconds of a hop, units that a glad or shocked face hops, and units that a sulking face sinks."""
SHOCKING_ENDS = (DriveEnd.WIPED, DriveEnd.FUMBLE, DriveEnd.INTERCEPTION, DriveEnd.STOPPED)
"""Ends of a drive that shock its side."""
DISAPPOINTING_ENDS = (DriveEnd.DOWNS, DriveEnd.MISSED_FIELD_GOAL)


def moods(event: Event, seats: int) -> Sequence[str | None]:
    """Returns each seat's mood after an event, or None to keep the last one."""
    if isinstance(event, PeriodBegan):
        return [CALM] * seats
    if isinstance(event, MatchEnded):
        won = event.result.winners
        return [CALM if len(won) == seats else GRIN if seat in won else SULK for seat in range(seats)]
    if isinstance(event, Scored):
        return [GRIN if seat == event.seat else SULK for seat in range(seats)]
    if isinstance(event, DriveEnded) and event.how in (*SHOCKING_ENDS, *DISAPPOINTING_ENDS):
        hit = SHOCKED if event.how in SHOCKING_ENDS else SULK
        return [hit if seat == event.seat else GRIN for seat in range(seats)]
    if isinstance(event, Flag):
        return [SULK if seat == event.seat else None for seat in range(seats)]
    return [None] * seats


class Mascot:
    """A mascot's face: its mood, and whether it thinks."""

    def __init__(self) -> None:
        self.name = ""
        """The team's name."""
        self.thinking = 0
        """Number of dots of the thinking mark, 1 to 3; 0 if not thinking."""
        self.still = False
        """Whether it changes without moving."""
        self._mood, self._age, self._lasts = CALM, math.inf, 0.0

    def feel(self, mood: str, *, for_good: bool = False) -> None:
        """Sets a mood. With ``for_good`` it stays."""
        self._mood, self._age = mood, 0.0
        self._lasts = math.inf if for_good else MOOD_SECONDS.get(mood, 0.0)

    def forget(self) -> None:
        """Returns to calm."""
        self._mood, self._age, self._lasts = CALM, math.inf, 0.0

    def update(self, dt: float) -> None:
        """Moves on by ``dt`` seconds. Shock turns into sulking."""
        self._age += dt
        if self._age >= self._lasts:
            self.feel(SULK) if self._mood == SHOCKED else self.forget()

    @property
    def mood(self) -> str:
        """The name of the visible face."""
        if self.thinking and (self._mood == CALM or self._age >= MOOD_BEFORE_THINKING):
            return THINKS[self.thinking % len(THINKS)]
        return self._mood

    @property
    def moving(self) -> bool:
        """Whether it is hopping or sinking."""
        return not self.still and self._age < HOP_SECONDS

    @property
    def rise(self) -> float:
        """Height above its place, in units."""
        if not self.moving:
            return 0.0
        wave = math.sin(math.pi * self._age / HOP_SECONDS)
        return {GRIN: HOP_HEIGHT, SHOCKED: HOP_HEIGHT, SULK: -SINK_DEPTH}.get(self._mood, 0.0) * wave

    def render_key(self) -> Hashable:
        """Returns a value that changes whenever it must be repainted."""
        return self.name, self.mood, round(self.rise * 2)

    def paint(self, surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
        """Draws it in the middle of a rect, clipped to it."""
        picture = face(theme, self.name, self.mood, min(rect.size))
        place = picture.get_rect(center=rect.center).move(0, -round(theme.u * self.rise))
        before = surface.get_clip()
        surface.set_clip(rect.clip(before))
        surface.blit(picture, place)
        surface.set_clip(before)
