"""Crests and mascots, found by the name of a team."""

from __future__ import annotations

import pygame

from scenes.ui.theme import Theme

CRESTS = ("gulls", "foxes", "elk", "owls", "lynx", "herons")
OTHERS = "others"
"""Picture name for teams with a name of their own: a helmet."""


def club_of(name: str) -> str:
    """Returns the picture name for a team's name.

    >>> club_of("Harbor Gulls"), club_of("gulls"), club_of("Coach Z")
    ('gulls', 'gulls', 'others')
    """
    last = name.rpartition(" ")[2].casefold()
    return last if last in CRESTS else OTHERS


def crest(theme: Theme, name: str, side: int) -> pygame.Surface:
    """Returns a team's crest, ``side`` pixels square. Callers share it."""
    return theme.svg(f"crest/{club_of(name)}", (side, side))


def face(theme: Theme, name: str, mood: str, side: int) -> pygame.Surface:
    """Returns the face of a team's mascot in a mood, ``side`` pixels square. Callers share it."""
    return theme.svg(f"face/{club_of(name)}_{mood}", (side, side))


def paint_crest(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, name: str) -> None:
    """Draws a team's crest in the middle of a rect, as large as possible."""
    picture = crest(theme, name, min(rect.size))
    surface.blit(picture, picture.get_rect(center=rect.center))
