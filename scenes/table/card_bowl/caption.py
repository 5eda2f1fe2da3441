"""What stands on the empty film: which kick or try is going on, and how the last play ended."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from scenes.table.card_bowl.ruling import Ruling
from scenes.table.card_bowl.standing import Standing
from scenes.table.stage import Thing
from scenes.ui.shapes import paint_plate
from scenes.ui.text import elided
from scenes.ui.theme import Theme

TITLES = {
    "kickoff": "Kickoff",
    "free_kick": "Free kick",
    "punt": "Punt",
    "field_goal": "Field goal try",
    "extra_point": "Extra point",
    "spike": "Spike",
    "kneel": "Kneel",
    "scrimmage": "Huddle",
    "": "Card Bowl",
}
PITCH = "Eleven cards a side: the stronger ones gain the yards."
"""What the game is, before its first kick."""


class Caption(Thing):
    """A plate in the middle of the field while nobody stands on it."""

    layer = 7.0

    def __init__(self, theme: Theme, standing: Standing, ruling: Ruling) -> None:
        """``ruling`` lies over it, and takes its place while a flag is answered."""
        self.theme, self.standing, self.ruling = theme, standing, ruling
        self.rect = pygame.Rect(0, 0, 0, 0)

    def look(self) -> Hashable:
        standing = self.standing
        if standing.slots or self.ruling.results:
            return None
        return standing.kind, standing.said, standing.down, standing.note, tuple(standing.names)

    def bounds(self) -> pygame.Rect:
        return self.rect

    def paint(self, surface: pygame.Surface) -> None:
        theme, box, standing = self.theme, self.rect, self.standing
        paint_plate(surface, theme, box, "ink900", border="card_bowl", line=2, cut=16)
        head = theme.text("block", 40, TITLES.get(standing.kind, "Card Bowl"), "chalk50")
        surface.blit(head, head.get_rect(center=(box.centerx, box.top + theme.px(46))))
        y = box.top + theme.px(90)
        first = standing.down if standing.kind == "scrimmage" else standing.note
        said = standing.said
        if not standing.kind:
            first, said = " against ".join(standing.names), PITCH
        for words, color in ((first, "firstDown"), (said, "chalk50")):
            if words:
                room = box.w - theme.px(40)
                size = theme.fit("text", 20, words, room)
                text = theme.text("text", size, elided(theme, "text", size, words, room), color)
                surface.blit(text, text.get_rect(center=(box.centerx, y)))
                y += theme.px(30)
