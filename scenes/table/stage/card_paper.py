"""The paper, a plain back, the size and the shadow of cards."""

from __future__ import annotations

import pygame

from scenes.table.stage.layout import HAND

PAPER = """
<defs><linearGradient id="p" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="#FFFDF6"/><stop offset="1" stop-color="#F1ECDD"/></linearGradient></defs>
<rect x="1" y="1" width="130" height="182" rx="10" fill="#151A24"/>
<rect x="3" y="3" width="126" height="178" rx="8" fill="url(#p)"/>
<rect x="4" y="4" width="124" height="176" rx="7.5" fill="none" stroke="#FFFFFF" stroke-width="1"/>
"""
BACK = """
<rect x="1" y="1" width="130" height="182" rx="10" fill="#FBF8F0"/>
<rect x="4" y="4" width="124" height="176" rx="7.5" fill="#24314B"/>
<rect x="12" y="12" width="108" height="160" rx="4" fill="none" stroke="#7385A8" stroke-width="3"/>
"""
PLAIN = """
<rect x="1" y="1" width="130" height="182" rx="10" fill="#000000"/>
<rect x="4" y="4" width="124" height="176" rx="7.5" fill="#FFFFFF"/>
"""
"""Paper in high contrast: only an outline of three units."""


def size_of(width: int) -> tuple[int, int]:
    """Returns the size of a card of that width, in pixels."""
    return width, round(width * HAND.h / HAND.w)


def shadow(width: int, blur: int, tilt: int) -> pygame.Surface:
    """Returns a soft shadow. Drawn small and scaled up, as it has no fine detail."""
    height, pad, shrink = round(width * HAND.h / HAND.w), blur * 2, max(1, blur // 2)
    small = pygame.Surface(((width + 2 * pad) // shrink, (height + 2 * pad) // shrink), pygame.SRCALPHA)
    edge, corner = pad / shrink, max(1, round(width * 10 / 132 / shrink))
    pygame.draw.rect(small, (0, 0, 0, 150), (edge, edge, width / shrink, height / shrink), border_radius=corner)
    if tilt:
        small = pygame.transform.rotozoom(small, -tilt, 1.0)
    soft = pygame.transform.gaussian_blur(small, 2)
    return pygame.transform.smoothscale_by(soft, shrink)


def dulled(picture: pygame.Surface) -> pygame.Surface:
    """Returns the card with less color and light; its text stays readable."""
    gray = pygame.transform.grayscale(picture)
    mixed = picture.copy()
    gray.set_alpha(153)
    mixed.blit(gray, (0, 0))
    veil = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    veil.fill((196, 200, 208, 255))
    mixed.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return mixed
