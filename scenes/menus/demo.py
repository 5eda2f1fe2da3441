"""The silent demo in a game's box: three cards are played, then the goal of the game is shown."""

from __future__ import annotations

import pygame

from game.variants import find_rules
from scenes.table.games import game_table
from scenes.table.stage.faces import Faces
from scenes.table.stage.layout import HAND
from scenes.ui.shapes import paint_plate
from scenes.ui.text import paint_text
from scenes.ui.theme import Theme

DURATION = 6.0
"""Seconds from the first card until the emblem is shown again."""
CARD_INTERVAL, TRAVEL, FLIP = 1.25, 0.45, 0.3
"""Seconds from one card to the next, and seconds that a card travels and flips."""
EDGE = 4.0
"""Units kept free around the cards, so that no edge or shadow is cut."""
GOAL_FROM = 4.1
"""Seconds until the goal is shown."""


class Demo:
    """Plays once after each ``begin``: the cards come from a deck at the right, so that none is cut by the edge."""

    def __init__(self, name: str) -> None:
        """``name`` is the name of a variant that has a table."""
        self._name = name
        self._time = DURATION
        self._faces: Faces | None = None
        self._generation = -1

    @property
    def running(self) -> bool:
        """Whether the demo is shown now."""
        return self._time < DURATION

    def begin(self) -> None:
        """Plays from the first card."""
        self._time = 0.0

    def end(self) -> None:
        """Stops, so that the emblem is shown again."""
        self._time = DURATION

    def advance(self, dt: float) -> None:
        """Moves on by ``dt`` seconds."""
        self._time = min(DURATION, self._time + dt)

    def draw(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect, still: bool) -> None:
        """Paints the current moment into ``place``. With ``still``, cards appear without travel or flip."""
        kind, rules = game_table(self._name), find_rules(self._name)
        if self._faces is None or self._generation != theme.generation:
            self._faces, self._generation = Faces(theme, kind.back, kind.paint_face, alike=kind.alike), theme.generation
        before = surface.get_clip()
        surface.set_clip(place.clip(before))
        edge = theme.px(EDGE)
        card_width = min(round(place.w * 0.55), round(place.h * HAND.w / HAND.h) - 2 * edge)
        room, deck = place.w - card_width - 2 * edge, place.right - edge - card_width // 2
        back = self._faces.picture(None, card_width)
        surface.blit(back, back.get_rect(center=(deck, place.centery)))
        for number, code in enumerate(kind.demo):
            passed = self._time - number * CARD_INTERVAL
            if passed < 0:
                continue
            end = place.x + edge + card_width // 2 + round(room * number / max(len(kind.demo) - 1, 1))
            turn = 1.0 if still else min(max((passed - TRAVEL) / FLIP, 0.0), 1.0)
            card = rules.cards[code] if turn >= 0.5 else None
            picture = self._faces.picture(card, card_width, squeeze=max(abs(2 * turn - 1), 0.06))
            left = 0.0 if still else max(0.0, 1 - passed / TRAVEL) ** 3
            center = (round(end + left * (deck - end)), place.centery)
            surface.blit(picture, picture.get_rect(center=center))
        if self._time >= GOAL_FROM:
            self._paint_goal(surface, theme, place, rules.words.GOAL)
        surface.set_clip(before)

    def _paint_goal(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect, goal: str) -> None:
        """Paints the goal on a plate over the lower edge of the cards, in one line or two of similar length."""
        plate = pygame.Rect(place.x, 0, place.w, 2 * theme.line_height("text", 16) + theme.px(8))
        plate.bottom = place.bottom
        paint_plate(surface, theme, plate, "ink900", border=self._name, line=2, cut=8)
        room = plate.inflate(-theme.px(14), -theme.px(4))
        text = goal if len(theme.wrap("text", 16, goal, room.w, True)) == 1 else goal.replace(": ", ":\n")
        count, step = len(theme.wrap("text", 16, text, room.w, True)), theme.px(8)
        while room.w > step and len(theme.wrap("text", 16, text, room.w - step, True)) == count:
            room.inflate_ip(-step, 0)  # the narrowest room with as many lines makes them similarly long
        paint_text(surface, theme, room, text, size=16, bold=True, align="center", lines=2)
