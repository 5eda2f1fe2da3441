"""Six seconds of a game without a sound: three of its cards are played, and then its goal is told."""

from __future__ import annotations

import pygame

from game.variants import find_rules
from scenes.table.games import game_table
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import HAND
from scenes.ui.shapes import paint_plate
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

LASTS = 6.0
"""Seconds from the first card to the emblem."""
BETWEEN, TRAVEL, FLIP = 1.25, 0.45, 0.3
"""Seconds between two cards, and of a card's way and turn."""
GOAL_FROM = 4.1
"""Seconds after which the goal is told."""


class Demo:
    """Plays once each time when it is begun."""

    def __init__(self, name: str) -> None:
        """``name`` is the variant's; it must have a table."""
        self._name = name
        self._time = LASTS
        self._faces: Faces | None = None
        self._generation = -1

    @property
    def running(self) -> bool:
        """Whether it can be seen."""
        return self._time < LASTS

    def begin(self) -> None:
        """Plays it from its first card."""
        self._time = 0.0

    def end(self) -> None:
        """Shows the emblem again."""
        self._time = LASTS

    def advance(self, dt: float) -> None:
        """A step of ``dt`` seconds."""
        self._time = min(LASTS, self._time + dt)

    def draw(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect, still: bool) -> None:
        """Paints what is seen now into ``place``; ``still`` shows no travel."""
        kind, rules = game_table(self._name), find_rules(self._name)
        if self._faces is None or self._generation != theme.generation:
            self._faces, self._generation = Faces(theme, kind.back, kind.paint_face, alike=kind.alike), theme.generation
        before = surface.get_clip()
        surface.set_clip(place.clip(before))
        wide = min(round(place.w * 0.55), round(place.h * HAND.w / HAND.h))
        for number, code in enumerate(kind.demo):
            passed = self._time - number * BETWEEN
            if passed < 0:
                continue
            end = place.x + wide // 2 + round((place.w - wide) * number / max(len(kind.demo) - 1, 1))
            turn = 1.0 if still else min(max((passed - TRAVEL) / FLIP, 0.0), 1.0)
            card = rules.cards[code] if turn >= 0.5 else None
            picture = self._faces.picture(card, wide, squeeze=max(abs(2 * turn - 1), 0.06))
            left = 0.0 if still else max(0.0, 1 - passed / TRAVEL) ** 3
            center = (round(end + left * (place.right + wide - end)), place.centery)
            surface.blit(picture, picture.get_rect(center=center))
        if self._time >= GOAL_FROM:
            self._paint_goal(surface, theme, place, rules.words.GOAL)
        surface.set_clip(before)

    def _paint_goal(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect, goal: str) -> None:
        """The goal on a plate over the feet of the cards, with a line to each half of it where it needs two."""
        plate = pygame.Rect(place.x, 0, place.w, 2 * theme.line_height("text", 16) + theme.px(8))
        plate.bottom = place.bottom
        paint_plate(surface, theme, plate, "ink900", border=self._name, line=2, cut=8)
        room = plate.inflate(-theme.px(14), -theme.px(4))
        text = goal if len(theme.wrap("text", 16, goal, room.w, True)) == 1 else goal.replace(": ", ":\n")
        count, step = len(theme.wrap("text", 16, text, room.w, True)), theme.px(8)
        while room.w > step and len(theme.wrap("text", 16, text, room.w - step, True)) == count:
            room.inflate_ip(-step, 0)  # lines of about the same length
        paint_text(surface, theme, room, text, size=16, bold=True, align="center", lines=2)
