"""Where a bubble about something on the table may be, and what it must not cover."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes.table.hud.panels import Around, Strip
from scenes.table.stage.layout import Layout

EDGE = 16.0
"""Units by which a bubble's area is narrower than table or window, so that its frame is seen."""


def whereabouts(
    space: Layout,
    source: pygame.Rect,
    seen: Around,
    prompt: pygame.Rect,
    strips: Sequence[Strip],
    *,
    off_hand: bool,
) -> tuple[pygame.Rect, Around]:
    """Returns the area of a bubble about ``source`` and what it must or should not cover, with prompt and strips.

    ``seen`` is what lies around on the table. A bubble that must stay ``off_hand`` rather covers the log than a
    card there.
    """
    edge, on_table = -space.px(EDGE), source.centerx < space.table.right
    in_header = space.score_bug.contains(source)
    beside_log = on_table and (in_header or not off_hand)
    area = (space.table.union(space.hand) if beside_log else space.window).inflate(edge, edge)
    if in_header:  # below its mark, or nobody sees what it explains
        return area, Around([space.score_bug, prompt])
    cards = [rect for rect in seen.yielding if space.hand.collidepoint(rect.center)]
    kept = [*seen.kept, prompt, *(strip.rect for strip in strips), *(cards if off_hand else [])]
    return area, Around(kept, seen.yielding)
