"""The pictures of the clubs by the name of a team: crest and faces, and a helmet for a team with a name of its own."""

from __future__ import annotations

import pygame

from scenes.ui.theme import Theme

CRESTS = ("gulls", "foxes", "elk", "owls", "lynx", "herons")
OTHERS = "others"
"""Who has a name of their own."""


def club_of(name: str) -> str:
    """Whose pictures a team of this name has.

    >>> club_of("Harbor Gulls"), club_of("gulls"), club_of("Coach Z")
    ('gulls', 'gulls', 'others')
    """
    last = name.rpartition(" ")[2].casefold()
    return last if last in CRESTS else OTHERS


def crest(theme: Theme, name: str, side: int) -> pygame.Surface:
    """The crest of a team, ``side`` pixels high and wide; callers share it."""
    return theme.svg(f"crest/{club_of(name)}", (side, side))


def face(theme: Theme, name: str, mood: str, side: int) -> pygame.Surface:
    """The face of a team's mascot in a mood, ``side`` pixels high and wide; callers share it."""
    return theme.svg(f"face/{club_of(name)}_{mood}", (side, side))


def paint_crest(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, name: str) -> None:
    """Draws the crest of a team in the middle of a place, as large as it fits."""
    picture = crest(theme, name, min(rect.size))
    surface.blit(picture, picture.get_rect(center=rect.center))
