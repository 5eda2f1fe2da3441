"""The way of the ball in the diagram of each play, which it takes over the card of a play that stands."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.variants.football_war.cards import BY_CODE, PASS
from scenes.table.cues.cue_context import CueContext
from scenes.table.cues.flights import Point, ball
from scenes.table.cues.motions import Motion, pause, then, together
from scenes.table.football_war.faces import DIAGRAM
from scenes.table.stage.layout import HAND
from scenes.table.stage.sprites import Sprite

RUNS, BALL, LOB = 0.42, 34.0, 16.0
"""Seconds of the whole way, width of the ball, and height of each piece of a pass, in units."""
ART = (132.0, 104.0)
"""Size of the drawing in whose units the ways are given."""
WAYS: dict[str, tuple[Point, ...]] = {
    "Quick HB Pitch": ((70, 74), (90, 79), (102, 84), (116, 58), (120, 18)),
    "HB Dive": ((66, 94), (72, 74), (72, 14)),
    "HB Sweep": ((60, 92), (92, 92), (113, 74), (119, 47), (121, 16)),
    "HB Draw": ((86, 93), (71, 84), (66, 68), (66, 13)),
    "HB Counter": ((70, 92), (32, 84), (97, 66), (104, 34), (104, 14)),
    "FB Trap": ((66, 94), (66, 74), (60, 46), (66, 13)),
    "QB Sneak": ((66, 84), (66, 25)),
    "QB Option": ((66, 73), (86, 76), (105, 82), (119, 62), (120, 15)),
    "Quick Slant": ((62, 78), (45, 58), (40, 29), (53, 16)),
    "HB Screen": ((45, 91), (72, 61), (103, 79), (107, 60), (107, 13)),
    "Curl": ((62, 78), (44, 62), (38, 39)),
    "Quick Out": ((61, 80), (22, 69), (12, 34)),
    "Deep Post": ((64, 78), (61, 34), (67, 10)),
    "Go Route": ((55, 83), (66, 33), (99, 11)),
    "Play Action": ((26, 80), (23, 44), (47, 22)),
    "Hail Mary": ((70, 89), (93, 48), (72, 14)),
}
"""The points of each way, in units of the drawing."""


def way(card: Sprite) -> list[Point]:
    """Returns the points of the ball's way over a card as it lies, in pixels; empty for a card without a diagram."""
    if card.card is None or card.card.code not in WAYS:
        return []
    unit, (middle, scale) = card.width / HAND.w, DIAGRAM
    turned = pygame.Vector2(card.x, card.y)
    found = []
    for x, y in WAYS[card.card.code]:
        across, down = (x - ART[0] / 2) * scale, middle + (y - ART[1] / 2) * scale - HAND.h / 2
        spot = turned + pygame.Vector2(across, down).rotate(-card.tilt) * unit
        found.append((spot.x, spot.y))
    return found


def runs(card: Sprite, share: float = 1.0) -> Motion:
    """Lets the ball run or fly over a card as its diagram shows, in a share of the usual time."""
    points = way(card)
    pieces = [*pairwise(points)]
    whole = sum(math.dist(*piece) for piece in pieces)
    flies = card.card is not None and BY_CODE[card.card.code].kind == PASS
    high, turns = (LOB, 0.5) if flies else (0.0, 0.0)
    moved = [
        ball(
            start,
            end,
            wide=BALL,
            high=high,
            turns=turns,
            lasts=share * RUNS * math.dist(start, end) / whole,
            stays=0.0,
            sound="",
        )
        for start, end in pieces
    ]
    return then(*moved) if moved else pause(0.0)


def acts_out(ctx: CueContext, share: float = 1.0) -> Motion:
    """Lets the ball run over the top card of the Drive pile, in a share of the usual time."""
    return together(*(runs(card, share) for card in ctx.board.zones.get("drive_pile", [])[-1:]))
